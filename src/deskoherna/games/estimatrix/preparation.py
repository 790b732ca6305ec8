"""Before the first turn: letters and roles (EST-2 to EST-4)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .circle import Circle, first_roles
from .events import Chose, RolesGiven, SharedOut
from .moves import EstimatrixMove, Letter
from .pieces import LETTERS


def prepare(state: Circle, chance: Chance, tell: Tell, choosing: bool, negater: int | None) -> None:
    """`negater` starts in that role, or whoever is drawn (EST-R2)."""
    seats = range(state.terms.seats)
    step = "letter" if choosing else "deal"
    drawn = -1 if negater is None else negater
    state.first(*[(step, seat) for seat in seats], ("share_out",), ("roles", drawn), ("turn",))
    state.proceed(chance, tell)


# Letters are chosen in the order of seats (EST-R3)


def ask_letter(state: Circle, seat: int) -> Mapping[int, Ask[EstimatrixMove]]:
    moves = (*map(Letter, state.untaken()), Letter(None))
    ask: Ask[EstimatrixMove] = Ask(
        "EST-2",
        "estimatrix-ask-letter",
        (Letter,),
        moves,
        overdue=Letter(None),
        recommended=Letter(None),
    )
    return {seat: ask}


def refuse_letter(state: Circle, seat: int, move: Letter, _: int) -> Refusal | None:
    if move.letter is None or move.letter not in state.letters:
        return None
    taken = state.letters.index(move.letter)
    return Refusal("EST-2", "estimatrix-letter-taken", letter=LETTERS[move.letter], seat=taken)


def answer_letter(
    state: Circle, seat: int, move: Letter, chance: Chance, tell: Tell, _: int
) -> None:
    if move.letter is None:
        do_deal(state, chance, tell, seat)
    else:
        _take(state, seat, move.letter, False, tell)


def do_deal(state: Circle, chance: Chance, tell: Tell, seat: int) -> None:
    _take(state, seat, chance.pick("letter", state.untaken()), True, tell)


def _take(state: Circle, seat: int, letter: int, dealt: bool, tell: Tell) -> None:
    state.letters[seat] = letter
    tell and tell(Chose(seat, LETTERS[letter], dealt))


def do_share_out(state: Circle, chance: Chance, tell: Tell) -> None:
    """One piece of each free letter for everyone; the rest leaves the game (EST-3)."""
    free = "".join(LETTERS[letter] for letter in state.untaken())
    if free:
        tell and tell(SharedOut(free, state.terms.seats))


def do_roles(state: Circle, chance: Chance, tell: Tell, negater: int) -> None:
    seats = state.terms.seats
    first = chance.below("Negater", seats) if negater < 0 else negater  # EST-R2
    state.roles = first_roles(first, seats)
    tell and tell(RolesGiven(state.negater, state.quanter))
