"""The check sums of a log: each covers an entry and the sum before, as in a game's record.

So an entry that was changed or taken out is found, and its table is refused with its number. Logs
older than the sums begin without them; the chain begins with the next entry.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import starmap
from typing import NamedTuple

import msgspec

from deskoherna.kernel.record import check_sum

from ..cost import in_thread
from ..log.entries import Logged
from ..log.erasing import erased, person_at
from ..log.table import BrokenTable
from ..recent import Recent
from .store import Append, decode_entry, encode_entry

A_FEW = 50  # entries that are read or written sooner than a thread is found for them
MOST_HEADS = 10_000  # known, so that they need not be asked for

_encode = msgspec.json.Encoder().encode


class Row(NamedTuple):
    """An entry as it is stored."""

    table: str
    seq: int
    at: int
    person: str | None
    id: str | None
    entry: str
    sum: str | None = None
    erased: str | None = None  # a sum of what is left, if something in it was erased


class Head(NamedTuple):
    """The last entry of a log."""

    table: str
    seq: int
    sum: str


NO_HEAD = Head("", 0, "")


def chained(
    appends: Iterable[Append], before: Mapping[str, Head]
) -> tuple[list[Row], Collection[Head]]:
    """The rows of what is appended after these heads of the logs, and the heads after them."""
    rows: list[Row] = []
    heads = dict(before)
    for append in appends:
        table = append.table
        if append.rows:
            rows += starmap(Row, append.rows)
            heads[table] = head_of(rows[-1])
            continue
        for e in append.log:
            said = (table, e.seq, e.at, e.person, e.id, encode_entry(e.entry))
            head = heads.get(table, NO_HEAD)
            total = check_sum(head.sum if head.seq == e.seq - 1 else "", _encode(said))
            rows.append(Row(*said, total))
            heads[table] = Head(table, e.seq, total)
    return rows, heads.values()


async def summed(append: Append) -> Append:
    """The same; the sums of a new log that is long are made in a thread before it is written."""
    if append.log[0].seq > 1 or len(append.log) <= A_FEW:
        return append
    rows, _ = await in_thread(chained, [append], {})
    return append._replace(rows=rows)


def head_of(row: Row) -> Head:
    return Head(row.table, row.seq, row.sum or "")


class KnownHeads:
    """The heads of the logs that were written of late."""

    def __init__(self) -> None:
        self._heads: Recent[str, Head] = Recent(MOST_HEADS)

    def before(self, appends: Sequence[Append]) -> tuple[dict[str, Head], list[str]]:
        """The heads to append after, as far as they are known, and the tables that lack theirs."""
        last = {append.table: append.log[0].seq - 1 for append in reversed(appends)}
        known = {
            table: head
            for table, seq in last.items()
            if (head := self._heads.get(table)) is not None and head.seq == seq
        }
        return known, [table for table, seq in last.items() if seq and table not in known]

    def learn(self, heads: Iterable[Head]) -> None:
        self._heads.update((head.table, head) for head in heads)

    def forget(self, table: str) -> None:
        """Its log was deleted."""
        self._heads.pop(table, None)


def row_sum(before: str, row: Row) -> str:
    return check_sum(before, _encode(row[:6]))


def check(rows: Sequence[Row], table: str, after: int, head: Head | None) -> list[Row]:
    """The rows after a number, given also the one with it; raises `BrokenTable`."""
    seq, total = max(after - 1, 0), None
    for row in rows:
        seq += 1
        if row.seq != seq or not (seq == after or follows(row, total)):
            raise broken(table, seq)
        if head is not None and seq == head.seq and row.sum != head.sum:
            raise broken(table, seq)
        total = row.sum
    if (after and not rows) or (head is not None and after <= seq < head.seq):
        raise broken(table, seq + 1)
    return [row for row in rows if row.seq > after]


def follows(row: Row, before: str | None) -> bool:
    """Whether a row is as it was written, or erased, after this sum."""
    if row.erased is not None and row.erased != row_sum(row.sum or "", row):
        return False
    if row.sum is None:
        return before is None
    return row.erased is not None or row.sum == row_sum(before or "", row)


async def erase(rows: Sequence[Row], people: Collection[str]) -> list[Row]:
    """The rows of a log that change when someone's names and words are taken out, in a thread."""
    return await asyncio.to_thread(_erase, rows, people)


def _erase(rows: Sequence[Row], people: Collection[str]) -> list[Row]:
    log = list(map(logged, rows))
    person = person_at(log, people)
    changed = []
    for row, before in zip(rows, log, strict=True):
        after = erased(before, person)
        if after != before.entry:
            left = row._replace(entry=encode_entry(after))
            changed.append(left._replace(erased=row_sum(left.sum or "", left)))
    return changed


def broken(table: str, seq: int) -> BrokenTable:
    return BrokenTable("room-table-broken", table=table, seq=seq)


def stored(
    table: str,
    seq: int,
    at: int,
    person: bytes | None,
    id_: bytes | None,
    entry: bytes,
    total: str | None,
    erased: str | None,
) -> Row:
    """A row whose texts are read as bytes; raises `BrokenTable` where they are damaged."""
    try:
        who, client_id = (None if text is None else text.decode() for text in (person, id_))
        return Row(table, seq, at, who, client_id, entry.decode(), total, erased)
    except UnicodeDecodeError as error:
        raise broken(table, seq) from error


async def decode(rows: Sequence[Row]) -> list[Logged]:
    """The entries, many of them in a thread; raises `BrokenTable`."""
    if len(rows) <= A_FEW:
        return list(map(logged, rows))
    return await in_thread(lambda: list(map(logged, rows)))


def logged(row: Row) -> Logged:
    try:
        return Logged(row.seq, row.at, decode_entry(row.entry), row.person, row.id)
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise broken(row.table, row.seq) from error
