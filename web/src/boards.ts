/** What each game provides for the browser: a board, its signs for what messages name, how its moves read, pictures for its rulebook, a cover. A game may provide none. */

import type { Component } from "svelte";
import type { Board, GameEvent, Reading, Signs } from "./kit/board";
import type { GameView } from "./wire";

export interface PictureProps {
  game: string;
  view: never;
  /** The same after a move, where the game declares its board. */
  after?: never | null;
  label: string;
  events?: GameEvent[];
  marked?: string[];
  window?: { from: string; to: string };
}

/** How a game has ended, for a short scene over its board. */
export interface EndingProps {
  view: never;
  /** Whether the person at this screen has won; null for spectators. */
  won: boolean | null;
  winners: number[];
  colours: readonly number[];
  names: string[];
}

interface Pack {
  Board: Board;
  Ending?: Component<EndingProps>;
  Picture?: Component<PictureProps>;
  signs?: Signs;
  /** The events that say what a move is, where others may come before them. */
  heads?: ReadonlySet<string>;
  /** The events that say what a turn has come to, where its moves do not. */
  outcomes?: ReadonlySet<string>;
  reading?: Reading;
  /** The board shows who sits where and who is to move, so nothing else has to. */
  showsSeats?: boolean;
}

/** A game, as far as its board goes. */
type Boarded = Pick<GameView, "id" | "board" | "pictured">;

const packs = import.meta.glob<Pack>("./boards/*/index.ts");
const tiles = import.meta.glob<{ default: Component }>("./boards/*/Tile.svelte");

export function hasBoard({ id, board }: Boarded): boolean {
  return `./boards/${id}/index.ts` in packs || board !== null;
}

export async function pack({ id, board, pictured }: Boarded): Promise<Pack | null> {
  const ours = packs[`./boards/${id}/index.ts`];
  if (ours) return ours();
  if (board === "declared") return import("./declared");
  if (board === null) return null;
  const { Board } = await import("./framed");
  return pictured ? { ...(await import("./declared")), Board } : { Board };
}

/** What pictures a game, if anything of its own does. */
export async function tile({ id, pictured }: Boarded): Promise<Component<{ game: string }> | null> {
  const ours = tiles[`./boards/${id}/Tile.svelte`];
  if (ours) return (await ours()).default;
  return pictured ? (await import("./declared/Cover.svelte")).default : null;
}
