import { beforeEach, expect, it, vi } from "vitest";

const packs: Record<string, string> = {
  "/api/texts/cs/web":
    "web-moves =\n    { $moves ->\n        [one] { $moves } tah\n        [few] { $moves } tahy\n       *[other] { $moves } tahů\n    }",
  "/api/texts/en/web":
    "web-moves =\n    { $moves ->\n        [one] one move\n       *[other] { $moves } moves\n    }",
  "/api/texts/cs/nim": "nim-took = Hráč { $seat } bere { $matches }.",
};
let reachable = true;

beforeEach(() => {
  vi.resetModules();
  reachable = true;
  vi.stubGlobal("navigator", { languages: ["de-DE", "cs-CZ", "en"] });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", async (path: string) => {
    if (!reachable) throw new TypeError();
    return new Response(packs[path] ?? "");
  });
});

it("speaks the first language of the browser that it knows", async () => {
  const { say, words } = await import("./words.svelte");
  await words.need();
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
