/** What lies on the board, in a sentence or two: what it is, and what it does. */

import type { Say } from "../../kit/board";
import { cardName } from "./choice";
import { exposure, type Place } from "./cubic";
import { COLUMNS, MOST_RIFTS } from "./pieces";
import type { ResearcherSeen, TeseraktView } from "./types";
import { spoken } from "./wording";

/** A die of the cube and why it is free or not, or the symbol of an empty field. */
export function tellPlace(view: TeseraktView, place: Place, say: Say): string {
  const [die, column] = [view.columns[place.nth]![place.layer], COLUMNS[place.nth]!];
  const symbol = view.symbols[place.nth]!;
  const [called, does] = [
    say("teserakt-symbol", { symbol }),
    say("teserakt-symbol-does", { symbol }),
  ];
  if (!die) return `${called}: ${does}`;
  const state = exposure(view, place);
  const title = say("teserakt-die-on", { die, column, layer: place.layer + 1 });
  return lines(
    title,
    say("teserakt-standing", { state }),
    state === "free" || state === "boundary" ? tellSlot(view, die, say) : "",
    `${say("teserakt-under", { symbol: called })} ${does}`,
  );
}

/** A die in a lab or in the collapse zone. */
export const tellDie = (view: TeseraktView, place: string, die: string, say: Say) =>
  lines(
    say("teserakt-die-there", { die, place }),
    tellSlot(view, die, say),
    say("teserakt-tell-die", { where: place === "z" ? "zone" : "lab" }),
  );

export function tellCard(view: TeseraktView, id: string, say: Say): string {
  const card = view.cards.find((one) => one.id === id);
  if (!card) return cardName(id, view, say);
  const level = card.level ? ` · ${say("teserakt-level", { level: card.level })}` : "";
  const text = spoken(card.text, say);
  return lines(cardName(id, view, say) + level, text, say("teserakt-tell-card"));
}

export function tellDiscovery(view: TeseraktView, value: number, say: Say): string {
  const { status, card } = view.discoveries[value - 1]!;
  const text = card ? spoken(view.cards.find((one) => one.id === card)?.text ?? [], say) : "";
  return lines(
    say("teserakt-find", { value, status: say("teserakt-status", { status }) }),
    card ? `${cardName(card, view, say)}: ${text}` : "",
    say("teserakt-tell-discovery", { value }),
  );
}

export function tellResearcher(view: TeseraktView, who: ResearcherSeen, say: Say): string {
  if (!who.id || !who.skill) return say("teserakt-tell-nobody", { who: who.letter });
  return lines(
    cardName(who.id, view, say),
    say("teserakt-skill", { skill: who.skill }),
    `${say("teserakt-special")} ${spoken(who.speciality, say)}`,
    who.diamond ? `◆ ${say("teserakt-diamond")}` : "",
  );
}

export const tellRifts = ({ rifts }: TeseraktView, say: Say) =>
  lines(say("teserakt-rifts", { rifts, most: MOST_RIFTS }), say("teserakt-tell-rifts"));

const tellSlot = ({ panel }: TeseraktView, die: string, say: Say) =>
  say("teserakt-its-slot", { state: panel.includes(die) ? "filled" : "open" });

const lines = (...all: string[]) => all.filter(Boolean).join("\n");
