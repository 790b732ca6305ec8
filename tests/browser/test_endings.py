"""Winning feels like winning: the last move of a game that somebody wins before our eyes."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import expect

import deskoherna
from browser.guest import Guest
from browser.so_far import continue_at
from browser.teserakt_hands import prefer
from deskoherna.bots import bot
from deskoherna.kernel import AnyMatch
from deskoherna.lab import play_out
from scale import some

Invite = Callable[..., Guest]
GAMES = {
    "neutrace": ("greedy",) * 2,
    "estimatrix": ("reader",) * 4,
    "laborigines": ("random",) * 3,
    "teserakt": ("planning",) * 2,
}

# A scene is short: what it was like is noted when it begins.
NOTE = """new MutationObserver(() => {
  const scene = document.querySelector('.stage .ending > *');
  if (scene) window.lastScene ??= scene.matches('.lost') ? 'lost' : 'won';
}).observe(document, {childList: true, subtree: true})"""


def won_with_the_last_move(name: str) -> AnyMatch:
    game = deskoherna.game(name)
    bots = [bot(game, one) for one in GAMES[name]]
    for seed in count():
        match, _ = play_out(game, game.setup(len(bots)), bots, seed)
        result = match.result
        assert result is not None
        drawn = set(result.places) == {1} and not result.together
        if not drawn and result.places[match.plies[-1].seat] == 1:
            return match
    raise AssertionError


@pytest.mark.parametrize("name", some(sorted(GAMES), "endings"))
def test_a_win_is_celebrated(invite: Invite, name: str) -> None:
    guest = invite(motion="no-preference")
    prefer(guest, "flat")
    guest.context.add_init_script(NOTE)
    match = won_with_the_last_move(name)
    last = match.plies[-1]
    seats = [{"who": "bot", "bot": one} for one in GAMES[name]]
    seats[last.seat] = {"who": "me", "name": "Ada"}
    continue_at(guest, match, len(match.plies) - 1, seats)
    expect(guest.prompt).to_contain_text(re.compile("Your turn|An offer for you"))
    version = guest.seen()["position"]["version"]
    guest.command(do="play", seat=last.seat, move=str(last.move), version=version)
    guest.until(lambda: guest.page.evaluate("window.lastScene") == "won")
    expect(guest.prompt).to_contain_text(re.compile("won|win"))
    expect(guest.page.locator(".ending")).to_have_count(0)  # it passes by itself
