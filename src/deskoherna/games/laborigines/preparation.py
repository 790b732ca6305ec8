"""Before the first turn: modelling, placing, the vote (LAB-2, LAB-5, LAB-R15, LAB-R24)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .clay import AnyClay, Clay, knead
from .events import MoaPut, Modelled, Placed, Prettiest, Stocked, Voted
from .flag import Flag
from .moves import LaboriginesMove, Place, Vote
from .pieces import RING
from .ring import ABSTAINED, NO_VOTE

PLACES = tuple(map(Place, range(RING)))
ANYWHERE = Place(None)


@cache
def modelling(figure: str) -> Ask[LaboriginesMove]:
    return Ask(
        "LAB-2",
        "laborigines-ask-model",
        (Clay, AnyClay),
        (AnyClay(),),
        propose=knead,
        arguments={"figure": figure},
        overdue=AnyClay(),
    )


@cache
def voting(seat: int, seats: int) -> Ask[LaboriginesMove]:
    moves = (*[Vote(other) for other in range(seats) if other != seat], Vote(None))
    return Ask("LAB-R24", "laborigines-ask-vote", (Vote,), moves, overdue=Vote(None))


class Preparation(Flag):
    __slots__ = ()

    def prepare(self, chance: Chance, tell: Tell) -> None:
        self.lay_out(chance)
        for seat in range(self.lab.seats):
            tell(Stocked, seat, self.energy(seat))
        if not self.lab.twins:
            self.moa = chance.below("Moa", RING)  # LAB-R15
            tell(MoaPut, self.moa + 1)
        place = [("place", figure) for figure in range(len(self.tiles))]
        if self.lab.modelling:
            self.first(("model",), *place, ("vote",), ("prettiest",))
        else:
            self.first(*place, ("prettiest",))
        self.proceed(chance, tell)

    # Everybody models at the same time

    def _unmodelled(self, seat: int) -> int | None:
        return next((figure for figure in self.own(seat) if not self.clay[figure]), None)

    def ask_model(self) -> Mapping[int, Ask[LaboriginesMove]]:
        return {
            seat: modelling(self.cast.names[figure])
            for seat in range(self.lab.seats)
            if (figure := self._unmodelled(seat)) is not None
        }

    def answer_model(self, seat: int, move: LaboriginesMove, chance: Chance, tell: Tell) -> None:
        figure = self._unmodelled(seat)
        assert figure is not None
        clay = move if isinstance(move, Clay) else knead(chance)
        self.clay[figure] = f"{clay.outline} {clay.features}"
        tell(Modelled, *self.named(figure), self.clay[figure])
        self.first(("model",))

    # One figure after the other is placed

    def ask_place(self, figure: int) -> Mapping[int, Ask[LaboriginesMove]]:
        taken = {self.moa, *self.tiles}
        return {
            self.cast.owner[figure]: Ask(
                "LAB-R15",
                "laborigines-ask-place",
                (Place,),
                (*[place for tile, place in enumerate(PLACES) if tile not in taken], ANYWHERE),
                arguments={"figure": self.cast.names[figure]},
                overdue=ANYWHERE,
            )
        }

    def refuse_place(self, seat: int, move: Place, figure: int) -> Refusal | None:
        if move.tile is None or self.free(move.tile):
            return None
        return Refusal("LAB-2", "laborigines-tile-taken", tile=move.tile + 1)

    def answer_place(self, seat: int, move: Place, chance: Chance, tell: Tell, figure: int) -> None:
        tile = move.tile
        if tile is None:
            tile = chance.pick("tile", [tile for tile in range(RING) if self.free(tile)])
        self.tiles[figure] = tile
        tell(Placed, *self.named(figure), tile + 1)

    # Everybody votes at the same time

    def ask_vote(self) -> Mapping[int, Ask[LaboriginesMove]]:
        seats = self.lab.seats
        return {seat: voting(seat, seats) for seat in range(seats) if self.votes[seat] == NO_VOTE}

    def refuse_vote(self, seat: int, move: Vote) -> Refusal | None:
        if move.seat == seat:
            return Refusal("LAB-R24", "laborigines-own-vote")
        if move.seat is not None and move.seat >= self.lab.seats:
            return Refusal("LAB-R24", "laborigines-no-such-figure", seats=self.lab.seats)
        return None

    def answer_vote(self, seat: int, move: Vote, chance: Chance, tell: Tell) -> None:
        self.votes[seat] = ABSTAINED if move.seat is None else move.seat
        tell(Voted, seat, move.seat)
        self.first(("vote",))

    def do_prettiest(self, chance: Chance, tell: Tell) -> None:
        """It gets the flag and starts (LAB-5)."""
        self.ballot = list(map(self.votes.count, range(self.lab.seats)))
        best = [seat for seat, votes in enumerate(self.ballot) if votes == max(self.ballot)]
        seat = best[0] if len(best) == 1 else chance.pick("prettiest", best)
        self.votes = [NO_VOTE] * self.lab.seats
        tell(Prettiest, seat, tuple(self.ballot), len(best))
        self.first(("flag", seat, "prettiest"), ("turn", seat))
