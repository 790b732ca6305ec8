"""The pages that links in letters lead to: one button, which works without a cookie or a script.

A link alone changes nothing, for programs that look through mail open every one of them.
"""

from __future__ import annotations

from html import escape
from typing import Literal, get_args

from deskoherna.texts import Speaker, html_language

from .door import STYLE_PATH

What = Literal["confirm", "stop"]
State = Literal["asked", "done", "gone"]  # what becomes of the link
WHATS: tuple[What, ...] = get_args(What)


def what_of(path: str) -> What:
    """What a link is for, by its path."""
    return next(what for what in WHATS if f"/{what}/" in path)


def letters_page(say: Speaker, what: What, state: State) -> str:
    title = escape(say("room-letters-title", what=what, state=state))
    more = escape(say("room-letters-more", what=what, state=state))
    button = f"<button>{escape(say('room-letters-button', what=what))}</button>"
    return "\n".join(
        [
            f'<!doctype html><html {html_language(say.language)}><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="robots" content="noindex">',
            f'<title>{title}</title><link rel="stylesheet" href="{STYLE_PATH}"></head><body><main>',
            '<p class="room">Deskoherna</p>',
            f"<h1>{title}</h1><p>{more}</p>",
            "" if state != "asked" else f'<form method="post">{button}</form>',
            "</main></body></html>",
        ]
    )
