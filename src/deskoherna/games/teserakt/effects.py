"""The language in which cards and specialities are written.

A card is a list of effects, carried out in order. An effect is a verb and its arguments:

    { do = "adjust", by = 2, times = 3, where = "lab-or-zone" }
    { do = "annihilate", where = "zone", group = "value" }
    { do = "choose", of = [[{ do = "draw", level = 3 }], [{ do = "action" }]] }

- times   up to this many times, one after the other; the player may stop, unless it is a `must`
- by      for adjust: up to this many steps each time
- where   the dice that may be chosen: in the player's `lab`, in all `labs`, in the collapse `zone`,
          free dice of the `cube`
- only    which of them: `low` (1 to 3), `high`, `even`, `odd`, `ones`, `sixes`, or a colour
- group   `one` die each time; `all` of them; all of one `value` or `colour`, the player's choice
- to      for extract: the player's `own` lab or `any`
- must    whether it has to be done, as often as it can be: `true` or `false`
- level   for draw: the level of the research card
- of      for choose: two to four lists of effects, of which the player takes one

What cannot be done is passed over. A card can be played if its first effect can be carried out.
`VERBS` lists every verb with the arguments it takes; the first value of each is the default.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .dice import COLOUR, KINDS, VALUE

Values = tuple[str | int | bool, ...]

TIMES: Values = (1, 2, 3, 4, 5, 6)
HELD: Values = ("lab", "labs", "zone", "lab-or-zone", "labs-or-zone")  # where dice can be turned
ONLY: Values = (
    "any", "low", "high", "even", "odd", "ones", "sixes", "yellow", "orange", "purple", "blue",
)  # fmt: skip
GROUPS: Values = ("one", "all", "value", "colour")
MUST: Values = (False, True)
LEVELS: Values = (2, 3, 4)

_TURNED: Mapping[str, Values] = {"times": TIMES, "where": HELD, "only": ONLY, "must": MUST}

VERBS: Mapping[str, Mapping[str, Values]] = {
    "extract": {"times": TIMES, "only": ONLY, "to": ("own", "any"), "must": MUST},
    "adjust": {**_TURNED, "by": (1, 2, 3, 4, 5)},
    "set": _TURNED,
    "flip": {**_TURNED, "group": GROUPS},
    "roll": {**_TURNED, "group": GROUPS},
    "annihilate": {**_TURNED, "where": (*HELD, "cube"), "group": GROUPS},
    "stabilise": {
        **_TURNED,
        "where": ("lab", "labs", "zone", "cube", "lab-or-zone", "labs-or-zone"),
    },
    "relocate": {"times": TIMES, "only": ONLY, "must": MUST},
    "transfer": {"times": TIMES, "only": ONLY, "must": MUST},
    "exchange": {"times": TIMES, "where": ("zone", "labs", "cube"), "only": ONLY, "must": MUST},
    "draw": {"times": TIMES, "level": LEVELS},
    "return": {"times": TIMES},
    "action": {"times": TIMES},
    "mend": {"times": TIMES},
}
CHOOSE = "choose"  # between lists of effects
ONLY_ON_CARDS = ("return", "action", "mend")  # a speciality that did it would never end
STRONGEST = ("mend",)  # only on level 4 and on discoveries (TES-R3)


class Effect(msgspec.Struct, frozen=True):
    """One effect, with a value for every argument."""

    do: str
    times: int = 1
    by: int = 1
    where: str = "lab"
    only: str = "any"
    group: str = "one"
    to: str = "own"
    level: int = 2
    must: bool = False
    of: tuple[int, ...] = ()  # the scripts that can be chosen

    @property
    def words(self) -> dict[str, Any]:
        """Its arguments, for texts."""
        fields = msgspec.structs.asdict(self)
        return {name: fields[name] for name in VERBS.get(self.do, ())}


def _fits(only: str, die: int) -> bool:
    value = VALUE[die]
    return {
        "any": True,
        "low": value <= 3,
        "high": value >= 4,
        "even": value % 2 == 0,
        "odd": value % 2 == 1,
        "ones": value == 1,
        "sixes": value == 6,
        "yellow": COLOUR[die] == 0,
        "orange": COLOUR[die] == 1,
        "purple": COLOUR[die] == 2,
        "blue": COLOUR[die] == 3,
    }[only]


FITS = {str(only): frozenset(d for d in range(KINDS) if _fits(str(only), d)) for only in ONLY}
