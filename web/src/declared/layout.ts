/** Where the parts of a declared board go in a box of some size, so that all of it fits. */

import type { AnyPart, Board } from "../wire";
import {
  FINGER,
  isCard,
  type Layout,
  measured,
  type Scale,
  type Size,
  type Sized,
  TITLE_WIDTH,
} from "./measure";
import { places, placesOf } from "./parts";

// Pixels
const GAP = 12;
const NAME = 26; // the line with the name of a seat
const LARGEST = 104; // a square
const UNITS = [96, 84, 74, 66, 58, 52, 46, FINGER, 40, 34, 28, 22, 16]; // squares to try for what is a seat's
const TITLED = 46; // smaller parts of a seat are known by those of others
const COMMON = 1.25; // cards in the middle are not much larger than those in hands
const OTHERS = [0.75, 0.55, 0.4, 0.3]; // what is another's is mostly looked at only: shares to try
const REACHED = [1, ...OTHERS]; // the same where single things of others may be pressed
const APART = 0.5; // what it is worth that cards do not lie on one another
const CLOSE = [1, 0.45, 0.3]; // how much is seen of a card that is only looked at and lies beneath another

/** Everything in the box, as large as it can be. `own` are the seats that are nearest. */
export function arrange(
  board: Board,
  box: Size,
  own: readonly number[],
  most: Scale["most"] = new Map(),
): Layout {
  const common = board.parts.filter(({ seat }) => seat == null);
  const seats = [...new Set(board.parts.map(({ seat }) => seat ?? null))]
    .filter((seat) => seat !== null)
    .sort((one, other) => one - other);
  const panels = seats.map((seat) => board.parts.filter((part) => part.seat === seat));
  const mine = panels.filter((_, nth) => own.includes(seats[nth]!));
  const others = panels.filter((_, nth) => !own.includes(seats[nth]!));
  const wide = box.width > 1.2 * box.height && common.some(isField);
  const ways = panels.length === 0 ? [LARGEST] : UNITS;
  const reached = others.flat().some(isReached);
  const shares = others.length === 0 ? [1] : reached ? REACHED : OTHERS;
  const cards = places(board).some(({ pieces = [] }) => pieces.some(isCard));
  const arranged = wide ? beside : below;
  const closes = panels.flat().some(isLookedAt) ? CLOSE : [1];
  const units = ways.flatMap((own) =>
    shares.flatMap((share) => closes.map((close) => ({ own, others: share * own, close }))),
  );
  const zones = { common, mine, others, reached };
  let best: Try | null = null;
  for (const least of [FINGER, 0]) {
    for (const each of units) {
      const { close } = each;
      const measure: Measure = (part, unit, width, titled) =>
        measured(part, { unit, width, titled, cards, most, least, close });
      if (best && worth(LARGEST, each, reached) <= best.worth) continue;
      const one = arranged(zones, each, box, measure);
      if (!best || one.worth > best.worth) best = one;
    }
    if (best!.fits) break; // otherwise not everything can be for fingers
  }
  return best!.layout();
}

/** Whether single things of it may be pressed. */
const isReached = (part: AnyPart) =>
  isField(part) || placesOf(part).some(({ pieces = [] }) => pieces.some(({ press }) => press));

/** Whether it has cards that may lie on one another, since none of them is pressed. */
const isLookedAt = (part: AnyPart) =>
  part.part === "row" && (part.pieces ?? []).filter(isCard).length > 1 && !isReached(part);

const isField = ({ part }: AnyPart) => part === "grid" || part === "track";

type Measure = (part: AnyPart, unit: number, width: number, titled: boolean) => Sized;

interface Zones {
  common: AnyPart[];
  mine: AnyPart[][];
  others: AnyPart[][];
  /** Whether single things of others may be pressed. */
  reached: boolean;
}

/** The sides of squares: of one's own parts, and of the others'; and how close cards lie. */
interface Units {
  own: number;
  others: number;
  close: number;
}

interface Try {
  worth: number;
  fits: boolean;
  layout: () => Layout;
}

/** Others above, oneself below, and what is common between them. */
function below(
  { common, mine, others, reached }: Zones,
  units: Units,
  { width, height }: Size,
  measure: Measure,
): Try {
  const top = strip(others, units.others, width, measure);
  const bottom = strip(mine, units.own, width, measure);
  const left = height - spaced(top.height) - spaced(bottom.height);
  const most = common.some(isField) ? LARGEST : COMMON * units.own;
  const tooLarge = left < 0 || Math.max(top.width, bottom.width) > width;
  const middle = largest(common, { width, height: tooLarge ? 1 : left }, measure, most);
  return {
    worth: worth(tooLarge ? 0 : middle.unit, units, reached),
    fits: !tooLarge && middle.unit !== 0,
    layout: () => {
      const layout = empty({ width, height });
      top.lay((width - top.width) / 2, 0, layout);
      bottom.lay((width - bottom.width) / 2, height - bottom.height, layout);
      const spare = left - middle.height;
      middle.lay((width - middle.width) / 2, spaced(top.height) + spare / 2, layout);
      return layout;
    },
  };
}

/** A field on one side, and a column with what is the seats' on the other. */
function beside(
  { common, mine, others, reached }: Zones,
  units: Units,
  { width, height }: Size,
  measure: Measure,
): Try {
  const most = 0.45 * width;
  const rows = [
    ...others.map((parts) => strip([parts], units.others, most, measure)),
    ...mine.map((parts) => strip([parts], units.own, most, measure)),
  ];
  const column = Math.max(0, ...rows.map((row) => row.width));
  const tall = rows.reduce((sum, row) => sum + row.height, GAP * Math.max(0, rows.length - 1));
  const left = width - spaced(column);
  const tooLarge = tall > height || column > most;
  const middle = largest(common, { width: left, height: tooLarge ? 1 : height }, measure);
  return {
    worth: worth(tooLarge ? 0 : middle.unit, units, reached),
    fits: !tooLarge && middle.unit !== 0,
    layout: () => {
      const layout = empty({ width, height });
      const spare = Math.max(0, width - middle.width - spaced(column));
      middle.lay(spare / 2, (height - middle.height) / 2, layout);
      let y = (height - tall) / 2;
      for (const row of rows) {
        row.lay(width - spare / 2 - column, y, layout);
        y += row.height + GAP;
      }
      return layout;
    },
  };
}

/**
 * What is common or one's own counts twice, and more where it is too small for a finger; what does
 * not fit, less than anything that does.
 */
function worth(common: number | null, { own, others, close }: Units, reached: boolean): number {
  if (common === 0) return -own - others;
  const theirs = reached ? pressable(others) : Math.log(others);
  return 2 * pressable(common ?? FINGER) + 2 * pressable(own) + theirs + APART * close;
}

const pressable = (unit: number) => Math.log(unit) + 2 * Math.log(Math.min(1, unit / FINGER));

const spaced = (length: number) => (length > 0 ? length + GAP : 0);

/** Panels side by side, in as many lines as they need. */
function strip(panels: AnyPart[][], unit: number, width: number, measure: Measure): Sized {
  return flow(
    panels.map((parts) => panel(parts, unit, width, measure)),
    width,
  );
}

/** What is a seat's, beneath its name. */
function panel(parts: AnyPart[], unit: number, width: number, measure: Measure): Sized {
  const within = width - 2 * GAP;
  const inner = flow(
    parts.map((part) => measure(part, unit, within, unit >= TITLED)),
    within,
  );
  const size = { width: Math.max(inner.width, TITLE_WIDTH), height: inner.height };
  const whole = { width: size.width + 2 * GAP, height: size.height + NAME + 1.5 * GAP };
  return {
    ...whole,
    lay: (x, y, into) => {
      into.panels.push({ x, y, ...whole, seat: parts[0]!.seat! });
      inner.lay(x + GAP + (size.width - inner.width) / 2, y + NAME + GAP / 2, into);
    },
  };
}

/** Parts that are as large as they can be in a box; rows in lines of their own if that costs nothing. */
function largest(
  parts: AnyPart[],
  box: Size,
  measure: Measure,
  most = LARGEST,
): Sized & { unit: number | null } {
  if (parts.length === 0) return { width: 0, height: 0, lay: () => {}, unit: null };
  const ways = [true, false].map((apart) => {
    const at = (unit: number) =>
      flow(
        parts.map((part) => ({
          ...measure(part, unit, box.width, true),
          alone: apart && part.part === "row",
        })),
        box.width,
      );
    const fits = (unit: number) => {
      const { width, height } = at(unit);
      return width <= box.width && height <= box.height;
    };
    const unit = greatest(fits, most);
    return { ...at(unit), unit: fits(unit) ? unit : 0 };
  });
  const [apart, together] = ways as [Sized & { unit: number }, Sized & { unit: number }];
  return apart.unit >= together.unit - 1 ? apart : together;
}

/** The largest square that fits. */
function greatest(fits: (unit: number) => boolean, most: number): number {
  if (fits(most)) return most;
  if (!fits(1)) return 1;
  let [small, large] = [1, most];
  while (large - small > 0.25) {
    const unit = (small + large) / 2;
    if (fits(unit)) small = unit;
    else large = unit;
  }
  return small;
}

/** Side by side from the left, in lines that are centred. */
function flow(all: (Sized & { alone?: boolean })[], width: number): Sized {
  const lines: Sized[][] = [];
  let used = Infinity;
  for (const one of all) {
    if (one.alone || used + GAP + one.width > width + 0.01) lines.push([]);
    const line = lines.at(-1)!;
    line.push(one);
    used = one.alone ? Infinity : line.length === 1 ? one.width : used + GAP + one.width;
  }
  const wide = (line: Sized[]) =>
    line.reduce((sum, one) => sum + one.width, GAP * (line.length - 1));
  const tall = (line: Sized[]) => Math.max(...line.map((one) => one.height));
  const size = {
    width: Math.max(0, ...lines.map(wide)),
    height: lines.reduce((sum, line) => sum + tall(line), GAP * Math.max(0, lines.length - 1)),
  };
  return {
    ...size,
    lay: (left, top, into) => {
      let y = top;
      for (const line of lines) {
        let x = left + (size.width - wide(line)) / 2;
        for (const one of line) {
          one.lay(x, y, into);
          x += one.width + GAP;
        }
        y += tall(line) + GAP;
      }
    },
  };
}

function empty(size: Size): Layout {
  return {
    size,
    places: new Map(),
    pieces: new Map(),
    coordinates: [],
    titles: [],
    panels: [],
    grounds: [],
    counts: [],
  };
}
