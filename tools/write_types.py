"""Writes the types of the web client: of everything that passes between server and client
(web/src/wire.ts), and of what the boards of our games are handed (web/src/boards/*/types.ts).

python tools/write_types.py            write the files
python tools/write_types.py --check    fail if one would change
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec

import deskoherna
from deskoherna.kernel import Piece, Pieces, Result, board
from deskoherna.kernel.pieces import Field
from deskoherna.tables import wire
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.log.days_off import DaysOff
from deskoherna.tables.log.entries import Saying
from deskoherna.tables.wire import (
    commands,
    frames,
    http,
    notices,
    people,
    planned,
    results,
    tasks,
)
from deskoherna.typescript import game_types, interface
from deskoherna.typescript.declarations import WIDTH

CLIENT = Path(__file__).parent.parent / "web" / "src"
HEADER = "// Written by tools/write_types.py from src/deskoherna/tables/wire/. Do not edit.\n"


def struct(cls: type[msgspec.Struct]) -> str:
    """What comes in may leave out what has a default."""
    defaults = msgspec.structs.fields(cls) if issubclass(cls, INCOMING) else ()
    return interface(cls, may_miss={field.name for field in defaults if not field.required})


def union(name: str, members: UnionType) -> str:
    names = [member.__name__ for member in get_args(members)]
    line = f"export type {name} = {' | '.join(names)};\n"
    if len(line) <= WIDTH:
        return line
    if len(below := f"  {' | '.join(names)};\n") <= WIDTH:
        return f"export type {name} =\n{below}"
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in names) + ";\n"


BESIDES: tuple[type[msgspec.Struct], ...] = (
    ClockRule,
    DaysOff,
    Result,
    Field,
    Piece,
    Pieces,
    Saying,
)
INCOMING = (
    wire.Command,
    wire.NewSeat,
    wire.NewTable,
    wire.Fork,
    wire.PiecesWish,
    wire.NoticeWishes,
    wire.Subscription,
    wire.AddressWish,
    wire.CalendarWish,
    wire.PublicWish,
    ClockRule,
    DaysOff,
)
MODULES = (board, commands, frames, http, notices, people, planned, results, tasks)
BASES = (wire.Command, wire.Frame)


def wire_types() -> str:
    parts = [HEADER, *(struct(cls) for cls in BESIDES)]
    declared = [item for module in MODULES for item in vars(module).items()]
    for name, value in declared:
        if (
            isinstance(value, UnionType)
            and name[0].isupper()
            and all(
                isinstance(member, type) and issubclass(member, msgspec.Struct)
                for member in get_args(value)
            )
        ):
            parts.append(union(name, value))
        elif _declared_there(value) and value not in BASES:
            parts.append(struct(value))
    return "\n".join(dict.fromkeys(parts))


def _declared_there(value: Any) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ in {module.__name__ for module in MODULES}
    )


def files() -> dict[Path, str]:
    """Every file that is written, with its text."""
    boards = {
        CLIENT / "boards" / name / "types.ts": game_types(game)
        for name, game in deskoherna.all_games().items()
        if (CLIENT / "boards" / name).is_dir()
    }
    return {CLIENT / "wire.ts": wire_types(), **boards}


def main(arguments: list[str], written: dict[Path, str]) -> int:
    stale = []
    for path, text in written.items():
        if "--check" not in arguments:
            path.write_text(text, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != text:
            stale.append(path)
    for path in stale:
        sys.stderr.write(f"{path} is not what Python says: run `make types`\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], files()))
