"""The games that bots are tried at: ours, those of other packages, and toys.

Reversi is left out: Flanks has the same rules, and is played thirty times as fast.
"""

from __future__ import annotations

from deskoherna import all_games
from deskoherna.kernel import AnyGame
from toys.couriers import COURIERS
from toys.flanks import FLANKS
from toys.sealed import SEALED

INSTALLED = [game for game in all_games().values() if game.id != "reversi"]
GAMES: list[AnyGame] = [*INSTALLED, SEALED, FLANKS, COURIERS]
