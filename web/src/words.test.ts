import { beforeEach, expect, it, vi } from "vitest";

const languages = [
  { tag: "cs", name: "Čeština", direction: "ltr" },
  { tag: "en", name: "English", direction: "ltr" },
  { tag: "ar", name: "العربية", direction: "rtl" },
];
const moves = {
  cs: "web-moves =\n    { $moves ->\n        [one] { $moves } tah\n        [few] { $moves } tahy\n       *[other] { $moves } tahů\n    }",
  en: "web-moves =\n    { $moves ->\n        [one] one move\n       *[other] { $moves } moves\n    }",
};
const packs: Record<string, [messages: string, english: string]> = {
  "cs/web": [moves.cs, ""],
  "en/web": [moves.en, ""],
  "ar/web": ["web-hello = مرحبا", moves.en],
  "cs/nim": ["nim-took = Hráč { $seat } bere { $matches }.", "nim-end = the last match"],
  "cs/toy": ["toy-ask = Piš", "toy-ask-board = Point\ntoy-pass = Pass\ntoy-pass-board = Wave"],
};
let reachable = true;
let wishes: string[] = [];

beforeEach(() => {
  vi.resetModules();
  reachable = true;
  wishes = [];
  vi.stubGlobal("navigator", { languages: ["de-DE", "cs-CZ", "en"] });
  vi.stubGlobal("document", { documentElement: { lang: "", dir: "" } });
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    if (!reachable) throw new TypeError();
    const [, name, language = "cs"] = /^\/api\/texts\/(\w+)(?:\?lang=(\w+))?$/.exec(path)!;
    wishes.push(headers["Accept-Language"] ?? "");
    const [messages, english] = packs[`${language}/${name}`] ?? ["", ""];
    return Response.json({ language, messages, english, languages });
  });
});

it("speaks the language that the server finds best for what the browser reads", async () => {
  const { say, words } = await import("./words.svelte");
  await words.need();
  expect(wishes).toEqual(["de-DE, cs-CZ, en"]);
  expect(words.languages).toEqual(languages);
  expect(document.documentElement.lang).toBe("cs");
  expect([1, 3, 7].map((moves) => say("web-moves", { moves }))).toEqual([
    "1 tah",
    "3 tahy",
    "7 tahů",
  ]);
});

it("shows the id of a message it does not know", async () => {
  const { say, words } = await import("./words.svelte");
  await words.need();
  expect(say("web-unheard-of")).toBe("web-unheard-of");
  expect(say("web-moves")).not.toBe("");
});

it("tells events by their arguments, or by their fields where there are none", async () => {
  const { event, words } = await import("./words.svelte");
  await words.need("nim");
  const took = { event: "took", rule: "NIM-1", seat: 1, matches: 2, heaps: [3, 4] };
  expect(event("nim", took)).toBe("Hráč 1 bere 2.");
  expect(event("nim", { ...took, args: { seat: 2, matches: 5 } })).toBe("Hráč 2 bere 5.");
});

it("keeps its language when the other one cannot be had, and tries again", async () => {
  const { say, words } = await import("./words.svelte");
  await words.need();
  reachable = false;
  await expect(words.speak("en")).rejects.toThrow();
  expect(words.language).toBe("cs");
  reachable = true;
  await words.speak("en");
  expect(say("web-moves", { moves: 1 })).toBe("one move");
});

it("says in English what the language lacks, and counts as English does", async () => {
  const { knows, say, words } = await import("./words.svelte");
  await words.need("nim");
  expect(say("nim-end")).toBe("the last match");
  expect(knows("nim-end")).toBe(true);
  await words.speak("ar");
  expect(say("web-hello")).toBe("مرحبا");
  expect([1, 2].map((moves) => say("web-moves", { moves }))).toEqual(["one move", "2 moves"]);
  expect(document.documentElement).toMatchObject({ lang: "ar", dir: "rtl" });
});

it("asks in the reader's language rather than in words for the board", async () => {
  const { askAtBoard, words } = await import("./words.svelte");
  await words.need("toy");
  expect(askAtBoard({ key: "toy-ask", args: {} })).toBe("Piš");
  expect(askAtBoard({ key: "toy-pass", args: {} })).toBe("Wave");
});

it("begins again once the server answers", async () => {
  const { say, words } = await import("./words.svelte");
  reachable = false;
  await expect(words.need()).rejects.toThrow();
  reachable = true;
  await words.need();
  expect(say("web-moves", { moves: 1 })).toBe("1 tah");
});
