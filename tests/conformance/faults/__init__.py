"""Toys with faults: each is caught by the check made for it, in the words of that check."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from conformance.checks import Check
from deskoherna.kernel import Ask
from toys.sealed import Sealed, SealedMove, SealedState

Broken = type[Sealed]
FAULTS: list[tuple[Check, str, Broken]] = []


def caught_by(check: Check, words: str) -> Any:
    """The check that must fail on a fault, and the words by which it must name it."""

    def register(broken: Broken) -> Broken:
        FAULTS.append((check, words, broken))
        return broken

    return register


class Faulty(SealedState):
    """Bids as the toy does; faults are put on top of it."""

    __slots__ = ()

    def bids(self) -> Mapping[int, Ask[SealedMove]]:
        return super().ask_bid()

    def changed(self, **changes: Any) -> Mapping[int, Ask[SealedMove]]:
        return {seat: msgspec.structs.replace(ask, **changes) for seat, ask in self.bids().items()}
