/** The cube in 3D. A picture is drawn only when something has changed. */

import {
  AmbientLight,
  BoxGeometry,
  type BufferGeometry,
  CanvasTexture,
  Color,
  ConeGeometry,
  DirectionalLight,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Ray,
  Scene,
  SRGBColorSpace,
  TorusGeometry,
  Vector2,
  Vector3,
  Box3,
  WebGLRenderer,
  Raycaster,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Place } from "./cubic";
import { COLOURS, colourOf, pip, PIPS, valueOf } from "./dice";
import type { Point } from "../../kit/frame.svelte";
import { SYMBOLS } from "./symbols";
import { COLUMNS, SIDE } from "./pieces";

/** How a die is shown: dim unless it is free, with a frame that says why it matters. */
export interface Shown extends Place {
  die: string | null;
  bright: boolean;
  frame: "free" | "may" | "chosen" | "touched" | null;
  /** Whether it is about to collapse: that is marked besides, and seen through whatever stands before it. */
  boundary: boolean;
  over: boolean;
  /** The seats that point at it. */
  seats: number[];
}

export interface Colours {
  [name: string]: string;
}

export interface Turning {
  /** Around the upright axis, and up from the ground, in radians. */
  around: number;
  up: number;
  far: number;
}

export const AT_FIRST: Turning = { around: 0.62, up: 0.6, far: 15.2 };
export const FROM_ABOVE: Turning = { around: 0, up: 1.52, far: 13 };
const MIDDLE = 1.6; // what is looked at, above the base
const DIE = 0.92;
const DIM = 0.5;
const FACE = 128;
const CELL = 256;
/** Which value each side of a die shows when 1 is up: +x, -x, +y, -y, +z, -z. */
const SIDES = [2, 5, 1, 6, 3, 4];
const UP = new Vector3(0, 1, 0);
const NORMALS = [
  new Vector3(1, 0, 0),
  new Vector3(-1, 0, 0),
  new Vector3(0, 1, 0),
  new Vector3(0, -1, 0),
  new Vector3(0, 0, 1),
  new Vector3(0, 0, -1),
];

/** The turn that brings a value up, and then around by quarters so that no two neighbours look alike. */
function lying(value: number, quarters: number): Quaternion {
  const up = new Quaternion().setFromUnitVectors(NORMALS[SIDES.indexOf(value)]!, UP);
  return new Quaternion().setFromAxisAngle(UP, (quarters * Math.PI) / 2).multiply(up);
}

const middle = ({ nth, layer }: Place) =>
  new Vector3((nth % SIDE) - 1.5, layer + 0.5, Math.floor(nth / SIDE) - 1.5);

export class Cube3D {
  turning: Turning = { ...AT_FIRST };
  #renderer: WebGLRenderer;
  #scene = new Scene();
  #camera = new PerspectiveCamera(27, 1, 0.1, 60);
  #dice: InstancedMesh[];
  #seams: InstancedMesh;
  #frames: InstancedMesh;
  #bounds: InstancedMesh;
  #hidden: InstancedMesh;
  #cones: InstancedMesh;
  #rings: InstancedMesh;
  #base: Mesh<PlaneGeometry, MeshBasicMaterial>;
  #colours: Colours;
  #places: Shown[] = [];
  #due = 0;
  #size = new Vector2(1, 1);
  /** Called after a picture was drawn from another place. */
  moved: () => void = () => {};
  #stale = true;
  #pictures = 0;
  #sharpest: number;

  /** Edges are smooth and pixels fine, unless the processor has to draw. */
  constructor(canvas: HTMLCanvasElement, colours: Colours, symbols: string[], fine: boolean) {
    this.#sharpest = fine ? 2 : 1;
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: fine });
    this.#colours = colours;
    canvas.addEventListener("webglcontextrestored", () => this.wake());
    const die = dieGeometry();
    this.#dice = COLOURS.map((colour) => {
      const map = faces(colour, colours);
      const material = new MeshLambertMaterial({ map });
      return this.#instanced(die, material, SIDE ** 3);
    });
    const plain = () => new MeshBasicMaterial({ toneMapped: false });
    this.#seams = this.#instanced(new BoxGeometry(0.84, 1, 0.84), plain(), SIDE ** 2);
    this.#frames = this.#instanced(frameGeometry(0.485, 0.042), plain(), SIDE ** 2);
    const bound = frameGeometry(0.53, 0.06);
    this.#bounds = this.#instanced(bound, plain(), SIDE ** 2);
    const faint = new MeshBasicMaterial({ toneMapped: false, transparent: true, opacity: 0.45 });
    this.#hidden = this.#instanced(bound, faint, SIDE ** 2);
    const cone = new ConeGeometry(0.2, 0.36, 4).rotateX(Math.PI);
    this.#cones = this.#instanced(cone, plain(), SIDE ** 2);
    for (const mesh of [this.#hidden, this.#cones]) {
      (mesh.material as Material).depthTest = false;
      mesh.renderOrder = 1;
    }
    const ring = new TorusGeometry(0.52, 0.07, 8, 28).rotateX(Math.PI / 2);
    this.#rings = this.#instanced(ring, plain(), SIDE ** 2);
    const ground = new PlaneGeometry(5, 5).rotateX(-Math.PI / 2);
    this.#base = new Mesh(
      ground,
      new MeshBasicMaterial({ map: plate(symbols, colours), transparent: true }),
    );
    this.#scene.add(this.#base);
    this.#scene.add(new AmbientLight("white", 1.7));
    const sun = new DirectionalLight("white", 2.2);
    sun.position.set(3, 9, 5);
    this.#scene.add(sun);
  }

  #instanced(geometry: BufferGeometry, material: Material, count: number): InstancedMesh {
    const mesh = new InstancedMesh(geometry, material, count);
    mesh.frustumCulled = false;
    mesh.count = 0;
    this.#scene.add(mesh);
    return mesh;
  }

  get #meshes(): InstancedMesh[] {
    const marks = [this.#frames, this.#bounds, this.#hidden, this.#cones, this.#rings];
    return [...this.#dice, this.#seams, ...marks];
  }

  resize(width: number, height: number) {
    this.#size.set(width, height);
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, this.#sharpest));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#stale = true;
    this.wake();
  }

  turn(by: Partial<Turning>) {
    const { around, up, far } = { ...this.turning, ...by };
    this.turning = {
      around,
      up: Math.min(1.52, Math.max(0.12, up)),
      far: Math.min(22, Math.max(8, far)),
    };
    this.#stale = true;
    this.wake();
  }

  show(places: Shown[]) {
    this.#places = places;
    const colour = new Color();
    const put = (mesh: InstancedMesh, at: Matrix4, name: string, light = 1) => {
      mesh.setMatrixAt(mesh.count, at);
      mesh.setColorAt(mesh.count, colour.set(name).multiplyScalar(light));
      mesh.count += 1;
    };
    for (const mesh of this.#meshes) mesh.count = 0;
    const one = new Vector3(1, 1, 1);
    const heights = COLUMNS.map(() => 0);
    for (const { nth, layer, die, bright, frame, boundary, over, seats } of places) {
      const at = middle({ nth, layer });
      const turn = die ? lying(valueOf(die), nth + layer * 3) : new Quaternion();
      if (die) {
        heights[nth] = Math.max(heights[nth]!, layer + 1);
        const mesh = this.#dice[COLOURS.indexOf(colourOf(die) as never)]!;
        put(mesh, new Matrix4().compose(at, turn, one), "white", bright || over ? 1.06 : DIM);
      } else at.y = -0.42;
      const here = new Matrix4().setPosition(at);
      const named = over ? "over" : frame;
      if (named) put(this.#frames, here, this.#colours[named]!);
      if (boundary) {
        const above = new Matrix4().setPosition(at.x, at.y + 0.85, at.z);
        put(this.#bounds, here, this.#colours.boundary!);
        put(this.#hidden, here, this.#colours.boundary!);
        put(this.#cones, above, this.#colours.boundary!);
      }
      for (const [n, seat] of seats.entries())
        put(
          this.#rings,
          new Matrix4().setPosition(at.x, at.y + 0.55 + 0.16 * n, at.z),
          this.#colours[`seat-${seat}`]!,
        );
    }
    for (const [nth, height] of heights.entries()) {
      if (!height) continue;
      const at = middle({ nth, layer: 0 }).setY((height - 0.12) / 2);
      const tall = new Vector3(1, height - 0.12, 1);
      put(this.#seams, new Matrix4().compose(at, new Quaternion(), tall), this.#colours.seam!);
    }
    for (const mesh of this.#meshes) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
    this.wake();
  }

  /** Draws in the next frame, once, however often it is called before. */
  wake() {
    this.#due ||= requestAnimationFrame(() => {
      this.#due = 0;
      this.#aim();
      this.#renderer.render(this.#scene, this.#camera);
      this.#renderer.domElement.dataset.pictures = String((this.#pictures += 1));
      if (this.#stale) {
        this.#stale = false;
        this.moved();
      }
    });
  }

  #aim() {
    const { around, up, far } = this.turning;
    const away = far * Math.max(1, 1.02 / this.#camera.aspect);
    this.#camera.position.set(
      away * Math.cos(up) * Math.sin(around),
      MIDDLE + away * Math.sin(up),
      away * Math.cos(up) * Math.cos(around),
    );
    this.#camera.lookAt(0, MIDDLE, 0);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  /** Where the upper face of a place is seen, in pixels of the canvas. */
  seenAt(place: Place, empty = false): Point {
    const at = middle(place);
    at.y += empty ? -0.5 : 0.45;
    at.project(this.#camera);
    return { x: ((at.x + 1) / 2) * this.#size.x, y: ((1 - at.y) / 2) * this.#size.y };
  }

  /** The die, or the empty field of the base, that is seen at a point. */
  pick({ x, y }: Point): Place | null {
    const caster = new Raycaster();
    const at = new Vector2((2 * x) / this.#size.x - 1, 1 - (2 * y) / this.#size.y);
    caster.setFromCamera(at, this.#camera);
    return nearest(caster.ray, this.#places);
  }

  stop() {
    cancelAnimationFrame(this.#due);
    for (const mesh of this.#meshes) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    for (const { material } of this.#dice) (material as MeshLambertMaterial).map?.dispose();
    this.#base.geometry.dispose();
    this.#base.material.map?.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}

function nearest(ray: Ray, places: Shown[]): Place | null {
  let found: Place | null = null;
  let closest = Infinity;
  const [box, hit, size] = [new Box3(), new Vector3(), new Vector3(1, 1, 1)];
  for (const { nth, layer, die } of places) {
    const at = middle({ nth, layer });
    if (!die) at.y = -0.49;
    box.setFromCenterAndSize(at, size);
    if (!ray.intersectBox(box, hit)) continue;
    const far = hit.distanceTo(ray.origin);
    if (far < closest) [closest, found] = [far, { nth, layer }];
  }
  return found;
}

/** Each side shows its own value, a third by a half of the picture of a colour. */
function dieGeometry(): BufferGeometry {
  const box = new RoundedBoxGeometry(DIE, DIE, DIE, 2, 0.13);
  const uv = box.attributes.uv!;
  const each = uv.count / 6;
  for (let at = 0; at < uv.count; at += 1) {
    const value = SIDES[Math.floor(at / each)]! - 1;
    const [across, down] = [value % 3, Math.floor(value / 3)];
    uv.setXY(at, (across + uv.getX(at)) / 3, 1 - (down + 1 - uv.getY(at)) / 2);
  }
  return box;
}

function frameGeometry(half: number, thick: number): BufferGeometry {
  const bars: BufferGeometry[] = [];
  for (const a of [-half, half])
    for (const b of [-half, half]) {
      bars.push(new BoxGeometry(2 * half + thick, thick, thick).translate(0, a, b));
      bars.push(new BoxGeometry(thick, 2 * half + thick, thick).translate(a, 0, b));
      bars.push(new BoxGeometry(thick, thick, 2 * half + thick).translate(a, b, 0));
    }
  return mergeGeometries(bars);
}

function painted(width: number, height: number, paint: (pen: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  paint(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** The six faces of a colour. */
function faces(colour: string, colours: Colours): CanvasTexture {
  return painted(3 * FACE, 2 * FACE, (pen) => {
    pen.fillStyle = colours[colour]!;
    pen.fillRect(0, 0, 3 * FACE, 2 * FACE);
    pen.fillStyle = colours[`${colour}-pip`]!;
    const outline = new Path2D(pip(colour));
    for (const [value, pips] of Object.entries(PIPS)) {
      const nth = Number(value) - 1;
      for (const [x, y] of pips) {
        pen.setTransform(
          FACE / 100,
          0,
          0,
          FACE / 100,
          (nth % 3) * FACE + (x * FACE) / 100,
          Math.floor(nth / 3) * FACE + (y * FACE) / 100,
        );
        pen.fill(outline);
      }
    }
  });
}

/** The base: sixteen symbols, and the names of rows and files around them. */
function plate(symbols: string[], colours: Colours): CanvasTexture {
  const side = 5 * CELL;
  return painted(side, side, (pen) => {
    pen.fillStyle = colours.plate!;
    pen.strokeStyle = colours["plate-line"]!;
    pen.lineWidth = 8;
    pen.beginPath();
    pen.roundRect(8, 8, side - 16, side - 16, CELL / 3);
    pen.fill();
    pen.stroke();
    pen.lineWidth = 4;
    pen.strokeStyle = colours["plate-line"]!;
    for (const [nth, symbol] of symbols.entries()) {
      const [x, y] = [CELL / 2 + (nth % SIDE) * CELL, CELL / 2 + Math.floor(nth / SIDE) * CELL];
      pen.strokeRect(x + 6, y + 6, CELL - 12, CELL - 12);
      pen.save();
      pen.translate(x + CELL * 0.17, y + CELL * 0.17);
      pen.scale((CELL * 0.66) / 24, (CELL * 0.66) / 24);
      pen.strokeStyle = colours["plate-ink"]!;
      pen.lineWidth = 1.8;
      pen.lineCap = pen.lineJoin = "round";
      pen.stroke(new Path2D(SYMBOLS[symbol]));
      pen.restore();
    }
    pen.fillStyle = colours["plate-ink"]!;
    pen.font = `600 ${CELL / 3.2}px ${colours.font}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const n of [0, 1, 2, 3]) {
      const along = CELL + n * CELL;
      for (const across of [CELL / 4, side - CELL / 4]) {
        pen.fillText("abcd"[n]!, along, across);
        pen.fillText(String(n + 1), across, along);
      }
    }
  });
}
