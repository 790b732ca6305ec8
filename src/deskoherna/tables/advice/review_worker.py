"""A process that reviews one game: the game goes in, what was found about each move comes out.

It thinks with less priority than those who play. When the room goes away, so does the process.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator

import msgspec

from deskoherna.bots.review import Moment, Reviewer
from deskoherna.catalogue import game_of
from deskoherna.kernel import loads

from .pipes import Output, give_way, ignore_signals, read

POLITENESS = 5  # those who play go first


class Work(msgspec.Struct, frozen=True):
    record: bytes
    seconds: float  # of the processor's time
    after: int  # moves that were looked at before


class Beginning(msgspec.Struct, frozen=True, tag=True):
    """The values before the first move, and at the end if no move ended the game."""

    standing: tuple[float, ...]
    margin: float
    ended: tuple[float, ...]


class Found(msgspec.Struct, frozen=True, tag=True):
    """What was found about a move."""

    moment: Moment


class Finished(msgspec.Struct, frozen=True, tag=True):
    """Without a failure, all moves were looked at."""

    failure: str = ""


Report = Beginning | Found | Finished


def look(work: Work) -> Iterator[Report]:
    record = loads(work.record)
    reviewer = Reviewer(game_of(record), record)
    yield Beginning(*reviewer.beginning(), reviewer.ended())
    for moment in reviewer.moments(work.after, work.seconds):
        yield Found(moment)


def main() -> None:
    ignore_signals()
    give_way(POLITENESS)
    output = Output()

    def wait_for_the_end() -> None:
        sys.stdin.buffer.read()
        os._exit(0)  # also in the middle of a thought

    asked = read(sys.stdin.buffer)
    if asked is None:
        return
    threading.Thread(target=wait_for_the_end, daemon=True).start()
    failure = ""
    try:
        for report in look(msgspec.msgpack.decode(asked, type=Work)):
            output.write(report)
    except Exception as error:  # whatever an evaluator may do
        failure = type(error).__name__  # the message may quote what somebody wrote
    output.write(Finished(failure))


if __name__ == "__main__":
    main()
