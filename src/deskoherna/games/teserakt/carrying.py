"""Carrying out what cards and specialities say, effect by effect (see effects.py)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Argument, Ask, Chance, Tell

from .choices import all_dice, choices, effect_of, group_of, groups, possible
from .cube import SIDE
from .dice import VALUE, opposite
from .effects import CHOOSE, Effect
from .events import Exchanged, GainedActions, Mended, Relocated
from .handling import (
    add,
    annihilate,
    annihilate_top,
    extract,
    insert,
    leave,
    put,
    remove,
    roll,
    transfer,
    turn_to,
)
from .moves import (
    DONE,
    PLACES,
    Choose,
    Colour,
    Done,
    Exchange,
    ExchangeTop,
    Lab,
    Pick,
    Relocate,
    Take,
    TeseraktMove,
    Transfer,
    Turn,
    Value,
)
from .position import Position, at_column, letter, name_of
from .research import draw
from .returning import BY_CARD
from .skills import flipped
from .stabilisation import stabilise

AT_ONCE = ("draw", "return", "action", "mend")
KINDS_OF: Mapping[str, tuple[type[TeseraktMove], ...]] = {
    "extract": (Take, Done),
    "adjust": (Turn, Done),
    "set": (Turn, Done),
    "flip": (Pick, Done),
    "roll": (Pick, Done),
    "annihilate": (Pick, Take, Done),
    "stabilise": (Pick, Take, Done),
    "relocate": (Relocate, Done),
    "transfer": (Transfer, Done),
    "exchange": (Exchange, ExchangeTop, Done),
}


def do_run(state: Position, chance: Chance, tell: Tell, script: int, index: int) -> None:
    """Carry out an effect of a script, then the others after it."""
    effect = effect_of(state, script, index)
    if index + 1 < len(state.content.scripts[script]):
        state.first(("run", script, index + 1))
    if effect.do in AT_ONCE:
        _at_once(state, effect, tell)
    elif effect.do == CHOOSE:
        _choose(state, effect, script, index)
    elif effect.group == "all":
        for place, die in all_dice(state, effect):
            _touch(state, effect, place, die, chance, tell)
    elif effect.group != "one":
        state.first(("grouped", script, index, effect.times))
    else:
        state.first(("each", script, index, effect.times))


def _at_once(state: Position, effect: Effect, tell: Tell) -> None:
    times = effect.times
    if effect.do == "draw":
        draw(state, state.turn, effect.level, tell, "TES-R3", times)
    elif effect.do == "return":
        state.first(*[("return", BY_CARD)] * times)
    elif effect.do == "action":
        state.actions += times
        tell and tell(GainedActions(letter(state.turn), times))
    else:
        state.rifts = max(0, state.rifts - times)
        tell and tell(Mended(state.rifts))


# One of several lists of effects


def _choose(state: Position, effect: Effect, script: int, index: int) -> None:
    """Ask, where there is something to choose."""
    scripts = [other for other in effect.of if possible(state, other)]
    if len(scripts) == 1:
        state.first(("run", scripts[0], 0))
    elif scripts:
        state.first(("choice", script, index))


def ask_choice(state: Position, script: int, index: int) -> Mapping[int, Ask[TeseraktMove]]:
    of = effect_of(state, script, index).of
    moves = tuple(Choose(nth) for nth, other in enumerate(of) if possible(state, other))
    return state.to_active(Ask("TES-R3", "teserakt-ask-choice", (Choose,), moves))


def answer_choice(
    state: Position, seat: int, move: Choose, chance: Chance, tell: Tell, script: int, index: int
) -> None:
    state.first(("run", effect_of(state, script, index).of[move.nth], 0))


# All dice of one value or colour


def do_grouped(
    state: Position, chance: Chance, tell: Tell, script: int, index: int, left: int
) -> None:
    """Ask, where there is something to choose."""
    effect = effect_of(state, script, index)
    moves = groups(state, effect)
    if effect.must and len(moves) == 1:
        _touch_group(state, script, index, left, moves[0], chance, tell)
    elif moves:
        state.first(("group", script, index, left))


def ask_group(
    state: Position, script: int, index: int, left: int
) -> Mapping[int, Ask[TeseraktMove]]:
    effect = effect_of(state, script, index)
    moves = groups(state, effect)
    if not effect.must:
        moves.append(DONE)
    kinds = (Value if effect.group == "value" else Colour, Done)
    arguments = {"do": effect.do}
    return state.to_active(Ask("TES-R3", "teserakt-ask-group", kinds, moves, arguments=arguments))


def answer_group(
    state: Position,
    seat: int,
    move: TeseraktMove,
    chance: Chance,
    tell: Tell,
    script: int,
    index: int,
    left: int,
) -> None:
    if not isinstance(move, Done):
        _touch_group(state, script, index, left, move, chance, tell)


def _touch_group(
    state: Position,
    script: int,
    index: int,
    left: int,
    move: TeseraktMove,
    chance: Chance,
    tell: Tell,
) -> None:
    effect = effect_of(state, script, index)
    if left > 1:
        state.first(("grouped", script, index, left - 1))
    for place, die in all_dice(state, effect):
        if group_of(effect, die) == move:
            _touch(state, effect, place, die, chance, tell)


def _touch(
    state: Position, effect: Effect, place: int, die: int, chance: Chance, tell: Tell
) -> None:
    if effect.do == "flip":
        turn_to(state, place, die, opposite(VALUE[die]), tell, "TES-45")
    elif effect.do == "roll":
        roll(state, place, die, chance, tell, "TES-R3")  # TES-35: no rift
    elif effect.do == "annihilate":
        annihilate(state, place, die, tell, "TES-45")
    else:
        remove(state, place, die)
        stabilise(state, state.turn, die, tell, "TES-28")


# One die after the other


def do_each(
    state: Position, chance: Chance, tell: Tell, script: int, index: int, left: int
) -> None:
    """Ask, where there is something to choose."""
    effect = effect_of(state, script, index)
    if effect.must:
        moves = list(choices(state, effect))
        if len(moves) == 1:
            _carry(state, script, index, left, moves[0], chance, tell)
            return
    state.first(("effect", script, index, left))


def can_effect(state: Position, script: int, index: int, left: int) -> bool:
    """Whether `ask_effect` asks."""
    return next(choices(state, effect_of(state, script, index)), None) is not None


def ask_effect(
    state: Position, script: int, index: int, left: int
) -> Mapping[int, Ask[TeseraktMove]]:
    effect = effect_of(state, script, index)
    moves = list(choices(state, effect))
    if not moves:
        return {}
    if not effect.must:
        moves.append(DONE)
    arguments: dict[str, Argument] = {"do": effect.do, "left": left}
    kinds = KINDS_OF[effect.do]
    return state.to_active(Ask("TES-R3", "teserakt-ask-effect", kinds, moves, arguments=arguments))


def answer_effect(
    state: Position,
    seat: int,
    move: TeseraktMove,
    chance: Chance,
    tell: Tell,
    script: int,
    index: int,
    left: int,
) -> None:
    if not isinstance(move, Done):
        _carry(state, script, index, left, move, chance, tell)


def _carry(
    state: Position,
    script: int,
    index: int,
    left: int,
    move: TeseraktMove,
    chance: Chance,
    tell: Tell,
) -> None:
    effect = effect_of(state, script, index)
    if left > 1:
        state.first(("each", script, index, left - 1))
    if isinstance(move, Turn):
        _turn(state, effect, move, tell)
    elif isinstance(move, Pick):
        _touch(state, effect, move.place, move.die, chance, tell)
    elif isinstance(move, Take):
        _take(state, effect, move.column, tell)
    elif isinstance(move, Relocate):
        _relocate(state, move.source, move.target, tell)
    elif isinstance(move, Transfer):
        transfer(state, move.source, move.die, move.target, tell, "TES-R24")
    elif isinstance(move, Exchange | ExchangeTop):
        _exchange(state, move, tell)


# What only cards and specialities do


def _turn(state: Position, effect: Effect, move: Turn, tell: Tell) -> None:
    if effect.do == "set":
        rule = "TES-45"
    else:
        rule = "TES-46" if flipped(move.die, move.value, effect.by) else "TES-R3"
    turn_to(state, move.place, move.die, move.value, tell, rule)


def _take(state: Position, effect: Effect, column: int, tell: Tell) -> None:
    if effect.do == "annihilate":
        annihilate_top(state, column, tell, "TES-45")
    elif effect.do == "stabilise":
        die, after = leave(state, column)
        stabilise(state, state.turn, die, tell, "TES-28", after)
    elif effect.to == "any" and sum(map(state.room, range(len(state.labs)))) > 1:
        state.first(("deliver", column))
    else:
        labs = range(len(state.labs)) if effect.to == "any" else (state.turn,)
        extract(state, column, next(filter(state.room, labs)), tell, "TES-R3")


def ask_deliver(state: Position, column: int) -> Mapping[int, Ask[TeseraktMove]]:
    moves = tuple(Lab(lab) for lab in range(len(state.labs)) if state.room(lab))
    arguments = {"die": name_of(state.top(column))}
    return state.to_active(
        Ask("TES-R13", "teserakt-ask-deliver", (Lab,), moves, arguments=arguments)
    )


def answer_deliver(
    state: Position, seat: int, move: Lab, chance: Chance, tell: Tell, column: int
) -> None:
    extract(state, column, move.researcher, tell, "TES-R3")


def _relocate(state: Position, source: int, target: int, tell: Tell) -> None:
    """The die has not left the Tesseract (TES-R16), but may have left the base (TES-R9)."""
    die, after = leave(state, source)
    put(state, target, die)
    tell and tell(Relocated(name_of(die), at_column(source), at_column(target)))
    state.first(*after)


def _exchange(state: Position, move: Exchange | ExchangeTop, tell: Tell) -> None:
    """Two dice take each other's place; no symbol is uncovered (TES-R25)."""
    state.labs[state.turn].remove(move.die)
    if isinstance(move, Exchange):
        other, place = move.other, PLACES[move.place]
        remove(state, move.place, other)
        insert(state, move.place, move.die)
    else:
        other, place = state.top(move.column), at_column(move.column)
        state.cube[SIDE * move.column + state.heights[move.column] - 1] = move.die
    add(state, state.turn, other)
    tell and tell(Exchanged(letter(state.turn), name_of(move.die), place, name_of(other)))
