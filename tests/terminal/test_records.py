"""Records in the terminal: verified, replayed step by step, listed as moves."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from deskoherna import dumps, game
from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import Record
from scale import some
from terminal.program import LANGUAGES, Person, deskoherna

SAID = {
    "cs": {"sound": "v pořádku", "step": "Krok", "open": "ještě neskončila", "win": "(NIM-2)"},
    "en": {"sound": "is sound", "step": "Step", "open": "not over yet", "win": "(NIM-2)"},
}


def nim(*moves: str, words: str = "") -> Record:
    match = game("nim").new(seed=0, contributions=[words], players=["me", "me"])
    for number, move in enumerate(moves):
        match.play(number % 2, move)
    return match.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game"
    file.write_bytes(dumps(nim("1x3", "2x4", "3x4", "3x1", words="ahoj")))
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify(tmp_path: Path, record: Path, lang: str) -> None:
    run = deskoherna(tmp_path, "verify", record, lang=lang)
    assert (run.code, run.err) == (0, "")
    assert SAID[lang]["sound"] in run.out
    assert SAID[lang]["win"] in run.out
    seed = nim().chance
    assert seed.commitment in run.out
    assert seed.seed in run.out
    assert "ahoj" in run.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_a_game_that_runs(tmp_path: Path, lang: str) -> None:
    (tmp_path / "game").write_bytes(dumps(nim("1x3")))
    assert SAID[lang]["open"] in deskoherna(tmp_path, "verify", "game", lang=lang).out


def test_verify_against_a_commitment_noted_before_the_game(tmp_path: Path, record: Path) -> None:
    """ROOM-6"""
    noted = nim().chance.commitment
    assert deskoherna(tmp_path, "verify", record, "--commitment", noted.upper()).code == 0
    run = deskoherna(tmp_path, "verify", record, "--commitment", "00" * 32)
    assert run.code == 1
    assert run.out == ""
    assert noted in run.err


def test_verify_says_where_another_source_of_chance_took_over(tmp_path: Path) -> None:
    """ROOM-6"""
    match = NUMERUS.new(options={"first": "green"}, seed=1)
    match.play(0, "1 a1")
    fork = match.continued(1, seed=2)
    (tmp_path / "game").write_bytes(dumps(fork.record()))
    run = deskoherna(tmp_path, "verify", "game")
    assert "Continued after the first move" in run.out
    assert match.commitment in run.out
    assert fork.commitment in run.out


def test_a_draw_that_was_tampered_with(tmp_path: Path) -> None:
    """Its check sums fit, but the seed tells another story"""
    record = NUMERUS.new(seed=1).record()
    draw = record.start.draws[0]
    other = msgspec.structs.replace(draw, got=(1 - draw.got[0],))
    start = msgspec.structs.replace(record.start, draws=(other,))
    (tmp_path / "game").write_bytes(dumps(msgspec.structs.replace(record, start=start)))
    run = deskoherna(tmp_path, "verify", "game")
    assert (run.code, run.out) == (1, "")
    assert "Line 3" in run.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves(tmp_path: Path, record: Path, lang: str) -> None:
    run = deskoherna(tmp_path, "replay", "--moves", record, lang=lang)
    assert run.out.split() == ["1.", "1x3", "2.", "2x4", "3.", "3x4", "4.", "3x1"]


def test_piped_the_whole_game_is_printed(tmp_path: Path, record: Path) -> None:
    run = deskoherna(tmp_path, "replay", record, typed="never read")
    assert run.out.count("3  |||||") == 3  # before the third move nobody touched this heap
    assert "wins" in run.out


@pytest.mark.parametrize("lang", some(LANGUAGES, "step through"))
def test_step_through(tmp_path: Path, record: Path, lang: str) -> None:
    step = SAID[lang]["step"]
    with Person(tmp_path, "replay", record, lang=lang) as me:
        for number, heaps in enumerate(["1 |||", "2 ||||", "3 |||||", "3 |"]):
            me.sees(f"{step} {number}", heaps)
            me.enter()
        me.sees(f"{step} 4")
        me.enter({"cs": "z", "en": "b"}[lang])
        me.sees(f"{step} 3", "3 |")
        me.enter("0")
        me.sees(f"{step} 0", "1 |||")
        me.enter("99")
        me.sees(f"{step} 4")
        me.enter()
        me.sees(SAID[lang]["win"])
        assert me.leaves() == 0


def test_another_word_stops(tmp_path: Path, record: Path) -> None:
    with Person(tmp_path, "replay", record) as me:
        me.sees("Step 0 of 4")
        me.enter("q")
        assert me.leaves() == 0
        assert "the last match" not in me.screen


def conceded(how: str) -> Record:
    """A move was taken back by consent, and the end came by word of mouth."""
    match = NUMERUS.new(options={"first": "green", "variant": "short"}, seed=1, players=["A", "B"])
    match.play(0, "1 a1")
    match.undo(0, by=0, agreed=[1])
    match.hint(0)
    match.play(0, "2 a1")
    match.resign(1) if how == "resigned" else match.agree()
    return match.record()


CONCEDED = [
    ("cs", "resigned", "to vzdává", "(ROOM-9)"),
    ("en", "resigned", "Orange gives up.", "Green wins"),
    ("cs", "agreed", "Všichni souhlasí s remízou", "(ROOM-9)"),
    ("en", "agreed", "Everyone agrees to a draw.", "(ROOM-9)"),
]


@pytest.mark.parametrize(("lang", "how", "line", "result"), CONCEDED)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_giving_up_draws_and_undo_are_told(
    tmp_path: Path, lang: str, how: str, line: str, result: str, command: str
) -> None:
    """ROOM-4, ROOM-9, ROOM-17: they stand in the record, and so in what is told of it"""
    (tmp_path / "game").write_bytes(dumps(conceded(how)))
    run = deskoherna(tmp_path, command, "game", lang=lang)
    assert (run.code, run.err) == (0, "")
    assert line in run.out
    assert result in run.out
    undo = {"cs": "Všechny tahy se vracejí.", "en": "All moves are taken back."}[lang]
    assert undo in run.out
    assert {"cs": "Souhlasí", "en": "Agreed to by Orange."}[lang] in run.out
    hint = {"cs": "Zelený si od bota žádá radu.", "en": "Green asked a bot for advice."}[lang]
    assert hint in run.out


def test_a_game_that_was_given_up_cannot_be_played_on(tmp_path: Path) -> None:
    """ROOM-3"""
    record = conceded("resigned")
    players = msgspec.structs.replace(record.game, players=("me", "me"))
    (tmp_path / "game").write_bytes(dumps(msgspec.structs.replace(record, game=players)))
    run = deskoherna(tmp_path, "play", "--resume", "game", typed="1 b2\n")
    assert run.code == 0
    assert "Green wins" in run.out
