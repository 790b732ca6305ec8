/** How large the parts of a declared board are at some scale, and where everything in them is drawn. */

import type { AnyPart, BoardPiece, Grid, Label, Pile, Place, Row, Track } from "../wire";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  size: Size;
  places: Map<string, Spot & { hex: boolean }>;
  pieces: Map<string, Spot>;
  /** What is written beside places: coordinates of a grid. */
  coordinates: { x: number; y: number; text: string }[];
  /** What parts are called. */
  titles: (Spot & { label: Label })[];
  /** What belongs to a seat. */
  panels: (Spot & { seat: number })[];
  /** What grids and tracks lie on. */
  grounds: Spot[];
  /** How many cards lie where they are too small to be counted. */
  counts: (Spot & { place: string; count: number })[];
}

export interface Size {
  width: number;
  height: number;
}

/** A part at some scale: its size, and how it is drawn from a corner. */
export interface Sized extends Size {
  lay: (x: number, y: number, into: Layout) => void;
}

// Pixels
const TITLE = 20; // the line that says what a part is
export const TITLE_WIDTH = 76;
const CARD = 1.4; // the height of a card of the width 1
const HEX = 2 / Math.sqrt(3); // the height of a hex of the width 1
export const FINGER = 44; // what can be pressed with one
const SMALL = 48; // a square for a finger: smaller ones are not for the sake of a single line
const LOOSE = 0.62; // how much of a card is seen at least beneath the next one
const TIGHTEST = 0.3; // the same where there is little room
const COUNTABLE = 20; // smaller cards that lie on one another are counted
const PAD = 0.1; // around the pieces of a row

/** How large a part may be, and how it is shown. */
export interface Scale {
  /** The side of a square. */
  unit: number;
  /** Of the line it stands in. */
  width: number;
  /** Whether it is written above what it is. */
  titled: boolean;
  /** Whether something empty is for cards. */
  cards: boolean;
  /** How many pieces rows have held at most: they keep the room, so that nothing jumps. */
  most: ReadonlyMap<string, number>;
  /** The least side of what may be pressed as a whole: of rows and piles. */
  least: number;
  /** How much is seen of a card that is only looked at, and that another one lies on. */
  close: number;
}

export function measured(part: AnyPart, scale: Scale): Sized {
  const inner =
    part.part === "grid"
      ? grid(part, scale)
      : part.part === "track"
        ? track(part, scale)
        : part.part === "row"
          ? row(part, scale)
          : pile(part, scale);
  const { label } = part;
  if (label == null || !scale.titled) return inner;
  const size = { width: Math.max(inner.width, TITLE_WIDTH), height: inner.height + TITLE };
  return {
    ...size,
    lay: (x, y, into) => {
      into.titles.push({ x, y, width: size.width, height: TITLE, label });
      inner.lay(x + (size.width - inner.width) / 2, y + TITLE, into);
    },
  };
}

function grid({ cells, hexes = false, columns = [], rows = [] }: Grid, { unit }: Scale): Sized {
  const height = hexes ? HEX * unit : unit;
  const down = hexes ? 0.75 * height : unit;
  const edge = columns.length + rows.length > 0 ? Math.max(14, 0.3 * unit) : 0.12 * unit;
  const shift = (line: number) => (hexes && line % 2 === 1 ? unit / 2 : 0);
  const wide = Math.max(...cells.map(({ column, row }) => column * unit + shift(row))) + unit;
  const last = Math.max(...cells.map((cell) => cell.row));
  const tall = last * down + height;
  const size = { width: wide + 2 * edge, height: tall + 2 * edge };
  return {
    ...size,
    lay: (x, y, into) => {
      into.grounds.push({ x, y, ...size });
      for (const cell of cells) {
        const spot = {
          x: x + edge + cell.column * unit + shift(cell.row),
          y: y + edge + cell.row * down,
          width: unit,
          height,
        };
        into.places.set(cell.id, { ...spot, hex: hexes });
        gather(cell.pieces, spot, into);
      }
      columns.forEach((text, nth) => {
        const at = x + edge + nth * unit + unit / 2;
        into.coordinates.push({ x: at, y: y + edge / 2, text });
        into.coordinates.push({ x: at, y: y + size.height - edge / 2, text });
      });
      rows.forEach((text, nth) => {
        const at = y + edge + nth * down + height / 2;
        into.coordinates.push({ x: x + edge / 2, y: at, text });
        into.coordinates.push({ x: x + size.width - edge / 2, y: at, text });
      });
    },
  };
}

/** There and back again, line by line; a ring goes around. */
function track({ spaces, ring = false }: Track, { unit, width }: Scale): Sized {
  const count = spaces.length;
  const most = Math.max(1, Math.floor(width / unit));
  const side = Math.min(most, Math.ceil((count + 4) / 4) + (count > 12 ? 1 : 0));
  const across = ring ? Math.max(2, side) : Math.min(most, count, 12);
  const down = ring ? Math.max(2, Math.ceil((count + 4) / 2) - across) : Math.ceil(count / across);
  const edge = 0.12 * unit;
  const size = { width: across * unit + 2 * edge, height: down * unit + 2 * edge };
  const at = ring ? around(across, down) : snake(across);
  return {
    ...size,
    lay: (x, y, into) => {
      into.grounds.push({ x, y, ...size });
      spaces.forEach((space, nth) => {
        const { column, line } = at(nth);
        const corner = { x: x + edge + column * unit, y: y + edge + line * unit };
        const spot = { ...corner, width: unit, height: unit };
        into.places.set(space.id, { ...spot, hex: false });
        gather(space.pieces, spot, into);
      });
    },
  };
}

function snake(across: number): (nth: number) => { column: number; line: number } {
  return (nth) => {
    const line = Math.floor(nth / across);
    const column = nth % across;
    return { line, column: line % 2 === 0 ? column : across - 1 - column };
  };
}

/** Clockwise from the upper left corner. */
function around(across: number, down: number): (nth: number) => { column: number; line: number } {
  return (nth) => {
    const [right, low] = [across - 1, down - 1];
    if (nth <= right) return { column: nth, line: 0 };
    if (nth <= right + low) return { column: right, line: nth - right };
    if (nth <= 2 * right + low) return { column: 2 * right + low - nth, line: low };
    return { column: 0, line: 2 * right + 2 * low - nth };
  };
}

/** In one line if they can be; cards lie on one another before there are two lines. */
function row(
  { id, pieces = [] }: Row,
  { unit, width, most, least, close, ...scale }: Scale,
): Sized {
  const cards = pieces.length > 0 ? pieces.some(isCard) : scale.cards;
  const size = { width: unit, height: cards ? CARD * unit : unit };
  const [pad, gap] = [PAD * unit, 0.08 * unit];
  const count = Math.max(1, most.get(id) ?? 0, pieces.length);
  const room = width - 2 * pad;
  const tightest = unit * (cards ? (unit > SMALL ? LOOSE : TIGHTEST) : 1) + (cards ? 0 : gap);
  const fit = (room - unit) / Math.max(1, count - 1);
  const looked = cards && close < 1 && !pieces.some(({ press }) => press);
  const step = looked ? close * unit : Math.max(tightest, Math.min(unit + gap, fit));
  const inLine = 1 + Math.floor((room - unit + 0.01) / step);
  const each = unit > SMALL ? count : Math.max(1, Math.min(count, inLine));
  const lines = Math.ceil(count / each);
  const inner = {
    width: (each - 1) * step + unit + 2 * pad,
    height: lines * size.height + (lines - 1) * gap + 2 * pad,
  };
  const whole = { width: Math.max(least, inner.width), height: Math.max(least, inner.height) };
  const [left, top] = [
    (whole.width - inner.width) / 2 + pad,
    (whole.height - inner.height) / 2 + pad,
  ];
  return {
    ...whole,
    lay: (x, y, into) => {
      into.places.set(id, { x, y, ...whole, hex: false });
      if (looked && unit < COUNTABLE && pieces.length > 1)
        into.counts.push({ x, y, ...whole, place: id, count: pieces.length });
      pieces.forEach((piece, nth) => {
        const corner = {
          x: x + left + (nth % each) * step,
          y: y + top + Math.floor(nth / each) * (size.height + gap),
        };
        into.pieces.set(piece.id, within(piece, { ...corner, ...size }));
      });
    },
  };
}

function pile({ id, pieces = [] }: Pile, { unit, cards, least }: Scale): Sized {
  const width = Math.max(unit, least);
  const tall = pieces.length > 0 ? pieces.some(isCard) : cards;
  const size = { width, height: tall ? CARD * width : width };
  return {
    ...size,
    lay: (x, y, into) => {
      into.places.set(id, { x, y, ...size, hex: false });
      for (const piece of pieces) into.pieces.set(piece.id, within(piece, { x, y, ...size }));
    },
  };
}

export const isCard = ({ shape }: BoardPiece) => shape === "card";

/** Pieces in a cell: one in the middle, several beside one another. */
function gather(pieces: Place["pieces"] = [], cell: Spot, into: Layout): void {
  const side = Math.ceil(Math.sqrt(pieces.length));
  const room = (pieces.length > 1 ? 0.92 : 0.8) * cell.width;
  const size = room / Math.max(1, side);
  const lines = Math.ceil(pieces.length / Math.max(1, side));
  pieces.forEach((piece, nth) => {
    const line = Math.floor(nth / side);
    const inLine = line === lines - 1 ? pieces.length - line * side : side;
    const spot = {
      x: cell.x + cell.width / 2 + ((nth % side) - inLine / 2) * size,
      y: cell.y + cell.height / 2 + (line - lines / 2) * size,
      width: size,
      height: size,
    };
    into.pieces.set(piece.id, within(piece, spot));
  });
}

/** A card is higher than it is wide, all else is square. */
function within(piece: BoardPiece, { x, y, width, height }: Spot): Spot {
  const ratio = isCard(piece) ? CARD : 1;
  const size = Math.min(width, height / ratio);
  return {
    x: x + (width - size) / 2,
    y: y + (height - size * ratio) / 2,
    width: size,
    height: size * ratio,
  };
}
