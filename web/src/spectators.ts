/** Whether those who watch a table may write in its chat. */

import type { Status } from "./wire";
import { say } from "./words.svelte";

export type SpectatorsWrite = Status["spectators_write"];

const HOW: readonly SpectatorsWrite[] = ["freely", "approved", "never"];

/** What a host may choose. */
export function writingChoices(): { value: SpectatorsWrite; text: string }[] {
  return HOW.map((value) => ({ value, text: say("table-spectators-how", { how: value }) }));
}
