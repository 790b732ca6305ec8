"""What a seat may not know does not reach it, and what it does not know can be imagined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

import msgspec

from deskoherna.kernel import (
    AgendaState,
    AnyMatch,
    Chance,
    Event,
    Move,
    SearchChance,
    State,
    visible_to,
)
from deskoherna.testing.diff import LENGTH, Path, differences, named, spelled
from deskoherna.testing.fault import Fault, demand, same, same_json, who
from deskoherna.testing.outgoing import Sent, logged, outgoing, written
from deskoherna.testing.play import Case, Ply, looks, walk
from deskoherna.testing.run import SHARE

from .check import Check, in_positions
from .moves import SAMPLE, sample
from .states import seats

OPENINGS = 80
PASSES = 20  # through a game, before something that chance should bring is missed
LISTED = 6  # places that a message names
LEVELS = 2  # of a state, within which swapping must change what is imagined: which part, whose


@in_positions
def views_are_typed(case: Case) -> None:
    for match, _ in walk(case):
        for seat in seats(match):
            view, declared = match.view(seat), case.game.view_type
            if type(view) is not declared:
                found = type(view).__name__
                raise Fault("check-view-type", found=found, declared=declared.__name__)
            for form in (msgspec.json, msgspec.msgpack):
                read = form.decode(form.encode(view), type=declared)
                same(view, read, "check-view-lost", seat=who(seat))


@in_positions
def secrets_stay_secret(case: Case) -> None:
    """What a seat may not know is swapped; every byte that goes out to it must stay the same."""
    chance = SearchChance(f"{case} secrets")
    everyone = [None, *range(case.setup.seats)]
    compared = 0
    for match, ply in walk(case):
        others = other_moves(match, ply, chance)
        for seat in everyone:
            sent = list(outgoing(match, seat))
            for twin in twins(match, seat, chance):
                nothing_tells_them_apart(sent, twin, seat)
                compared += events_tell_no_more(match, twin, ply, seat)
            compared += secret_moves_stay_secret(others, ply, seat)
    if case.thorough and not case.game.open_information:
        demand(compared, "check-never-compared")


def enough(case: Case) -> bool:
    """Whether enough is hidden: in a few positions it is little, or nothing."""
    return case.thorough or case.game.open_information


@partial(Check, count=lambda case: len(looks(case)) if enough(case) else 0)
def all_secrets_are_swapped(case: Case) -> None:
    """In the course of a game swapping changes all that has to be imagined, for every seat."""
    if not enough(case):
        return
    chance = SearchChance(f"{case} swapping")
    for seat in [None, *range(case.setup.seats)]:
        imagined: dict[Path, Path] = {}
        for match, _ in walk(case):
            world = case.game.imagine(match.view(seat), chance)
            imagined = differing(match.state, world) | imagined
        swapped = all_swapped(case, seat, imagined, chance)
        if case.game.open_information:
            demand(not swapped, "check-swapped-open", where=listed(swapped.values()))
            demand(not imagined, "check-imagined-open", where=listed(imagined.values()))
        else:
            demand(swapped, "check-nothing-swapped", seat=who(seat))
            missed = [imagined[part] for part in imagined.keys() - swapped.keys()]
            demand(not missed, "check-never-swapped", seat=who(seat), where=listed(missed))


def all_swapped(
    case: Case, seat: int | None, wanted: Mapping[Path, Path], chance: Chance
) -> dict[Path, Path]:
    """What swapping changes; what is wanted is waited for, since one swap may leave it in place."""
    found: dict[Path, Path] = {}
    for _ in range(PASSES):
        for match, _ in walk(case):
            for _ in range(SAMPLE):
                found |= differing(match.state, case.game.swapped(match.state, seat, chance))
        if found and wanted.keys() <= found.keys():
            break
    return found


def differing(one: State[Any], other: State[Any]) -> dict[Path, Path]:
    """The parts in which two states differ, down to the second level, each with a place in it."""
    found: dict[Path, Path] = {}
    if one != other:
        for path, _, _ in differences(named(one), named(other)):
            found.setdefault(without_length(path)[:LEVELS], path)
    return found


def without_length(path: Path) -> Path:
    return path[:-1] if path[-1] == LENGTH else path


def listed(paths: Iterable[Path]) -> str:
    """The paths for a message, or some of them if there are many."""
    places = sorted(map(spelled, paths))
    return ", ".join(places[:LISTED] + ["…"] * (len(places) > LISTED))


def twins(match: AnyMatch, seat: int | None, chance: Chance) -> Iterator[AnyMatch]:
    """The match in worlds that differ from its own in what the seat may not know."""
    for shuffle in (chance, OneExchange(chance)):
        twin = match.copy()
        twin.state = match.game.swapped(match.state, seat, shuffle)
        if isinstance(twin.state, AgendaState):
            twin.state.asked = None  # is found out anew, from what was swapped
        if twin.state != match.state:
            yield twin


class OneExchange(Chance):
    """A shuffle with it exchanges two things and leaves all others where they are."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        got = [bound - 1 for bound in bounds]
        if bounds:
            place = self.chance.below(label, len(bounds))
            got[place] = self.chance.below(label, bounds[place])
        return tuple(got)


def nothing_tells_them_apart(sent: list[Sent], twin: AnyMatch, seat: int | None) -> None:
    for one, other in zip(sent, outgoing(twin, seat), strict=True):
        about = {"form": one.form, "attempt": one.attempt, "seat": who(seat)}
        same_json(one.data, other.data, "check-swap", **about)


def events_tell_no_more(match: AnyMatch, twin: AnyMatch, ply: Ply, seat: int | None) -> bool:
    """The same move in both worlds: where the seat sees the same after it, it was told the same."""
    if twin.refusal(ply.seat, ply.move) is not None:
        return False
    one, other = match.copy(), twin.copy()
    events = one.play(ply.seat, ply.move)
    others = other.play(ply.seat, ply.move)
    if one.view(seat) != other.view(seat):
        demand(one.fixed == len(one.plies), "check-undo-secret", move=str(ply.move))
        return False
    told = told_in_all(one, seat, without_swept_away(one, events))
    told_twin = told_in_all(other, seat, without_swept_away(other, others))
    same_told(told, told_twin, "check-events", seat)
    return True


def without_swept_away(match: AnyMatch, events: list[Event]) -> list[Event]:
    """The events of a move, less what it laid open to all if a new deal may have hidden it again.

    The last card taken in a round of NEUTRACE uncovers the next one; then all are shuffled.
    """
    if not match.plies[-1].draws:
        return events
    return [event for event in events if not (event.reveals and event.seen_by(None) == event)]


Told = tuple[bytes, bytes]  # what a seat hears of a move: its events, and at a web table


def told_in_all(match: AnyMatch, seat: int | None, events: list[Event]) -> Told:
    """What a seat hears of the move that was just made."""
    line = b"{}" if match.game.open_information else logged(match, seat, events)
    return written(visible_to(seat, events)), line


def same_told(one: Told, other: Told, key: str, seat: int | None) -> None:
    for form, data, data_twin in zip(("events", "log"), one, other, strict=True):
        same_json(data, data_twin, key, form=form, seat=who(seat))


Played = tuple[AnyMatch, list[Event]]


def other_moves(match: AnyMatch, ply: Ply, chance: SearchChance) -> list[tuple[Played, Played]]:
    """What came of the move, and what comes of others that lead elsewhere.

    Where chance was drawn a new deal may have swept away what everyone saw, so nothing is compared.
    """

    def played(move: Move) -> Played:
        twin = match.copy()
        return twin, twin.play(ply.seat, move)

    one = played(ply.move)
    others = [played(move) for move in sample(match.asks[ply.seat], chance)]
    return [
        (one, other)
        for other in others
        if not one[0].plies[-1].draws
        and not other[0].plies[-1].draws
        and one[0].state != other[0].state
    ]


def secret_moves_stay_secret(
    others: list[tuple[Played, Played]], ply: Ply, seat: int | None
) -> bool:
    """Another move in the same world: where the seat does not see the difference, it was told the
    same.
    """
    compared = False
    for (one, events), (other, other_events) in others:
        if seat != ply.seat and one.view(seat) == other.view(seat):
            compared = True
            told, told_twin = told_in_all(one, seat, events), told_in_all(other, seat, other_events)
            same_told(told, told_twin, "check-move-told", seat)
    return compared


def openings(case: Case) -> int:
    return OPENINGS if case.thorough else OPENINGS // SHARE


@partial(Check, count=openings, unit="openings")
def opening_tells_no_more_than_views(case: Case) -> None:
    """Of all openings in which a seat sees the same, it was told the same."""
    told: dict[tuple[int | None, bytes], list[Any]] = {}
    for number in range(openings(case)):
        match = case.game.new(case.setup.seats, case.setup.options, case.seed + number)
        for seat in seats(match):
            key = (seat, msgspec.json.encode(match.view(seat)))
            events = [event.data() for event in visible_to(seat, match.opening)]
            same(told.setdefault(key, events), events, "check-opening", seat=who(seat))


@in_positions
def imagined_worlds_agree_and_vary(case: Case) -> None:
    chance = SearchChance(f"{case} imagined")
    hidden = varied = False
    for _ in range(PASSES):
        for match, _ in walk(case):
            for seat in seats(match):
                worlds = imagined_worlds(match, seat, chance)
                hidden |= any(world != match.state for world in worlds)
                varied |= any(world != worlds[0] for world in worlds)
        if hidden == varied:
            break
    demand(hidden == varied, "check-imagined-alike")


def imagined_worlds(match: AnyMatch, seat: int | None, chance: SearchChance) -> list[Any]:
    """Some positions that a seat takes for possible; each agrees with all it sees and is asked."""
    view, asked = match.view(seat), match.asks
    worlds = [match.game.imagine(view, chance) for _ in range(3)]
    for world in worlds:
        same(view, match.game.view(world, seat), "check-imagined-view", seat=who(seat))
        asks = world.asks()
        if seat is not None and seat in asked:
            same(asked[seat].data(), asks[seat].data(), "check-imagined-ask", seat=who(seat))
        for mover, ask in islice(asks.items(), 1):
            world.copy().play(mover, ask.sample(chance), chance)
    return worlds
