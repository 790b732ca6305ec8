/** What the room has of a person, fetched page by page and joined to one file. */

import { get } from "../api";
import type { OwnData } from "../wire";

type Fetch = (path: string) => Promise<OwnData>;

export async function ownData(fetch: Fetch = get<OwnData>): Promise<Record<string, unknown>> {
  const whole: Record<string, unknown> = {};
  let at: string | null = "";
  while (at !== null) {
    const page: OwnData = await fetch(`/api/me/data?at=${encodeURIComponent(at)}`);
    for (const [part, value] of Object.entries(page.data)) {
      const before = whole[part];
      whole[part] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
    at = page.next;
  }
  return whole;
}

/** Hands a file to the browser to be saved. */
export function save(data: unknown, name: string): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
