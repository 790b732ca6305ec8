import { beforeAll, expect, it, vi } from "vitest";

let match: (path: string) => unknown;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ match } = await import("./router.svelte"));
});

it("finds the page and the parts of a path", () => {
  expect(match("/")).toEqual({ page: "Home", parts: {} });
  expect(match("/table/a1")).toEqual({ page: "Table", parts: { id: "a1" } });
  expect(match("/table/a1/text")).toEqual({ page: "TextTable", parts: { id: "a1" } });
  expect(match("/seat/a1/0/t0-k_n")).toEqual({
    page: "SeatLink",
    parts: { table: "a1", seat: "0", token: "t0-k_n" },
  });
});

it("knows when there is no such page, and survives broken addresses", () => {
  expect(match("/table")).toEqual({ page: "NotFound", parts: {} });
  expect(match("/api")).toEqual({ page: "NotFound", parts: {} });
  expect(match("/rules/%E0%A4%A")).toEqual({ page: "Rules", parts: { game: "%E0%A4%A" } });
});
