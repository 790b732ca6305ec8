/** Who the person is: the server's cookie, fetched before anything is done at a table. */

import { post } from "./api";
import type { Me } from "./wire";

let done: Promise<void> | undefined;

/** Tabs that open at the same moment ask one after another, so that they count as one person. */
export function introduce(): Promise<void> {
  return (done ??= ask().catch(() => {
    done = undefined; // the table's own socket shows when the server is away
  }));
}

/** The cookie has gone: at the next table one is somebody new. */
export function becomeStranger(): void {
  done = undefined;
}

async function ask(): Promise<void> {
  const once = () => post<Me>("/api/me", {});
  await (navigator.locks?.request("deskoherna-me", once) ?? once());
}
