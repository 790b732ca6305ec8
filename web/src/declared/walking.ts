/** Where an arrow key leads. */

import type { Spot } from "./measure";

/** The nearest of some spots in a direction: what an arrow key leads to. */
export function neighbour<K>(
  spots: ReadonlyMap<K, Spot>,
  from: K,
  [dx, dy]: readonly [number, number],
): K | null {
  const middle = ({ x, y, width, height }: Spot) => [x + width / 2, y + height / 2] as const;
  const here = spots.get(from);
  if (!here) return null;
  const [x, y] = middle(here);
  let best: { key: K; far: number } | null = null;
  for (const [key, spot] of spots) {
    const [ox, oy] = middle(spot);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = along + 2.5 * aside;
    if (key !== from && along > 1 && along > 0.35 * aside && (best === null || far < best.far))
      best = { key, far };
  }
  return best?.key ?? null;
}
