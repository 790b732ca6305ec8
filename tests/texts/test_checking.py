"""What is wrong with texts of others is named with its file and line, and takes nothing down."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from deskoherna.games.numerus import NUMERUS
from deskoherna.texts import languages, rulebook, speaker
from deskoherna.texts.checking import findings_outside, gaps
from deskoherna.texts.packs import WEB, pack
from deskoherna.texts.sources import LARGEST
from texts.folders import SLOVAK, looking_in, write

RULE = "# NUMERUS\n\n### Kto začína {#NUM-4}\n\n"
BOARD = '```board position="8 8/8/8/8/8/8/8/8 - {1}<1> g"\nPopis\n\nx\n```\n'


def told() -> list[str]:
    """Every finding, without the folder it is in."""
    say = speaker("en")
    return [
        f"{Path(found.file).name}:{found.line} {say.problem(found.problem)}"
        for found in findings_outside()
    ]


def test_nothing_is_wrong_with_what_is_only_begun(tmp_path: Path) -> None:
    with looking_in(write(tmp_path, SLOVAK)):
        assert told() == []


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("room.sk.ftl", "room-a = {\n", "room.sk.ftl:1 This cannot be read"),
        ("room.sk.ftl", "\n\nroom-finished\n", "room.sk.ftl:3 This cannot be read"),
        ("room.sk.ftl", "room-mine = x\n", "room.sk.ftl:1 Nothing uses room-mine"),
        ("room.sk.ftl", "# a\nroom-seats = x\n", "room.sk.ftl:2 The English message also has"),
        ("room.sk.ftl", "room-finished = { $x }\n", "room.sk.ftl:1 The English message has no"),
        ("room.sk.ftl", "room-finished = { X(1) }\n", "room.sk.ftl:1 Fluent has no function X"),
        ("room.sk.ftl", "room-finished = { a }\n", "room.sk.ftl:1 a is referred to, but"),
        ("room.sk.ftl", "room-finished = { a.b }\na = x\n", "room.sk.ftl:1 a.b is referred to"),
        ("room.sk.ftl", 2 * "room-finished = x\n", "room.sk.ftl:2 room-finished is here a second"),
        ("language.sk.ftl", "language-name =\n", "language.sk.ftl:0 The language has no name"),
        ("language.xyzzy.ftl", "", "language.xyzzy.ftl:0 Nobody reads a file of this name"),
        ("rooom.sk.ftl", "", "rooom.sk.ftl:0 Nobody reads a file of this name"),
        ("numerus/room.sk.ftl", "", "room.sk.ftl:0 Nobody reads a file of this name"),
        ("numerus/sk.ftl", "numerus-x = x\n", "sk.ftl:1 Nothing uses numerus-x"),
        ("numerus/rules.sk.md", RULE, "rules.sk.md:3 The rule NUM-4 has no text"),
        ("numerus/rules.sk.md", RULE + "```\n", 'rules.sk.md:3 A block of code under "Kto'),
        ("numerus/rules.sk.md", RULE + BOARD, 'rules.sk.md:3 A picture under "Kto'),
        (
            "numerus/rules.sk.md",
            f"### X {{#NUM-{99}}}\nx\n",
            "rules.sk.md:1 The English page has no",
        ),
        ("numerus/rules.sk.md", 2 * "### X {#NUM-4}\nx\n", "rules.sk.md:3 NUM-4 is here a second"),
    ],
)
def test_each_slip_is_found_in_its_line(tmp_path: Path, name: str, text: str, said: str) -> None:
    with looking_in(write(tmp_path, {**SLOVAK, name: text})):
        assert [one for one in told() if one.startswith(said)], told()
        room_stands()


def room_stands() -> None:
    """Everything can be said and shown, whatever is in the folder."""
    for tag in languages():
        assert speaker(tag)("room-finished")
        assert "room-finished = " in "".join(pack(tag, WEB))
        assert rulebook(tag, NUMERUS).rules.keys() == rulebook("en", NUMERUS).rules.keys()


class TestFilesThatAreLeftOut:
    """As if they were not there"""

    def left_out(self, folder: Path, said: str) -> None:
        with looking_in(folder):
            assert [one for one in told() if one.startswith(said)], told()
            assert speaker("sk")("room-finished") == "The game is over."
            room_stands()

    def test_other_encodings(self, tmp_path: Path) -> None:
        write(tmp_path, SLOVAK)
        (tmp_path / "room.sk.ftl").write_bytes(
            "room-a = a\nroom-finished = Šmyk\n".encode("cp1250")
        )
        self.left_out(tmp_path, "room.sk.ftl:2 The file is not UTF-8 text")

    def test_large_ones(self, tmp_path: Path) -> None:
        write(tmp_path, {**SLOVAK, "room.sk.ftl": SLOVAK["room.sk.ftl"] + "#" * LARGEST})
        self.left_out(tmp_path, "room.sk.ftl:0 The file has more than")

    def test_links_out_of_the_folder(self, tmp_path: Path) -> None:
        folder = write(tmp_path / "texts", SLOVAK)
        elsewhere = (folder / "room.sk.ftl").rename(tmp_path / "secret")
        (folder / "room.sk.ftl").symlink_to(elsewhere)
        self.left_out(folder, "room.sk.ftl:0 The file leads out of the folder")

    def test_what_is_no_file(self, tmp_path: Path) -> None:
        write(tmp_path, SLOVAK)
        (tmp_path / "room.sk.ftl").unlink()
        os.mkfifo(tmp_path / "room.sk.ftl")
        with looking_in(tmp_path):
            assert speaker("sk")("room-finished") == "The game is over."
            room_stands()

    def test_links_within_the_folder_are_followed(self, tmp_path: Path) -> None:
        """As some systems mount configuration"""
        write(tmp_path, SLOVAK)
        (tmp_path / "room.sk.ftl").rename(tmp_path / "room")
        (tmp_path / "room.sk.ftl").symlink_to("room")
        with looking_in(tmp_path):
            assert speaker("sk")("room-finished") == "Partia sa skončila."


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_nothing_is_missing_in_ours(tag: str) -> None:
    assert [gap for gap in gaps(tag) if gap.lacking] == []


def test_what_is_missing_is_counted_and_given_in_english(tmp_path: Path) -> None:
    with looking_in(write(tmp_path, SLOVAK)):
        found = {gap.file: gap for gap in gaps("sk")}
    assert found["language.sk.ftl"].lacking == ()
    assert len(found["room.sk.ftl"].lacking) == found["room.sk.ftl"].all - 2
    assert "room-not-a-move = This is not a move of the game." in found["room.sk.ftl"].lacking
    game = found["numerus/sk.ftl"]
    assert len(game.lacking) == game.all - 2
    rules = found["numerus/rules.sk.md"]
    assert len(rules.lacking) == rules.all - 1
    assert rules.lacking[0].startswith("### ")
    room = found["rules.sk.md"]
    assert len(room.lacking) == room.all
    assert "\n".join(room.lacking) == rulebook("en").page
