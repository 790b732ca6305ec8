"""Limits from a file."""

from __future__ import annotations

import pytest

from deskoherna.kernel import Problem
from deskoherna.server.limits import Limits, Rate, read_limits
from deskoherna.tables.session.shares import TableLimits


def test_what_the_file_does_not_say_is_as_usual() -> None:
    """ROOM-14"""
    assert read_limits(b"") == Limits()
    figures = b"sockets = 5\nmessages = { burst = 7, per_second = 1 }\n"
    assert read_limits(figures) == Limits(sockets=5, messages=Rate(7, 1))


def test_what_is_no_text_is_reported() -> None:
    with pytest.raises(Problem) as problem:
        read_limits(b"\xff")
    assert problem.value.key == "room-limits"


@pytest.mark.parametrize(
    ("figures", "line"),
    [
        (b"sockets", 1),
        (b"sockets = 1\nsockets = 2", 2),
        (b"sockets = 1\nsockets = 2\n\nbody = 9\n", 2),
        (b"body = 9\nrequests = [\n", 2),
        (b"body = 9\n\n= 3\n", 3),
    ],
)
def test_what_is_no_toml_is_reported_with_its_line(figures: bytes, line: int) -> None:
    with pytest.raises(Problem) as problem:
        read_limits(figures)
    assert (problem.value.key, problem.value.arguments["line"]) == ("room-limits-syntax", line)


@pytest.mark.parametrize(
    ("figures", "key", "line", "name"),
    [
        ("sockets = 5\nsokets = 5\nbody = 9\n", "unknown", 2, "sokets"),
        ("# first\n\nsockets = -1\nbody = 9\n", "value", 3, "sockets"),
        ("sockets = 0", "value", 1, "sockets"),
        ("body = 9\nheartbeat = 0\n", "value", 2, "heartbeat"),
        ("body = 9\nheartbeat = 1e-300\n", "value", 2, "heartbeat"),
        ("idle = 0.05", "value", 1, "idle"),
        ("thinking_time = 1e-9", "value", 1, "thinking_time"),
        ("read_within = nan", "value", 1, "read_within"),
        ("read_within = inf", "value", 1, "read_within"),
        ("\nsockets = 'many'", "value", 2, "sockets"),
        ("sockets = true", "value", 1, "sockets"),
        ("[requests]\nburst = 5\nper_second = -2\n[openings]", "value", 3, "requests.per_second"),
        ("\nrequests = { burst = 5, per_secnd = 2 }", "unknown", 2, "requests.per_secnd"),
        ("\nrequests = { burst = 5 }\n", "value", 2, "requests"),
        ("\nrequests = { burst = 1, per_second = 0 }", "value", 2, "requests.per_second"),
        ("[work]\nburst = 1\nper_second = 1e-300", "value", 3, "work.per_second"),
        ("messages = { burst = 1, per_second = 0.0 }\n", "value", 1, "messages.per_second"),
        ("passwords = { burst = 1, per_second = 0 }", "value", 1, "passwords.per_second"),
        ('requests = 5\n"body" = 9', "value", 1, "requests"),
        ("[tables]\nchat_lines = -5\n", "value", 2, "tables.chat_lines"),
        ("[tables]\nasking = -1", "value", 2, "tables.asking"),
        ("[tables]\nperson_lines = -3", "value", 2, "tables.person_lines"),
        ("[tables]\nspectator_lines = -9", "value", 2, "tables.spectator_lines"),
        ("[tables]\nchat_lines = 'many'", "value", 2, "tables.chat_lines"),
        ("[tables]\nchat_linse = 5", "unknown", 2, "tables.chat_linse"),
        ("[tables.chat]\nburst = -1\nper_second = 1", "value", 2, "tables.chat.burst"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(
    figures: str, key: str, line: int, name: str
) -> None:
    with pytest.raises(Problem) as problem:
        read_limits(figures.encode())
    assert problem.value.key == f"room-limits-{key}"
    assert problem.value.arguments["line"] == line
    assert problem.value.arguments["name"] == name


def test_a_table_has_limits_of_its_own() -> None:
    """ROOM-13"""
    figures = b"[tables]\nchat_lines = 0\nchat = { burst = 7, per_second = 1 }\n"
    assert read_limits(figures) == Limits(tables=TableLimits(chat_lines=0, chat=Rate(7, 1)))


@pytest.mark.parametrize(
    ("figures", "line"),
    [
        ("lag_readers = 1\nlag_spectators = 5\n", 1),
        ("body = 9\nlag_spectators = 5", 2),
        ("body = 9\n\nlag_readers = 0.1", 3),
    ],
)
def test_spectators_go_before_readers(figures: str, line: int) -> None:
    """ROOM-14"""
    with pytest.raises(Problem) as problem:
        read_limits(figures.encode())
    assert problem.value.key == "room-limits-lag"
    assert problem.value.arguments == {"line": line}
