/** Which page the address means. Links are plain links; clicks on them stay within this document. */

export type PageName =
  | "Home"
  | "NewTable"
  | "Table"
  | "TextTable"
  | "SeatLink"
  | "Rules"
  | "Pieces"
  | "Learn"
  | "Records"
  | "About"
  | "Me"
  | "Player"
  | "Settings"
  | "Move"
  | "NotFound";

export interface Route {
  page: PageName;
  /** The named parts of the path, such as { id } of /table/:id. */
  parts: Record<string, string>;
}

const PATHS: [string, PageName][] = [
  ["/", "Home"],
  ["/new/:game", "NewTable"],
  ["/table/:id", "Table"],
  ["/table/:id/text", "TextTable"],
  ["/seat/:table/:seat/:token", "SeatLink"],
  ["/rules/:game", "Rules"],
  ["/pieces/:game", "Pieces"],
  ["/learn/:game", "Learn"],
  ["/records", "Records"],
  ["/about", "About"],
  ["/me", "Me"],
  ["/me/settings", "Settings"],
  ["/me/move", "Move"],
  ["/player/:handle", "Player"],
];

let path = $state(location.pathname);
let search = $state(location.search);
let hash = $state(location.hash);
const route = $derived(match(path));

export const router = {
  get route(): Route {
    return route;
  },
  get path(): string {
    return path;
  },
  /** What stands after the question mark. */
  get query(): URLSearchParams {
    return new URLSearchParams(search);
  },
  /** What stands after #, such as a rule id. */
  get anchor(): string {
    return safelyDecoded(hash.slice(1));
  },
  /** `replace`: the previous address leaves no trace in the history. */
  go(to: string, { replace = false } = {}): void {
    const pageBefore = path;
    if (replace) history.replaceState(null, "", to);
    else if (to !== location.pathname + location.search + location.hash)
      history.pushState(null, "", to);
    look();
    if (path !== pageBefore) scrollTo(0, 0);
    else if (hash) document.getElementById(router.anchor)?.scrollIntoView();
  },
};

export function match(wanted: string): Route {
  const given = wanted.split("/").filter(Boolean);
  for (const [pattern, page] of PATHS) {
    const parts = fit(pattern.split("/").filter(Boolean), given);
    if (parts) return { page, parts };
  }
  return { page: "NotFound", parts: {} };
}

function fit(pattern: string[], given: string[]): Record<string, string> | null {
  if (pattern.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [place, name] of pattern.entries()) {
    const value = given[place] ?? "";
    if (name.startsWith(":")) parts[name.slice(1)] = safelyDecoded(value);
    else if (name !== value) return null;
  }
  return parts;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function look() {
  path = location.pathname;
  search = location.search;
  hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

document.addEventListener("click", (click) => {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || match(to.pathname).page === "NotFound") return;
  click.preventDefault();
  router.go(to.pathname + to.search + to.hash);
});
