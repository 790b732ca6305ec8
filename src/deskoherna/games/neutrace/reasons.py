"""What may speak for a move or against it, in the words of players."""

from __future__ import annotations

from deskoherna.kernel import Reason

from .pieces import KIND_NAMES, ORBITALS, TASKS

BETTER_HAND = Reason("neutrace-why-hand")
WAITS = Reason("neutrace-why-waits")
BEGINS = Reason("neutrace-why-begins", against=True)


# What an equation brings once it is evaluated; `planned` by another card of the hand


def reaches(goals: int, planned: bool = False) -> Reason:
    """So many more substances would be in goals, or fewer."""
    if goals < 0:
        return Reason("neutrace-why-leaves-goal", {"goals": -goals}, against=True)
    return Reason("neutrace-why-goal", {"goals": goals, "planned": int(planned)})


def forward(halves: int, planned: bool = False) -> Reason:
    """Nearer to the ends by a number of half fields in all, or farther from them."""
    if halves < 0:
        return Reason("neutrace-why-back", way(-halves), against=True)
    return Reason("neutrace-why-forward", {**way(halves), "planned": int(planned)})


def spoils_goal(seat: int, planned: bool = False) -> Reason:
    return Reason("neutrace-why-spoils-goal", {"seat": seat, "planned": int(planned)})


def hinders(seat: int, halves: int, planned: bool = False) -> Reason:
    """Another seat is driven back by a number of half fields in all."""
    return Reason("neutrace-why-hinders", {"seat": seat, **way(halves), "planned": int(planned)})


def helps(seat: int) -> Reason:
    return Reason("neutrace-why-helps", {"seat": seat}, against=True)


def task(number: int, done: bool = True) -> Reason:
    """It would be fulfilled, or no longer be."""
    return Reason("neutrace-why-task", {"task": TASKS[number], "done": int(done)}, not done)


def way(halves: int) -> dict[str, str | int]:
    return {"fields": halves // 2, "half": halves % 2}


# Orbitals, cards, tasks


def orbital(number: int) -> Reason:
    return Reason("neutrace-why-orbital", {"orbital": ORBITALS[number]})


def held(kind: int, fewer: bool) -> Reason:
    """Whether fewer cards of this kind are in hand than of the other, or more."""
    return Reason("neutrace-why-held", {"kind": KIND_NAMES[kind], "fewer": int(fewer)}, not fewer)


def drawn(from_open: bool, better: bool) -> Reason:
    """The open card beside what the deck holds on average, or the other way round."""
    return Reason("neutrace-why-drawn", {"open": int(from_open), "better": int(better)}, not better)


def of_use(best: bool) -> Reason:
    """Whether what is given, or named, is the best choice for the hand."""
    return Reason("neutrace-why-of-use", {"best": int(best)}, against=not best)


def keeps(task: int, likely: int) -> Reason:
    """Whether a task is likelier than the others that were dealt (1), less likely (-1)."""
    return Reason("neutrace-why-keeps", {"task": TASKS[task], "likely": likely}, likely < 0)


def gives(task: int, likely: int) -> Reason:
    return Reason("neutrace-why-gives", {"task": TASKS[task], "likely": likely}, likely > 0)
