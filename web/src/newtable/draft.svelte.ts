/** A table that is being put together. */

import { DAY, MINUTE } from "../clocks";
import { me } from "../me.svelte";
import { myName } from "../room";
import type { SpectatorsWrite } from "../spectators";
import type { ClockRule, GameView, NewSeat, NewTable } from "../wire";

/** "me", "here", "friend", or "bot:" and its name. */
export type Who = string;

export interface DraftSeat {
  who: Who;
  name: string;
}

export const CLOCKS: Record<string, ClockRule | null> = {
  none: null,
  minute: { total: MINUTE, per_move: true },
  short: { total: 10 * MINUTE, increment: 5 },
  long: { total: 30 * MINUTE, increment: 15 },
  day: { total: DAY, per_move: true },
  days: { total: 3 * DAY, per_move: true },
};

/** The value of an option for which a text of one's own is given. */
export const OWN = "own";

export const OFFERS = [0, 10, 20, 60];

export class TableDraft {
  readonly game: GameView;
  options = $state<Record<string, string | number | boolean>>({});
  /** Texts of one's own, for options that take them; kept while another value is looked at. */
  own = $state<Record<string, string>>({});
  /** What is wrong with them, as far as is known. */
  wrong = $state<Record<string, string>>({});
  seats = $state<DraftSeat[]>([]);
  isPublic = $state(false);
  /** A key of CLOCKS, or "own". */
  clock = $state("none");
  ownTotal = $state("20");
  ownUnit = $state<"minutes" | "minutes-move" | "days-move">("minutes");
  ownIncrement = $state("0");
  /** On which days the clock stands still, if it measures days. */
  weekendsOff = $state(false);
  /** Whose holidays are off; empty: nobody's. */
  holidaysOf = $state("");
  /** Where days begin at midnight. */
  readonly zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** Seconds until an offer lapses; 0 lets it wait. */
  offers = $state(0);
  /** Whether players may ask a bot for a hint. */
  hints = $state(true);
  /** Whether the game counts for the ratings of those who play. */
  rated = $state(false);
  /** Whether those who watch may write in the chat. */
  spectatorsWrite = $state<SpectatorsWrite>("freely");
  myName = $state(me.name);

  constructor(game: GameView) {
    this.game = game;
    for (const [name, values] of Object.entries(game.options)) this.options[name] = values[0]!;
    this.setSeats(game.seats.find((count) => count > 1) ?? 1);
    this.seats[0]!.who = "me";
  }

  setSeats(count: number): void {
    this.seats = Array.from(
      { length: count },
      (_, place) => this.seats[place] ?? { who: "friend", name: "" },
    );
    for (const [name, chosen] of Object.entries(this.options))
      if (!this.offered(name).includes(chosen)) this.options[name] = this.offered(name)[0]!;
  }

  /** The values of an option that go with a number of seats. */
  offered(option: string): (string | number | boolean)[] {
    const fitting = this.game.fitting[this.seats.length]?.[option] ?? [];
    return option in this.game.texts ? [...fitting, OWN] : fitting;
  }

  /** Whether a text of one's own is to be given for the option. */
  ownText(option: string): boolean {
    return option in this.game.texts && this.options[option] === OWN;
  }

  /** What is known to be wrong with the table; nothing if it may be opened. */
  get objection(): string {
    const given = Object.keys(this.wrong).filter((option) => this.ownText(option));
    return given.map((option) => this.wrong[option]).find(Boolean) ?? "";
  }

  /** The person sits at one seat: whoever was there comes to the seat they left. */
  choose(seat: number, who: Who): void {
    const chosen = this.seats[seat]!;
    const mine = this.seats.find((other) => other.who === "me");
    if (who === "me" && mine) mine.who = chosen.who;
    chosen.who = who;
  }

  get rule(): ClockRule | null {
    const rule = this.#time;
    if (rule === null || rule.total < DAY || !(this.weekendsOff || this.holidaysOf)) return rule;
    const { zone, weekendsOff: weekends, holidaysOf } = this;
    return { ...rule, days_off: { zone, weekends, country: holidaysOf || null } };
  }

  get #time(): ClockRule | null {
    if (this.clock !== "own") return CLOCKS[this.clock] ?? null;
    const unit = this.ownUnit === "days-move" ? DAY : MINUTE;
    const total = Math.round(Number(this.ownTotal) * unit);
    if (this.ownUnit !== "minutes") return { total, per_move: true };
    return { total, increment: Math.round(Number(this.ownIncrement)) };
  }

  get wanted(): NewTable {
    return {
      game: this.game.id,
      seats: this.seats.map((seat) => this.wantedSeat(seat)),
      options: Object.fromEntries(
        Object.entries(this.options).map(([option, value]) => [
          option,
          this.ownText(option) ? (this.own[option] ?? "") : value,
        ]),
      ),
      public: this.isPublic,
      clock: this.rule,
      offers: this.offers || null,
      hints: this.hints,
      rated: this.rated && !this.game.cooperative,
      spectators_write: this.spectatorsWrite,
    };
  }

  private wantedSeat({ who, name }: DraftSeat): NewSeat {
    if (who.startsWith("bot:")) return { who: "bot", bot: who.slice(4) };
    if (who === "me") return { who: "me", name: this.myName.trim() || myName() };
    if (who === "here") return { who: "here", name: name.trim() };
    return { who: "friend" };
  }
}
