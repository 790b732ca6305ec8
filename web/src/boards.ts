/** What each game provides for the browser: a board, its signs for what messages name, how its moves read, pictures for its rulebook, a cover. A game may provide none. */

import type { Component } from "svelte";
import type { Board, GameEvent, Reading, Signs } from "./board";

export interface PictureProps {
  view: never;
  label: string;
  events?: GameEvent[];
  marked?: string[];
  window?: { from: string; to: string };
}

interface Pack {
  Board: Board;
  Picture: Component<PictureProps>;
  signs?: Signs;
  reading?: Reading;
}

const packs = import.meta.glob<Pack>("./boards/*/index.ts");
const tiles = import.meta.glob<{ default: Component }>("./boards/*/Tile.svelte");

export function hasBoard(game: string): boolean {
  return `./boards/${game}/index.ts` in packs;
}

export async function pack(game: string): Promise<Pack | null> {
  return (await packs[`./boards/${game}/index.ts`]?.()) ?? null;
}

export async function tile(game: string): Promise<Component | null> {
  return (await tiles[`./boards/${game}/Tile.svelte`]?.())?.default ?? null;
}
