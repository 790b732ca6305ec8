/** The games of this room, and opening tables. */

import { get, post } from "./api";
import { hasBoard } from "./boards";
import { keepGuide } from "./guide";
import { me } from "./me.svelte";
import { chooseLevel } from "./opponent";
import { router } from "./router.svelte";
import type { Created, GameView, NewTable, RoomView, SeatView, TableLists } from "./wire";
import { knows, say, words } from "./words.svelte";

let fetched: Promise<RoomView> | undefined;

/** The room, once the messages of its games have been loaded. */
export async function room(): Promise<RoomView> {
  fetched ??= get<RoomView>("/api/room");
  try {
    const { games } = await fetched;
    await words.need(...games.map((game) => game.id));
    return { ...(await fetched), games: forNewcomers(games) };
  } catch (error) {
    fetched = undefined;
    throw error;
  }
}

/** Something about the room has changed: it is asked for again. */
export function forgetRoom(): void {
  fetched = undefined;
}

/** Those with a board come first, the others are played at the text table, without a lesson; then those with little to learn, and those for which fewer people are needed. */
function forNewcomers(games: GameView[]): GameView[] {
  const rank = (game: GameView) => [Number(!hasBoard(game)), game.weight, Math.min(...game.seats)];
  return games
    .map((game) => (hasBoard(game) ? game : { ...game, lesson: false, coached: false }))
    .toSorted((one, two) => compared(rank(one), rank(two)));
}

/** Below zero if the first numbers come first. */
function compared(one: number[], two: number[]): number {
  const differing = one.findIndex((number, at) => number !== two[at]);
  return differing < 0 ? 0 : one[differing]! - two[differing]!;
}

/** The person's own tables, open ones, and games to watch. */
export function listTables(): Promise<TableLists> {
  return get<TableLists>("/api/tables");
}

/** Opens a table and goes there; with a guide, if the game is to be coached. */
export async function openTable(wanted: NewTable, guided = false): Promise<void> {
  const { id } = await post<Created>("/api/tables", wanted);
  if (guided) keepGuide(id, { on: true, seen: [] });
  router.go(`/table/${id}`);
}

/** The person against bots, or with them, at the smallest table. */
export async function playBot(game: GameView, bot: string, guided = false): Promise<void> {
  const count = game.seats.find((many) => many > 1) ?? 1;
  const others = Array.from({ length: count - 1 }, () => ({ who: "bot", bot }) as const);
  chooseLevel(game, bot);
  const seats = [{ who: "me", name: myName() } as const, ...others];
  await openTable({ game: game.id, seats }, guided);
}

/** The bots of a game: its levels in order, and under a title the others. */
export function botGroups(game: GameView): { title: string; bots: string[] }[] {
  const others = game.bots.filter((bot) => !game.levels.includes(bot));
  return [
    { title: "", bots: game.levels },
    { title: say("web-bot-others"), bots: others },
  ].filter(({ bots }) => bots.length > 0);
}

/** The same, to be chosen from a list. */
export function botChoices(
  game: GameView,
  value: (bot: string) => string,
): { value: string; text: string; group: string }[] {
  return botGroups(game).flatMap(({ title, bots }) =>
    bots.map((bot) => ({ value: value(bot), text: botName(bot), group: title })),
  );
}

export function myName(): string {
  return me.name || say("web-name-default");
}

export function isFree(seat: SeatView): boolean {
  return !seat.person && seat.bot === null;
}

/** Who sits there. Nobody sits at a record: it says who played, and names bots by their ids. */
export function seatName(seat: SeatView, game?: GameView): string {
  if (isFree(seat) && seat.name === "") return say("web-seat-free");
  const played = isFree(seat) && game?.bots.includes(seat.name) ? seat.name : null;
  const bot = seat.sits_in || seat.name !== seat.bot ? played : seat.bot;
  return bot === null ? seat.name : botName(bot);
}

/** Such as "Casual bot". */
export function botName(bot: string): string {
  return capital(say("web-bot", { bot }));
}

/** The level of a bot that has a name of its own, such as "Casual". */
export function levelOf({ bot, persona }: SeatView): string | null {
  return bot === null || persona === null ? null : capital(say("web-bot-level", { bot }));
}

/** How well a bot plays: against the person, or where all play together, with them. */
export function skillOf(bot: string, { cooperative }: GameView): string {
  return say("web-bot-about", { bot, together: String(cooperative) });
}

/** What such a bot is like, and how well it plays. */
export function aboutBot({ bot, persona }: SeatView, game: GameView): string | undefined {
  if (bot === null || persona === null) return undefined;
  const said = [say("web-temper", { persona }), skillOf(bot, game)];
  return said.filter(Boolean).join("\n");
}

/** The same with its name: "Ema · Casual". */
export function seatTitle(seat: SeatView, game?: GameView): string {
  const level = levelOf(seat);
  return level === null ? seatName(seat, game) : say("web-bot-named", { name: seat.name, level });
}

/** Bots of other packages are called by their ids, which are in small letters. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** Whoever shares a name is called by the seat too, such as "Greedy bot (2D)". */
export function distinctNames(names: string[], game: string): string[] {
  const shared = (name: string) => names.filter((other) => other === name).length > 1;
  return names.map((name, seat) =>
    shared(name) ? `${name} (${say(`${game}-seat`, { seat })})` : name,
  );
}

/** The value of an option; a text of one's own is named, not shown. */
export function optionValue(option: string, value: string | number | boolean): string {
  const known = `${option}-${value}`;
  return say(knows(known) ? known : `${option}-own`);
}

/** Such as "2 players" or "2 to 4 players". */
export function seatCounts(game: GameView): string {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return say("web-players", { least, most });
}
