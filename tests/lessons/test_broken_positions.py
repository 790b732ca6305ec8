"""Whatever is written as a position is one, or a Problem that says what is wrong."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import deskoherna
from deskoherna.kernel import AnyGame, Problem
from deskoherna.lessons import lesson
from scale import count, dice

GAMES = [game for game in deskoherna.all_games().values() if lesson(game)]
BROKEN = 20_000  # texts, of each game


def written(game: AnyGame) -> list[str]:
    """The positions of the game's own lesson."""
    data = tomllib.loads((files(game.package) / "content/lesson.toml").read_text("utf-8"))
    return [task["position"] for task in data.values()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_any_text_is_a_position_or_a_problem(game: AnyGame) -> None:
    texts, chance = written(game), dice(f"broken positions of {game.id}")
    letters = sorted({letter for text in texts for letter in text})
    for _ in range(count(BROKEN)):
        text = chance.choice(texts)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice(["", *letters]) + text[at + chance.randint(0, 2) :]
        try:
            game.position(text)
        except Problem:
            continue
        except Exception as error:
            raise AssertionError(f"{text!r} raised {error!r}") from error
