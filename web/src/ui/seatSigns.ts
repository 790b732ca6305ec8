/** The shapes by which seats are told apart besides their colours, in a box of 24 by 24. */

const SIGNS = [
  "M12 3a9 9 0 100 18 9 9 0 000-18z",
  "M4.5 4.5h15v15h-15z",
  "M12 3.5l9.5 16.5h-19z",
  "M12 2l9 10-9 10-9-10z",
  "M12 2l3 6.8 7.2.7-5.4 4.9 1.6 7.1-6.4-3.7-6.4 3.7 1.6-7.1L1.8 9.5 9 8.8z",
  "M7 3.5h10l5 8.5-5 8.5H7L2 12z",
] as const;

export const seatSign = (seat: number): string => SIGNS[seat % SIGNS.length]!;

/** The token of a colour by its number. */
export const seatColour = (colour: number): string => `var(--seat-${colour % SIGNS.length})`;
