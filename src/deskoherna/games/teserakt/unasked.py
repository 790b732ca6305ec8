"""Why a move cannot be made now, or not by this seat, where a rule says so."""

from __future__ import annotations

from deskoherna.kernel import Refusal

from .actions import ACT, ACTS
from .moves import Answer, Become, Discover, Play, TeseraktMove
from .position import Position, letter


def unasked(state: Position, seat: int, move: TeseraktMove) -> Refusal:
    if isinstance(move, ACTS):
        return _no_action_now(state, seat, move)
    if any(isinstance(move, ask.kinds) for ask in state.asks().values()):
        return _not_your_choice(state)
    return _no_such_question(state, seat, move)


def _no_such_question(state: Position, seat: int, move: TeseraktMove) -> Refusal:
    """Nobody is asked now for what this would answer."""
    if not state.turns:
        return Refusal("TES-9", "teserakt-not-begun")
    if isinstance(move, Become):
        return Refusal("TES-9", "teserakt-researchers-chosen")
    if state.agenda[-1] != ACT:
        return _unfinished(state, seat) if seat in state.asks() else _not_your_choice(state)
    if isinstance(move, Answer):
        return Refusal("TES-R14", "teserakt-nothing-requested")
    if seat != state.seat(state.turn):
        return _not_your_turn(state, move)
    return Refusal("TES-15", "teserakt-no-action", move=str(move))


def _no_action_now(state: Position, seat: int, move: TeseraktMove) -> Refusal:
    """It is not this seat's action phase, or something comes before the next action."""
    if not state.turns:
        return Refusal("TES-9", "teserakt-not-begun")
    if seat != state.seat(state.turn):
        return _not_your_turn(state, move)
    step = state.agenda[-1]
    if step[0] == "consent":
        return Refusal("TES-R14", "teserakt-awaits-consent", who=_consenting(state))
    if ACT in state.agenda:
        return _unfinished(state, seat)
    if isinstance(move, Play):
        return Refusal("TES-31", "teserakt-phase-over")
    return Refusal("TES-15", "teserakt-phase-over")


def _unfinished(state: Position, seat: int) -> Refusal:
    """The seat is asked something else, by a rule."""
    return Refusal(state.asks()[seat].rule, "teserakt-unfinished")


def _not_your_turn(state: Position, move: TeseraktMove) -> Refusal:
    who = letter(state.turn)
    if isinstance(move, Play):
        return Refusal("TES-31", "teserakt-not-your-turn", who=who)
    if isinstance(move, Discover):
        return Refusal("TES-29", "teserakt-not-your-turn", who=who)
    return Refusal("TES-15", "teserakt-not-your-turn", who=who)


def _not_your_choice(state: Position) -> Refusal:
    """Somebody else is asked, and a rule says whose choice it is."""
    step, *numbers = state.agenda[-1]
    if step in ("become", "corner"):
        return Refusal("TES-9", "teserakt-not-your-choice", who=letter(numbers[0]))
    if step == "consent":
        return Refusal("TES-R14", "teserakt-not-your-choice", who=_consenting(state))
    return _active_chooses(step, letter(state.turn))


def _active_chooses(step: str, who: str) -> Refusal:
    if step == "corner_tie":
        return Refusal("TES-R21", "teserakt-not-your-choice", who=who)
    if step == "tie":
        return Refusal("TES-32", "teserakt-not-your-choice", who=who)
    if step == "lowest":
        return Refusal("TES-R12", "teserakt-not-your-choice", who=who)
    if step == "put":
        return Refusal("TES-R9", "teserakt-not-your-choice", who=who)
    return Refusal("TES-15", "teserakt-not-your-choice", who=who)


def _consenting(state: Position) -> str:
    """Who is asked to agree to a transfer."""
    _, source, _, target = state.agenda[-1]
    return letter(target if source == state.turn else source)
