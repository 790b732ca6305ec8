import { expect, it } from "vitest";
import type { GameEvent } from "../kit/board";
import { Scenes } from "./scenes.svelte";

const events: GameEvent[] = [{ event: "landed", rule: "NUM-7" }];

it("shows the first position without a film", () => {
  const scenes = new Scenes();
  scenes.film("a", events);
  expect(scenes.scene).toMatchObject({ view: "a", before: null, events: [] });
  expect(scenes.filming).toBe(false);
});

it("films a move from the position before it", () => {
  const scenes = new Scenes();
  scenes.cut("a");
  scenes.film("b", events);
  expect(scenes.scene).toMatchObject({ view: "b", before: "a", events });
  expect(scenes.filming).toBe(true);
  scenes.settled(scenes.scene!.id);
  expect(scenes.filming).toBe(false);
});

it("lets moves that come meanwhile wait their turn", () => {
  const scenes = new Scenes();
  scenes.cut("a");
  scenes.film("b", events);
  scenes.film("c", events);
  expect(scenes.scene?.view).toBe("b");
  scenes.settled(scenes.scene!.id);
  expect(scenes.scene).toMatchObject({ view: "c", before: "b" });
  scenes.settled(scenes.scene!.id - 1);
  expect(scenes.filming).toBe(true);
  scenes.settled(scenes.scene!.id);
  expect(scenes.filming).toBe(false);
});

it("skips to the last position", () => {
  const scenes = new Scenes();
  scenes.cut("a");
  scenes.film("b", events);
  scenes.film("c", events);
  scenes.film("d", events);
  scenes.skip();
  expect(scenes.skips).toBe(1);
  scenes.settled(scenes.scene!.id);
  expect(scenes.scene).toMatchObject({ view: "d", events: [] });
  expect(scenes.filming).toBe(false);
});

it("shows changes without events after the film that is running", () => {
  const scenes = new Scenes();
  scenes.cut("a");
  scenes.film("b", events);
  scenes.film("c", []);
  expect(scenes.scene?.view).toBe("b");
  scenes.settled(scenes.scene!.id);
  expect(scenes.scene).toMatchObject({ view: "c", events: [] });
  expect(scenes.filming).toBe(false);
});

it("a cut leaves the film and what waited", () => {
  const scenes = new Scenes();
  scenes.cut("a");
  scenes.film("b", events);
  scenes.film("c", events);
  const left = scenes.scene!.id;
  scenes.cut("z");
  scenes.settled(left);
  expect(scenes.scene?.view).toBe("z");
});
