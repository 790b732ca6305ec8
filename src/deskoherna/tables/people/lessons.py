"""Progress through first lessons, for those who are known to the room."""

from __future__ import annotations

from typing import ClassVar

from ..stores.documents import Documents
from .documents import Kept, People

KNOWN_BY = ("profile", "passkey")  # documents of which people leave one to be known


class LessonsSolved(Kept, frozen=True):
    """The tasks of a game's lesson that a person has solved; its key is the person and the game."""

    kind: ClassVar[str] = "lesson"
    most: ClassVar[int] = 100

    solved: tuple[str, ...] = ()


async def keeps_progress(documents: Documents, person: str) -> bool:
    """Whether somebody wants to be known; others have it in their browser alone."""
    return bool(await documents.owners(KNOWN_BY, (person,)))


async def note_solved(people: People, person: str, game: str, task: str) -> tuple[str, ...]:
    key = f"{person} {game}"
    found = await people.get(LessonsSolved, key)
    before = () if found is None else found.value.solved
    after = before if task in before else (*before, task)
    await people.put(person, key, LessonsSolved(after))
    return after


async def hand_over(people: People, person: str, to: str) -> None:
    """One person turns out to be another, who has solved all of it."""
    for game, tasks in (await progress(people, person)).items():
        for task in tasks:
            await note_solved(people, to, game, task)
        await people.delete(person, LessonsSolved, f"{person} {game}")


async def progress(people: People, person: str) -> dict[str, tuple[str, ...]]:
    """The tasks that were solved, by game."""
    found = await people.of(LessonsSolved, person)
    return {one.key.partition(" ")[2]: one.value.solved for one in found}
