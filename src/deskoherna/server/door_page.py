"""The page that asks for the password of the room: plain, since nothing else is served yet."""

from __future__ import annotations

from html import escape

from deskoherna.texts import Speaker, html_language

STYLE = """
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
html { background: light-dark(#f6f3ec, #14161b); color: light-dark(#1d2129, #f0ece2); }
body { display: grid; place-items: center; min-height: 100dvh; margin: 0; }
main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); padding: 2rem;
  border: 1px solid light-dark(#d5cfc0, #343945); border-radius: 1rem;
  background: light-dark(#fffdf8, #1d2027); }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.25; text-wrap: balance; }
.room { margin-bottom: 0.25rem; color: light-dark(#5b3fc4, #b5a2ff); font-weight: 700; }
p { margin: 0 0 1.25rem; }
label { display: block; margin-bottom: 0.375rem; font-weight: 600; }
input, button { box-sizing: border-box; width: 100%; min-height: 3rem; border-radius: 0.75rem;
  font: inherit; }
input { padding: 0 1rem; border: 1px solid light-dark(#8a8576, #747b89);
  background: light-dark(#fff, #14161b); color: inherit; }
button { margin-top: 1rem; border: 0; background: light-dark(#5b3fc4, #b5a2ff);
  color: light-dark(#fff, #1a1236); font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid light-dark(#5b3fc4, #b5a2ff); outline-offset: 2px; }
[role=alert] { color: light-dark(#a8321f, #ff9d87); font-weight: 600; }
"""


def door_page(say: Speaker, action: str, style: str, to: str, wrong: bool) -> str:
    title = escape(say("room-password-title"))
    problem = f'<p role="alert">{escape(say("room-password-wrong"))}</p>' if wrong else ""
    return "\n".join(
        [
            f'<!doctype html><html {html_language(say.language)}><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<title>{title}</title><link rel="stylesheet" href="{style}"></head><body><main>',
            '<p class="room">Deskoherna</p>',
            f"<h1>{title}</h1><p>{escape(say('room-password-why'))}</p>{problem}",
            f'<form method="post" action="{action}">',
            f'<input type="hidden" name="to" value="{escape(to)}">',
            f'<label for="password">{escape(say("room-password-label"))}</label>',
            '<input id="password" name="password" type="password" required autofocus',
            ' autocomplete="current-password">',
            f"<button>{escape(say('room-password-enter'))}</button></form></main></body></html>",
        ]
    )
