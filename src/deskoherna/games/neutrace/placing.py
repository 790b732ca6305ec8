"""Where a seat may place which of its cards (NEU-13, NEU-14, NEU-46), found when looked at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple, overload

from deskoherna.kernel import Chance, Moves, Refusal

from .grid import CELL_NAMES, GRID, USUAL, obstacle, openings
from .moves import Place
from .pieces import (
    ARROW,
    EXPLOSION,
    FACES_OF,
    KIND,
    KIND_NAMES,
    KIND_SHOWN,
    KINDS,
    MOLECULE,
    NEUTRALISATION,
    card_name,
    card_of,
)

Stock = tuple[int, int]  # explosions and neutralisations that a seat owns
Covering = tuple[int, int]  # modifiers on the left and on the right side of an arrow
UNCOVERED: tuple[Covering, ...] = ((0, 0),)


@cache
def coverings(stock: Stock) -> tuple[Covering, ...]:
    """The ways to put modifiers on an arrow: at most one on each side (NEU-46, NEU-R18)."""
    owned = dict(zip((0, EXPLOSION, NEUTRALISATION), (2, *stock), strict=True))
    sides = product(owned, owned)
    return tuple(pair for pair in sides if all(owned[m] >= pair.count(m) for m in pair))


class Section(NamedTuple):
    """The placements of one kind of card."""

    faces: list[int]
    cells: list[int]
    coverings: tuple[Covering, ...]

    @property
    def number(self) -> int:
        return len(self.faces) * len(self.cells) * len(self.coverings)


class Placements(Moves[Place]):
    """They are ordered by card, then by cell, then by modifiers."""

    __slots__ = ("_hand", "_sections", "_stock", "_way", "patterns")

    def __init__(
        self, hand: tuple[int, ...], patterns: list[bytes], stock: Stock, way: int = USUAL
    ) -> None:
        self._hand = hand
        self.patterns = patterns  # of every grid, as the seat sees it
        self._stock = stock
        self._way = way
        self._sections: list[Section] = []

    def refusal(self, move: Place) -> Refusal | None:
        card, cell = card_of(move.face), move.cell
        kind = KIND_SHOWN[move.face]
        if kind == MOLECULE and (move.left or move.right):
            return Refusal("NEU-46", "neutrace-modifier-on-molecule", card=card_name(card))
        if card not in self._hand:
            if kind == MOLECULE:
                return Refusal("NEU-13", "neutrace-not-held", card=card_name(card))
            return Refusal("NEU-14", "neutrace-not-held", card=card_name(card))
        if cell >= GRID * len(self.patterns):
            seats = len(self.patterns)
            return Refusal("NEU-1", "neutrace-no-grid", cell=CELL_NAMES[cell], seats=seats)
        if (move.left, move.right) not in self._coverings(kind):
            return Refusal("NEU-46", "neutrace-no-modifier")
        obstruction = self._obstruction(kind, cell)
        return obstruction and (obstruction if self.cells(kind) else self._no_room(kind))

    def _no_room(self, kind: int) -> Refusal:
        """Said instead of what is wrong with one cell."""
        return Refusal("NEU-23", "neutrace-fits-nowhere", kind=KIND_NAMES[kind])

    def _obstruction(self, kind: int, cell: int) -> Refusal | None:
        found = obstacle(self.patterns[cell // GRID], cell % GRID, kind, self._way)
        return None if found is None else obstruction(found, cell, kind)

    def cells(self, kind: int) -> list[int]:
        """The open cells for a kind of card, in all grids."""
        which = 0 if kind == MOLECULE else 1
        return [
            GRID * seat + place
            for seat, pattern in enumerate(self.patterns)
            for place in openings(pattern, self._way)[which]
        ]

    def any(self) -> bool:
        """Whether there are any; quicker than counting."""
        held = {KIND[card] for card in self._hand}
        return any(
            (MOLECULE in held and found.molecules) or (ARROW in held and found.arrows)
            for found in (openings(pattern, self._way) for pattern in self.patterns)
        )

    def sections(self) -> list[Section]:
        if not self._sections:
            for kind in KINDS:
                cards = [card for card in self._hand if KIND[card] == kind]
                faces = [face for card in cards for face in FACES_OF[card]]
                section = Section(faces, self.cells(kind), self._coverings(kind))
                self._sections.append(section)
        return self._sections

    def _coverings(self, kind: int) -> tuple[Covering, ...]:
        return coverings(self._stock) if kind == ARROW else UNCOVERED

    def __len__(self) -> int:
        return sum([section.number for section in self.sections()])

    def __iter__(self) -> Iterator[Place]:
        for section in self.sections():
            for face, cell, (left, right) in product(*section):
                yield Place(face, cell, left, right)

    @overload
    def __getitem__(self, index: int) -> Place: ...
    @overload
    def __getitem__(self, index: slice) -> list[Place]: ...
    def __getitem__(self, index: int | slice) -> Place | list[Place]:
        if isinstance(index, slice):
            return list(self)[index]
        nth = index if index >= 0 else index + len(self)
        for section in self.sections():
            if 0 <= nth < section.number:
                nth, covering = divmod(nth, len(section.coverings))
                face, cell = divmod(nth, len(section.cells))
                return Place(section.faces[face], section.cells[cell], *section.coverings[covering])
            nth -= section.number
        raise IndexError

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Place) and self.refusal(move) is None


class FirstOfTwo(Placements):
    """The first of two cards that are placed at once leaves room for the second (NEU-35)."""

    __slots__ = ()

    def cells(self, kind: int) -> list[int]:
        return [cell for cell in super().cells(kind) if self._leaves_another(kind, cell)]

    def any(self) -> bool:
        held = {KIND[card] for card in self._hand}
        one = Placements(self._hand, self.patterns, self._stock)
        return any(self._leaves_another(kind, cell) for kind in held for cell in one.cells(kind))

    def sample(self, chance: Chance) -> Place:
        """Any placement, until one leaves room."""
        every = Placements(self._hand, self.patterns, self._stock)
        while True:
            move = every.sample(chance)
            if self._leaves_another(KIND_SHOWN[move.face], move.cell):
                return move

    def _obstruction(self, kind: int, cell: int) -> Refusal | None:
        refusal = super()._obstruction(kind, cell)
        if refusal is None and not self._leaves_another(kind, cell):
            return Refusal("NEU-35", "neutrace-no-second", cell=CELL_NAMES[cell])
        return refusal

    def _no_room(self, kind: int) -> Refusal:
        return Refusal("NEU-35", "neutrace-fits-nowhere-first", kind=KIND_NAMES[kind])

    def _leaves_another(self, kind: int, cell: int) -> bool:
        hand = list(self._hand)
        held = [card for card in hand if KIND[card] == kind]
        if not held:
            return False
        hand.remove(held[0])
        patterns = self.patterns[:]
        pattern = bytearray(patterns[cell // GRID])
        pattern[cell % GRID] = kind
        patterns[cell // GRID] = bytes(pattern)
        return Placements(tuple(hand), patterns, self._stock).any()


def obstruction(found: str, cell: int, kind: int) -> Refusal:  # noqa: PLR0911  # one for each
    """The rule behind an obstacle."""
    name, what = CELL_NAMES[cell], "molecule" if kind == MOLECULE else "arrow"
    match found:
        case "taken":
            return Refusal("NEU-20", "neutrace-taken", cell=name)
        case "reserved":
            return Refusal("NEU-38", "neutrace-reserved-for-another", cell=name)
        case "same-kind":
            return Refusal("NEU-23", "neutrace-same-kind", cell=name, kind=what)
        case "first":
            return Refusal("NEU-21", "neutrace-first", cell=name)
        case "apart":
            return Refusal("NEU-22", "neutrace-apart", cell=name)
        case "column":
            return Refusal("NEU-24", "neutrace-sixth-column", cell=name)
        case "no-room-to-skip":
            return Refusal("NEU-R11", "neutrace-no-room-to-skip", cell=name)
        case "no-skip":
            return Refusal("NEU-32", "neutrace-no-skip", cell=name)
        case "not-five":
            return Refusal("NEU-R11", "neutrace-not-five", cell=name)
        case _:
            return Refusal("NEU-33", "neutrace-no-sixth", cell=name)
