import { describe, expect, it } from "vitest";
import texts from "../../../../src/deskoherna/games/laborigines/text/en.ftl?raw";
import { AskedTable } from "../../kit/asked.svelte";
import positions from "./choice.json";
import { described, mainRoute, routesOf } from "./choice";
import { settings } from "../../settings.svelte";
import { Choice } from "./choice.svelte";
import type { LaboriginesAsks, LaboriginesEvent, LaboriginesView, Route } from "./types";

function sit(position: string) {
  const table = new AskedTable<LaboriginesView, LaboriginesEvent, LaboriginesAsks>(
    positions,
    texts,
    position,
  );
  const choice = new Choice(() => table);
  return { table, choice, draft: () => choice.draft() };
}

const short = ({ figure, course, stops }: Route) => `${figure} ${course} ${stops.at(-1)! + 1}`;

describe("the question", () => {
  it.each([
    ["place", "place", null],
    ["assign", "assign", null],
    ["offer", "offer", null],
    ["twins", "go", null],
    ["lay", "lay", 0],
    ["take", "take", 1],
  ])("%s is about %s, with energy of seat %s", (position, kind, giver) => {
    const { choice } = sit(position);
    expect(choice.kind).toBe(kind);
    expect(choice.giver).toBe(giver);
  });

  it("is none for those who are not asked", () => {
    const { table, choice, draft } = sit("assign");
    choice.hold("die 5");
    table.ask = null;
    expect(choice.kind).toBeNull();
    expect(choice.routes).toEqual([]);
    expect(draft()).toBeNull();
  });

  it("drops what was chosen before it", () => {
    const { table, choice, draft } = sit("assign");
    choice.hold("die 5");
    choice.play("die 5");
    table.turnTo("go");
    choice.reset();
    expect(choice.move).toBeNull();
    expect(draft()).toBeNull();
    expect(choice.may("go cw")).toBe(true);
    expect(choice.may("die 5")).toBe(false);
  });
});

describe("a press", () => {
  it("looks first, and the same once more makes the move", () => {
    const { table, choice, draft } = sit("assign");
    choice.press("die 2");
    choice.press("die 5");
    expect(table.played).toEqual([]);
    expect(draft()).toMatchObject({
      text: "Achu goes 5, Moa goes 2.",
      move: "die 5",
      refusal: null,
    });
    choice.press("die 5");
    expect(table.played).toEqual(["die 5"]);
  });

  it("makes the move at once, if the person likes it so", () => {
    const { table, choice } = sit("assign");
    settings.confirm.value = "at-once";
    choice.press("die 2");
    settings.confirm.value = "ask";
    expect(table.played).toEqual(["die 2"]);
  });

  it("of a button that says what it does makes the move", () => {
    const { table, choice } = sit("take");
    choice.press("energy b");
    expect(table.played).toEqual(["energy b"]);
  });

  it("is sent once, and nothing can be chosen afterwards", () => {
    const { table, choice } = sit("go");
    choice.press("go cw");
    choice.press("go cw");
    choice.press("go ccw");
    choice.hold("go ccw");
    choice.look("go ccw");
    expect(table.played).toEqual(["go cw"]);
    expect(choice.move).toBe("go cw");
    expect(choice.may("go ccw")).toBe(false);
  });
});

describe("a draft", () => {
  it("tells what is passed over, and gives way to what is held", () => {
    const { choice, draft } = sit("go");
    choice.look("go ccw");
    expect(draft()?.text).toBe(
      "Achu goes counter-clockwise to tile 16. It turns over, and only the other side acts.",
    );
    choice.hold("go cw");
    expect(draft()).toMatchObject({
      text: "Achu goes clockwise, runs into Bublu and ends on tile 11. It turns over, and only the other side acts.",
      move: "go cw",
    });
    choice.look(null);
    expect(draft()?.move).toBe("go cw");
  });

  it("tells nothing of a button that is only passed over", () => {
    const { choice, draft } = sit("take");
    choice.look("energy b");
    expect(draft()).toBeNull();
    choice.show("energy b"); // someone else has it in mind
    expect(draft()?.move).toBe("energy b");
  });

  it("tells what a course costs (LAB-19)", () => {
    const { choice, draft } = sit("offer");
    choice.show("pay ccw");
    expect(draft()?.text).toBe(
      "Pay 3 green pieces: Achu goes counter-clockwise to tile 16. It turns over, and only the other side acts.",
    );
    choice.show("pass");
    expect(draft()?.text).toBe("Let it go");
  });

  it("tells where a figure starts", () => {
    const { choice, draft } = sit("place");
    choice.look("at 9");
    expect(draft()?.text).toBe("Achu starts on tile 9.");
    choice.look("at any");
    expect(draft()?.text).toBe("Leave it to chance.");
  });

  it.each([
    ["vote none", "Vote for nobody."],
    ["flag 2", "Flag to Achu 2"],
    ["own last", "Own colour last"],
    ["own choice", "Choose colours myself"],
    ["clay any", "Leave it to chance."],
    ["clay 1234", "A figure that the bot has kneaded."],
    ["go 1 cw", "Achu 1 goes clockwise, runs into Achu 2 and ends on tile 11."],
  ])("tells of %s: %s", (move, text) => {
    const { table } = sit("twins");
    expect(described(move, table.view, { args: {} }, table.say)).toBe(text);
  });

  it("tells the course where it is not known how far it leads", () => {
    const { table } = sit("take");
    expect(described("go cw", table.view, { args: {} }, table.say)).toBe("Go clockwise.");
  });

  it("is taken back", () => {
    const { choice, draft } = sit("go");
    expect(choice.back()).toBe(false);
    choice.look("go cw");
    expect(choice.back()).toBe(true);
    choice.hold("go cw");
    expect(choice.back()).toBe(true);
    expect(draft()).toBeNull();
    expect(choice.back()).toBe(false);
  });
});

describe("what is not allowed", () => {
  it("says why: Moa stands there (LAB-2)", async () => {
    const { table, choice, draft } = sit("place");
    expect(choice.may("at 14")).toBe(false);
    await choice.wonder("at 14");
    expect(draft()).toMatchObject({ text: "Somebody stands on tile 14 already.", move: null });
    expect(draft()?.refusal?.rule).toBe("LAB-2");
    expect(table.played).toEqual([]);
    expect(choice.back()).toBe(true);
    expect(draft()).toBeNull();
  });

  it("is forgotten as soon as something else is looked at or held", async () => {
    const { choice, draft } = sit("place");
    await choice.wonder("at 14");
    choice.look("at 13");
    expect(draft()).toMatchObject({ move: "at 13", refusal: null });
    await choice.wonder("at 14");
    choice.hold("at 13");
    expect(draft()).toMatchObject({ move: "at 13", refusal: null });
  });

  it("says nothing when the server cannot be reached", async () => {
    const { table, choice } = sit("place");
    await choice.wonder("at the end of the world");
    expect(table.wondered).toHaveLength(1);
    expect(choice.refusal).toBeNull();
  });
});

describe("routes", () => {
  const drawn = (choice: Choice, loud: boolean) =>
    choice.routes.filter((one) => one.loud === loud).map(({ route }) => short(route));

  it("of a die are those of the figure and, with the other die, of Moa (LAB-13)", () => {
    const { choice } = sit("assign");
    expect(choice.routes).toEqual([]);
    choice.look("die 2");
    expect(drawn(choice, true)).toEqual(["M cw 20", "A cw 3", "A ccw 19"]);
    choice.look("die 5");
    expect(drawn(choice, true)).toEqual(["M cw 17", "A cw 11", "A ccw 16"]);
    expect(drawn(choice, false)).toEqual([]);
  });

  it("are all in sight before a course is chosen, and then that one stands out", () => {
    const { choice } = sit("go");
    expect(drawn(choice, true)).toEqual(["A cw 11", "A ccw 16"]);
    choice.look("go ccw");
    expect(drawn(choice, true)).toEqual(["A ccw 16"]);
    expect(drawn(choice, false)).toEqual(["A cw 11"]);
  });

  it("that can be paid for leave Moa as it goes", () => {
    const { choice } = sit("offer");
    choice.look("pay cw");
    expect(drawn(choice, true)).toEqual(["M cw 17", "A cw 11"]);
    expect(drawn(choice, false)).toEqual(["A ccw 16"]);
  });

  it("of twins go opposite ways, the second from where the first has gone", () => {
    const { table, choice } = sit("twins");
    expect(routesOf("go 1 cw", table.view).map(short)).toEqual(["A1 cw 11", "A2 ccw 4"]);
    expect(routesOf("go 2 ccw", table.view).map(short)).toEqual(["A2 ccw 4", "A1 cw 6"]);
    expect(mainRoute("go 2 ccw", table.view)).toMatchObject({ figure: "A2", after: "" });
    choice.look("go 1 cw");
    expect(drawn(choice, true)).toEqual(["A1 cw 11", "A2 ccw 4"]);
    expect(drawn(choice, false)).toEqual(["A1 ccw 16", "A2 cw 8", "A2 ccw 4"]);
  });

  it("are not drawn where energy is asked for", () => {
    const { choice } = sit("take");
    choice.look("energy a");
    expect(choice.routes).toEqual([]);
  });
});
