from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import copy, deepcopy
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.kernel import (
    Chance,
    CommittedChance,
    OffScript,
    ScriptedChance,
    SearchChance,
    commitment,
)
from deskoherna.kernel.chance import NotedChance, seed_bytes

SOURCES: list[Chance] = [CommittedChance(bytes(32)), SearchChance(0)]


@pytest.mark.parametrize("chance", SOURCES, ids=lambda chance: type(chance).__name__)
class TestEverySource:
    def test_draws_lie_below_their_bounds(self, chance: Chance) -> None:
        drawn = [chance.draw("dice", 6, 2, 1) for _ in range(200)]
        assert {die for die, _, _ in drawn} == set(range(6))
        assert {coin for _, coin, _ in drawn} == {0, 1}
        assert {one for _, _, one in drawn} == {0}

    def test_dice_are_fair_enough(self, chance: Chance) -> None:
        counts = Counter(chance.roll("die", dice=6000))
        assert set(counts) == {1, 2, 3, 4, 5, 6}
        # chi squared with 5 degrees of freedom; 30 is exceeded once in 70,000 times
        assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 30

    def test_every_order_comes_up(self, chance: Chance) -> None:
        def shuffled() -> str:
            cards = list("abc")
            chance.shuffle("deck", cards)
            return "".join(cards)

        assert {shuffled() for _ in range(200)} == {"".join(p) for p in permutations("abc")}

    def test_shuffling_nothing(self, chance: Chance) -> None:
        cards: list[int] = []
        chance.shuffle("deck", cards)
        assert cards == []


SCRIPT = [("a", [number]) for number in range(9)]


def drawn(chance: Chance) -> list[int]:
    return [chance.below("a", 1 << 20) for _ in range(4)]


@pytest.mark.parametrize("duplicate", [copy, deepcopy])
@pytest.mark.parametrize(
    "chance",
    [
        CommittedChance(bytes(32)),
        SearchChance(0),
        ScriptedChance(*SCRIPT),
        NotedChance(SearchChance(0)),
        NotedChance(ScriptedChance(*SCRIPT)),
    ],
)
def test_a_copy_goes_on_by_itself(chance: Chance, duplicate: Callable[[Chance], Chance]) -> None:
    chance = duplicate(chance)  # so that others can begin with it too
    chance.below("a", 1 << 20)
    one, other = duplicate(chance), duplicate(chance)
    expected = drawn(one)
    assert drawn(other) == expected
    assert drawn(chance) == expected


def test_a_copy_notes_its_own_draws() -> None:
    noted = NotedChance(SearchChance(0))
    noted.below("before", 6)
    twin = copy(noted)
    twin.below("after", 6)
    assert [draw.label for draw in noted.draws] == ["before"]
    assert [draw.label for draw in twin.draws] == ["before", "after"]


class TestCommitted:
    """ROOM-6"""

    def test_the_same_seed_gives_the_same_draws(self) -> None:
        first, second = CommittedChance(bytes(32)), CommittedChance(bytes(32))
        assert [first.below("a", 1000) for _ in range(9)] == [
            second.below("a", 1000) for _ in range(9)
        ]

    def test_draws_are_what_they_have_always_been(self) -> None:
        """Records of old matches must verify for ever."""
        chance = CommittedChance(bytes(range(32)), ["my words", ""])
        assert chance.draw("dice", 6, 6) == (2, 2)
        assert chance.below("card", 1_000_000) == 822680
        assert (
            commitment(bytes(range(32)))
            == "b3219537a95c0677a0b188b99797284b58146b45801c0ccf02821c7d2540ac8a"
        )

    @pytest.mark.parametrize(
        "other",
        [
            CommittedChance(b"\1" * 32),
            CommittedChance(bytes(32), ["words"]),
            CommittedChance(bytes(32), ["", "words"]),
            CommittedChance(bytes(32), counter=1),
        ],
    )
    def test_seed_contributions_and_counter_all_matter(self, other: CommittedChance) -> None:
        chance = CommittedChance(bytes(32))
        assert chance.below("a", 1 << 32) != other.below("a", 1 << 32)

    def test_labels_matter(self) -> None:
        one, other = CommittedChance(bytes(32)), CommittedChance(bytes(32))
        assert one.below("a", 1 << 32) != other.below("b", 1 << 32)

    @pytest.mark.parametrize("bound", [0, -3, 2**32 + 1, 2**70])
    def test_bounds_are_bounded(self, bound: int) -> None:
        with pytest.raises(ValueError, match="bound"):
            CommittedChance(bytes(32)).below("a", bound)


class TestScripted:
    def test_the_dice_show_2_and_5(self) -> None:
        chance = ScriptedChance(("dice", [1, 4]))
        assert not chance.over
        assert chance.roll("dice", dice=2) == (2, 5)
        assert chance.over

    @pytest.mark.parametrize(
        ("label", "bounds"), [("die", (6, 6)), ("dice", (6,)), ("dice", (6, 4))]
    )
    def test_what_the_script_does_not_hold_is_not_drawn(
        self, label: str, bounds: tuple[int, ...]
    ) -> None:
        with pytest.raises(OffScript):
            ScriptedChance(("dice", [1, 4])).draw(label, *bounds)

    def test_the_script_ends(self) -> None:
        with pytest.raises(OffScript):
            ScriptedChance().draw("dice", 6)


class TestSeeds:
    @given(st.integers(0, 2**256 - 1))
    def test_numbers_are_seeds(self, number: int) -> None:
        assert int.from_bytes(seed_bytes(number)) == number

    def test_zero_is_a_seed(self) -> None:
        assert seed_bytes(0) == bytes(32)

    def test_without_a_seed_there_is_a_fresh_secret(self) -> None:
        assert seed_bytes(None) != seed_bytes(None)

    @pytest.mark.parametrize("seed", [-1, 2**256, b"short"])
    def test_what_is_no_seed(self, seed: int | bytes) -> None:
        with pytest.raises(ValueError, match="seed"):
            seed_bytes(seed)
