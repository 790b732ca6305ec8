"""What a person has planned to play at a table (ROOM-22). It is told to nobody else."""

from __future__ import annotations

from typing import ClassVar

from ..log.planning import Line, Plan
from .documents import Kept


class Planned(Kept, frozen=True):
    """Its key is the table and the seat. Of one that was dropped only that is left."""

    kind: ClassVar[str] = "planned"
    most: ClassVar[int] = 200

    seq: int
    ply: int
    lines: tuple[Line, ...] = ()
    dropped: bool = False

    @property
    def plan(self) -> Plan:
        return Plan(self.seq, self.ply, self.lines)


def planned_key(table: str, seat: int) -> str:
    return f"{table} {seat}"
