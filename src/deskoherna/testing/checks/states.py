"""Positions copy, replay and end as they should."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import msgspec

from deskoherna.kernel import AnyMatch, BadRecord, SearchChance, dumps, loads, replay_lines
from deskoherna.kernel.state import State
from deskoherna.testing.diff import first_difference, named
from deskoherna.testing.fault import Fault, demand, same, who
from deskoherna.testing.play import Case, every_step, finish, going_on, walk
from deskoherna.texts import rulebook

from .check import in_games, in_positions


def seats(match: AnyMatch) -> list[int | None]:
    return [None, *range(match.setup.seats)]


def known_rules(case: Case) -> set[str]:
    return {*rulebook("en", case.game).rules, *rulebook("en").rules}


def same_state(state: State[Any], encoded: bytes, key: str) -> None:
    """Raise a `Fault` if a state does not encode as it did, or as another one does."""
    if state.encode() != encoded:
        before, after = named(state, encoded), named(state, state.encode())
        raise Fault(key, where=str(first_difference(before, after)))


Snapshot = tuple[bytes, bytes]


def snapshot(match: AnyMatch) -> Snapshot:
    """A match as bytes: its state and its record."""
    return match.state.encode(), dumps(match.record())


def unchanged(match: AnyMatch, before: Snapshot, key: str) -> None:
    same_state(match.state, before[0], key)
    now = dumps(match.record())
    if now != before[1]:
        same({"record": lines(before[1])}, {"record": lines(now)}, key)


def lines(record: bytes) -> list[Any]:
    return [msgspec.json.decode(line) for line in record.splitlines()]


@in_positions
def copies_are_independent(case: Case) -> None:
    chance = SearchChance(f"{case} copies")
    for match, ply in going_on(case):
        twin = match.state.copy()
        before = match.state.encode()
        same_state(twin, before, "check-copy-differs")
        twin.play(ply.seat, ply.move, chance)
        for seat, ask in islice(twin.asks().items(), 1):
            twin.play(seat, ask.sample(chance), chance)
        same_state(match.state, before, "check-copy-shared")


@in_positions
def history_stays_frozen(case: Case) -> None:
    seen = []
    for match, _ in going_on(case):
        asked = {seat: ask.data() for seat, ask in match.asks.items()}
        views = {f"view({who(seat)})": match.view(seat) for seat in seats(match)}
        seen.append((match.asks, asked, views, msgspec.to_builtins(views)))
    for asks, asked, views, shown in seen:
        now = {seat: ask.data() for seat, ask in asks.items()}
        same({"asks": asked}, {"asks": now}, "check-ask-changed")
        same(shown, msgspec.to_builtins(views), "check-view-changed")


@in_games
def replay_gives_the_same_bytes(case: Case) -> None:
    match, _ = finish(case)
    record = dumps(match.record())
    states = [match.state.encode() for match, _ in every_step(case)] + [match.state.encode()]
    for step, state in zip(replay_lines(case.game, loads(record)), states, strict=True):
        same_state(step.match.state, state, "check-replay-differs")


@in_positions
def time_may_run_out(case: Case) -> None:
    """What the rules foresee for a seat that is late can be played and is replayed."""
    for match, _ in walk(case):
        for seat, ask in match.asks.items():
            if ask.overdue is not None:
                late = match.copy()
                late.lapse(seat)
                demand(late.state != match.state, "check-late-nothing")
                demand(replays(case, late), "check-late-replay")


def replays(case: Case, match: AnyMatch) -> bool:
    try:
        *_, last = replay_lines(case.game, loads(dumps(match.record())))
    except BadRecord:
        return False
    return bool(last.match.state == match.state)


@in_games
def same_seed_same_game(case: Case) -> None:
    expected = snapshot(finish(case)[0])
    for disturbance in (1, 2):
        random.seed(disturbance)
        before = random.getstate()
        unchanged(finish(case)[0], expected, "check-seed-differs")
        demand(random.getstate() == before, "check-global-dice")


@in_games
def games_end(case: Case) -> None:
    match, _ = finish(case)
    result = match.result
    assert result is not None
    demand(not match.asks, "check-asked-after-end")
    demand(len(result.places) == case.setup.seats, "check-no-place", places=str(result.places))
    for place in result.places:
        better = sum(other < place for other in result.places)
        fits = place in (1, 2) and better == 0 if result.together else place == better + 1
        demand(fits, "check-places-gap", places=str(result.places))
    demand(result.rule in known_rules(case), "check-end-rule", rule=result.rule)


@in_games
def results_are_what_events_say(case: Case) -> None:
    match, events = finish(case)
    assert match.result is not None
    scores = [0] * case.setup.seats
    for event in events:
        for seat, points in event.gains().items():
            scores[seat] += points
    same({"scores": scores}, {"scores": list(match.result.scores)}, "check-scores")
    told = [winners for event in events if (winners := event.winners()) is not None]
    same({"winners": told}, {"winners": [match.result.winners]}, "check-winners")
