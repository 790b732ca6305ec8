"""A position of a game and what moves do to it."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from .ask import Ask
from .chance import Chance, NoChance, NothingKnown
from .event import Event, Events, Tell, silent, visible_to
from .move import M
from .problem import Refusal
from .result import Result


class State(ABC, Generic[M]):
    """Flat data: small numbers, lists, bytearrays. No logs, no chance, no references.

    Search copies states by the million, so `copy` is written by hand and `play` trusts its
    caller; `Match` is the one that checks.
    """

    __slots__ = ()

    @abstractmethod
    def data(self) -> tuple[Any, ...]:
        """All that makes this state differ from another, as plain values."""

    @abstractmethod
    def copy(self) -> Self: ...

    @abstractmethod
    def asks(self) -> Mapping[int, Ask[M]]:
        """Whom the game waits for, and for what; nobody once it is over."""

    @abstractmethod
    def refusal(self, seat: int, move: M) -> Refusal | None:
        """Why an asked seat may not make this move, of a kind it is asked for."""

    def unasked(self, seat: int, move: M) -> Refusal | None:
        """The rule that forbids a move to a seat that is not asked, or is asked for another kind.

        None where no rule of the game says more than that nobody asked for it. It goes out to
        the seat, so it may depend only on what that seat may know.
        """
        return None

    @abstractmethod
    def play(self, seat: int, move: M, chance: Chance, tell: Tell = silent) -> None:
        """Carry out a legal move and tell the events it brings about."""

    @property
    @abstractmethod
    def result(self) -> Result | None: ...

    def preview(self, seat: int, move: M) -> list[Event]:
        """What the move would do, as far as the seat can know before making it.

        It goes on up to the first draw of chance and the first secret shown.
        """
        events = Events()
        with contextlib.suppress(NothingKnown):
            self.copy().play(seat, move, NoChance(), events)
        known = next((n for n, event in enumerate(events) if event.reveals), len(events))
        return visible_to(seat, events[:known])

    def foreseen(self, seat: int, move: M) -> Self | None:
        """The position that the move itself makes, before anything is drawn or shown.

        The seat may look at it while it considers the move. None where a game has nothing to show.
        """
        return None

    def encode(self) -> bytes:
        return msgspec.msgpack.encode(self.data())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]  # a state changes


class View(msgspec.Struct, frozen=True):
    """What one seat may know: everything a perfect memory would, and nothing else.

    `memory` names the fields that a board does not show: bots live on them, people do without.
    """

    memory: ClassVar[tuple[str, ...]] = ()


S = TypeVar("S", bound=State[Any])
V = TypeVar("V", bound=View)
