"""What a game is, seen from outside: its options, how it starts, how its moves are read."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from .chance import Chance
from .drawing import Drawing, Say
from .event import Event, Tell, silent
from .move import M
from .pieces import Pieces
from .problem import Refusal, Unreadable
from .result import Result
from .state import S, V, View

if TYPE_CHECKING:
    from .match import Match

Value = str | int | bool


class Setup(msgspec.Struct, frozen=True):
    """How many sit down, and the value of every option."""

    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats} seats {options}".strip()


class Game(ABC, Generic[S, M, V]):
    """One per game. `id` is also its folder's name, `package` holds its texts."""

    id: ClassVar[str]
    name: ClassVar[str]
    prefix: ClassVar[str]  # of rule ids: NUM
    package: ClassVar[str]
    rules_version: ClassVar[int]  # rises when an old record would play out otherwise
    seats: ClassVar[Sequence[int]]
    options: ClassVar[Mapping[str, tuple[Value, ...]]]  # the values of each; the first is default
    texts: ClassVar[
        Mapping[str, int]
    ] = {}  # options that also take a text so long; see `objection`
    events: ClassVar[tuple[type[Event], ...]]
    view_type: ClassVar[type[View]]
    open_information: ClassVar[bool] = False  # nothing is hidden from anyone
    private: ClassVar[bool] = True  # what is hidden may be known to some: they hide it from others
    offers: ClassVar[bool] = False  # some asks are offers (see `Ask`)
    cooperative: ClassVar[bool] = False  # all win or lose together, and none hides anything
    longest_move: ClassVar[int] = 80  # characters of notation

    @abstractmethod
    def start(self, setup: Setup, chance: Chance, tell: Tell = silent) -> S:
        """The opening position."""

    @abstractmethod
    def read(self, text: str) -> M:
        """The move written in `text`; raises `Unreadable`."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What a seat, or for None a spectator, may know: an explicit list of what may go out."""

    @abstractmethod
    def imagine(self, view: V, chance: Chance) -> S:
        """A position that agrees with everything the view holds; the rest is drawn."""

    def swapped(self, state: S, seat: int | None, chance: Chance) -> S:
        """The same position with all that the seat may not know drawn anew.

        Games without secrets have nothing to swap. Tests hold everything that is sent to a seat
        against the swapped position: it must be the same to the byte.
        """
        return state.copy()

    @abstractmethod
    def draw(self, view: V, say: Say, marked: Collection[str] = ()) -> Drawing:
        """The position as text, with some places of the board marked."""

    @abstractmethod
    def bound(self, setup: Setup) -> int:
        """A number of moves, of those that are waited for, that no game exceeds."""

    def places(self, view: V) -> Collection[str]:
        """What players of a cooperative game may point at (ROOM-15), by the names boards know."""
        return ()

    def pieces(self, setup: Setup, say: Say) -> tuple[Pieces, ...]:
        """What it is played with, for a page that shows it; nothing where a board shows all."""
        return ()

    def position(self, text: str) -> S:
        """The position written in `text`; raises `Problem`.

        A game that has such a notation can show positions in its rulebook and give lessons.
        """
        raise NotImplementedError(f"{self.name} has no notation for positions")

    def covered(self, view: V, hidden: Collection[int]) -> V:
        """The view without what the host has hidden from all but its maker (`Event.exhibit`)."""
        return view

    def objection(self, setup: Setup) -> Refusal | None:
        """Why these seats and options do not go together, each being right by itself."""
        return None

    def conceded(self, state: S, seat: int | None) -> Result | None:
        """How it ends when the seat gives up, or for None when all agree on a draw.

        None where the game knows no such end; whether it does depends on nothing secret.
        """
        return None

    def colours(self, setup: Setup) -> tuple[int, ...]:
        """The colour of each seat; who plays together may share one."""
        return tuple(range(setup.seats))

    def setups(self) -> Iterator[Setup]:
        """Every number of seats with every option changed by itself; the defaults come first."""
        for seats in self.seats:
            default = self.setup(seats)
            yield default
            for name, values in self.options.items():
                for value in values:
                    if value != default.options[name]:
                        with contextlib.suppress(Refusal):
                            yield self.setup(seats, {name: value})

    def fitting(self, seats: int) -> dict[str, tuple[Value, ...]]:
        """For every option the values that go with so many seats, whatever the others are."""
        return {
            name: tuple(value for value in values if any(self._fitting(seats, {name: value})))
            for name, values in self.options.items()
        }

    def setup(self, seats: int | None = None, options: Mapping[str, Value] | None = None) -> Setup:
        """Seats and options, checked and completed with what fits them; raises `Refusal`."""
        if seats is None:
            seats = self.seats[0]
        elif type(seats) is not int or seats not in self.seats:
            known = ", ".join(map(str, self.seats))
            raise Refusal("ROOM-5", "room-seats", seats=str(seats)[:40], known=known)
        wished = {name: self._option(name, value) for name, value in (options or {}).items()}
        fitting = next(self._fitting(seats, {}))
        if (objection := self.objection(Setup(seats, fitting.options | wished))) is None:
            return Setup(seats, fitting.options | wished)
        for setup in self._fitting(seats, wished):
            return setup
        raise objection

    def _fitting(self, seats: int, wished: Mapping[str, Value]) -> Iterator[Setup]:
        """The ways to complete what is wished, defaults first, that go with the seats."""
        choices = [
            [wished[name]] if name in wished else values for name, values in self.options.items()
        ]
        for values in product(*choices):
            setup = Setup(seats, dict(zip(self.options, values, strict=True)))
            if self.objection(setup) is None:
                yield setup

    def sheet(self, match: Match[S, M, V]) -> str:
        """The whole game in notation, for people: with all its secrets, so for afterwards."""
        return "\n".join(f"{n}. {ply.move}" for n, ply in enumerate(match.plies, start=1))

    def parse(self, text: str) -> M:
        """The move written in `text`; raises `Unreadable`. Inverse of `str`."""
        if len(text) > self.longest_move:
            raise Unreadable("ROOM-2", "room-move-too-long", most=self.longest_move)
        return self.read(text)

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int | bytes | None = None,
        contributions: Sequence[str] = (),
        players: Sequence[str] = (),
    ) -> Match[S, M, V]:
        """Sit down to a new match. Without a seed, chance comes from a fresh secret."""
        from .match import Match  # noqa: PLC0415  # a match knows its game, a game starts matches

        return Match.begin(self, self.setup(seats, options), seed, contributions, players)

    def _option(self, name: str, value: Value) -> Value:
        """The value as declared; a text stands for the value that is written so, or for itself."""
        if name not in self.options:
            known = ", ".join(self.options) or "–"
            raise Refusal("ROOM-5", "room-option-unknown", option=str(name)[:40], known=known)
        for declared in self.options[name]:
            if written(value) == written(declared):
                return declared
        if isinstance(value, str) and name in self.texts:
            if len(value) > self.texts[name]:
                most = self.texts[name]
                raise Refusal("ROOM-5", "room-option-too-long", option=name, most=most)
            return value
        known = ", ".join(map(written, self.options[name]))
        raise Refusal(
            "ROOM-5", "room-option-value", option=name, value=written(value)[:40], known=known
        )


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
