"""A checker over a whole history, as Jepsen has it: what clients saw against the log as it is kept.

Safety: what was acknowledged stands in the log once, where its acknowledgement said, in an order
that agrees with real time; what was refused does not stand there; what was never answered does at
most once; and everyone was shown a beginning of what is there now. Liveness: every command is
answered within a bound once the faults have ended.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

NEVER = float("inf")


class Entry(NamedTuple):
    """An entry of a log as it was kept, with the id of the command that it came from, if any."""

    seq: int
    command: str | None
    text: str


@dataclass
class Operation:
    """A command that a client sent. Until it is answered, its outcome is unknown."""

    id: str
    invoked: float
    answered: float = NEVER
    seq: int | None = None  # with which it was acknowledged
    refused: bool = False
    abandoned: bool = False  # nobody waited for an answer

    @property
    def done(self) -> bool:
        return self.seq is not None


@dataclass
class History:
    """What clients did at one table. Ids of commands are used once."""

    clock: Callable[[], float] = time.monotonic
    operations: dict[str, Operation] = field(default_factory=dict)

    def invoke(self, id_: str) -> Operation:
        assert id_ not in self.operations, f"{id_} was used before"
        operation = self.operations[id_] = Operation(id_, self.clock())
        return operation

    def acknowledge(self, operation: Operation, seq: int) -> None:
        operation.seq, operation.answered = seq, self.clock()

    def refuse(self, operation: Operation) -> None:
        operation.refused, operation.answered = True, self.clock()

    def problems(self, log: Sequence[Entry]) -> list[str]:
        """Whatever is not as it should be, of what concerns safety."""
        places = places_of(log)
        known = self.operations
        return [
            *gaps(log),
            *doubled(log, places),
            *(f"{id_} was never sent" for id_ in places if id_ not in known),
            *misplaced(known.values(), places),
            *reordered([known[id_] for id_ in places if id_ in known]),
        ]

    def unanswered(self, healed: float, bound: float) -> list[str]:
        """The commands that were not answered in time after the faults had ended."""
        return [
            f"{one.id} was not answered within {bound:g} s"
            for one in self.operations.values()
            if not one.abandoned and one.answered > max(one.invoked, healed) + bound
        ]


class Place(NamedTuple):
    first: int
    last: int


def places_of(log: Iterable[Entry]) -> dict[str, Place]:
    """Where in the log the entries of each command stand, in the order in which they begin."""
    places: dict[str, Place] = {}
    for seq, command, _ in log:
        if command is not None:
            first = places[command].first if command in places else seq
            places[command] = Place(first, seq)
    return places


def gaps(log: Iterable[Entry]) -> Iterator[str]:
    for expected, entry in enumerate(log, start=1):
        if entry.seq != expected:
            yield f"entry {expected} is not there, but {entry.seq}"
            return


def doubled(log: Sequence[Entry], places: Mapping[str, Place]) -> Iterator[str]:
    """A command may have several entries, all different, and nothing of others among them."""
    said = Counter((entry.command, entry.text) for entry in log if entry.command is not None)
    yield from (f"{id_} stands in the log {n} times" for (id_, _), n in said.items() if n > 1)
    for id_, place in places.items():
        others = {entry.command for entry in log if place.first < entry.seq < place.last}
        if others - {id_, None}:
            yield f"{id_} stands in the log twice"


def misplaced(operations: Iterable[Operation], places: Mapping[str, Place]) -> Iterator[str]:
    for one in operations:
        place = places.get(one.id)
        if one.done and place is None:
            yield f"{one.id} was acknowledged and is lost"
        elif one.done and place is not None and place.last != one.seq:
            yield f"{one.id} was acknowledged as {one.seq} and is {place.last}"
        elif one.refused and place is not None:
            yield f"{one.id} was refused and is {place.last}"


def reordered(in_log: Iterable[Operation]) -> Iterator[str]:
    """Given in the order of the log: none was answered before one that stands above it was sent."""
    latest: Operation | None = None
    for one in in_log:
        if latest is not None and one.answered < latest.invoked:
            yield f"{one.id} was answered before {latest.id} was sent, and stands after it"
        if latest is None or one.invoked > latest.invoked:
            latest = one


Line = Mapping[str, Any]


def wrongly_shown(shown: Sequence[Line], whole: Sequence[Line]) -> list[str]:
    """How what someone was shown differs from what a newcomer is shown at the end."""
    return [
        f"line {number} was shown as {line}, and is {kept}"
        for number, (line, kept) in enumerate(zip(shown, whole, strict=False), start=1)
        if line != kept
    ] + [f"{line} was shown, and is not there" for line in shown[len(whole) :]]
