"""The values that messages are made of, each with its bounds."""

from __future__ import annotations

from typing import Annotated

import msgspec

from deskoherna.kernel.record import LONGEST_CONTRIBUTION, LONGEST_NAME

MOST = 1_000_000  # of anything that is counted
MOST_SEATS = 16
LONGEST_CHAT = 500
LONGEST_TOKEN = 64
LONGEST_TARGET = 60
LONGEST_MOVE = 100_000  # characters; each game sets its own bound below this one
LONGEST_OPTION = 40_000  # characters; each game sets its own bound below this one

Id = Annotated[  # `$` alone would let a line end pass
    str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")
]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Words = Annotated[str, msgspec.Meta(max_length=LONGEST_CONTRIBUTION)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation = Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]
Target = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TARGET)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TOKEN)]

Options = dict[
    Annotated[str, msgspec.Meta(max_length=40)],
    Annotated[str, msgspec.Meta(max_length=LONGEST_OPTION)] | int | bool,
]

Argument = str | int
