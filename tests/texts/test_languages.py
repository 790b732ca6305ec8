"""A language is its files, beside the code, in a folder or in a package; English fills the gaps."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from nim_game import Nim

from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import Problem
from deskoherna.texts import (
    Language,
    best_language,
    html_language,
    languages,
    look_in,
    named_language,
    rulebook,
    speaker,
)
from deskoherna.texts.packs import WEB, pack
from deskoherna.texts.sources import outside
from deskoherna.texts.web import rulebook_html
from texts.folders import SLOVAK, looking_in, write


@pytest.fixture
def slovak(tmp_path: Path) -> Iterator[Path]:
    """Begun by a translator; most of it is missing."""
    write(tmp_path, SLOVAK)
    with looking_in(tmp_path):
        yield tmp_path


def landing() -> str:
    match = NUMERUS.new(options={"first": "green"}, seed=7)
    return speaker("sk", NUMERUS).event(match.play(0, "1 a1")[0])


class TestFound:
    def test_by_the_file_that_names_it(self, slovak: Path) -> None:
        assert list(languages()) == ["cs", "en", "sk"]
        assert languages()["sk"] == Language("sk", "Slovenčina", "ltr")
        (slovak / "language.sk.ftl").unlink()
        look_in(None)
        look_in(slovak)
        assert list(languages()) == ["cs", "en"]

    @pytest.mark.parametrize("name", ["language.SK.ftl", "language.slovak.ftl", "language..ftl"])
    def test_only_by_a_tag(self, tmp_path: Path, name: str) -> None:
        write(tmp_path, {name: "language-name = Slovenčina\n"})
        with looking_in(tmp_path):
            assert list(languages()) == ["cs", "en"]

    @pytest.mark.parametrize(("tag", "direction"), [("ar", "rtl"), ("pt-BR", "ltr"), ("xx", "ltr")])
    def test_with_its_direction(self, tmp_path: Path, tag: str, direction: str) -> None:
        write(tmp_path, {f"language.{tag}.ftl": "language-name = So it is called\n"})
        with looking_in(tmp_path):
            assert languages()[tag].direction == direction
            assert html_language(tag) == f'lang="{tag}" dir="{direction}"'

    def test_a_folder_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(Problem, match="room-texts-folder"):
            look_in(tmp_path / "gone")
        assert list(languages()) == ["cs", "en"]


class TestChosen:
    @pytest.mark.parametrize(
        ("wishes", "best"),
        [
            (["cs-CZ", "en"], "cs"),
            (["de", "EN-us"], "en"),
            (["sk", "en"], "cs"),  # Czech is for Slovaks, too
            (["de", "fr"], None),
            ([], None),
            (["", "*"], None),
        ],
    )
    def test_by_what_somebody_reads(self, wishes: list[str], best: str | None) -> None:
        assert best_language(wishes) == best

    def test_ones_own_comes_first(self, slovak: Path) -> None:
        assert best_language(["sk-SK", "cs"]) == "sk"

    def test_a_variety_is_better_than_nothing(self, tmp_path: Path) -> None:
        names = {f"language.{tag}.ftl": "language-name = X\n" for tag in ("pt-BR", "zh-Hant")}
        with looking_in(write(tmp_path, names)):
            assert named_language("pt") == "pt-BR"
            assert named_language("pt-PT") == "pt-BR"
            assert named_language("zh-hant-tw") == "zh-Hant"
            assert named_language("p") is None


class TestMessages:
    def test_what_there_is(self, slovak: Path) -> None:
        assert speaker("sk")("room-finished") == "Partia sa skončila."
        assert landing() == "Zelený pristáva s loďou 1 na a1."

    @pytest.mark.parametrize(
        ("moves", "said"), [(1, "len jeden ťah"), (3, "len 3 ťahy"), (5, "len 5 ťahov")]
    )
    def test_counted_as_the_language_counts(self, slovak: Path, moves: int, said: str) -> None:
        assert said in speaker("sk")("room-undo-nothing", moves=moves)

    def test_what_is_missing_is_said_and_counted_in_english(self, tmp_path: Path) -> None:
        """In Russian 21 is counted like 1"""
        with looking_in(write(tmp_path, {"language.ru.ftl": "language-name = Русский\n"})):
            say = speaker("ru")
            assert say("room-finished") == "The game is over."
            assert say("room-continue-nowhere", moves=1) == "The game has only one move."
            assert say("room-continue-nowhere", moves=21) == "The game has only 21 moves."
            assert say.decimal(1234.5) == "1234,5"
            assert say.knows("room-finished")
            assert not say.knows("room-nothing-of-that-name")
            with pytest.raises(LookupError):
                say("room-nothing-of-that-name")

    @pytest.mark.parametrize(
        "wrong",
        [
            "{ $cel } je obsadené.",  # no such argument
            "{ numerus-gone } je obsadené.",
            "{ numerus-taken-ship }",  # itself, for ever
            "{ UPPER($cell) } je obsadené.",
        ],
    )
    def test_what_cannot_be_said_is_said_in_english(self, tmp_path: Path, wrong: str) -> None:
        files = {**SLOVAK, "numerus/sk.ftl": f"numerus-taken-ship = {wrong}\n"}
        with looking_in(write(tmp_path, files)):
            said = speaker("sk", NUMERUS)("numerus-taken-ship", cell="a1", seat=0)
            assert said == speaker("en", NUMERUS)("numerus-taken-ship", cell="a1", seat=0)

    def test_others_add_to_our_languages_and_change_nothing(self, tmp_path: Path) -> None:
        files = {"room.cs.ftl": "room-finished = Konec!\nroom-of-mine = Moje\n"}
        before = speaker("cs")("room-finished")
        with looking_in(write(tmp_path, files)):
            assert speaker("cs")("room-finished") == before
            assert speaker("cs")("room-of-mine") == "Moje"

    def test_windows_wrote_it(self, tmp_path: Path) -> None:
        """With a byte order mark, and its own ends of lines"""
        write(tmp_path, SLOVAK)
        name = tmp_path / "room.sk.ftl"
        name.write_bytes(b"\xef\xbb\xbf" + SLOVAK["room.sk.ftl"].replace("\n", "\r\n").encode())
        with looking_in(tmp_path):
            assert "len 3 ťahy" in speaker("sk")("room-undo-nothing", moves=3)
            assert "\r" not in pack("sk", WEB).messages


class TestPacks:
    """What a browser is sent"""

    def test_a_language_that_lacks_nothing_brings_no_english(self) -> None:
        assert pack("cs", WEB).english == ""
        assert pack("cs", (), NUMERUS).english == ""
        assert pack("en", WEB).english == ""

    def test_what_is_missing_comes_in_english_with_what_it_refers_to(self, slovak: Path) -> None:
        own, english = pack("sk", (), NUMERUS)
        assert "numerus-landed = { numerus-seat } pristáva" in own
        assert "numerus-landed" not in english
        assert "numerus-appeared = " in english
        assert "[0] Green" in english  # by which a message in English names a seat

    def test_what_cannot_be_said_counts_as_missing(self, tmp_path: Path) -> None:
        """And so does what refers to it"""
        broken = SLOVAK["numerus/sk.ftl"].replace("[0] Zelený", "[0] { $nobody }")
        with looking_in(write(tmp_path, {**SLOVAK, "numerus/sk.ftl": broken})):
            own, english = pack("sk", (), NUMERUS)
            assert own == ""
            assert "numerus-landed = " in english


class TestRulebooks:
    def test_a_page_that_is_missing_is_the_english_one(self, slovak: Path) -> None:
        book = rulebook("sk")
        assert (book.title, book.page) == rulebook("en")[:2]
        assert book.english == frozenset(book.rules)

    def test_a_rule_that_is_missing_stands_in_its_place_in_english(self, slovak: Path) -> None:
        book, english = rulebook("sk", NUMERUS), rulebook("en", NUMERUS)
        assert list(book.rules) == list(english.rules)
        assert book.rules["NUM-4"].title == "Kto začína"
        assert book.rules["NUM-5"] == english.rules["NUM-5"]
        assert "NUM-4" not in book.english
        assert "Dvaja stavitelia." in book.page
        html = rulebook_html("sk", NUMERUS)
        assert '<section class="rule" aria-labelledby="NUM-4">' in html
        assert '<section class="rule" aria-labelledby="NUM-5" lang="en" dir="ltr">' in html

    def test_a_page_of_rules_alone_has_the_title_of_the_english_one(self, tmp_path: Path) -> None:
        page = "### Kto začína {#NUM-4}\n\nZelený, alebo rozhodne náhoda.\n"
        with looking_in(write(tmp_path, {**SLOVAK, "numerus/rules.sk.md": page})):
            assert rulebook("sk", NUMERUS).title == "NUMERUS"

    @pytest.mark.parametrize(
        "wrong",
        [
            '```board position="nowhere"\nObrázok\n\nx\n```',
            "```board\nObrázok\n\nx\n```",
            "```\nbez konca",
            "~~~\nbez konca",
        ],
    )
    def test_a_rule_that_cannot_be_shown(self, tmp_path: Path, wrong: str) -> None:
        page = SLOVAK["numerus/rules.sk.md"] + f"\n{wrong}\n"
        with looking_in(write(tmp_path, {**SLOVAK, "numerus/rules.sk.md": page})):
            assert "NUM-4" in rulebook("sk", NUMERUS).english
            assert rulebook_html("sk", NUMERUS).count("<section") == len(
                rulebook("en", NUMERUS).rules
            )


class TestPackages:
    """Entry points name packages that are laid out like the folder"""

    @pytest.fixture
    def site(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
        monkeypatch.syspath_prepend(str(tmp_path))
        yield tmp_path
        self.look_again()
        for name in ("herna_sk", "herna_xx"):
            sys.modules.pop(name, None)

    def look_again(self) -> None:
        look_in(Path(__file__).parent)
        look_in(None)

    def install(self, site: Path, tag: str, package: str) -> None:
        info = site / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        points = f"[deskoherna.languages]\n{tag} = {package}\n"
        (info / "entry_points.txt").write_text(points)

    def test_one_with_texts_for_the_room_and_for_games(self, site: Path) -> None:
        write(site / "herna_sk", {**SLOVAK, "__init__.py": "", "room.cs.ftl": "room-x = Ne\n"})
        self.install(site, "sk", "herna_sk")
        self.look_again()
        assert languages()["sk"].name == "Slovenčina"
        assert landing() == "Zelený pristáva s loďou 1 na a1."
        assert not speaker("cs").knows("room-x")  # it was named for Slovak

    def test_one_that_cannot_be_used(self, site: Path) -> None:
        write(site, {"herna_xx/__init__.py": "1 / 0\n"})
        self.install(site, "xx", "herna_xx")
        self.look_again()
        assert list(languages()) == ["cs", "en"]
        (problem,) = outside().broken
        assert problem.key == "room-texts-package"
        assert "ZeroDivisionError" in str(problem.arguments["reason"])

    def test_a_game_that_has_english_alone(self, site: Path) -> None:
        """It is played in every language of the room"""
        text = "nim-about = Take matches.\nnim-took = { $seat } takes { $matches }.\n"
        page = "# Nim\n\n### A turn {#NIM-1}\n\nTake matches.\n"
        write(site / "plain_nim", {"__init__.py": "", "text/en.ftl": text})
        write(site / "plain_nim", {"text/rules.en.md": page})

        class PlainNim(Nim):
            package = "plain_nim"

        game = PlainNim()
        say = speaker("cs", game)
        assert say("nim-about") == "Take matches."
        assert say("room-finished") == speaker("cs")("room-finished")
        assert pack("cs", (), game) == ("", text)
        assert rulebook("cs", game).rules["NIM-1"].title == "A turn"
        assert 'lang="en"' in rulebook_html("cs", game)
