"""What is demanded of every game. Each check walks through one game and fails with an assertion."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from conformance.outgoing import logged, outgoing, written
from conformance.play import Case, Turn, every_step, finish, going_on, spread, turns, walk
from deskoherna.kernel import (
    AgendaState,
    AnyMatch,
    Ask,
    BadRecord,
    Chance,
    Event,
    Move,
    Refusal,
    SearchChance,
    dumps,
    loads,
    replay_lines,
    visible_to,
)
from deskoherna.texts import LANGUAGES, rulebook, speaker
from scale import SHARE

Check = Callable[[Case], None]

SAMPLE = 8  # moves looked at in a position
POOL = 60  # moves of a game that are tried in all of its positions
OPENINGS = 80
PASSES = 20  # through a game, before something that chance should bring is missed
NONSENSE = (
    "",
    " ",
    "?",
    "\0",
    "0",
    "-1",
    "x" * 10_000,
    "🙂",
    "１ a1",
    "null",
    "{}",
    "\n\n",
    "a1;b2",
)


def sample(ask: Ask[Move], chance: SearchChance) -> list[Move]:
    """Some answers the game says it accepts."""
    return [ask.sample(chance) for _ in range(SAMPLE)]


def pool_of(case: Case) -> set[Move]:
    """Moves that were played, some of them if there were many: legal now, later or never."""
    return {turn.move for turn in spread(turns(case), POOL)}


def bytes_of(match: AnyMatch) -> bytes:
    state: bytes = match.state.encode()
    return state + dumps(match.record())


def copies_are_independent(case: Case) -> None:
    chance = SearchChance(f"{case} copies")
    for match, turn in going_on(case):
        twin = match.state.copy()
        before = match.state.encode()
        assert twin == match.state and twin.encode() == before, "a copy differs"
        twin.play(turn.seat, turn.move, chance)
        for seat, ask in islice(twin.asks().items(), 1):
            twin.play(seat, ask.sample(chance), chance)
        assert match.state.encode() == before, "playing on a copy changed the original"


def history_stays_frozen(case: Case) -> None:
    seen = []
    for match, _ in going_on(case):
        asked = {seat: ask.data() for seat, ask in match.asks.items()}
        views = [match.view(seat) for seat in seats(match)]
        seen.append((match.asks, asked, views, msgspec.json.encode(views)))
    for asks, asked, views, encoded in seen:
        assert {seat: ask.data() for seat, ask in asks.items()} == asked, "an old ask has changed"
        assert msgspec.json.encode(views) == encoded, "an old view has changed"


def legal_is_what_is_accepted(case: Case) -> None:
    pool = pool_of(case)
    chance = SearchChance(f"{case} legal")
    for match, _ in walk(case):
        for seat, ask in match.asks.items():
            listed = sample(ask, chance)
            pool.update(listed)
            for move in [*listed, *islice(ask.moves, SAMPLE)]:
                assert match.refusal(seat, move) is None, f"{move} is offered and refused"
                match.copy().play(seat, move)
            if not ask.free:
                assert len(ask.moves) == len(list(ask.moves)), "moves are counted wrong"
                assert list(ask.moves)[-1] == ask.moves[len(ask.moves) - 1], "indexed wrong"
                for move in pool:
                    accepted = match.refusal(seat, move) is None
                    assert accepted == (move in ask.moves), f"{move}: accepted is not listed"


def refusals_give_reasons(case: Case) -> None:
    pool = pool_of(case)
    chance = SearchChance(f"{case} refusals")
    known = known_rules(case)
    said: set[str] = set()
    for match, turn in walk(case):
        before = bytes_of(match)
        texts = {str(move) for move in pool} | set(NONSENSE) | set(mutations(turn, chance))
        for seat in range(case.setup.seats):
            attempts: list[Move | str] = [*pool, *texts, *malformed(turn.move)]
            for attempt in attempts:
                if (refusal := match.refusal(seat, attempt)) is None:
                    continue
                check_refusal(match, seat, attempt, refusal, known)
                if (told := str(refusal)) not in said:
                    can_be_said(case, refusal)
                    said.add(told)
        assert bytes_of(match) == before, "refusing changed something"


def check_refusal(
    match: AnyMatch,
    seat: int,
    attempt: Move | str,
    refusal: Refusal,
    known: set[str],
) -> None:
    assert refusal.rule in known, f"{attempt!r}: rule {refusal.rule!r} is not in the rulebook"
    try:
        match.play(seat, attempt)
    except Refusal as raised:
        assert raised.data() == refusal.data(), f"{attempt!r}: two reasons"
    else:
        raise AssertionError(f"{attempt!r} is refused, and can be played")


def can_be_said(case: Case, refusal: Refusal) -> None:
    for language in LANGUAGES:
        say = speaker(language, case.game)
        assert say.knows(refusal.key), f"{refusal.key} has no words"
        say.problem(refusal)


def mutations(turn: Turn, chance: SearchChance) -> Iterator[str]:
    text = str(turn.move)
    for _ in range(6):
        place = chance.below("place", len(text) + 1)
        yield text[:place] + text[place + 1 :]
        yield text[:place] + chance.pick("letter", "a1z9 -+({é\t") + text[place:]
        yield text[:place] + text[place : place + 2][::-1] + text[place + 2 :]


def malformed(move: Move) -> Iterator[Move]:
    """The move with values that its fields were never made for."""
    for field in move.__struct_fields__:
        for value in (None, -1, 10**9, True, "x", (), 0.5):
            yield msgspec.structs.replace(move, **{field: value})


def known_rules(case: Case) -> set[str]:
    return {*rulebook("en", case.game).rules, *rulebook("en").rules}


def notation_is_unique_and_inverse(case: Case) -> None:
    chance = SearchChance(f"{case} notation")
    for match, _ in walk(case):
        for ask in match.asks.values():
            moves = [*sample(ask, chance), *ask.moves]
            for move in moves:  # so no two of them are written alike
                assert case.game.parse(str(move)) == move, f"{move} is read as something else"


def replay_gives_the_same_bytes(case: Case) -> None:
    match, _ = finish(case)
    record = dumps(match.record())
    states = [match.state.encode() for match, _ in every_step(case)] + [match.state.encode()]
    again = [step.match.state.encode() for step in replay_lines(case.game, loads(record))]
    assert again == states, "a replayed state differs"


def replays(case: Case, match: AnyMatch) -> bool:
    try:
        *_, last = replay_lines(case.game, loads(dumps(match.record())))
    except BadRecord:
        return False
    return bool(last.match.state == match.state)


def time_may_run_out(case: Case) -> None:
    """What the rules foresee for a seat that is late can be played and is replayed."""
    for match, _ in walk(case):
        for seat, ask in match.asks.items():
            if ask.overdue is not None:
                late = match.copy()
                late.lapse(seat)
                assert late.state != match.state, "time ran out, and nothing came of it"
                assert replays(case, late), "a late seat is not replayed"


def same_seed_same_game(case: Case) -> None:
    expected = bytes_of(finish(case)[0])
    for disturbance in (1, 2):
        random.seed(disturbance)
        before = random.getstate()
        assert bytes_of(finish(case)[0]) == expected, "the same seed gave another game"
        assert random.getstate() == before, "the game uses the global generator"


def views_are_typed(case: Case) -> None:
    for match, _ in walk(case):
        for seat in seats(match):
            view = match.view(seat)
            assert type(view) is case.game.view_type, "a view of another type"
            for encode, decode in (
                (msgspec.json.encode, msgspec.json.decode),
                (msgspec.msgpack.encode, msgspec.msgpack.decode),
            ):
                assert decode(encode(view), type=case.game.view_type) == view, "a view is lost"


def secrets_stay_secret(case: Case) -> None:
    """What a seat may not know is swapped; every byte that goes out to it must stay the same."""
    chance = SearchChance(f"{case} secrets")
    everyone = [None, *range(case.setup.seats)]
    compared = 0
    for match, turn in walk(case):
        others = other_moves(match, turn, chance)
        for seat in everyone:
            sent = list(outgoing(match, seat))
            for twin in twins(match, seat, chance):
                nothing_tells_them_apart(sent, twin, seat)
                compared += events_tell_no_more(match, twin, turn, seat)
            compared += secret_moves_stay_secret(others, turn, seat)
    if case.thorough and not case.game.open_information:
        assert compared, "what events tell was never compared"


def all_secrets_are_swapped(case: Case) -> None:
    """In the course of a game swapping changes all that has to be imagined, for every seat."""
    if not (case.thorough or case.game.open_information):
        return  # in a few positions little is hidden, or nothing
    chance = SearchChance(f"{case} swapping")
    for seat in [None, *range(case.setup.seats)]:
        imagined: set[Path] = set()
        for match, _ in walk(case):
            world = case.game.imagine(match.view(seat), chance)
            imagined |= differences(match.state.data(), world.data())
        swapped = all_swapped(case, seat, imagined, chance)
        if case.game.open_information:
            assert not swapped, "nothing is hidden, and yet something is swapped"
            assert not imagined, "nothing is hidden, and yet something is imagined"
        else:
            assert swapped, f"nothing that seat {seat} may not know is swapped"
            assert imagined <= swapped, f"hidden from seat {seat}, and never swapped"


def all_swapped(case: Case, seat: int | None, wanted: set[Path], chance: Chance) -> set[Path]:
    """What swapping changes; what is wanted is waited for, since one swap may leave it in place."""
    found: set[Path] = set()
    for _ in range(PASSES):
        for match, _ in walk(case):
            for _ in range(SAMPLE):
                other = case.game.swapped(match.state, seat, chance)
                found |= differences(match.state.data(), other.data())
        if found and wanted <= found:
            break
    return found


def twins(match: AnyMatch, seat: int | None, chance: Chance) -> Iterator[AnyMatch]:
    """The match in worlds that differ from its own in what the seat may not know."""
    for shuffle in (chance, OneExchange(chance)):
        twin = match.copy()
        twin.state = match.game.swapped(match.state, seat, shuffle)
        if isinstance(twin.state, AgendaState):
            twin.state.asked = None  # is found out anew, from what was swapped
        if twin.state != match.state:
            yield twin


Path = tuple[int, ...]


def differences(one: Any, other: Any, path: Path = ()) -> set[Path]:
    """Where two states differ, down to the second level: which part, whose."""
    if one == other:
        return set()
    lists = isinstance(one, list | tuple) and isinstance(other, list | tuple)
    if not lists or len(path) == 2 or len(one) != len(other):
        return {path}
    pairs = enumerate(zip(one, other, strict=True))
    return set().union(*(differences(a, b, (*path, n)) for n, (a, b) in pairs))


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


def nothing_tells_them_apart(
    sent: list[tuple[str, bytes]], twin: AnyMatch, seat: int | None
) -> None:
    for (form, told), (_, told_twin) in zip(sent, outgoing(twin, seat), strict=True):
        assert told == told_twin, f"{form} tells seat {seat} a secret"


def events_tell_no_more(match: AnyMatch, twin: AnyMatch, turn: Turn, seat: int | None) -> bool:
    """The same move in both worlds: where the seat sees the same after it, it was told the same."""
    if twin.refusal(turn.seat, turn.move) is not None:
        return False
    one, other = match.copy(), twin.copy()
    events = one.play(turn.seat, turn.move)
    others = other.play(turn.seat, turn.move)
    if one.view(seat) != other.view(seat):
        assert one.fixed == len(one.plies), "a secret was shown, and undo goes back past it"
        return False
    told = told_in_all(one, seat, without_swept_away(one, events))
    told_twin = told_in_all(other, seat, without_swept_away(other, others))
    assert told == told_twin, f"events tell seat {seat} a secret"
    return True


def without_swept_away(match: AnyMatch, events: list[Event]) -> list[Event]:
    """The events of a move, less what it laid open to all if a new deal may have hidden it again.

    The last card taken in a round of NEUTRACE uncovers the next one; then all are shuffled.
    """
    if not match.plies[-1].draws:
        return events
    return [event for event in events if not (event.reveals and event.seen_by(None) == event)]


def told_in_all(match: AnyMatch, seat: int | None, events: list[Event]) -> tuple[bytes, bytes]:
    """What a seat hears of the move that was just made: its events, and at a web table."""
    line = b"" if match.game.open_information else logged(match, seat, events)
    return written(visible_to(seat, events)), line


Played = tuple[AnyMatch, list[Event]]


def other_moves(match: AnyMatch, turn: Turn, chance: SearchChance) -> list[tuple[Played, Played]]:
    """What came of the move, and what comes of others that lead elsewhere.

    Where chance was drawn a new deal may have swept away what everyone saw, so nothing is compared.
    """

    def played(move: Move) -> Played:
        twin = match.copy()
        return twin, twin.play(turn.seat, move)

    one = played(turn.move)
    others = [played(move) for move in sample(match.asks[turn.seat], chance)]
    return [
        (one, other)
        for other in others
        if not one[0].plies[-1].draws
        and not other[0].plies[-1].draws
        and one[0].state != other[0].state
    ]


def secret_moves_stay_secret(
    others: list[tuple[Played, Played]], turn: Turn, seat: int | None
) -> bool:
    """Another move in the same world: where the seat does not see the difference, it was told the
    same.
    """
    compared = False
    for (one, events), (other, other_events) in others:
        if seat != turn.seat and one.view(seat) == other.view(seat):
            compared = True
            told, told_twin = told_in_all(one, seat, events), told_in_all(other, seat, other_events)
            assert told == told_twin, f"a move is told to seat {seat}"
    return compared


def opening_tells_no_more_than_views(case: Case) -> None:
    """Of all openings in which a seat sees the same, it was told the same."""
    told: dict[tuple[int | None, bytes], bytes] = {}
    for number in range(OPENINGS if case.thorough else OPENINGS // SHARE):
        match = case.game.new(case.setup.seats, case.setup.options, case.seed + number)
        for seat in seats(match):
            key = (seat, msgspec.json.encode(match.view(seat)))
            events = written(visible_to(seat, match.opening))
            assert told.setdefault(key, events) == events, f"the opening tells seat {seat} a secret"


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
    assert hidden == varied, "imagined worlds do not vary"


def imagined_worlds(match: AnyMatch, seat: int | None, chance: SearchChance) -> list[Any]:
    """Some positions that a seat takes for possible; each agrees with all it sees and is asked."""
    view, asked = match.view(seat), match.asks
    worlds = [match.game.imagine(view, chance) for _ in range(3)]
    for world in worlds:
        assert match.game.view(world, seat) == view, "an imagined world contradicts the view"
        asks = world.asks()
        if seat is not None and seat in asked:
            assert asks[seat].data() == asked[seat].data(), "other moves are imagined"
        for mover, ask in islice(asks.items(), 1):
            world.copy().play(mover, ask.sample(chance), chance)
    return worlds


def games_end(case: Case) -> None:
    match, _ = finish(case)
    result = match.result
    assert result is not None
    assert not match.asks, "the game is over, and someone is asked"
    assert len(result.places) == case.setup.seats, "a seat has no place"
    for place in result.places:
        better = sum(other < place for other in result.places)
        fits = place in (1, 2) and better == 0 if result.together else place == better + 1
        assert fits, f"places {result.places} leave a gap"
    assert result.rule in known_rules(case), f"{result.rule} is not in the rulebook"


def results_are_what_events_say(case: Case) -> None:
    match, events = finish(case)
    assert match.result is not None
    scores = [0] * case.setup.seats
    for event in events:
        for seat, points in event.gains().items():
            scores[seat] += points
    assert tuple(scores) == match.result.scores, "events add up to other scores"
    told = [winners for event in events if (winners := event.winners()) is not None]
    assert told == [match.result.winners], "events name other winners"


def previews_come_true(case: Case) -> None:
    for match, turn in walk(case):
        before = bytes_of(match)
        foreseen = match.preview(turn.seat, turn.move)
        assert bytes_of(match) == before, "a preview changed something"
        happened = visible_to(turn.seat, match.copy().play(turn.seat, turn.move))
        assert happened[: len(foreseen)] == foreseen, "it came otherwise than foreseen"


def undo_goes_back(case: Case) -> None:
    for match, turn in walk(case):
        before = match.state.encode()
        again = match.copy()
        again.play(turn.seat, turn.move)
        if again.undo_refusal(len(match.plies)) is None:
            again.undo(len(match.plies))
            assert again.state.encode() == before, "undo led elsewhere"
            played = match.after(len(match.plies))  # the long way, for undo far back
            assert played.state.encode() == before, "undo led elsewhere"


def everything_is_told_in_both_languages(case: Case) -> None:
    known = known_rules(case)
    match, events = finish(case)
    assert match.result is not None
    for language in LANGUAGES:
        say = speaker(language, case.game)
        assert say.knows(match.result.reason), f"{match.result.reason} has no words"
        for event in events:
            assert event.rule in known, f"{event.key} cites {event.rule}, which does not exist"
            for seen in [event.seen_by(seat) for seat in seats(match)]:
                assert seen is None or say.knows(seen.key), f"{event.key} has no words"
                assert seen is None or say.event(seen).strip(), f"{event.key} says nothing"
        for position, turn in walk(case):
            for ask in position.asks.values():
                assert say.knows(ask.key), f"{ask.key} has no words"
                say.ask(ask)
            case.game.draw(position.view(turn.seat), say)


def seats(match: AnyMatch) -> list[int | None]:
    return [None, *range(match.setup.seats)]


CHECKS: tuple[Check, ...] = (
    copies_are_independent,
    history_stays_frozen,
    legal_is_what_is_accepted,
    refusals_give_reasons,
    notation_is_unique_and_inverse,
    replay_gives_the_same_bytes,
    time_may_run_out,
    same_seed_same_game,
    views_are_typed,
    secrets_stay_secret,
    all_secrets_are_swapped,
    opening_tells_no_more_than_views,
    imagined_worlds_agree_and_vary,
    games_end,
    results_are_what_events_say,
    previews_come_true,
    undo_goes_back,
    everything_is_told_in_both_languages,
)
