"""What a game is, seen from outside: its options, how it starts, how its moves are read."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from .board import Board
from .chance import Chance
from .drawing import Drawing, Say
from .event import Event, Tell
from .move import M
from .pieces import Pieces
from .problem import Refusal, Unreadable
from .result import Result
from .state import S, V, View
from .tip import Tip

if TYPE_CHECKING:
    from .match import Match

Value = str | int | bool


class Setup(msgspec.Struct, frozen=True):
    """How many sit down, and the value of every option.

    >>> import deskoherna
    >>> print(deskoherna.game("numerus").setup(2, {"variant": "short"}))
    2 seats variant=short first=draw
    """

    seats: int
    options: dict[str, Value]

    @property
    def chosen(self) -> str:
        """The options in writing."""
        return " ".join(f"{name}={value}" for name, value in self.options.items())

    def __str__(self) -> str:
        return f"{self.seats} seats {self.chosen}".strip()


class Game(ABC, Generic[S, M, V]):
    """One object per game. `id` is also the name of its folder, `package` holds its texts.

    >>> import deskoherna
    >>> game = deskoherna.game("numerus")
    >>> game.name, game.prefix, list(game.seats)
    ('NUMERUS', 'NUM', [2])
    >>> match = game.new(options={"first": "green"}, seed=7)
    >>> print(match.refusal(0, game.parse("9 a1")))
    NUM-5: numerus-no-ship(ship=9)
    """

    id: ClassVar[str]
    name: ClassVar[str]
    prefix: ClassVar[str]  # of rule ids: NUM
    package: ClassVar[str]
    rules_version: ClassVar[int]  # rises when an old record would play out differently
    seats: ClassVar[Sequence[int]]
    options: ClassVar[Mapping[str, tuple[Value, ...]]] = {}  # the values of each, the default first
    texts: ClassVar[Mapping[str, int]] = {}  # text options, with their greatest length
    rule_of: ClassVar[Mapping[str, str]] = {}  # what a board may be asked about, and its rule
    events: ClassVar[tuple[type[Event], ...]]
    view_type: ClassVar[type[View]]
    open_information: ClassVar[bool] = False  # nothing is hidden from anyone
    private: ClassVar[bool] = True  # some seats may know what is hidden from others
    offers: ClassVar[bool] = False  # some asks are offers (see `Ask`)
    cooperative: ClassVar[bool] = False  # all win or lose together, and nobody hides anything
    recorded_by: ClassVar[tuple[str, ...]] = ()  # options by which people keep their best scores
    longest_move: ClassVar[int] = 80  # characters of notation
    weight: ClassVar[int] = 2  # how much there is to learn, from 1 (little) to 3 (much)

    @abstractmethod
    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> S:
        """The opening position; events report what happens before the first move."""

    @abstractmethod
    def read(self, text: str) -> M:
        """The move written in `text`; raises `Unreadable`. `parse` is what others call."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What a seat, or for None a spectator, may know: an explicit list, field by field."""

    @abstractmethod
    def imagine(self, view: V, chance: Chance) -> S:
        """A position that agrees with the view; what the view does not hold is drawn by chance."""

    def swapped(self, state: S, seat: int | None, chance: Chance) -> S:
        """The same position with all that the seat may not know drawn again.

        Games without secrets have nothing to swap. Tests hold everything that is sent to a seat
        against the swapped position: it must be the same to the byte.
        """
        return state.copy()

    @abstractmethod
    def draw(self, view: V, say: Say, marked: Collection[str] = ()) -> Drawing:
        """The position as text, with some places of the board marked."""

    @abstractmethod
    def bound(self, setup: Setup) -> int:
        """A number of moves that no game exceeds, answers to optional asks not counted."""

    def places(self, view: V) -> Collection[str]:
        """The names of what players of a cooperative game may point at (ROOM-15)."""
        return ()

    def tips(self, view: V, seat: int) -> Sequence[Tip]:
        """What a coach would tell a seat that is asked something, the most urgent first.

        They are made from what people are shown of the seat's view and from nothing else.
        """
        return ()

    def board(self, view: V) -> Board | None:
        """The board that a client shows of a view, made from it and from nothing else.

        None for a game that brings a board of its own, or has none.
        """
        return None

    def gesture(self, move: M) -> tuple[str, ...]:
        """What is pressed for a move on a declared board, in this order: places, pieces, choices.

        By default the words of its notation. No two moves may be pressed alike.
        """
        return tuple(str(move).split())

    @property
    def declares_board(self) -> bool:
        """Whether clients are given its boards as data."""
        return type(self).board is not Game.board

    def pieces(self, setup: Setup, say: Say) -> tuple[Pieces, ...]:
        """What it is played with, for a page of pieces; nothing if the board shows everything."""
        return ()

    def position(self, text: str) -> S:
        """The position written in `text`; raises `Problem` if it is none, or an impossible one.

        A game that has such a notation can show positions in its rulebook and give lessons. Others
        raise `NotImplementedError`.
        """
        raise NotImplementedError(f"{self.name} has no notation for positions")

    def covered(self, view: V, hidden: Collection[int]) -> V:
        """The view without the exhibits (`Event.exhibit`) that the host has hidden from others."""
        return view

    def objection(self, setup: Setup) -> Refusal | None:
        """Why these seats and options do not go together; None if they do.

        Each is known to be valid by itself.
        """
        return None

    def conceded(self, state: S, seat: int | None) -> Result | None:
        """How the game ends if the seat resigns, or for None if all agree on a draw.

        None if the game cannot end so, which must not depend on anything secret.
        """
        return None

    def colours(self, setup: Setup) -> tuple[int, ...]:
        """The number of each seat's colour; partners may share one."""
        return tuple(range(setup.seats))

    def setups(self) -> Iterator[Setup]:
        """Every number of seats, with the defaults first and then one option changed at a time."""
        for seats in self.seats:
            default = self.setup(seats)
            yield default
            for name, values in self.options.items():
                for value in values:
                    if value != default.options[name]:
                        with contextlib.suppress(Refusal):
                            yield self.setup(seats, {name: value})

    def fitting(self, seats: int) -> dict[str, tuple[Value, ...]]:
        """For every option the values that are possible with this many seats."""
        return {
            name: tuple(value for value in values if any(self._fitting(seats, {name: value})))
            for name, values in self.options.items()
        }

    def setup(self, seats: int | None = None, options: Mapping[str, Value] | None = None) -> Setup:
        """Seats and options, checked and completed by defaults that fit; raises `Refusal`."""
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
        """The whole game in notation, for people. It holds all secrets, so for afterwards."""
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
        """A new match. Without a seed, chance comes from a fresh secret.

        Raises `Refusal` if the game does not take these seats, options, contributions or players.
        """
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
