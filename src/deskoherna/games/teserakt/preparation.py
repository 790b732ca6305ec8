"""Before the first turn (TES-6 to TES-10, TES-48, TES-49)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .collapse import DOWNFALL, MORE, fall
from .cube import COLUMNS, CORNERS, SIDE
from .dice import COLOURS, DICE, FACES, OF_A_COLOUR, VALUE, die_of, shown
from .events import Became, Starts, Supplied, named
from .handling import add, lift, put
from .moves import At, Become, TeseraktMove
from .position import NOBODY, Position, at_column, letter, name_of
from .research import HIGHEST, draw

SIMPLE = ("wide", "spacious", "steady", "open")  # skills for a first game


def prepare(state: Position, chance: Chance, tell: Tell) -> None:
    _build(state, chance)
    _deal(state, chance)
    count = len(state.labs)
    fixed = state.expedition.first == "seat"
    state.turn = 0 if fixed else chance.below("first", count)  # TES-R22
    tell and tell(Starts(state.seat(state.turn)))
    order = [(state.turn + nth) % count for nth in range(count)]
    state.first(
        *[step for nth in order for step in (("become", nth), ("supply", nth))],
        ("downfall",),
        *[("boundary", MORE)] * state.expedition.collapsed,  # TES-49, TES-R21
        ("begin", state.turn),
    )
    state.proceed(chance, tell)


def _build(state: Position, chance: Chance) -> None:
    """Four layers of dice, placed and rolled at random (TES-6)."""
    colours = [colour for colour in range(len(COLOURS)) for _ in range(OF_A_COLOUR)]
    chance.shuffle("Tesseract", colours)
    values = chance.roll("values", DICE)
    for place, (colour, value) in enumerate(zip(colours, values, strict=True)):
        put(state, place % COLUMNS, die_of(colour, value))


def _deal(state: Position, chance: Chance) -> None:
    """Three decks (TES-8); six discoveries lie face down, three are out (TES-7)."""
    for level in range(2, HIGHEST + 1):
        pile = state.content.pile(level)
        chance.shuffle(f"level {level}", pile)
        state.piles[level - 2] = pile
    found = state.content.pile(0)
    chance.shuffle("discoveries", found)
    state.discoveries, state.away = found[:FACES], sorted(found[FACES:])


# Researchers (TES-9)


def unchosen(state: Position) -> list[int]:
    return [n for n in range(len(state.content.researchers)) if n not in state.researchers]


def _recommended(state: Position) -> Become:
    """Somebody whose skill needs no planning, or anybody."""
    left = [state.content.researchers[number] for number in unchosen(state)]
    return Become(next((who.id for who in left if who.skill in SIMPLE), None))


def ask_become(state: Position, nth: int) -> Mapping[int, Ask[TeseraktMove]]:
    ids = [state.content.researchers[number].id for number in unchosen(state)]
    moves = (*map(Become, ids), Become(None))
    arguments = {"who": letter(nth)}
    return {
        state.seat(nth): Ask(
            "TES-9",
            "teserakt-ask-become",
            (Become,),
            moves,
            arguments=arguments,
            overdue=Become(None),
            recommended=_recommended(state),
        )
    }


def refuse_become(state: Position, seat: int, move: Become, nth: int) -> Refusal:
    for other, number in enumerate(state.researchers):
        if number != NOBODY and state.who(other).id == move.researcher:
            arguments = named(state.who(other).id, state.who(other).name)
            return Refusal("TES-9", "teserakt-researcher-taken", who=letter(other), **arguments)
    return Refusal("TES-9", "teserakt-unknown-researcher", researcher=str(move.researcher))


def answer_become(
    state: Position, seat: int, move: Become, chance: Chance, tell: Tell, nth: int
) -> None:
    left = unchosen(state)
    if move.researcher is None:
        number = chance.pick("researcher", left)
    else:
        ids = [state.content.researchers[number].id for number in left]
        number = left[ids.index(move.researcher)]
    state.researchers[nth] = number
    who = state.content.researchers[number]
    tell and tell(Became(letter(nth), who.id, who.name))
    if state.expedition.cards:
        draw(state, nth, 2, tell, "TES-9")  # TES-48


# A die from a top corner (TES-9)


def corners(state: Position, height: int = SIDE) -> list[int]:
    return [column for column in CORNERS if state.heights[column] == height]


def do_supply(state: Position, chance: Chance, tell: Tell, nth: int) -> None:
    top = corners(state)
    if len(top) == 1:
        _supply(state, nth, top[0], chance, tell)
    else:
        state.first(("corner", nth))


def ask_corner(state: Position, nth: int) -> Mapping[int, Ask[TeseraktMove]]:
    moves = tuple(map(At, corners(state)))
    return {
        state.seat(nth): Ask(
            "TES-9",
            "teserakt-ask-corner",
            (At,),
            moves,
            arguments={"who": letter(nth)},
            recommended=moves[0],
        )
    }


def refuse_corner(state: Position, seat: int, move: At, nth: int) -> Refusal:
    column, columns = at_column(move.column), ", ".join(map(at_column, corners(state)))
    return Refusal("TES-9", "teserakt-not-top-corner", column=column, columns=columns)


def answer_corner(
    state: Position, seat: int, move: At, chance: Chance, tell: Tell, nth: int
) -> None:
    _supply(state, nth, move.column, chance, tell)


def _supply(state: Position, nth: int, column: int, chance: Chance, tell: Tell) -> None:
    die = lift(state, column)
    (value,) = chance.roll("die")
    add(state, nth, shown(die, value))
    tell and tell(Supplied(letter(nth), at_column(column), name_of(die), value))


# Two dice collapse (TES-10)


def do_downfall(state: Position, chance: Chance, tell: Tell) -> None:
    top = corners(state)
    for column in top:
        fall(state, column, DOWNFALL, chance, tell)
    if len(top) < 2:
        state.first(("low", 2 - len(top)))


def low_corners(state: Position) -> list[int]:
    """The corners of the second layer from above whose dice are lowest."""
    second = corners(state, SIDE - 1)
    least = min(VALUE[state.top(column)] for column in second)
    return [column for column in second if VALUE[state.top(column)] == least]


def do_low(state: Position, chance: Chance, tell: Tell, count: int) -> None:
    """One die collapses, or it and the one under it."""
    lowest = low_corners(state)
    if len(lowest) == 1:
        for _ in range(count):
            fall(state, lowest[0], DOWNFALL, chance, tell)
    else:
        state.first(("corner_tie", count))


def ask_corner_tie(state: Position, count: int) -> Mapping[int, Ask[TeseraktMove]]:
    moves = tuple(map(At, low_corners(state)))
    ask: Ask[TeseraktMove] = Ask(
        "TES-R21", "teserakt-ask-boundary", (At,), moves, recommended=moves[0]
    )
    return state.to_active(ask)


def refuse_corner_tie(state: Position, seat: int, move: At, count: int) -> Refusal:
    column, columns = at_column(move.column), ", ".join(map(at_column, low_corners(state)))
    return Refusal("TES-R21", "teserakt-not-low-corner", column=column, columns=columns)


def answer_corner_tie(
    state: Position, seat: int, move: At, chance: Chance, tell: Tell, count: int
) -> None:
    for _ in range(count):
        fall(state, move.column, DOWNFALL, chance, tell)
