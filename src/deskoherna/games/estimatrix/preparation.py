"""Before the first turn: letters and roles (EST-2 to EST-4)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .circle import Circle, first_roles
from .events import Chose, RolesGiven, SharedOut
from .moves import EstimatrixMove, Letter
from .pieces import LETTERS


class Preparation(Circle):
    __slots__ = ()

    def prepare(self, chance: Chance, tell: Tell, choosing: bool, negater: int | None) -> None:
        """`negater` starts in that role, or whoever is drawn (EST-R2)."""
        seats = range(self.terms.seats)
        step = "letter" if choosing else "deal"
        drawn = -1 if negater is None else negater
        self.first(*[(step, seat) for seat in seats], ("share_out",), ("roles", drawn), ("turn",))
        self.proceed(chance, tell)

    # Letters are chosen in the order of seats (EST-R3)

    def ask_letter(self, seat: int) -> Mapping[int, Ask[EstimatrixMove]]:
        moves = (*map(Letter, self.untaken()), Letter(None))
        ask: Ask[EstimatrixMove] = Ask(
            "EST-2", "estimatrix-ask-letter", (Letter,), moves, overdue=Letter(None)
        )
        return {seat: ask}

    def refuse_letter(self, seat: int, move: Letter, _: int) -> Refusal | None:
        if move.letter is None or move.letter not in self.letters:
            return None
        taken = self.letters.index(move.letter)
        return Refusal("EST-2", "estimatrix-letter-taken", letter=LETTERS[move.letter], seat=taken)

    def answer_letter(self, seat: int, move: Letter, chance: Chance, tell: Tell, _: int) -> None:
        if move.letter is None:
            self.do_deal(chance, tell, seat)
        else:
            self._take(seat, move.letter, False, tell)

    def do_deal(self, chance: Chance, tell: Tell, seat: int) -> None:
        self._take(seat, chance.pick("letter", self.untaken()), True, tell)

    def _take(self, seat: int, letter: int, dealt: bool, tell: Tell) -> None:
        self.letters[seat] = letter
        tell(Chose, seat, LETTERS[letter], dealt)

    def do_share_out(self, chance: Chance, tell: Tell) -> None:
        """One piece of each free letter for everyone; the rest leaves the game (EST-3)."""
        free = "".join(LETTERS[letter] for letter in self.untaken())
        if free:
            tell(SharedOut, free, self.terms.seats)

    def do_roles(self, chance: Chance, tell: Tell, negater: int) -> None:
        seats = self.terms.seats
        first = chance.below("Negater", seats) if negater < 0 else negater  # EST-R2
        self.roles = first_roles(first, seats)
        tell(RolesGiven, self.negater, self.quanter)
