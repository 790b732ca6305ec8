"""What the room has of a person, page by page, to be handed to them.

It holds nothing of others, no secret of a game and no id by which somebody could pass for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..log.entries import AskedToWrite, Logged, Opened, Said
from ..log.erasing import chairs_in
from ..log.table import BrokenTable
from ..stores.results import Search, SeatResult
from ..stores.store import Store
from .challenges import USED
from .finding import number_of
from .moving import Formerly, Move, identities

PAGE = 50  # tables, or results
PLACE = (  # of a page
    r"^(tables:[A-Za-z0-9_-]{0,40}|results:([0-9]{1,16},[A-Za-z0-9_-]{1,40})?)?$(?!\n)"
)
OWN_TO_THE_ROOM = (Move.kind, Formerly.kind, USED)


class Page(NamedTuple):
    """Part of the data, by name, and where to go on; empty at the end."""

    data: dict[str, Any]
    next: str


async def own_data(store: Store, person: str, at: str = "") -> Page:
    """First who they are and what they left, then their tables, then their results."""
    part, _, after = at.partition(":")
    match part:
        case "tables":
            return await _tables(store, person, after)
        case "results":
            return await _results(store, person, after)
    return Page({"you": await _documents(store, person)}, "tables:")


async def _documents(store: Store, person: str) -> dict[str, Any]:
    documents = await store.documents.of(person)
    return {
        "number": number_of(person),
        "kept": [
            {"kind": one.kind, "at": one.at, "body": msgspec.json.decode(one.body)}
            for one in documents
            if one.kind not in OWN_TO_THE_ROOM
        ],
    }


async def _tables(store: Store, person: str, after: str) -> Page:
    people = await identities(store.documents, person)
    all_ = sorted({id_ for one in people for id_ in await store.tables_with(one)})
    left = [id_ for id_ in all_ if id_ > after]
    tables = []
    for id_ in left[:PAGE]:
        try:
            tables.append(_table(id_, await store.log(id_), people))
        except BrokenTable:
            tables.append({"table": id_, "damaged": True})
    following = f"tables:{left[PAGE - 1]}" if len(left) > PAGE else "results:"
    return Page({"tables": tables}, following)


def _table(id_: str, log: Sequence[Logged], people: Sequence[str]) -> dict[str, Any]:
    opened = log[0].entry if log else None
    sat = [
        {"at": logged.at, "name": chair.name}
        for logged in log
        for chair in chairs_in(logged.entry)
        if chair.person in people and chair.name
    ]
    said = [
        {"at": logged.at, "name": logged.entry.name, "text": logged.entry.text}
        for logged in log
        if isinstance(logged.entry, Said) and logged.person in people
    ]
    asked = [
        {"at": logged.at, "name": logged.entry.name}
        for logged in log
        if isinstance(logged.entry, AskedToWrite) and logged.person in people
    ]
    game = opened.game if isinstance(opened, Opened) else ""
    host = isinstance(opened, Opened) and opened.host in people
    return {
        "table": id_,
        "game": game,
        "opened": log[0].at if log else None,
        "host": host,
        "sat": sat,
        "said": said,
        "asked": asked,
    }


async def _results(store: Store, person: str, after: str) -> Page:
    ended, _, last = after.partition(",")
    before = (int(ended), last) if after else None
    found = await store.results.find(person, Search(before=before, most=PAGE))
    results = [_result(one) for seats in found for one in seats if one.person == person]
    if len(found) < PAGE:
        return Page({"results": results}, "")
    return Page({"results": results}, f"results:{found[-1][0].ended},{found[-1][0].table}")


def _result(result: SeatResult) -> dict[str, Any]:
    return {
        "table": result.table,
        "seat": result.seat,
        "name": result.name,
        "game": result.game,
        "variant": result.variant,
        "ended": result.ended,
        "outcome": result.outcome,
        "place": result.place,
        "score": result.score,
        "rated": result.rated,
        "rating": result.rating,
    }
