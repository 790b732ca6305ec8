"""What a bot is, and the installed bots: ours and those of other packages."""

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


class Message(Protocol):
    """Something to be said to people: a message id of the game or the room, and its arguments.

    `deskoherna.kernel.Reason` is one.

    >>> from deskoherna.kernel import Reason
    >>> message: Message = Reason("room-why-alone")
    >>> message.key, dict(message.arguments)
    ('room-why-alone', {})
    """

    @property
    def key(self) -> str:
        """The message id."""

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """What is put into the message."""


class EvaluatedMove(NamedTuple):
    """A move that a bot considers, how good it takes it to be, and why.

    >>> from deskoherna import game
    >>> EvaluatedMove(game("numerus").parse("1 a1"), value=0.55).reasons
    ()
    """

    move: Move
    value: float | None  # the share of the win it expects, from 0 to 1; None if it does not say
    reasons: Sequence[Message] = ()


class Bot(ABC):
    """Plays one game. A bot keeps no secrets of its own: the view holds all that it may know.

    A subclass needs no more than `choose`:

    >>> from deskoherna import game
    >>> from deskoherna.kernel import SearchChance
    >>> class First(Bot):
    ...     def choose(self, seat, view, ask, chance):
    ...         return ask.moves[0]
    >>> numerus = game("numerus")
    >>> match = numerus.new(options={"first": "green"}, seed=1)
    >>> move = First(numerus).choose(0, match.view(0), match.asks[0], SearchChance(seed=1))
    >>> match.refusal(0, move) is None
    True
    """

    rank: ClassVar[int] = 0  # among the bots of a game: the higher, the stronger
    advises: ClassVar[bool] = False  # whether it proposes moves to partners (ROOM-15)
    timed: bool = True  # whether there is a time limit; in the laboratory there is none

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        """A move that the ask accepts, for a seat that sees the view.

        All randomness comes from `chance`, so that the same seed plays the same game. A bot that
        raises, or whose move is refused, is replaced by a weaker one at a table and ends a
        simulation.
        """

    def consider(
        self, seat: int, view: Any, ask: Ask[Any], chance: Chance
    ) -> Sequence[EvaluatedMove]:
        """The moves it considers, the best first; here only the one it would choose."""
        return [EvaluatedMove(self.choose(seat, view, ask, chance), None)]

    def advise(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move | None:
        """The move it would make at a partner's seat, by that seat's view; None for no advice."""
        return None

    def explain(self, seat: int, view: Any) -> Sequence[Message]:
        """Why it chose as it did, as far as the view shows that to everyone; often nothing."""
        return ()


class RandomBot(Bot):
    """Plays a random legal move, each with the same probability.

    >>> from deskoherna import game
    >>> from deskoherna.kernel import SearchChance
    >>> numerus = game("numerus")
    >>> match = numerus.new(options={"first": "green"}, seed=1)
    >>> move = RandomBot(numerus).choose(0, match.view(0), match.asks[0], SearchChance(seed=1))
    >>> match.refusal(0, move) is None
    True
    """

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        move: Move = ask.sample(chance)
        return move


@cache
def bots(game: AnyGame) -> dict[str, type[Bot]]:
    """The bots that can play a game, by name, the weakest first.

    They are found by entry points: of the group `deskoherna.bots`, named `game.bot`, and of the
    group `deskoherna.levels`, named `game`. A bot that cannot be loaded is left out.

    >>> from deskoherna import game
    >>> sorted(bots(game("teserakt")))
    ['beginner', 'casual', 'master', 'planning', 'random', 'seasoned', 'strong']
    """
    found: dict[str, type[Bot]] = {"random": RandomBot, **levels(game)}
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

    A game that nobody has made levels for has none.

    >>> from deskoherna import game
    >>> list(levels(game("numerus")))
    ['beginner', 'casual', 'seasoned', 'strong', 'master']
    """
    for point in entry_points(group=LEVELS, name=game.id):
        found: Mapping[str, type[Bot]] = point.load()
        return found
    return {}


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
    """The name of the bot that is used when none is named.

    It is the middle one of the levels, or the strongest bot of a game without levels.

    >>> from deskoherna import game
    >>> default_bot(game("numerus"))
    'seasoned'
    """
    order = list(levels(game))
    return order[len(order) // 2] if order else list(bots(game))[-1]


def advisers(game: AnyGame) -> list[str]:
    """The names of the bots that give hints, the strongest first; if one fails, the next is asked.

    >>> from deskoherna import game
    >>> advisers(game("numerus"))
    ['master', 'strong']
    """
    return list(levels(game) or bots(game))[::-1][:MOST_ADVISERS]


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
