import { expect, test } from "vitest";
import { beside } from "./explaining";

const WINDOW = { width: 400, height: 300 };
const TIP = { width: 100, height: 40 };

test("an explanation stands below what it is about", () => {
  const thing = { left: 150, top: 100, width: 50, height: 50 };
  expect(beside(thing, TIP, WINDOW)).toEqual({ left: 125, top: 158 });
});

test("or above it, at the lower edge of the window", () => {
  const thing = { left: 150, top: 240, width: 50, height: 50 };
  expect(beside(thing, TIP, WINDOW)).toEqual({ left: 125, top: 192 });
});

test("and over it, where it fills the window", () => {
  const thing = { left: 0, top: 0, width: 400, height: 300 };
  expect(beside(thing, TIP, WINDOW)).toEqual({ left: 150, top: 252 });
});

test("it never leaves the window at the sides", () => {
  expect(beside({ left: 0, top: 0, width: 10, height: 10 }, TIP, WINDOW).left).toBe(8);
  expect(beside({ left: 390, top: 0, width: 10, height: 10 }, TIP, WINDOW).left).toBe(292);
});
