import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene, Told } from "./board";
import type { Beat } from "./film";
import { Frame } from "./frame.svelte";
import { Stage } from "./stage.svelte";

/** Steps along a line, each a tenth of a second; a rest takes no time. */
type Walked = Told & { event: "step" | "rest"; to: number };

const step = (to: number): Walked => ({ event: "step", rule: "", to });
const rest: Walked = { event: "rest", rule: "", to: 0 };

let calm = false;
const settled: number[] = [];
let count = 0;

const scene = (before: number | null, events: Walked[], view: number): Scene<number, Walked> => ({
  id: ++count,
  view,
  before,
  events,
});

function stage(cut?: (whole: Scene<number, Walked>) => Scene<number, Walked>) {
  const seen: string[] = [];
  const story = {
    timeline: (events: Walked[]) => {
      const beats: Beat<Walked>[] = [];
      let end = 0;
      for (const event of events) {
        beats.push({ event, at: end, lasts: 100 });
        end += event.event === "step" ? 100 : 0;
      }
      return { beats, lasts: end };
    },
    apply: (at: number, { event, to }: Walked) => (event === "step" ? to : at),
    changed: (events: Walked[]) => events.map(({ to }) => String(to)),
    ...(cut && { cut }),
  };
  const frame = new Frame();
  frame.root = { getAnimations: () => [] } as unknown as HTMLElement;
  const made = new Stage(
    0,
    story,
    ({ event }: Beat<Walked>, before: number) => ({
      effects: [{ lasts: 150, from: before, to: event.to }],
      enliven: () => seen.push(`${before}-${event.to}`),
    }),
    frame,
  );
  return { stage: made, seen };
}

beforeEach(() => {
  calm = false;
  settled.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {}, hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a scene", () => {
  it("is filmed beat by beat, from before to after, and settles once", async () => {
    const { stage: shown, seen } = stage();
    shown.begin(scene(1, [step(2), step(3)], 3), (id) => settled.push(id));
    expect([shown.shown, shown.filming, shown.lately]).toEqual([1, true, []]);
    await vi.advanceTimersByTimeAsync(50);
    expect([shown.shown, shown.lately]).toEqual([2, [step(2)]]);
    expect(shown.effects).toMatchObject([{ from: 1, to: 2 }]);
    await vi.advanceTimersByTimeAsync(100);
    expect([shown.shown, shown.effects.length]).toEqual([3, 2]);
    expect(settled).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    shown.stop();
    expect([shown.filming, shown.effects]).toEqual([false, []]);
    expect([settled, seen]).toEqual([[count], ["1-2", "2-3"]]);
    expect(shown.settled).toBe(count);
  });

  it("ends where the server says, whatever the events could tell", () => {
    const { stage: shown } = stage();
    shown.begin(scene(1, [step(2)], 7), () => {});
    shown.stop();
    expect([shown.shown, shown.lately]).toEqual([7, [step(2)]]);
  });

  it("gives way to the next one, which begins where it should", async () => {
    const { stage: shown } = stage();
    shown.begin(scene(1, [step(2)], 2), (id) => settled.push(id));
    shown.begin(scene(5, [step(6)], 6), (id) => settled.push(id));
    expect([shown.shown, settled]).toEqual([5, [count - 1]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([shown.shown, settled]).toEqual([6, [count - 1, count]]);
  });

  it("is shown at once where motion is not wanted", () => {
    calm = true;
    const { stage: shown } = stage();
    shown.begin(scene(1, [step(2), step(3)], 3), (id) => settled.push(id));
    expect([shown.shown, settled]).toEqual([3, [count]]);
    shown.begin(scene(null, [], 9), () => {});
    expect([shown.shown, shown.lately]).toEqual([9, []]);
  });

  it("passes at once if nothing in it takes time", () => {
    const { stage: shown } = stage();
    const quiet = scene(1, [rest], 1);
    expect([shown.passes(quiet), shown.passes(scene(1, [step(2)], 2))]).toEqual([true, false]);
    expect(shown.passes(scene(null, [], 2))).toBe(false); // another position, and no film of it
    shown.begin(quiet, (id) => settled.push(id));
    expect([shown.filming, settled]).toEqual([false, [quiet.id]]);
  });

  it("may show less than all that happened", async () => {
    const { stage: shown } = stage((whole) => ({ ...whole, events: [step(2)], view: 2 }));
    shown.begin(scene(1, [step(2), step(3)], 3), () => {});
    await vi.advanceTimersByTimeAsync(1000);
    expect([shown.shown, shown.events]).toEqual([2, [step(2)]]);
  });
});

describe("a film", () => {
  it("is paused, stepped and gone on with", async () => {
    const { stage: shown } = stage();
    shown.begin(scene(1, [step(2), step(3), step(4)], 4), (id) => settled.push(id));
    await vi.advanceTimersByTimeAsync(50);
    shown.toggle();
    await vi.advanceTimersByTimeAsync(1000);
    expect([shown.paused, shown.shown]).toEqual([true, 2]);
    shown.step();
    expect([shown.paused, shown.shown]).toEqual([true, 3]);
    shown.toggle();
    expect([shown.paused, shown.shown]).toEqual([false, 4]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([shown.paused, settled]).toEqual([false, [count]]);
  });

  it("forgets what has flown by", async () => {
    const { stage: shown } = stage();
    shown.begin(scene(1, [step(2), step(3), step(4)], 4), () => {});
    await vi.advanceTimersByTimeAsync(250);
    expect(shown.effects.map(({ to }) => to)).toEqual([3, 4]);
    expect(new Set(shown.effects.map(({ id }) => id)).size).toBe(2);
  });
});
