"""What is saved of a match: JSON lines that a person can read and a program can check.

    {"line":"game","format":1,"game":"numerus","rules":1,"seats":2,"options":{…},
     "players":["Ada","greedy"],"sum":"…"}
    {"line":"chance","commitment":"…","contributions":["",""],"seed":"…","sum":"…"}
    {"line":"start","draws":[{"label":"first","of":[2],"got":[1]}],"sum":"…"}
    {"line":"move","seat":1,"move":"5 g7","sum":"…"}
    {"line":"undo","to":0,"by":1,"agreed":[0],"sum":"…"}
    {"line":"hint","seat":0,"sum":"…"}
    {"line":"resign","seat":0,"sum":"…"}
    {"line":"end","moves":0,"result":null,"state":"…","sum":"…"}

Every line ends in a check sum over itself and the lines before it; the last line counts the moves
and holds a digest of the final state. So a line that was damaged, lost or added is found, and
named. A record holds the seed and every secret: while the match runs it belongs to the table only.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from .chance import Draw
from .problem import Argument, Problem
from .result import Result

FORMAT = 1
LONGEST = 16 << 20  # bytes; far more than the longest game of any kind
LONGEST_CONTRIBUTION = 200  # characters
LONGEST_NAME = 40  # characters


class RecordLine(
    msgspec.Struct, frozen=True, tag_field="line", tag=str.lower, forbid_unknown_fields=True
):
    """One line of a record."""


class GameLine(RecordLine, frozen=True, tag="game"):
    """What is played."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, str | int | bool]
    players: tuple[str, ...]  # who sits where, as far as it is known


class ChanceLine(RecordLine, frozen=True, tag="chance"):
    """Where chance comes from, from here on."""

    commitment: str
    contributions: tuple[str, ...]
    seed: str


class StartLine(RecordLine, frozen=True, tag="start", omit_defaults=True):
    """What was drawn when the game was set up."""

    draws: tuple[Draw, ...] = ()


class MoveLine(RecordLine, frozen=True, tag="move", omit_defaults=True):
    """One move and what was drawn while it was carried out."""

    seat: int
    move: str
    draws: tuple[Draw, ...] = ()
    late: bool = False  # played by the table for a seat whose time was up


class UndoLine(RecordLine, frozen=True, tag="undo", omit_defaults=True):
    """All moves after the first `to` are taken back: who asked for it, and who agreed."""

    to: int
    by: int | None = None
    agreed: tuple[int, ...] = ()


class HintLine(RecordLine, frozen=True, tag="hint"):
    """A seat that was asked something got a hint from a bot (ROOM-17); the position is the same."""

    seat: int


class ResignLine(RecordLine, frozen=True, tag="resign"):
    """A seat gives up."""

    seat: int


class AgreeLine(RecordLine, frozen=True, tag="agree"):
    """All agree on a draw."""


class EndLine(RecordLine, frozen=True, tag="end"):
    """How things stand after the last line."""

    moves: int
    result: Result | None
    state: str


BodyLine = ChanceLine | MoveLine | UndoLine | HintLine | ResignLine | AgreeLine
AnyLine = GameLine | StartLine | BodyLine | EndLine


class BadRecord(Problem):
    """A record that cannot be trusted, with the line at fault.

    >>> loads(b"nonsense")
    Traceback (most recent call last):
        ...
    deskoherna.kernel.record.BadRecord: room-record-cut-line(line=1)
    """

    def __init__(self, line: int, key: str, /, **args: Argument) -> None:
        super().__init__(key, line=line, **args)
        self.line = line


class Record(msgspec.Struct, frozen=True):
    """A match from its first line to its last. Secret while the match runs: it holds the seed.

    >>> import deskoherna
    >>> record = deskoherna.game("numerus").new(seed=7).record()
    >>> record.game.game, record.end.moves
    ('numerus', 0)
    """

    game: GameLine
    chance: ChanceLine
    start: StartLine
    body: tuple[BodyLine, ...]
    end: EndLine

    def lines(self) -> list[AnyLine]:
        """All lines in order."""
        return [self.game, self.chance, self.start, *self.body, self.end]


L = TypeVar("L", bound=AnyLine)


def dumps(record: Record) -> bytes:
    """The record as JSON lines, each with its check sum.

    >>> import deskoherna
    >>> written = dumps(deskoherna.game("numerus").new(seed=7).record())
    >>> loads(written).game.seats
    2
    """
    written = []
    total = ""
    for line in record.lines():
        said = msgspec.json.encode(line)[:-1]
        total = check_sum(total, said)
        written.append(said + f',"sum":"{total}"}}\n'.encode())
    return b"".join(written)


def loads(data: bytes) -> Record:
    """The record in `data`; raises `BadRecord` with the line and the reason.

    It is read, not played: see `replay_lines`.

    >>> import deskoherna
    >>> record = deskoherna.game("numerus").new(seed=7).record()
    >>> loads(dumps(record)) == record
    True
    """
    if len(data) > LONGEST:
        raise BadRecord(1, "room-record-too-long", most=LONGEST)
    lines = _lines(data)
    if not lines:
        raise BadRecord(1, "room-record-empty")
    header = _expect(lines, 1, GameLine)
    if header.format != FORMAT:
        raise BadRecord(1, "room-record-format", format=header.format, known=FORMAT)
    chance = _expect(lines, 2, ChanceLine)
    start = _expect(lines, 3, StartLine)
    if not isinstance(lines[-1], EndLine):
        raise BadRecord(len(lines), "room-record-cut-off")
    body = []
    for number, line in enumerate(lines[3:-1], start=4):
        if not isinstance(line, BodyLine):
            raise BadRecord(number, "room-record-order")
        body.append(line)
    return Record(header, chance, start, tuple(body), lines[-1])


_decode_line: Callable[[bytes], AnyLine] = msgspec.json.Decoder(AnyLine).decode


def _lines(data: bytes) -> list[AnyLine]:
    lines: list[AnyLine] = []
    total = ""
    for number, raw in enumerate(data.splitlines(keepends=True), start=1):
        said, mark, total_said = raw.rpartition(b',"sum":"')
        if not raw.endswith(b'"}\n') or not mark:
            raise BadRecord(number, "room-record-cut-line")
        total = check_sum(total, said)
        if total_said != f'{total}"}}\n'.encode():
            raise BadRecord(number, "room-record-sum")
        try:
            line = _decode_line(said + b"}")
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadRecord(number, "room-record-line") from None
        if msgspec.json.encode(line)[:-1] != said:  # there is one way to write a line
            raise BadRecord(number, "room-record-line")
        lines.append(line)
    return lines


def _expect(lines: list[AnyLine], number: int, kind: type[L]) -> L:
    if len(lines) < number:
        raise BadRecord(len(lines), "room-record-cut-off")
    line: Any = lines[number - 1]
    if not isinstance(line, kind):
        raise BadRecord(number, "room-record-order")
    return line


def check_sum(before: str, said: bytes) -> str:
    """A sum over what is said and, by the sum before, over all that was said until then."""
    return hashlib.sha256(before.encode() + said).hexdigest()[:16]


def digest(state: bytes) -> str:
    return hashlib.sha256(state).hexdigest()
