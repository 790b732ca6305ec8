"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from deskoherna.kernel import AnyGame, Argument, Ask, Chance, Move

from .confidence import Confidence

Stopped = Callable[[], bool]  # whether nobody wants to know any more


def never() -> bool:
    return False


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

    It may also say how sure it is: the standard error of the value; of the first move whether no
    other is better, and of every other whether it is worse than the first.

    >>> from deskoherna import game
    >>> EvaluatedMove(game("numerus").parse("1 a1"), value=0.55).confidence is None
    True
    """

    move: Move
    value: float  # the share of the win it expects, from 0 to 1
    reasons: Sequence[Message] = ()
    error: float | None = None
    confidence: Confidence | None = None


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
        """The moves it compares, the best first; none by a bot that only chooses.

        Hints are made of them, so a bot that overrides this is asked for hints.
        """
        return ()

    def consider_in_stages(
        self, seat: int, view: Any, ask: Ask[Any], chance: Chance, stopped: Stopped
    ) -> Iterator[Sequence[EvaluatedMove]]:
        """The same, better and better until it is stopped; the last one is final."""
        yield self.consider(seat, view, ask, chance)

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
