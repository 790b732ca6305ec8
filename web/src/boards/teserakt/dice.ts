/** Dice: colours in the order of the rules, and where their pips are. A colour has its own shape of pips. */

export const COLOURS = ["y", "o", "p", "b"] as const;

export const colourOf = (die: string) => die[0]!;
export const valueOf = (die: string) => Number(die[1]);
export const shown = (die: string, value: number) => `${die[0]}${value}`;

/** On a face of 100 by 100, by value. */
const [LOW, MID, HIGH] = [26, 50, 74];
export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[MID, MID]],
  2: [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  3: [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  4: [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
};

/** Round, square, triangle, diamond: outlines around the middle. */
const SHAPES: Record<string, string> = {
  y: "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z",
  o: "M-9.5 -9.5H9.5V9.5H-9.5Z",
  p: "M0 -12.5L12.5 9.5H-12.5Z",
  b: "M0 -13.5L13.5 0L0 13.5L-13.5 0Z",
};

export const pip = (colour: string) => SHAPES[colour]!;

/** What can be seen while a die rolls, its value last. */
export function tumbling(die: string, value: number, count = 6): string[] {
  const first = valueOf(die);
  const faces = Array.from({ length: count }, (_, nth) => 1 + ((first + 3 * nth + nth * nth) % 6));
  return [...faces.map((face) => shown(die, face)), shown(die, value)];
}
