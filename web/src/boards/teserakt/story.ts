/** What events do to a picture of the position, step by step for the film. */

import { COLOURS, colourOf, shown } from "./dice";
import type { ResearcherSeen, TeseraktEvent, TeseraktView } from "./types";
import { COLUMNS, isColumn } from "./pieces";

const ACTIONS = 3;

/** The position after one event. What it does not say, the view after the film does. */
export function apply(view: TeseraktView, event: TeseraktEvent): TeseraktView {
  switch (event.event) {
    case "became": {
      const chosen = view.candidates.find(({ id }) => id === event.card);
      const candidates = view.candidates.filter((one) => one !== chosen);
      return chosen
        ? { ...of(view, event.who, (one) => ({ ...one, ...chosen })), candidates }
        : view;
    }
    case "supplied":
      return into(lifted(view, event.column), event.who, shown(event.die, event.value));
    case "turn-began":
      return { ...view, turn: event.who, actions: ACTIONS };
    case "extracted":
      return into(lifted(view, event.column), event.who, event.die);
    case "turned":
    case "rolled":
      return into(outOf(view, event.place, event.die), event.place, shown(event.die, event.value));
    case "transferred":
      return into(outOf(view, event.who, event.die), event.other, event.die);
    case "analysed":
    case "played":
      return without(view, event.who, event.card);
    case "drew":
      return {
        ...of(view, event.who, (one) => ({ ...one, cards: [...one.cards, event.card].sort() })),
        decks: view.decks.map((deck, nth) =>
          nth === event.level - 2 ? dropped(deck, event.card) : deck,
        ),
      };
    case "stabilised":
      return {
        ...outOf(view, whereabouts(view, event.who, event.die), event.die),
        panel: [...view.panel, event.die],
      };
    case "turned-up":
      return found(view, event.value, "up", event.card);
    case "unlocked":
      return found(view, event.value, "unlocked");
    case "discovered":
      return found(view, event.value, "played");
    case "discovery-lost":
      return found(view, event.value, "lost");
    case "returned":
      return gone(view, event.die, -1);
    case "put-on":
      return into(view, event.column, event.die);
    case "relocated":
      return into(lifted(view, event.source), event.column, event.die);
    case "exchanged": {
      const { who, die, place, other } = event;
      return into(into(outOf(outOf(view, who, die), place, other), place, die), who, other);
    }
    case "gained-actions":
      return { ...view, actions: view.actions + event.count };
    case "mended":
    case "rift":
      return { ...view, rifts: event.rifts };
    case "collapsed":
      return into(lifted(view, event.column), "z", shown(event.die, event.value));
    case "split":
      return into(gone(view, event.die, -1), "z", event.die);
    case "annihilated":
      return gone(outOf(view, event.place, event.die), event.die, 1);
    default:
      return view;
  }
}

/** Where a die that is stabilised comes from: the lab, another one, the zone, or the cube. */
export function whereabouts(view: TeseraktView, who: string, die: string): string {
  const labs = [...view.researchers].sort((one) => (one.letter === who ? -1 : 1));
  const lab = labs.find((one) => one.lab.includes(die));
  if (lab) return lab.letter;
  if (view.zone.includes(die)) return "z";
  return view.free.find((column) => view.columns[COLUMNS.indexOf(column)]!.at(-1) === die) ?? "z";
}

function of(
  view: TeseraktView,
  letter: string,
  change: (one: ResearcherSeen) => ResearcherSeen,
): TeseraktView {
  const researchers = view.researchers.map((one) => (one.letter === letter ? change(one) : one));
  return { ...view, researchers };
}

function dropped<T>(all: readonly T[], one: T): T[] {
  const at = all.indexOf(one);
  return at < 0 ? [...all] : all.toSpliced(at, 1);
}

/** A lab's letter, `z` for the zone, or a column. */
function into(view: TeseraktView, place: string, die: string): TeseraktView {
  if (place === "z") return { ...view, zone: [...view.zone, die].sort(inOrder) };
  if (!isColumn(place))
    return of(view, place, (one) => ({ ...one, lab: [...one.lab, die].sort(inOrder) }));
  const nth = COLUMNS.indexOf(place);
  return { ...view, columns: view.columns.with(nth, [...view.columns[nth]!, die]) };
}

function outOf(view: TeseraktView, place: string, die: string): TeseraktView {
  if (place === "z") return { ...view, zone: dropped(view.zone, die) };
  if (isColumn(place)) return lifted(view, place);
  return of(view, place, (one) => ({ ...one, lab: dropped(one.lab, die) }));
}

function lifted(view: TeseraktView, column: string): TeseraktView {
  const nth = COLUMNS.indexOf(column);
  return {
    ...view,
    columns: view.columns.with(nth, view.columns[nth]!.slice(0, -1)),
    free: dropped(view.free, column),
    boundary: dropped(view.boundary, column),
  };
}

function gone(view: TeseraktView, die: string, by: number): TeseraktView {
  const nth = COLOURS.indexOf(colourOf(die) as never);
  return { ...view, annihilated: view.annihilated.with(nth, view.annihilated[nth]! + by) };
}

/** A card leaves the hand that holds it: one's own first. */
function without(view: TeseraktView, who: string, card: string): TeseraktView {
  const hands = [...view.researchers].sort((one) => (one.letter === who ? -1 : 1));
  const owner = hands.find(({ cards }) => cards.includes(card));
  if (!owner) return view;
  return of(view, owner.letter, (one) => ({ ...one, cards: dropped(one.cards, card) }));
}

function found(
  view: TeseraktView,
  value: number,
  status: TeseraktView["discoveries"][number]["status"],
  card = view.discoveries[value - 1]!.card,
): TeseraktView {
  return { ...view, discoveries: view.discoveries.with(value - 1, { status, card }) };
}

const inOrder = (one: string, other: string) =>
  COLOURS.indexOf(one[0] as never) - COLOURS.indexOf(other[0] as never) ||
  one[1]!.localeCompare(other[1]!);

/** Everything that events have changed: columns, dice where they lie now, slots, cards, decks, rifts. */
export function changed(events: TeseraktEvent[]): string[] {
  return [...new Set(events.flatMap(touched))];
}

function touched(event: TeseraktEvent): string[] {
  const at = (place: string, die: string) => (isColumn(place) ? place : `${place}:${die}`);
  switch (event.event) {
    case "collapsed":
      return [event.column, `z:${shown(event.die, event.value)}`];
    case "supplied":
      return [event.column, `${event.who}:${shown(event.die, event.value)}`];
    case "extracted":
      return [event.column, `${event.who}:${event.die}`];
    case "split":
      return ["gone", `z:${event.die}`];
    case "rolled":
    case "turned":
      return [at(event.place, shown(event.die, event.value))];
    case "transferred":
      return [`lab:${event.who}`, `${event.other}:${event.die}`];
    case "stabilised":
      return [`p:${event.die}`];
    case "relocated":
      return [event.source, event.column];
    case "exchanged":
      return [`${event.who}:${event.other}`, at(event.place, event.die)];
    case "annihilated":
      return [leftBy(event.place, event.die), "gone"];
    case "returned":
      return ["gone"];
    case "put-on":
    case "uncovered":
      return [event.column];
    case "drew":
      return [`deck:${event.level}`, `c:${event.card}`];
    case "analysed":
    case "played":
      return [`hand:${event.who}`];
    case "turned-up":
    case "unlocked":
    case "discovered":
    case "discovery-lost":
      return [`d:${event.value}`];
    case "rift":
      return ["rifts", `z:${event.value}`];
    case "mended":
      return ["rifts"];
    case "became":
      return [event.who];
    default:
      return [];
  }
}

/** The place that a die has left: a column, a lab, or a column of the zone. */
function leftBy(place: string, die: string): string {
  if (isColumn(place)) return place;
  return place === "z" ? `z:${die[1]}` : `lab:${place}`;
}
