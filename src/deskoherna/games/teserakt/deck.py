"""Content: research and discovery cards, researchers and bases, read from a file and checked.

    [research.fine-tuning]          # an id: small letters, digits, hyphens
    level = 2
    copies = 2                      # one, if left out
    effects = [{ do = "adjust", times = 2 }]

    [discovery.calm]
    effects = [{ do = "mend" }]

    [researcher.geologist]
    skill = "digger"
    diamond = true                  # mainly helps others (TES-47)
    speciality = [{ do = "relocate", times = 2 }]

    [base.1]
    symbols = ["acceleration reinforcement …", …]   # four rows of four

Anything may have a `name` of its own. Where a file has no cards of a kind, no researchers or not
all bases, ours are used.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from deskoherna.kernel import Argument, Refusal
from deskoherna.kernel.marks import MOST_MARKS, piled_up

from .cube import COLUMNS, SIDE
from .effects import CHOOSE, LEVELS, ONLY_ON_CARDS, STRONGEST, VERBS, Effect, Values
from .lines import Path, line_of

STANDARD = "standard"
LONGEST = 30_000  # characters of a file
MOST = 60  # different cards of a kind, and researchers
MOST_COPIES = 10
MOST_EFFECTS = 6
LONGEST_NAME = 40

BASES = ("1", "2", "3", "4", "A", "B", "C", "D")  # TES-3
SYMBOLS = (
    "acceleration", "reinforcement", "chain", "fission", "wave", "burst", "interphase", "shock",
)  # fmt: skip
SKILLS = (
    "flip", "versatile", "spacious", "wide", "courier", "thorough", "analyst", "digger", "open",
    "mentor", "steady",
)  # fmt: skip
DISCOVERIES = 9  # TES-4
KINDS = ("research", "discovery", "researcher", "base")
NO_TOML = {  # what the TOML parser says, by our name for it
    "twice": r"Cannot (declare|overwrite|redefine|mutate)|Duplicate",
    "open": r"Unclosed|Expected '\]",
    "string": r"Unterminated|Expected \"|Illegal|Unescaped|Escaped|Invalid hex",
    "equals": r"Expected '='",
    "name": r"Invalid initial",
    "value": r"Invalid (value|date)",
    "more": r"Expected newline",
}
DOTTED = re.compile(  # a key so long that parsing it is slow
    r"""(?:\.[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*){20}""", re.ASCII
)
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)


class Card(msgspec.Struct, frozen=True):
    """A kind of card; `level` 0 is a discovery."""

    id: str
    name: str  # its own, or none
    level: int
    copies: int
    script: int


class Researcher(msgspec.Struct, frozen=True):
    id: str
    name: str
    skill: str
    diamond: bool
    speciality: int  # a script


class Deck(msgspec.Struct, frozen=True):
    """Everything that is content. Cards and researchers are referred to by number."""

    text: str  # what it was read from; nothing for ours
    cards: tuple[Card, ...]
    researchers: tuple[Researcher, ...]
    bases: dict[str, tuple[int, ...]]  # symbols, by column
    scripts: tuple[tuple[Effect, ...], ...]

    def card(self, id_: str, level: int | None = None) -> int | None:
        """The number of a card, or of a discovery (level 0)."""
        found = (
            number
            for number, card in enumerate(self.cards)
            if card.id == id_ and (level is None or (card.level == 0) == (level == 0))
        )
        return next(found, None)

    def pile(self, level: int) -> list[int]:
        """All cards of a level, every copy of them."""
        return [
            n
            for n, card in enumerate(self.cards)
            if card.level == level
            for _ in range(card.copies)
        ]


class _Fault(Exception):
    """What is wrong, and at which card and key."""

    def __init__(self, path: Path, key: str, /, **args: Argument) -> None:
        super().__init__(path, key, args)
        self.path, self.key, self.arguments = path, key, args


def deck_of(text: str) -> Deck:
    """The deck in a file, `STANDARD` for ours; raises a `Refusal` with the line and the reason."""
    deck = _standard() if text == STANDARD else _read(text)
    if isinstance(deck, Refusal):
        raise deck
    return deck


@lru_cache(maxsize=32)
def _read(text: str) -> Deck | Refusal:
    """Cached, errors too: a setup is checked more than once."""
    if len(text) > LONGEST:
        return Refusal("TES-R2", "teserakt-deck-too-long", most=LONGEST)
    if DOTTED.search(text):
        return Refusal("TES-R2", "teserakt-deck-too-deep")
    try:
        return _deck(tomllib.loads(text), text)
    except tomllib.TOMLDecodeError as error:
        return _no_toml(text, str(error))
    except _Fault as fault:
        line = line_of(text, fault.path)
        what = ".".join(map(str, fault.path[:2]))
        return Refusal("TES-R2", fault.key, line=line, what=what[:60], **fault.arguments)
    except RecursionError:
        return Refusal("TES-R2", "teserakt-deck-too-deep")


def _no_toml(text: str, error: str) -> Refusal:
    """Where the parser gave up, and why."""
    found = re.search(r"at line (\d+), column (\d+)", error)
    lines = text.splitlines()
    line, column = map(int, found.groups()) if found else (len(lines), len(lines[-1]) + 1)
    why = next((name for name, sign in NO_TOML.items() if re.match(sign, error)), "other")
    return Refusal("TES-R2", "teserakt-deck-syntax", line=line, column=column, why=why)


@lru_cache(maxsize=1)
def _standard() -> Deck:
    folder = files(__package__) / "content"
    parts = [
        (folder / f"{name}.toml").read_text("utf-8") for name in ("cards", "researchers", "bases")
    ]
    return _deck(tomllib.loads("\n".join(parts)), "")


# Reading


class _Scripts:
    """Lists of effects, numbered as they are read."""

    def __init__(self) -> None:
        self.all: list[tuple[Effect, ...]] = []

    def read(self, path: Path, effects: Any, place: str, choosing: bool = True) -> int:
        if not isinstance(effects, list) or not 1 <= len(effects) <= MOST_EFFECTS:
            raise _Fault(path, "teserakt-deck-effects", most=MOST_EFFECTS)
        script = tuple(
            self._effect([*path, nth], effect, place, choosing)
            for nth, effect in enumerate(effects)
        )
        self.all.append(script)
        return len(self.all) - 1

    def _effect(self, path: Path, table: Any, place: str, choosing: bool) -> Effect:
        verb = table.get("do") if isinstance(table, dict) else None
        known = (*VERBS, CHOOSE) if choosing else tuple(VERBS)
        if verb not in known:
            raise _Fault(path, "teserakt-deck-verb", verb=str(verb)[:40], known=", ".join(known))
        if verb == CHOOSE:
            return self._choice(path, table, place)
        if (verb in ONLY_ON_CARDS and place == "speciality") or (
            verb in STRONGEST and place not in ("4", "discovery")
        ):
            raise _Fault(path, "teserakt-deck-too-strong", verb=verb)
        fields = VERBS[verb]
        for name, value in table.items():
            if name != "do":
                if name not in fields:
                    raise _Fault(
                        [*path, name],
                        "teserakt-deck-field",
                        verb=verb,
                        field=name[:40],
                        known=", ".join(fields),
                    )
                _among([*path, name], name, value, fields[name])
        effect = Effect(**{name: values[0] for name, values in fields.items()} | table)
        if effect.where == "cube" and effect.group != "one":
            raise _Fault(
                path, "teserakt-deck-value", field="group", value=effect.group, known="one"
            )
        return effect

    def _choice(self, path: Path, table: dict[str, Any], place: str) -> Effect:
        of = table.get("of")
        if set(table) != {"do", "of"} or not isinstance(of, list) or not 2 <= len(of) <= 4:
            raise _Fault(path, "teserakt-deck-choice")
        scripts = (self.read([*path, "of", nth], each, place, False) for nth, each in enumerate(of))
        return Effect(CHOOSE, of=tuple(scripts))


def _among(path: Path, name: str, value: Any, known: Values) -> None:
    if not any(value == each and type(value) is type(each) for each in known):
        listed = ", ".join(str(each).lower() for each in known)
        raise _Fault(path, "teserakt-deck-value", field=name, value=str(value)[:40], known=listed)


def _deck(content: dict[str, Any], text: str) -> Deck:
    for kind, tables in content.items():
        if kind not in KINDS or not isinstance(tables, dict) or len(tables) > MOST:
            raise _Fault(
                [str(kind)],
                "teserakt-deck-kind",
                kind=str(kind)[:40],
                known=", ".join(KINDS),
                most=MOST,
            )
    if not any(content.values()):
        raise _Fault([], "teserakt-deck-nothing", known=", ".join(KINDS))
    scripts = _Scripts()
    ours = None if text == "" else _standard()
    cards = [_research(id_, card, scripts) for id_, card in _tables(content, "research")]
    found = [_discovery(id_, card, scripts) for id_, card in _tables(content, "discovery")]
    researchers = [_researcher(id_, one, scripts) for id_, one in _tables(content, "researcher")]
    bases = {id_: _base(id_, base) for id_, base in _tables(content, "base")}
    _enough(cards, found, researchers)
    if ours is not None:
        offset = len(scripts.all)
        scripts.all.extend(_moved(script, offset) for script in ours.scripts)
        if not cards:
            cards = [_at(card, offset) for card in ours.cards if card.level]
        if not found:
            found = [_at(card, offset) for card in ours.cards if not card.level]
        if not researchers:
            researchers = [
                msgspec.structs.replace(one, speciality=one.speciality + offset)
                for one in ours.researchers
            ]
        bases = {**ours.bases, **bases}
    return Deck(text, (*cards, *found), tuple(researchers), bases, tuple(scripts.all))


def _at(card: Card, offset: int) -> Card:
    return msgspec.structs.replace(card, script=card.script + offset)


def _moved(script: tuple[Effect, ...], offset: int) -> tuple[Effect, ...]:
    return tuple(
        msgspec.structs.replace(effect, of=tuple(n + offset for n in effect.of))
        for effect in script
    )


def _tables(content: Mapping[str, Any], kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for id_, table in content.get(kind, {}).items():
        written = id_.lower() if kind == "base" else id_
        if not ID.fullmatch(written) or len(id_) > LONGEST_NAME or id_ == "any":
            raise _Fault([kind, id_], "teserakt-deck-id", id=id_[:40])
        if not isinstance(table, dict):
            raise _Fault([kind, id_], "teserakt-deck-table")
        yield id_, table


def _fields(path: Path, table: dict[str, Any], known: Sequence[str]) -> str:
    """Check the keys of a table; returns its name."""
    for name in table:
        if name not in (*known, "name"):
            raise _Fault(
                [*path, name], "teserakt-deck-key", key=name[:40], known=", ".join((*known, "name"))
            )
    name = table.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        raise _Fault([*path, "name"], "teserakt-deck-name", most=LONGEST_NAME)
    if piled_up(name):
        raise _Fault([*path, "name"], "teserakt-deck-marks", most=MOST_MARKS)
    return name


def _research(id_: str, table: dict[str, Any], scripts: _Scripts) -> Card:
    path = ["research", id_]
    name = _fields(path, table, ("level", "copies", "effects"))
    level, copies = table.get("level"), table.get("copies", 1)
    _among([*path, "level"], "level", level, LEVELS)
    _among([*path, "copies"], "copies", copies, tuple(range(1, MOST_COPIES + 1)))
    script = scripts.read([*path, "effects"], table.get("effects"), str(level))
    return Card(id_, name, int(str(level)), copies, script)


def _discovery(id_: str, table: dict[str, Any], scripts: _Scripts) -> Card:
    path = ["discovery", id_]
    name = _fields(path, table, ("effects",))
    script = scripts.read([*path, "effects"], table.get("effects"), "discovery")
    return Card(id_, name, 0, 1, script)


def _researcher(id_: str, table: dict[str, Any], scripts: _Scripts) -> Researcher:
    path = ["researcher", id_]
    name = _fields(path, table, ("skill", "diamond", "speciality"))
    _among([*path, "skill"], "skill", table.get("skill"), SKILLS)
    diamond = table.get("diamond", False)
    _among([*path, "diamond"], "diamond", diamond, (False, True))
    script = scripts.read([*path, "speciality"], table.get("speciality"), "speciality")
    return Researcher(id_, name, table["skill"], diamond, script)


def _base(id_: str, table: dict[str, Any]) -> tuple[int, ...]:
    """The symbols of a side, row by row (TES-3, TES-R6)."""
    path = ["base", id_]
    _fields(path, table, ("symbols",))
    if id_ not in BASES:
        raise _Fault(path, "teserakt-deck-base", known=", ".join(BASES))
    rows = table.get("symbols")
    if not isinstance(rows, list) or len(rows) != SIDE or not all(isinstance(r, str) for r in rows):
        raise _Fault([*path, "symbols"], "teserakt-deck-symbols", rows=SIDE)
    symbols = [symbol for row in rows for symbol in row.split()]
    if len(symbols) != COLUMNS or any(len(row.split()) != SIDE for row in rows):
        raise _Fault([*path, "symbols"], "teserakt-deck-symbols", rows=SIDE)
    for nth, symbol in enumerate(symbols):
        _among([*path, "symbols", nth // SIDE], "symbols", symbol, SYMBOLS)
    return tuple(map(SYMBOLS.index, symbols))


def _enough(cards: list[Card], found: list[Card], researchers: list[Researcher]) -> None:
    """Some of a kind or none: nine discoveries (TES-4), a researcher for each of four."""
    if found and len(found) != DISCOVERIES:
        raise _Fault(
            ["discovery", found[-1].id],
            "teserakt-deck-discoveries",
            count=len(found),
            need=DISCOVERIES,
        )
    if researchers and len(researchers) < SIDE:
        raise _Fault(["researcher", researchers[-1].id], "teserakt-deck-researchers", need=SIDE)
    starting = sum(card.copies for card in cards if card.level == 2)
    if cards and starting < SIDE:
        raise _Fault(["research", cards[-1].id], "teserakt-deck-starting", need=SIDE)  # TES-9
