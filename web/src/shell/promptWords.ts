/** The sentences of the prompt bar. */

import { askAtBoard, knows, list, problem, say } from "../words.svelte";
import type { Desk } from "./desk.svelte";
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
  const said = spoken(desk, now, atBoard);
  const { draft } = desk;
  const shown = atBoard ? desk.shown : undefined;
  if (desk.table.problem && now.is !== "past")
    return {
      ...said,
      body: problem(desk.table.problem, shown),
      rule: desk.table.problem.rule ?? null,
    };
  if (draft && (now.is === "asked" || (now.is === "waiting" && now.partner)))
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
    case "time-up":
      return now.seat === null
        ? calm(say("table-time-up", { name: name(now.late) }), say("table-time-up-wait"))
        : yours(say("table-time-up", { name: name(now.late) }), say("table-time-up-choose"));
    case "sending":
      return desk.table.lineIsCut
        ? calm(say("table-cut"), say("table-kept"))
        : calm(say("table-sending"));
    case "asked": {
      const { seat, key, args, rule, offer } = now.ask;
      const asked = atBoard ? askAtBoard(now.ask, desk.shown) : say(key, args);
      const several = desk.table.you.seats.length > 1;
      const own = { name: name(seat) };
      const turn = several ? say("table-your-turn-named", own) : say("table-your-turn");
      const offered = several ? say("table-offer-named", own) : say("table-offer");
      const head = offer ? offered : turn;
      return { ...yours(now.late ? say("table-late") : head, asked, rule), seat };
    }
    case "waiting":
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
