/** The planet: coasts and the lights of settlements, grown from a seed, always the same. */

export interface Island {
  coast: string;
  hills: string;
  lights: string;
}

interface Seed {
  x: number;
  y: number;
  radius: number;
  flat: number;
  seed: number;
}

const POINTS = 96;
const WAVES = 14;

const SEEDS: Seed[] = [
  { x: 130, y: 270, radius: 190, flat: 0.85, seed: 3 },
  { x: 850, y: 40, radius: 210, flat: 0.6, seed: 8 },
  { x: 640, y: 580, radius: 220, flat: 0.75, seed: 21 },
  { x: 180, y: 880, radius: 170, flat: 0.95, seed: 5 },
  { x: 460, y: 130, radius: 62, flat: 0.8, seed: 13 },
  { x: 900, y: 850, radius: 105, flat: 0.8, seed: 34 },
  { x: 395, y: 700, radius: 38, flat: 0.9, seed: 2 },
  { x: 960, y: 400, radius: 70, flat: 1.1, seed: 40 },
];

/** On a square of 1000 units. */
export const ISLANDS: Island[] = SEEDS.map(grow);

export function grow({ x, y, radius, flat, seed }: Seed): Island {
  const chance = dice(seed);
  const waves = Array.from({ length: WAVES }, (_, nth) => ({
    height: (0.24 * (0.5 + chance())) / (nth + 1.2),
    phase: chance() * 2 * Math.PI,
  }));
  const reach = (angle: number) =>
    1 +
    waves.reduce(
      (sum, wave, nth) => sum + wave.height * Math.sin((nth + 1) * angle + wave.phase),
      0,
    );
  const at = (angle: number, share: number) =>
    `${(x + radius * share * reach(angle) * Math.cos(angle)).toFixed(1)} ` +
    (y + radius * flat * share * reach(angle) * Math.sin(angle)).toFixed(1);
  const ring = (share: number) =>
    `M${Array.from({ length: POINTS }, (_, nth) => at((nth * 2 * Math.PI) / POINTS, share)).join("L")}Z`;
  const town = (angle: number, share: number) =>
    Array.from(
      { length: 9 },
      () => `M${at(angle + (chance() - 0.5) * 0.35, share + (chance() - 0.5) * 0.16)}h0`,
    ).join("");
  const towns = Math.round(radius / 16);
  return {
    coast: ring(1),
    hills: ring(0.78) + ring(0.52),
    lights: Array.from({ length: towns }, () =>
      town(chance() * 2 * Math.PI, 0.35 + 0.55 * chance()),
    ).join(""),
  };
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
