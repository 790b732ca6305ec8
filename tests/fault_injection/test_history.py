"""The checker of histories finds what it is made for."""

from __future__ import annotations

import itertools

import pytest

from fault_injection.history import Entry, History, wrongly_shown

BOUND = 5.0


class Times:
    """A clock that goes on by a second whenever it is looked at."""

    def __init__(self) -> None:
        self._seconds = itertools.count()

    def __call__(self) -> float:
        return float(next(self._seconds))


def three_in_a_row() -> History:
    """Three commands, each sent after the one before was acknowledged."""
    history = History(Times())
    for seq, id_ in enumerate("abc", start=2):
        history.acknowledge(history.invoke(id_), seq)
    return history


def log(*commands: str | None) -> list[Entry]:
    return [Entry(seq, command, f"entry {seq}") for seq, command in enumerate(commands, start=1)]


def test_a_log_as_it_should_be() -> None:
    assert three_in_a_row().problems(log(None, "a", "b", "c")) == []


@pytest.mark.parametrize(
    ("kept", "problem"),
    [
        (log(None, "a", "b"), "c was acknowledged and is lost"),
        (log(None, "a", None, "c"), "b was acknowledged and is lost"),
        (log(None, "a", "b", "c", "a"), "a stands in the log twice"),
        (log(None, "a", "b", "c", "c"), "c was acknowledged as 4 and is 5"),
        (log(None, "b", "a", "c"), "a was answered before b was sent, and stands after it"),
        (log(None, "a", "b", "c", "d"), "d was never sent"),
        (log(None, "a", "b", None, "c")[:3], "c was acknowledged and is lost"),
        (log(None, "a", "b", None, "c")[:3] + log(*"-----c")[5:], "entry 4 is not there, but 6"),
    ],
)
def test_what_was_lost_doubled_or_reordered_is_found(kept: list[Entry], problem: str) -> None:
    assert problem in three_in_a_row().problems(kept)


def test_the_same_entry_written_twice_in_a_row_is_found() -> None:
    history = History(Times())
    history.acknowledge(history.invoke("a"), 2)
    kept = [Entry(1, "a", "Ada says hello"), Entry(2, "a", "Ada says hello")]
    assert history.problems(kept) == ["a stands in the log 2 times"]


def test_a_command_may_have_several_entries() -> None:
    history = History(Times())
    history.acknowledge(history.invoke("a"), 3)
    assert history.problems(log("a", None, "a")) == []


def test_of_commands_sent_at_the_same_time_either_may_be_first() -> None:
    history = History(Times())
    a, b = history.invoke("a"), history.invoke("b")
    history.acknowledge(b, 1)
    history.acknowledge(a, 2)
    assert history.problems(log("b", "a")) == []


def test_what_was_refused_must_not_be_there() -> None:
    history = History(Times())
    history.refuse(history.invoke("a"))
    assert history.problems([]) == []
    assert history.problems(log("a")) == ["a was refused and is 1"]


def test_what_was_never_answered_may_be_there_once_or_not() -> None:
    history = History(Times())
    history.invoke("a")
    assert history.problems([]) == []
    assert history.problems(log("a")) == []
    assert history.problems(log("a", None)[:1] + log(None, "a")[1:]) == []
    kept = [Entry(1, "a", "hello"), Entry(2, "a", "hello")]
    assert history.problems(kept) == ["a stands in the log 2 times"]


def test_what_was_never_answered_must_not_stand_before_what_was_done_before_it() -> None:
    history = History(Times())
    history.acknowledge(history.invoke("a"), 2)
    history.invoke("b")
    assert history.problems(log("b", "a")) == [
        "a was answered before b was sent, and stands after it"
    ]


def test_who_waits_for_an_answer_too_long_is_found() -> None:
    history = History(Times())
    history.acknowledge(history.invoke("a"), 1)  # sent at 0
    history.invoke("b")  # at 2
    late = history.invoke("c")  # at 3
    late.seq, late.answered = 2, 12.0
    assert history.unanswered(healed=0.0, bound=BOUND) == [
        "b was not answered within 5 s",
        "c was not answered within 5 s",
    ]
    assert history.unanswered(healed=8.0, bound=BOUND) == ["b was not answered within 5 s"]
    history.operations["b"].abandoned = True
    assert history.unanswered(healed=8.0, bound=BOUND) == []


def test_what_was_shown_is_a_beginning_of_what_is_there() -> None:
    lines = [{"seq": 2, "line": "chat"}, {"seq": 4, "line": "move"}]
    assert wrongly_shown([], lines) == []
    assert wrongly_shown(lines[:1], lines) == []
    assert wrongly_shown(lines, lines) == []
    assert wrongly_shown(lines[1:], lines)
    assert wrongly_shown([*lines, lines[1]], lines)
    assert wrongly_shown(lines, lines[:1])
