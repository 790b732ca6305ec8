/** Drawings as data: the strokes of `sketch.py`, how a hand makes them, and their picture. */

export const WIDE = 4096;
export const HIGH = 3072;
export const MOST_STROKES = 200;
export const MOST_POINTS = 4000;
/** A stroke that is longer goes on as another one. */
export const LONGEST = 300;
/** By their letters; black comes first. */
export const INKS = {
  k: "#000000",
  w: "#ffffff",
  y: "#ffd500",
  r: "#e3000f",
  g: "#009640",
  b: "#0057b8",
  o: "#f28500",
  n: "#7b4a1e",
  v: "#7d2a90",
  p: "#f4a6c6",
  e: "#8c8c8c",
} as const;
export type Ink = keyof typeof INKS;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BASE = 64;
const PER_POINT = 5;
const UNIT = WIDE / 640; // of widths

export interface Point {
  x: number;
  y: number;
  /** From 0 to 63. */
  pressure: number;
}

export interface Stroke {
  width: number;
  ink: Ink;
  points: Point[];
}

export function readStroke(text: string): Stroke {
  const points: Point[] = [];
  for (let at = 2; at + PER_POINT <= text.length; at += PER_POINT) {
    const [a, b, c, d, e] = [...text.slice(at, at + PER_POINT)].map((one) => DIGITS.indexOf(one));
    points.push({ x: a! * BASE + b!, y: c! * BASE + d!, pressure: e! });
  }
  return { width: Number(text[0]), ink: text[1] as Ink, points };
}

export function writeStroke({ width, ink, points }: Stroke): string {
  const digits = ({ x, y, pressure }: Point) =>
    [Math.floor(x / BASE), x % BASE, Math.floor(y / BASE), y % BASE, pressure]
      .map((digit) => DIGITS[digit])
      .join("");
  return `${width}${ink}${points.map(digits).join("")}`;
}

export const pointsIn = (strokes: readonly string[]) =>
  strokes.reduce((sum, stroke) => sum + (stroke.length - 2) / PER_POINT, 0);

/** A place on the sheet, whatever its size on the screen; outside it, the edge. */
export function onSheet(x: number, y: number, pressure: number): Point {
  const within = (value: number, most: number) =>
    Math.min(most - 1, Math.max(0, Math.round(value * most)));
  return { x: within(x, WIDE), y: within(y, HIGH), pressure: within(pressure, BASE) };
}

const NEAR = 10;

/** The way of a hand with as few points as show it. */
export function simplified(points: Point[], by = 5): Point[] {
  const apart = points.filter(
    (point, nth) =>
      nth === 0 ||
      nth === points.length - 1 ||
      Math.hypot(point.x - points[nth - 1]!.x, point.y - points[nth - 1]!.y) >= NEAR / 4,
  );
  return thinned(apart, by);
}

function thinned(points: Point[], by: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [wide, high] = [last.x - first.x, last.y - first.y];
  const long = Math.hypot(wide, high) || 1;
  let [far, at] = [0, 0];
  points.forEach(({ x, y }, nth) => {
    const off = Math.abs(wide * (first.y - y) - (first.x - x) * high) / long;
    const away = long === 1 ? Math.hypot(x - first.x, y - first.y) : off;
    if (nth > 0 && nth < points.length - 1 && away > far) [far, at] = [away, nth];
  });
  if (far <= by) return [first, last];
  return [...thinned(points.slice(0, at + 1), by).slice(0, -1), ...thinned(points.slice(at), by)];
}

/** A part of a stroke that is equally broad. */
export interface Run {
  path: string;
  breadth: number;
}

const LEVELS = 8; // of pressure that can be told apart

export function runs({ width, points }: Stroke): Run[] {
  const level = ({ pressure }: Point) => Math.round((pressure / (BASE - 1)) * LEVELS);
  const breadth = (of: number) => UNIT * width * (0.4 + (0.6 * of) / LEVELS);
  if (points.length === 1) {
    const [{ x, y }] = points as [Point];
    return [{ path: `M${x} ${y}h1`, breadth: breadth(level(points[0]!)) }];
  }
  const found: Run[] = [];
  for (let at = 1; at < points.length;) {
    const of = level(points[at]!);
    let end = at;
    while (end + 1 < points.length && level(points[end + 1]!) === of) end += 1;
    found.push({ path: through(points.slice(at - 1, end + 1)), breadth: breadth(of) });
    at = end + 1;
  }
  return found;
}

/** A smooth line: corners are rounded from the middle of one side to the middle of the next. */
function through(points: Point[]): string {
  const middle = (a: Point, b: Point) =>
    `${Math.round((a.x + b.x) / 2)} ${Math.round((a.y + b.y) / 2)}`;
  const [first, last] = [points[0]!, points.at(-1)!];
  const bends = points
    .slice(1, -1)
    .map((point, nth) => `Q${point.x} ${point.y} ${middle(point, points[nth + 2]!)}`);
  return `M${first.x} ${first.y}${bends.join("")}L${last.x} ${last.y}`;
}

/** The drawing as a file of its own. */
export function svg(strokes: readonly string[], description: string): string {
  const escaped = description
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  const lines = strokes.map(readStroke).map((stroke) => {
    const paths = runs(stroke).map(
      ({ path, breadth }) => `<path d="${path}" stroke-width="${Math.round(breadth)}"/>`,
    );
    return `<g stroke="${INKS[stroke.ink]}">${paths.join("")}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" role="img" fill="none" ` +
    `stroke-linecap="round" stroke-linejoin="round">` +
    (escaped ? `<title>${escaped}</title>` : "") +
    `<rect width="${WIDE}" height="${HIGH}" fill="#fff"/>${lines.join("")}</svg>\n`
  );
}
