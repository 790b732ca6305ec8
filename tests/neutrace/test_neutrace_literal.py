"""The evaluation agrees with a reading of the rulebook that shares no code with it."""

from __future__ import annotations

import contextlib
import random
from fractions import Fraction

import pytest

from deskoherna.games.neutrace.evaluation import evaluate, forecast
from deskoherna.games.neutrace.notation import read_position, write_position
from deskoherna.games.neutrace.pieces import NOBODY
from deskoherna.games.neutrace.possible import BadPosition
from deskoherna.games.neutrace.reactions import Chained, Exploded, Moved, Neutralised
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import SearchChance
from neutrace.literal import Round
from scale import count, dice, seed_of

SIZES = ("0.5", "1", "1.5", "2", "2.5", "3")
MOLECULES = [one + other for n, one in enumerate("roygbv") for other in "roygbv"[n + 1 :]]
ARROWS = [(one, other) for n, one in enumerate(SIZES) for other in SIZES[n + 1 :]]


def random_row(draw: random.Random, seats: int) -> list[Fraction]:
    """Substances of one colour that do not overlap, often in goals or on N."""
    standing: list[Fraction] = []
    for _ in range(seats):
        place = Fraction(draw.choice([0, 7, 14, *[draw.randint(1, 27) / 2] * 3]))
        shared = place in (0, 7, 14)
        if not shared and any(abs(place - other) <= Fraction(1, 2) for other in standing):
            place = Fraction(7)
        standing.append(place)
    return standing


def random_round(draw: random.Random, seats: int) -> str:
    rows = [random_row(draw, seats) for _ in range(6)]
    standing = [{row[seat] for row in rows} for seat in range(seats)]
    if any(sum(row[seat] in (0, 14) for row in rows) >= 5 for seat in range(seats)):
        return random_round(draw, seats)  # the game would be over
    molecules = [draw.choice((m, m[::-1])) for m in draw.sample(MOLECULES, len(MOLECULES))]
    arrows = [draw.choice((a, a[::-1])) for a in draw.sample(ARROWS, len(ARROWS))]
    spare = ["x", "n"] * seats
    draw.shuffle(spare)
    lying = []
    for seat in range(1, seats + 1):
        for column in "defgh":
            filled = [draw.random() < 0.9, draw.random() < 0.9]
            cards = [molecules.pop(), arrow(draw, arrows.pop(), spare, seats)]
            draw.shuffle(cards)
            for row, card in enumerate(cards, start=1):
                if filled[row - 1]:
                    lying.append(f"{seat}{column}{row}={card}")
                elif "-" in card:
                    spare += [mark for mark in card if mark in "xn"]
    written = " / ".join(
        " ".join(f"{float(row[seat]):g}" for row in rows) + " () - 2" for seat in range(seats)
    )
    rest = f"burner={draw.randint(1, seats)} turn=1"
    if draw.random() < 0.4:
        rest += f" orbitals=reverse:{draw.randint(1, seats)}"
    if any({0, 14} <= places for places in standing) or draw.random() < 0.3:
        rest += f" pioneer={draw.randint(1, seats)}"
    return f"{written}; {' '.join(lying)}; {rest}"


def possible_round(draw: random.Random, seats: int) -> str:
    """One whose grids can have been laid, and in which somebody can move."""
    while True:
        text = random_round(draw, seats)
        with contextlib.suppress(BadPosition):
            read_position(text)
            return text


def arrow(draw: random.Random, sizes: tuple[str, str], spare: list[str], seats: int) -> str:
    player = draw.randint(1, seats)
    marks = [f"{spare.pop()}{player}" if spare and draw.random() < 0.4 else "" for _ in sizes]
    return "-".join(size + mark for size, mark in zip(sizes, marks, strict=True))


def evaluated(table: Neutrace) -> Neutrace:
    for seat in table.from_burner():
        evaluate(table, seat)
    return table


def agree(text: str) -> None:
    table, literal = evaluated(read_position(text)), Round(text)
    literal.evaluate()
    places = {
        (seat, colour): Fraction(table.substances(seat)[row], 2)
        for seat in range(table.seats)
        for row, colour in enumerate("roygbv")
    }
    assert places == literal.places, text
    owned = [dict(zip("xn", table.stock(seat), strict=True)) for seat in range(table.seats)]
    assert owned == literal.owned, text
    assert (None if table.pioneer == NOBODY else table.pioneer) == literal.first_at_both, text
    assert table.ending == literal.five, text


@pytest.mark.parametrize("seats", [2, 3])
def test_ten_thousand_rounds(seats: int) -> None:
    """NEU-26, NEU-27, NEU-28, NEU-29, NEU-37, NEU-43, NEU-45, NEU-47, NEU-48, NEU-49, NEU-R3,
    NEU-R4, NEU-R5, NEU-R6, NEU-R7, NEU-R8, NEU-R19"""
    draw = dice(f"rounds {seats}")
    for _ in range(count(5_000)):
        agree(possible_round(draw, seats))


@pytest.mark.parametrize("seats", [2, 3])
def test_rounds_as_they_are_played(seats: int) -> None:
    """NEU-26"""
    chance = SearchChance(seed_of(f"played {seats}"))
    table = Neutrace.opening(seats, 0, chance)
    for _ in range(2_000):
        if not table.agenda:
            table = Neutrace.opening(seats, 0, chance)
        name, *numbers = table.agenda[-1]
        if name == "act" and numbers[1] == 0:
            agree(write_position(table))
        seat, ask = next(iter(table.asks().items()))
        table.play(seat, ask.sample(chance), chance)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_step_of_a_forecast_begins_where_the_last_one_ended(seats: int) -> None:
    """NEU-27, NEU-29"""
    draw = random.Random(seats)
    for _ in range(300):
        table = read_position(possible_round(draw, seats))
        at = {(s, row): p for s in range(seats) for row, p in enumerate(table.substances(s))}
        for event in forecast(table):
            if isinstance(event, Moved | Chained | Exploded | Neutralised):
                assert event.before == at[event.seat, event.row]
                at[event.seat, event.row] = event.after
        evaluated(table)
        assert [at[s, row] for s in range(seats) for row in range(6)] == list(table.scale)
