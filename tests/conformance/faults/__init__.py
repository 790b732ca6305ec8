"""Toys with faults: each is caught by the check made for it, which names it and its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from deskoherna.kernel import Ask
from deskoherna.testing import Case
from deskoherna.testing.checks import Check
from toys.sealed import Sealed, SealedMove, SealedState

Broken = type[Sealed]
FAULTS: list[tuple[Check[Case], str, str, Broken]] = []


def caught_by(check: Check[Case], key: str, where: str = "") -> Any:
    """The check that must find a fault, its message, and how the place begins that it names."""

    def register(broken: Broken) -> Broken:
        FAULTS.append((check, key, where, broken))
        return broken

    return register


class Faulty(SealedState):
    """Bids as the toy does; faults are put on top of it."""

    __slots__ = ()

    def bids(self) -> Mapping[int, Ask[SealedMove]]:
        return super().ask_bid()

    def changed(self, **changes: Any) -> Mapping[int, Ask[SealedMove]]:
        return {seat: msgspec.structs.replace(ask, **changes) for seat, ask in self.bids().items()}
