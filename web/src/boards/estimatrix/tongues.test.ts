import { expect, it } from "vitest";
import { readIn, wordsOf } from "./tongues";

it("reads what is in two languages in the one of the reader", () => {
  const inCzech = (_: string, { czech }: Record<string, string | number> = {}) => String(czech);
  expect(wordsOf("en: jade | cs: nefrit")).toEqual({ english: "jade", czech: "nefrit" });
  expect(readIn(inCzech, "en: jade | cs: nefrit")).toBe("nefrit");
  expect(readIn(inCzech, "yin | yang")).toBe("yin | yang");
});
