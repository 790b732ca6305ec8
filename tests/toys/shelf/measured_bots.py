"""What is measured in `docs/decisions/39-a-bot-for-every-game.md`: put this folder on the path."""

from __future__ import annotations

from deskoherna.bots.general.evaluator import GeneralEvaluator
from deskoherna.bots.search import Level, SearchBot

MEASURED = Level(120)


class Plain(SearchBot):
    """The search by the rules alone, with random rollouts."""

    level = MEASURED


class General(SearchBot):
    """The general evaluator with as many iterations, also where a game has one of its own."""

    evaluator_type = GeneralEvaluator
    level = MEASURED
