"""The immunity flag: how it is gained and lost (LAB-8, LAB-11 to LAB-13, LAB-23)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Ask, Chance, Tell

from .energy import Stores
from .events import FlagGained, FlagLost
from .moves import FlagTo, LaboriginesMove
from .pieces import GONE, NOBODY


class Flag(Stores):
    __slots__ = ()

    def gain_flag(self, figure: int, cause: str, tell: Tell) -> bool:
        """The figure takes it from whoever has it (LAB-12). Says whether anything came of it."""
        holder = self.flag
        barred = figure in self.barred  # LAB-23: only taken from its holder
        if holder in (GONE, figure) or (barred and holder == NOBODY):
            return False
        if barred:
            self.lose_flag("disease", tell, self.cast.names[figure])
            return True
        self.flag = figure
        loser = "" if holder == NOBODY else self.cast.names[holder]
        tell(FlagGained, *self.named(figure), cause, loser)
        return True

    def lose_flag(self, cause: str, tell: Tell, by: str = "") -> None:
        """It lies aside until someone gains it (LAB-R12)."""
        tell(FlagLost, *self.named(self.flag), cause, by)
        self.flag = NOBODY

    def do_flag(self, chance: Chance, tell: Tell, seat: int, cause: str) -> None:
        """The seat gains the flag for its figure, or for one of its twins (LAB-43)."""
        if self.flag == GONE:
            return
        if self.lab.twins:
            self.first(("flag_twin", seat, cause))
        else:
            self.gain_flag(self.own(seat)[0], cause, tell)

    def ask_flag_twin(self, seat: int, cause: str) -> Mapping[int, Ask[LaboriginesMove]]:
        moves = (FlagTo(0), FlagTo(1))
        return {seat: Ask("LAB-43", "laborigines-ask-flag", (FlagTo,), moves)}

    def answer_flag_twin(
        self, seat: int, move: FlagTo, chance: Chance, tell: Tell, whose: int, cause: str
    ) -> None:
        self.gain_flag(self.own(seat)[move.twin], cause, tell)
