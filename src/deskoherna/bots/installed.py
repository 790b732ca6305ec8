"""The installed bots: ours and those of other packages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points

from deskoherna.kernel import AnyGame, Refusal

from .bot import Bot, RandomBot
from .general.evaluator import LEVELS as GENERAL_LEVELS
from .newcomer import newcomer
from .search import NEWCOMER, SearchBot

GROUP = "deskoherna.bots"
LEVELS = "deskoherna.levels"
MOST_ADVISERS = 2


@cache
def bots(game: AnyGame) -> dict[str, type[Bot]]:
    """The bots that can play a game, by name, the weakest first.

    They are found by entry points: of the group `deskoherna.bots`, named `game.bot`, and of the
    group `deskoherna.levels`, named `game`. A bot that cannot be loaded is left out.

    >>> from deskoherna import game
    >>> sorted(bots(game("teserakt")))
    ['beginner', 'casual', 'master', 'planning', 'random', 'seasoned', 'strong']
    """
    found: dict[str, type[Bot]] = {"random": RandomBot, **first_level(game), **levels(game)}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        played, _, name = point.name.partition(".")
        if played == game.id:
            try:
                found[name] = point.load()
            except Exception:  # another package's bot that cannot be loaded is left out
                continue
    return dict(sorted(found.items(), key=lambda item: getattr(item[1], "rank", 0)))


@cache
def levels(game: AnyGame) -> Mapping[str, type[Bot]]:
    """The bots of a game that stand for its five levels, by name, the weakest first.

    A game that nobody has made levels for, or whose levels cannot be loaded, has the general ones:
    they know nothing but its rules.

    >>> from deskoherna import game
    >>> list(levels(game("numerus")))
    ['beginner', 'casual', 'seasoned', 'strong', 'master']
    """
    made = _made_levels(game)
    if NEWCOMER not in made:
        return made
    return {name: kind for name, kind in made.items() if name != NEWCOMER}


def _made_levels(game: AnyGame) -> Mapping[str, type[Bot]]:
    """The five levels, and one for a first game, if the game has its own."""
    for point in entry_points(group=LEVELS, name=game.id):
        try:
            found: Mapping[str, type[Bot]] = point.load()
        except Exception:  # of another package
            continue
        return found
    return GENERAL_LEVELS


def first_level(game: AnyGame) -> Mapping[str, type[Bot]]:
    """The opponent for a first game, by its name; partners had better be good ones.

    A game may have one of its own among its levels; else it is a hasty beginner, if that one
    searches.

    >>> from deskoherna import game
    >>> list(first_level(game("numerus"))), list(first_level(game("teserakt")))
    (['newcomer'], [])
    """
    if game.cooperative:
        return {}
    own, beginner = _made_levels(game).get(NEWCOMER), next(iter(levels(game).values()))
    if own is None and issubclass(beginner, SearchBot):
        own = newcomer(beginner)
    return {} if own is None else {NEWCOMER: own}


def explains(game: AnyGame, name: str) -> bool:
    """Whether a bot of this name exists and explains its choices (`Bot.explain`).

    >>> from deskoherna import game
    >>> explains(game("estimatrix"), "master"), explains(game("numerus"), "master")
    (True, False)
    """
    found = bots(game).get(name)
    return found is not None and found.explain is not Bot.explain


def weaker(game: AnyGame, name: str) -> str | None:
    """The name of the next weaker bot; None for the weakest and for an unknown name.

    >>> from deskoherna import game
    >>> weaker(game("numerus"), "master"), weaker(game("numerus"), "random")
    ('strong', None)
    """
    order = list(bots(game))
    below = order.index(name) - 1 if name in order else -1
    return order[below] if below >= 0 else None


def default_bot(game: AnyGame) -> str:
    """The name of the bot that is used when none is named: the middle one of the levels.

    >>> from deskoherna import game
    >>> default_bot(game("numerus"))
    'seasoned'
    """
    order = list(levels(game))
    return order[len(order) // 2]


def advisers(game: AnyGame) -> list[str]:
    """The names of the bots that give hints, the strongest first; if one fails, the next is asked.

    A bot that only chooses is none: nobody is shown a move that was not compared with others.

    >>> from deskoherna import game
    >>> advisers(game("numerus"))
    ['master', 'strong']
    """
    comparing = [name for name, kind in bots(game).items() if compares(kind)]
    return comparing[::-1][:MOST_ADVISERS]


def compares(kind: type[Bot]) -> bool:
    return getattr(kind, "consider", Bot.consider) is not Bot.consider


def reviewer(game: AnyGame) -> type[SearchBot] | None:
    """The bot that reviews games: the strongest level, if it searches.

    >>> from deskoherna import game
    >>> reviewer(game("numerus")) is levels(game("numerus"))["master"]
    True
    """
    *_, strongest = levels(game).values()
    return strongest if issubclass(strongest, SearchBot) else None


def installed_bot(game: AnyGame, name: str) -> str:
    """The name itself, if a bot of the game has it; raises `Refusal` if none has.

    >>> from deskoherna import game
    >>> installed_bot(game("teserakt"), "planning")
    'planning'
    >>> installed_bot(game("teserakt"), "deep")
    Traceback (most recent call last):
        ...
    deskoherna.kernel.problem.Refusal: ROOM-5: room-bot-unknown(...)
    """
    if name not in bots(game):
        known = ", ".join(bots(game))
        raise Refusal("ROOM-5", "room-bot-unknown", bot=name[:40], game=game.name, known=known)
    return name


def advises(game: AnyGame, name: str | None) -> bool:
    """Whether a bot of this name exists and proposes moves to its partners (ROOM-15).

    >>> from deskoherna import game
    >>> advises(game("teserakt"), "planning"), advises(game("teserakt"), "random")
    (True, False)
    """
    return game.cooperative and getattr(bots(game).get(name or ""), "advises", False)


def bot(game: AnyGame, name: str) -> Bot:
    """A new bot of this name, for one seat of one match; raises `Refusal` for an unknown name.

    >>> from deskoherna import game
    >>> bot(game("numerus"), "greedy").rank
    10
    """
    return bots(game)[installed_bot(game, name)](game)
