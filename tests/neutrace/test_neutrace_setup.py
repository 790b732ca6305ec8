"""NEUTRACE by its rulebook: what lies on the table, and the choice of tasks."""

from __future__ import annotations

import pytest

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.games.neutrace.events import Burner, Dealt, TaskReceived, TasksChosen, TasksDealt
from deskoherna.games.neutrace.pieces import CONTENT, HALVES, MOLECULES, ROWS, TASKS, Content
from deskoherna.kernel import Match, Refusal, ScriptedChance
from deskoherna.kernel.match import chance_line
from neutrace.laying import NeutraceMatch, refused, some, table

ONE, TWO, THREE = 0, 1, 2


def chosen(match: NeutraceMatch) -> NeutraceMatch:
    """Everyone keeps the first task dealt and gives the second."""
    for seat in range(match.setup.seats):
        first, second, _ = match.view(seat).tasks[seat].dealt
        match.play(seat, f"keep {first} give {second}")
    return match


class TestPieces:
    @pytest.mark.parametrize("seats", [1, 4])
    def test_two_or_three_seats(self, seats: int) -> None:
        """NEU-1, ROOM-5"""
        with pytest.raises(Refusal) as refusal:
            NEUTRACE.new(seats)
        assert refusal.value.rule == "ROOM-5"

    def test_six_rows_with_letters_and_colours(self) -> None:
        """NEU-2, NEU-R2"""
        assert "".join(row.letter for row in ROWS) == "αβγδεζ"
        assert [row.colour for row in ROWS] == [
            "red", "orange", "yellow", "green", "blue", "violet",
        ]  # fmt: skip

    def test_half_fields_are_positions_too(self) -> None:
        """NEU-2, NEU-3: 29 positions in a row"""
        state = table("0 0.5 6.5 13.5 14 7", rest="pioneer=1", hands=["rg"])
        assert list(state.substances(ONE)) == [0, 1, 13, 27, 28, 14]

    def test_every_pair_of_colours_is_a_molecule(self) -> None:
        """NEU-4, NEU-R20"""
        pairs = {tuple(sorted(halves)) for halves in HALVES[:MOLECULES]}
        assert len(CONTENT.molecules) == len(pairs) == 15
        assert all(left < right for left, right in pairs)

    def test_every_pair_of_sizes_is_an_arrow(self) -> None:
        """NEU-5, NEU-R1"""
        pairs = {tuple(sorted(halves)) for halves in HALVES[MOLECULES:]}
        assert len(CONTENT.arrows) == len(pairs) == 15
        assert {size for pair in pairs for size in pair} == {1, 2, 3, 4, 5, 6}
        assert all(left < right for left, right in pairs)

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            ({"rows": ROWS[:5]}, "6 rows"),
            ({"rows": (*ROWS[:5], ROWS[0])}, "rows are alike"),
            ({"molecules": ("rg", "gr")}, "cards are alike"),
            ({"molecules": ("rq",)}, "two atoms"),
            ({"arrows": ((0.3, 1.0),)}, "multiples of a half"),
            ({"arrows": ((0.0, 1.0),)}, "above 0"),
        ],
    )
    def test_wrong_content_is_named(self, change: dict[str, tuple[object]], words: str) -> None:
        """NEU-R1, NEU-R2, NEU-R20: whoever corrects the data is told what is wrong"""
        good = {"rows": ROWS, "molecules": CONTENT.molecules, "arrows": CONTENT.arrows}
        with pytest.raises(ValueError, match=words):
            Content(**(good | change))  # type: ignore[arg-type]

    def test_ten_tasks(self) -> None:
        """NEU-6, NEU-R20"""
        assert TASKS == ("A3", "B3", "X4", "AB", "α", "β", "γ", "δ", "ε", "ζ")

    def test_what_everyone_begins_with(self) -> None:
        """NEU-7, NEU-8"""
        view = NEUTRACE.new(3, seed=0).view(ONE)
        assert view.tokens == (3, 3, 3)
        assert [(owned.explosions, owned.neutralisations) for owned in view.modifiers] == [
            (1, 1)
        ] * 3
        assert view.orbitals["reserve"] is None and view.reservation is None
        assert view.scale == ((14,) * 6,) * 3


class TestTasks:
    def test_three_are_dealt_and_seen_by_their_owner_only(self) -> None:
        """NEU-9"""
        match = NEUTRACE.new(3, seed=0)
        for seat in range(3):
            seen = match.view(seat).tasks
            assert [len(tasks.dealt) for tasks in seen] == [
                3 * (seat == other) for other in range(3)
            ]
        dealt = some(match.opening, TasksDealt)[0].seen_by(TWO)
        assert dealt == TasksDealt(ONE, ())

    def test_everyone_is_asked_at_the_same_time(self) -> None:
        """NEU-9"""
        match = NEUTRACE.new(3, seed=0)
        assert set(match.asks) == {ONE, TWO, THREE}
        assert len(match.asks[ONE].moves) == 6
        first, second, third = match.view(TWO).tasks[TWO].dealt
        (event,) = match.play(TWO, f"keep {second} give {third}")
        assert event == TasksChosen(TWO, second, third, first)
        assert event.seen_by(ONE) == TasksChosen(TWO, "", "", "")
        assert set(match.asks) == {ONE, THREE}

    def test_the_seat_on_the_right_is_the_one_before(self) -> None:
        """NEU-9, NEU-R15"""
        match = chosen(NEUTRACE.new(3, seed=0))
        for seat in range(3):
            view = match.view(seat)
            mine, right, left = view.tasks[seat], view.tasks[seat - 1], view.tasks[seat - 2]
            assert right.received == mine.given
            assert (right.kept, left.kept, left.received) == (None, None, None)
            assert mine.kept and mine.returned and mine.received

    def test_what_is_received_is_seen_once_all_have_chosen(self) -> None:
        """NEU-9"""
        match = NEUTRACE.new(2, seed=0)
        first, second, _ = match.view(ONE).tasks[ONE].dealt
        match.play(ONE, f"keep {first} give {second}")
        assert match.view(TWO).tasks[TWO].received is None
        first, second, _ = match.view(TWO).tasks[TWO].dealt
        events = match.play(TWO, f"keep {first} give {second}")
        received = some(events, TaskReceived)
        assert received[0] == TaskReceived(ONE, TWO, second)
        assert received[0].seen_by(None) == TaskReceived(ONE, TWO, "")
        assert match.view(ONE).tasks[ONE].received == second

    def test_only_dealt_tasks_and_two_different_ones(self) -> None:
        """NEU-9"""
        state = NEUTRACE.new(2, seed=0).state
        dealt = [TASKS[task] for task in state.dealt[ONE]]
        other = next(task for task in TASKS if task not in dealt)
        assert refused(state, f"keep {dealt[0]} give {other}") == (
            "NEU-9",
            "neutrace-task-not-dealt",
        )
        assert refused(state, f"keep {dealt[0]} give {dealt[0]}") == (
            "NEU-9",
            "neutrace-task-twice",
        )


class TestRound:
    def test_cards_are_dealt_and_one_of_each_kind_lies_open(self) -> None:
        """NEU-11"""
        match = chosen(NEUTRACE.new(3, seed=0))
        view = match.view(ONE)
        assert len(view.hand) == 4
        assert [(held.molecules, held.arrows) for held in view.hands] == [(2, 2)] * 3
        assert view.decks == (15 - 6 - 1, 15 - 6 - 1)
        assert None not in view.open

    def test_others_are_not_told_the_cards(self) -> None:
        """NEU-11"""
        match = NEUTRACE.new(2, seed=0)
        for seat in range(2):
            first, second, _ = match.view(seat).tasks[seat].dealt
            events = match.play(seat, f"keep {first} give {second}")
        for event in some(events, Dealt):
            assert isinstance(event, Dealt)
            assert event.cards == match.view(event.seat).hand
            assert event.seen_by(1 - event.seat) == Dealt(event.seat, ())

    @pytest.mark.parametrize(("option", "seat"), [("1D", 0), ("2D", 1), ("3D", 2)])
    def test_the_table_agrees_on_the_first_burner(self, option: str, seat: int) -> None:
        """NEU-R21, NEU-12"""
        match = chosen(NEUTRACE.new(3, {"first": option}, seed=0))
        assert match.view(None).burner == seat
        assert list(match.asks) == [seat]

    def test_the_first_burner_sits_at_the_table(self) -> None:
        """NEU-1, NEU-R21"""
        with pytest.raises(Refusal) as refusal:
            NEUTRACE.new(2, {"first": "3D"})
        assert refusal.value.key == "neutrace-first-not-there"

    def test_else_the_burner_is_drawn(self) -> None:
        """NEU-R21"""
        setup = NEUTRACE.setup(3)
        chance = ScriptedChance(("burner", [2]), ("tasks", [0] * 9))
        match: NeutraceMatch = Match(NEUTRACE, setup, chance_line(setup, 0), chance=chance)
        assert match.view(None).burner == 2
        assert chance.over

    def test_the_burner_is_told(self) -> None:
        """NEU-10, NEU-12: rounds are counted, and none is said to be the last"""
        match = NEUTRACE.new(2, {"first": "2D"}, seed=0)
        for seat in range(2):
            first, second, _ = match.view(seat).tasks[seat].dealt
            events = match.play(seat, f"keep {first} give {second}")
        assert some(events, Burner) == [Burner(1, 1)]
