import { expect, it } from "vitest";
import { named } from "./names";

it("tells devices apart", () => {
  const linux =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36";
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604";
  const android = "Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0";
  expect(named(linux)).toEqual({ browser: "Chrome", system: "Linux" });
  expect(named(linux, [{ brand: "Chromium" }])).toEqual({ browser: "Chromium", system: "Linux" });
  expect(named(linux, [{ brand: "Chromium" }, { brand: "Google Chrome" }]).browser).toBe("Chrome");
  expect(named(phone)).toEqual({ browser: "Safari", system: "iPhone" });
  expect(named(android)).toEqual({ browser: "Firefox", system: "Android" });
  expect(named("something else")).toEqual({ browser: "", system: "" });
});
