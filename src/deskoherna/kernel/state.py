"""A position of a game and what moves do to it."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, Self, TypeVar

import msgspec

from .ask import Ask
from .chance import Chance, NoChance, NothingKnown
from .event import Event, Tell, visible_to
from .move import M
from .problem import Refusal
from .result import Result


class State(ABC, Generic[M]):
    """Flat data: small numbers, lists, bytearrays. No logs, no chance, no references.

    Search copies states by the million, so `copy` is written by hand and `play` trusts its
    caller; `Match` is the one that checks.

    >>> import deskoherna
    >>> from deskoherna.kernel import SearchChance
    >>> game = deskoherna.game("numerus")
    >>> state = game.start(game.setup(options={"first": "green"}), SearchChance(7))
    >>> twin = state.copy()
    >>> twin.play(0, game.parse("1 a1"), SearchChance(7))
    >>> list(state.asks()), list(twin.asks()), state == twin
    ([0], [1], False)
    """

    __slots__ = ()

    @abstractmethod
    def data(self) -> tuple[Any, ...]:
        """All that makes this state differ from another, as plain values."""

    @abstractmethod
    def copy(self) -> Self:
        """A state that is equal to this one and shares nothing with it that can change."""

    @abstractmethod
    def asks(self) -> Mapping[int, Ask[M]]:
        """Whom the game waits for, and for what; nobody once it is over."""

    @abstractmethod
    def refusal(self, seat: int, move: M) -> Refusal | None:
        """Why a seat may not make this move, of a kind that it is asked for; None if it may."""

    def unasked(self, seat: int, move: M) -> Refusal | None:
        """The rule that forbids a move to a seat that is not asked, or is asked for another kind.

        None where no rule of the game says more than that nobody asked for it. It goes out to
        the seat, so it may depend only on what that seat may know.
        """
        return None

    @abstractmethod
    def play(self, seat: int, move: M, chance: Chance, tell: Tell = None) -> None:
        """Carry out a legal move and report the events it brings about."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""

    def preview(self, seat: int, move: M) -> list[Event]:
        """What the move would do, as far as the seat can know before making it.

        It goes on up to the first draw of chance and the first secret shown.
        """
        events: list[Event] = []
        with contextlib.suppress(NothingKnown):
            self.copy().play(seat, move, NoChance(), events.append)
        known = next((n for n, event in enumerate(events) if event.reveals), len(events))
        return visible_to(seat, events[:known])

    def foreseen(self, seat: int, move: M) -> Self | None:
        """The position right after the move itself, before anything is drawn or revealed.

        A board shows it while the seat considers the move. None where a game has nothing to show.
        """
        return None

    def encode(self) -> bytes:
        """The state as bytes: equal states give equal bytes."""
        return msgspec.msgpack.encode(self.data())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]  # a state changes


class View(msgspec.Struct, frozen=True):
    """What one seat may know: everything a perfect memory would, and nothing else.

    >>> import deskoherna
    >>> match = deskoherna.game("neutrace").new(seed=7)
    >>> [len(match.view(seat).tasks[0].dealt) for seat in (0, 1)]
    [3, 0]
    """

    @property
    def memory(self) -> tuple[str, ...]:
        """The fields that bots live on and no board shows; `tiles.down` is one of each tile."""
        return ()


S = TypeVar("S", bound=State[Any])
V = TypeVar("V", bound=View)
