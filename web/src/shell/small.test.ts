import { expect, it } from "vitest";
import { commitmentOf } from "./fairness";
import { isOwn, linkBase } from "./links";
import { beginning } from "./suggestions";
import { deadline, left, reading, stillUntil } from "./time";

it("finds the commitment of a seed as the server does", async () => {
  expect(await commitmentOf("00".repeat(32))).toBe(
    "85ec897365c1c4555377fdce1d496c9dfb3f30aab504a5c236eec80f770e0968",
  );
  expect(await commitmentOf("00".repeat(31) + "07")).toBe(
    "8b8b69f7e9070cd55a6b91ec6809353e37252bc6d20e96b4e12cef4be8b102a0",
  );
});

it("links to where other devices find the room, if the page is on this one", () => {
  const page = (host: string) => ({ hostname: host, origin: `http://${host}` });
  expect(linkBase(page("localhost"), "http://192.168.1.2")).toBe("http://192.168.1.2");
  expect(linkBase(page("[::1]"), "http://192.168.1.2")).toBe("http://192.168.1.2");
  expect(linkBase(page("localhost"), null)).toBe("http://localhost");
  expect(linkBase(page("play.example"), "http://192.168.1.2")).toBe("http://play.example");
  expect(isOwn("http://localhost:8765/seat/x")).toBe(true);
  expect(isOwn("http://192.168.1.2:8765/seat/x")).toBe(false);
});

it("suggests the moves that begin as typed", () => {
  const moves = ["3 g7", "3 g8", "2 g7"];
  expect(beginning(moves, "3 G")).toEqual(["3 g7", "3 g8"]);
  expect(beginning(moves, "3g7")).toEqual(["3 g7"]);
  expect(beginning(moves, "")).toEqual(moves);
});

it("lets only running clocks run", () => {
  const times = { left: [5000, 9000], running: [0], at: 1000, off: [] };
  expect(left(times, 0, 3000)).toBe(3000);
  expect(left(times, 1, 3000)).toBe(9000);
  expect(left(times, 0, 60_000)).toBe(0);
  expect(left(times, 0, 500)).toBe(5000);
});

it("lets clocks stand still on days off", () => {
  const off: [number, number][] = [
    [2000, 4000],
    [5000, 9000],
  ];
  const times = { left: [3500, 9000], running: [0], at: 1000, off };
  expect([1500, 3000, 4500, 7000, 9500].map((now) => left(times, 0, now))).toEqual([
    3000, 2500, 2000, 1500, 1000,
  ]);
  expect(deadline(times, 0)).toBe(10_500);
  expect(left(times, 0, 10_500)).toBe(0);
  expect(deadline({ ...times, left: [2000, 0] }, 0)).toBe(5000);
  expect([1999, 2000, 3999, 4000].map((now) => stillUntil(times, now))).toEqual([
    null,
    4000,
    4000,
    null,
  ]);
});

it("reads clocks as people do", () => {
  const days = (count: number) => `${count} d`;
  expect(reading(65_000, days)).toBe("1:05");
  expect(reading(64_001, days)).toBe("1:05");
  expect(reading(7_384_000, days)).toBe("2:03:04");
  expect(reading(2 * 86_400_000 + 3_600_000, days)).toBe("2 d 1:00");
  expect(reading(0, days)).toBe("0:00");
});
