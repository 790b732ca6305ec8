"""Where plain data differs: structs, lists and dicts, by paths such as `hands[1][2]`.

>>> print(first_difference({"hands": [[1, 2], [3, 4]]}, {"hands": [[1, 2], [3, 5]]}))
hands[1][1]: 4 != 5
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from deskoherna.kernel import Event, State

LONGEST = 60  # characters of a value that are shown
LENGTH = "len()"  # as the last key of a path: the lengths differ

Key = str | int
Path = tuple[Key, ...]
SEQUENCES = (list, tuple, bytes, bytearray)


class Nothing:
    """Stands for what is not there."""

    def __repr__(self) -> str:
        return "–"


NOTHING = Nothing()


class Difference(NamedTuple):
    """A place in two data, and what stands there in each."""

    path: Path
    one: Any
    other: Any

    def __str__(self) -> str:
        where = spelled(self.path)
        return f"{where}{': ' if where else ''}{shown(self.one)} != {shown(self.other)}"


def spelled(path: Path) -> str:
    """A path as people write it.

    >>> spelled(("hands", 1, 2)), spelled((2, "card")), spelled(("hand", LENGTH))
    ('hands[1][2]', '[2].card', 'len(hand)')
    """
    if path and path[-1] == LENGTH:
        return f"len({spelled(path[:-1])})"
    keys = (f"[{key}]" if str(key).isdecimal() else f".{key}" for key in path)
    return "".join(keys).removeprefix(".")


def first_difference(one: Any, other: Any) -> Difference | None:
    return next(differences(one, other), None)


def differences(one: Any, other: Any, path: Path = ()) -> Iterator[Difference]:
    """Every place where they differ, as deep as both have the same parts."""
    if one == other:
        return
    mine, theirs = parts(one), parts(other)
    if mine is None or theirs is None:
        yield Difference(path, one, other)
    elif isinstance(one, SEQUENCES) and len(mine) != len(theirs):
        yield Difference((*path, LENGTH), len(mine), len(theirs))
    elif mine == theirs:  # they differ by more than their parts, such as a list and a tuple
        yield Difference(path, one, other)
    else:
        for key in dict.fromkeys((*mine, *theirs)):
            here = mine.get(key, NOTHING), theirs.get(key, NOTHING)
            yield from differences(*here, (*path, called(key, *here)))


def parts(value: Any) -> Mapping[Key, Any] | None:
    """What a struct, a list or a dict consists of; None for all that is one value."""
    if isinstance(value, msgspec.Struct):
        return {field: getattr(value, field) for field in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {key if isinstance(key, int) else str(key): each for key, each in value.items()}
    return dict(enumerate(value)) if isinstance(value, SEQUENCES) else None


def called(key: Key, one: Any, other: Any) -> Key:
    """An event of a list has its name beside its number."""
    event = name_of(one)
    return key if event is None or event != name_of(other) else f"{event}[{key}]"


def name_of(item: Any) -> Any:
    if isinstance(item, Event):
        return item.__struct_config__.tag
    return item.get("event") if isinstance(item, Mapping) else None


def shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


class Named:
    """Stands in for a state while its `data` is called, and notes which attributes it asks for."""

    def __init__(self, path: str = "") -> None:
        self._path = path

    def __getattr__(self, name: str) -> Named:
        return Named(f"{self._path}.{name}".removeprefix("."))

    def __str__(self) -> str:
        return self._path

    def __iter__(self) -> Iterator[Named]:
        yield self  # for `list(self.cards)`


def names_of(state: State[Any]) -> list[str]:
    """What the items of `State.data` are called: by their attributes, or by their numbers."""
    numbers = [f"data()[{number}]" for number in range(len(state.data()))]
    try:
        items: tuple[Any, ...] = type(state).data(Named())  # type: ignore[arg-type]
    except Exception:  # it does more than list attributes
        return numbers
    flat = [item[0] if isinstance(item, list) and item else item for item in items]
    names = [str(item) if isinstance(item, Named) else "" for item in flat]
    return [name or number for name, number in zip(names, numbers, strict=True)]


def named(state: State[Any], encoded: bytes | None = None) -> dict[str, Any]:
    """The data of a state, or what it once encoded, with names."""
    data = state.data() if encoded is None else msgspec.msgpack.decode(encoded)
    return dict(zip(names_of(state), data, strict=True))
