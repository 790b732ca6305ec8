/** A laborigine in clay: how far it reaches in 24 directions, and its features. */

export const POINTS = 24;
export const MOST = 35;
export const FEATURES = { eyes: 6, gaze: 4, mouth: 6, arms: 6, texture: 6, accent: 8 } as const;
export type Feature = keyof typeof FEATURES;
const NAMES = Object.keys(FEATURES) as Feature[];

export interface Clay {
  /** From the top clockwise, each from 0 to MOST. */
  outline: number[];
  features: Record<Feature, number>;
}

export interface Point {
  x: number;
  y: number;
}

export const BODIES = [
  "mmmmmmmmmmmmmmmmmmmmmmmm", // a ball
  "zywtqonmmmnoqooqnmmmnoqt", // an egg that leans
  "tsqnljjkmptwxwtpmkjjlnqs", // a bean
  "oopqsuwyzyxwvwxyzywusqpo", // a pear
  "zztomkiihhiklmlkihhiikmo", // a worm that stands
  "uomouomouomouomouomouomo", // a star
].map(reaches);

/** `<outline> <features>`, with or without the word before it. */
export function readClay(text: string): Clay | null {
  const found = /([0-9a-z]{24}) ([0-9]{6})$/.exec(text);
  if (!found) return null;
  const [, outline, digits] = found as unknown as [string, string, string];
  const features = Object.fromEntries(NAMES.map((name, nth) => [name, Number(digits[nth])]));
  return { outline: reaches(outline), features: features as Record<Feature, number> };
}

export function writeClay({ outline, features }: Clay): string {
  const digits = NAMES.map((name) => features[name]).join("");
  return `${outline.map((reach) => reach.toString(36)).join("")} ${digits}`;
}

/** A figure nobody has thought of, from numbers between 0 and 1. */
export function knead(chance: () => number): Clay {
  const pick = (kinds: number) => Math.floor(kinds * chance());
  const features = Object.fromEntries(NAMES.map((name) => [name, pick(FEATURES[name])]));
  let outline = BODIES[pick(BODIES.length)]!;
  for (let times = 0; times < 5; times += 1)
    outline = press(outline, POINTS * chance(), 12 * chance() - 6);
  return { outline, features: features as Record<Feature, number> };
}

const WIDTH = 1.6; // of a thumb, in points of the outline

/** Pulls the clay out, or presses it in, around a place of the outline. */
export function press(outline: number[], at: number, by: number): number[] {
  return outline.map((reach, nth) => {
    const away = apart(nth, at) / WIDTH;
    return within(reach + by * Math.exp(-away * away));
  });
}

/** Evens the clay out: around a place of the outline, or everywhere. */
export function smooth(outline: number[], at?: number): number[] {
  return outline.map((reach, nth) => {
    if (at !== undefined && apart(nth, at) > 2 * WIDTH) return reach;
    const [before, after] = [outline.at(nth - 1)!, outline[(nth + 1) % POINTS]!];
    return within((before + 2 * reach + after) / 4);
  });
}

/** The place of the outline that lies in a direction from the middle. */
export function direction({ x, y }: Point): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI);
  return (((turn * POINTS) % POINTS) + POINTS) % POINTS;
}

const LEAST_RADIUS = 16;
const PER_REACH = 0.9;
const radius = (reach: number) => LEAST_RADIUS + PER_REACH * reach;
/** How far a distance from the middle reaches. */
export const reachOf = (distance: number) => (distance - LEAST_RADIUS) / PER_REACH;

/** The outline around the middle, in a drawing of about 100 × 100. */
export function points(outline: number[]): Point[] {
  return outline.map((reach, nth) => {
    const turn = (2 * Math.PI * nth) / POINTS;
    return { x: radius(reach) * Math.sin(turn), y: -radius(reach) * Math.cos(turn) };
  });
}

/** A smooth closed curve through points. */
export function curve(through: Point[]): string {
  const at = (nth: number) => through[(nth + through.length) % through.length]!;
  const parts = through.map((point, nth) => {
    const [before, next, after] = [at(nth - 1), at(nth + 1), at(nth + 2)];
    const one = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const two = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
    return `C${[one, two, next].map(({ x, y }) => `${round(x)} ${round(y)}`).join(" ")}`;
  });
  return `M${round(at(0).x)} ${round(at(0).y)}${parts.join("")}Z`;
}

/** Where the face is and how large it may be, and where the figure stands. */
export interface Build {
  path: string;
  face: Point & { size: number };
  top: Point;
  left: Point;
  right: Point;
  foot: number;
}

export function build(outline: number[]): Build {
  const around = points(outline);
  const [left, right] = [around[17]!, around[7]!];
  const middle = (left.x + right.x) / 2;
  const up = -around[0]!.y;
  const width =
    Math.min(...[4, 5, 6].map((nth) => around[nth]!.x - middle)) +
    Math.min(...[18, 19, 20].map((nth) => middle - around[nth]!.x));
  const size = Math.min(1.35, Math.max(0.5, Math.min(width / 62, (up + 24) / 50)));
  return {
    path: curve(around),
    face: { x: middle * 0.7, y: -0.16 * up, size },
    top: around.reduce((high, point) => (point.y < high.y ? point : high)),
    left,
    right,
    foot: Math.max(...around.map(({ y }) => y)),
  };
}

function reaches(text: string): number[] {
  return [...text].map((letter) => Number.parseInt(letter, 36));
}

function apart(one: number, other: number): number {
  const way = Math.abs(one - other) % POINTS;
  return Math.min(way, POINTS - way);
}

const within = (reach: number) => Math.min(MOST, Math.max(0, Math.round(reach)));
const round = (value: number) => Math.round(10 * value) / 10;

/** The clay of a figure; where nobody models, its name says what it looks like. */
export function clayOf({ name, clay }: { name: string; clay: string }): Clay {
  return readClay(clay) ?? standIn(name);
}

function standIn(name: string): Clay {
  let seed = [...name].reduce((mix, letter) => mix * 31 + letter.charCodeAt(0), 7);
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  chance();
  return knead(chance);
}
