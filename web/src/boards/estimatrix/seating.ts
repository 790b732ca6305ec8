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
