"""Positions in writing, for pictures in the rulebook and for lessons.

`A | 13t/2 | 224/1* | 31`: it is A's turn to give; A holds 1, 3 and a thorn and has a 2 in the
basket; B has no look left; the next card of the deck is a 1. In `A>B t | …` A has offered B a
thorn.
"""

from __future__ import annotations

import re
from collections import Counter

from deskoherna.kernel import Problem, ScriptedChance

from .cards import DECK, Covered, sign
from .moves import LETTERS, read_card
from .rules import BramblesState

CARDS = r"([1-4t]*)"
TURN = re.compile(r"([A-D])(?:>(?!\1)([A-D]) ([1-4t]))?")
SEAT = re.compile(rf"{CARDS}/{CARDS}(\*?)")  # the hand, the basket, whether no look is left


def read_position(text: str) -> BramblesState:
    first, _, others = text.partition(" | ")
    *parts, rest = others.split(" | ")
    turn, deck = TURN.fullmatch(first), re.fullmatch(CARDS, rest)
    seats = [found for part in parts if (found := SEAT.fullmatch(part))]
    if not turn or not deck or len(seats) != len(parts) or not 2 <= len(parts) <= 4:
        raise Problem("brambles-position")
    giver, to = LETTERS.index(turn[1]), LETTERS.index(turn[2] or turn[1])
    cards = Counter("".join([rest, turn[3] or "", *(seat[1] + seat[2] for seat in seats)]))
    if max(giver, to) >= len(seats) or not cards <= Counter(map(sign, DECK)):
        raise Problem("brambles-position")
    state = BramblesState(
        hands=[sorted(map(read_card, seat[1])) for seat in seats],
        baskets=[[Covered(read_card(card), (n,)) for card in s[2]] for n, s in enumerate(seats)],
        looks=[0 if seat[3] else 1 for seat in seats],
        deck=[read_card(card) for card in rest],
    )
    if turn[3] is None:
        state.first(("turn", giver))
        state.proceed(ScriptedChance())
    else:
        state.offered = Covered(read_card(turn[3]), (giver,))
        state.first(("reply", giver, to), ("draw", giver), ("turn", (giver + 1) % len(seats)))
    return state
