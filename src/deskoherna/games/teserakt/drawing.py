"""The table as text: four layers of the Tesseract, the panel, the zone, labs and cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from textwrap import wrap

from deskoherna.kernel import Drawing, Line, Say, Span

from .cube import NAMES_OF_COLUMNS, SIDE
from .dice import COLOURS, FACES
from .events import named
from .position import MOST_RIFTS
from .view import CandidateSeen, CardSeen, ResearcherSeen, TeseraktView
from .wording import Sentence

SIGNS = {
    "acceleration": "»", "reinforcement": "+", "chain": "&", "fission": "%", "wave": "~",
    "burst": "#", "interphase": "=", "shock": "!",
}  # fmt: skip


WIDTH = 79  # columns; longer lines are wrapped
OF_LAYER = 18  # columns of each


def draw(view: TeseraktView, say: Say, marked: Collection[str] = ()) -> Drawing:
    return [
        *_layers(view, say, marked),
        [],
        *_panel(view, say),
        [],
        *_zone(view, say),
        [],
        *(line for who in view.researchers for line in _researcher(view, who, say)),
        *(line for who in view.candidates for line in _candidate(who, say)),
        *_cards(view, say),
        *_wrapped(say("teserakt-legend"), 0, "faint"),
        *_wrapped(_symbols(say), 0, "faint"),
    ]


def _symbols(say: Say) -> str:
    """Each sign stays on one line with its name."""
    return ", ".join(
        f"{sign} {say('teserakt-symbol', symbol=symbol)}".replace(" ", "\xa0")
        for symbol, sign in SIGNS.items()
    )


def _wrapped(text: str, indent: int, style: str = "") -> Iterator[Line]:
    space = " " * indent
    for line in wrap(text, WIDTH, initial_indent=space, subsequent_indent=f"{space}  "):
        yield [Span(line, style)]


def _layers(view: TeseraktView, say: Say, marked: Collection[str]) -> Iterator[Line]:
    """From the top layer to the base; `*` marks free dice, `<` the boundary die."""
    heading: Line = [Span("   ")]
    for layer in range(SIDE, 0, -1):
        heading.append(Span(say("teserakt-layer", layer=layer).ljust(OF_LAYER)))
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
    """The base lies to its right, under the lowest layer: what is under dice shows only there."""
    filled, rifts = len(view.panel), view.rifts
    title = say("teserakt-panel", filled=filled) + "   "
    title += say("teserakt-rifts", rifts=rifts, most=MOST_RIFTS)
    beside = OF_LAYER * (SIDE - 1)
    base = say("teserakt-base", base=view.expedition.base)
    yield [Span(title.ljust(beside + 3)), Span(base)]
    for row, colour in enumerate(COLOURS):
        line: Line = [Span("  ")]
        for value in range(1, FACES + 1):
            die = f"{colour}{value}"
            there = die in view.panel
            line.append(Span(f"{die if there else '··'}  ", _style(die) if there else "faint"))
        line.append(Span(" " * (beside - 2 - 4 * FACES)))
        signs = [SIGNS[symbol] for symbol in view.symbols[SIDE * row : SIDE * row + SIDE]]
        yield [*line, Span(f"{row + 1}  " + "   ".join(signs), "faint")]
    found = " ".join(f"{value}:{_discovery(view, value, say)}" for value in range(1, FACES + 1))
    yield from _wrapped(found, 2, "faint")


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
        row = [Span(f"{value}{danger}", "faint")]
        row += [Span(f"{die} ", _style(die)) for die in dice]
        if sum(len(span.text) for span in [*line, *row]) > WIDTH:
            yield line
            line = [Span("  ")]
        line += [*row, Span("  ")]
    yield line


def _researcher(view: TeseraktView, who: ResearcherSeen, say: Say) -> Iterator[Line]:
    turn = view.turn == who.letter and view.result is None
    line: Line = [Span("▶ " if turn else "  "), Span(f"{who.letter} ", f"seat-{who.seat}")]
    if who.id is not None:
        line.append(Span(_named(who.id, who.name, who.diamond, say)))
    if turn and view.actions:
        line.append(Span(f"  {say('teserakt-actions', actions=view.actions)}"))
    yield line
    lab = " ".join(who.lab) or "–"
    names = {card.id: _named(card.id, card.name, False, say) for card in view.cards if card.level}
    cards = ", ".join(names[card] for card in who.cards) or "–"
    spaces = who.spaces - len(who.lab)
    yield from _wrapped(say("teserakt-lab", dice=lab, spaces=spaces, cards=cards), 4)
    if who.skill is not None:
        yield from _abilities(who.skill, who.speciality, say)


def _candidate(who: CandidateSeen, say: Say) -> Iterator[Line]:
    yield [Span(f"  {_written(who.id, _named(who.id, who.name, who.diamond, say))}")]
    yield from _abilities(who.skill, who.speciality, say)


def _abilities(skill: str, speciality: tuple[Sentence, ...], say: Say) -> Iterator[Line]:
    yield from _wrapped(say("teserakt-skill", skill=skill), 4, "faint")
    yield from _wrapped(f"{say('teserakt-special')} {_said(speciality, say)}", 4, "faint")


def _named(id_: str, name: str, diamond: bool, say: Say) -> str:
    return say("teserakt-card", **named(id_, name)) + (" ◆" if diamond else "")


def _written(id_: str, name: str) -> str:
    """The name, and what is written in moves."""
    return f"{name} · {id_}"


def _cards(view: TeseraktView, say: Say) -> Iterator[Line]:
    for card in view.cards:
        name = _written(card.id, _named(card.id, card.name, False, say))
        yield from _wrapped(f"{name} ({_level(card, view, say)}): {_said(card.text, say)}", 2)
    left = [len(deck) for deck in view.decks]
    yield [Span(say("teserakt-decks", two=left[0], three=left[1], four=left[2]), "faint")]


def _level(card: CardSeen, view: TeseraktView, say: Say) -> str:
    if card.level:
        return say("teserakt-level", level=card.level)
    values = [n for n, seen in enumerate(view.discoveries, start=1) if seen.card == card.id]
    return say("teserakt-discovery", value=values[0])


def _said(text: tuple[Sentence, ...], say: Say) -> str:
    return " ".join(say(sentence.key, **sentence.args) for sentence in text)
