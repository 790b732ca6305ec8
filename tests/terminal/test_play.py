"""Whole games typed into a pipe: moves, refusals, questions, undo, save, resume."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskoherna.games.numerus import NUMERUS
from kernel.test_match import play_on
from terminal.program import LANGUAGES, SHORT, deskoherna, match_in, moves_in

NIM = ["1x3", "2x4", "3x4", "3x1"]  # whoever moves second takes the last match
US = ("--seat", "me", "--seat", "me")

WORDS = {
    "cs": {
        "undo": "zpět",
        "quit": "konec",
        "look": "ukaž",
        "log": "deník",
        "rules": "pravidla",
        "save": "ulož",
        "help": "nápověda",
        "win": "Vítěz",
    },
    "en": {
        word: word for word in ("undo", "quit", "look", "log", "rules", "save", "help")
    } | {"win": "wins"},
}  # fmt: skip


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_play_a_game_to_its_end(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.jsonl"
    run = deskoherna(tmp_path, "play", "nim", *US, "--save", file, typed=lines(*NIM), lang=lang)
    assert (run.code, run.err) == (0, "")
    assert WORDS[lang]["win"] in run.out
    assert "NIM-2" in run.out
    assert str(file) in run.out
    assert moves_in(file) == NIM
    result = match_in(file).result
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_numerus_between_people(tmp_path: Path, lang: str) -> None:
    match = NUMERUS.new(options={"variant": "short", "first": "green"}, seed=4)
    while match.result is None:
        play_on(match, 1, seed=len(match.plies))
    moves = [ply.move for ply in match.plies]
    file = tmp_path / "game.jsonl"
    run = deskoherna(
        tmp_path, "play", "numerus", *US, *SHORT, "--save", file, typed=lines(*moves), lang=lang
    )
    assert (run.code, run.err) == (0, "")
    assert moves_in(file) == moves
    assert match_in(file).result == match.result


def test_a_game_of_numerus_against_a_bot(tmp_path: Path) -> None:
    """Whoever tries everything is refused often, and comes to the end all the same"""
    file = tmp_path / "game.jsonl"
    everything = [
        f"{ship} {c}{row}" for ship in (4, 3, 2, 1) for row in range(1, 12) for c in "aek"
    ]
    run = deskoherna(
        tmp_path, "play", "numerus", "--seat", "me", "--seat", "greedy", *SHORT, "--seed", "1",
        "--save", file, typed=lines(*everything),
    )  # fmt: skip
    assert run.code == 0
    assert "Traceback" not in run.err
    match = match_in(file)
    assert match.result is not None
    assert "wins" in run.out
    assert {ply.seat for ply in match.plies} == {0, 1}


def test_nobody_named_is_me_against_a_bot(tmp_path: Path) -> None:
    run = deskoherna(tmp_path, "play", "nim", typed="1x2\n")
    (file,) = tmp_path.rglob("*.jsonl")
    assert match_in(file).players == ("me", "seasoned")
    assert len(moves_in(file)) == 2
    assert f"deskoherna play --resume {file}" in run.out


def test_bots_play_by_themselves(tmp_path: Path) -> None:
    seats = ("--seat", "perfect", "--seat", "random")
    run = deskoherna(tmp_path, "play", "nim", *seats, "--save", "game.jsonl")
    assert run.code == 0
    assert "wins" in run.out
    assert match_in(tmp_path / "game.jsonl").result is not None


def test_the_same_seed_and_words_give_the_same_game(tmp_path: Path) -> None:
    arguments = ("play", "nim", "--seed", "7", "--words", "ahoj", "--save")
    for name in "12":
        deskoherna(tmp_path, *arguments, name, typed="1x2\n", PYTHONHASHSEED=name)
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    assert match_in(tmp_path / "1").record().chance.contributions == ("ahoj", "")


def test_the_commitment_is_shown_before_the_first_move(tmp_path: Path) -> None:
    run = deskoherna(tmp_path, "play", "nim", "--save", "game.jsonl")
    commitment = match_in(tmp_path / "game.jsonl").commitment
    assert run.out.index(commitment) < run.out.index("Player 1 >")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [("3 z9", "is not a move"), ("4 g7", "NUM-7"), ("9 a1", "No ship of value 9")],
)
def test_a_refusal_has_a_reason_and_changes_nothing(
    tmp_path: Path, typed: str, reason: str
) -> None:
    file = tmp_path / "game.jsonl"
    run = deskoherna(
        tmp_path, "play", "numerus", *US, *SHORT, "--save", file, typed=lines("3 g7", typed)
    )
    assert reason in run.err
    assert run.err.count("\n") == 1
    assert moves_in(file) == ["3 g7"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_person_may_ask(tmp_path: Path, lang: str) -> None:
    word = WORDS[lang]
    run = deskoherna(
        tmp_path, "play", "numerus", *US, *SHORT, lang=lang,
        typed=lines(
            "?", "? 3", "? 3 G7", word["look"] + " 3 g7", word["rules"] + " num-7", word["help"],
            "3 g7", "? 2 g7", word["log"],
        ),
    )  # fmt: skip
    _, all_, threes, one, look, rule, help_, board, why, log, _ = run.out.split(" > ")
    assert "484" in all_
    assert "3 … (121)" in all_
    assert "3 a1" in threes
    assert "121" in threes
    assert "3 g7" in one
    assert "j7" in look
    assert "NUM-7" in rule
    assert all(name in help_ for name in word.values() if name != word["win"])
    assert "{3}" in board
    assert why.strip().startswith("? 2 g7")
    assert "NUM-7" in run.err
    assert "NUM-5" in log


@pytest.mark.parametrize("lang", LANGUAGES)
def test_undo(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.jsonl"
    undo, yes = WORDS[lang]["undo"], {"cs": "ano", "en": "yes"}[lang]
    run = deskoherna(
        tmp_path, "play", "nim", *US, "--save", file, lang=lang,
        typed=lines(undo, "1x3", "2x4", undo, yes, "2x1", undo, "x", undo, ""),
    )  # fmt: skip
    assert run.err.count("ROOM-4") == 3  # nothing to take back at first; twice somebody disagrees
    assert moves_in(file) == ["1x3", "2x1"]
    assert len(match_in(file).record().body) == 4


def test_the_slip_that_was_just_made_can_be_taken_back(tmp_path: Path) -> None:
    """ROOM-4: it is the other's turn already"""
    file = tmp_path / "game.jsonl"
    deskoherna(
        tmp_path, "play", "nim", *US, "--save", file, typed=lines("1x3", "undo", "yes", "1x1")
    )
    assert moves_in(file) == ["1x1"]


def test_an_empty_line_is_just_asked_again(tmp_path: Path) -> None:
    run = deskoherna(tmp_path, "play", "nim", *US, typed=lines("", "", "1x1"))
    assert run.err == ""
    assert run.out.count("Player 1 >") == 3


@pytest.mark.parametrize("word", ["quit", "konec", "KONEC"])
def test_commands_are_understood_in_english_too(tmp_path: Path, word: str) -> None:
    run = deskoherna(tmp_path, "play", "nim", *US, lang="cs", typed=lines(word, "1x1"))
    assert (run.code, run.err) == (0, "")
    assert "--resume" in run.out


@pytest.mark.parametrize("word", ["zpet", "undo"])
def test_commands_are_understood_without_accents(tmp_path: Path, word: str) -> None:
    file = tmp_path / "game"
    deskoherna(tmp_path, "play", "nim", "--save", file, lang="cs", typed=lines("1x2", word))
    assert moves_in(file) == []


@pytest.mark.parametrize(("lang", "said"), [("en", "A draw:"), ("cs", "Remíza:")])
def test_a_draw_is_called_one(tmp_path: Path, lang: str, said: str) -> None:
    """NUM-R2"""
    moves = [
        "4 e11", "1 k1", "4 b9", "3 e4", "2 i2", "2 d5", "3 k11", "4 k6",
        "2 k3", "1 d1", "1 f4", "3 i10", "1 c1", "2 f2", "3 a3", "4 i9",
    ]  # fmt: skip
    run = deskoherna(tmp_path, "play", "numerus", *US, *SHORT, lang=lang, typed=lines(*moves))
    assert said in run.out


def test_words_go_into_chance_for_people_only(tmp_path: Path) -> None:
    """ROOM-6"""
    bots = ("--seat", "perfect", "--seat", "random")
    run = deskoherna(tmp_path, "play", "nim", *bots, "--words", "ahoj")
    assert (run.code, run.out) == (1, "")
    assert run.err.count("\n") == 1


def test_a_save_does_not_replace_another_file(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    run = deskoherna(tmp_path, "play", "nim", *US, typed=lines("1x1", "save precious"))
    assert (tmp_path / "precious").read_text() == "mine"
    assert "precious" in run.err


def test_undo_against_a_bot_takes_back_its_answer_too(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    deskoherna(tmp_path, "play", "nim", "--save", file, typed=lines("1x2", "undo"))
    assert moves_in(file) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_leave_and_resume(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "our game.jsonl"
    left = deskoherna(
        tmp_path, "play", "nim", *US, "--save", file, lang=lang,
        typed=lines(NIM[0], WORDS[lang]["quit"], "never read"),
    )  # fmt: skip
    assert left.code == 0
    assert f"deskoherna play --resume '{file}'" in left.out
    assert moves_in(file) == NIM[:1]
    on = deskoherna(tmp_path, "play", "--resume", file, typed=lines(*NIM[1:]), lang=lang)
    assert on.code == 0
    assert moves_in(file) == NIM
    again = deskoherna(tmp_path, "play", "--resume", file, lang=lang)
    assert WORDS[lang]["win"] in again.out


def test_save_elsewhere(tmp_path: Path) -> None:
    run = deskoherna(
        tmp_path, "play", "nim", *US, "--save", "game",
        typed=lines(
            "1x3", "save copy", "save .", "save ~no-one/x", "save game/x", "save a\0b", "2x4"
        ),
    )  # fmt: skip
    assert moves_in(tmp_path / "copy") == NIM[:1]
    assert moves_in(tmp_path / "game") == NIM[:2]
    assert run.err.count("\n") == 4
    assert {path.name for path in tmp_path.iterdir()} == {"copy", "game"}


def test_resumed_elsewhere_the_old_file_stays(tmp_path: Path) -> None:
    deskoherna(tmp_path, "play", "nim", *US, "--save", "old", typed="1x3\n")
    before = (tmp_path / "old").read_bytes()
    deskoherna(tmp_path, "play", "--resume", "old", "--save", "new", typed="2x4\n")
    assert (tmp_path / "old").read_bytes() == before
    assert moves_in(tmp_path / "new") == NIM[:2]


def test_what_is_piped_has_no_escape_codes(tmp_path: Path) -> None:
    run = deskoherna(tmp_path, "play", "numerus", *US, *SHORT, typed="3 g7\n")
    assert not re.search("[\x00-\x09\x0b-\x1f]", run.out)
