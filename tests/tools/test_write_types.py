"""What the client is told stands in types that are written from Python, and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import write_types
from msgspec import inspect as shape

import deskoherna
from deskoherna.games.estimatrix.pieces import COLOURS, Colour
from deskoherna.kernel import AnyGame, View, replay_lines
from deskoherna.testing.golden import paths, record_in
from deskoherna.typescript import game_types
from toys.sealed import SEALED

GOLDEN = Path(__file__).parent.parent / "conformance" / "golden"
OURS = [game for game in deskoherna.all_games().values() if "deskoherna.games" in game.package]


def structs_in(kind: shape.Type) -> Iterator[type[msgspec.Struct]]:
    """Every struct in a type, found by looking at all that it holds, whatever that is."""
    if isinstance(kind, shape.StructType):
        yield kind.cls
        for field in kind.fields:
            yield from structs_in(field.type)
    for value in (getattr(kind, name) for name in kind.__struct_fields__):
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, shape.Type):
                yield from structs_in(inner)


def declared(text: str, name: str) -> str:
    found = re.search(rf"^export interface {name} {{$.*?^}}$", text, re.DOTALL | re.MULTILINE)
    assert found, f"{name} is not declared"
    return found[0]


@pytest.mark.parametrize("game", [*OURS, SEALED], ids=lambda game: str(game.id))
class TestTypesOfAGame:
    def test_every_struct_of_the_view_is_declared(self, game: AnyGame) -> None:
        text = game_types(game)
        for struct in {*structs_in(shape.type_info(game.view_type))}:
            assert declared(text, struct.__name__)

    def test_every_event_is_told_apart_by_its_name(self, game: AnyGame) -> None:
        text = game_types(game)
        for event in game.events:
            fields = declared(text, event.__name__)
            assert f'event: "{event.__struct_config__.tag}";' in fields
            assert all(f"  {name}: " in fields for name in event.__struct_fields__)


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_asks_are_those_of_the_messages(game: AnyGame) -> None:
    """In whole games nothing is asked that is not declared, nor without what is declared."""
    asks = dict(re.findall(r'^  "([\w-]+)": (.*);$', game_types(game), re.MULTILINE))
    for path in paths(game, GOLDEN).values():
        for step in replay_lines(game, record_in(path.read_text("utf-8"))):
            for ask in step.match.state.asks().values():
                declared = {*re.findall(r"(\w+): Argument", asks[ask.key])}
                assert {*ask.arguments} >= declared, ask.key


class Before(View, frozen=True):
    """A position."""

    heaps: tuple[int, ...]


class After(View, frozen=True):
    """A position."""

    piles: tuple[int, ...]


def test_a_field_that_is_renamed_is_renamed_in_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = deskoherna.game("nim")
    monkeypatch.setattr(type(nim), "view_type", Before)
    assert "  heaps: number[];" in declared(game_types(nim), "Before")
    monkeypatch.setattr(type(nim), "view_type", After)
    assert "heaps" not in declared(game_types(nim), "After")


def test_what_only_bots_remember_is_not_declared() -> None:
    """NEUTRACE keeps where cards may be; LABORIGINES shows lower sides with its memory aid only."""
    assert "whereabouts" not in game_types(deskoherna.game("neutrace"))
    laborigines = game_types(deskoherna.game("laborigines"))
    assert "  down?: string | null;" in declared(laborigines, "TileSeen")
    assert "  up: string;" in declared(laborigines, "TileSeen")


def test_a_few_values_have_the_name_that_python_gives_them() -> None:
    """EST-R1: the names are those of the dice."""
    estimatrix = game_types(deskoherna.game("estimatrix"))
    assert 'export type Colour = "white" | "yellow"' in estimatrix
    assert "  colours: Colour[];" in declared(estimatrix, "EstimatrixView")
    assert '  form: Form | "";' in declared(estimatrix, "HintSeen")
    assert get_args(Colour) == COLOURS


def test_what_a_board_may_be_asked_about_has_its_rule() -> None:
    """LAB-20, TES-32: boards need not know which"""
    laborigines = game_types(deskoherna.game("laborigines"))
    assert '  leprosy: "LAB-20",\n  "inferiority-complex": "LAB-21",\n' in laborigines
    assert '  boundary: "TES-32",\n' in game_types(deskoherna.game("teserakt"))
    assert "RULE_OF" not in game_types(deskoherna.game("numerus"))


def test_two_classes_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = deskoherna.game("nim")
    twin = msgspec.defstruct("Took", [("heap", int)])
    view = msgspec.defstruct("Seen", [("last", twin)], bases=(View,), frozen=True)
    monkeypatch.setattr(type(nim), "view_type", view)
    with pytest.raises(TypeError, match="two classes are called Took"):
        game_types(nim)


def test_the_check_fails_where_a_file_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = {tmp_path / "one.ts": "one\n", tmp_path / "two.ts": "two\n"}
    assert write_types.main(["--check"], written) == 1
    assert write_types.main([], written) == 0
    assert write_types.main(["--check"], written) == 0
    capsys.readouterr()
    (tmp_path / "two.ts").write_text("2\n", "utf-8")
    assert write_types.main(["--check"], written) == 1
    assert "two.ts" in (said := capsys.readouterr().err)
    assert "one.ts" not in said


def test_files_of_the_wire_and_of_all_our_boards() -> None:
    names = {str(file.relative_to(write_types.CLIENT)) for file in write_types.files()}
    assert names == {"wire.ts", *(f"boards/{game.id}/types.ts" for game in OURS)}
