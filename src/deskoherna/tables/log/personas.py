"""Bots at tables have names of their own, by which several of them can be told apart.

A persona says nothing about strength: any bot may have any. Its temper is in `web.*.ftl`, its
face is drawn by the client.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from itertools import count
from typing import Literal, get_args

from .entries import Chair
from .names import looks

Persona = Literal[
    "ema", "bruno", "nela", "oto", "iris", "hugo", "dora", "max", "mona", "leo", "rita", "sam"
]
PERSONAS: tuple[Persona, ...] = get_args(Persona)


def name_of(persona: Persona) -> str:
    """The same in all languages.

    >>> name_of("ema")
    'Ema'
    """
    return persona.capitalize()


def name_for_bot(table: str, taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has; `taken` holds what names look like.

    The order in which they are given follows from the id of the table.
    """
    names = [name_of(persona) for persona in sorted(PERSONAS, key=lambda one: _rank(table, one))]
    free = [name for name in names if looks(name) not in taken]
    numbered = (f"{names[0]} {number}" for number in count(2))
    return free[0] if free else next(name for name in numbered if looks(name) not in taken)


def _rank(table: str, persona: Persona) -> bytes:
    return hashlib.blake2b(f"{table} {persona}".encode(), digest_size=8).digest()


def persona_of(chair: Chair) -> Persona | None:
    """Who the bot at a chair is; None for people and for bots that are named by their level."""
    if chair.bot is None or chair.person is not None:
        return None
    return next((one for one in PERSONAS if name_of(one) == chair.name), None)


def named_by_level(chair: Chair) -> bool:
    """Whether a bot has no name of its own, as in logs of earlier versions."""
    return chair.bot is not None and chair.person is None and chair.name in ("", chair.bot)
