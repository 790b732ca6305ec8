/** Formats messages in the reader's language. They come from the server in packs: room, web, and one for each game. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameEvent, Problem } from "./board";
import { store, stored } from "./stored";

/** Languages by the names they call themselves. */
export const LANGUAGES = { cs: "Čeština", en: "English" } as const;

export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, string | number>;
/** How the reader sees what a message names: as notation, or by the signs of a board. */
export type Shown = (args: Arguments) => Arguments;
const plainly: Shown = (args) => args;

const wanted = new Set<string>(["room", "web"]);
const packs = new Map<string, Promise<void>>();
const bundles = Object.fromEntries(
  Object.keys(LANGUAGES).map((spoken) => [spoken, bundle(spoken)]),
) as Record<Language, FluentBundle>;

let language = $state<Language>(chosenAtFirst());
let arrivals = $state(0); // rises with every pack, so that what is shown is formatted again

export const words = {
  get language(): Language {
    return language;
  },

  /** Resolves when the packs are loaded; rejects when they cannot be, and may be tried again. */
  async need(...names: string[]): Promise<void> {
    for (const name of names) wanted.add(name);
    await Promise.all([...wanted].map((name) => load(language, name)));
  },

  /** Switches once the other language is there, so that nobody sees half of it. */
  async speak(other: Language): Promise<void> {
    await Promise.all([...wanted].map((name) => load(other, name)));
    language = other;
    document.documentElement.lang = language;
    store("language", other);
  },
};

/** A message in the reader's language; an unknown one is shown by its id. */
export function say(key: string, args: Arguments = {}): string {
  void arrivals;
  const message = bundles[language].getMessage(key);
  if (!message?.value) return key;
  return bundles[language].formatPattern(message.value, args, []);
}

export function knows(key: string): boolean {
  void arrivals;
  return bundles[language].hasMessage(key);
}

/** The question to someone who sees the board: in words for the board, if the game has them. */
export function askAtBoard(
  { key, args }: { key: string; args: Arguments },
  shown: Shown = plainly,
): string {
  const own = `${key}-board`;
  return say(knows(own) ? own : key, shown(args));
}

/** What happened, as a sentence. */
export function event(game: string, happened: GameEvent, shown: Shown = plainly): string {
  return say(`${game}-${happened.event}`, shown(happened.args ?? plain(happened)));
}

/** What is in the way, as a sentence. */
export function problem({ key, args }: Problem, shown: Shown = plainly): string {
  return say(key, shown(args));
}

/** A moment in milliseconds since 1970, as a date and time. */
export function moment(at: number): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return format.format(at);
}

/** How long ago, as people say it. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  if (minutes < 1) return format.format(0, "second");
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 24 * 60) return format.format(-Math.floor(minutes / 60), "hour");
  return format.format(-Math.floor(minutes / 60 / 24), "day");
}

/** "a, b and c" in the reader's language. */
export function list(items: string[]): string {
  return new Intl.ListFormat(language).format(items);
}

function bundle(spoken: string): FluentBundle {
  return new FluentBundle(spoken, { useIsolating: false });
}

function chosenAtFirst(): Language {
  const first = firstLanguage();
  document.documentElement.lang = first;
  return first;
}

function firstLanguage(): Language {
  const known = Object.keys(LANGUAGES) as Language[];
  const wishes = [stored("language") ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const found = known.find((one) => wish.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "en";
}

function load(spoken: Language, name: string): Promise<void> {
  const key = `${spoken}/${name}`;
  let pack = packs.get(key);
  if (!pack) {
    pack = fetchPack(spoken, name);
    packs.set(key, pack);
    pack.catch(() => packs.delete(key));
  }
  return pack;
}

async function fetchPack(spoken: Language, name: string): Promise<void> {
  const answer = await fetch(`/api/texts/${spoken}/${encodeURIComponent(name)}`);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  bundles[spoken].addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  arrivals += 1;
}

/** Numbers stay numbers: plurals depend on it. */
function plain(happened: GameEvent): Arguments {
  const fields = Object.entries(happened).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  return Object.fromEntries(fields) as Arguments;
}
