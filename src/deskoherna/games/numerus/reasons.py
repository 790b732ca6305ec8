"""What may speak for a move or against it, in the words of players."""

from __future__ import annotations

from deskoherna.kernel import Reason

HYPER_NODE = Reason("numerus-why-hyper")
STOPS_HYPER_NODE = Reason("numerus-why-stops-hyper")
LONG_TERM = Reason("numerus-why-rows")
LEAVES_MORE = Reason("numerus-why-leaves-more")


def builds(connectors: int) -> Reason:
    return Reason("numerus-why-builds", {"connectors": connectors})


def prevents(connectors: int, left: int) -> Reason:
    """The other seat could have built `connectors`, and now can build `left`."""
    return Reason("numerus-why-prevents", {"connectors": connectors, "left": left})


def prepares(connectors: int) -> Reason:
    return Reason("numerus-why-prepares", {"connectors": connectors})


def allows(connectors: int) -> Reason:
    return Reason("numerus-why-allows", {"connectors": connectors}, against=True)
