import { expect, it } from "vitest";
import { shows, source } from "./offline";

const here = "https://games.example";
const get = (path: string, mode = "cors") => ({ method: "GET", mode, url: here + path });

it("keeps the shell, and asks for pages first", () => {
  expect(source(get("/", "navigate"), here)).toBe("page");
  expect(source(get("/table/abc?move=3", "navigate"), here)).toBe("page");
  expect(source(get("/assets/main-1.js"), here)).toBe("asset");
  expect(source(get("/icon.svg"), here)).toBe("asset");
});

it("keeps messages and rulebooks, which are the same for everybody", () => {
  expect(source(get("/api/texts/web?lang=cs"), here)).toBe("text");
  expect(source(get("/api/rules/numerus/cs"), here)).toBe("text");
});

it("keeps nothing that is somebody's own", () => {
  for (const path of ["/api/me", "/api/me/notices", "/api/tables", "/api/tables/abc", "/api/room"])
    expect(source(get(path), here)).toBe("server");
  for (const path of ["/door", "/calendar/secret.ics", "/letters/stop/x.y", "/api/tables/a/record"])
    expect(source(get(path, "navigate"), here)).toBe("server");
  expect(source({ ...get("/api/texts/web"), method: "POST" }, here)).toBe("server");
  expect(source({ ...get("/"), url: "https://elsewhere.example/assets/x.js" }, here)).toBe(
    "server",
  );
});

it("knows which table a window shows", () => {
  expect(shows(`${here}/table/abc`, "abc")).toBe(true);
  expect(shows(`${here}/table/abc/text?move=2`, "abc")).toBe(true);
  expect(shows(`${here}/table/abcd`, "abc")).toBe(false);
  expect(shows(`${here}/rules/abc`, "abc")).toBe(false);
});
