"""What a seat may do in its turn: place a card, use a token, or pass (NEU-12 to NEU-15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import overload

from deskoherna.kernel import Chance, Moves, Refusal

from .grid import CELL_NAMES, SIXTH_COLUMN, SKIPPING, patterns
from .moves import NeutraceMove, Pass, Place, Token
from .pieces import ARROW, KINDS, MOLECULE, NOBODY, ORBITALS, RESERVED, kinds_in
from .placing import FirstOfTwo, Placements, Stock

TOKEN_MOVES = [Token(orbital) for orbital in range(len(ORBITALS))]


class Actions(Moves[NeutraceMove]):
    """Placements come first, then orbitals in their order, then passing."""

    __slots__ = (
        "_cells", "_drawable", "_hand", "_is_reserver", "_opposite", "_orbitals", "_placements",
        "_stock", "_tokens",
    )  # fmt: skip

    def __init__(
        self,
        hand: tuple[int, ...],
        cells: bytes,
        is_reserver: bool,
        stock: Stock,
        tokens: int,
        orbitals: bytes,
        drawable: bool,
        opposite: int,
    ) -> None:
        self._hand = hand
        self._cells = cells
        self._is_reserver = is_reserver
        self._stock = stock
        self._tokens = tokens
        self._orbitals = orbitals  # who has taken which
        self._drawable = drawable  # whether any card is left to be drawn
        self._opposite = opposite  # the kinds of card that opponents hold, as their backs show
        self._placements: Placements | None = None

    @property
    def placements(self) -> Placements:
        if self._placements is None:
            seen = patterns(self._cells, self._is_reserver)
            self._placements = Placements(self._hand, seen, self._stock)
        return self._placements

    def refusal(self, move: NeutraceMove) -> Refusal | None:
        if isinstance(move, Place):
            return self.placements.refusal(move)
        if isinstance(move, Token):
            return self._orbital_refusal(move.orbital)
        if self._is_reserver and (cell := self._cells.index(RESERVED)) in self._open_to_hand():
            return Refusal("NEU-R17", "neutrace-must-fill", cell=CELL_NAMES[cell])
        if self.placements.any():
            return Refusal("NEU-R10", "neutrace-must-place")
        return None

    def _open_to_hand(self) -> set[int]:
        """The cells on which some card of the hand may be laid."""
        return {
            cell
            for section in self.placements.sections()
            if section.faces
            for cell in section.cells
        }

    def _orbital_refusal(self, orbital: int) -> Refusal | None:
        name = ORBITALS[orbital]
        if not self._tokens:
            return Refusal("NEU-15", "neutrace-no-token")
        if self._orbitals[orbital] != NOBODY:
            taker = self._orbitals[orbital]
            return Refusal("NEU-15", "neutrace-orbital-taken", orbital=name, seat=taker)
        if not self._can_be_carried_out(orbital):
            return Refusal("NEU-R14", "neutrace-orbital-idle", orbital=name)
        return None

    def _can_be_carried_out(self, orbital: int) -> bool:
        """Judged from what the seat knows (NEU-R14)."""
        hand, stock, seen = self._hand, self._stock, self.placements.patterns
        possible = True
        match ORBITALS[orbital]:
            case "molecule":
                possible = any(MOLECULE in pattern for pattern in seen)
            case "arrow":
                possible = any(ARROW in pattern for pattern in seen)
            case "skip":
                possible = Placements(hand, seen, stock, SKIPPING).any()
            case "sixth":
                possible = Placements(hand, seen, stock, SIXTH_COLUMN).any()
            case "draw":
                possible = self._drawable
            case "two":
                possible = FirstOfTwo(hand, seen, stock).any()
            case "exchange":
                possible = bool(kinds_in(hand) & self._opposite)  # NEU-R12
            case "reserve":
                possible = any(self.placements.cells(kind) for kind in KINDS)
        return possible

    def any(self) -> bool:
        """Whether there is anything to do but pass."""
        return self.placements.any() or any(self._tokens_to_use())

    def _tokens_to_use(self) -> Iterator[Token]:
        if self._tokens:
            for orbital, taker in enumerate(self._orbitals):
                if taker == NOBODY and self._can_be_carried_out(orbital):
                    yield TOKEN_MOVES[orbital]

    def others(self) -> list[NeutraceMove]:
        """All but placements."""
        others: list[NeutraceMove] = list(self._tokens_to_use())
        return others if self.placements.any() else [*others, Pass()]

    def sample(self, chance: Chance) -> NeutraceMove:
        placed = len(self.placements)
        others = self.others()
        nth = chance.below("move", placed + len(others))
        return self.placements[nth] if nth < placed else others[nth - placed]

    def __len__(self) -> int:
        return len(self.placements) + len(self.others())

    def __iter__(self) -> Iterator[NeutraceMove]:
        yield from self.placements
        yield from self.others()

    @overload
    def __getitem__(self, index: int) -> NeutraceMove: ...
    @overload
    def __getitem__(self, index: slice) -> list[NeutraceMove]: ...
    def __getitem__(self, index: int | slice) -> NeutraceMove | list[NeutraceMove]:
        if isinstance(index, slice):
            return list(self)[index]
        placed = len(self.placements)
        nth = index if index >= 0 else index + len(self)
        if nth < 0:
            raise IndexError
        return self.placements[nth] if nth < placed else self.others()[nth - placed]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Place | Token | Pass) and self.refusal(move) is None
