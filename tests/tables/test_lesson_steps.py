"""A lesson as the server gives it: nothing is kept, and every move is checked by the rules."""

from __future__ import annotations

import msgspec
import pytest

from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import Problem, Refusal
from deskoherna.lessons import lesson
from deskoherna.tables import attempts, wire
from deskoherna.testing.solving import ways
from deskoherna.texts import languages, speaker


def play(task: str, *moves: str, game: str = "numerus") -> wire.LessonStep:
    return attempts.play(game, task, wire.LessonPlay(moves[:-1], moves[-1]))


def consider(task: str, *moves: str) -> wire.LessonConsidered:
    return attempts.consider("numerus", task, wire.LessonConsider(moves[:-1], moves[-1]))


def names(events: tuple[dict[str, object], ...] | None) -> list[object]:
    return [event["event"] for event in events or ()]


def test_all_tasks_are_sent_as_they_begin() -> None:
    lesson_view = attempts.begin("numerus")
    assert [task.id for task in lesson_view.tasks] == [task.id for task in lesson(NUMERUS)]
    reach = lesson_view.tasks[0]
    assert reach.view["docks"] == ((3,), (3,))
    assert (reach.ask.seat, reach.ask.rule, reach.ask.key) == (0, "NUM-5", "numerus-ask-landing")
    assert len(reach.ask.moves) == 81
    assert msgspec.json.decode(msgspec.json.encode(lesson_view), type=wire.LessonView)


def test_a_task_is_solved() -> None:
    """NUM-8"""
    step = play("reach", "3 e5")
    assert step.solved
    assert step.ask is None
    assert step.refusal is None
    assert names(step.events) == ["landed", *["appeared"] * 8]
    assert len(step.view["tentaclers"]) == 8


def test_a_task_is_over_when_nothing_is_asked_any_more() -> None:
    """NUM-13: Orange is on turn, and does not move in a lesson"""
    step = play("reach", "3 a1")
    assert not step.solved
    assert step.ask is None
    assert step.view["turn"] == 1


def test_a_task_may_take_several_moves() -> None:
    """NUM-17, NUM-R6"""
    (first,) = [task for task in attempts.begin("numerus").tasks if task.id == "run"]
    assert first.ask.args == {"run": "a4-g4", "connectors": 1}
    step = play("run", "a4-d4")
    assert not step.solved
    assert step.ask is not None
    assert step.ask.rule == "NUM-5"
    assert play("run", "a4-d4", "2 h6").solved


def test_a_refused_move_changes_nothing() -> None:
    """NUM-6"""
    step = play("step-on", "3 c4")
    assert step.refusal == wire.Problem(
        "numerus-too-strong", {"cell": "c4", "strength": 4, "ship": 3}, "NUM-6"
    )
    assert not step.events
    assert not step.solved
    (before,) = [task for task in attempts.begin("numerus").tasks if task.id == "step-on"]
    assert (step.view, step.ask) == (before.view, before.ask)


def test_what_a_move_would_do_is_said_without_playing_it() -> None:
    """NUM-11"""
    seen = consider("fight", "4 d9")
    assert "replaced" in names(seen.events)
    assert seen.refusal is None
    assert seen.events == play("fight", "4 d9").events


def test_why_a_move_is_not_allowed_is_said_too() -> None:
    """NUM-5, NUM-17, ROOM-2"""
    for moves, rule in ((("1 a1",), "NUM-5"), (("what?",), "ROOM-2"), (("a1-d1",), "NUM-17")):
        seen = consider("fight", *moves)
        assert seen.events is None
        assert seen.refusal is not None
        assert seen.refusal.rule == rule
        assert seen.refusal.unreadable == (moves == ("what?",))


def test_a_move_is_no_longer_than_the_game_allows() -> None:
    """ROOM-2"""
    step = play("reach", "3" * (NUMERUS.longest_move + 1))
    assert step.refusal is not None
    assert step.refusal.key == "room-move-too-long"


@pytest.mark.parametrize(
    ("game", "task", "key"),
    [
        ("chess", "reach", "room-game-unknown"),
        ("numerus", "castle", "room-lesson-unknown"),
        ("nim", "reach", "room-lesson-unknown"),
    ],
)
def test_unknown_games_and_tasks_are_refused(game: str, task: str, key: str) -> None:
    with pytest.raises(Problem) as play_problem:
        attempts.play(game, task, wire.LessonPlay((), "3 e5"))
    with pytest.raises(Problem) as consider_problem:
        attempts.consider(game, task, wire.LessonConsider((), "3 e5"))
    assert play_problem.value.key == consider_problem.value.key == key
    for language in languages():
        assert game in speaker(language).problem(play_problem.value)


def test_a_game_without_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "lesson", lambda game: ())
    with pytest.raises(Problem, match="room-lesson-none"):
        attempts.begin("nim")


def test_former_moves_are_checked_again() -> None:
    """NUM-17, NUM-18: nobody comes by a position that the task does not lead to"""
    with pytest.raises(Refusal, match="NUM-18"):
        play("run", "2 h6", "a4-d4")
    with pytest.raises(Problem, match="room-lesson-solved"):
        play("reach", "3 e5", "3 e6")
    assert play("reach", "3 a1", "3 e5").refusal is not None


@pytest.mark.parametrize("kind", [wire.LessonPlay, wire.LessonConsider])
@pytest.mark.parametrize(
    "body",
    [
        {"moves": ["1 a1"] * (wire.LESSON_MOVES + 1), "move": "1 a1"},
        {"moves": [], "move": "1" * (wire.LONGEST_MOVE + 1)},
        {"moves": [1], "move": "1 a1"},
        {"moves": []},
        {"moves": [], "move": "1 a1", "solved": True},
    ],
)
def test_what_comes_from_outside_is_bounded(
    kind: type[msgspec.Struct], body: dict[str, object]
) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(body), type=kind)


@pytest.mark.parametrize("task", ["fight", "step-on", "hyper-node"])
def test_the_server_finds_the_same_solutions(task: str) -> None:
    (chosen,) = [each for each in lesson(NUMERUS) if each.id == task]
    for way in ways(chosen):
        assert play(task, *way.moves).solved == way.solves
