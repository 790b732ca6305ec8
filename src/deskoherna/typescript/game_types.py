"""What a board is handed of a game: the types of its view, events, asks and moves."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect as shape

from deskoherna.kernel import AnyGame, View
from deskoherna.meanings import meanings
from deskoherna.texts.arguments import arguments_of

from .declarations import Names, comment, interface

Structs = dict[type[msgspec.Struct], None]  # in the order they are come upon
ARGUMENT = "export type Argument = string | number;\n"
OF_EVERY_EVENT = "{ rule: string; args?: Record<string, Argument> }"


def game_types(game: AnyGame) -> str:
    """A module of TypeScript that stands by itself.

    A view has the fields that browsers are sent. An event is told by its name in `event`, with the
    rule that brought it about and, where they are not its fields, the arguments of its message.

    >>> from deskoherna.catalogue import game
    >>> written = game_types(game("numerus"))
    >>> print(written[written.index("/** A ship lands") :].split("}")[0].rstrip())
    /** A ship lands. */
    export interface Landed {
      event: "landed";
      /** whom it is about */
      seat: number;
      /** where it happens, such as g7 */
      cell: string;
      /** its value */
      ship: number;
    """
    structs = _structs(game)
    names = Names(sys.modules[struct.__module__] for struct in structs)
    declared = list(_declared(game, structs, names))
    parts = [
        f"// Written by `deskoherna types {game.id}` from {game.package}. Do not edit.\n",
        ARGUMENT,
        *names.declared(),
        *declared,
        f"export type {_title(game)}Event = (\n  | {_lines(game.events)}\n) & {OF_EVERY_EVENT};\n",
        _asks(game),
        _moves(game),
        *_rules(game),
    ]
    return "\n".join(parts)


def _declared(game: AnyGame, structs: Structs, names: Names) -> Iterator[str]:
    never, sometimes = _remembered(game)
    for struct in structs:
        yield interface(
            struct,
            names,
            may_miss={name for owner, name in sometimes if owner is struct},
            without={name for owner, name in never if owner is struct},
            meanings=meanings(struct),
        )


def _title(game: AnyGame) -> str:
    return "".join(word.capitalize() for word in game.id.split("-"))


def _lines(classes: tuple[type, ...]) -> str:
    return "\n  | ".join(cls.__name__ for cls in classes)


# Views and events


def _structs(game: AnyGame) -> Structs:
    """All that a view is made of, and the events."""
    found: Structs = {}
    _reach(game.view_type, found)
    found |= dict.fromkeys(game.events)
    by_name = {struct.__name__: struct for struct in found}
    for struct in found:
        if by_name[struct.__name__] is not struct:
            raise TypeError(f"{game.id}: two classes are called {struct.__name__}")
    return found


def _reach(struct: type[msgspec.Struct], found: Structs) -> None:
    """The struct, and all that it is made of."""
    if struct in found:
        return
    found[struct] = None
    for field in _fields(struct):
        for inner in _within(field.type):
            _reach(inner, found)


def _fields(struct: type[msgspec.Struct]) -> tuple[shape.Field, ...]:
    kind = shape.type_info(struct)
    assert isinstance(kind, shape.StructType)
    return kind.fields


def _within(kind: shape.Type) -> Iterator[type[msgspec.Struct]]:
    match kind:
        case shape.StructType(cls=cls):
            yield cls
        case shape.UnionType(types=types) | shape.TupleType(item_types=types):
            for one in types:
                yield from _within(one)
        case shape.VarTupleType(item_type=one) | shape.ListType(item_type=one):
            yield from _within(one)
        case shape.DictType(value_type=one):
            yield from _within(one)


Fields = set[tuple[type[msgspec.Struct], str]]


def _remembered(game: AnyGame) -> tuple[Fields, Fields]:
    """What only bots are given to remember (`View.memory`): in all games, and in some."""
    if game.view_type.memory is View.memory:
        return set(), set()
    views = (game.new(setup.seats, setup.options, seed=0).view(None) for setup in game.setups())
    kept = [{_named(game.view_type, path) for path in view.memory} for view in views]
    always = set.intersection(*kept)
    return always, set.union(*kept) - always


def _named(struct: type[msgspec.Struct], path: str) -> tuple[type[msgspec.Struct], str]:
    """The field that a path leads to: `tiles.down` is one of a tile."""
    name, _, rest = path.partition(".")
    if not rest:
        return struct, name
    (field,) = (field for field in _fields(struct) if field.name == name)
    (inner,) = set(_within(field.type))
    return _named(inner, rest)


# Asks and moves


def _asks(game: AnyGame) -> str:
    """By their message ids, which end in what is asked, with the arguments of the messages."""
    arguments_of_messages = arguments_of(game)
    asked = re.compile(rf"{game.id}-ask(-.+)?(?<!-board)")  # the others are said at a board
    lines = [
        f'  "{key}": {_arguments(arguments)};\n'
        for key, arguments in arguments_of_messages.items()
        if asked.fullmatch(key)
    ]
    said = comment("What is asked, by the id of its message, with the arguments of that.")
    return f"{said}export interface {_title(game)}Asks {{\n{''.join(lines)}}}\n"


def _arguments(names: tuple[str, ...]) -> str:
    listed = "; ".join(f"{name}: Argument" for name in names)
    return f"{{ {listed} }}" if listed else "Record<string, never>"


def _moves(game: AnyGame) -> str:
    (declared,) = type(game).__orig_bases__  # type: ignore[attr-defined]
    moves = get_args(declared)[1]
    kinds: tuple[type[Any], ...] = get_args(moves) or (moves,)
    said = [" ".join((kind.__doc__ or kind.__name__).split()) for kind in kinds]
    text = "A move in the notation of the game:\n\n" + "\n".join(f"- {one}" for one in said)
    return f"{comment(text)}export type {_title(game)}Move = string;\n"


def _rules(game: AnyGame) -> Iterator[str]:
    if game.rule_of:
        lines = [f'  {_quoted(name)}: "{rule}",\n' for name, rule in game.rule_of.items()]
        said = comment("The rules that tell of what a board shows.")
        yield f"{said}export const RULE_OF = {{\n{''.join(lines)}}} as const;\n"


def _quoted(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'
