/** Formats messages in the reader's language. They come from the server in packs: web, and one for each game. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Problem, Told } from "./kit/board";
import { store, stored } from "./stored";
import type { LanguageView, TextsView } from "./wire";

/** What another language lacks is said in English. */
const ENGLISH = "en";

export type Arguments = Record<string, string | number>;
/** How the reader sees what a message names: as notation, or by the signs of a board. */
export type Shown = (args: Arguments) => Arguments;
const plainly: Shown = (args) => args;

const FIRST = "web";
const wanted = new Set([FIRST]);
const packs = new Map<string, Promise<TextsView>>();
const bundles = new Map<string, FluentBundle>();

let language = $state(ENGLISH);
let languages = $state.raw<LanguageView[]>([]);
let begun: Promise<void> | undefined;
let arrivals = $state(0); // rises with every pack, so that what is shown is formatted again

export const words = {
  get language(): string {
    return language;
  },
  /** All that the room speaks. */
  get languages(): LanguageView[] {
    return languages;
  },

  /** Resolves when the packs are loaded; rejects when they cannot be, and may be tried again. */
  async need(...names: string[]): Promise<void> {
    for (const name of names) wanted.add(name);
    begun ??= begin();
    await begun.catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    await loadAll(language);
  },

  /** The messages of a pack in the reader's language, and in English. */
  texts(name: string): Promise<Pick<TextsView, "messages" | "english">> {
    return load(language, name);
  },

  /** The way they are written. */
  get direction(): "ltr" | "rtl" {
    return languages.find(({ tag }) => tag === language)?.direction ?? "ltr";
  },

  /** Switches once the other language is there, so that nobody sees half of it. */
  async speak(other: string): Promise<void> {
    await loadAll(other);
    adopt(other);
    store("language", other);
  },
};

/** A message in the reader's language, or in English; an unknown one is shown by its id. */
export function say(key: string, args: Arguments = {}): string {
  void arrivals;
  return said(language, key, args) ?? said(ENGLISH, key, args) ?? key;
}

export function knows(key: string): boolean {
  return speaks(language, key) || speaks(ENGLISH, key);
}

/** The question to someone who sees the board: in words for the board, if the game has them. */
export function askAtBoard(
  { key, args }: { key: string; args: Arguments },
  shown: Shown = plainly,
): string {
  const wordings = [`${key}-board`, key];
  const best = wordings.find((one) => speaks(language, one)) ?? wordings.find(knows) ?? key;
  return say(best, shown(args));
}

/** What happened, as a sentence. */
export function event(game: string, happened: Told, shown: Shown = plainly): string {
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

/** Its time alone. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(at);
}

const WEEK = 6 * 24 * 60 * 60_000; // in which a day of the week says enough

/** A moment that is not far: "Friday 18:00", or with its date where that would be unclear. */
export function dayAndTime(at: number, now = Date.now()): string {
  const day: Intl.DateTimeFormatOptions =
    Math.abs(at - now) < WEEK ? { weekday: "long" } : { day: "numeric", month: "long" };
  const time = { hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, { ...day, ...time }).format(at);
}

/** How long something lasts, in the largest unit that fits: "2 days". */
export function lasting(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const [value, unit] =
    minutes < 60
      ? [minutes, "minute"]
      : minutes < 24 * 60
        ? [Math.floor(minutes / 60), "hour"]
        : [Math.floor(minutes / 60 / 24), "day"];
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, format).format(value);
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

function said(tongue: string, key: string, args: Arguments): string | undefined {
  const bundle = bundles.get(tongue);
  const message = bundle?.getMessage(key);
  return message?.value ? bundle!.formatPattern(message.value, args, []) : undefined;
}

function speaks(tongue: string, key: string): boolean {
  void arrivals;
  return bundles.get(tongue)?.hasMessage(key) ?? false;
}

/** The server knows which of its languages is best for whoever reads these. */
async function begin(): Promise<void> {
  const wishes = [stored("language"), ...navigator.languages].filter(Boolean).join(", ");
  const first = fetchPack(FIRST, "", { "Accept-Language": wishes });
  const texts = await first;
  packs.set(`${texts.language}/${FIRST}`, first);
  languages = texts.languages;
  adopt(texts.language);
}

function adopt(other: string) {
  language = other;
  document.documentElement.lang = other;
  document.documentElement.dir = words.direction;
}

async function loadAll(spoken: string): Promise<void> {
  await Promise.all([...wanted].map((name) => load(spoken, name)));
}

function load(spoken: string, name: string): Promise<TextsView> {
  const key = `${spoken}/${name}`;
  let pack = packs.get(key);
  if (!pack) {
    pack = fetchPack(name, `?lang=${spoken}`);
    packs.set(key, pack);
    pack.catch(() => packs.delete(key));
  }
  return pack;
}

async function fetchPack(
  name: string,
  query: string,
  headers: Record<string, string> = {},
): Promise<TextsView> {
  const answer = await fetch(`/api/texts/${encodeURIComponent(name)}${query}`, { headers });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  const texts = (await answer.json()) as TextsView;
  learn(texts.language, texts.messages);
  learn(ENGLISH, texts.english);
  arrivals += 1;
  return texts;
}

function learn(tongue: string, messages: string) {
  const bundle = bundles.get(tongue) ?? new FluentBundle(tongue, { useIsolating: false });
  bundles.set(tongue, bundle);
  bundle.addResource(new FluentResource(messages), { allowOverrides: true });
}

/** Numbers stay numbers: plurals depend on it. */
function plain(happened: Told): Arguments {
  const fields = Object.entries(happened).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  return Object.fromEntries(fields) as Arguments;
}
