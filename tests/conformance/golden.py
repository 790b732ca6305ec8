"""Golden playthroughs: one whole game per game and number of seats, told in every form.

`python -m conformance.golden` (or `make golden`) writes them anew; git shows what has changed.
The moves are those of the file's own record, so a file changes only if the game does.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

import deskoherna
import guests
from conformance.play import Case, finish
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
from deskoherna.texts import LANGUAGES, Speaker, speaker

FOLDER = Path(__file__).parent / "golden"


def cases() -> Iterator[Case]:
    for game in deskoherna.all_games().values():
        for seats in game.seats:
            yield Case(game, game.setup(seats))


def path(case: Case) -> Path:
    return FOLDER / f"{case.game.id}-{case.setup.seats}.txt"


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
    for language in LANGUAGES:
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
    return " / ".join(say(speaker(language, game), what) for language in LANGUAGES)


def together(told: Mapping[int | None, str], before: str = "") -> list[str]:
    """A line for all who are told the same."""
    hearers: dict[str, list[str]] = {}
    for seat, line in told.items():
        hearers.setdefault(line, []).append("all" if seat is None else str(seat))
    return [f"{before}{' '.join(who)}: {line}" for line, who in hearers.items() if line]


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for case in cases():
        try:
            text = told(case.game, record_in(path(case).read_text("utf-8")))
        except (FileNotFoundError, BadRecord):
            text = told(case.game, finish(case)[0].record())
        path(case).write_text(text, "utf-8")
        sys.stdout.write(f"{path(case).name}\n")


if __name__ == "__main__":
    guests.invite()
    write()
