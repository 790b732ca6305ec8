"""Statements that both stores understand, with parameters $1, $2 …"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

Statement = tuple[str, Sequence[object]]  # with its values
Rows = list[tuple[Any, ...]]


class Database(Protocol):
    """Where they are carried out. What fails raises `StoreError`."""

    async def fetch(self, query: str, *values: object) -> Rows:
        """What a query finds."""

    async def change(self, *statements: Statement, overwrite: bool = False) -> list[Rows]:
        """Carry out all of them or none, durably; what each returns.

        What was there before is overwritten on the disk if that is wanted, where the store can.
        """


def places(values: Collection[object], after: int = 0) -> str:
    """Parameters for as many values, after those that have a number already."""
    return ", ".join(f"${n}" for n in range(after + 1, after + 1 + len(values)))
