"""A game that fails at imagining. Tests put this folder on the path, as if installed."""

from __future__ import annotations

from nim_game import Nim, NimState, NimView

from deskoherna.kernel import Chance


class BlindNim(Nim):
    id = "blind"
    open_information = False

    def imagine(self, view: NimView, chance: Chance) -> NimState:
        raise LookupError


BLIND = BlindNim()
