"""What happens to a die: it is taken, put, turned, rolled or annihilated, whatever the cause.

`rule` is the rule that brings it about; the event cites it.
"""

from __future__ import annotations

from deskoherna.kernel import Chance, Tell

from .cube import NO_DIE, SIDE
from .dice import COLOUR, VALUE, shown
from .events import Annihilated, Extracted, Rolled, Transferred, Turned
from .moves import PLACES, ZONE
from .position import Position, at_column, letter, name_of

Steps = tuple[tuple[str | int, ...], ...]

# On the Tesseract


def lift(state: Position, column: int) -> int:
    """Take the top die of a column."""
    state.heights[column] -= 1
    place = SIDE * column + state.heights[column]
    die = state.cube[place]
    state.cube[place] = NO_DIE
    return die


def put(state: Position, column: int, die: int) -> None:
    state.cube[SIDE * column + state.heights[column]] = die
    state.heights[column] += 1


def leave(state: Position, column: int) -> tuple[int, Steps]:
    """Take a die; what follows once the step is finished (TES-14, TES-R11)."""
    die = lift(state, column)
    if state.heights[column]:
        return die, ()
    return die, (("emptied",), ("event", column, VALUE[die]))  # TES-R28: bare now is enough


def extract(state: Position, column: int, lab: int, tell: Tell, rule: str) -> None:
    die, after = leave(state, column)
    add(state, lab, die)
    tell and tell(Extracted(letter(lab), at_column(column), name_of(die), rule))
    state.first(*after)  # TES-R11


def annihilate_top(state: Position, column: int, tell: Tell, rule: str) -> None:
    die, after = leave(state, column)
    state.gone[COLOUR[die]] += 1
    tell and tell(Annihilated(name_of(die), at_column(column), rule))
    state.first(*after)


# In labs and in the zone


def add(state: Position, researcher: int, die: int) -> None:
    lab = state.labs[researcher]
    lab.append(die)
    lab.sort()


def remove(state: Position, place: int, die: int) -> None:
    if place == ZONE:
        state.zone[die] -= 1
    else:
        state.labs[place].remove(die)


def insert(state: Position, place: int, die: int) -> None:
    if place == ZONE:
        state.zone[die] += 1
    else:
        add(state, place, die)


def transfer(state: Position, source: int, die: int, target: int, tell: Tell, rule: str) -> None:
    state.labs[source].remove(die)
    add(state, target, die)
    tell and tell(Transferred(letter(source), letter(target), name_of(die), rule))


def turn_to(state: Position, place: int, die: int, value: int, tell: Tell, rule: str) -> None:
    if value == 0:
        annihilate(state, place, die, tell, "TES-19")
        return
    remove(state, place, die)
    insert(state, place, shown(die, value))
    tell and tell(Turned(PLACES[place], name_of(die), value, rule))


def roll(state: Position, place: int, die: int, chance: Chance, tell: Tell, rule: str) -> int:
    """Roll a die where it lies; returns what it shows then."""
    (value,) = chance.roll("die")
    remove(state, place, die)
    insert(state, place, shown(die, value))
    tell and tell(Rolled(PLACES[place], name_of(die), value, rule))
    return value


def annihilate(state: Position, place: int, die: int, tell: Tell, rule: str) -> None:
    remove(state, place, die)
    state.gone[COLOUR[die]] += 1
    tell and tell(Annihilated(name_of(die), PLACES[place], rule))
