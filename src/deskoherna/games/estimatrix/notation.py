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
from .circle import Roles, pair, possible_roles
from .hints import emoji_objection, text_objection
from .moves import Aloud, Emoji, Hint, Say, read_move
from .pieces import ALOUD, COLOURS, EMOJI, LETTER_OF, LETTERS, MODES, NO_BAN, PENDING, TEXT, Terms
from .rules import Estimatrix

DIE = {LETTER_OF[name]: number for number, name in enumerate(COLOURS)}

_FORMS = {
    "mode": rf"(?P<mode>{'|'.join(MODES)})",
    "letters": rf"(?P<letters>[{LETTERS}]{{3,6}})",
    "pairs": r"(?P<pairs>-|[1-6]-[1-6](?:,[1-6]-[1-6])*)",
    "negater": r"N(?P<negater>[1-6])\.(?P<shift>[12])",
    "quanter": r"Q(?P<quanter>[1-6])",
    "ban": rf"(?P<ban>-|{'|'.join(COLOURS)})",
    "answers": rf"(?P<answers>\?|[{''.join(DIE)}-]{{3,6}})",
}
_NEEDED = tuple(_FORMS)[:6]  # until a hint is given
LONGEST_POSITION = 600


class BadPosition(Problem):
    """A text that is not a position: the part that is wrong, and why it cannot be so."""

    def __init__(self, why: str, part: str, rather: str = "") -> None:
        super().__init__("estimatrix-bad-position", why=why, part=part[:60], rather=rather)


def write_position(state: Estimatrix) -> str:
    """A position in which someone is asked during a turn.

    Drawings have no notation here, nor have guesses that were not given in time.
    """
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
    moves: dict[str, Hint] = {TEXT: Say(state.words), EMOJI: Emoji(state.words), ALOUD: Aloud()}
    return str(moves[state.form])


def read_position(text: str) -> Estimatrix:
    """The position; raises `BadPosition`. Only what `write_position` writes is read."""
    if len(text) > LONGEST_POSITION:
        raise BadPosition("long", text)
    parts = _split(text)
    fields = _read_parts(parts[: len(_FORMS)])
    letters = [LETTERS.index(letter) for letter in fields["letters"]]
    if len(set(letters)) != len(letters):
        raise BadPosition("letters", fields["letters"])  # EST-2
    state = Estimatrix.bare(Terms(len(letters), fields["mode"]))
    state.letters = letters
    _read_pairs(state, fields["pairs"])
    state.roles = Roles(*(int(fields[role]) - 1 for role in ("negater", "shift", "quanter")))
    if state.roles not in possible_roles(len(letters)):
        raise BadPosition("roles", " ".join(parts[3:5]))  # EST-4, EST-17 to EST-19
    turn.do_turn(state, NoChance(), None)
    _read_turn(state, fields, "".join(parts[len(_FORMS) :]))
    for part, rather in zip(parts, _split(write_position(state)), strict=True):
        if part != rather:
            raise BadPosition("rather", part, rather)
    return state


def _split(text: str) -> list[str]:
    """The parts; the last one, a hint, may have spaces in it."""
    return text.split(" ", len(_FORMS)) if text else []


def _read_parts(parts: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for form, written in zip(_FORMS.values(), parts, strict=False):
        found = re.fullmatch(form, written, re.ASCII)
        if found is None:
            raise BadPosition("unreadable", written)
        fields |= found.groupdict()
    for missing in _NEEDED[len(parts) :]:
        raise BadPosition("missing", missing)
    return fields


def _read_pairs(state: Estimatrix, text: str) -> None:
    for written in text.split(",") if text != "-" else []:
        one, other = (int(seat) - 1 for seat in written.split("-"))
        if one >= other or other >= state.terms.seats or pair(one, other) in state.pairs:
            raise BadPosition("pairs", written)
        state.pairs.append(pair(one, other))
    state.pairs.sort()
    if state.completed():
        raise BadPosition("over", text)  # EST-20


def _read_turn(state: Estimatrix, fields: dict[str, str], hint: str) -> None:
    if "answers" in fields and (fields["ban"] == "-" or not hint):
        raise BadPosition("too-early", fields["answers"])  # EST-6, EST-7
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
        raise BadPosition("hint", text) from None
    match move:
        case Say(words) if text_objection(words, naming=True) is None:
            state.form, state.words = TEXT, words
        case Emoji(words) if emoji_objection(words, naming=True) is None:
            state.form, state.words = EMOJI, words
        case Aloud():
            state.form = ALOUD
        case _:
            raise BadPosition("hint", text)


def _read_answers(state: Estimatrix, text: str) -> None:
    if len(text) != state.terms.seats:
        raise BadPosition("answers", text)
    state.answers = [PENDING if letter == "-" else DIE[letter] for letter in text]
    if state.ban in state.answers or PENDING not in state.answers:
        raise BadPosition("answers", text)  # EST-6, EST-11
