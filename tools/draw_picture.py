"""Draws the picture of the README: a position from a game of two bots, as the terminal shows it."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

import deskoherna
from deskoherna.bots import bot
from deskoherna.kernel import SearchChance
from deskoherna.terminal.screen import Screen
from deskoherna.texts import speaker

MOVES = 16
SEED = 4


def main(file: Path) -> None:
    game = deskoherna.game("numerus")
    match = game.new(seed=SEED)
    greedy, chance = bot(game, "greedy"), SearchChance(SEED)
    while match.result is None and len(match.plies) < MOVES:
        ((seat, ask),) = match.asks.items()
        news = match.play(seat, greedy.choose(seat, match.view(seat), ask, chance))
    console = Console(record=True, file=io.StringIO(), width=124, height=50, force_terminal=True)
    Screen(speaker("en", game), console).position(game, match.view(None), [news])
    svg = console.export_svg(title="deskoherna play numerus")
    plain = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    file.write_text(plain.replace("Fira Code", "ui-monospace"), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
