"""Hints: which forms a table takes, and what is refused with a reason (EST-8, EST-R4, EST-R10)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.games.estimatrix.colour_names import named_colour
from deskoherna.games.estimatrix.hints import text_objection
from deskoherna.games.estimatrix.moves import Say
from deskoherna.games.estimatrix.notation import read_position, write_position
from deskoherna.kernel import AnyMatch, Refusal, Unreadable
from estimatrix.matrix_table import GAME, play, position, refused, seated, seen

FORMS = {
    "text": "say a lemon",
    "emoji": "emoji 🍋",
    "drawing": "draw 3kAAAAfZZZZf",
    "aloud": "aloud",
}


def hinting(**options: str | bool) -> AnyMatch:
    """Seat 2 is asked for a hint."""
    match = seated(4, **options)
    match.play(1, "ban white")
    return match


def why(match: AnyMatch, move: str) -> str:
    refusal = match.refusal(1, move)
    assert refusal is not None, f"{move[:60]!r} is allowed"
    return f"{refusal.rule} {refusal.key.removeprefix('estimatrix-')}"


@pytest.mark.parametrize("form", FORMS)
def test_the_form_is_free(form: str) -> None:
    """EST-8, EST-R4"""
    match = hinting()
    match.play(1, FORMS[form])
    if form == "drawing":
        match.play(1, "show")
    assert match.view(None).hint.form == form


@pytest.mark.parametrize("allowed", FORMS)
def test_a_table_may_allow_one_form(allowed: str) -> None:
    """EST-8"""
    match = hinting(hints=allowed)
    for form, move in FORMS.items():
        assert (match.refusal(1, move) is None) == (form == allowed)
        if form != allowed:
            assert why(match, move) == "EST-8 form"


def test_a_table_may_want_hints_on_the_screen() -> None:
    """EST-8, EST-R4"""
    match = hinting(hints="screen")
    assert [form for form, move in FORMS.items() if match.refusal(1, move)] == ["aloud"]


@pytest.mark.parametrize(
    "words",
    [
        "lemon", "žluťoučký kůň", "レモン", "лимон", "الليمون", "ค่ะ", "I <3 you", "2 + 2 > 3",
        "AT&T & co; it's fine", "“quoted”", "🍋 lemonade", "two\nlines",
        "Roses have thorns,\nthe sky has none.\n\nA second verse", "?", "👩‍🚀 in space", "x" * 500,
    ],
)  # fmt: skip
def test_any_language_and_sign(words: str) -> None:
    """EST-8, EST-R4"""
    match = hinting()
    match.play(1, f"say {words}")
    assert match.view(None).hint.words == words


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("x" * 501, "hint-long"),
        ("beep\x07", "hint-character"),
        ("\n".join("twenty-one lines".ljust(21, "!")), "hint-lines"),
        ("old\rline end", "hint-character"),
        ("\u2800\u2800\u3164", "hint-empty"),
        ("\u00a0\u3000", "hint-empty"),
        ("\u200d\u0301", "hint-empty"),
        ("tab\tstop", "hint-character"),
        ("\x1b[31mred", "hint-character"),
        ("zero\x00", "hint-character"),
        ("\u202edesrever", "hint-character"),
        ("in\u200bvisible", "hint-character"),
        ("private \ue000", "hint-character"),
        ("half \ud83d", "hint-character"),
        ("line\u2028end", "hint-character"),
        ("nobody\uffff", "hint-character"),
        ("<script>alert(1)</script>", "hint-markup"),
        ("< SCRIPT src=x>", "hint-markup"),
        ("<img src=x onerror=alert(1)>", "hint-markup"),
        ("</div>", "hint-markup"),
        ("<!-- x", "hint-markup"),
        ("&lt;b&gt;", "hint-markup"),
        ("&#60;b", "hint-markup"),
        ("javascript:alert(1)", "hint-markup"),
        ("data:text/html,x", "hint-markup"),
        ("z" + "\u0335" * 6, "hint-marks"),
        ("z" + "\u0489" * 6, "hint-marks"),
    ],
)
def test_hostile_text_is_refused_with_a_reason(words: str, reason: str) -> None:
    """EST-R4: and nothing changes; so it is for the description of a drawing."""
    match = hinting()
    before = match.state.encode()
    assert why(match, f"say {words}") == f"EST-R4 {reason}"
    with pytest.raises(Refusal):
        match.play(1, f"say {words}")
    assert match.state.encode() == before
    match.play(1, FORMS["drawing"])
    assert why(match, f"show {words}") == f"EST-R4 {reason}"


def test_a_hint_of_nothing() -> None:
    """EST-R4"""
    match = hinting()
    for move in ("say", "say   ", "emoji", "draw", "draw ,"):
        assert isinstance(match.refusal(1, move), Unreadable)
    assert why(match, "emoji 1") == "EST-R4 hint-not-emoji"
    assert why(match, "show") == "EST-R4 drawing-empty"
    assert text_objection("", naming=True) is not None


def test_a_poem_keeps_its_lines() -> None:
    """EST-8: but no spaces around them, and no more than one empty line between verses."""
    state = position("white")
    play(state, "2: say  One  line, \r\n another.\n\n\n\nThe second verse.\n")
    assert state.words == "One line,\nanother.\n\nThe second verse."
    again = position("white ? say two\nlines")
    assert read_position(write_position(again)).words == "two\nlines"


def test_spaces_around_words_do_not_matter() -> None:
    state = position("white")
    play(state, "2:   SAY   a    lemon  ")
    assert seen(state).hint is not None
    assert state.words == "a lemon"


FLAGS = [
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # England
    "🏳️‍🌈", "🏴‍☠️", "🇪🇺🇨🇿",
]  # fmt: skip


@pytest.mark.parametrize(
    "line", ["🍋", "🐻‍❄️❄️", "👍🏽 🇨🇿", "1️⃣#️⃣", "❤️", "⚡☀️", "ℹ️‼️", "\U0001fae9", *FLAGS]
)
def test_emoji(line: str) -> None:
    """EST-R4"""
    match = hinting()
    assert match.refusal(1, f"say {line}") is None
    match.play(1, f"emoji {line}")
    assert match.view(None).hint.words == line


@pytest.mark.parametrize(
    "line",
    [
        "lemon",
        "🍋 lemon",
        "1",
        "🍋\u200b",
        "<b>",
        "🍋" * 501,
        "ⓛⓔⓜⓞⓝ",
        "🇷🇪🇩",
        "⠃⠇⠥⠑",
        "🅻🅴🅼🅾🅽",
        "🄻🄴🄼🄾🄽",
        "➀➁",
        "∑",
        "\u200d",
        "🍋\u200d",
        "\u2800",
        "🍋\n🍋",
        "\U000e0067",
        "ˇ",
        "\U0001f3f4\U000e0072\U000e0065\U000e0064\U000e007f",
        "👍🏽🏽\u0301",
    ],
)
def test_what_is_no_emoji(line: str) -> None:
    """EST-R4"""
    assert why(hinting(), f"emoji {line}").startswith("EST-R4")


NAMES = [
    "white", "Whiter than snow", "BLACK", "blackboard", "the reddest rose", "greenish", "sky-blue",
    "navyblue", "yellowish", "redhead", "w h i t e", "b.l.u.e", "r_e_d", "ｒｅｄ", "bl\u200due",
    "bílá", "BÍLÉHO", "bílými", "běloučký", "nejbělejší", "bílo", "žlutou", "žlutý", "nažloutlá",
    "zežloutl", "červeném", "rudých", "rudá", "načervenalý", "červeň", "zelenému",
    "nejzelenější", "zeleň", "zezelenal", "modří", "modřejší", "namodralá", "tmavomodrá",
    "světlemodrý", "černobílý", "černě", "nečerná", "černej kocour", "cervena", "zluty kun",
    "bila zed", "modrymi", "cernobily", "🔴", "💚", "můj 🖤", "⬛", "🇷🇪🇩", "🅱🅻🆄🅴", "ⓡⓔⓓ",
    "modrooký", "zčernalý", "zelenkavá", "bělostný", "černovlasý", "rudovlasý", "červenolící",
    "zelenooký", "žlutohnědý", "modrošedá", "bělounký", "žluťounký", "zbělel", "žloutl", "červenal",
    "zčervenat", "zelenal", "modral", "zčernat", "začernit", "černota", "reddening", "rednosed",
    "do červena", "dočervena", "modroocí", "modrooky", "zbelel", "červenající se", "nezčernaly",
    "bílili jsme", "žlutost", "infrared", "bluegreen", "modřejícím", "zrudla",
]  # fmt: skip


@pytest.mark.parametrize("words", NAMES)
def test_names_of_colours_may_be_forbidden(words: str) -> None:
    """EST-R10: in both languages, in all forms, in text and in emoji."""
    forbidding = hinting(naming=False)
    patch = words in ("🔴", "💚", "⬛")
    hints = [f"say {words}", *([f"emoji {words}"] if patch else [])]
    for hint in hints:
        if "\u200d" not in hint:
            assert hinting().refusal(1, hint) is None  # EST-R4: else they are allowed
        assert why(forbidding, hint) == "EST-R10 hint-names"
    forbidding.play(1, FORMS["drawing"])
    assert why(forbidding, f"show {words}") == "EST-R10 hint-names"


@pytest.mark.parametrize(
    "words",
    [
        "a lemon", "snow", "reduce", "credit", "hundred", "a robin", "Fred", "citron", "sníh",
        "rudolf", "čert", "rudný důl", "bílkovina", "běhat", "černobyl", "modlitba", "🍋🐸", "🌹",
        "it was raining", "a b c", "učit se", "orange", "purple rain", "červenec",
        "a rude man", "žloutek", "bílek", "modřina", "modřiny", "červenka", "zelenina", "bělouš",
        "Rudolfa", "Neruda", "beloved", "below", "ginkgo biloba", "bile", "zabili", "rozbila",
        "obili", "obilí", "večerní", "vecerni", "zrůda", "zruda", "černoch", "v červenci", "červen",
        "Bělorusko", "Rudy", "redeem", "redo", "reddit", "scared", "modřín", "modlil se", "Bela",
    ],
)  # fmt: skip
def test_things_that_have_a_colour_may_be_named(words: str) -> None:
    """EST-R10: and so may colours that no die has."""
    assert named_colour(words) is None
    assert hinting(naming=False).refusal(1, f"say {words}") is None


def test_the_refusal_names_the_word() -> None:
    """EST-R10"""
    refusal = hinting(naming=False).refusal(1, "say jako zelené jablko")
    assert refusal is not None
    assert refusal.arguments == {"colour": "green", "word": "zelené"}


def test_naming_is_allowed_unless_the_table_forbids_it() -> None:
    """EST-R4: even of the banned colour."""
    match = hinting()
    match.play(1, "say not white at all")
    assert match.view(None).hint.words == "not white at all"


def test_a_hint_has_a_schema() -> None:
    """EST-R4: what is free is bounded, and can be sent as data."""
    ask = hinting().asks[1]
    assert ask.free
    defs = ask.schema["$defs"]
    assert defs["Say"]["properties"]["words"]["maxLength"] == 500
    assert defs["Draw"]["properties"]["strokes"]["maxItems"] == 200
    assert ask.decode({"move": "say", "words": "a lemon"}) == Say("a lemon")
    with pytest.raises(Unreadable):
        ask.decode({"move": "say", "words": "x" * 501})


@given(st.text(max_size=600))
def test_every_text_is_taken_or_refused_with_a_reason(words: str) -> None:
    """EST-R4: what is taken can be written down, read back and printed."""
    match = hinting()
    try:
        match.play(1, f"say {words}")
    except Refusal as refusal:
        assert refusal.rule in ("EST-R4", "ROOM-2")
        return
    taken = match.view(None).hint.words
    assert 1 <= len(taken) <= 500
    assert str(GAME.parse(f"say {taken}")) == f"say {taken}"
    assert taken.count("\n") < 20
    unseen = {"Cc", "Cs", "Co", "Zl", "Zp"}
    assert not unseen & {unicodedata.category(char) for char in taken.replace("\n", "")}


def test_only_the_quanter_hints() -> None:
    """EST-7"""
    assert refused(position("white"), 3, "say a lemon").rule == "EST-7"
