"""What is demanded of every game. Each check walks through one game and fails with an assertion."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice

import msgspec

from conformance.outgoing import outgoing, spoken
from conformance.play import Case, Turn, finish, turns, walk
from deskoherna.kernel import (
    AnyMatch,
    Ask,
    Move,
    Refusal,
    SearchChance,
    dumps,
    loads,
    steps,
    told_to,
)
from deskoherna.texts import LANGUAGES, rulebook, speaker

Check = Callable[[Case], None]

SAMPLE = 12  # moves looked at in a position
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


def bytes_of(match: AnyMatch) -> bytes:
    state: bytes = match.state.encode()
    return state + dumps(match.record())


def copies_are_independent(case: Case) -> None:
    kept = []
    chance = SearchChance(1)
    for match, turn in walk(case):
        twin = match.state.copy()
        before = match.state.encode()
        assert twin == match.state and twin.encode() == before, "a copy differs"
        twin.play(turn.seat, turn.move, chance)
        for seat, ask in islice(twin.asks().items(), 1):
            twin.play(seat, ask.sample(chance), chance)
        assert match.state.encode() == before, "playing on a copy changed the original"
        kept.append((match.state.copy(), before))
    assert all(state.encode() == before for state, before in kept), "playing on changed a copy"


def history_stays_frozen(case: Case) -> None:
    seen = []
    for match, _ in walk(case):
        asked = {seat: ask.data() for seat, ask in match.asks.items()}
        views = [match.view(seat) for seat in seats(match)]
        seen.append((match.asks, asked, views, msgspec.json.encode(views), match.plies[:]))
    for asks, asked, views, encoded, plies in seen:
        assert {seat: ask.data() for seat, ask in asks.items()} == asked, "an old ask has changed"
        assert msgspec.json.encode(views) == encoded, "an old view has changed"
        assert finish(case)[0].plies[: len(plies)] == plies, "old moves have changed"


def legal_is_what_is_accepted(case: Case) -> None:
    pool = {turn.move for turn in turns(case)}
    chance = SearchChance(2)
    for match, turn in walk(case):
        for seat, ask in match.asks.items():
            listed = sample(ask, chance)
            pool.update(listed)
            for move in listed:
                assert match.refusal(seat, move) is None, f"{move} is offered and refused"
                match.copy().play(seat, move)
            if not ask.free:
                assert len(ask.moves) == len(list(ask.moves)), "moves are counted wrong"
                assert list(ask.moves)[-1] == ask.moves[len(ask.moves) - 1], "indexed wrong"
                assert turn.seat != seat or turn.move in ask.moves, f"{turn.move} is not listed"
                for move in pool:
                    accepted = match.refusal(seat, move) is None
                    assert accepted == (move in ask.moves), f"{move}: listed is not accepted"
        for seat in {-1, *range(case.setup.seats), case.setup.seats} - set(match.asks):
            refusal = match.refusal(seat, turn.move)
            assert refusal and refusal.rule == "ROOM-1", f"seat {seat} moves without being asked"


def refusals_give_reasons(case: Case) -> None:
    pool = {turn.move for turn in turns(case)}
    chance = SearchChance(3)
    known = known_rules(case)
    refused = 0
    for match, turn in walk(case):
        texts = {str(move) for move in pool} | set(NONSENSE) | set(mutations(turn, chance))
        for seat in range(case.setup.seats):
            attempts: list[Move | str] = [*pool, *texts]
            for attempt in attempts:
                if (refusal := match.refusal(seat, attempt)) is None:
                    continue
                refused += 1
                check_refusal(case, match, seat, attempt, refusal, known)
    assert refused, "nothing was ever refused"
    match, _ = finish(case)
    refusal = match.refusal(0, turns(case)[0].move)
    assert refusal and refusal.rule == "ROOM-3", "a finished game takes a move"


def check_refusal(
    case: Case,
    match: AnyMatch,
    seat: int,
    attempt: Move | str,
    refusal: Refusal,
    known: set[str],
) -> None:
    assert refusal.rule in known, f"{attempt!r}: rule {refusal.rule!r} is not in the rulebook"
    for language in LANGUAGES:
        said = speaker(language, case.game).problem(refusal)
        assert said != refusal.key, f"{refusal.key} is not told in {language}"
    before = bytes_of(match)
    try:
        match.play(seat, attempt)
    except Refusal as raised:
        assert raised.data() == refusal.data(), f"{attempt!r}: two reasons"
    else:
        raise AssertionError(f"{attempt!r} is refused and played all the same")
    assert bytes_of(match) == before, f"refusing {attempt!r} changed something"


def mutations(turn: Turn, chance: SearchChance) -> Iterator[str]:
    text = str(turn.move)
    for _ in range(6):
        place = chance.below("place", len(text) + 1)
        yield text[:place] + text[place + 1 :]
        yield text[:place] + chance.pick("letter", "a1z9 -+({é\t") + text[place:]
        yield text[:place] + text[place : place + 2][::-1] + text[place + 2 :]


def known_rules(case: Case) -> set[str]:
    return {*rulebook("en", case.game).rules, *rulebook("en").rules}


def notation_is_unique_and_inverse(case: Case) -> None:
    chance = SearchChance(4)
    for match, turn in walk(case):
        for ask in match.asks.values():
            moves = sample(ask, chance) if ask.free else list(ask.moves)
            for move in [*moves, *[turn.move]]:
                assert case.game.parse(str(move)) == move, f"{move} is read as something else"
            if not ask.free:
                assert len({str(move) for move in moves}) == len(moves), "a notation is ambiguous"


def replay_gives_the_same_bytes(case: Case) -> None:
    match, _ = finish(case)
    record = dumps(match.record())
    states = [match.state.encode() for match, _ in walk(case)] + [match.state.encode()]
    again = loads(record)
    assert dumps(again) == record, "a record read and written differs"
    replayed = [(step.match.state.encode(), step.match) for step in steps(case.game, again)]
    assert [state for state, _ in replayed] == states, "a replayed state differs"
    assert dumps(replayed[-1][1].record()) == record, "the record of the replay differs"


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
    chance = SearchChance(5)
    swaps = secrets = 0
    for match, turn in walk(case):
        for seat in seats(match):
            twin = match.copy()
            twin.state = case.game.swapped(match.state, seat, chance)
            swaps += twin.state != match.state
            imagined = case.game.imagine(match.view(seat), chance)
            secrets += imagined != match.state
            for (form, sent), (_, sent_twin) in zip(
                outgoing(match, seat), outgoing(twin, seat), strict=True
            ):
                assert sent == sent_twin, f"{form} tells seat {seat} a secret"
            if twin.refusal(turn.seat, turn.move) is None:
                events_tell_no_more_than_views(match.copy(), twin, turn, seat)
    assert bool(swaps) == bool(secrets), "views hide something, but nothing is swapped"


def events_tell_no_more_than_views(
    match: AnyMatch, twin: AnyMatch, turn: Turn, seat: int | None
) -> None:
    events = told_to(seat, match.play(turn.seat, turn.move))
    events_twin = told_to(seat, twin.play(turn.seat, turn.move))
    if match.view(seat) == twin.view(seat):
        assert spoken(match, events) == spoken(match, events_twin), f"events tell seat {seat} more"


def imagined_worlds_agree_and_vary(case: Case) -> None:
    chance = SearchChance(6)
    hidden = varied = False
    for match, _ in walk(case):
        for seat in seats(match):
            view = match.view(seat)
            worlds = [case.game.imagine(view, chance) for _ in range(3)]
            for world in worlds:
                assert case.game.view(world, seat) == view, "an imagined world contradicts the view"
                asks, asked = world.asks(), match.asks
                if seat is not None and seat in asked:
                    assert asks[seat].data() == asked[seat].data(), "other moves are imagined"
                for mover, ask in islice(asks.items(), 1):
                    world.copy().play(mover, ask.sample(chance), chance)
            hidden |= any(world != match.state for world in worlds)
            varied |= any(world != worlds[0] for world in worlds)
    assert hidden == varied, "imagined worlds do not vary"


def games_end(case: Case) -> None:
    match, _ = finish(case)
    seats, result = case.setup.seats, match.result
    assert result is not None and not match.asks, "the game is over, and someone is asked"
    assert len(result.places) == len(result.scores) == seats, "a seat has no place"
    for place in result.places:
        better = sum(other < place for other in result.places)
        assert place in (better + 1, 2), f"places {result.places} leave a gap"
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
        happened = told_to(turn.seat, match.copy().play(turn.seat, turn.move))
        assert happened[: len(foreseen)] == foreseen, "it came otherwise than foreseen"


def undo_goes_back(case: Case) -> None:
    for match, turn in walk(case):
        before = match.state.encode()
        again = match.copy()
        again.play(turn.seat, turn.move)
        if again.undo_refusal(len(match.plies)) is None:
            again.undo(len(match.plies))
            assert again.state.encode() == before, "undo led elsewhere"
            replayed = list(steps(case.game, loads(dumps(again.record()))))
            assert replayed[-1].match.state.encode() == before, "an undo is not replayed"


def everything_is_told_in_both_languages(case: Case) -> None:
    known = known_rules(case)
    match, events = finish(case)
    for language in LANGUAGES:
        say = speaker(language, case.game)
        for event in events:
            assert event.rule in known, f"{event.key} cites {event.rule}, which does not exist"
            for seat in seats(match):
                for seen in told_to(seat, [event]):
                    assert say.event(seen).strip(), f"{event.key} says nothing in {language}"
        assert match.result is not None
        assert say(match.result.reason).strip()
    for position, _ in walk(case):
        spoken_boards = [form for form, _ in outgoing(position, None)]
        assert "board cs" in spoken_boards and "board en" in spoken_boards


def seats(match: AnyMatch) -> list[int | None]:
    return [None, *range(match.setup.seats)]


CHECKS: tuple[Check, ...] = (
    copies_are_independent,
    history_stays_frozen,
    legal_is_what_is_accepted,
    refusals_give_reasons,
    notation_is_unique_and_inverse,
    replay_gives_the_same_bytes,
    same_seed_same_game,
    views_are_typed,
    secrets_stay_secret,
    imagined_worlds_agree_and_vary,
    games_end,
    results_are_what_events_say,
    previews_come_true,
    undo_goes_back,
    everything_is_told_in_both_languages,
)
