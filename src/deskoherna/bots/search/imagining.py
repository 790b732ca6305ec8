"""Determinizations by games that may fail at it."""

from __future__ import annotations

from typing import Any

from deskoherna.kernel import AnyGame, Chance

ATTEMPTS = 20


class Unimaginable(Exception):
    """The game finds no position that agrees with a view.

    >>> from deskoherna import game
    >>> imagined(game("numerus"), view=None, chance=None)
    Traceback (most recent call last):
        ...
    deskoherna.bots.search.imagining.Unimaginable: ...
    """


def imagined(game: AnyGame, view: Any, chance: Chance) -> Any:
    """A position that agrees with the view; if the game fails, it tries again with other draws.

    Raises `Unimaginable` if it never succeeds.

    >>> from deskoherna import game
    >>> from deskoherna.kernel import SearchChance
    >>> numerus = game("numerus")
    >>> view = numerus.new(seed=1).view(0)
    >>> numerus.view(imagined(numerus, view, SearchChance(1)), 0) == view
    True
    """
    failure = None
    for _ in range(ATTEMPTS):
        try:
            return game.imagine(view, chance)
        except Exception as error:  # whatever the game of another package may do
            failure = error
    raise Unimaginable(failure) from failure
