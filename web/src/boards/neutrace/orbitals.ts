/** Around the middle one, which comes last. */
export const ORBITALS = [
  "molecule",
  "arrow",
  "skip",
  "sixth",
  "draw",
  "two",
  "exchange",
  "reverse",
  "reserve",
];

/** The signs of the nine orbitals, on a grid of 24, drawn with a round pen. */
export const SIGNS: Record<string, string> = {
  molecule:
    "M8.5 12a2.5 2.5 0 100 .01M15.5 12a2.5 2.5 0 105 0 2.5 2.5 0 00-5 0M8.5 12h7M6 6.5A8 8 0 0118 6.5M18 3v3.5h-3.5M18 17.5A8 8 0 016 17.5M6 21v-3.5h3.5",
  arrow:
    "M4 12h16M7 9.5L4 12l3 2.5M17 9.5l3 2.5-3 2.5M6 6.5A8 8 0 0118 6.5M18 3v3.5h-3.5M18 17.5A8 8 0 016 17.5M6 21v-3.5h3.5",
  skip: "M3 9h5v10H3zM16 9h5v10h-5zM5.5 6C8 2.5 16 2.5 18.5 6M18.5 2.8V6h-3.2M12 10.5v.01M12 14v.01M12 17.5v.01",
  sixth: "M3 6v12M6.5 6v12M10 6v12M13.5 6v12M17 6v12M21 3.5v17",
  draw: "M4 8h10v13H4zM7 8V4h13v13h-6M16.5 7.5v6M13.8 10.8l2.7 2.7 2.7-2.7",
  two: "M3 6h8v12H3zM13 6h8v12h-8zM7 10v4M5 12h4M17 10v4M15 12h4",
  exchange: "M4 8h15M15.5 4.5L19 8l-3.5 3.5M20 16H5M8.5 12.5L5 16l3.5 3.5",
  reverse: "M20 12H4M9 7l-5 5 5 5M20 6v12M15.5 8.5v7",
  reserve: "M7 3.5h10L13 12l4 8.5H7L11 12zM9.5 18.5h5",
};

/** Where an orbital is drawn on a square of 100: eight around the one in the middle. */
export function spot(nth: number): { x: number; y: number } {
  if (nth === 8) return { x: 50, y: 50 };
  const angle = (nth * Math.PI) / 4 - Math.PI / 2;
  return { x: 50 + 37.5 * Math.cos(angle), y: 50 + 37.5 * Math.sin(angle) };
}
