"""The oracle itself, held against examples worked by hand from the rulebook."""

import random
from collections.abc import Iterable, Mapping

import pytest

from numerus.literal import Cell, Connector, Four, Literal, Ship, Tentacler


def at(name: str) -> Cell:
    return (ord(name[0]) - ord("a"), int(name[1:]) - 1)


def row(names: str) -> tuple[Cell, ...]:
    return tuple(at(name) for name in names.split())


def four(names: str) -> Four:
    first, second, third, fourth = row(names)
    return (first, second, third, fourth)


def position(
    size: int = 13,
    mine: Mapping[str, int] | None = None,
    theirs: Mapping[str, int] | None = None,
    connectors: Iterable[tuple[int, str]] = (),
) -> Literal:
    """Seat 0 to land; each mapping gives cell names (several, parted by spaces) and a strength."""
    game = Literal(size, (1, 2, 3, 4, 5), 2, 0)
    for owner, held in enumerate((mine or {}, theirs or {})):
        for names, strength in held.items():
            game.tentaclers.update(dict.fromkeys(row(names), Tentacler(owner, strength)))
    game.connectors.extend(Connector(owner, four(names)) for owner, names in connectors)
    return game


def test_first_landing_may_be_any_ship_on_any_cell() -> None:  # NUM-2, NUM-6
    game = position()
    assert len(game.landings()) == 5 * 13 * 13


def test_reach_is_exactly_the_ships_value_in_eight_directions() -> None:  # NUM-8, NUM-9
    game = position()
    game.land(3, at("g7"))
    assert game.ships == {at("g7"): Ship(0, 3)}
    expected = dict.fromkeys(row("d4 d7 d10 g4 g10 j4 j7 j10"), Tentacler(0, 3))
    assert game.tentaclers == expected
    assert game.docks == [{1: 2, 2: 2, 3: 1, 4: 2, 5: 2}, {1: 2, 2: 2, 3: 2, 4: 2, 5: 2}]
    assert game.turn == 1


@pytest.mark.parametrize(("cell", "controlled"), [("a1", 3), ("g1", 5), ("g7", 8)])
def test_fewer_cells_are_controlled_at_the_edges(cell: str, controlled: int) -> None:  # NUM-13
    game = position()
    game.land(2, at(cell))
    assert len(game.tentaclers) == controlled


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Tentacler(0, 2), Tentacler(0, 5)),  # NUM-10
        (Tentacler(1, 5), Tentacler(1, 2)),  # NUM-11
        (Tentacler(1, 1), Tentacler(0, 2)),  # NUM-11
        (Tentacler(1, 3), None),  # NUM-11
    ],
)
def test_strengths_meet(before: Tentacler, after: Tentacler | None) -> None:
    game = position()
    game.tentaclers[at("j7")] = before
    game.land(3, at("g7"))
    assert game.tentaclers.get(at("j7")) == after


def test_stepping_on_a_tentacler_needs_its_strength() -> None:  # NUM-6, NUM-7
    game = position(mine={"a1": 1}, theirs={"g7": 3}, connectors=[(1, "k1 k2 k3 k4")])
    landings = game.landings()
    assert {value for value, cell in landings if cell == at("g7")} == {3, 4, 5}
    assert not {cell for _, cell in landings} & set(row("a1 k1 k2 k3 k4"))
    game.land(3, at("g7"))
    assert at("g7") not in game.tentaclers
    with pytest.raises(ValueError, match="may not land"):
        game.land(1, at("g7"))


def test_ships_and_connectors_are_untouched() -> None:  # NUM-12, NUM-20
    game = position(connectors=[(0, "d1 d2 d3 d4"), (1, "j4 j5 j6 j7")])
    game.ships[at("g10")] = Ship(1, 1)
    game.land(3, at("g7"))
    assert set(game.tentaclers) == set(row("d7 d10 g4 j10"))


def test_four_in_a_row_become_a_connector_at_once() -> None:  # NUM-15, NUM-19
    game = position(mine={"a6 b6 c6": 4})
    game.land(3, at("g6"))  # controls d6
    assert game.connectors == [Connector(0, four("a6 b6 c6 d6"))]
    assert not game.tentaclers.keys() & set(row("a6 b6 c6 d6"))
    assert (game.scores, game.turn) == ([1, 0], 1)


def test_of_a_run_of_six_the_player_chooses_four() -> None:  # NUM-17
    game = position(mine={"a6 b6 c6": 4})
    game.land(1, at("e7"))  # controls d6, e6 and f6
    run = row("a6 b6 c6 d6 e6 f6")
    assert game.pending() == [run]
    assert game.landings() == set()
    assert game.placements(run) == {
        (four("a6 b6 c6 d6"),),
        (four("b6 c6 d6 e6"),),
        (four("c6 d6 e6 f6"),),
    }
    game.choose(run, (four("b6 c6 d6 e6"),))
    assert game.connectors == [Connector(0, four("b6 c6 d6 e6"))]
    assert game.scores == [1, 0]
    assert game.tentaclers[at("a6")] == Tentacler(0, 4)
    assert game.turn == 1


def test_a_connector_is_not_extended_but_four_further_cells_are_new() -> None:  # NUM-16
    game = position(mine={"e1 f1 g1": 1}, connectors=[(0, "a1 b1 c1 d1")])
    game.land(3, at("a4"))  # controls d1 (a connector), a1, a7, d4, d7
    assert len(game.connectors) == 1
    game.land(5, at("m13"))
    game.land(2, at("j1"))  # controls h1, and l1, h3, j3, l3
    assert game.connectors[1:] == [Connector(0, four("e1 f1 g1 h1"))]


def test_a_connector_of_another_direction_is_crossed() -> None:  # NUM-16
    game = position(mine={"e5 f5": 1}, connectors=[(0, "d4 d5 d6 d7")])
    game.land(3, at("j5"))  # controls g5
    assert Connector(0, four("d5 e5 f5 g5")) in game.connectors
    assert game.scores == [1, 0]


def test_a_run_of_eight_gives_two_and_of_nine_a_choice_of_three() -> None:  # NUM-17
    eight = position(mine={"a1 b1 c1 d1 e1 f1 g1": 1})
    eight.land(5, at("m1"))  # controls h1
    assert [made.cells for made in eight.connectors] == [four("a1 b1 c1 d1"), four("e1 f1 g1 h1")]
    nine = position(mine={"a1 b1 c1 d1 e1 f1 g1 i1": 1})
    nine.land(5, at("m1"))
    (run,) = nine.pending()
    assert nine.placements(run) == {
        (four("a1 b1 c1 d1"), four("e1 f1 g1 h1")),
        (four("a1 b1 c1 d1"), four("f1 g1 h1 i1")),
        (four("b1 c1 d1 e1"), four("f1 g1 h1 i1")),
    }


def test_choices_come_in_any_order() -> None:  # NUM-R4
    game = position(mine={"b5 c5 d5 f5": 1, "e1 e2 e3 e4": 1})
    game.land(3, at("h5"))  # controls e5: two runs of five
    across, up = row("b5 c5 d5 e5 f5"), row("e1 e2 e3 e4 e5")
    assert game.pending() == [across, up]
    with pytest.raises(ValueError, match="no placement"):
        game.choose(up, (four("b5 c5 d5 e5"),))
    game.choose(up, (four("e2 e3 e4 e5"),))
    assert (game.turn, game.pending()) == (0, [across])
    game.choose(across, (four("c5 d5 e5 f5"),))
    assert (game.turn, game.scores) == (1, [2, 0])


def test_falling_diagonal_is_listed_to_the_right() -> None:
    game = position(mine={"b7 c6 d5": 1})
    game.land(5, at("j4"))  # controls e4
    assert game.connectors == [Connector(0, four("b7 c6 d5 e4"))]
    assert game.connectors[0].direction == (1, -1)


def test_hyper_node_wins_whatever_the_scores() -> None:  # NUM-21, NUM-R7
    game = position(mine={"b5 c5 d5 f5": 1, "e2 e3 e4": 1, "b2 c3 d4": 1, "b8 c7 d6": 1})
    game.scores = [0, 9]
    game.land(3, at("h5"))  # controls e5, the meeting point
    assert (game.hyper, game.winner, game.turn) == (True, 0, None)
    assert game.scores == [4, 9]
    assert game.pending() == []
    assert {made.cells for made in game.connectors} == {
        four("b5 c5 d5 e5"),
        four("e2 e3 e4 e5"),
        four("b2 c3 d4 e5"),
        four("b8 c7 d6 e5"),
    }


def nearly_full(last: Tentacler) -> Literal:
    """Ships everywhere on 4×4 but on a1, which is empty, and d4, which holds the tentacler."""
    game = Literal(4, (1,), 2, 0)
    game.ships = {(c, r): Ship(1, 1) for c in range(4) for r in range(4)}
    del game.ships[at("a1")], game.ships[at("d4")]
    game.tentaclers = {at("d4"): last}
    return game


def test_seat_without_a_landing_passes() -> None:  # NUM-R6
    game = nearly_full(Tentacler(1, 1))
    game.land(1, at("a1"))
    assert game.landings() == {(1, at("d4"))}  # seat 1 may not step on its own
    game.land(1, at("d4"))
    assert (game.turn, game.docks) == (None, [{1: 0}, {1: 2}])


def test_game_ends_when_neither_seat_can_land() -> None:  # NUM-R6
    game = nearly_full(Tentacler(1, 2))
    game.land(1, at("a1"))
    assert (game.turn, game.docks) == (None, [{1: 1}, {1: 2}])
    assert (game.winner, game.hyper) == (None, False)  # NUM-R2


def test_higher_score_wins_when_both_docks_are_empty() -> None:  # NUM-22
    game = Literal(8, (2,), 1, 1)
    game.scores = [2, 1]
    game.land(2, at("a1"))
    game.land(2, at("h8"))
    assert (game.turn, game.winner, game.hyper) == (None, 0, False)


def play_at_random(game: Literal, chance: random.Random) -> None:
    while game.turn is not None:
        assert_sound(game)
        if game.pending():
            run = chance.choice(game.pending())
            game.choose(run, chance.choice(sorted(game.placements(run))))
        else:
            game.land(*chance.choice(sorted(game.landings())))
    assert_sound(game)


def assert_sound(game: Literal) -> None:
    covered = {cell for made in game.connectors for cell in made.cells}
    assert not game.ships.keys() & game.tentaclers.keys()
    assert not game.ships.keys() & covered
    assert not game.tentaclers.keys() & covered
    assert all(held.strength > 0 for held in game.tentaclers.values())
    owners = {(cell, made.owner) for made in game.connectors for cell in made.cells}
    assert len(owners) == len(covered)
    directed = [(cell, made.direction) for made in game.connectors for cell in made.cells]
    assert len(directed) == len(set(directed))
    for seat in (0, 1):
        assert game.scores[seat] == sum(made.owner == seat for made in game.connectors)


@pytest.mark.parametrize("size", range(4, 16))
def test_random_games_stay_sound(size: int) -> None:
    for seed in range(10):
        game = Literal(size, (1, 2, 3, 4, 5), 2, seed % 2)
        play_at_random(game, random.Random(seed))
        assert game.landings() == set()
