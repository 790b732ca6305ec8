"""Declarations of TypeScript, from the types that msgspec knows."""

from __future__ import annotations

import inspect
import json
from collections.abc import Collection, Iterable, Mapping
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as shape

WIDTH = 100  # characters of a line

PLAIN: dict[type[shape.Type], str] = {
    shape.AnyType: "unknown",
    shape.NoneType: "null",
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
}


class Names:
    """Unions that have a name in Python: `Colour = Literal["white", …]`, `Reaction = Moved | …`."""

    def __init__(self, modules: Iterable[ModuleType] = ()) -> None:
        self.known: dict[str, list[str]] = {}
        self.used: dict[str, list[str]] = {}
        for name, value in (item for module in modules for item in vars(module).items()):
            if get_origin(value) is Literal:
                self.known[name] = [json.dumps(one) for one in get_args(value)]
            elif isinstance(value, UnionType) and all(map(_is_struct, get_args(value))):
                self.known[name] = [one.__name__ for one in get_args(value)]

    def union(self, members: Iterable[str]) -> str:
        """The members, by a name where there is one for all of them, or for most."""
        written = [*members]
        fitting = [name for name, known in self.known.items() if {*known} <= {*written}]
        name = max(fitting, key=lambda one: len(self.known[one]), default=None)
        if name is None:
            return " | ".join(written)
        self.used[name] = self.known[name]
        return " | ".join([name, *(one for one in written if one not in self.known[name])])

    def declared(self) -> list[str]:
        return [
            f"export type {name} = {' | '.join(members)};\n" for name, members in self.used.items()
        ]


def _is_struct(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def expression(  # noqa: PLR0911  # one line for each kind of type
    kind: shape.Type, names: Names | None = None
) -> str:
    """A type where it is used."""
    names = names or Names()
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case shape.Metadata(type=inner):
            return expression(inner, names)
        case shape.LiteralType(values=values):
            return names.union(map(json.dumps, values))
        case shape.UnionType(types=types):
            return names.union(dict.fromkeys(expression(one, names) for one in types))
        case shape.VarTupleType(item_type=item) | shape.ListType(item_type=item):
            of = expression(item, names)
            several = isinstance(item, shape.UnionType | shape.LiteralType) and " | " in of
            return f"({of})[]" if several else f"{of}[]"
        case shape.TupleType(item_types=items):
            return f"[{', '.join(expression(item, names) for item in items)}]"
        case shape.DictType(value_type=value):
            return f"Record<string, {expression(value, names)}>"
        case shape.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(
    cls: type[msgspec.Struct],
    names: Names | None = None,
    *,
    may_miss: Collection[str] = (),
    without: Collection[str] = (),
    meanings: Mapping[str, str] | None = None,
) -> str:
    """A struct as it is sent: its tag, then its fields."""
    kind = shape.type_info(cls)
    assert isinstance(kind, shape.StructType)
    omits_defaults = cls.__struct_config__.omit_defaults
    lines = [f'  {kind.tag_field}: "{kind.tag}";\n'] if kind.tag_field else []
    for field in kind.fields:
        if field.name in without:
            continue
        optional = field.name in may_miss or (omits_defaults and not field.required)
        said = comment((meanings or {}).get(field.name, ""), "  ")
        mark = "?" if optional else ""
        written = member(f"  {field.encode_name}{mark}:", expression(field.type, names))
        lines.append(f"{said}{written}\n")
    said = comment(cls.__dict__.get("__doc__") or "")
    return f"{said}export interface {cls.__name__} {{\n{''.join(lines)}}}\n"


def member(name: str, kind: str) -> str:
    """A line, or one for each alternative if that is too long."""
    line = f"{name} {kind};"
    if len(line) <= WIDTH:
        return line
    return name + "".join(f"\n    | {one}" for one in kind.split(" | ")) + ";"


def comment(text: str, indent: str = "") -> str:
    """What a docstring says, without its examples in Python."""
    said, *_ = inspect.cleandoc(text).split(">>>")
    lines = said.rstrip().splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    inner = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inner}{indent} */\n"
