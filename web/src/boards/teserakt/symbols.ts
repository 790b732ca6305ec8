/** The eight symbols of a base, drawn with a round pen on a grid of 24. */

export const SYMBOLS: Record<string, string> = {
  acceleration: "M4 6l6 6-6 6M12 6l6 6-6 6",
  reinforcement: "M12 4v16M4 12h16M7.5 7.5h9v9h-9z",
  chain: "M9.5 14.5l5-5M10 7l1.5-1.5a4.2 4.2 0 0 1 6 6L16 13M14 17l-1.5 1.5a4.2 4.2 0 0 1-6-6L8 11",
  fission:
    "M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4M12 3v4M12 17v4M5 7l3 2.5M16 14.5l3 2.5M19 7l-3 2.5M8 14.5L5 17",
  wave: "M3 9c3-5 6-5 9 0s6 5 9 0M3 16c3-5 6-5 9 0s6 5 9 0",
  burst: "M13 2L5 13.5h6L10 22l9-12.5h-6.5z",
  interphase: "M5 15l7-7 7 7M5 20l7-7 7 7M12 3v3",
  shock:
    "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6.5 6.5a7.8 7.8 0 0 0 0 11M17.5 6.5a7.8 7.8 0 0 1 0 11M3.5 3.5a12 12 0 0 0 0 17M20.5 3.5a12 12 0 0 1 0 17",
};
