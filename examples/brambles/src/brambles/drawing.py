"""The position in characters: for the terminal, the text table and golden playthroughs."""

from __future__ import annotations

from deskoherna.kernel import Drawing, Say, Span

from .cards import Covered, sign
from .moves import LETTERS
from .view import BramblesView


def drawing(view: BramblesView, say: Say) -> Drawing:
    lines: Drawing = []
    for seat, basket in enumerate(view.baskets):
        cards = " ".join(map(shown, basket)) or "–"
        held = say("brambles-held", hand=view.hands[seat], looks=view.looks[seat])
        lines.append(
            [Span(LETTERS[seat], f"seat-{seat}"), Span(f"  {cards}  "), Span(f"({held})", "faint")]
        )
    if view.offered:
        lines.append([Span(say("brambles-cloth", card=shown(view.offered)))])
    lines.append([Span(say("brambles-deck", cards=view.deck))])
    if view.hand:
        lines.append([Span(say("brambles-hand", cards=" ".join(map(sign, view.hand))))])
    return lines


def shown(lying: Covered) -> str:
    return "?" if lying.card is None else sign(lying.card)
