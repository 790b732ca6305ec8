"""Golden playthroughs: one whole game per game and number of seats, told in every form.

`python -m conformance.golden` (or `make golden`) writes them anew; git shows what has changed.
The moves are those of the file's own record, so a file changes only if the game does.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import deskoherna
from conformance.play import Case, finish
from deskoherna.kernel import AnyGame, BadRecord, Record, dumps, loads, plain, steps, told_to
from deskoherna.texts import LANGUAGES, speaker

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
    lines = [dumps(record).decode().rstrip()]
    for step in steps(game, record):
        lines.append(f"\n# {step.line.move}" if hasattr(step.line, "move") else "\n# start")
        for seat in (None, *range(record.game.seats)):
            for event in told_to(seat, step.events):
                said = [speaker(language, game).event(event) for language in LANGUAGES]
                lines.append(f"{'all' if seat is None else seat}: {event.rule} {' / '.join(said)}")
        state = step.match.state
        for asked, ask in state.asks().items():
            said = [speaker(language, game).ask(ask) for language in LANGUAGES]
            lines.append(f"asked {asked}: {ask.rule} {' / '.join(said)} [{len(ask.moves)}]")
    for language in LANGUAGES:
        board = game.draw(game.view(state, None), speaker(language, game))
        lines.append(f"\n{plain(board)}")
    for seat in (None, *range(record.game.seats)):
        view = msgspec.json.encode(game.view(state, seat)).decode()
        lines.append(f"\nview of {'all' if seat is None else seat}: {view}")
    return "\n".join(lines) + "\n"


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
    write()
