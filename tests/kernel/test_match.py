from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import deskoherna
from deskoherna import catalogue
from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.moves import Landing
from deskoherna.kernel import (
    AnyGame,
    AnyMatch,
    BadRecord,
    Chance,
    Refusal,
    SearchChance,
    Tell,
    dumps,
    loads,
)
from deskoherna.kernel.record import LONGEST, AgreeLine, ChanceLine, ResignLine, UndoLine
from deskoherna.kernel.replay import replay_line, replay_lines
from toys.sealed import SEALED, Bid, Sealed, SealedState, Toast


def play_on(match: AnyMatch, moves: int, seed: int = 0) -> AnyMatch:
    chance = SearchChance(seed)
    for _ in range(moves):
        seat, ask = next((s, a) for s, a in match.asks.items() if not a.optional)
        match.play(seat, ask.sample(chance))
    return match


def replayed(game: AnyGame, match: AnyMatch) -> AnyMatch:
    *_, last = replay_lines(game, loads(dumps(match.record())))
    return last.match


class TestPlay:
    def test_a_seat_that_is_not_asked_does_not_move(self) -> None:
        """ROOM-1"""
        match = play_on(SEALED.new(seats=2, seed=0), 2)
        (winner,) = match.asks
        with pytest.raises(Refusal) as refusal:
            match.play(1 - winner, "bid 7")
        assert refusal.value.rule == "ROOM-1"
        assert len(match.plies) == 2

    def test_a_seat_that_is_not_asked_is_told_the_rule_that_forbids_it(self) -> None:
        match = play_on(SEALED.new(seats=2, seed=0), 2)
        (winner,) = match.asks
        refusal = match.refusal(1 - winner, "say cheers")
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("SEA-5", "sealed-toast-of-winners")

    def test_so_is_one_that_is_asked_for_something_else(self) -> None:
        match = SEALED.new(seats=2, seed=0)
        refusal = match.refusal(0, "say cheers")
        assert refusal is not None
        assert refusal.rule == "SEA-5"

    @pytest.mark.parametrize("text", ["say", "cheers", "bid 77"])
    def test_what_is_not_a_move_is_not_asked_for_either(self, text: str) -> None:
        """ROOM-1, ROOM-2"""
        match = play_on(SEALED.new(seats=2, seed=0), 2)
        (winner,) = match.asks
        unasked, unreadable = match.refusal(1 - winner, text), match.refusal(winner, text)
        assert unasked is not None and unasked.rule == "ROOM-1"
        assert unreadable is not None and unreadable.rule == "ROOM-2"

    def test_only_what_is_asked_is_answered(self) -> None:
        """ROOM-7"""
        match = play_on(SEALED.new(seats=2, seed=0), 2)
        (winner,) = match.asks
        refusal = match.refusal(winner, "bid 7")
        assert refusal is not None
        assert refusal.rule == "ROOM-7"

    def test_several_seats_are_asked_at_once(self) -> None:
        """ROOM-1"""
        match = SEALED.new(seats=3, seed=0)
        assert set(match.asks) == {0, 1, 2}
        match.play(2, match.asks[2].moves[0])
        assert [ask.optional for ask in match.asks.values()] == [False, False, True]
        match.play(2, match.asks[2].moves[0])  # changes the mind
        assert set(match.asks) == {0, 1, 2}

    def test_a_free_form_ask_has_a_schema(self) -> None:
        match = play_on(SEALED.new(seats=2, seed=0), 2)
        (ask,) = match.asks.values()
        assert ask.free
        (kind,) = ask.schema["$defs"].values()
        assert kind["properties"]["words"] == {"type": "string", "minLength": 1, "maxLength": 20}

    @pytest.mark.parametrize("options", [{"variant": "tiny"}, {"colour": "red"}, {"first": "2"}])
    def test_unknown_options_are_refused(self, options: dict[str, str]) -> None:
        """ROOM-5"""
        with pytest.raises(Refusal) as refusal:
            NUMERUS.new(options=options)
        assert refusal.value.rule == "ROOM-5"

    def test_a_copy_goes_its_own_way(self) -> None:
        match = play_on(SEALED.new(seed=1), 3)
        before = dumps(match.record())
        twin = match.copy()
        play_on(twin, 3)
        assert dumps(match.record()) == before
        play_on(match, 3)
        assert dumps(match.record()) == dumps(twin.record())


@pytest.mark.parametrize("seat", [False, 0.0, "0", None, -1, 2])
def test_a_seat_is_a_number_that_is_asked(seat: Any) -> None:
    """ROOM-1"""
    match = NUMERUS.new(options={"first": "green"}, seed=0)
    refusal = match.refusal(seat, "3 g7")
    assert refusal is not None
    assert refusal.rule == "ROOM-1"


def test_a_record_keeps_its_own_options() -> None:
    match = NUMERUS.new(seed=0)
    match.record().game.options["variant"] = "short"
    assert match.record().game.options["variant"] == "full"


class TestDeciding:
    """What would come of a move is found out without playing it."""

    def test_it_changes_nothing(self) -> None:
        match = NUMERUS.new(options={"first": "green"}, seed=0)
        before = match.record()
        outcome = match.decide(0, "1 a1")
        assert match.record() == before
        assert match.play(0, "1 a1") == outcome.events
        assert match.last_line == outcome.line

    @pytest.mark.parametrize("end", [lambda match: match.resign(1), lambda match: match.agree()])
    def test_what_was_decided_does_not_outlive_the_game(self, end: Callable[[Any], None]) -> None:
        match = NUMERUS.new(options={"first": "green"}, seed=0)
        match.decide(0, "1 a1")
        end(match)
        with pytest.raises(Refusal) as refusal:
            match.play(0, "1 a1")
        assert refusal.value.rule == "ROOM-3"

    def test_nor_a_move_that_is_taken_back(self) -> None:
        """ROOM-4: chance goes on where it was, so the same move may bring something else"""
        match = play_on(SEALED.new(seed=0), 1)
        seat, ask = next(iter(match.asks.items()))
        move = str(ask.moves[0])
        twin = match.copy()
        match.decide(seat, move)
        assert match.play(seat, move) == twin.play(seat, move)


class TestUndo:
    """ROOM-4"""

    def test_moves_are_taken_back_and_that_is_recorded(self) -> None:
        match = play_on(NUMERUS.new(seed=0), 4)
        before = match.state.copy()
        play_on(match, 3, seed=1)
        match.undo(4)
        assert match.state == before
        assert len(match.plies) == 4
        assert b'"line":"undo","to":4' in dumps(match.record())
        play_on(match, 2, seed=2)
        assert replayed(NUMERUS, match).state == match.state

    def test_not_past_a_secret_that_was_shown(self) -> None:
        match = play_on(SEALED.new(seats=2, seed=0), 2)  # both cards are shown, and a die was cast
        assert match.fixed == 2
        with pytest.raises(Refusal) as refusal:
            match.undo(1)
        assert refusal.value.rule == "ROOM-4"
        assert len(match.plies) == 2

    def test_a_secret_answer_may_be_taken_back_before_it_is_shown(self) -> None:
        match = SEALED.new(seats=2, seed=0)
        before = match.state.copy()
        match.play(0, match.asks[0].moves[0])
        match.undo(0)
        assert match.state == before

    @pytest.mark.parametrize("to", [-1, 3, 4])
    def test_not_to_where_there_is_nothing(self, to: int) -> None:
        refusal = play_on(NUMERUS.new(seed=0), 3).undo_refusal(to)
        assert refusal is not None
        assert refusal.rule == "ROOM-4"

    def test_not_after_the_end(self) -> None:
        """ROOM-3: the seed is out"""
        match = NUMERUS.new(seed=0)
        while match.result is None:
            play_on(match, 1)
        refusal = match.undo_refusal(len(match.plies) - 1)
        assert refusal is not None
        assert refusal.rule == "ROOM-3"

    def test_who_asked_and_who_agreed_is_recorded(self) -> None:
        match = play_on(NUMERUS.new(seed=0), 2)
        match.undo(1, by=0, agreed=[1])
        assert match.last_line == UndoLine(1, 0, (1,))
        assert b'"line":"undo","to":1,"by":0,"agreed":[1]' in dumps(match.record())
        assert replayed(NUMERUS, match).last_line == match.last_line


class TestConceding:
    """ROOM-9"""

    @pytest.mark.parametrize("seat", [0, 1])
    def test_a_seat_gives_up_at_any_time(self, seat: int) -> None:
        match = play_on(NUMERUS.new(seed=0), 3)
        match.resign(seat)
        assert match.result is not None
        assert match.result.winners == (1 - seat,)
        assert match.result.rule == "ROOM-9"
        assert match.asks == {}
        assert match.last_line == ResignLine(seat)
        assert dumps(replayed(NUMERUS, match).record()) == dumps(match.record())

    def test_all_agree_on_a_draw(self) -> None:
        match = play_on(NUMERUS.new(seed=0), 3)
        match.agree()
        assert match.result is not None
        assert match.result.winners == (0, 1)
        assert match.last_line == AgreeLine()
        assert dumps(replayed(NUMERUS, match).record()) == dumps(match.record())

    def test_a_game_that_knows_neither_says_so(self) -> None:
        match = SEALED.new(seats=2, seed=0)
        before = dumps(match.record())
        attempts: tuple[Callable[[], None], ...] = (lambda: match.resign(0), match.agree)
        for attempt in attempts:
            with pytest.raises(Refusal) as refusal:
                attempt()
            assert refusal.value.rule == "ROOM-9"
        assert dumps(match.record()) == before

    def test_afterwards_it_is_over(self) -> None:
        """ROOM-3"""
        match = play_on(NUMERUS.new(seed=0), 2)
        match.resign(0)
        attempts: tuple[Callable[[], object], ...] = (
            match.agree,
            lambda: match.resign(1),
            lambda: match.undo(1),
            lambda: match.play(0, "1 a1"),
        )
        for attempt in attempts:
            with pytest.raises(Refusal) as refusal:
                attempt()
            assert refusal.value.rule == "ROOM-3"

    @pytest.mark.parametrize("seat", [-1, 2, True, None, "0"])
    def test_only_a_seat_can_give_up(self, seat: Any) -> None:
        """ROOM-1"""
        match = NUMERUS.new(seed=0)
        if seat is None:
            assert match.concession(None).winners == (0, 1)
            return
        with pytest.raises(Refusal) as refusal:
            match.resign(seat)
        assert refusal.value.rule == "ROOM-1"

    def test_a_copy_and_a_fork_take_it_or_leave_it(self) -> None:
        match = play_on(NUMERUS.new(seed=0), 3)
        match.resign(0)
        assert match.copy().result == match.result
        assert match.fork(3).result is None
        assert match.continued(3, seed=4).asks


class TestFork:
    """ROOM-6: the same match, to be given chance of its own"""

    def test_it_is_the_match_as_it_stood(self) -> None:
        match = play_on(NUMERUS.new(seed=0, players=["A", "B"]), 3)
        before = match.state.copy()
        play_on(match, 2, seed=1)
        fork = match.fork(3)
        assert fork.state == before
        assert fork.players == match.players
        assert fork.sources == match.sources
        assert fork.version == 3

    def test_sources_of_chance_in_order(self) -> None:
        match = play_on(NUMERUS.new(seed=0), 2)
        fork = play_on(match.continued(2, seed=1, contributions=["ahoj"]), 1)
        again = fork.continued(3, seed=2)
        assert [len(m.sources) for m in (match, fork, again)] == [1, 2, 3]
        assert fork.sources[-1].contributions == ("ahoj", "")
        assert again.commitment == again.sources[-1].commitment
        assert again.sources[:2] == fork.sources

    def test_a_line_played_again_says_what_happened(self) -> None:
        match = NUMERUS.new(seed=0)
        (line,) = play_on(match, 1).plies
        twin = NUMERUS.new(seed=0)
        assert replay_line(twin, line, 4)
        assert twin.state == match.state
        with pytest.raises(BadRecord) as bad:
            replay_line(twin, line, 5)
        assert bad.value.line == 5


def finished(match: AnyMatch, seed: int = 0) -> AnyMatch:
    while match.result is None:
        play_on(match, 1, seed + len(match.plies))
    return match


class TestContinueFromHere:
    """ROOM-6"""

    @pytest.mark.parametrize("at", [0, 2, 5])
    def test_hidden_things_stay_as_they_were(self, at: int) -> None:
        match = finished(SEALED.new(seats=2, seed=3))
        states = [step.match.state.copy() for step in replay_lines(SEALED, match.record())]
        fork = match.continued(at, seed=9)
        assert fork.state == states[at]
        play_on(fork, 3, seed=5)
        assert replayed(SEALED, fork).state == fork.state
        assert replayed(SEALED, match).state == match.state

    def test_a_match_with_secrets_must_be_over(self) -> None:
        """The record of a fork holds the old seed"""
        with pytest.raises(Refusal) as refusal:
            play_on(SEALED.new(seed=3), 2).continued(1)
        assert refusal.value.rule == "ROOM-6"
        assert play_on(NUMERUS.new(seed=3), 2).continued(1).plies

    def test_chance_is_new_from_there_on_and_committed_to(self) -> None:
        match = finished(SEALED.new(seats=3, seed=3))
        forks = [play_on(match.continued(0, seed=seed), 3) for seed in range(50, 70)]
        assert len({tuple(ply.draws) for fork in forks for ply in fork.plies if ply.draws}) > 1
        assert len({fork.commitment for fork in forks} | {match.commitment}) == 21

    @pytest.mark.parametrize("at", [2, 3, 5, 6])
    def test_again_and_again(self, at: int) -> None:
        """Each part of the match keeps the source of chance it was played with"""
        fork = play_on(finished(SEALED.new(seats=2, seed=3)).continued(3, seed=9), 3, seed=1)
        fork.play(0, fork.asks[0].moves[0])
        fork.undo(6)
        finished(fork, seed=4)
        states = [
            step.match.state.copy()
            for step in replay_lines(SEALED, fork.record())
            if not isinstance(step.line, ChanceLine)
        ]
        again = fork.continued(at, seed=27)
        assert again.state == states[at]
        play_on(again, 2, seed=2)
        assert replayed(SEALED, again).state == again.state

    def test_not_from_where_nobody_was(self) -> None:
        with pytest.raises(Refusal):
            NUMERUS.new(seed=0).continued(1)


class TestTimeIsUp:
    def test_the_table_plays_what_the_rules_foresee(self) -> None:
        match = play_on(SEALED.new(seats=2, seed=0), 2)
        (winner,) = match.asks
        assert match.refusal(winner, "silence") is not None
        match.lapse(winner)
        assert match.view(None).toast == "…"
        assert b'"move":"silence","draws"' not in dumps(match.record())
        assert b'"late":true' in dumps(match.record())
        assert replayed(SEALED, match).state == match.state

    def test_not_where_nothing_is_foreseen(self) -> None:
        """ROOM-1"""
        with pytest.raises(Refusal) as refusal:
            SEALED.new(seed=0).lapse(0)
        assert refusal.value.rule == "ROOM-1"


class TestMovesAsValues:
    """ROOM-2: a move holds what its notation says, or it is none"""

    @pytest.mark.parametrize(
        "move",
        [
            Landing(99, 20),
            Landing(0, 20),
            Landing(True, 20),
            Landing("x", 20),  # type: ignore[arg-type]
            Landing(1, None),  # type: ignore[arg-type]
            Landing(1, 31),
            Landing(1, 10**6),
            Landing(1, -5),
        ],
    )
    def test_values_that_no_move_can_hold(self, move: Landing) -> None:
        match = NUMERUS.new(options={"first": "green"}, seed=0)
        before = dumps(match.record())
        with pytest.raises(Refusal) as refusal:
            match.play(0, move)
        assert refusal.value.rule == "ROOM-2"
        assert dumps(match.record()) == before

    def test_free_answers_are_read_from_plain_data(self) -> None:
        match = play_on(SEALED.new(seats=2, seed=0), 2)
        ((winner, ask),) = match.asks.items()
        assert ask.decode({"move": "toast", "words": "ahoj"}) == Toast("ahoj")
        match.play(winner, ask.decode({"move": "toast", "words": "ahoj"}))
        for data in ({}, {"move": "bid", "card": 1}, {"move": "toast", "words": "x" * 21}, 7):
            with pytest.raises(Refusal):
                ask.decode(data)


def test_a_match_does_not_outgrow_its_record() -> None:
    """ROOM-8"""
    match = SEALED.new(seats=2, seed=0)
    match.play(0, match.asks[0].moves[0])
    match._written = LONGEST  # as after very many changed answers
    with pytest.raises(Refusal) as refusal:
        match.play(0, match.asks[0].moves[0])
    assert refusal.value.rule == "ROOM-8"


def test_a_game_that_breaks_in_mid_move_changes_nothing() -> None:
    class Breaking(SealedState):
        __slots__ = ()

        def do_draw(self, chance: Chance, tell: Tell) -> None:
            super().do_draw(chance, tell)
            chance.roll("trouble")
            if self.toast == "cheers":
                raise RuntimeError

    class Broken(Sealed):
        state_type = Breaking

    game = Broken()
    match = play_on(game.new(seats=2, seed=0), 2)
    before = match.state.encode() + dumps(match.record())
    (winner,) = match.asks
    with pytest.raises(RuntimeError):
        match.play(winner, "say cheers")
    assert match.state.encode() + dumps(match.record()) == before
    match.play(winner, "say ahoj")  # chance too is where it was
    assert replayed(game, match).state == match.state


@pytest.mark.parametrize("name", ["\ud800", "a\nb", "\x1b[31m", "a\u202eb", "x" * 41])
def test_names_are_one_printable_line(name: str) -> None:
    """ROOM-5"""
    with pytest.raises(Refusal) as refusal:
        NUMERUS.new(seed=0, players=[name])
    assert refusal.value.rule == "ROOM-5"


class TestChanceOfAMatch:
    """ROOM-6"""

    def test_contributions_change_the_game_and_are_recorded(self) -> None:
        hands = {
            tuple(map(tuple, SEALED.new(seed=0, contributions=[words]).state.hands))
            for words in ("", "a", "b", "c")
        }
        assert len(hands) == 4
        match = SEALED.new(seed=0, contributions=["a"])
        assert match.record().chance.contributions == ("a", "")

    @pytest.mark.parametrize("contributions", [["a", "b", "c"], ["x" * 201], ["\ud800"], ["a\nb"]])
    def test_contributions_are_bounded(self, contributions: list[str]) -> None:
        with pytest.raises(Refusal) as refusal:
            SEALED.new(seed=0, contributions=contributions)
        assert refusal.value.rule == "ROOM-6"

    def test_the_commitment_is_known_before_the_first_move(self) -> None:
        match = NUMERUS.new(seed=0)
        assert match.commitment == match.record().chance.commitment
        assert match.record().chance.seed not in match.commitment


def test_moves_are_given_as_such_or_in_notation() -> None:
    one, other = SEALED.new(seed=0), SEALED.new(seed=0)
    card = one.state.hands[0][0]
    assert one.play(0, Bid(card)) == other.play(0, f"bid {card}")


@pytest.mark.parametrize(
    "problem",
    [
        deskoherna.Problem("room-game-unknown", game="chess", known="numerus"),
        Refusal("ROOM-5", "room-seats", seats=3, known="2"),
        deskoherna.BadRecord(3, "room-record-sum"),
    ],
)
def test_problems_can_be_sent_to_another_process(problem: deskoherna.Problem) -> None:
    again = pickle.loads(pickle.dumps(problem))
    assert type(again) is type(problem)
    assert again.data() == problem.data()


def test_games_of_other_packages_are_found() -> None:
    assert set(deskoherna.all_games()) >= {"nim", "numerus"}
    assert deskoherna.game("nim").name == "Nim"


class OddPoint:
    """An entry point of a package that does not keep to what was agreed."""

    def __init__(self, name: str, brings: object) -> None:
        self.name = name
        self.brings = brings

    def load(self) -> object:
        if isinstance(self.brings, Exception):
            raise self.brings
        return self.brings


@pytest.mark.parametrize(
    ("points", "name", "key"),
    [
        ([OddPoint("chess", ImportError("no module"))], "chess", "room-game-broken"),
        ([OddPoint("chess", NUMERUS)], "chess", "room-game-misnamed"),
        ([OddPoint("chess", object())], "chess", "room-game-misnamed"),
        ([OddPoint("numerus", NUMERUS)] * 2, "numerus", "room-game-twice"),
    ],
)
def test_a_broken_game_does_not_hide_the_others(
    points: list[OddPoint], name: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [*points, OddPoint("sealed", SEALED)]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: found)
    monkeypatch.setattr(catalogue, "installed", catalogue.installed.__wrapped__)
    assert "sealed" in catalogue.all_games()
    with pytest.raises(deskoherna.Problem) as problem:
        catalogue.game(name)
    assert problem.value.key == key


def test_a_game_that_lacks_something_is_told_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "entry_points", lambda group: [OddPoint("sealed", SEALED)])
    monkeypatch.setattr(catalogue, "installed", catalogue.installed.__wrapped__)
    for name in ("events", "prefix"):
        monkeypatch.delattr(type(SEALED), name)
    with pytest.raises(deskoherna.Problem) as problem:
        catalogue.game("sealed")
    assert problem.value.key == "room-game-lacks"
    assert problem.value.arguments == {"game": "sealed", "lacking": "prefix, events"}


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(deskoherna.Problem) as problem:
        deskoherna.game("chess")
    assert problem.value.key == "room-game-unknown"
