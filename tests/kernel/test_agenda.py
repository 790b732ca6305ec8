"""Turns as stacks of steps: order, interrupts, and choices within choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from deskoherna.kernel import AgendaState, Ask, Chance, Move, Refusal, Result, ScriptedChance, Tell

NO_CHANCE = ScriptedChance()


class Say(Move, frozen=True):
    word: str

    def __str__(self) -> str:
        return self.word


class Errands(AgendaState[Say]):
    """Steps note that they were done; an interrupted step goes on where it was."""

    __slots__ = ("done",)

    done: list[str]

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.done = self.done[:]
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        return twin

    def data(self) -> tuple[Any, ...]:
        return (self.done, self.agenda)

    def do_note(self, chance: Chance, tell: Tell, number: int) -> None:
        self.done.append(f"note {number}")

    def do_walk(self, chance: Chance, tell: Tell, left: int) -> None:
        self.done.append(f"walk {left}")
        if left:
            self.first(("interrupt",), ("walk", left - 1))

    def ask_interrupt(self) -> Mapping[int, Ask[Say]]:
        return {1: Ask("ROOM-1", "toy-ask", (Say,), [Say("go"), Say("stop")])}

    def answer_interrupt(self, seat: int, move: Say, chance: Chance, tell: Tell) -> None:
        self.done.append(move.word)
        if move.word == "stop":
            self.agenda.pop()  # the rest of the walk

    def refuse_interrupt(self, seat: int, move: Say) -> Refusal | None:
        return Refusal("ROOM-7", "toy-no") if move.word == "stay" else None

    def ask_nobody(self) -> Mapping[int, Ask[Say]]:
        return {}

    def do_end(self, chance: Chance, tell: Tell) -> None:
        self.done.append("end")
        self.agenda.clear()

    @property
    def result(self) -> Result | None:
        return Result((1,), (0,), "ROOM-3", "toy-end") if "end" in self.done else None


def errands(*steps: tuple[Any, ...]) -> Errands:
    state = Errands()
    state.done, state.agenda, state.asked = [], [], None
    state.first(*steps)
    state.proceed(NO_CHANCE)
    return state


def test_steps_are_done_in_the_order_they_are_given() -> None:
    state = errands(("note", 1), ("note", 2))
    assert state.done == ["note 1", "note 2"]
    assert state.asks() == {}


def test_a_step_that_asks_waits_and_then_the_turn_goes_on() -> None:
    state = errands(("walk", 2), ("note", 1))
    assert state.done == ["walk 2"]
    assert list(state.asks()) == [1]
    state.play(1, Say("go"), NO_CHANCE)
    assert state.done == ["walk 2", "go", "walk 1"]
    state.play(1, Say("go"), NO_CHANCE)
    assert state.done[-3:] == ["go", "walk 0", "note 1"]


def test_an_answer_may_call_off_what_was_to_come() -> None:
    state = errands(("walk", 2), ("note", 1))
    state.play(1, Say("stop"), NO_CHANCE)
    assert state.done == ["walk 2", "stop", "note 1"]


def test_a_step_refuses_in_its_own_words() -> None:
    state = errands(("walk", 1))
    assert state.refusal(1, Say("go")) is None
    refusal = state.refusal(1, Say("stay"))
    assert refusal is not None
    assert refusal.rule == "ROOM-7"


def test_a_step_that_asks_nobody_is_passed_over() -> None:
    assert errands(("nobody",), ("note", 1)).done == ["note 1"]


def test_a_game_that_ends_early_clears_its_agenda() -> None:
    state = errands(("end",), ("walk", 2))
    assert state.done == ["end"]
    assert state.asks() == {}


def test_a_copy_has_an_agenda_of_its_own() -> None:
    state = errands(("walk", 1))
    twin = state.copy()
    twin.play(1, Say("go"), NO_CHANCE)
    assert list(state.asks()) == [1]
    assert state != twin
