"""What keeps a written position from being one of a game.

A position need not hold all there is: cards, tokens and modifiers that it does not name are out of
play. But it never holds more than there is, and what lies on the table can have come about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from deskoherna.kernel import Problem

from .evaluation import modifier_in, player_of
from .grid import (
    CELL_NAMES,
    EQUATIONS,
    GRID,
    RESERVATION,
    SIXTH_COLUMN,
    SKIPPING,
    USUAL,
    obstacle,
    span,
)
from .pieces import (
    ARROW,
    DEALT,
    DRAW,
    KIND,
    KIND_NAMES,
    KIND_SHOWN,
    KINDS,
    MODIFIER_NAMES,
    MODIFIERS,
    MOLECULE,
    NEUTRAL,
    NOBODY,
    ORBITALS,
    RESERVE,
    RESERVED,
    ROWS,
    SIXTH,
    SKIP,
    SUBSTANCES,
    TASKS,
    TOKENS,
    TURN_ARROW,
    TURN_MOLECULE,
    TWO,
    A,
    B,
    card_name,
    card_of,
)
from .position import NO_CARD
from .rules import Neutrace


class BadPosition(Problem):
    """A text that is no position."""


def check(state: Neutrace) -> None:
    """Raises `BadPosition` if a game cannot come to stand like this."""
    for problem in _problems(state):
        raise problem


def _problems(state: Neutrace) -> Iterator[BadPosition]:
    yield from _twice(state)
    yield from _supply(state)
    yield from _hands(state)
    yield from _owned(state)
    yield from _scale(state)
    yield from _reservation(state)
    yield from _modified(state)
    yield from _grids(state)
    yield from _tokens(state)
    yield from _turn(state)
    if not state.actions(state.agenda[-1][1]).any():
        yield BadPosition("neutrace-position-idle", seat=state.agenda[-1][1])


def _twice(state: Neutrace) -> Iterator[BadPosition]:
    """Every card and every task is in one place."""
    held = [card for cards in (*state.hands, *state.decks) for card in cards]
    for card, times in Counter(held + on_table(state)).items():
        if times > 1:
            yield BadPosition("neutrace-position-twice", what=card_name(card))
    for task, times in Counter(task for dealt in state.dealt for task in dealt).items():
        if times > 1:
            yield BadPosition("neutrace-position-twice", what=TASKS[task])


def on_table(state: Neutrace) -> list[int]:
    """The cards that everyone sees."""
    lying = [card_of(face) for face in state.cells if face and face != RESERVED]
    return lying + [card for card in state.open if card != NO_CARD]


def _supply(state: Neutrace) -> Iterator[BadPosition]:
    """Each deck is of one kind, and beside it a card of that kind lies open (NEU-11, NEU-16)."""
    for kind in KINDS:
        card = state.open[kind - 1]
        for found in [card for card in (card,) if card != NO_CARD] + state.deck(kind):
            if KIND[found] != kind:
                arguments = {"card": card_name(found), "kind": KIND_NAMES[kind]}
                yield BadPosition("neutrace-position-kind", **arguments)
        if card == NO_CARD and state.deck(kind):
            yield BadPosition("neutrace-position-open", kind=KIND_NAMES[kind])


def _hands(state: Neutrace) -> Iterator[BadPosition]:
    """Two cards of each kind are dealt, and only an orbital gives another (NEU-11, NEU-34)."""
    for seat, hand in enumerate(state.hands):
        extra = state.orbitals[DRAW] == seat
        kinds = [KIND[card] for card in hand]
        most = max(map(kinds.count, KINDS))
        if most > DEALT + extra or len(hand) > 2 * DEALT + extra:
            yield BadPosition("neutrace-position-hand", seat=seat)


def _owned(state: Neutrace) -> Iterator[BadPosition]:
    """A seat has three tokens, and brings one modifier of each kind into the game (NEU-7)."""
    for seat in range(state.seats):
        if state.tokens[seat] + state.orbitals.count(seat) > TOKENS:
            yield BadPosition("neutrace-position-tokens", seat=seat, most=TOKENS)
    lying = [modifier_in(code) for code in state.covers]
    for modifier in MODIFIERS:
        owned = sum(state.modifiers[modifier - 1 :: len(MODIFIERS)])
        if owned + lying.count(modifier) > state.seats:
            name = MODIFIER_NAMES[modifier]
            yield BadPosition("neutrace-position-modifiers", modifier=name, most=state.seats)


def _scale(state: Neutrace) -> Iterator[BadPosition]:
    for row, line in enumerate(ROWS):
        places = state.scale[row::SUBSTANCES]
        if any(_overlap(one, other) for one, other in combinations(places, 2)):
            yield BadPosition("neutrace-position-overlap", letter=line.letter)
    for seat in range(state.seats):
        substances = state.substances(seat)
        if state.in_goals(seat) >= 5:
            yield BadPosition("neutrace-position-over", seat=seat)  # NEU-45
        if state.pioneer == NOBODY and A in substances and B in substances:
            yield BadPosition("neutrace-position-pioneer", seat=seat)  # NEU-43


def _overlap(one: int, other: int) -> bool:
    """Substances of a row do (NEU-3, NEU-29), but for goals and N (NEU-R3, NEU-R5)."""
    return abs(one - other) <= 1 and not {one, other} & {A, NEUTRAL, B}


def _reservation(state: Neutrace) -> Iterator[BadPosition]:
    """It was laid by whoever has a token in the middle orbital (NEU-38)."""
    lying = state.cells.count(RESERVED)
    if lying > 1 or (lying and state.orbitals[RESERVE] != state.reserver):
        yield BadPosition("neutrace-position-reservation")


def _modified(state: Neutrace) -> Iterator[BadPosition]:
    """Whoever places an arrow plays the modifiers on it, those of both sides (NEU-46, NEU-R18)."""
    for cell in range(len(state.cells)):
        left, right = state.covers[2 * cell : 2 * cell + 2]
        if left and right and player_of(left) != player_of(right):
            yield BadPosition("neutrace-position-two-players", cell=CELL_NAMES[cell])


def _grids(state: Neutrace) -> Iterator[BadPosition]:
    """Each can be laid card by card; a column is skipped or added by a token (NEU-32, NEU-33)."""
    allowed = tuple(way for way, orbital in TOKENS_FOR.items() if _taken(state, orbital))
    ways = [_ways(pattern, allowed) for pattern in state.patterns(NOBODY)]
    for seat, pattern in enumerate(state.patterns(NOBODY)):
        if not ways[seat]:
            cell = CELL_NAMES[GRID * seat + _stuck(pattern, allowed)]
            yield BadPosition("neutrace-position-grid", seat=seat, cell=cell)
    for seat in range(1, state.seats):
        if not any(_once_each(chosen) for chosen in product(*ways[: seat + 1])):
            yield BadPosition("neutrace-position-grid-again", seat=seat)
    for way in allowed:
        if not any(way in used for grid in ways for used in grid):
            yield _unused(TOKENS_FOR[way])


TOKENS_FOR = {SKIPPING: SKIP, SIXTH_COLUMN: SIXTH}
Used = tuple[int, ...]  # the ways of placing that laid cards of a grid, besides the usual one


def _once_each(grids: tuple[Used, ...]) -> bool:
    used = [way for grid in grids for way in grid]
    return len(used) == len(set(used))


@lru_cache(maxsize=1 << 10)
def _ways(pattern: bytes, allowed: Used) -> frozenset[Used]:
    """What it may have taken to lay the grid; nothing if it cannot be laid in any order."""
    if not allowed:
        return frozenset([()] if _laid_as_usual(pattern) else [])
    return frozenset(used for laid, used in _layings(pattern, allowed) if laid == pattern)


def _stuck(pattern: bytes, allowed: Used) -> int:
    """The place that is left over when as many cards are laid as can be, the first ones first."""
    missing = (_missing(laid, pattern) for laid, _ in _layings(pattern, allowed))
    return min(missing, key=lambda places: (len(places), -places[0]))[0]


def _layings(pattern: bytes, allowed: Used) -> Iterator[tuple[bytes, Used]]:
    """How far the grid can be laid, card by card, and what that takes."""
    seen: set[tuple[bytes, Used]] = set()
    waiting: list[tuple[bytes, Used]] = [(bytes(GRID), ())]
    while waiting:
        laid, used = waiting.pop()
        yield laid, used
        for way, place in product((USUAL, *allowed), _missing(laid, pattern)):
            grown = laid[:place] + pattern[place : place + 1] + laid[place + 1 :]
            after = (grown, used if way == USUAL else tuple(sorted((*used, way))))
            if way not in used and after not in seen and _fits(laid, pattern, place, way):
                seen.add(after)
                waiting.append(after)


def _laid_as_usual(pattern: bytes) -> bool:
    """By the usual rules the order does not matter: whatever touches is laid next (NEU-22)."""
    laid = bytearray(GRID)
    while fitting := [place for place in _missing(laid, pattern) if _fits(laid, pattern, place)]:
        laid[fitting[0]] = pattern[fitting[0]]
    return laid == pattern


def _missing(laid: bytes | bytearray, pattern: bytes) -> list[int]:
    return [place for place, kind in enumerate(pattern) if kind and not laid[place]]


def _fits(laid: bytes | bytearray, pattern: bytes, place: int, way: int = USUAL) -> bool:
    """A reservation takes the place of a card of either kind, and is placed as usual (NEU-38)."""
    if pattern[place] == RESERVATION:
        return way == USUAL and any(obstacle(bytes(laid), place, kind) is None for kind in KINDS)
    return obstacle(bytes(laid), place, pattern[place], way) is None


# What has been done in this round


def _taken(state: Neutrace, orbital: int) -> bool:
    return state.orbitals[orbital] != NOBODY


def _lying(state: Neutrace) -> list[int]:
    """The kinds of the cards that lie in grids."""
    return [KIND_SHOWN[face] for face in state.cells if face and face != RESERVED]


def _laid_by_tokens(state: Neutrace) -> int:
    """How many cards were placed by an orbital (NEU-32, NEU-33, NEU-35)."""
    return sum(cards for orbital, cards in PLACED_BY.items() if _taken(state, orbital))


PLACED_BY = {SKIP: 1, SIXTH: 1, TWO: 2}


def _tokens(state: Neutrace) -> Iterator[BadPosition]:
    """What a token was used for lies in a grid to the end of the round."""
    lying = _lying(state)
    seen = {
        TURN_MOLECULE: MOLECULE in lying,  # NEU-30
        TURN_ARROW: ARROW in lying,  # NEU-31
        TWO: len(lying) >= _laid_by_tokens(state),  # NEU-35
        RESERVE: bool(lying) or RESERVED in state.cells,  # NEU-38
    }
    for orbital, found in seen.items():
        if _taken(state, orbital) and not found:
            yield _unused(orbital)


def _unused(orbital: int) -> BadPosition:
    return BadPosition("neutrace-position-unused", orbital=ORBITALS[orbital])


def _turn(state: Neutrace) -> Iterator[BadPosition]:
    """Turns go clockwise from the burner, an action each, as long as nobody passes (NEU-12)."""
    tokens = sum(_taken(state, orbital) for orbital in range(len(ORBITALS)))
    actions = len(_lying(state)) - _laid_by_tokens(state) + tokens
    if actions and _may_have_passed(state):
        return
    acted = [(state.burner + nth) % state.seats for nth in range(actions + 1)]
    if state.agenda[-1][1] != acted.pop():
        yield BadPosition("neutrace-position-turn", part=f"turn={state.agenda[-1][1] + 1}")
    for seat in range(state.seats):
        if state.orbitals.count(seat) > acted.count(seat):
            yield BadPosition("neutrace-position-token-early", seat=seat)


def _may_have_passed(state: Neutrace) -> bool:
    """Only someone without cards has, or without a place for them (NEU-R10).

    While a grid may grow there is one for every card. Hands do not grow, except by an orbital.
    """
    spans = [span(pattern) for pattern in state.patterns(NOBODY)]
    room = any(columns is None or columns.columns < EQUATIONS for columns in spans)
    return not room or not all(state.hands) or _taken(state, DRAW)
