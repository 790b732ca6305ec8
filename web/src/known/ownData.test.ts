import { expect, it } from "vitest";
import { ownData } from "./ownData";

it("joins the pages of one's own data", async () => {
  const pages: Record<string, { data: Record<string, unknown>; next: string | null }> = {
    "": { data: { you: { number: "a-b" } }, next: "tables:" },
    "tables:": { data: { tables: [1, 2] }, next: "tables:2" },
    "tables:2": { data: { tables: [3] }, next: null },
  };
  const asked = (path: string) => decodeURIComponent(path.split("at=")[1]!);
  const data = await ownData((path) => Promise.resolve(pages[asked(path)]!));
  expect(data).toEqual({ you: { number: "a-b" }, tables: [1, 2, 3] });
});
