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

from .evaluation import modifier_in
from .grid import GRID, RESERVATION, SIXTH_COLUMN, SKIPPING, USUAL, obstacle
from .pieces import (
    DEALT,
    DRAW,
    KIND,
    KIND_NAMES,
    KINDS,
    MODIFIER_NAMES,
    MODIFIERS,
    NEUTRAL,
    NOBODY,
    RESERVE,
    RESERVED,
    ROWS,
    SIXTH,
    SKIP,
    SUBSTANCES,
    TASKS,
    TOKENS,
    A,
    B,
    card_name,
    card_of,
)
from .position import NO_CARD
from .rules import Neutrace


class BadPosition(Problem):
    """A text that is no position."""


def check(table: Neutrace) -> None:
    """Raises `BadPosition` if a game cannot come to stand like this."""
    for problem in _problems(table):
        raise problem


def _problems(table: Neutrace) -> Iterator[BadPosition]:
    yield from _twice(table)
    yield from _supply(table)
    yield from _hands(table)
    yield from _owned(table)
    yield from _scale(table)
    yield from _reservation(table)
    yield from _grids(table)
    if not table.actions(table.agenda[-1][1]).any():
        yield BadPosition("neutrace-position-idle", seat=table.agenda[-1][1])


def _twice(table: Neutrace) -> Iterator[BadPosition]:
    """Every card and every task is in one place."""
    held = [card for cards in (*table.hands, *table.decks) for card in cards]
    for card, times in Counter(held + on_table(table)).items():
        if times > 1:
            yield BadPosition("neutrace-position-twice", what=card_name(card))
    for task, times in Counter(task for dealt in table.dealt for task in dealt).items():
        if times > 1:
            yield BadPosition("neutrace-position-twice", what=TASKS[task])


def on_table(table: Neutrace) -> list[int]:
    """The cards that everyone sees."""
    lying = [card_of(face) for face in table.cells if face and face != RESERVED]
    return lying + [card for card in table.open if card != NO_CARD]


def _supply(table: Neutrace) -> Iterator[BadPosition]:
    """Each deck is of one kind, and beside it a card of that kind lies open (NEU-11, NEU-16)."""
    for kind in KINDS:
        card = table.open[kind - 1]
        for found in [card for card in (card,) if card != NO_CARD] + table.deck(kind):
            if KIND[found] != kind:
                told = {"card": card_name(found), "kind": KIND_NAMES[kind]}
                yield BadPosition("neutrace-position-kind", **told)
        if card == NO_CARD and table.deck(kind):
            yield BadPosition("neutrace-position-open", kind=KIND_NAMES[kind])


def _hands(table: Neutrace) -> Iterator[BadPosition]:
    """Two cards of each kind are dealt, and only an orbital gives another (NEU-11, NEU-34)."""
    for seat, hand in enumerate(table.hands):
        extra = table.orbitals[DRAW] == seat
        kinds = [KIND[card] for card in hand]
        most = max(map(kinds.count, KINDS))
        if most > DEALT + extra or len(hand) > 2 * DEALT + extra:
            yield BadPosition("neutrace-position-hand", seat=seat)


def _owned(table: Neutrace) -> Iterator[BadPosition]:
    """A seat has three tokens, and brings one modifier of each kind into the game (NEU-7)."""
    for seat in range(table.seats):
        if table.tokens[seat] + table.orbitals.count(seat) > TOKENS:
            yield BadPosition("neutrace-position-tokens", seat=seat, most=TOKENS)
    lying = [modifier_in(code) for code in table.covers]
    for modifier in MODIFIERS:
        owned = sum(table.modifiers[modifier - 1 :: len(MODIFIERS)])
        if owned + lying.count(modifier) > table.seats:
            name = MODIFIER_NAMES[modifier]
            yield BadPosition("neutrace-position-modifiers", modifier=name, most=table.seats)


def _scale(table: Neutrace) -> Iterator[BadPosition]:
    for row, line in enumerate(ROWS):
        places = table.scale[row::SUBSTANCES]
        if any(_overlap(one, other) for one, other in combinations(places, 2)):
            yield BadPosition("neutrace-position-overlap", letter=line.letter)
    for seat in range(table.seats):
        substances = table.substances(seat)
        if table.in_goals(seat) >= 5:
            yield BadPosition("neutrace-position-over", seat=seat)  # NEU-45
        if table.pioneer == NOBODY and A in substances and B in substances:
            yield BadPosition("neutrace-position-pioneer", seat=seat)  # NEU-43


def _overlap(one: int, other: int) -> bool:
    """Substances of a row do (NEU-3, NEU-29), but for goals and N (NEU-R3, NEU-R5)."""
    return abs(one - other) <= 1 and not {one, other} & {A, NEUTRAL, B}


def _reservation(table: Neutrace) -> Iterator[BadPosition]:
    """It was laid by whoever has a token in the middle orbital (NEU-38)."""
    lying = table.cells.count(RESERVED)
    if lying > 1 or (lying and table.orbitals[RESERVE] != table.reserver):
        yield BadPosition("neutrace-position-reservation")


def _grids(table: Neutrace) -> Iterator[BadPosition]:
    """Each can be laid card by card; a column is skipped or added by a token (NEU-32, NEU-33)."""
    allowed = tuple(way for way, orbital in TOKENS_FOR.items() if table.orbitals[orbital] != NOBODY)
    ways = [_ways(pattern, allowed) for pattern in table.patterns(NOBODY)]
    for seat, found in enumerate(ways):
        if not found:
            yield BadPosition("neutrace-position-grid", seat=seat)
    if all(ways) and not any(_once_each(chosen) for chosen in product(*ways)):
        yield BadPosition("neutrace-position-grid", seat=0)


TOKENS_FOR = {SKIPPING: SKIP, SIXTH_COLUMN: SIXTH}
Used = tuple[int, ...]  # the ways of placing that laid cards of a grid, besides the usual one


def _once_each(grids: tuple[Used, ...]) -> bool:
    used = [way for grid in grids for way in grid]
    return len(used) == len(set(used))


@lru_cache(maxsize=1 << 10)
def _ways(pattern: bytes, allowed: Used) -> frozenset[Used]:
    """What it may have taken to lay the grid; nothing if it cannot be laid in any order."""
    if _laid_as_usual(pattern):
        return frozenset([()])
    found: set[Used] = set()
    seen: set[tuple[bytes, Used]] = set()
    waiting: list[tuple[bytes, Used]] = [(bytes(GRID), ())] if allowed else []
    while waiting:
        laid, used = waiting.pop()
        if laid == pattern:
            found.add(used)
        for way, place in product((USUAL, *allowed), _missing(laid, pattern)):
            grown = laid[:place] + pattern[place : place + 1] + laid[place + 1 :]
            after = (grown, used if way == USUAL else tuple(sorted((*used, way))))
            if way not in used and after not in seen and _fits(laid, pattern, place, way):
                seen.add(after)
                waiting.append(after)
    return frozenset(found)


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
