"""Cards in the action phase: analysed, played, discovered (TES-15, TES-21, TES-29)."""

from __future__ import annotations

from collections.abc import Iterator

from deskoherna.kernel import Tell

from .choices import possible
from .dice import FACES
from .events import Analysed, Discovered, Played
from .moves import Analyse, Discover, Play, TeseraktMove
from .position import PLAYED, UNLOCKED, Position, letter
from .research import draw, higher
from .skills import open_hands
from .spending import ANALYSIS, spend


def analyses(state: Position) -> Iterator[TeseraktMove]:
    for number in dict.fromkeys(state.hands[state.turn]):
        card = state.card(number)
        if higher(state, card.level):
            yield Analyse(card.id)


def analyse(state: Position, move: Analyse, tell: Tell) -> None:
    number = state.content.card(move.card, 1)
    assert number is not None
    card = state.card(number)
    state.hands[state.turn].remove(number)
    spend(state, ANALYSIS)
    tell and tell(Analysed(letter(state.turn), card.id, card.name))
    draw(state, state.turn, higher(state, card.level), tell, "TES-21")


def playable(state: Position) -> Iterator[TeseraktMove]:
    held = (card for hand in open_hands(state) for card in state.hands[hand])
    for number in dict.fromkeys(held):
        card = state.card(number)
        if possible(state, card.script):
            yield Play(card.id)
    for value in range(1, FACES + 1):
        unlocked = state.status[value - 1] == UNLOCKED
        if unlocked and possible(state, state.card(state.discoveries[value - 1]).script):
            yield Discover(value)


def play(state: Position, move: Play, tell: Tell) -> None:
    number = state.content.card(move.card, 1)
    assert number is not None
    owner = next(hand for hand in open_hands(state) if number in state.hands[hand])
    state.hands[owner].remove(number)
    card = state.card(number)
    tell and tell(Played(letter(state.turn), card.id, card.name))
    state.first(("run", card.script, 0))


def discover(state: Position, move: Discover, tell: Tell) -> None:
    state.status[move.value - 1] = PLAYED  # TES-29
    card = state.card(state.discoveries[move.value - 1])
    tell and tell(Discovered(letter(state.turn), card.id, card.name, move.value))
    state.first(("run", card.script, 0))
