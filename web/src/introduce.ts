/** Who one is: the server's cookie, asked for before anything is done at a table. */

import { post } from "./api";
import type { MeTold } from "./wire";

let done: Promise<void> | undefined;

/** Tabs that open at the same moment ask one after the other, so that they are one person. */
export function introduce(): Promise<void> {
  return (done ??= ask().catch(() => {
    done = undefined; // the table's own line tells when the server is away
  }));
}

async function ask(): Promise<void> {
  const once = () => post<MeTold>("/api/me", {});
  await (navigator.locks?.request("deskoherna-me", once) ?? once());
}
