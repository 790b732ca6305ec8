"""The evaluation of a round, read from the rulebook word by word and from nothing else.

It takes a position in notation and knows none of the code of the rules: places are pH values as
fractions, substances are found by seat and colour, and cards are read from their texts.
"""

from __future__ import annotations

import re
from fractions import Fraction

COLOURS = "roygbv"
ENDS = (Fraction(0), Fraction(14))
NEUTRAL = Fraction(7)


class Round:
    def __init__(self, text: str) -> None:
        seats, grids, rest = text.split("; ")
        self.places: dict[tuple[int, str], Fraction] = {}
        self.owned: list[dict[str, int]] = []
        for seat, written in enumerate(seats.split(" / ")):
            found = re.fullmatch(r"(.*) \(.*\) (\S+) \d", written)
            assert found
            for colour, place in zip(COLOURS, found[1].split(" "), strict=True):
                self.places[seat, colour] = Fraction(place)
            self.owned.append({mark: found[2].count(mark) for mark in "xn"})
        self.cards: dict[tuple[int, str], list[str]] = {}
        for card in grids.split(" ") if grids != "-" else []:
            cell, _, face = card.partition("=")
            self.cards.setdefault((int(cell[0]) - 1, cell[1]), []).append(face)
        fields = dict(part.split("=") for part in rest.split(" "))
        self.burner = int(fields["burner"]) - 1
        self.reversed = [
            int(o[-1]) - 1 for o in fields.get("orbitals", "").split(",") if "rev" in o
        ]
        self.first_at_both = int(fields["pioneer"]) - 1 if "pioneer" in fields else None
        self.five = False

    def evaluate(self) -> None:
        number = len(self.owned)
        for nth in range(number):
            seat = (self.burner + nth) % number
            columns = sorted(column for owner, column in self.cards if owner == seat)
            for column in columns[::-1] if seat in self.reversed else columns:
                self.equation(seat, self.cards[seat, column])

    def equation(self, seat: int, cards: list[str]) -> None:
        arrows = [card for card in cards if "-" in card]
        molecules = [card for card in cards if re.fullmatch(f"[{COLOURS}]{{2}}", card)]
        complete = len(arrows) == len(molecules) == 1
        for arrow in arrows:
            sides = [re.fullmatch(r"([\d.]+)(?:([xn])(\d))?", side) for side in arrow.split("-")]
            if complete:
                for towards, colour, side in zip((-1, 1), molecules[0], sides, strict=True):
                    assert side
                    self.act(seat, colour, towards * Fraction(side[1]), side[2])
            for side in sides:
                assert side
                if side[2]:
                    self.owned[seat if complete else int(side[3]) - 1][side[2]] += 1

    def act(self, seat: int, colour: str, vector: Fraction, modifier: str | None) -> None:
        place = self.places[seat, colour]
        if modifier == "x":
            if place in ENDS:
                self.travel(seat, colour, Fraction(1 if place == 0 else -1))
        elif modifier == "n":
            if place not in ENDS:
                self.places[seat, colour] = NEUTRAL
        elif place not in ENDS:
            self.travel(seat, colour, vector)

    def travel(self, seat: int, colour: str, vector: Fraction) -> None:
        others = [at for (s, c), at in self.places.items() if c == colour and s != seat]
        place = self.places[seat, colour] + vector
        while 0 < place < 14 and any(abs(place - other) <= Fraction(1, 2) for other in others):
            place += vector
        self.places[seat, colour] = min(max(place, Fraction(0)), Fraction(14))
        mine = [at for (s, _), at in self.places.items() if s == seat]
        if self.first_at_both is None and all(end in mine for end in ENDS):
            self.first_at_both = seat
        self.five = self.five or sum(at in ENDS for at in mine) >= 5
