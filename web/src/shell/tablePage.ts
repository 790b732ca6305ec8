/** The keys of the table page, and what its tab in the browser says. */

import { say } from "../words.svelte";
import type { Desk } from "./desk.svelte";

export function pageTitle(desk: Desk, yours: boolean): string {
  const page = say("web-title", { page: desk.game.name });
  return yours ? `● ${say("table-your-turn")} · ${page}` : page;
}

/** Arrows step through the game where nothing else uses them; "?" asks for a hint; Escape skips a film or shuts the sheet; drafts are the board's. */
export function heedKeys(press: KeyboardEvent, desk: Desk): void {
  const { scenes, history, position } = desk.table;
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (press.key === "Escape") {
    if (scenes.filming) scenes.skip();
    else if (desk.sheet) desk.sheet = false;
    return;
  }
  const at = press.target as Element;
  if (position === null || at.closest('input, textarea, select, [role="tablist"], .stage')) return;
  if (press.key === "?") desk.hint.ask();
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[press.key];
  if (step === undefined) return;
  press.preventDefault();
  void history.step(step);
}
