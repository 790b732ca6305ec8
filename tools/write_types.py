"""Writes web/src/wire.ts: the types of everything that passes between server and client.

python tools/write_types.py            write the file
python tools/write_types.py --check    fail if it would change
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect as shape

from deskoherna.kernel import Piece, Pieces, Result
from deskoherna.kernel.pieces import Field
from deskoherna.tables import wire
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.log.entries import Saying
from deskoherna.tables.wire import commands, frames, http, tasks

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
WIDTH = 100
HEADER = "// Written by tools/write_types.py from src/deskoherna/tables/wire/. Do not edit.\n"
PLAIN: dict[type[shape.Type], str] = {
    shape.AnyType: "unknown",
    shape.NoneType: "null",
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
}


def written(kind: shape.Type) -> str:  # noqa: PLR0911  # one line for each kind of type
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case shape.Metadata(type=inner):
            return written(inner)
        case shape.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case shape.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(written, types)))
        case shape.VarTupleType(item_type=item) | shape.ListType(item_type=item):
            of = written(item)
            return f"({of})[]" if "|" in of else f"{of}[]"
        case shape.TupleType(item_types=items):
            return f"[{', '.join(map(written, items))}]"
        case shape.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
        case shape.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def comment(cls: type) -> str:
    said = cls.__dict__.get("__doc__")
    if not said:
        return ""
    words, _, _ = inspect.cleandoc(said).partition("\n\n>>> ")  # examples are in Python
    lines = words.splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def interface(cls: type[msgspec.Struct]) -> str:
    kind = shape.type_info(cls)
    assert isinstance(kind, shape.StructType)
    lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
    for field in kind.fields:
        may_miss = issubclass(cls, INCOMING) or cls.__struct_config__.omit_defaults
        optional = "" if field.required or not may_miss else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return f"{comment(cls)}export interface {cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"


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
    Result,
    Field,
    Piece,
    Pieces,
    Saying,
)
INCOMING = (wire.Command, wire.NewSeat, wire.NewTable, wire.Fork, wire.PiecesWish, ClockRule)
MODULES = (commands, frames, http, tasks)
BASES = (wire.Command, wire.Frame)


def types() -> str:
    parts = [HEADER, *(interface(cls) for cls in BESIDES)]
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
            parts.append(interface(value))
    return "\n".join(dict.fromkeys(parts))


def _declared_there(value: Any) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ in {module.__name__ for module in MODULES}
    )


def main(arguments: list[str]) -> int:
    text = types()
    if "--check" not in arguments:
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.read_text("utf-8") == text:
        return 0
    sys.stderr.write("web/src/wire.ts is not what tables/wire says: run `make types`\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
