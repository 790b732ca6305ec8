/** What the service worker does with a request. What is somebody's own is never kept. */

/**
 * `page`: from the server, or the shell that was kept. `asset`: kept for ever, its name changes with it.
 * `text`: messages and rulebooks, the same for everybody; from the server, or as read last. `server`: nobody else can answer.
 */
export type Source = "page" | "asset" | "text" | "server";

const ELSEWHERE = /^\/(api|docs|boards|door|letters|calendar|metrics)(\/|$)/;
const TEXTS = /^\/api\/(texts|rules)\//;
const FILES = /^\/(assets\/|icon|badge)/;

export function source(
  request: { method: string; mode: string; url: string },
  here: string,
): Source {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== here) return "server";
  if (request.mode === "navigate") return ELSEWHERE.test(pathname) ? "server" : "page";
  if (FILES.test(pathname)) return "asset";
  return TEXTS.test(pathname) ? "text" : "server";
}

/** Whether a window with this address shows a table. */
export function shows(address: string, table: string): boolean {
  const [, place, id] = new URL(address).pathname.split("/");
  return place === "table" && id === table;
}
