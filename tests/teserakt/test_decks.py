"""Own decks: what is wrong is reported with its line, what is right is played (TES-R2)."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from deskoherna.games.teserakt.deck import LONGEST, deck_of
from deskoherna.kernel import Refusal, SearchChance, dumps, loads, replay_lines
from deskoherna.texts import languages, speaker
from teserakt.hangar import GAME, seen, setup

OURS = files("deskoherna.games.teserakt") / "content"
OWN = """\
# A deck of one's own

[research.big-bang]
name = "Velký třesk"
level = 2
copies = 4
effects = [
    { do = "annihilate", where = "zone", group = "all" },
    { do = "choose", of = [[{ do = "action" }], [{ do = "draw", level = 3 }]] },
]

[research.calm]
level = 4
effects = [{ do = "mend" }]

[base.1]
symbols = [
    "chain chain chain chain",
    "chain chain chain chain",
    "chain chain chain chain",
    "chain chain chain chain",
]
"""
LONG_KEY = f"[research.x]\nlevel{'.a' * 10_000} = 1"
LONG_HEAD = "[research" + ' . "a"' * 4_000 + "]"


def wrong(text: str) -> Refusal:
    with pytest.raises(Refusal) as refused:
        deck_of(text)
    for language in languages():
        assert speaker(language, GAME).problem(refused.value) != refused.value.key
    return refused.value


def test_our_own_content_is_right() -> None:
    """TES-R2"""
    for name in ("cards", "researchers", "bases"):
        deck_of((OURS / f"{name}.toml").read_text("utf-8"))


def test_what_a_deck_does_not_hold_is_ours() -> None:
    """TES-R2"""
    deck = deck_of(OWN)
    assert [(card.id, card.level, card.copies) for card in deck.cards if card.level] == [
        ("big-bang", 2, 4), ("calm", 4, 1),
    ]  # fmt: skip
    assert len(deck.pile(0)) == 9
    assert len(deck.researchers) == 11
    assert deck.bases["1"] == (2,) * 16
    assert deck.bases["2"] == deck_of("standard").bases["2"]


@pytest.mark.parametrize(
    ("before", "after", "line", "key"),
    [
        ("level = 2", "level = ", 5, "syntax"),
        ("level = 2", "level = 5", 5, "value"),
        ("level = 2", "level = true", 5, "value"),
        ("copies = 4", "copies = 0", 6, "value"),
        ("copies = 4", "copys = 4", 6, "key"),
        ("copies = 4", "copies = 3", 12, "starting"),
        ('name = "Velký třesk"', f'name = "{"x" * 41}"', 4, "name"),
        ("Velký třesk", "V" + "\u0489" * 6, 4, "marks"),
        ('"annihilate"', '"explode"', 8, "verb"),
        ('group = "all"', 'group = "most"', 8, "value"),
        ('where = "zone", group', "level = 2, group", 8, "field"),
        ('where = "zone", group', 'where = "cube", group', 8, "value"),
        ('[[{ do = "action" }], ', "[", 9, "choice"),
        ("level = 3 }]", "level = 5 }]", 9, "value"),
        ('{ do = "draw", level = 3 }', '\n{ do = "draw", level = 5 }', 10, "value"),
        ('effects = [{ do = "mend" }]', "effects = []", 14, "effects"),
        ("level = 4", "level = 3", 14, "too-strong"),
        ("[research.calm]", "[research.Calm]", 12, "id"),
        ("[research.calm]", "[cards.calm]", 12, "kind"),
        ("[base.1]", "[base.5]", 16, "base"),
        ('    "chain chain chain chain",\n]', "]", 17, "symbols"),
        ('"chain chain chain chain",\n]', '"chain chain chain rain",\n]', 21, "value"),
        ("[base.1]", '[discovery.x]\neffects = [{ do = "mend" }]\n[base.1]', 16, "discoveries"),
        (
            "[base.1]",
            '[researcher.x]\nskill = "flip"\nspeciality = [{ do = "draw" }]\n[base.1]',
            16,
            "researchers",
        ),
        (
            "[base.1]",
            '[researcher.x]\nskill = "flip"\nspeciality = [{ do = "action" }]\n[base.1]',
            18,
            "too-strong",
        ),
    ],
)
def test_what_is_wrong_is_reported_with_its_line(
    before: str, after: str, line: int, key: str
) -> None:
    """TES-R2, TES-R3"""
    assert before in OWN
    refusal = wrong(OWN.replace(before, after, 1))
    assert (refusal.key, refusal.arguments["line"]) == (f"teserakt-deck-{key}", line)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("# dotted\nresearch.x.copies = 1\nresearch.x.level = 7", 3),
        ("\n\nresearch = { x = { copies = 1, level = 7 } }", 3),
        ("[research]\n# within\nx = { level = 7 }", 3),
        ("[research]\nx.copies = 1\nx . 'level' = 7", 3),
        ('[ research . "x" ]\ncopies = 1 # level = 3\n"level" = 7', 3),
        ('[research.x]\nname = """\nlevel = 7\\"""\n"""', 2),
        (
            "[research.x]\nlevel = 2\neffects = [ # the first\n{ do = 'draw' }, # ]\n{ do = 'x' }]",
            5,
        ),
        ("[research.x]\r\nlevel = 2\r\n\r\neffects = [\r\n  3\r\n]", 5),
    ],
)
def test_lines_are_found_however_it_is_written(text: str, line: int) -> None:
    """TES-R2"""
    assert wrong(text).arguments["line"] == line


@pytest.mark.parametrize(
    ("text", "line", "column", "why"),
    [
        ("[research.x]\nlevel = 2\nlevel = 3\n", 3, 10, "twice"),
        ("[research.x]\n[research.x]\n", 2, 12, "twice"),
        ("[research.x\nlevel = 2\n", 1, 12, "open"),
        ("[research.x]\neffects = [{ do = 'draw' }", 2, 27, "open"),
        ('[research.x]\nname = "a\nlevel = 2\n', 2, 10, "string"),
        ("[research.x]\nlevel 2\n", 2, 7, "equals"),
        ("[research.x]\nlevel = two\n", 2, 9, "value"),
        ("[research.x]\nlevel = 2 copies = 3\n", 2, 11, "more"),
        ("[research.x]\neffects = [{\ndo = 'draw' }]", 2, 13, "name"),
        ("!\n", 1, 1, "other"),
    ],
)
def test_what_is_no_toml_is_reported_with_the_reason(
    text: str, line: int, column: int, why: str
) -> None:
    """TES-R2"""
    refusal = wrong(text)
    assert refusal.key == "teserakt-deck-syntax"
    assert refusal.arguments == {"line": line, "column": column, "why": why}


@pytest.mark.parametrize("text", ["", "\n", "# nothing yet\n", "[research]\n"])
def test_a_deck_holds_something(text: str) -> None:
    """TES-R2"""
    assert wrong(text).key == "teserakt-deck-nothing"


@pytest.mark.parametrize(("language", "where"), [("en", "level 4"), ("cs", "úrovně 4")])
def test_where_a_strong_effect_is_allowed_is_said(language: str, where: str) -> None:
    """TES-R3"""
    refusal = wrong(OWN.replace("level = 4", "level = 3"))
    assert where in speaker(language, GAME).problem(refusal)


def test_a_deck_is_bounded() -> None:
    """TES-R2"""
    assert wrong(OWN + "#" * LONGEST).key == "teserakt-deck-too-long"
    with pytest.raises(Refusal) as refused:
        setup(deck=OWN + "#" * LONGEST)
    assert refused.value.key == "room-option-too-long"


@pytest.mark.parametrize("opening", ["x=" + "[" * 5000, "x=" + "{a=" * 5000, LONG_KEY, LONG_HEAD])
def test_a_deck_that_is_nested_too_deep(opening: str) -> None:
    """TES-R2"""
    assert wrong(opening).key == "teserakt-deck-too-deep"


def test_a_match_with_an_own_deck_is_recorded_and_replayed() -> None:
    """TES-R2: the deck stands in the record."""
    match = GAME.new(2, {"deck": OWN}, seed=5)
    chance = SearchChance(5)
    while match.result is None and len(match.plies) < 60:
        ((seat, ask),) = match.asks.items()
        match.play(seat, ask.sample(chance))
    record = loads(dumps(match.record()))
    assert record.game.options["deck"] == OWN
    *_, last = replay_lines(GAME, record)
    assert last.match.state == match.state
    assert {card for who in seen(match.state).researchers for card in who.cards} <= {
        "big-bang",
        "calm",
    }


def test_a_bad_deck_opens_no_table() -> None:
    """TES-R2"""
    with pytest.raises(Refusal) as refused:
        setup(deck="[research.x]\nlevel = 9")
    assert refused.value.arguments["line"] == 2


def test_a_name_of_its_own_is_used() -> None:
    """TES-R2: in both languages; without one the id is."""
    match = GAME.new(2, {"deck": OWN, "first": "seat"}, seed=5)
    events = match.play(0, "be optician")
    texts = [speaker(language, GAME).event(event) for language in languages() for event in events]
    assert sum("Velký třesk" in line for line in texts) == 2


@pytest.mark.parametrize(
    ("language", "texts"),
    [("en", "Line 5, research.big-bang"), ("cs", "Řádek 5, research.big-bang")],
)
def test_the_program_checks_a_file(tmp_path: Path, language: str, texts: str) -> None:
    """TES-R2: `deskoherna content check`."""
    right, bad = tmp_path / "right.toml", tmp_path / "bad.toml"
    right.write_text(OWN, "utf-8")
    bad.write_text(OWN.replace("level = 2", "level = 7"), "utf-8")
    command = [sys.executable, "-m", "deskoherna", "--lang", language, "content", "check"]
    good = subprocess.run([*command, str(right)], capture_output=True, text=True, check=False)
    assert (good.returncode, good.stderr) == (0, "")
    failed = subprocess.run([*command, str(bad)], capture_output=True, text=True, check=False)
    assert failed.returncode == 1
    assert texts in failed.stderr
