"""Golden playthroughs: one whole game for each number of seats, told in every form.

A file holds the record of a game and all that its players and spectators are told. It is written by
`deskoherna check GAME --write-golden`. Written anew, it has the moves of its own record, so it
changes only if the game does, and the difference shows how.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile, zip_longest
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.kernel import (
    AnyGame,
    Ask,
    BadRecord,
    Event,
    Record,
    dumps,
    loads,
    plain,
    replay_lines,
)
from deskoherna.texts import Speaker, speaker
from deskoherna.texts.languages import own_languages

from .fault import Fault
from .play import Case, finish

LONGEST, BEFORE = 80, 20  # letters of a line in a message, those before the difference included


def paths(game: AnyGame, folder: Path) -> dict[int, Path]:
    """The file for each number of seats."""
    return {seats: folder / f"{game.id}-{seats}.txt" for seats in game.seats}


def golden_games(game: AnyGame, folder: Path) -> Iterator[Fault]:
    """What is told otherwise than in the golden playthroughs, and where."""
    for path in paths(game, folder).values():
        if not path.exists():
            yield Fault("check-golden-missing", file=path.name)
            continue
        golden = path.read_text("utf-8")
        try:
            again = told(game, record_in(golden))
        except BadRecord as problem:
            yield Fault("check-golden-record", file=path.name, reason=str(problem))
            continue
        pairs = zip_longest(golden.splitlines(), again.splitlines(), fillvalue="–")
        for number, (before, after) in enumerate(pairs, start=1):
            if before != after:
                where = {"file": path.name, "line": str(number)}
                was, now = excerpts(before, after)
                yield Fault("check-golden-differs", **where, was=was, now=now)
                break


def excerpts(one: str, other: str) -> tuple[str, str]:
    """Two lines from a little before they differ, if they are long.

    >>> excerpts("a" * 90 + " took 3", "a" * 90 + " takes 3")
    ('…aaaaaaaaaaaaaaaaaa took 3', '…aaaaaaaaaaaaaaaaaa takes 3')
    """
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    start = max(0, same - BEFORE)

    def excerpt(line: str) -> str:
        cut = line[start : start + LONGEST]
        return f"{'…' * bool(start)}{cut}{'…' * (start + LONGEST < len(line))}"

    return excerpt(one), excerpt(other)


def write_golden(game: AnyGame, folder: Path) -> Iterator[Path]:
    """Writes them, one after the other."""
    folder.mkdir(exist_ok=True)
    for seats, path in paths(game, folder).items():
        try:
            text = told(game, record_in(path.read_text("utf-8")))
        except (FileNotFoundError, BadRecord):
            text = told(game, finish(Case(game, game.setup(seats)))[0].record())
        path.write_text(text, "utf-8")
        yield path


def record_in(text: str) -> Record:
    return loads(
        "".join(f"{line}\n" for line in text.splitlines() if line.startswith("{")).encode()
    )


def told(game: AnyGame, record: Record) -> str:
    """The game as its players and spectators are told of it."""
    everyone = (None, *range(record.game.seats))
    lines = [dumps(record).decode().rstrip()]
    for step in replay_lines(game, record):
        lines.append(f"\n# {step.line.move}" if hasattr(step.line, "move") else "\n# start")
        for event in step.events:
            lines += together({who: _event(game, event, who) for who in everyone})
        state = step.match.state
        asks = state.asks()
        lines += together({who: _ask(game, asks[who]) for who in asks}, "asked ")
    for language in own_languages():
        board = game.draw(game.view(state, None), speaker(language, game))
        lines.append(f"\n{plain(board)}")
    for seat in everyone:
        view = msgspec.json.encode(game.view(state, seat)).decode()
        lines.append(f"\nview of {'all' if seat is None else seat}: {view}")
    return "\n".join(lines) + "\n"


def _event(game: AnyGame, event: Event, seat: int | None) -> str:
    """How a seat is told of it; empty if it is not."""
    seen = event.seen_by(seat)
    return "" if seen is None else f"{seen.rule} {_said(game, Speaker.event, seen)}"


def _ask(game: AnyGame, ask: Ask[Any]) -> str:
    return f"{ask.rule} {_said(game, Speaker.ask, ask)} [{len(ask.moves)}]"


def _said(game: AnyGame, say: Callable[[Speaker, Any], str], what: Any) -> str:
    return " / ".join(say(speaker(language, game), what) for language in own_languages())


def together(told: Mapping[int | None, str], before: str = "") -> list[str]:
    """A line for all who are told the same."""
    hearers: dict[str, list[str]] = {}
    for seat, line in told.items():
        hearers.setdefault(line, []).append("all" if seat is None else str(seat))
    return [f"{before}{' '.join(who)}: {line}" for line, who in hearers.items() if line]
