"""What the game waits for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Union

import msgspec

from .chance import Chance
from .move import M
from .problem import Argument, Unreadable


class Moves(Sequence[M]):
    """Legal moves that are found only when they are looked at: a lazy sequence.

    >>> import deskoherna
    >>> moves = deskoherna.game("numerus").new(seed=7).state.landings()
    >>> len(moves), str(moves[0])
    (845, '1 a1')
    """

    __slots__ = ()

    def sample(self, chance: Chance) -> M:
        """Any of the moves, all equally likely; a game may know a quicker way than counting."""
        return self[chance.below("move", len(self))]


class Ask(msgspec.Struct, Generic[M], frozen=True):
    """A question to one seat: a choice among `moves`, or a free-form one.

    `moves` is lazy: iterate it, count it, index it, or ask whether a move is in it. A free-form ask
    (for a hint, a drawing) accepts more than it lists; its `schema` says what an answer looks like,
    `decode` reads one, and `propose` makes an acceptable one.

    >>> import deskoherna
    >>> ask = deskoherna.game("estimatrix").new(seats=3, seed=7).asks[0]
    >>> ask.rule, [str(move) for move in ask.moves][-2:]
    ('EST-2', ['letter X', 'letter any'])
    """

    rule: str  # by which the seat is asked
    key: str  # of the message that asks
    kinds: tuple[type[M], ...]  # the classes of moves that answer it
    moves: Sequence[M] = ()
    propose: Callable[[Chance], M] | None = None
    arguments: Mapping[str, Argument] = {}  # of the message
    optional: bool = False  # it may be answered, but nobody waits for it
    overdue: M | None = None  # played for a seat whose time is up; it need not be among the moves
    recommended: M | None = None  # before the first turn: what suits whoever plays a first game
    offer: bool = False  # made during another seat's turn; a table may let it pass after a while
    goes_on: bool = False  # it is the question the seat was asked before, and its time runs on

    @property
    def free(self) -> bool:
        """Whether more answers are accepted than `moves` lists."""
        return self.propose is not None

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of the answers, with the bounds of every field."""
        kinds, definitions = msgspec.json.schema_components(self.kinds)
        return {"anyOf": list(kinds), "$defs": definitions}

    def decode(self, data: Any) -> M:
        """The move in plain data that fits the schema; raises `Unreadable` if it does not fit."""
        try:
            move: M = msgspec.convert(data, Union[self.kinds])  # noqa: UP007
        except msgspec.ValidationError:
            raise Unreadable("ROOM-2", "room-not-a-move") from None
        return move

    def sample(self, chance: Chance) -> M:
        """Any answer that the game accepts; listed moves are equally likely."""
        if self.propose is not None:
            return self.propose(chance)
        moves = self.moves
        if type(moves) is not tuple and isinstance(moves, Moves):  # the second test is slow
            move: M = moves.sample(chance)
            return move
        return moves[chance.below("move", len(moves))]

    def data(self) -> dict[str, Any]:
        """The question as plain data, for the wire."""
        return {
            "rule": self.rule,
            "key": self.key,
            "args": dict(self.arguments),
            "moves": [str(move) for move in self.moves],
            "schema": self.schema if self.free else None,
            "optional": self.optional,
            "recommended": None if self.recommended is None else str(self.recommended),
        }
