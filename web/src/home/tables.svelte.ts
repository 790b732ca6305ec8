/** The tables on the home page, looked at again while the page is in sight. */

import { command, reason } from "../api";
import { freshId, randomWords } from "../me.svelte";
import { isFree, listTables, myName } from "../room";
import { router } from "../router.svelte";
import type { TableLists, TableSummary } from "../wire";

const EVERY = 10_000; // milliseconds

export class HomeTables {
  /** Null until they are known. */
  lists = $state.raw<TableLists | null>(null);
  trouble = $state("");

  /** One's own: those that wait for oneself come first. */
  readonly mine = $derived(
    (this.lists?.mine ?? []).toSorted((one, two) => Number(two.your_turn) - Number(one.your_turn)),
  );

  async look(): Promise<void> {
    try {
      this.lists = await listTables();
      this.trouble = "";
    } catch (error) {
      this.trouble = reason(error);
    }
  }

  lookIfInSight = (): void => {
    if (document.visibilityState === "visible") void this.look();
  };

  /** Look again and again, until what is returned is called. */
  watch(): () => void {
    const timer = setInterval(this.lookIfInSight, EVERY);
    return () => clearInterval(timer);
  }

  async sit(table: TableSummary): Promise<void> {
    const seat = table.seats.findIndex(isFree);
    const words = randomWords();
    try {
      await command(table.id, { do: "sit", id: freshId(), seat, name: myName(), words });
      router.go(`/table/${table.id}`);
    } catch (error) {
      await this.look();
      this.trouble = reason(error);
    }
  }
}
