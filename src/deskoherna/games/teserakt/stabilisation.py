"""A die comes to its slot, with all that follows (TES-25 to TES-30)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Argument, Ask, Chance, Tell

from .dice import COLOUR, COLOURS, FACES, KINDS, OF_COLOUR, VALUE, shown
from .events import ColourCompleted, Rolled, Stabilised, TurnedUp, Unlocked, Won
from .handling import Steps, add, annihilate
from .moves import NO, YES, ZONE, Answer, TeseraktMove
from .position import DOWN, UNLOCKED, UP, Position, letter, name_of
from .research import draw, level_for
from .returning import COMPLETED

YES_NO = (YES, NO)


def stabilise(
    state: Position,
    researcher: int,
    die: int,
    tell: Tell,
    rule: str,
    left: Steps = (),
    then: Steps = (),
) -> None:
    """A die that has been taken comes to its slot.

    `left` is what follows if it has left the Tesseract, `then` what follows everything.
    """
    state.panel[die] = 1
    filled = state.filled
    tell and tell(
        Stabilised(letter(researcher), name_of(die), filled, state.expedition.seats, rule)
    )
    if filled == KINDS:
        state.agenda.clear()  # TES-12, TES-R16
        tell and tell(Won(state.expedition.seats))
        return
    _discover(state, VALUE[die], tell)
    bonus: Steps = (("return", COMPLETED),) if _completed(state, COLOUR[die], tell) else ()
    state.first(*bonus, *left, ("identical", die), *then)


def _discover(state: Position, value: int, tell: Tell) -> None:
    """Two of a value turn its discovery card up, four unlock it (TES-29)."""
    count = sum(state.panel[value - 1 :: FACES])
    status = state.status[value - 1]
    if count == 2 and status == DOWN:
        state.status[value - 1] = UP
        card = state.card(state.discoveries[value - 1])
        tell and tell(TurnedUp(value, card.id, card.name))
    elif count == len(COLOURS) and status == UP:
        state.status[value - 1] = UNLOCKED
        tell and tell(Unlocked(value))


def _completed(state: Position, colour: int, tell: Tell) -> bool:
    """Whether the die was the last of its colour, which brings a die back (TES-30)."""
    if not all(state.panel[die] for die in OF_COLOUR[colour]):
        return False
    tell and tell(ColourCompleted(COLOURS[colour]))
    return True


# An identical die in the zone (TES-26)


def ask_identical(state: Position, die: int) -> Mapping[int, Ask[TeseraktMove]]:
    if not state.zone[die]:
        return {}
    arguments = {"die": name_of(die)}
    return state.to_active(
        Ask("TES-26", "teserakt-ask-identical", (Answer,), YES_NO, arguments=arguments)
    )


def answer_identical(
    state: Position, seat: int, move: Answer, chance: Chance, tell: Tell, die: int
) -> None:
    if move.yes:
        annihilate(state, ZONE, die, tell, "TES-26")


# The other dice of the set (TES-27)


def ask_reroll(state: Position, *dice: int) -> Mapping[int, Ask[TeseraktMove]]:
    level = level_for(state, len(dice))
    arguments: dict[str, Argument] = {"dice": " ".join(map(name_of, dice)), "level": level}
    return state.to_active(
        Ask("TES-27", "teserakt-ask-reroll", (Answer,), YES_NO, arguments=arguments)
    )


def answer_reroll(
    state: Position, seat: int, move: Answer, chance: Chance, tell: Tell, *dice: int
) -> None:
    if not move.yes:
        return
    lab = state.labs[state.turn]
    values = chance.roll("set", len(dice))
    for die, value in zip(dice, values, strict=True):
        lab.remove(die)
        add(state, state.turn, shown(die, value))
        tell and tell(Rolled(letter(state.turn), name_of(die), value, "TES-27"))
    draw(state, state.turn, level_for(state, len(dice)), tell, "TES-27")
