"""Moves are offered, refused, written, foreseen and taken back as they should."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

import msgspec

from deskoherna.kernel import AnyMatch, Ask, Move, Refusal, SearchChance, visible_to
from deskoherna.testing.fault import Fault, demand, same
from deskoherna.testing.play import Case, Ply, plies, spread, walk

from .check import in_positions
from .states import known_rules, same_state, snapshot, unchanged
from .words import said, speakers

SAMPLE = 8  # moves looked at in a position
POOL = 60  # moves of a game that are tried in all of its positions
NONSENSE = (
    "",
    " ",
    "?",
    "\0",
    "0",
    "-1",
    "x" * 10_000,
    "🙂",
    "１ a1",
    "null",
    "{}",
    "\n\n",
    "a1;b2",
)


def sample(ask: Ask[Move], chance: SearchChance) -> list[Move]:
    """Some answers the game says it accepts."""
    return [ask.sample(chance) for _ in range(SAMPLE)]


def pool_of(case: Case) -> set[Move]:
    """Moves that were played, some of them if there were many: legal now, later or never."""
    return {ply.move for ply in spread(plies(case), POOL)}


@in_positions
def legal_is_what_is_accepted(case: Case) -> None:
    pool = pool_of(case)
    chance = SearchChance(f"{case} legal")
    for match, _ in walk(case):
        for seat, ask in match.asks.items():
            listed = sample(ask, chance)
            pool.update(listed)
            recommended = [] if ask.recommended is None else [ask.recommended]
            for move in [*listed, *islice(ask.moves, SAMPLE), *recommended]:
                if refusal := match.refusal(seat, move):
                    raise Fault("check-offer-refused", move=str(move), reason=str(refusal))
                match.copy().play(seat, move)
            if not ask.free:
                moves = list(ask.moves)
                demand(
                    len(ask.moves) == len(moves),
                    "check-moves-counted",
                    said=len(ask.moves),
                    listed=len(moves),
                )
                same(moves[-1], ask.moves[len(moves) - 1], "check-moves-indexed")
                for move in pool:
                    accepted, offered = match.refusal(seat, move) is None, move in ask.moves
                    only = "listed" if offered else "accepted"
                    demand(accepted == offered, "check-listed", move=str(move), only=only)


@in_positions
def refusals_give_reasons(case: Case) -> None:
    pool = pool_of(case)
    chance = SearchChance(f"{case} refusals")
    known = known_rules(case)
    heard: set[str] = set()
    for match, ply in walk(case):
        before = snapshot(match)
        texts = {str(move) for move in pool} | set(NONSENSE) | set(mutations(ply, chance))
        for seat in range(case.setup.seats):
            attempts: list[Move | str] = [*pool, *texts, *malformed(ply.move)]
            for attempt in attempts:
                if (refusal := match.refusal(seat, attempt)) is None:
                    continue
                check_refusal(match, seat, attempt, refusal, known)
                if (told := str(refusal)) not in heard:
                    can_be_said(case, refusal)
                    heard.add(told)
        unchanged(match, before, "check-refusing-changed")


def check_refusal(
    match: AnyMatch,
    seat: int,
    attempt: Move | str,
    refusal: Refusal,
    known: set[str],
) -> None:
    move = named(match, attempt)
    demand(refusal.rule in known, "check-refusal-rule", move=move, rule=refusal.rule)
    reason = None
    try:
        match.play(seat, attempt)
    except Refusal as raised:
        reason = raised.data()
    same(refusal.data(), reason, "check-two-reasons", move=move)


def named(match: AnyMatch, attempt: Move | str) -> str:
    """A move in its notation, if it can be read; what else was tried, as it is in Python."""
    if isinstance(attempt, Move):
        with suppress(Exception):  # whatever comes of values that its fields were never made for
            if match.game.parse(str(attempt)) == attempt:
                return str(attempt)
    return repr(attempt)


def can_be_said(case: Case, refusal: Refusal) -> None:
    for say in speakers(case.game):
        said(say, refusal.key, refusal.arguments)


def mutations(ply: Ply, chance: SearchChance) -> Iterator[str]:
    text = str(ply.move)
    for _ in range(6):
        place = chance.below("place", len(text) + 1)
        yield text[:place] + text[place + 1 :]
        yield text[:place] + chance.pick("letter", "a1z9 -+({é\t") + text[place:]
        yield text[:place] + text[place : place + 2][::-1] + text[place + 2 :]


def malformed(move: Move) -> Iterator[Move]:
    """The move with values that its fields were never made for."""
    for field in move.__struct_fields__:
        for value in (None, -1, 10**9, True, "x", (), 0.5):
            yield msgspec.structs.replace(move, **{field: value})


@in_positions
def notation_is_unique_and_inverse(case: Case) -> None:
    chance = SearchChance(f"{case} notation")
    for match, _ in walk(case):
        for ask in match.asks.values():
            for move in [*sample(ask, chance), *ask.moves]:  # so no two are written alike
                same(move, case.game.parse(str(move)), "check-notation", move=str(move))


@in_positions
def previews_come_true(case: Case) -> None:
    for match, ply in walk(case):
        before = snapshot(match)
        foreseen = match.preview(ply.seat, ply.move)
        unchanged(match, before, "check-preview-changed")
        happened = visible_to(ply.seat, match.copy().play(ply.seat, ply.move))
        same(
            {"events": foreseen},
            {"events": happened[: len(foreseen)]},
            "check-preview",
            move=str(ply.move),
        )


@in_positions
def undo_goes_back(case: Case) -> None:
    for match, ply in walk(case):
        before = match.state.encode()
        again = match.copy()
        again.play(ply.seat, ply.move)
        if again.undo_refusal(len(match.plies)) is None:
            again.undo(len(match.plies))
            same_state(again.state, before, "check-undo")
            played = match.after(len(match.plies))  # the long way, for undo far back
            same_state(played.state, before, "check-undo")
