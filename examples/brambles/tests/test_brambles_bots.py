"""The bots of Brambles."""

from __future__ import annotations

import pytest
from brambles import BRAMBLES
from brambles.moves import Look, Take

from deskoherna.bots import bot
from deskoherna.kernel import ScriptedChance, SearchChance
from deskoherna.lab import simulate


def chosen(name: str, position: str, seat: int) -> str:
    state = BRAMBLES.position(position)
    view, ask = BRAMBLES.view(state, seat), state.asks()[seat]
    return str(bot(BRAMBLES, name).choose(seat, view, ask, SearchChance(1)))


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("A>B 4 | 12/ | 22t/ | 3", "take"),  # most cards are worth it
        ("A>B 4 | 12/ | 22t/t | 3", "look"),  # a second thorn would hurt
        ("A>B 4 | 12/ | 22t/tt* | 3", "leave"),  # and there is no look left
    ],
)
def test_the_neighbour_counts_what_a_card_is_worth(position: str, answer: str) -> None:
    assert chosen("neighbour", position, 1) == answer


def test_the_search_does_not_forget_what_was_seen() -> None:
    state = BRAMBLES.position("A>B 4 | 1/ | 2/t | ")
    state.play(1, Look(), ScriptedChance())
    view, ask = BRAMBLES.view(state, 1), state.asks()[1]
    assert bot(BRAMBLES, "seasoned").choose(1, view, ask, SearchChance(1)) == Take()


def test_the_neighbour_is_no_fool() -> None:
    *_, totals = simulate("brambles", ["neighbour", "random"], 100, seed=1)
    assert totals.tallies[0].win_rate > 0.6
