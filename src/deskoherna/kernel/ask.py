"""What the game waits for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Union

import msgspec

from .chance import Chance
from .move import M
from .problem import Argument, Unreadable


class Moves(Sequence[M]):
    """Legal moves that are found only when they are looked at."""

    __slots__ = ()

    def sample(self, chance: Chance) -> M:
        """Any of them, each with the same chance; a game may know a quick way."""
        return self[chance.below("move", len(self))]


class Ask(msgspec.Struct, Generic[M], frozen=True):
    """A question to one seat: a choice among `moves`, or a free-form one that games check.

    `moves` is lazy: iterate it, count it, index it, ask whether a move is in it. A free-form ask
    (a hint, a drawing) takes more than it lists; its `schema` says what an answer looks like,
    `decode` reads one, and `propose` makes an acceptable one. An optional ask may be answered, but
    nobody waits for it. An `offer` comes in between another seat's turn, and tables may let it pass
    soon. One that `goes_on` is still the question the seat was asked before: its time runs on.
    `overdue` is what the table plays for a seat whose time is up; it need not be among the moves.
    """

    rule: str
    key: str
    kinds: tuple[type[M], ...]
    moves: Sequence[M] = ()
    propose: Callable[[Chance], M] | None = None
    arguments: Mapping[str, Argument] = {}
    optional: bool = False
    overdue: M | None = None
    offer: bool = False
    goes_on: bool = False

    @property
    def free(self) -> bool:
        return self.propose is not None

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of the answers, with the bounds of every field."""
        kinds, definitions = msgspec.json.schema_components(self.kinds)
        return {"anyOf": list(kinds), "$defs": definitions}

    def decode(self, data: Any) -> M:
        """The answer in plain data that fits the schema; raises `Unreadable`."""
        try:
            move: M = msgspec.convert(data, Union[self.kinds])  # noqa: UP007
        except msgspec.ValidationError:
            raise Unreadable("ROOM-2", "room-not-a-move") from None
        return move

    def sample(self, chance: Chance) -> M:
        """Any answer the game accepts; of listed moves each is equally likely."""
        if self.propose is not None:
            return self.propose(chance)
        moves = self.moves
        if type(moves) is not tuple and isinstance(moves, Moves):  # the second test is slow
            move: M = moves.sample(chance)
            return move
        return moves[chance.below("move", len(moves))]

    def data(self) -> dict[str, Any]:
        """What leaves the server, as plain data."""
        return {
            "rule": self.rule,
            "key": self.key,
            "args": dict(self.arguments),
            "moves": [str(move) for move in self.moves],
            "schema": self.schema if self.free else None,
            "optional": self.optional,
        }
