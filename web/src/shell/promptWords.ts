/** The sentences of the prompt bar. */

import { askAtBoard, dayAndTime, knows, lasting, list, problem, say } from "../words.svelte";
import type { Desk } from "./desk.svelte";
import type { PlannedStep } from "../wire";
import { exchanges } from "./plannedLines";
import { isBackAfterDays, lateness, ownDeadline } from "./lateness";
import { everyMinute } from "./minute.svelte";
import { outcome, type Situation } from "./situation";

export interface Said {
  /** How loud it is: `yours` asks something of the person at this screen. */
  tone: "yours" | "calm" | "past" | "over";
  /** Whom it is about, if it is one seat. */
  seat?: number | undefined;
  head: string;
  body: string;
  rule: string | null;
}

/** `atBoard` where moves are made on a board; elsewhere they are written. */
export function promptWords(desk: Desk, now: Situation, atBoard = false): Said {
  const said = withDropped(desk, now, spoken(desk, now, atBoard));
  const { draft } = desk;
  const shown = atBoard ? desk.shown : undefined;
  if (desk.table.problem && now.is !== "past")
    return {
      ...said,
      body: problem(desk.table.problem, shown),
      rule: desk.table.problem.rule ?? null,
    };
  if (
    draft &&
    (now.is === "asked" || now.is === "planning" || (now.is === "waiting" && now.partner))
  )
    return draft.refusal
      ? {
          ...said,
          // what others wait for stays in sight
          body: [problem(draft.refusal, shown), ...(isOffer(now) ? [said.body] : [])].join(" "),
          rule: draft.refusal.rule ?? null,
        }
      : { ...said, body: draft.text, rule: null };
  return said;
}

/** Whoever planned something is told first that it did not fit any more. */
function withDropped(desk: Desk, now: Situation, said: Said): Said {
  const told = desk.planning.kept.dropped && (now.is === "asked" || now.is === "waiting");
  return told ? { ...said, body: `${say("table-plan-dropped")} ${said.body}` } : said;
}

const isOffer = (now: Situation) => now.is === "asked" && now.ask.offer;

function spoken(desk: Desk, now: Situation, atBoard: boolean): Said {
  const name = (seat: number) => desk.called[seat] ?? "";
  const calm = (head: string, body = "", rule: string | null = null): Said => {
    return { tone: "calm", head, body, rule };
  };
  const yours = (head: string, body = "", rule: string | null = null): Said => {
    return { tone: "yours", head, body, rule };
  };
  switch (now.is) {
    case "gathering":
      return calm(
        say("table-gathering"),
        now.free.length > 0
          ? say("table-missing", { seats: now.free.length + now.unready.length })
          : say("table-unready", { names: list(now.unready.map(name)) }),
      );
    case "closed":
      return calm(say("table-closed"), say("table-closed-why"));
    case "past": {
      const { held } = desk.analysis;
      if (held !== null) {
        const how = held.made ? "made" : "better";
        const args = { how, move: held.shown.ply + 1, name: name(held.shown.seat) };
        const { shown, move } = held;
        const read = () =>
          desk.reading(move.move, shown.ask, shown.view as never, desk.called).text;
        const body = desk.draft?.text || read();
        return {
          ...calm(say("table-analysis-shown", args), body),
          tone: "past",
          seat: held.shown.seat,
        };
      }
      return {
        ...calm(say("table-looking-back", { move: now.ply, moves: now.plies })),
        body: desk.table.history.failed ? say("table-past-failed") : backTalk(desk),
        tone: "past",
      };
    }
    case "film":
      return calm(say("table-happening"), desk.lately.join(" "));
    case "over":
      return { tone: "over", ...ending(desk, now.result) };
    case "answer":
      return {
        ...yours(say("table-proposes", { name: name(now.proposal.by) })),
        body: proposal(desk, now.proposal),
        rule: now.proposal.rule,
        seat: now.proposal.by,
      };
    case "proposed": {
      const { by, waits_for } = now.proposal;
      return {
        ...calm(now.mine ? say("table-you-propose") : say("table-proposes", { name: name(by) })),
        body: say("table-answers-wait", { names: list(waits_for.map(name)) }),
        seat: by,
      };
    }
    case "paused":
      return calm(
        say("table-paused"),
        say("table-paused-why", { host: String(desk.table.you.host) }),
      );
    case "time-up": {
      const waiting = desk.table.position?.waiting.find(({ seat }) => seat === now.late);
      const since = dayAndTime(waiting?.since ?? desk.table.now(), desk.table.now());
      const head = say("table-time-up", { name: name(now.late) });
      return now.seat === null
        ? calm(head, say("table-time-up-wait", { since }), "ROOM-12")
        : yours(head, say("table-time-up-choose", { since }), "ROOM-12");
    }
    case "sending":
      return desk.table.lineIsCut
        ? calm(say("table-cut"), say("table-kept"))
        : calm(say("table-sending"));
    case "planning": {
      const { line, ask, problem: failed } = desk.planning;
      const planned = planSentence(desk, line ?? []);
      if (now.seat === null || ask === null)
        return { ...calm(say("table-plan-is"), failed ?? planned, "ROOM-22"), tone: "past" };
      const head = say("table-plan-head", { mine: String(now.mine), name: name(now.seat) });
      const how = say("table-plan-how", { mine: String(now.mine) });
      const body = failed ?? [planned, how].filter(Boolean).join(" ");
      return { ...calm(head, body), tone: "past", seat: now.seat };
    }
    case "asked": {
      const { seat, key, args, rule, offer } = now.ask;
      const asked = atBoard ? askAtBoard(now.ask, desk.shown) : say(key, args);
      const several = desk.table.you.seats.length > 1;
      const own = { name: name(seat) };
      const turn = several ? say("table-your-turn-named", own) : yourTurn(desk, seat);
      const offered = several ? say("table-offer-named", own) : say("table-offer");
      const head = offer ? offered : turn;
      return { ...yours(now.late ? say("table-late") : head, asked, rule), seat };
    }
    case "waiting": {
      const late = now.partner ? "" : lateWords(desk);
      if (late && now.seats.length > 0)
        return {
          ...calm(say("table-waiting", { names: list(now.seats.map(name)) }), late, "ROOM-12"),
          seat: now.seats.length === 1 ? now.seats[0] : undefined,
        };
      return now.seats.length === 0
        ? calm(say("table-waiting-nobody"))
        : {
            ...calm(say("table-waiting", { names: list(now.seats.map(name)) })),
            body: now.partner
              ? say("table-may-advise", { name: name(now.partner.seat) })
              : now.rule
                ? desk.ruleTitle(now.rule)
                : "",
            rule: now.rule,
            seat: now.seats.length === 1 ? now.seats[0] : undefined,
          };
    }
  }
}

/** A planned line as a sentence. */
export function planSentence(desk: Desk, line: readonly PlannedStep[]): string {
  const own = desk.planning.seat;
  if (own === null || line.length === 0) return "";
  const other = line.find(({ seat }) => seat !== own)?.seat;
  const name = other === undefined ? "" : (desk.called[other] ?? "");
  return exchanges(line, own)
    .map(({ theirs, yours }, nth) => {
      const how = theirs === null ? "whatever" : theirs.length === 0 ? "now" : "if";
      const open = yours.length === 0 ? "open" : nth > 0 ? "then" : how;
      const args = { name, theirs: list(theirs ?? []), yours: list(yours) };
      return say("table-planned-line", { how: open, ...args });
    })
    .join(" ");
}

/** Until when somebody else has time, or since when they let the others wait, and what can be done. */
function lateWords(desk: Desk): string {
  everyMinute();
  const { position, you } = desk.table;
  const now = desk.table.now();
  const late = position && lateness(desk.status, position, you, now);
  if (!late) return "";
  const name = desk.called[late.seat] ?? "";
  if (late.is === "clock") {
    const { until, still, then } = late;
    const stands = still && say("table-clocks-still", { until: dayAndTime(still, now) });
    const has = say("table-has-until", { name, until: dayAndTime(until, now), then });
    return stands ? `${stands} ${has}` : has;
  }
  const time = lasting(now - late.since);
  if (late.is === "long") return say("table-waits-long", { name, time });
  return say("table-waits-away", { name, time, may: late.may });
}

/** That it is somebody's turn, with the end of their time where it is counted in hours or days. */
function yourTurn(desk: Desk, seat: number): string {
  const { position } = desk.table;
  const until = position && ownDeadline(desk.status, position, seat);
  if (until) return say("table-your-turn-until", { until: dayAndTime(until, desk.table.now()) });
  const back = position !== null && isBackAfterDays(position, seat, desk.table.now());
  return say(back ? "table-your-turn-back" : "table-your-turn");
}

/** Whether anything waits in the present for the one who looks back. */
function backTalk(desk: Desk): string {
  const { position } = desk.table;
  const now = desk.asked
    ? "yours"
    : position?.result || desk.status.state === "closed"
      ? "over"
      : "on";
  return say("table-looking-back-hint", { now });
}

/** What is proposed, as the one who proposed it would say it. */
export function proposal(desk: Desk, { what, number }: { what: string; number: number }): string {
  const name = what === "undo" ? "" : (desk.names[number] ?? "");
  return say("table-proposal", { what, move: number + 1, name });
}

/** Who has won and why, in two lines. */
function ending(desk: Desk, result: Parameters<typeof outcome>[0]): Omit<Said, "tone"> {
  const { how, winners } = outcome(result, desk.colours);
  const mine = desk.table.you.seats;
  const won = winners.some((seat) => mine.includes(seat));
  const alone = how === "alone" && mine.length === 1;
  const head = alone && won ? "you-won" : alone ? "you-lost" : how;
  const names = list(winners.map((seat) => desk.called[seat] ?? ""));
  const few = result.scores.length <= 2; // else they stand at the seats
  const reason = say(result.reason);
  const reached = `${desk.game.id}-reached`; // what a score counts, where all have the same
  const score =
    result.together && knows(reached)
      ? say(reached, { score: result.scores[0] ?? 0 })
      : few && result.scores.join(" : ");
  return {
    head: say("table-over", { how: head, winners: names }),
    body: score ? say("table-over-why", { score, reason }) : reason,
    rule: result.rule,
    seat: winners.length === 1 ? winners[0] : undefined,
  };
}
