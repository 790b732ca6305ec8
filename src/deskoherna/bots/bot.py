"""What a bot is, and the bots on the shelf: ours and those of other packages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, ClassVar, NamedTuple, Protocol

from deskoherna.kernel import AnyGame, Argument, Ask, Chance, Move, Refusal

GROUP = "deskoherna.bots"
LEVELS = "deskoherna.levels"
MOST_ADVISERS = 2


class Saying(Protocol):
    """Something to be told to people: a message of the game and its arguments."""

    @property
    def key(self) -> str: ...

    @property
    def arguments(self) -> Mapping[str, Argument]: ...


class Advice(NamedTuple):
    """A move that a bot considers: how good it takes it to be, and why."""

    move: Move
    value: float | None  # the share of the win it expects, from 0 to 1, if it judges so
    reasons: Sequence[Saying] = ()


class Bot(ABC):
    """Plays one game. A bot keeps no secrets of its own: the view holds all that it may know."""

    rank: ClassVar[int] = 0  # among the bots of a game: the higher, the stronger
    advises: ClassVar[bool] = False  # whether it proposes moves to partners (ROOM-15)
    hurried: bool = True  # whether there is a clock; in the laboratory there is none

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        """A move the ask accepts. All randomness comes from `chance`."""

    def consider(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Sequence[Advice]:
        """The moves it considers, the best first."""
        return [Advice(self.choose(seat, view, ask, chance), None)]

    def advise(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move | None:
        """What it would do at a partner's seat, by its own view; None for no advice."""
        return None

    def explain(self, seat: int, view: Any) -> Sequence[Saying]:
        """Why it chose as it did, as far as the view shows that to all; often there is nothing."""
        return ()


class RandomBot(Bot):
    """Takes any move, each with the same chance."""

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        move: Move = ask.sample(chance)
        return move


@cache
def bots(game: AnyGame) -> dict[str, type[Bot]]:
    """The bots that can play a game, the weakest first.

    Entry points for a bot are named `game.bot`; one for the levels of a game, `game`.
    """
    found: dict[str, type[Bot]] = {"random": RandomBot, **levels(game)}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        played, _, name = point.name.partition(".")
        if played == game.id:
            try:
                found[name] = point.load()
            except Exception:  # another package's bot that cannot be loaded is not on the shelf
                continue
    return dict(sorted(found.items(), key=lambda shelved: getattr(shelved[1], "rank", 0)))


@cache
def levels(game: AnyGame) -> Mapping[str, type[Bot]]:
    """The bots of a game that stand for a level, the weakest first."""
    for point in entry_points(group=LEVELS, name=game.id):
        found: Mapping[str, type[Bot]] = point.load()
        return found
    return {}


def explains(game: AnyGame, name: str) -> bool:
    """Whether the bot has anything to say about how it played."""
    found = bots(game).get(name)
    return found is not None and found.explain is not Bot.explain


def weaker(game: AnyGame, name: str) -> str | None:
    """The bot one level below."""
    order = list(bots(game))
    below = order.index(name) - 1 if name in order else -1
    return order[below] if below >= 0 else None


def usual(game: AnyGame) -> str:
    """Who sits down where nobody says who: the middle one of the levels, or else the strongest."""
    order = list(levels(game))
    return order[len(order) // 2] if order else list(bots(game))[-1]


def advisers(game: AnyGame) -> list[str]:
    """Who gives hints: the strongest of the levels, or else of all bots; if it fails, the next."""
    return list(levels(game) or bots(game))[::-1][:MOST_ADVISERS]


def on_shelf(game: AnyGame, name: str) -> str:
    """The name, if a bot has it; raises `Refusal`."""
    if name not in bots(game):
        known = ", ".join(bots(game))
        raise Refusal("ROOM-5", "room-bot-unknown", bot=name[:40], game=game.name, known=known)
    return name


def advises(game: AnyGame, name: str | None) -> bool:
    """Whether the bot of this name, if there is one, proposes moves to its partners."""
    return game.cooperative and getattr(bots(game).get(name or ""), "advises", False)


def bot(game: AnyGame, name: str) -> Bot:
    return bots(game)[on_shelf(game, name)](game)
