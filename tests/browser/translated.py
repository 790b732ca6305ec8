"""Whether all that a page says comes from the text files, and whether it all fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from accented import accented
from browser.guest import Guest
from deskoherna import all_games
from deskoherna.tables.log.personas import PERSONAS, name_of

CHECK = Path(__file__).with_name("page_check.js").read_text("utf-8")
WORD = re.compile(r"[A-Za-z]{2,}")  # one letter is notation: a cell, a die, a card
BOTS = tuple(map(name_of, PERSONAS))
NAMES = (
    "Ada",
    "Bob",
    *BOTS,
    "cautious",
    "Cautious",
    "Deskoherna",
    *(game.name for game in all_games().values()),
)
UNTRANSLATED = re.compile(
    "|".join(
        (
            *(rf"\b{re.escape(name)}\b" for name in NAMES),
            r"\b[A-Z]+-R?\d+\b",  # the id of a rule
            r"\bAB\b",  # a task of NEUTRACE, among Greek letters
            r"https?://\S+",
            r"\bAPI\b",
            # What the browser itself knows of a language: lists and times
            r"\band\b|\bnow\b|\b\d+ (?:seconds?|minutes?) ago\b",
        )
    )
)
# Names have any length; who has none is called by the seat.
MAY_BE_CUT = ("Ada", "Bob", *BOTS, *(accented(f"Player {n}") for n in range(1, 7)))

IN_STRIP = f" · {accented('you')} · {accented('host')}"


def faults(guest: Guest, *, scrolls: bool = True) -> list[str]:
    """What is said without accents, does not fit, or lies under something else."""
    guest.page.wait_for_load_state("networkidle")
    found = guest.page.evaluate(CHECK)
    own = written(guest)
    wrong = [f"{where} says: {text}" for where, text in found["said"] if unaccented(text, own)]
    wrong += [what for what in found["broken"] if not may_be(what, guest)]
    if not scrolls and guest.page.evaluate("document.documentElement.scrollHeight > innerHeight"):
        wrong.append("the page scrolls")
    return [f"{guest.page.url}: {what}" for what in wrong]


def unaccented(text: str, own: list[str]) -> bool:
    for words in own:
        text = text.replace(words, "")
    return WORD.search(UNTRANSLATED.sub("", text)) is not None


def may_be(what: str, guest: Guest) -> bool:
    """In the strip of a phone, what is said of a seat beside its name gives way first."""
    in_strip = guest.touches and IN_STRIP in what
    return what.startswith("cut off: ") and (what.endswith(MAY_BE_CUT) or in_strip)


def written(guest: Guest) -> list[str]:
    """What players of ESTIMATRIX have written themselves, or a review would have written."""
    if "/table/" not in guest.page.url or "estimatrix" not in str(guest.seen().get("status")):
        return []
    review = guest.context.request.get(f"/api/tables/{guest.table}/review").json()
    words = {*hints(guest.seen()), *hints(review)}
    return sorted((one for one in words if WORD.search(one)), key=len, reverse=True)


def hints(told: Any) -> Iterator[str]:
    if isinstance(told, list):
        yield from (hint for value in told for hint in hints(value))
    elif isinstance(told, dict):
        yield from (hint for value in told.values() for hint in hints(value))
        for key in ("words", "english", "czech"):
            if isinstance(words := told.get(key), str):
                yield words
        if isinstance(move := told.get("move"), str):  # text lemon, or en: lemon | cs: citron
            said = move.partition(" ")[2]
            yield from (said, *(one.partition(":")[2].strip() for one in said.split("|")))
