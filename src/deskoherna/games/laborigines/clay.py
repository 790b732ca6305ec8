"""A laborigine in clay: data of a few dozen characters, from which clients draw it (LAB-2)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from deskoherna.kernel import Chance, Move

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
POINTS = 24  # of the outline: how far the clay reaches, from the top clockwise
OUTLINE = f"[0-9a-z]{{{POINTS}}}"
FEATURES = {"eyes": 6, "gaze": 4, "mouth": 6, "arms": 6, "texture": 6, "accent": 8}
DETAILS = "".join(f"[0-{kinds - 1}]" for kinds in FEATURES.values())

BODIES = (
    "mmmmmmmmmmmmmmmmmmmmmmmm",  # a ball
    "zywtqonmmmnoqooqnmmmnoqt",  # an egg that leans
    "tsqnljjkmptwxwtpmkjjlnqs",  # a bean
    "oopqsuwyzyxwvwxyzywusqpo",  # a pear
    "zztomkiihhiklmlkihhiikmo",  # a worm that stands
    "uomouomouomouomouomouomo",  # a star
)
WOBBLE = 3


class Clay(Move, frozen=True):
    """`clay mmmmmmmmmmmmmmmmmmmmmmmm 000000`: what a figure looks like (LAB-2)."""

    # how far the clay reaches, from the top clockwise
    outline: Annotated[str, msgspec.Meta(pattern=f"^{OUTLINE}$", max_length=POINTS)]
    # a digit for each of `FEATURES`
    features: Annotated[str, msgspec.Meta(pattern=f"^{DETAILS}$", max_length=len(FEATURES))]

    def __str__(self) -> str:
        return f"clay {self.outline} {self.features}"


class AnyClay(Move, frozen=True):
    """`clay any`: a figure that is already there; modelling is skipped."""

    def __str__(self) -> str:
        return "clay any"


CLAY = f"clay ({OUTLINE}) ({DETAILS})"


def knead(chance: Chance) -> Clay:
    """A figure of its own: a body, pressed here and there, with some features."""
    drawn = chance.draw("clay", len(BODIES), *FEATURES.values(), *[2 * WOBBLE + 1] * POINTS)
    body, features = BODIES[drawn[0]], drawn[1 : 1 + len(FEATURES)]
    presses = drawn[1 + len(FEATURES) :]
    reach = [int(letter, 36) for letter in body]
    bumps = [
        (presses[at - 1] + 2 * presses[at] + presses[(at + 1) % POINTS]) // 4 - WOBBLE
        for at in range(POINTS)
    ]
    outline = "".join(
        DIGITS[min(max(far + bump, 0), len(DIGITS) - 1)]
        for far, bump in zip(reach, bumps, strict=True)
    )
    return Clay(outline, "".join(map(str, features)))
