/** How presses narrow the legal moves. Words are those of places, of pieces, and of buttons. */

export interface Pressing {
  move: string;
  /** The words to press, in their order. */
  gesture: readonly string[];
}

export function pressings(
  moves: readonly string[],
  gestures: readonly (readonly string[])[] | null | undefined,
): Pressing[] {
  return moves.map((move, nth) => ({ move, gesture: gestures?.[nth] ?? move.split(" ") }));
}

/** The moves that can still be made after these presses. */
export function fitting(all: readonly Pressing[], presses: readonly string[]): Pressing[] {
  return all.filter(({ gesture }) => presses.every((word, nth) => gesture[nth] === word));
}

/** The words that can be pressed next. */
export function ahead(all: readonly Pressing[], presses: readonly string[]): Set<string> {
  const next = fitting(all, presses).map(({ gesture }) => gesture[presses.length]);
  return new Set(next.filter((word) => word !== undefined));
}

/** The words that can be pressed next at one time or another: each time's together. */
export function everAhead(all: readonly Pressing[]): Set<string>[] {
  const times = new Map<string, Set<string>>();
  for (const { gesture } of all)
    gesture.forEach((word, nth) => {
      const before = JSON.stringify(gesture.slice(0, nth));
      times.set(before, (times.get(before) ?? new Set()).add(word));
    });
  return [...times.values()];
}

/** The move that these presses make: what they spell, or the only one that is left. */
export function whole(all: readonly Pressing[], presses: readonly string[]): string | null {
  if (presses.length === 0) return null;
  const left = fitting(all, presses);
  const spelt = left.find(({ gesture }) => gesture.length === presses.length);
  return (spelt ?? (left.length === 1 ? left[0] : undefined))?.move ?? null;
}

/**
 * The things that have been pressed, where several have the same word: those that were `touched`
 * come before others of their word.
 */
export function lifted(
  spots: ReadonlyMap<string, { word: string }>,
  presses: readonly string[],
  touched: readonly string[],
): Set<string> {
  const keys = [...touched, ...spots.keys()].filter((key) => spots.has(key));
  return new Set(
    [...new Set(presses)].flatMap((word) => {
      const alike = new Set(keys.filter((key) => spots.get(key)!.word === word));
      return [...alike].slice(0, presses.filter((press) => press === word).length);
    }),
  );
}

/**
 * The move that somebody has in mind who presses a word that cannot be pressed: one that could be
 * made, with this word in it. `alike` says whether another word is of the same kind.
 */
export function meant(
  all: readonly Pressing[],
  presses: readonly string[],
  word: string,
  alike: (other: string) => boolean,
): string {
  const nth = presses.length;
  const longer = fitting(all, presses).filter(({ gesture }) => gesture.length > nth);
  const models = longer.filter(({ gesture }) => alike(gesture[nth]!));
  const [model] = models.sort((one, other) => one.gesture.length - other.gesture.length);
  if (model === undefined) return [...presses, word].join(" ");
  const { move, gesture } = model;
  if (move === gesture.join(" ")) return gesture.with(nth, word).join(" ");
  const around = move.split(gesture[nth]!);
  return around.length === 2 ? around.join(word) : [...presses, word].join(" ");
}
