"""A command as it was given, and what a handler may reply. Handlers change nothing themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from .. import wire
from ..identity import Links
from ..log.entries import Chair
from ..log.table import Table
from ..projection.viewer import Viewer
from ..stores.presence import Plans
from .decisions import Decision

C = TypeVar("C")


def nobody(seat: int) -> None:
    """How long whoever sits there is away: None, for everyone is there."""


class Call(NamedTuple, Generic[C]):
    """A command: at which table, by whom, and who they are there."""

    table: Table
    command: C
    person: str | None
    viewer: Viewer
    links: Links
    plans: Plans = Plans()  # what is planned at this server
    absent: Callable[[int], int | None] = nobody  # for how long, in milliseconds

    @property
    def chair(self) -> Chair:
        """That of the seat which the command names."""
        chair: Chair = self.table.chairs[self.command.seat]  # type: ignore[attr-defined]
        return chair


class SetPlans(NamedTuple):
    """Replace what is planned at this server (ROOM-15)."""

    plans: Plans


class SetViewer(NamedTuple):
    """Show the table to the sender from another of their seats."""

    viewer: Viewer


class SetSight(NamedTuple):
    """The table is on the sender's screen, or not any more (ROOM-20)."""

    on: bool


class Relay(NamedTuple):
    """Send a frame to those who are looking, and keep it nowhere; none if the move is hidden."""

    frame: wire.Drafted | None


class InThread(NamedTuple):
    """Answer with what takes long to work out; nothing of the table is touched by it."""

    answer: Callable[[], wire.AnyFrame]


Reply = Decision | SetPlans | SetViewer | SetSight | Relay | InThread | wire.AnyFrame
