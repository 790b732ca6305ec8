"""The subatomic module: what the nine orbitals do (NEU-30 to NEU-38).

A token in an orbital puts steps on the agenda, before the turn of the next seat.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Any

from deskoherna.kernel import Ask, Chance, Refusal, Tell, silent
from deskoherna.kernel.agenda import Step

from . import knowledge
from .evaluation import cover
from .events import (
    Gave,
    HasNone,
    HasOne,
    ModifierPlaced,
    Named,
    Placed,
    Reserved,
    TokenPlaced,
    Turned,
)
from .grid import CELL_NAMES, GRID, SIXTH_COLUMN, SKIPPING, USUAL, obstacle
from .moves import Give, Name, NeutraceMove, Place, Reserve, Turn
from .pieces import (
    ARROW,
    DRAW,
    EMPTY,
    EXCHANGE,
    KIND,
    KIND_NAMES,
    KIND_SHOWN,
    KINDS,
    MODIFIER_NAMES,
    MOLECULE,
    NOBODY,
    ORBITALS,
    RESERVE,
    RESERVED,
    ROWS,
    SIXTH,
    SIZES,
    SKIP,
    SUBSTANCES,
    TURN_ARROW,
    TURN_MOLECULE,
    TWO,
    card_name,
    card_of,
    face_name,
    kinds_in,
    matches,
    turned,
)
from .placing import FirstOfTwo, Placements, obstruction
from .position import ANY_KIND, NO_CARD, Position

SIDES = ("left", "right")

Asks = Mapping[int, Ask[NeutraceMove]]
Told = dict[str, str | int]


class Module(Position):
    """The steps of the orbitals, and the placing of a card, which some of them allow."""

    __slots__ = ()

    def place(
        self, seat: int, move: Place, tell: Tell = silent, orbital: int | None = None
    ) -> None:
        """A card goes from the hand into a grid (NEU-13, NEU-14), or as an orbital allows."""
        card, cell = card_of(move.face), move.cell
        self.hands[seat].remove(card)
        if self.cells[cell] == RESERVED:
            self.reserver = NOBODY
        self.cells[cell] = move.face
        knowledge.played(self, seat, card)
        allowed = "" if orbital is None else ORBITALS[orbital]
        name = face_name(move.face)
        tell(Placed, seat, CELL_NAMES[cell], KIND_NAMES[KIND[card]], name, allowed)
        for side, modifier in enumerate((move.left, move.right)):
            if modifier:  # NEU-46
                self.modifiers[2 * seat + modifier - 1] -= 1
                self.covers[2 * cell + side] = cover(seat, modifier)
                name = MODIFIER_NAMES[modifier]
                tell(ModifierPlaced, seat, CELL_NAMES[cell], name, SIDES[side])

    def enter(self, seat: int, orbital: int, tell: Tell = silent) -> None:
        """A token is put into an orbital, whose effect is carried out next (NEU-15)."""
        self.tokens[seat] -= 1
        self.orbitals[orbital] = seat
        tell(TokenPlaced, seat, ORBITALS[orbital])
        if orbital in EFFECTS:
            step, *numbers = EFFECTS[orbital]
            self.first((step, seat, *numbers))

    # NEU-30, NEU-31: a card is turned

    def ask_turn_card(self, seat: int, kind: int) -> Asks:
        cells = (cell for cell, face in enumerate(self.cells) if face and face != RESERVED)
        moves = [Turn(cell) for cell in cells if KIND_SHOWN[self.cells[cell]] == kind]
        rule = "NEU-30" if kind == MOLECULE else "NEU-31"
        arguments = {"kind": KIND_NAMES[kind]}
        return {seat: Ask(rule, "neutrace-ask-turn", (Turn,), moves, arguments=arguments)}

    def refuse_turn_card(self, seat: int, move: Turn, _seat: int, kind: int) -> Refusal | None:
        if move.cell >= len(self.cells):
            return self._no_grid(move.cell)
        face = self.cells[move.cell]
        lies = KIND_SHOWN[face] if face not in (EMPTY, RESERVED) else None
        if lies == kind:
            return None
        told = {"cell": CELL_NAMES[move.cell], "kind": KIND_NAMES[kind]}
        if kind == MOLECULE:
            return Refusal("NEU-30", "neutrace-nothing-to-turn", **told)
        return Refusal("NEU-31", "neutrace-nothing-to-turn", **told)

    def answer_turn_card(
        self, seat: int, move: Turn, chance: Chance, tell: Tell, _seat: int, kind: int
    ) -> None:
        self.turn(move.cell)
        name = face_name(self.cells[move.cell])
        tell(Turned, seat, CELL_NAMES[move.cell], KIND_NAMES[kind], name)

    def turn(self, cell: int) -> None:
        self.cells[cell] = turned(self.cells[cell])
        sides = slice(2 * cell, 2 * cell + 2)
        self.covers[sides] = self.covers[sides][::-1]  # NEU-R9

    # NEU-32, NEU-33: a card is placed in another way, and one is drawn

    def ask_place(self, seat: int, way: int, kinds: int) -> Asks:
        rule, key = PLACING[way]
        return {seat: Ask(rule, key, (Place,), self.placements(seat, way))}

    def refuse_place(
        self, seat: int, move: Place, _seat: int, way: int, kinds: int
    ) -> Refusal | None:
        return self.placements(seat, way).refusal(move)

    def answer_place(
        self, seat: int, move: Place, chance: Chance, tell: Tell, _seat: int, way: int, kinds: int
    ) -> None:
        self.place(seat, move, tell, ORBITAL_OF[way])
        self.first(("draw", seat, kinds | KIND_SHOWN[move.face]))  # NEU-R11

    def placements(self, seat: int, way: int) -> Placements:
        return Placements(tuple(self.hands[seat]), self.patterns(seat), self.stock(seat), way)

    # NEU-35: two cards are placed, and one is drawn, of the kind of either (NEU-R22)

    def ask_first_of_two(self, seat: int) -> Asks:
        moves = self.first_of_two(seat)
        return {seat: Ask("NEU-35", "neutrace-ask-first-of-two", (Place,), moves)}

    def refuse_first_of_two(self, seat: int, move: Place, _seat: int) -> Refusal | None:
        return self.first_of_two(seat).refusal(move)

    def answer_first_of_two(
        self, seat: int, move: Place, chance: Chance, tell: Tell, _seat: int
    ) -> None:
        self.place(seat, move, tell, TWO)
        self.first(("place", seat, USUAL, KIND_SHOWN[move.face]))

    def first_of_two(self, seat: int) -> FirstOfTwo:
        return FirstOfTwo(tuple(self.hands[seat]), self.patterns(seat), self.stock(seat))

    # NEU-36: an exchange

    def ask_name(self, seat: int) -> Asks:
        moves = [
            Name(kind, half)
            for kind in KINDS
            for half in (range(SUBSTANCES) if kind == MOLECULE else SIZES)
            if self.holds(seat, kind)
        ]
        return {seat: Ask("NEU-36", "neutrace-ask-name", (Name,), moves)}

    def refuse_name(self, seat: int, move: Name, _seat: int) -> Refusal | None:
        if self.holds(seat, move.kind):
            return None
        return Refusal("NEU-R12", "neutrace-nothing-in-exchange", kind=KIND_NAMES[move.kind])

    def answer_name(self, seat: int, move: Name, chance: Chance, tell: Tell, _seat: int) -> None:
        """The first seat clockwise that holds a match gives it (NEU-R12)."""
        kind, half = self.named = move.kind, move.half
        colour = ROWS[half].colour if kind == MOLECULE else ""
        tell(Named, seat, colour, 0 if kind == MOLECULE else half)
        other = self.after(seat)
        while other != seat:
            if any(matches(card, kind, half) for card in self.hands[other]):
                self.promises = [*self.promises, (other, kind, half)]
                self.first(("give", other, seat, kind, half))
                tell(HasOne, other)
                return
            knowledge.has_none(self, other, kind, half)
            tell(HasNone, other)
            other = self.after(other)

    def ask_give(self, giver: int, caller: int, kind: int, half: int) -> Asks:
        moves = [Give(card) for card in self.hands[giver] if matches(card, kind, half)]
        told: Told = {"seat": caller, "kind": KIND_NAMES[kind]}
        key = "neutrace-ask-give"
        return {giver: Ask("NEU-36", key, (Give,), moves, arguments=told, overdue=moves[0])}

    def refuse_give(
        self, seat: int, move: Give, giver: int, caller: int, kind: int, half: int
    ) -> Refusal | None:
        if move.card not in self.hands[seat]:
            return Refusal("NEU-36", "neutrace-not-held", card=card_name(move.card))
        if not matches(move.card, kind, half):
            return Refusal("NEU-36", "neutrace-not-named", card=card_name(move.card))
        return None

    def answer_give(
        self,
        seat: int,
        move: Give,
        chance: Chance,
        tell: Tell,
        giver: int,
        caller: int,
        kind: int,
        half: int,
    ) -> None:
        self._hand_card(giver, caller, move.card, tell, half)
        self.promises = [*self.promises, (caller, kind, half)]
        self.handed = move.card
        self.first(("give_back", caller, giver, kind, half))

    def ask_give_back(self, caller: int, giver: int, kind: int, half: int) -> Asks:
        moves = [
            Give(card) for card in self.hands[caller] if KIND[card] == kind and card != self.handed
        ]
        told: Told = {"seat": giver, "kind": KIND_NAMES[kind], "card": card_name(self.handed)}
        key = "neutrace-ask-give-back"
        return {caller: Ask("NEU-36", key, (Give,), moves, arguments=told, overdue=moves[0])}

    def refuse_give_back(
        self, seat: int, move: Give, caller: int, giver: int, kind: int, half: int
    ) -> Refusal | None:
        name = card_name(move.card)
        if move.card not in self.hands[seat]:
            return Refusal("NEU-36", "neutrace-not-held", card=name)
        if KIND[move.card] != kind:
            return Refusal("NEU-36", "neutrace-other-kind", card=name, kind=KIND_NAMES[kind])
        if move.card == self.handed:
            return Refusal("NEU-R12", "neutrace-same-card", card=name)
        return None

    def answer_give_back(
        self,
        seat: int,
        move: Give,
        chance: Chance,
        tell: Tell,
        caller: int,
        giver: int,
        kind: int,
        half: int,
    ) -> None:
        self._hand_card(caller, giver, move.card, tell)
        self.promises = [*self.promises, (caller, kind, half)]
        self.handed = NO_CARD

    def _hand_card(
        self, seat: int, to: int, card: int, tell: Tell, half: int | None = None
    ) -> None:
        self.hands[seat].remove(card)
        insort(self.hands[to], card)
        knowledge.given(self, seat, to, KIND[card], card, half)
        tell(Gave, seat, to, card_name(card))

    def holds(self, seat: int, kind: int) -> bool:
        return bool(kinds_in(self.hands[seat]) & kind)

    # NEU-38: a reservation

    def ask_reserve(self, seat: int) -> Asks:
        placements = self.placements(seat, USUAL)
        cells = sorted({cell for kind in KINDS for cell in placements.cells(kind)})
        moves = [Reserve(cell) for cell in cells]
        return {seat: Ask("NEU-38", "neutrace-ask-reserve", (Reserve,), moves)}

    def refuse_reserve(self, seat: int, move: Reserve, _seat: int) -> Refusal | None:
        cell = move.cell
        if cell >= len(self.cells):
            return self._no_grid(cell)
        pattern = self.patterns(seat)[cell // GRID]
        found = [obstacle(pattern, cell % GRID, kind) for kind in KINDS]
        if None in found:
            return None  # NEU-R13: it takes a card of either kind, or of one
        return obstruction(str(found[0]), cell, MOLECULE)

    def answer_reserve(
        self, seat: int, move: Reserve, chance: Chance, tell: Tell, _seat: int
    ) -> None:
        self.cells[move.cell] = RESERVED
        self.reserver = seat
        tell(Reserved, seat, CELL_NAMES[move.cell])

    def _no_grid(self, cell: int) -> Refusal:
        return Refusal("NEU-1", "neutrace-no-grid", cell=CELL_NAMES[cell], seats=self.seats)


ORBITAL_OF = {USUAL: TWO, SKIPPING: SKIP, SIXTH_COLUMN: SIXTH}  # which allows a way of placing
EXTRA = 4  # beside the kinds of card: one is drawn without placing any (NEU-34)
PLACING = {
    USUAL: ("NEU-35", "neutrace-ask-second-of-two"),
    SKIPPING: ("NEU-32", "neutrace-ask-skip"),
    SIXTH_COLUMN: ("NEU-33", "neutrace-ask-sixth"),
}
# What a token puts on the agenda: a step, and what it is told besides the seat. The order of the
# evaluation is read from the orbital itself (NEU-37).
EFFECTS: dict[int, tuple[Any, ...]] = {
    TURN_MOLECULE: ("turn_card", MOLECULE),
    TURN_ARROW: ("turn_card", ARROW),
    SKIP: ("place", SKIPPING, 0),
    SIXTH: ("place", SIXTH_COLUMN, 0),
    DRAW: ("draw", ANY_KIND | EXTRA),
    TWO: ("first_of_two",),
    EXCHANGE: ("name",),
    RESERVE: ("reserve",),
}


def orbital_of(step: Step) -> int | None:
    """The orbital whose effect this step of the agenda carries out, if it is one."""
    match step:
        case ("turn_card", _, kind):
            return TURN_MOLECULE if kind == MOLECULE else TURN_ARROW
        case ("place", _, way, _):
            return ORBITAL_OF[way]
        case ("first_of_two", _):
            return TWO
        case ("name", _):
            return EXCHANGE
        case ("reserve", _):
            return RESERVE
    return None
