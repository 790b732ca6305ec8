"""LABORIGINES: a turn in its four phases, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Self

from deskoherna.kernel import Argument, Ask, Chance, Refusal, Result, Tell, silent

from .energy import CHECK
from .events import Assigned, Manipulated, Rolled, Suffered
from .movement import Movement
from .moves import WAYS, Assign, Go, LaboriginesMove, OwnChoice, Pass, Pay
from .pieces import (
    COLOURS,
    COURSES,
    DISEASES,
    HYPERACTIVITY,
    IMMUNITY_LOSS,
    INFERIORITY,
    LEPROSY,
    LIMPING,
    OUT,
    PRICE,
    SHADES,
    Laboratory,
)
from .preparation import Preparation
from .standings import standings

OFFERED: tuple[LaboriginesMove, ...] = (*map(Pay, WAYS), Pass())


class Laborigines(Movement, Preparation):
    """A position and what moves do to it."""

    __slots__ = ()

    @classmethod
    def opening(cls, lab: Laboratory, chance: Chance, tell: Tell = silent) -> Self:
        state = cls.bare(lab)
        state.prepare(chance, tell)
        return state

    def do_turn(self, chance: Chance, tell: Tell, seat: int) -> None:
        self.begin_turn(seat)
        self._roll(chance, tell)

    def begin_turn(self, seat: int) -> None:
        """What follows the dice: disease, movement and trap; then it is another seat's turn."""
        self.turns += 1
        self.turn = seat
        self.course = 0
        self.barred = []
        self.first(
            *[("suffer", figure) for figure in self.own(seat) if self.infected[figure]],
            ("offers", 1),
            ("moa",),
            ("go",),
            ("next",),
        )

    def do_next(self, chance: Chance, tell: Tell) -> None:
        seat = (self.turn + 1) % self.lab.seats
        while self.fallen[seat]:
            seat = (seat + 1) % self.lab.seats
        self.do_turn(chance, tell, seat)  # LAB-5

    # Phase 1: dice

    def _roll(self, chance: Chance, tell: Tell) -> None:
        self.dice = list(chance.roll("dice", 2))  # LAB-13
        first, second = self.dice
        tell(Rolled, self.turn, first, second)
        if 1 in self.dice:
            self.first(("flag", self.turn, "one"))
        if first == second:
            self.assign(first, tell)
        else:
            self.first(("assign",))

    def ask_assign(self) -> Mapping[int, Ask[LaboriginesMove]]:
        first, second = self.dice
        delegated = self.delegated[self.turn]
        return {self.turn: assignment(self.lab.variant, first, second, delegated)}

    def refuse_assign(self, seat: int, move: Assign) -> Refusal | None:
        if move.die in self.dice:
            return None
        first, second = self.dice
        return Refusal(
            "LAB-13", "laborigines-no-such-die", die=move.die, first=first, second=second
        )

    def answer_assign(self, seat: int, move: Assign, chance: Chance, tell: Tell) -> None:
        self.assign(move.die, tell)

    def assign(self, die: int, tell: Tell) -> None:
        """The die goes to the seat's figure, the other one to Moa or to the other twin."""
        other = sum(self.dice) - die
        figure = self.own(self.turn)[0]
        self.pace[figure], self.pace[figure + 1 if self.lab.twins else -1] = die, other
        tell(Assigned, *self.named(figure), die, other)

    # Phase 2: disease

    def do_suffer(self, chance: Chance, tell: Tell, figure: int) -> None:
        """What the current disease does to one of the infected, before it moves (LAB-14)."""
        if self.tiles[figure] == OUT:
            return
        if self.disease == LEPROSY:
            self._suffer(figure, 1, tell)  # LAB-20
        elif self.disease == INFERIORITY and 1 in self.dice:
            self._suffer(figure, 2, tell, sheltered=False)  # LAB-21
        elif self.disease == LIMPING and self.pace[figure] % 2 == 0:
            self._suffer(figure, 2, tell)  # LAB-22
        elif self.disease == IMMUNITY_LOSS:
            self._suffer(figure, 0, tell)
            self.barred.append(figure)  # LAB-23, LAB-R22
            if self.flag == figure:
                self.lose_flag("disease", tell)
        elif self.disease == HYPERACTIVITY:
            self._suffer(figure, 0, tell)
            self.pace[figure] *= 2  # LAB-24, LAB-R11

    def _suffer(self, figure: int, amount: int, tell: Tell, sheltered: bool = True) -> None:
        tell(Suffered, *self.named(figure), DISEASES[self.disease])
        self.first(CHECK)
        self.lay_down(figure, amount, tell, sheltered)

    # Between phases 2 and 3: manipulation

    def do_offers(self, chance: Chance, tell: Tell, nth: int) -> None:
        """Seats are asked clockwise after the moving one, if they can pay (LAB-19, LAB-R6)."""
        if self.fallen[self.turn]:
            return
        colour, seats = self.cast.colour[self.turn], self.lab.seats
        for after in range(nth, seats):
            if self.stores[SHADES * ((self.turn + after) % seats) + colour] >= PRICE:
                self.first(("offer", after))
                return

    def ask_offer(self, nth: int) -> Mapping[int, Ask[LaboriginesMove]]:
        figure = self.own(self.turn)[0]
        told: dict[str, Argument] = {
            "mover": self.turn,
            "figure": self.cast.names[figure],
            "pace": self.pace[figure],
            "other": self.pace[figure + 1 if self.lab.twins else -1],
            "colour": COLOURS[self.cast.colour[self.turn]],
            "price": PRICE,
        }
        key = "laborigines-ask-offer-twins" if self.lab.twins else "laborigines-ask-offer"
        seat = (self.turn + nth) % self.lab.seats
        return {
            seat: Ask(
                "LAB-19", key, (Pay, Pass), OFFERED, arguments=told, overdue=Pass(), offer=True
            )
        }

    def answer_offer(
        self, seat: int, move: LaboriginesMove, chance: Chance, tell: Tell, nth: int
    ) -> None:
        if isinstance(move, Pay):
            self._manipulate(seat, move.course, tell)
        else:
            self.first(("offers", nth + 1))

    def _manipulate(self, seat: int, course: int, tell: Tell) -> None:
        """The price leaves the game; the course holds for the whole turn (LAB-R6)."""
        colour = self.cast.colour[self.turn]
        self.stores[SHADES * seat + colour] -= PRICE
        self.course = course
        figure = self.cast.names[self.own(self.turn)[0]]
        tell(Manipulated, seat, self.turn, figure, COURSES[course], COLOURS[colour], PRICE)
        self.first(CHECK)

    # Phase 3: `do_moa`, then the way of the laborigine; phase 4 follows where it comes to rest

    def do_go(self, chance: Chance, tell: Tell) -> None:
        if self.fallen[self.turn]:
            return  # LAB-R14
        if self.course and not self.lab.twins:
            self.first(("set_off", self.own(self.turn)[0]))  # LAB-19
        else:
            self.first(("course",))

    def ask_course(self) -> Mapping[int, Ask[LaboriginesMove]]:
        return {self.turn: going(self.lab.variant, self.course)}

    def refuse_course(self, seat: int, move: Go) -> Refusal | None:
        if move in going(self.lab.variant, self.course).moves:
            return None
        if (move.twin is None) == self.lab.twins:
            key = "laborigines-which-twin" if self.lab.twins else "laborigines-no-twins"
            return Refusal("LAB-43", key)
        return Refusal("LAB-19", "laborigines-course-paid", course=COURSES[-move.course])

    def answer_course(self, seat: int, move: Go, chance: Chance, tell: Tell) -> None:
        first, *second = self.own(seat)
        self.course = -move.course if move.twin else move.course
        order = (*second, first) if move.twin else (first, *second)
        self.first(*[("set_off", figure) for figure in order])

    def do_set_off(self, chance: Chance, tell: Tell, figure: int) -> None:
        self.first(("walk", figure, self.tiles[figure], self.pace[figure]))

    # Colours may be left to the table

    def asks(self) -> Mapping[int, Ask[LaboriginesMove]]:
        """Who has left them to the table may take that back: while others are asked, and whenever
        its own turn begins (LAB-R5)."""
        asks = super().asks()
        if True not in self.delegated or not asks:
            return asks
        delegating = [seat for seat in self.seats_left() if self.delegated[seat]]
        return {**dict.fromkeys(delegating, DELEGATED), **asks}

    def refusal(self, seat: int, move: LaboriginesMove) -> Refusal | None:
        return None if isinstance(move, OwnChoice) else super().refusal(seat, move)

    def play(self, seat: int, move: LaboriginesMove, chance: Chance, tell: Tell = silent) -> None:
        if isinstance(move, OwnChoice):
            self.delegate(seat, False, tell)
            self.asked = None  # the same step asks again
        else:
            super().play(seat, move, chance, tell)

    # The end

    @property
    def result(self) -> Result | None:
        if self.agenda:
            return None
        if not self.seats_left():
            return standings(self, "LAB-R7", "laborigines-end-together")
        if self.lab.teams:
            return standings(self, "LAB-42", "laborigines-end-team")
        return standings(self, "LAB-41", "laborigines-end-last")


# The same few questions come again and again.


@cache
def assignment(variant: str, first: int, second: int, delegated: bool) -> Ask[LaboriginesMove]:
    key = "laborigines-ask-assign-twins" if variant == "twins" else "laborigines-ask-assign"
    low, high = sorted((first, second))
    told = {"low": low, "high": high}
    if delegated:
        moves = (Assign(low), Assign(high), OwnChoice())
        return Ask("LAB-13", key, (Assign, OwnChoice), moves, arguments=told)
    return Ask("LAB-13", key, (Assign,), (Assign(low), Assign(high)), arguments=told)


@cache
def going(variant: str, course: int) -> Ask[LaboriginesMove]:
    ways = (course,) if course else WAYS
    if variant != "twins":
        return Ask("LAB-15", "laborigines-ask-go", (Go,), tuple(map(Go, ways)))
    both = tuple(Go(-way if twin else way, twin) for twin in (0, 1) for way in ways)
    key = "laborigines-ask-go-order" if course else "laborigines-ask-go-twins"
    return Ask("LAB-43", key, (Go,), both, arguments={"course": COURSES.get(course, "")})


DELEGATED: Ask[LaboriginesMove] = Ask(
    "LAB-R5", "laborigines-ask-delegated", (OwnChoice,), (OwnChoice(),), optional=True
)
