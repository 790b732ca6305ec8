"""Research cards are drawn, from the deck of some level (TES-8, TES-27, TES-31)."""

from __future__ import annotations

from deskoherna.kernel import Tell

from .events import DeckEmpty, Drew
from .position import Position, letter

HIGHEST = 4  # level of research cards


def draw(
    state: Position, researcher: int, level: int, tell: Tell, rule: str, count: int = 1
) -> None:
    """All at once: nobody learns in which order the cards lay."""
    pile, hand = state.piles[level - 2], state.hands[researcher]
    drawn = sorted(pile.pop() for _ in range(min(count, len(pile))))
    hand += drawn
    hand.sort()
    for card in map(state.card, drawn):
        tell and tell(Drew(letter(researcher), card.id, card.name, level, rule))
    for _ in range(count - len(drawn)):
        tell and tell(DeckEmpty(letter(researcher), level))  # TES-31


def level_for(state: Position, dice: int) -> int:
    """The level of the card that is drawn for rolling this many dice (TES-27, TES-R8)."""
    return min(HIGHEST, dice + state.has(state.turn, "thorough"))


def higher(state: Position, level: int) -> int:
    """The next higher level that has cards, or 0 (TES-21, TES-R8)."""
    return next((n for n in range(level + 1, HIGHEST + 1) if state.piles[n - 2]), 0)
