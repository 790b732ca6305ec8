"""What messages are told: the arguments that stand in them."""

from __future__ import annotations

from deskoherna.kernel import AnyGame

from .languages import ENGLISH
from .messages import all_arguments
from .packs import messages


def arguments_of(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """The arguments of every message of a game, those of messages within it included.

    >>> from deskoherna.catalogue import game
    >>> arguments_of(game("numerus"))["numerus-landed"]
    ('cell', 'seat', 'ship')
    """
    known = messages(ENGLISH, (), game)
    return {key: tuple(sorted(all_arguments(one, known))) for key, one in known.items()}
