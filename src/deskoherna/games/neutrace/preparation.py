"""Before the first round: secret tasks (NEU-9)."""

from __future__ import annotations

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .events import TaskReceived, TasksChosen, TasksDealt
from .moves import Choose
from .pieces import FIRST_LETTER, TASKS, TASKS_DEALT
from .position import Asks, Position
from .tasks import tasks_of


def do_tasks(state: Position, chance: Chance, tell: Tell) -> None:
    """Three secret tasks for everyone (NEU-9)."""
    pile = list(range(len(TASKS)))
    chance.shuffle("tasks", pile)
    for seat in range(state.seats):
        state.dealt[seat] = sorted(pile.pop() for _ in range(TASKS_DEALT))
        tell and tell(TasksDealt(seat, tuple(TASKS[task] for task in state.dealt[seat])))
    state.first(("choose",))


def ask_choose(state: Position) -> Asks:
    """All at the same time (NEU-9)."""
    return {
        seat: Ask(
            "NEU-9",
            "neutrace-ask-tasks",
            (Choose,),
            [Choose(keep, give) for keep in tasks for give in tasks if keep != give],
            overdue=Choose(tasks[0], tasks[1]),
            recommended=_recommended(tasks),
        )
        for seat, tasks in enumerate(state.dealt)
        if not state.chosen[seat]
    }


def _recommended(tasks: list[int]) -> Choose:
    """Keep the easiest and give the hardest: the more substances, the harder (NEU-40 to NEU-44)."""
    easiest, _, hardest = sorted(tasks, key=lambda task: (task < FIRST_LETTER, task))
    return Choose(easiest, hardest)


def refuse_choose(state: Position, seat: int, move: Choose) -> Refusal | None:
    for task in (move.keep, move.give):
        if task not in state.dealt[seat]:
            return Refusal("NEU-9", "neutrace-task-not-dealt", task=TASKS[task])
    if move.keep == move.give:
        return Refusal("NEU-9", "neutrace-task-twice", task=TASKS[move.keep])
    return None


def answer_choose(state: Position, seat: int, move: Choose, chance: Chance, tell: Tell) -> None:
    (returned,) = set(state.dealt[seat]) - {move.keep, move.give}
    state.dealt[seat] = [move.keep, move.give, returned]
    state.chosen[seat] = True
    tell and tell(TasksChosen(seat, *(TASKS[task] for task in state.dealt[seat])))
    if not all(state.chosen):
        state.first(("choose",))
    else:
        for receiver in range(state.seats):  # NEU-R15
            _, received = tasks_of(state, receiver)
            tell and tell(TaskReceived(receiver, state.after(receiver), TASKS[received]))
