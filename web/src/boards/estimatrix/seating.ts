/** Where seats are around the table: one's own below, the others clockwise from there. */

export interface Spot {
  /** In hundredths of the table's width and height, from its middle. */
  x: number;
  y: number;
}

/** One's own seat below; the next one, on its left, clockwise. */
export function spots(seats: number, front: number): Spot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const turn = ((seat - front + seats) % seats) / seats;
    const angle = Math.PI / 2 + 2 * Math.PI * turn;
    return { x: outward(Math.cos(angle)), y: outward(Math.sin(angle)) };
  });
}

/** Towards the corners there is more room than a circle takes. */
const outward = (way: number) => Math.round(50 * Math.min(1, Math.max(-1, 1.2 * way)));

/** Where a thread between two seats is drawn to, so that it passes between the middle and the rim. */
export function bow(one: number, other: number, at: readonly Spot[]): Spot {
  const [a, b] = [at[one]!, at[other]!];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const apart = Math.abs(one - other);
  const far = 52 - 4 * Math.min(apart, at.length - apart);
  const [out, up] = Math.hypot(x, y) > 1 ? [x, y] : [-a.y, a.x]; // opposite seats: on one side
  const reach = (2 * far) / Math.hypot(out, up);
  return { x: reach * out - x, y: reach * up - y };
}
