"""The evaluator of ESTIMATRIX: who gains by a match, what others answer, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from deskoherna.bots import EvaluatedMove, bot, explains, levels
from deskoherna.bots.estimatrix.evaluator import EstimatrixEvaluator
from deskoherna.bots.estimatrix.explanation import reasons_for
from deskoherna.bots.estimatrix.race import exchanged, win_shares
from deskoherna.bots.estimatrix.turn import Given, Reader, Turn
from deskoherna.bots.search import Level
from deskoherna.games.estimatrix.circle import Roles
from deskoherna.games.estimatrix.moves import Answer, Say
from deskoherna.games.estimatrix.pieces import COLOURS
from deskoherna.games.estimatrix.rules import Estimatrix
from deskoherna.games.estimatrix.thoughts import Thought
from deskoherna.kernel import SearchChance
from deskoherna.lab import play_out
from deskoherna.texts import speaker
from estimatrix.matrix_table import GAME, play, position, seen

ALL_BUT_ONE = "1-2,2-4"  # seat 2 needs only the letter of seat 3
YELLOW, RED = COLOURS.index("yellow"), COLOURS.index("red")


def considered(name: str, state: Estimatrix, seat: int, seed: int = 1) -> Sequence[EvaluatedMove]:
    """The moves that a level considers; seats are numbered from 1."""
    player = bot(GAME, name)
    player.timed = False
    asked = state.asks()[seat - 1]
    return player.consider(seat - 1, GAME.view(state, seat - 1), asked, SearchChance(seed))


def choices(name: str, state: Estimatrix, seat: int, times: int = 12) -> Counter[str]:
    found = (considered(name, state, seat, seed)[0] for seed in range(times))
    return Counter(str(advice.move) for advice in found)


def keys(advice: EvaluatedMove) -> list[str]:
    return [why.key.removeprefix("estimatrix-why-") for why in advice.reasons]


class TestTheRace:
    ROLES = Roles(0, 0, 1)

    @pytest.mark.parametrize("advanced", [False, True])
    @pytest.mark.parametrize("seats", [3, 4, 5, 6])
    def test_shares_add_up(self, seats: int, advanced: bool) -> None:
        shares = win_shares(((0, 1),), self.ROLES, seats, advanced)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1)
        assert sum(shares[:2]) > 2 / seats

    def test_whoever_is_left_out_for_good_has_nothing(self) -> None:
        """With three seats the third needs two more, and each of them gives another the win."""
        assert win_shares(((0, 1),), self.ROLES, 3, advanced=False)[2] < 0.01
        assert win_shares(((0, 1),), self.ROLES, 3, advanced=True)[2] > 0.05  # EST-21

    def test_who_match_again(self) -> None:
        """EST-15, EST-21"""
        assert exchanged([(0, 1)], 1, [0, 2], advanced=False) == ((0, 1), (1, 2))
        assert exchanged([(0, 1)], 1, [0, 2], advanced=True) == ((1, 2),)


class TestWhatIsAnswered:
    def turn(self, state: Estimatrix, **reader: float) -> Turn:
        return Turn(Given.by(state), Reader(**reader))  # type: ignore[arg-type]

    def test_what_the_words_say(self) -> None:
        turn = self.turn(position("white ? say a banana"))
        assert all(odds[YELLOW] > 0.7 for odds in turn.answer_odds)
        assert all(odds[0] == 0 for odds in turn.answer_odds)  # EST-6
        assert all(sum(odds) == pytest.approx(1) for odds in turn.answer_odds)

    def test_anything_else_by_those_who_would_give_the_win_away(self) -> None:
        """EST-20: by those who look so far."""
        state = position("white ? say a banana", pairs=ALL_BUT_ONE)
        assert self.turn(state).answer_odds[2][YELLOW] < 0.1
        assert self.turn(state, depth=1).answer_odds[2][YELLOW] > 0.8

    def test_a_quanter_may_go_where_they_go(self) -> None:
        state = position("white ? say a banana", pairs=ALL_BUT_ONE)
        assert self.turn(state).answer_odds[1][YELLOW] < 0.9
        assert self.turn(state, depth=3).answer_odds[1][YELLOW] > 0.9

    def test_who_knows_few_words_has_nothing_to_go_by(self) -> None:
        few = self.turn(position("white ? say a banana"), vocabulary=0)
        assert set(few.read) == {0.0, 0.2}

    def test_the_average_is_a_share_for_every_seat(self) -> None:
        for mode in ("basic", "advanced"):
            state = position("white ? say a raft", pairs="1-2,2-3", mode=mode)
            assert sum(self.turn(state).average(state.answers)) == pytest.approx(1)

    def test_a_guess_that_was_not_given_matches_nothing(self) -> None:
        """EST-R7"""
        turn = self.turn(position("white ? say a banana"))
        nobody = turn.average([-2, YELLOW, -2, -2])
        assert nobody == pytest.approx(turn.value())


class TestAGuess:
    def test_a_letter_is_wanted(self) -> None:
        state = position("white -y-- say a banana")
        for name in levels(GAME):
            best, *_ = considered(name, state, 3)
            if name not in ("beginner", "casual"):  # who may not know bananas
                assert best.move == Answer(YELLOW)
                assert keys(best) == ["points-to", "brings"]

    def test_the_win_is_not_given_away_by_those_who_see_it(self) -> None:
        """EST-20"""
        state = position("white -y-- say a banana", pairs=ALL_BUT_ONE)
        assert choices("master", state, 3)["answer yellow"] <= 2
        assert choices("strong", state, 3)["answer yellow"] <= 2
        assert choices("seasoned", state, 3)["answer yellow"] > 6
        meant = next(a for a in considered("master", state, 3) if a.move == Answer(YELLOW))
        assert keys(meant)[:2] == ["points-to", "gives-win"]

    def test_words_that_hardly_point_to_a_colour_speak_against_it(self) -> None:
        """Unless a match is not wanted."""
        state = position("white -y-- say a banana")
        red, yellow = (reasons_for(state, 2, Answer(c), Reader())[0] for c in (RED, YELLOW))
        assert (red.key, red.against) == ("estimatrix-why-hardly", True)
        assert (yellow.key, yellow.against) == ("estimatrix-why-points-to", False)
        giving = position("white -y-- say a banana", pairs=ALL_BUT_ONE)
        red, yellow = (reasons_for(giving, 2, Answer(c), Reader())[0] for c in (RED, YELLOW))
        assert (red.against, yellow.against) == (False, True)

    def test_a_shared_win_is_taken(self) -> None:
        state = position("white -y-- say a banana", pairs="1-2,1-3,2-4,3-4")
        assert choices("master", state, 3) == {"answer yellow": 12}
        assert keys(considered("master", state, 3)[0]) == ["points-to", "wins"]

    def test_letters_are_not_given_back(self) -> None:
        """EST-21"""
        state = position("white -y-- say a banana", pairs="2-4", mode="advanced")
        assert choices("master", state, 4)["answer yellow"] <= 2
        assert "gives-back" in keys(considered("master", state, 4)[0])

    def test_a_negater_spoils_or_lets_them_lose(self) -> None:
        """EST-13, EST-21"""
        state = position("white -y-- say a banana")
        assert choices("master", state, 1) == {"answer yellow": 12}
        assert "spoils" in keys(considered("master", state, 1)[0])
        back = position("white -y-- say a banana", pairs="2-3,2-4", mode="advanced")
        assert "answer yellow" not in choices("master", back, 1)
        assert "let-them" in keys(considered("master", back, 1)[0])


class TestTheQuanter:
    def test_what_the_hint_says_as_a_rule(self) -> None:
        best = considered("master", position("white ? say a frog"), 2)[0]
        assert str(best.move) == "answer green"

    def test_something_else_where_the_one_that_is_needed_avoids_it(self) -> None:
        state = position("white ? say a frog", pairs=ALL_BUT_ONE)
        assert "answer green" not in choices("master", state, 2)
        assert "avoids" in keys(considered("master", state, 2)[0])

    def test_masters_leave_room_for_doubt(self) -> None:
        """So that Estimaters may get it and the Negater may not."""

        def clearness(name: str) -> float:
            evaluator = EstimatrixEvaluator(GAME, Level(1))
            hints = [considered(name, position("white"), 2, seed)[0].move for seed in range(6)]
            said = [hint.words for hint in hints if isinstance(hint, Say)]
            reads = [
                Turn(Given.by(position(f"white ? say {hint}")), evaluator.reader).read
                for hint in said
            ]
            return sum(map(max, reads)) / len(reads)

        assert clearness("master") < clearness("beginner") - 0.1


def test_secret_answers_are_determinized_by_the_words() -> None:
    """Whatever the real answers are; and a seat that has not answered yet has one, too."""
    for secret in "yk":
        evaluator = EstimatrixEvaluator(GAME, Level(1))
        view = GAME.view(position(f"white -{secret}-- say a banana"), 2)
        determinizations = [evaluator.determinize(view, SearchChance(seed)) for seed in range(40)]
        assert sum(state.answers[1] == YELLOW for state in determinizations) > 30
        assert all(state.answers[2] == -1 for state in determinizations)
        assert all(state.answers[3] >= 0 for state in determinizations)


def test_hints_that_are_beyond_it() -> None:
    evaluator = EstimatrixEvaluator(GAME, Level(1))
    ask = position("white").asks()[1]
    understood = {
        text: evaluator.can_evaluate(ask, GAME.parse(text))
        for text in ("say a banana", "emoji 🍋", "say xyzzy", "aloud", "ban red")
    }
    assert list(understood.values()) == [True, True, False, False, False]


def test_levels_say_why_they_thought_of_a_colour() -> None:
    state = position("white -y-- say a banana", pairs=ALL_BUT_ONE)
    play(state, "3: answer black", "4: answer red", "1: answer red")
    assert all(explains(GAME, name) for name in levels(GAME))
    thoughts = bot(GAME, "master").explain(2, seen(state, 3))
    assert list(thoughts) == [
        Thought("banana", "yellow", 90),
        Thought("", "yellow", 0, avoided=True),
    ]
    assert [why.key for why in bot(GAME, "seasoned").explain(2, seen(state, 3))] == [
        "estimatrix-reason"
    ]


def test_reasons_in_words() -> None:
    meant = considered("master", position("white -y-- say a banana", pairs=ALL_BUT_ONE), 3)
    yellow = next(advice for advice in meant if advice.move == Answer(YELLOW))
    said = [
        [speaker(language, GAME)(why.key, **why.arguments) for why in yellow.reasons]
        for language in ("en", "cs")
    ]
    assert said[0][1] == "a match would give the last letter to Player 2"
    assert said[1][1] == "poslední písmeno by shodou získal Hráč 2"


@pytest.mark.parametrize("name", levels(GAME))
@pytest.mark.parametrize("seats", [3, 4])
def test_bots_of_one_level_come_to_an_end(name: str, seats: int) -> None:
    """Who reads alike must not always answer alike, or the Negater spoils every match."""
    match, _ = play_out(
        GAME, GAME.setup(seats), [bot(GAME, name) for _ in range(seats)], seed=seats
    )
    assert len(match.plies) < 1_000
