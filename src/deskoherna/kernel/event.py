"""What happened: typed facts from which logs, animations and translations are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from .names import kebab
from .problem import Argument


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """A fact, with the rule that brought it about.

    `prefix` is the game's id; with the event's name it makes the message id of its log line.
    An event names its rule as a class attribute, or as a property where causes differ.

    >>> import deskoherna
    >>> match = deskoherna.game("numerus").new(options={"first": "green"}, seed=7)
    >>> landed, *others = match.play(0, "1 a1")
    >>> landed.rule, landed.key, dict(landed.arguments)
    ('NUM-5', 'numerus-landed', {'seat': 0, 'cell': 'a1', 'ship': 1})
    """

    prefix: ClassVar[str]

    @property
    def rule(self) -> str:
        """The id of the rule that brought it about."""
        raise NotImplementedError(f"{type(self).__name__} names no rule")

    @property
    def reveals(self) -> bool:
        """Whether it shows what was secret: no undo goes back past it, no preview goes on to it."""
        return False

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat, or for None a spectator, may see it; None if it may not."""
        return self

    @property
    def exhibit(self) -> int | None:
        """The number by which the host can hide what it shows of a player's own making, if any.

        Moves of a seat in a row that make the same exhibit are one entry of the log, and are taken
        back as one.
        """
        return None

    def covered(self, seat: int | None) -> Event:
        """The event as a seat sees it once the host has hidden its exhibit: without it, except
        for its maker.
        """
        return self

    def gains(self) -> Mapping[int, int]:
        """The points each seat won or lost by this; over a game they add up to the scores."""
        return {}

    def places(self) -> tuple[str, ...]:
        """Where on the board it happened, in the words of the notation."""
        return ()

    def starter(self) -> int | None:
        """Who takes the first turn, if this event settles it."""
        return None

    def winners(self) -> tuple[int, ...] | None:
        """Who has won, if this event ends the game."""
        return None

    @property
    def key(self) -> str:
        """The id of its message in the log."""
        return f"{self.prefix}-{kebab(type(self).__name__)}"

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """The arguments of its message."""
        return msgspec.structs.asdict(self)

    def data(self) -> dict[str, Any]:
        """The event as plain data, for the wire."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        if type(self).arguments is not Event.arguments:
            data["args"] = self.arguments
        data["rule"] = self.rule
        if self.exhibit is not None:
            data["exhibit"] = self.exhibit
        return data


Tell = Callable[[Event], None] | None
"""Where rules tell what happens, if anybody listens: `tell and tell(Landed(seat, "a1", 3))`.

Search plays without, and then no event is made. `events.append` collects them in a list.
"""


def visible_to(seat: int | None, events: Iterable[Event]) -> list[Event]:
    """The events as a seat, or for None a spectator, may see them.

    >>> from deskoherna.games.estimatrix.events import Answered
    >>> events = [Answered(0, "quanter", False, "red")]
    >>> [seen.colour for seat in (0, 1) for seen in visible_to(seat, events)]
    ['red', None]
    """
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]
