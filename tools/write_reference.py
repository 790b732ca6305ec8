"""Writes docs/reference/: what bots see, are told and may do, field by field, for our games.

python tools/write_reference.py            write the pages
python tools/write_reference.py --check    fail if one would change, or if a meaning is missing

Everything comes from the types. What a class means is its docstring; what a field means is the
comment at the end of its line, or right above it. The docstring of a move begins with an example in
its notation.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import inspect as shape

import deskoherna
from deskoherna.kernel import AnyGame, Event
from deskoherna.meanings import meanings, module, own_meanings
from deskoherna.typescript import Names

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "reference"
GAMES = [game for game in deskoherna.all_games().values() if "deskoherna.games" in game.package]
RULE_ID = re.compile(r"[A-Z]+-R?\d+")
EXAMPLE = re.compile(r"`([^`]+)`: (.+)", re.DOTALL)
PLAIN: dict[type[shape.Type], str] = {
    shape.NoneType: "None",
    shape.BoolType: "bool",
    shape.IntType: "int",
    shape.StrType: "str",
}


class Missing(Exception):
    """Something has no meaning written down."""


def described(cls: type) -> str:
    if not cls.__dict__.get("__doc__"):
        raise Missing(f"{cls.__module__}.{cls.__name__} has no docstring")
    return " ".join(str(cls.__doc__).split())


def written(kind: shape.Type, names: Names) -> str:  # noqa: PLR0911  # one line for each kind
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case shape.LiteralType(values=values):
            return names.union(map(json.dumps, values))
        case shape.UnionType(types=types):
            return " | ".join(written(one, names) for one in types)
        case shape.VarTupleType(item_type=item):
            return f"tuple[{written(item, names)}, ...]"
        case shape.TupleType(item_types=items):
            return f"tuple[{', '.join(written(item, names) for item in items)}]"
        case shape.DictType(key_type=key, value_type=value):
            return f"dict[{written(key, names)}, {written(value, names)}]"
        case shape.StructType(cls=cls):
            return "Event" if issubclass(cls, Event) else cls.__name__
    raise TypeError(f"no words for {kind}")


def _structs(kind: shape.Type) -> Iterator[type[msgspec.Struct]]:
    """The structs of our games that a type is made of."""
    match kind:
        case shape.UnionType(types=types) | shape.TupleType(item_types=types):
            for one in types:
                yield from _structs(one)
        case shape.VarTupleType(item_type=item):
            yield from _structs(item)
        case shape.StructType(cls=cls) if cls.__module__.startswith("deskoherna.games."):
            if not issubclass(cls, Event):
                yield cls


class Field(NamedTuple):
    name: str
    type: str
    meaning: str


def fields(cls: type[msgspec.Struct], names: Names) -> list[Field]:
    means = meanings(cls)
    for name in cls.__struct_fields__:
        if not means.get(name):
            raise Missing(f"{cls.__module__}.{cls.__name__}.{name} has no meaning")
    return [
        Field(field.name, _once(written(field.type, names)), means[field.name])
        for field in _shape(cls)
    ]


def _shape(cls: type[msgspec.Struct]) -> tuple[shape.Field, ...]:
    kind = shape.type_info(cls)
    assert isinstance(kind, shape.StructType)
    return kind.fields


def _once(text: str) -> str:
    """A union of events is told once."""
    return re.sub(r"Event(?: \| Event)+", "Event", text)


# Views


def view_section(game: AnyGame, names: Names) -> Iterator[str]:
    todo: list[type[msgspec.Struct]] = [game.view_type]
    for cls in todo:
        yield f"## `{cls.__name__}`\n" if cls is game.view_type else f"### `{cls.__name__}`\n"
        yield f"{described(cls)}\n"
        yield "| field | type | meaning |\n|---|---|---|"
        for field in fields(cls, names):
            yield f"| `{field.name}` | {_code(field.type)} | {field.meaning} |"
        yield ""
        for one in (one for field in _shape(cls) for one in _structs(field.type)):
            if one not in todo:
                todo.append(one)


def _code(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"


# Events


def event_section(game: AnyGame, names: Names) -> Iterator[str]:
    yield "## Events\n"
    yield (
        "Everyone sees an event and all its fields, unless its line says otherwise. No undo goes"
        " back past an event that reveals a secret.\n"
    )
    shared = dict.fromkeys(field for event in game.events for field in _inherited(event, names))
    if shared:
        yield "In several events, where a line does not say otherwise:\n"
        yield from (f"- {_row(field)}" for field in shared)
        yield ""
    yield "| event | rule | what happens | fields |\n|---|---|---|---|"
    for event in game.events:
        notes = [described(event), *secrets(event)]
        known = _inherited(event, names)
        told = (f"`{f.name}`" if f in known else _row(f) for f in fields(event, names))
        yield f"| `{event.__name__}` | {rules(event)} | {' '.join(notes)} | {'<br>'.join(told)} |"
    yield ""


def _inherited(event: type[Event], names: Names) -> list[Field]:
    own = dict(own_meanings(event))
    return [field for field in fields(event, names) if field.name not in own]


def _row(field: Field) -> str:
    return f"`{field.name}` {_code(field.type)}: {field.meaning}"


def rules(event: type[Event]) -> str:
    """The rules an event may cite: written in its class, in what its property looks up, or told
    with it."""
    if "rule" in event.__struct_fields__:
        return "in `rule`"
    said = next(base for base in event.__mro__ if "rule" in base.__dict__).__dict__["rule"]
    if isinstance(said, str):
        return said
    source = module(said.fget.__module__)
    owner = said.fget.__qualname__.split(".")[0]
    (body,) = (
        node
        for node in source.classes[owner].body
        if isinstance(node, ast.FunctionDef) and node.name == "rule"
    )
    found: list[str] = []
    for node in ast.walk(body):
        if isinstance(node, ast.Constant):
            found += RULE_ID.findall(str(node.value))
        elif isinstance(node, ast.Name):
            found += RULE_ID.findall(str(said.fget.__globals__.get(node.id, "")))
        elif isinstance(node, ast.Attribute) and not found:
            found += RULE_ID.findall(meanings(event).get(node.attr, ""))
    if not found:
        raise Missing(f"{event.__module__}.{event.__name__} names no rule that can be found")
    return ", ".join(sorted(set(found), key=_in_order))


def _in_order(rule: str) -> tuple[bool, int]:
    return "R" in rule.split("-")[1], int(re.sub(r"\D", "", rule))


def secrets(event: type[Event]) -> Iterator[str]:
    """Who is shown what, found by showing an example to everyone."""
    whole = _example(event)
    others = whole.seen_by(-1)
    assert others == whole.seen_by(None), f"{event.__name__}: spectators are others"
    if others is None:
        yield "Others do not see it."
    elif others != whole:
        hidden = [name for name in event.__struct_fields__ if _of(whole, name) != _of(others, name)]
        knowing = [
            name
            for name in event.__struct_fields__
            if type(_of(whole, name)) is int and whole.seen_by(_of(whole, name)) == whole
        ]
        yield f"Only {_listed(knowing)} {'sees' if len(knowing) == 1 else 'see'} {_listed(hidden)}."
    if whole.reveals:
        yield "Reveals a secret."
    if whole.exhibit is not None:
        yield "The host may hide what it shows."


def _of(event: Event, name: str) -> Any:
    return getattr(event, name)


def _listed(names: list[str]) -> str:
    *others, last = (f"`{name}`" for name in names)
    return f"{', '.join(others)} and {last}" if others else last


def _example(event: type[Event]) -> Event:
    return event(*(_value(field.type, nth) for nth, field in enumerate(_shape(event))))


def _value(kind: shape.Type, nth: int) -> Any:
    match kind:
        case shape.UnionType(types=types):
            return _value(next(one for one in types if not isinstance(one, shape.NoneType)), nth)
        case shape.BoolType():
            return True
        case shape.IntType():
            return nth
        case shape.StrType():
            return f"text {nth}"
        case shape.LiteralType(values=values):
            return values[nth % len(values)]
        case shape.VarTupleType(item_type=item):
            return (_value(item, nth),)
    raise TypeError(f"no example of {kind}")


# Moves


def move_section(game: AnyGame, names: Names) -> Iterator[str]:
    yield "## Moves\n"
    yield (
        "`str(move)` writes a move in the notation and `game.parse(text)` reads it back. Numbers in"
        " moves are those of the rules code; a bot takes moves from its ask, or parses them.\n"
    )
    yield "| move | written | what it is | fields |\n|---|---|---|---|"
    for move in get_args(_move_type(game)):
        found = EXAMPLE.match(described(move))
        if found is None or type(game.parse(found[1])) is not move:
            raise Missing(f"the docstring of {move.__name__} does not begin with an example")
        rows = "<br>".join(_row(field) for field in fields(move, names))
        yield f"| `{move.__name__}` | `{found[1]}` | {_sentence(found[2])} | {rows} |"
    yield ""


def _move_type(game: AnyGame) -> Any:
    (declared,) = type(game).__orig_bases__  # type: ignore[attr-defined]
    return get_args(declared)[1]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


# Words


def word_section(names: Names) -> Iterator[str]:
    if names.used:
        yield "## Words\n"
        yield "Types that are one of a few words:\n"
        for name, words in names.used.items():
            yield f"- `{name}`: {', '.join(f'`{json.loads(word)}`' for word in words)}"
        yield ""


def page(game: AnyGame) -> str:
    modules = {struct.__module__ for struct in (game.view_type, *game.events)}
    names = Names(sys.modules[module] for module in sorted(modules))
    parts = [
        f"# {game.name}: views, events and moves\n",
        f"<!-- Written by tools/write_reference.py from src/{game.package.replace('.', '/')}. "
        "Do not edit. -->\n",
        "What a bot sees, what it learns, and what it can do. Seats are numbered from 0; "
        "`Result` is in `deskoherna.kernel`.\n",
        *view_section(game, names),
        *event_section(game, names),
        *move_section(game, names),
        *word_section(names),
    ]
    return "\n".join(parts).rstrip() + "\n"


def main(arguments: list[str]) -> int:
    problems = []
    for game in GAMES:
        target = TARGET / f"{game.id}.md"
        try:
            text = page(game)
        except Missing as error:
            problems.append(f"{game.id}: {error}")
            continue
        if "--check" not in arguments:
            TARGET.mkdir(exist_ok=True)
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            problems.append(f"docs/reference/{game.id}.md is out of date: run `make reference`")
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
