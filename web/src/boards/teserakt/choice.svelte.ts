/** The half-made choice of the one who is asked: things pointed at one after the other, until they are a move. */

import { HalfMadeChoice } from "../../kit/choice.svelte";
import { begun, described } from "./choice";
import { attempt, carried, moveAt, nextThings, setsOf, type Thing, way } from "./things";
import type { TeseraktAsks, TeseraktEvent, TeseraktView } from "./types";

export class Choice extends HalfMadeChoice<TeseraktView, TeseraktEvent, TeseraktAsks> {
  path = $state.raw<Thing[]>([]);
  /** What a mouse passes over or a key has reached. */
  over = $state<Thing | null>(null);
  /** Something open that was pressed to be read, though nothing can be done with it. */
  inspected = $state<Thing | null>(null);

  acting = $derived.by(() => this.kind === "act");
  #ways = $derived.by(() => {
    const { ask, view } = this.table;
    const turn = ask && "who" in ask.args && !this.acting ? String(ask.args.who) : view.turn;
    const legal = this.sent === null ? this.legal : [];
    return legal.map((move) => way(move, turn));
  });
  /** What can be pointed at first, and what next. */
  first = $derived.by(() => nextThings(this.#ways, []));
  next = $derived.by(() => (this.path.length ? nextThings(this.#ways, this.path) : this.first));
  sets = $derived.by(() => setsOf(this.sent === null ? this.legal : []));
  move = $derived.by(() => this.sent ?? moveAt(this.#ways, this.path));
  looked = $derived.by(() => this.move);
  /** Whether the move is known to be one that cannot be taken back: the server cannot tell where it leads. */
  final = $derived.by(() => !!this.considered?.events && !this.considered.view);

  /** The last choice that is open: what comes next, or other ends of a move that is whole. */
  offered = $derived.by(() =>
    this.move !== null && this.path.length
      ? nextThings(this.#ways, this.path.slice(0, -1))
      : this.next,
  );

  isChosen(thing: Thing): boolean {
    return this.path.includes(thing);
  }

  /** Whether it is to stand out: in the action phase nearly everything can be chosen first. */
  lit(thing: Thing): boolean {
    return this.next.has(thing) && (!this.acting || this.path.length > 0);
  }

  /** Whether pressing it leads on: as the next thing, or as another beginning. */
  leadsOn(thing: Thing): boolean {
    return this.next.has(thing) || this.first.has(thing);
  }

  /** Point at a thing; the last one of a move once more makes the move. */
  press(thing: Thing) {
    if (this.sent || this.kind === null) return;
    this.dismiss();
    if (this.move !== null && this.path.at(-1) === thing) return this.play();
    if (this.path.length && this.next.has(thing)) this.path = [...this.path, thing];
    else if (this.path[0] === thing) this.path = [];
    else if (this.first.has(thing)) this.path = [thing];
    else return this.#ask(attempt(thing, this.kind, this.#doing));
    if (this.move !== null) this.completed();
  }

  /** A thing has been carried onto a lab or to the slots. */
  drop(thing: Thing, onto: string) {
    if (this.sent || this.kind === null) return;
    const turn = this.table.view.turn;
    const move = carried(thing, onto, turn, this.legal) ?? attempt(thing, this.kind, this.#doing);
    if (move === null || !this.isLegal(move)) return this.#ask(move);
    this.show(move);
    this.completed();
  }

  /** What is not offered: the server says why. */
  #ask(move: string | null) {
    this.path = [];
    if (move !== null && !this.isLegal(move)) void this.wonder(move);
  }

  get #doing(): string {
    return String((this.table.ask?.args as { do?: string } | undefined)?.do ?? "");
  }

  inspect(thing: Thing) {
    this.inspected = this.inspected === thing ? null : thing;
  }

  /** Another last step instead of the one that was looked at. */
  turnTo(thing: Thing) {
    if (this.path.at(-1) !== thing && this.move !== null) this.path = this.path.slice(0, -1);
    this.press(thing);
  }

  /** Looks at a whole move; the same once more makes it. */
  look(move: string) {
    if (this.sent) return;
    if (this.move === move) return this.play();
    this.dismiss();
    this.path = this.#ways.find((one) => one.move === move)?.things ?? [];
  }

  show(move: string) {
    if (this.move !== move) this.look(move);
  }

  protected clear() {
    this.path = [];
    this.over = this.inspected = null;
  }

  protected takeBack(): boolean {
    if (this.path.length) this.path = this.path.slice(0, -1);
    else if (this.inspected) this.inspected = null;
    else return false;
    return true;
  }

  protected described(): string | null {
    const { ask, view, say } = this.table;
    const [first] = this.path;
    if (!ask || first === undefined) return null;
    if (this.move === null) return begun(first, this.next, view, this.acting, say);
    const warning = this.final ? ` ${say("teserakt-draft-final")}` : "";
    return described(this.move, view, ask, say) + warning;
  }
}
