"""The reference pages say what every field means; what has no meaning is found."""

from __future__ import annotations

import msgspec
import pytest
from write_reference import Missing, described, fields, main, rules, secrets

from deskoherna.games.laborigines.events import Won
from deskoherna.games.neutrace.events import Gave, Placed, TasksChosen
from deskoherna.typescript import Names


class Whole(msgspec.Struct):
    """A struct of which everything is said."""

    beside: int  # at the end of the line
    # above the line,
    # on two lines
    above: tuple[str, ...]


class Part(Whole):
    """One field is left out."""

    silent: int


class Nameless(msgspec.Struct):
    pass


def test_a_field_means_what_its_comment_says() -> None:
    assert [field.meaning for field in fields(Whole, Names())] == [
        "at the end of the line",
        "above the line, on two lines",
    ]


def test_a_field_without_a_meaning_is_found() -> None:
    with pytest.raises(Missing, match=r"Part\.silent"):
        fields(Part, Names())


def test_a_class_without_a_docstring_is_found() -> None:
    with pytest.raises(Missing, match="Nameless"):
        described(Nameless)


def test_who_sees_what_is_found_by_showing_it() -> None:
    assert list(secrets(Gave)) == ["Only `seat` and `to` see `card`.", "Reveals a secret."]
    assert list(secrets(TasksChosen)) == ["Only `seat` sees `kept`, `given` and `returned`."]
    assert list(secrets(Won)) == []


def test_rules_that_an_event_may_cite() -> None:
    assert rules(Gave) == "NEU-R12"
    assert rules(Placed) == "NEU-13, NEU-14, NEU-32, NEU-33, NEU-35"
    assert rules(Won) == "LAB-41, LAB-42, LAB-R7"


def test_the_pages_are_up_to_date() -> None:
    assert main(["--check"]) == 0
