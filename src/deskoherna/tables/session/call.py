"""A command as it was given, and what a handler may reply. Handlers change nothing themselves."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from .. import wire
from ..identity import Links
from ..log.entries import Chair
from ..log.table import Table
from ..projection.viewer import Viewer
from ..stores.presence import Plans
from .decisions import Decision

C = TypeVar("C")


class Call(NamedTuple, Generic[C]):
    """A command: at which table, by whom, and who they are there."""

    table: Table
    command: C
    person: str | None
    viewer: Viewer
    links: Links
    plans: Plans = Plans()  # what is planned at this server

    @property
    def chair(self) -> Chair:
        """That of the seat which the command names."""
        chair: Chair = self.table.chairs[self.command.seat]  # type: ignore[attr-defined]
        return chair


class Planned(NamedTuple):
    """What is planned at this server from now on (ROOM-15)."""

    plans: Plans


class Switched(NamedTuple):
    """Who gave the command sees the table through another of their seats from now on."""

    viewer: Viewer


class PassedOn(NamedTuple):
    """Something for those who look just now; it is kept nowhere. Nothing, if it is hidden."""

    frame: wire.Drafted | None


Reply = Decision | Planned | Switched | PassedOn | wire.AnyFrame
