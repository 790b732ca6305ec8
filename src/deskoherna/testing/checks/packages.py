"""What a package brings besides its rules: messages, rule ids, lessons, pictures, golden games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from deskoherna.coaching import cues
from deskoherna.lessons import lesson
from deskoherna.testing.fault import Fault, Faults
from deskoherna.testing.golden import golden_games
from deskoherna.testing.messages import messages_of, missing_texts, number_of_messages
from deskoherna.testing.package import Package
from deskoherna.testing.rule_ids import refusals_without_id, rules_of
from deskoherna.testing.run import SHARE
from deskoherna.testing.solving import broken_positions, pictures, tasks, unasked_cues, undrawn
from deskoherna.texts import rulebook

from .check import Check

BROKEN = 2_000  # texts that are almost a position

Find = Callable[[Package], Iterable[Fault]]


def of_package(unit: str, count: Callable[[Package], int]) -> Callable[[Find], Check[Package]]:
    """A check of a package that finds all faults there are."""

    def check(find: Find) -> Check[Package]:
        def run(package: Package) -> None:
            if faults := {str(fault): fault for fault in find(package)}:
                raise Faults(faults.values())

        run.__name__ = find.__name__
        return Check(run, count, unit)

    return check


@of_package("messages", lambda package: number_of_messages(package.game))
def messages_are_complete(package: Package) -> Iterable[Fault]:
    return missing_texts(package.game) or messages_of(package.game)


@of_package("rules", lambda package: len(rulebook("en", package.game).rules))
def rules_are_cited(package: Package) -> Iterator[Fault]:
    yield from rules_of(package.game, [package.code], package.tests)
    known = {*rulebook("en", package.game).rules, *rulebook("en").rules}
    yield from refusals_without_id(package.code, known)


@of_package("pictures", lambda package: len(pictures(package.game)))
def pictures_can_be_drawn(package: Package) -> Iterable[Fault]:
    return undrawn(package.game)


@of_package("tasks", lambda package: len(lesson(package.game)))
def lessons_can_be_learnt(package: Package) -> Iterator[Fault]:
    yield from tasks(package.game)
    attempts = BROKEN * (SHARE if package.run.thorough else 1)
    yield from broken_positions(package.game, package.run.dice("positions"), attempts)


@of_package("cues", lambda package: len(cues(package.game)))
def cues_can_come(package: Package) -> Iterable[Fault]:
    return unasked_cues(package.game)


@of_package("games", lambda package: len(package.game.seats))
def golden_games_are_the_same(package: Package) -> Iterable[Fault]:
    assert package.golden is not None
    return golden_games(package.game, package.golden)
