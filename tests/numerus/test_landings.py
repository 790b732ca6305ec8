"""The legal landings: a lazy sequence that can be counted, indexed, searched and sampled from."""

from __future__ import annotations

from collections import Counter

import pytest

from deskoherna.games.numerus.board import cell_at
from deskoherna.games.numerus.moves import Landing
from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import SearchChance
from numerus.pictures import position

OPEN = position(". [2] . .\n(1) . <1> .\n. . [1] .\n{3} . . .", docks="{1,2}<1>")
CROWDED = position(
    "<1> <1> <1> <1>\n<1> . <1> <1>\n<1> <1> <1> <1>\n<1> <1> <1> [2]", docks="{1,2}<1>"
)
FULL = "<1> <1> <1> <1>\n" * 4
NOWHERE = position(FULL, docks="{1,2}<1>", turn="-")


@pytest.mark.parametrize("state", [OPEN, CROWDED, NOWHERE], ids=["open", "crowded", "nowhere"])
class TestEveryPosition:
    def test_counting_and_indexing_agree_with_looking(self, state: Numerus) -> None:
        landings = state.landings()
        listed = list(landings)
        assert len(landings) == len(listed)
        assert [landings[n] for n in range(len(listed))] == listed
        assert [landings[-n] for n in range(1, len(listed) + 1)] == listed[::-1]
        assert landings[1:5] == listed[1:5]
        for outside in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError):
                landings[outside]

    def test_what_is_in_it_is_what_is_legal(self, state: Numerus) -> None:
        """NUM-5, NUM-6, NUM-7"""
        landings = state.landings()
        for column in range(6):
            for row in range(6):
                for ship in range(4):
                    move = Landing(ship, cell_at(column, row))
                    legal = state.refusal(0, move) is None
                    assert (move in landings) == legal == (move in list(landings))


@pytest.mark.parametrize("state", [OPEN, CROWDED], ids=["open", "crowded"])
def test_every_landing_is_sampled_equally_often(state: Numerus) -> None:
    landings = state.landings()
    chance = SearchChance(0)
    expected = 300
    counts = Counter(landings.sample(chance) for _ in range(expected * len(landings)))
    assert set(counts) == set(landings)
    # chi squared; its mean is the number of landings less one, its variance twice that
    surplus = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = len(landings) - 1
    assert surplus < freedom + 6 * (2 * freedom) ** 0.5


def test_landings_stay_when_the_game_goes_on() -> None:
    state = OPEN.copy()
    landings = state.landings()
    before = list(landings)
    state.play(0, before[0], SearchChance(0))
    assert list(landings) == before
