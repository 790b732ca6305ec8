/** Somebody's own games: those that go on, and those that are over, page by page. */

import { get, reason } from "../api";
import type { GameResult, OwnTable, OwnTables, ResultsPage } from "../wire";
import { ANY, query, type Search } from "./search";

const EVERY = 15_000; // milliseconds
const SOON = 1_000; // while the room has not looked at all of them

export class RunningTables {
  /** Null until they are known. */
  tables = $state.raw<OwnTable[] | null>(null);
  total = $state(0);
  unread = $state(0);
  trouble = $state("");
  #wanted = 0; // how many are shown, at least

  async look(): Promise<void> {
    try {
      const found: OwnTable[] = [];
      let page: OwnTables;
      do {
        page = await get<OwnTables>(`/api/me/tables?skip=${found.length}`);
        found.push(...page.tables);
      } while (page.tables.length && found.length < Math.min(this.#wanted, page.total));
      this.tables = found;
      this.total = page.total;
      this.unread = page.unread;
      this.trouble = "";
    } catch (error) {
      this.trouble = reason(error);
    }
  }

  async more(): Promise<void> {
    this.#wanted = (this.tables?.length ?? 0) + 1;
    await this.look();
    this.#wanted = this.tables?.length ?? 0;
  }

  /** Look again and again while the page is in sight, until what is returned is called. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const again = async () => {
      if (document.visibilityState === "visible") await this.look();
      timer = setTimeout(() => void again(), this.unread ? SOON : EVERY);
    };
    timer = setTimeout(() => void again(), this.unread ? SOON : EVERY);
    return () => clearTimeout(timer);
  }
}

export class FinishedGames {
  search = $state<Search>({ ...ANY });
  /** Null until they are known. */
  results = $state.raw<GameResult[] | null>(null);
  next = $state<string | null>(null);
  busy = $state(false);
  trouble = $state("");
  #asked = 0;

  get searching(): boolean {
    return query(this.search) !== "";
  }

  find = (): Promise<void> => this.#read(null);

  more = (): Promise<void> => this.#read(this.next);

  /** The answer to the latest question counts. */
  async #read(before: string | null): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const page = await get<ResultsPage>(`/api/me/results${query(this.search, before)}`);
      if (asked !== this.#asked) return;
      this.results = before === null ? page.results : [...(this.results ?? []), ...page.results];
      this.next = page.next;
      this.trouble = "";
    } catch (error) {
      if (asked === this.#asked) this.trouble = reason(error);
    }
    if (asked === this.#asked) this.busy = false;
  }
}
