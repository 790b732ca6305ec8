"""The eight events (TES-36 to TES-44): what a symbol of the base does when it is uncovered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .collapse import ANNIHILATE, CHAIN, FISSION, crack
from .deck import SYMBOLS
from .dice import COLOURS, KINDS, OF_VALUE, VALUE, die_of, shown
from .events import Rolled, Spared, Split, Uncovered
from .handling import annihilate, roll, turn_to
from .moves import PLACES, ZONE, Lab, Pick, TeseraktMove, pick
from .position import Position, at_column, letter, name_of


def do_event(state: Position, chance: Chance, tell: Tell, column: int, value: int) -> None:
    """`value` is that of the die that has left the symbol."""
    symbol = SYMBOLS[state.content.bases[state.expedition.base][column]]
    tell and tell(Uncovered(symbol, at_column(column)))
    _EVENTS[symbol](state, value, chance, tell)


# Events of the boundary die


def _acceleration(state: Position, value: int, chance: Chance, tell: Tell) -> None:
    """The boundary die is annihilated (TES-36)."""
    state.first(("boundary", ANNIHILATE))


def _chain(state: Position, value: int, chance: Chance, tell: Tell) -> None:
    """The boundary die collapses (TES-38)."""
    state.first(("boundary", CHAIN))


def _fission(state: Position, value: int, chance: Chance, tell: Tell) -> None:
    """The boundary die collapses, and an annihilated die is rolled into the zone (TES-39)."""
    state.first(("boundary", FISSION), ("split",))


def do_split(state: Position, chance: Chance, tell: Tell) -> None:
    """A random annihilated die is rolled into the zone (TES-39)."""
    dice = [colour for colour in range(len(COLOURS)) for _ in range(state.gone[colour])]
    if not dice:
        return  # TES-R20
    colour = chance.pick("annihilated", dice)
    (value,) = chance.roll("die")
    state.gone[colour] -= 1
    state.zone[die_of(colour, value)] += 1
    tell and tell(Split(name_of(die_of(colour, value))))
    crack(state, value, tell)  # TES-R12


# Reinforcement


def lowest_collapsed(state: Position) -> Sequence[int]:
    dice = [die for die in range(KINDS) if state.zone[die]]
    least = min((VALUE[die] for die in dice), default=0)
    return [die for die in dice if VALUE[die] == least]


def _reinforcement(state: Position, value: int, chance: Chance, tell: Tell) -> None:
    """The lowest collapsed die is rolled (TES-37); with none nothing happens (TES-R20)."""
    dice = lowest_collapsed(state)
    if len(dice) == 1:
        _reinforce(state, dice[0], chance, tell)
    elif dice:
        state.first(("lowest",))


def ask_lowest(state: Position) -> Mapping[int, Ask[TeseraktMove]]:
    moves = tuple(pick(ZONE, die) for die in lowest_collapsed(state))
    return state.to_active(Ask("TES-R12", "teserakt-ask-lowest", (Pick,), moves))


def refuse_lowest(state: Position, seat: int, move: Pick) -> Refusal:
    dice = " ".join(map(name_of, lowest_collapsed(state)))
    place, die = PLACES[move.place], name_of(move.die)
    return Refusal("TES-R12", "teserakt-not-lowest", dice=dice, place=place, die=die)


def answer_lowest(state: Position, seat: int, move: Pick, chance: Chance, tell: Tell) -> None:
    _reinforce(state, move.die, chance, tell)


def _reinforce(state: Position, die: int, chance: Chance, tell: Tell) -> None:
    value = roll(state, ZONE, die, chance, tell, "TES-37")
    crack(state, value, tell)  # TES-R12


# Waves and bursts


def _wave(state: Position, value: int, chance: Chance, tell: Tell) -> None:
    """The dice in all labs but one are rolled (TES-40)."""
    if any(state.labs):
        state.first(("wave",))


def ask_wave(state: Position) -> Mapping[int, Ask[TeseraktMove]]:
    moves = tuple(map(Lab, range(len(state.labs))))
    return state.to_active(Ask("TES-40", "teserakt-ask-wave", (Lab,), moves))


def refuse_wave(state: Position, seat: int, move: Lab) -> Refusal:
    return Refusal("TES-40", "teserakt-no-such-lab", labs=len(state.labs))


def answer_wave(state: Position, seat: int, move: Lab, chance: Chance, tell: Tell) -> None:
    tell and tell(Spared(letter(move.researcher)))
    others = [lab for lab in range(len(state.labs)) if lab != move.researcher]
    _roll_labs(state, others, chance, tell, "TES-40")


def _burst(state: Position, value: int, chance: Chance, tell: Tell) -> None:
    """The dice in all labs are rolled (TES-41)."""
    _roll_labs(state, range(len(state.labs)), chance, tell, "TES-41")


def _roll_labs(
    state: Position, labs: Collection[int], chance: Chance, tell: Tell, rule: str
) -> None:
    values = iter(chance.roll("labs", sum(len(state.labs[lab]) for lab in labs)))
    for lab in labs:
        before = state.labs[lab]
        after = [shown(die, next(values)) for die in before]
        state.labs[lab] = sorted(after)
        for die, now in zip(before, after, strict=True):
            tell and tell(Rolled(letter(lab), name_of(die), VALUE[now], rule))


# Interphase and shock wave


def _interphase(state: Position, value: int, chance: Chance, tell: Tell) -> None:
    """Twos become threes and fours fives; sixes stay (TES-42, TES-R7)."""
    received = []
    for even in (2, 4):
        dice = [die for die in OF_VALUE[even] for _ in range(state.zone[die])]
        for die in dice:
            turn_to(state, ZONE, die, even + 1, tell, "TES-42")
        if dice:
            received.append(even + 1)
    for odd in received:  # once all have been turned
        crack(state, odd, tell, "TES-42")


def _shock(state: Position, value: int, chance: Chance, tell: Tell) -> None:
    """Dice in labs with the value of the one that has left are annihilated (TES-43, TES-R19)."""
    for lab in range(len(state.labs)):
        for die in [die for die in state.labs[lab] if VALUE[die] == value]:
            annihilate(state, lab, die, tell, "TES-43")


_EVENTS: Mapping[str, Callable[[Position, int, Chance, Tell], None]] = {
    "acceleration": _acceleration,
    "reinforcement": _reinforcement,
    "chain": _chain,
    "fission": _fission,
    "wave": _wave,
    "burst": _burst,
    "interphase": _interphase,
    "shock": _shock,
}
