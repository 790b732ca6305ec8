"""One table of commands: each has a handler, says who may give it, and is logged or not."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.projection.viewer import Viewer
from deskoherna.tables.projection.visibility import viewer_of
from deskoherna.tables.session.call import Call
from deskoherna.tables.session.decisions import Decision
from deskoherna.tables.session.handlers import HANDLERS
from tables.sitting import ADA, BEN, EVE, LINKS, duel, everything

KINDS = get_args(wire.AnyCommand)
SAMPLES: dict[str, Any] = {
    "id": "c1",
    "seat": 0,
    "to": 1,
    "move": "1 a1",
    "version": 0,
    "name": "Ada",
    "text": "hello",
    "words": "",
    "what": "undo",
    "number": 0,
    "yes": True,
    "target": "a1",
    "bot": "random",
    "hidden": True,
    "open": False,
    "seq": 1,
    "on": True,
    "spectators": "never",
}


def sample(kind: type[Any]) -> Any:
    required = [field.name for field in msgspec.structs.fields(kind) if field.required]
    return kind(**{name: SAMPLES[name] for name in required})


def test_every_command_has_a_handler_and_no_other_has() -> None:
    assert set(HANDLERS) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("person", [ADA, BEN, EVE, None])
def test_a_handler_changes_nothing(kind: type[Any], person: str | None) -> None:
    """It is decided, then logged, then applied"""
    table = duel().table
    before = everything(table)
    call = Call(table, sample(kind), person, viewer_of(table, person), LINKS)
    try:
        reply = HANDLERS[kind].reply(call)
        assert isinstance(reply, Decision) == HANDLERS[kind].logged
    except Refusal:
        pass
    assert everything(table) == before


FOR_PEOPLE = [kind for kind in KINDS if not HANDLERS[kind].reads]


@pytest.mark.parametrize("kind", FOR_PEOPLE, ids=lambda kind: kind.__name__)
def test_who_has_not_said_who_they_are_may_only_look(kind: type[Any]) -> None:
    """ROOM-10"""
    table = duel().table
    with pytest.raises(Refusal) as refusal:
        HANDLERS[kind].reply(Call(table, sample(kind), None, Viewer(), LINKS))
    assert (refusal.value.rule, refusal.value.key) == ("ROOM-10", "room-who-are-you")


FOR_THE_HOST = [
    (wire.Pause, {}),
    (wire.GoOn, {}),
    (wire.Hide, {}),
    (wire.PlayAgain, {}),
    (wire.Approve, {}),
    (wire.Mute, {"seat": 1}),
    (wire.Ban, {"seat": 1}),
    (wire.Clear, {}),
    (wire.LetWrite, {}),
]


@pytest.mark.parametrize(("kind", "more"), FOR_THE_HOST, ids=lambda it: getattr(it, "__name__", ""))
@pytest.mark.parametrize("person", [ADA, BEN, EVE])
def test_what_only_the_host_may_do(kind: type[Any], more: dict[str, Any], person: str) -> None:
    """ROOM-10, ROOM-13"""
    table = duel().table
    command = msgspec.structs.replace(sample(kind), **more)
    with pytest.raises(Refusal) as refusal:
        HANDLERS[kind].reply(Call(table, command, person, viewer_of(table, person), LINKS))
    assert (refusal.value.rule, refusal.value.key) == ("ROOM-10", "room-host-only")


def test_commands_that_only_read_are_not_logged() -> None:
    assert not [kind for kind, row in HANDLERS.items() if row.reads and row.logged]
