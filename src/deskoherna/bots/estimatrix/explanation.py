"""Explanation of moves of ESTIMATRIX: what the words say, and what a match would change."""

from __future__ import annotations

from collections.abc import Iterator

from deskoherna.games.estimatrix import reasons
from deskoherna.games.estimatrix.circle import pair
from deskoherna.games.estimatrix.moves import Aloud, Answer, Draw, Emoji, EstimatrixMove, Say, Show
from deskoherna.games.estimatrix.pieces import COLOURS
from deskoherna.games.estimatrix.rules import Estimatrix
from deskoherna.kernel import Reason

from .turn import NOTICEABLE, Given, Reader, Turn, turn_of

CLOSE = 0.1  # between two colours that words stand for equally
SEEN = 0.6  # by the Negater: a hint that is too clear


def reasons_for(state: Estimatrix, seat: int, move: EstimatrixMove, reader: Reader) -> list[Reason]:
    """The reasons for and against a move, as this reader understands the turn."""
    given = Given.by(state)
    match move:
        case Say(words) | Emoji(words) | Show(words):
            return list(why_hint(turn_of(given._replace(words=words), reader)))
        case Draw() | Aloud():
            return [reasons.WORDLESS]
        case Answer(colour):
            turn = turn_of(given, reader)
            meant = seat == turn.quanter
            return list(why_meant(turn, colour) if meant else why_guess(turn, state, seat, colour))
    return [reasons.ALIKE]


def why_hint(turn: Turn) -> Iterator[Reason]:
    first, second = sorted(turn.colours, key=lambda colour: -turn.read[colour])[:2]
    if silent(turn):
        yield reasons.NOTHING_SAID
    elif turn.read[first] - turn.read[second] < CLOSE:
        yield reasons.two_ways(COLOURS[first], COLOURS[second])
    else:
        yield says(turn, first, wanted=True)
    likely = sum(turn.answer_odds[turn.quanter][c] * turn.likely_exchange(c) for c in turn.colours)
    yield reasons.exchange(round(100 * likely))
    seen = turn.answer_odds[turn.negater][first]
    if seen > SEEN:
        yield reasons.negater_sees(round(100 * seen))
    yield from gifts(turn)


def why_meant(turn: Turn, colour: int) -> Iterator[Reason]:
    yield says(turn, colour, wanted=True)
    yield reasons.exchange(round(100 * turn.likely_exchange(colour)))
    for seat in turn.estimaters:
        if turn.winners(seat) == [turn.quanter]:
            yield reasons.avoids(seat)
    yield from gifts(turn)


def why_guess(turn: Turn, state: Estimatrix, seat: int, colour: int) -> Iterator[Reason]:
    yield says(turn, colour, wanted=turn.wish(seat) > -NOTICEABLE)
    if seat == turn.negater:
        spoils = turn.wish(seat) >= 0
        yield reasons.spoils(turn.quanter) if spoils else reasons.LET_THEM
        return
    winners = turn.winners(seat)
    if winners:
        yield reasons.WINS if seat in winners else reasons.gives_win(turn.quanter)
    elif pair(seat, turn.quanter) not in turn.given.pairs:
        yield reasons.brings(state.letter(turn.quanter))
    elif turn.given.terms.advanced:
        yield reasons.gives_back(state.letter(turn.quanter))
    else:
        yield reasons.NO_MATTER


def says(turn: Turn, colour: int, wanted: bool) -> Reason:
    """Whether the words point to a colour, which speaks for it if a match is wanted."""
    if silent(turn):
        return reasons.NOTHING_SAID
    name, percent = COLOURS[colour], round(100 * turn.read[colour])
    if turn.read[colour] < 1 / len(turn.colours):
        return reasons.hardly_points_to(name, percent, against=wanted)
    return reasons.points_to(name, percent, against=not wanted)


def silent(turn: Turn) -> bool:
    """Whether the words stand for no colour more than for another."""
    said = [turn.read[colour] for colour in turn.colours]
    return max(said) - min(said) < CLOSE / 2


def gifts(turn: Turn) -> Iterator[Reason]:
    """Estimaters who would win alone by a match."""
    for seat in turn.estimaters:
        if turn.winners(seat) == [seat]:
            yield reasons.gives_win(seat)
