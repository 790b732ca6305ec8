"""Many games between bots: the same totals however they are divided, and no silent losses."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from deskoherna import game
from deskoherna.bots import bot, bots
from deskoherna.kernel import Problem, Refusal, Result
from deskoherna.lab import Ending, Tally, Totals, play_out, seed_of, simulate, wilson

NUMERUS = game("numerus")
SHORT = {"variant": "short"}

CLUMSY = """
from deskoherna.bots import Bot
from deskoherna.games.numerus.moves import Landing

class Raising(Bot):
    def choose(self, seat, view, ask, chance):
        if seat == 0:
            raise ValueError("out of ideas")
        return ask.sample(chance)

class Illegal(Bot):
    def choose(self, seat, view, ask, chance):
        return Landing(9, 16) if seat == 0 else ask.sample(chance)
"""
ENTRY_POINTS = """
[deskoherna.bots]
numerus.raising = clumsy:Raising
numerus.illegal = clumsy:Illegal
"""


def last(*names: str, games: int, jobs: int = 1, seed: int = 0, rotate: bool = True) -> Totals:
    *_, totals = simulate(
        "numerus", names, games, jobs=jobs, seed=seed, options=SHORT, rotate=rotate
    )
    return totals


@pytest.fixture
def clumsy_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two bots that another package brings, and that fail in the first seat."""
    (tmp_path / "clumsy.py").write_text(CLUMSY)
    package = tmp_path / "clumsy-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: clumsy\nVersion: 1\n")
    (package / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    bots.cache_clear()
    yield
    bots.cache_clear()


def test_totals_are_the_same_for_any_number_of_jobs() -> None:
    alone = last("random", "random", games=90)
    assert alone.games == 90
    assert last("random", "random", games=90, jobs=2) == alone
    assert last("random", "random", games=90, jobs=3) == alone


def test_totals_grow_up_to_the_last_game() -> None:
    counts = [totals.games for totals in simulate("numerus", ["random"] * 2, 45, options=SHORT)]
    assert counts == sorted(set(counts))
    assert len(counts) > 10
    assert counts[-1] == 45


def test_another_seed_gives_other_games() -> None:
    assert last("random", "random", games=20, seed=1) != last("random", "random", games=20, seed=2)


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = [seed_of(seed, number) for seed in range(20) for number in range(200)]
    assert len(set(seeds)) == len(seeds)
    setup = NUMERUS.setup(2, SHORT)
    pair = [bot(NUMERUS, "random")] * 2
    first, again, other = (
        play_out(NUMERUS, setup, pair, seed_of(0, number))[0].record() for number in (0, 0, 1)
    )
    assert first == again
    assert first.body != other.body


def test_bots_change_seats_with_every_game() -> None:
    greedy, other = last("greedy", "random", games=4).tallies
    assert (greedy.wins, other.wins) == (4, 0)
    assert [seat.wins for seat in last("greedy", "random", games=4).seats] == [2, 2]
    unmoved = last("greedy", "random", games=4, rotate=False)
    assert [seat.wins for seat in unmoved.seats] == [4, 0]


def test_two_of_a_name_are_kept_apart() -> None:
    totals = last("random", "random", games=31)
    assert totals.bots == ("random", "random")
    first, second = totals.tallies
    assert first != second
    assert first.credit + second.credit == 31


def test_a_tally_counts_wins_shared_wins_scores_and_places() -> None:
    won = Result((1, 2, 3), (9, 5, 1), "", "")
    shared = Result((1, 1, 3), (4, 4, 2), "", "")
    lost = Result((2, 2, 2), (0, 0, 0), "", "")  # by all, against the game
    totals = Totals.none(["a", "b", "c"])
    for number, result in enumerate((won, shared, lost)):
        seating = tuple((entry + number) % 3 for entry in range(3))
        totals = totals.after(Ending(seating, 0, result, (0, 1, 2)))
    assert totals.tallies[0] == Tally(3, wins=1, shared=1, credit=1.5, score=13, place=4)
    assert totals.tallies[1] == Tally(3, wins=0, shared=0, credit=0.0, score=7, place=7)
    assert totals.tallies[2] == Tally(3, wins=0, shared=1, credit=0.5, score=5, place=6)
    assert totals.seats[0] == totals.first == Tally(3, 1, 1, 1.5, 13, 4)
    assert totals.tallies[0].win_rate == 0.5
    assert totals.tallies[0].mean_score == pytest.approx(13 / 3)
    assert totals.tallies[0].mean_place == pytest.approx(4 / 3)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)
    turned = wilson(trials - successes, trials)
    assert turned == pytest.approx((1 - high, 1 - low), abs=5e-5)


@pytest.mark.usefixtures("clumsy_bots")
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("name", "cause"), [("raising", ValueError), ("illegal", Refusal)])
def test_a_failing_bot_is_named_with_its_game(name: str, cause: type, jobs: int) -> None:
    with pytest.raises(Problem) as caught:
        last("random", name, games=40, jobs=jobs)
    assert caught.value.key == "room-bot-failed"
    assert caught.value.arguments["bot"] == name
    assert caught.value.arguments["number"] == 2  # the first in which it sits there
    assert caught.value.arguments["reason"]
    failure = caught.value.__cause__
    assert failure is not None
    if jobs == 1:
        assert isinstance(failure.__cause__, cause)
    else:
        assert cause.__name__ in str(failure.__cause__)  # as text from the other process


def test_an_unknown_bot_is_reported_before_any_game() -> None:
    with pytest.raises(Problem, match="room-bot-unknown"):
        simulate("numerus", ["nobody", "random"], 1)
    with pytest.raises(Refusal, match="ROOM-5"):
        simulate("numerus", ["random"] * 3, 1)


def test_rivals_share_a_win_and_partners_have_it_whole() -> None:
    rivals = Result((1, 1, 3), (2, 2, 0), "ROOM-3", "toy-end")
    partners = Result((1, 1, 1), (0, 0, 0), "ROOM-3", "toy-end", together=True)
    beaten = Result((2, 2, 2), (0, 0, 0), "ROOM-3", "toy-end", together=True)
    assert Tally().after(rivals, 0, (0, 1, 2)).win_rate == 0.5
    assert Tally().after(partners, 0, (0, 1, 2)).win_rate == 1.0
    assert Tally().after(beaten, 0, (0, 1, 2)).win_rate == 0.0


def test_a_team_wins_as_one() -> None:
    result = Result((1, 3, 1, 3), (4, 0, 0, 0), "ROOM-3", "toy-end")
    for seat, rate in enumerate((1.0, 0.0, 1.0, 0.0)):
        tally = Tally().after(result, seat, (0, 1, 0, 1))
        assert (tally.win_rate, tally.shared) == (rate, 0)
