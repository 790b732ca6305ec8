"""What may speak for a move or against it, in the words of players."""

from __future__ import annotations

from deskoherna.kernel import Reason

ALIKE = Reason("estimatrix-why-alike")  # letters, and colours to ban
WORDLESS = Reason("estimatrix-why-wordless")  # a drawing, or a hint given aloud
NOTHING_SAID = Reason("estimatrix-why-nothing-said")
WINS = Reason("estimatrix-why-wins")
NO_MATTER = Reason("estimatrix-why-no-matter")
LET_THEM = Reason("estimatrix-why-let-them")


# What words say


def points_to(colour: str, percent: int, against: bool = False) -> Reason:
    """How much of what the words say is this colour."""
    return Reason("estimatrix-why-points-to", {"colour": colour, "percent": percent}, against)


def hardly_points_to(colour: str, percent: int, against: bool = True) -> Reason:
    return Reason("estimatrix-why-hardly", {"colour": colour, "percent": percent}, against)


def two_ways(colour: str, second: str) -> Reason:
    return Reason("estimatrix-why-two-ways", {"colour": colour, "second": second})


def exchange(percent: int) -> Reason:
    """How likely letters are exchanged."""
    return Reason("estimatrix-why-exchange", {"percent": percent})


def negater_sees(percent: int) -> Reason:
    return Reason("estimatrix-why-negater-sees", {"percent": percent}, against=True)


# What a match is about


def brings(letter: str) -> Reason:
    return Reason("estimatrix-why-brings", {"letter": letter})


def gives_back(letter: str) -> Reason:
    return Reason("estimatrix-why-gives-back", {"letter": letter}, against=True)


def gives_win(seat: int) -> Reason:
    """It would give this seat its last letter."""
    return Reason("estimatrix-why-gives-win", {"seat": seat}, against=True)


def spoils(seat: int) -> Reason:
    """The Negater's match takes the exchange away from the Quanter in this seat."""
    return Reason("estimatrix-why-spoils", {"seat": seat})


def avoids(seat: int) -> Reason:
    """This seat does not like to give the Quanter the last letter."""
    return Reason("estimatrix-why-avoids", {"seat": seat})
