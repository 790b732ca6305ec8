"""Positions as text, for diagrams, lessons and tests.

    advanced MATR 1-3,2-4 N2.1 Q3 white rr-- say a lemon

- basic or advanced;
- the letter of each seat, one for every seat that plays;
- the pairs that hold each other's letters, or `-`;
- the Negater and which of its two turns it is; the Quanter;
- the banned colour, or `-` if none is banned yet, which ends the text;
- the answers: the letter of a colour for each seat, `-` where none is set; `?` alone if the Quanter
  is to decide who answers first. Without them the hint is asked for.
- the hint, as the move that gave it: `say …`, `emoji …`, `aloud`.
"""

from __future__ import annotations

import re

from deskoherna.kernel import Problem, Unreadable
from deskoherna.kernel.chance import NoChance

from . import turn
from .circle import Roles, pair
from .hints import emoji_objection, text_objection
from .moves import Aloud, Emoji, Say, read_move
from .pieces import ALOUD, COLOURS, EMOJI, LETTER_OF, LETTERS, MODES, NO_BAN, PENDING, TEXT, Terms
from .rules import Estimatrix

DIE = {LETTER_OF[name]: number for number, name in enumerate(COLOURS)}

_PARTS = (
    rf"(?P<mode>{'|'.join(MODES)})",
    rf"(?P<letters>[{LETTERS}]{{3,6}})",
    r"(?P<pairs>-|[1-6]-[1-6](?:,[1-6]-[1-6])*)",
    r"N(?P<negater>[1-6])\.(?P<shift>[12])",
    r"Q(?P<quanter>[1-6])",
    rf"(?P<ban>-|{'|'.join(COLOURS)})",
    rf"(?P<answers>\?|[{''.join(DIE)}-]{{3,6}})",
)
_WHOLE = 6  # parts, until a hint is given
LONGEST_POSITION = 600


class BadPosition(Problem):
    """A text that is not a position, with the part that is wrong."""

    def __init__(self, part: str) -> None:
        super().__init__("estimatrix-bad-position", part=part[:60])


def write_position(state: Estimatrix) -> str:
    """A position in which someone is asked during a turn; a drawing has no notation here."""
    pairs = ",".join(f"{one + 1}-{other + 1}" for one, other in state.pairs)
    parts = [
        state.terms.mode,
        "".join(map(state.letter, range(state.terms.seats))),
        pairs or "-",
        f"N{state.negater + 1}.{state.shift + 1}",
        f"Q{state.quanter + 1}",
        "-" if state.ban == NO_BAN else COLOURS[state.ban],
    ]
    if state.form:
        asked = state.agenda[-1][0]
        parts += ["?" if asked == "lead" else "".join(map(_die, state.answers)), _hint(state)]
    return " ".join(parts)


def _die(answer: int) -> str:
    return "-" if answer == PENDING else LETTER_OF[COLOURS[answer]]


def _hint(state: Estimatrix) -> str:
    return str({TEXT: Say(state.words), EMOJI: Emoji(state.words), ALOUD: Aloud()}[state.form])


def read_position(text: str) -> Estimatrix:
    """The position; raises `BadPosition`. Only what `write_position` writes is read."""
    if len(text) > LONGEST_POSITION:
        raise BadPosition(text)
    *parts, hint = [*text.split(" ", len(_PARTS)), ""][: len(_PARTS) + 1]
    fields = _read_parts(parts)
    letters = [LETTERS.index(letter) for letter in fields["letters"]]
    if len(set(letters)) != len(letters):
        raise BadPosition(fields["letters"])  # EST-2
    state = Estimatrix.bare(Terms(len(letters), fields["mode"]))
    state.letters = letters
    _read_pairs(state, fields["pairs"])
    state.roles = Roles(*(int(fields[role]) - 1 for role in ("negater", "shift", "quanter")))
    if state.negater == state.quanter or max(state.negater, state.quanter) >= len(letters):
        raise BadPosition(" ".join(parts[3:5]))  # EST-4
    turn.do_turn(state, NoChance(), None)
    _read_turn(state, fields, hint)
    if (rather := write_position(state)) != text:
        raise Problem("estimatrix-position-rather", rather=rather)
    return state


def _read_parts(parts: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for form, written in zip(_PARTS, parts, strict=False):
        found = re.fullmatch(form, written, re.ASCII)
        if found is None:
            raise BadPosition(written)
        fields |= found.groupdict()
    if len(parts) < _WHOLE:
        raise BadPosition(" ".join(parts))
    return fields


def _read_pairs(state: Estimatrix, text: str) -> None:
    for written in text.split(",") if text != "-" else []:
        one, other = (int(seat) - 1 for seat in written.split("-"))
        if one >= other or other >= state.terms.seats or pair(one, other) in state.pairs:
            raise BadPosition(written)
        state.pairs.append(pair(one, other))
    state.pairs.sort()
    if state.completed():
        raise BadPosition(text)  # EST-20: the game would be over


def _read_turn(state: Estimatrix, fields: dict[str, str], hint: str) -> None:
    if "answers" in fields and (fields["ban"] == "-" or not hint):
        raise BadPosition(fields["answers"])
    if fields["ban"] == "-":
        return
    state.ban = COLOURS.index(fields["ban"])
    _come_to(state, "hint")
    if hint:
        _come_to(state, "lead")
        _read_hint(state, hint)
        if fields["answers"] != "?":
            _come_to(state, "answers")
            _read_answers(state, fields["answers"])


def _come_to(state: Estimatrix, step: str) -> None:
    """What comes before this step of the turn has been done."""
    while state.agenda[-1] != (step,):
        state.agenda.pop()


def _read_hint(state: Estimatrix, text: str) -> None:
    try:
        move = read_move(text)
    except Unreadable:
        raise BadPosition(text) from None
    match move:
        case Say(words) if text_objection(words, naming=True) is None:
            state.form, state.words = TEXT, words
        case Emoji(words) if emoji_objection(words, naming=True) is None:
            state.form, state.words = EMOJI, words
        case Aloud():
            state.form = ALOUD
        case _:
            raise BadPosition(text)


def _read_answers(state: Estimatrix, text: str) -> None:
    if len(text) != state.terms.seats:
        raise BadPosition(text)
    state.answers = [PENDING if letter == "-" else DIE[letter] for letter in text]
    if state.ban in state.answers or PENDING not in state.answers:
        raise BadPosition(text)
