"""The table as text: four layers of the Tesseract, the panel, the zone, labs and cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from deskoherna.kernel import Drawing, Line, Say, Span

from .cube import NAMES_OF_COLUMNS, SIDE
from .dice import COLOURS, FACES
from .events import named
from .table import MOST_RIFTS
from .view import CardSeen, ResearcherSeen, TeseraktView
from .wording import Sentence

SIGNS = {
    "acceleration": "»", "reinforcement": "+", "chain": "&", "fission": "%", "wave": "~",
    "burst": "#", "interphase": "=", "shock": "!",
}  # fmt: skip


def draw(view: TeseraktView, say: Say, marked: Collection[str] = ()) -> Drawing:
    return [
        *_layers(view, say, marked),
        [],
        *_panel(view, say),
        [],
        *_zone(view, say),
        [],
        *(line for who in view.researchers for line in _researcher(view, who, say)),
        *_cards(view, say),
        [Span(say("teserakt-legend"), "faint")],
        [Span(say("teserakt-legend-symbols"), "faint")],
    ]


def _layers(view: TeseraktView, say: Say, marked: Collection[str]) -> Iterator[Line]:
    """From the top layer to the base; `*` marks free dice, `<` the boundary die."""
    heading: Line = [Span("   ")]
    for layer in range(SIDE, 0, -1):
        heading.append(Span(say("teserakt-layer", layer=layer).ljust(18)))
    yield heading
    letters = "".join(f"{letter}   " for letter in "abcd")
    yield [Span("   " + f"{letters}  " * SIDE, "faint")]
    for row in range(SIDE):
        line: Line = [Span(f"{row + 1}  ", "faint")]
        for layer in range(SIDE - 1, -1, -1):
            for column in range(SIDE * row, SIDE * row + SIDE):
                line.append(_place(view, column, layer, marked))
            line.append(Span("  "))
        yield line


def _place(view: TeseraktView, column: int, layer: int, marked: Collection[str]) -> Span:
    dice, name = view.columns[column], NAMES_OF_COLUMNS[column]
    if len(dice) <= layer:
        text = SIGNS[view.symbols[column]] if layer == 0 else "·"
        return Span(f"{text}   ", "faint")
    top = len(dice) == layer + 1
    sign = " "
    if top and name in view.free:
        sign = "<" if name in view.boundary else "*"
    style = "marked" if top and name in marked else _style(dice[layer])
    return Span(f"{dice[layer]}{sign} ", style)


def _style(die: str) -> str:
    return f"seat-{COLOURS.index(die[0])}"


def _panel(view: TeseraktView, say: Say) -> Iterator[Line]:
    title = say("teserakt-panel", filled=len(view.panel))
    yield [Span(title), Span("   "), Span(say("teserakt-rifts", rifts=view.rifts, most=MOST_RIFTS))]
    for colour in COLOURS:
        line: Line = [Span("  ")]
        for value in range(1, FACES + 1):
            die = f"{colour}{value}"
            filled = die in view.panel
            line.append(Span(f"{die if filled else '··'}  ", _style(die) if filled else "faint"))
        yield line
    found = " ".join(f"{value}:{_discovery(view, value, say)}" for value in range(1, FACES + 1))
    yield [Span(f"  {found}", "faint")]


def _discovery(view: TeseraktView, value: int, say: Say) -> str:
    return say("teserakt-status", status=view.discoveries[value - 1].status)


def _zone(view: TeseraktView, say: Say) -> Iterator[Line]:
    """A row for each value; three or more are a danger (TES-34)."""
    gone = " ".join(f"{n}{c}" for n, c in zip(view.annihilated, COLOURS, strict=True) if n) or "–"
    yield [Span(say("teserakt-zone")), Span("   "), Span(say("teserakt-gone", dice=gone), "faint")]
    line: Line = [Span("  ")]
    for value in range(1, FACES + 1):
        dice = [die for die in view.zone if die[1] == str(value)]
        danger = "‼" if len(dice) >= 2 else " "
        line.append(Span(f"{value}{danger}", "faint"))
        line += [Span(f"{die} ", _style(die)) for die in dice]
        line.append(Span("  "))
    yield line


def _researcher(view: TeseraktView, who: ResearcherSeen, say: Say) -> Iterator[Line]:
    turn = view.turn == who.letter and view.result is None
    line: Line = [Span("▶ " if turn else "  "), Span(f"{who.letter} ", f"seat-{who.seat}")]
    if who.id is not None:
        name = say("teserakt-card", **named(who.id, who.name))
        line.append(Span(name + (" ◆" if who.diamond else "")))
    if turn and view.actions:
        line.append(Span(f"  {say('teserakt-actions', actions=view.actions)}"))
    yield line
    lab = " ".join(who.lab) or "–"
    cards = ", ".join(who.cards) or "–"
    spaces = who.spaces - len(who.lab)
    yield [Span(f"    {say('teserakt-lab', dice=lab, spaces=spaces, cards=cards)}")]
    if who.skill is not None:
        yield [Span(f"    {say('teserakt-skill', skill=who.skill)}", "faint")]
        yield [Span(f"    {say('teserakt-special')} {_said(who.speciality, say)}", "faint")]


def _cards(view: TeseraktView, say: Say) -> Iterator[Line]:
    for card in view.cards:
        yield [
            Span(f"  {card.id}", ""),
            Span(f" ({_level(card, view, say)}): "),
            Span(_text(card, say)),
        ]
    left = [len(deck) for deck in view.decks]
    yield [Span(say("teserakt-decks", two=left[0], three=left[1], four=left[2]), "faint")]


def _level(card: CardSeen, view: TeseraktView, say: Say) -> str:
    if card.level:
        return say("teserakt-level", level=card.level)
    values = [n for n, seen in enumerate(view.discoveries, start=1) if seen.card == card.id]
    return say("teserakt-discovery", value=values[0])


def _text(card: CardSeen, say: Say) -> str:
    return _said(card.text, say)


def _said(text: tuple[Sentence, ...], say: Say) -> str:
    return " ".join(say(sentence.key, **sentence.args) for sentence in text)
