"""Who may know what is decided in one module; what is made once serves those who may know it."""

from __future__ import annotations

import ast
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

import deskoherna
from deskoherna.kernel import Refusal
from deskoherna.tables import attempts, wire
from deskoherna.tables.log.table import Table
from deskoherna.tables.projection import visibility
from deskoherna.tables.projection.log_view import entries
from deskoherna.tables.projection.messages import encode
from deskoherna.tables.projection.position import considered, position
from deskoherna.tables.projection.status import status
from deskoherna.tables.projection.viewer import Viewer
from tables.sitting import ADA, BEN, EVE, HOST, Sitting, at_seat, duel, lay

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")

VIEWERS = [
    Viewer(),
    Viewer((), None, program=True),
    Viewer((0,), 0),
    Viewer((0,), 0, program=True),
    Viewer((1,), 1),
    Viewer((0, 1), None),
    Viewer((0, 1), 1),
]
ASKING = {"view", "preview", "foreseen", "covered", "seen_by", "visible_to"}
ALONE = {"attempts.py", "covers.py"}  # one person or nobody plays, and it is the same for everyone


def test_nothing_else_asks_a_game_what_a_seat_may_know() -> None:
    folder = Path(deskoherna.__file__).parent
    modules = [*folder.glob("tables/**/*.py"), *folder.glob("server/**/*.py")]
    found = {
        path.name
        for path in modules
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and called(node) in ASKING
    }
    assert found == {"visibility.py", *ALONE}


def called(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def talked_over(game: str) -> Table:
    """A running game after a move and a word of a spectator."""
    sitting = duel(game)
    sitting.plays(ADA, 0)
    sitting.do(EVE, wire.Say, text="what will the other one do?", name="Eve")
    return sitting.table


@pytest.mark.parametrize("game", ["sealed", "nim", "neutrace"])
def test_who_is_sent_the_same_may_know_the_same(game: str) -> None:
    """ROOM-6, ROOM-13"""
    table = talked_over(game)
    match = table.match
    assert match is not None
    for one, other in combinations(VIEWERS, 2):
        if visibility.log_audience(table, one) == visibility.log_audience(table, other):
            assert entries(table, 0, one) == entries(table, 0, other)
        if visibility.view_audience(table, one) == visibility.view_audience(table, other):
            views = [visibility.view_for(table, match, viewer) for viewer in (one, other)]
            assert encode(views[0]) == encode(views[1])


def test_where_nothing_is_hidden_one_view_serves_all() -> None:
    table = talked_over("nim")
    people = [viewer for viewer in VIEWERS if not viewer.program]
    assert len({visibility.view_audience(table, viewer) for viewer in people}) == 1
    assert len({visibility.log_audience(table, viewer) for viewer in people}) == 2  # ROOM-13


def test_the_seed_is_out_when_the_game_is_over() -> None:
    """ROOM-6"""
    sitting = duel()
    assert status(sitting.table, (), 0).chance.seed is None
    sitting.do(ADA, wire.Resign, seat=0)
    assert status(sitting.table, (), 0).chance.seed == sitting.match.sources[-1].seed


def test_a_record_is_secret_while_the_game_or_one_it_came_from_runs() -> None:
    """ROOM-6"""
    running, over = duel().table, duel()
    over.do(ADA, wire.Resign, seat=0)
    assert visibility.check_record(over.table, [over.table]) is over.match
    for table, origins in ((running, []), (over.table, [running]), (over.table, [duel().table])):
        with pytest.raises(Refusal) as refusal:
            visibility.check_record(table, origins)
        assert refusal.value.key == "room-record-secret"


def hinted() -> Sitting:
    """A hint in words that the host has hidden."""
    chairs = [at_seat(person, words="") for person in (HOST, BEN, EVE)]
    sitting = lay("estimatrix", chairs, {"letters": "dealt", "negater": "first"})
    sitting.plays(BEN, 1, "ban red")
    sitting.plays(BEN, 1, "say a ripe lemon")
    sitting.do(HOST, wire.Hide, number=1, hidden=True)
    return sitting


def test_what_is_hidden_from_people_still_counts_for_a_bot() -> None:
    """ROOM-16: the game goes on"""
    sitting = hinted()
    assert b"lemon" in encode(visibility.bot_view(sitting.match, 0))
    assert b"lemon" not in encode(visibility.seat_view(sitting.table, sitting.match, 0))


def test_nor_does_a_position_that_is_foreseen_show_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """ROOM-16"""
    sitting, quanter = hinted(), Viewer((0,), 0)
    sitting.plays(BEN, 1, "answer blue")
    monkeypatch.setattr(type(sitting.match.state), "foreseen", lambda state, seat, move: state)
    answer = considered(sitting.table, quanter, wire.Consider("x", 0, "answer blue"))
    assert answer.view is not None
    assert b"lemon" not in encode(answer)


def test_a_review_shows_no_move_that_was_hidden() -> None:
    """ROOM-16: nor does it quote it in reasons for the next one"""
    sitting = hinted()
    sitting.plays(BEN, 1, "answer blue")
    moves, said = visibility.ReviewedMoves(sitting.table), len(sitting.match.plies) - 2
    assert [moves.shown(ply) for ply in (said, said + 1)] == [False, True]
    assert [moves.explained(ply) for ply in (said - 1, said, said + 1)] == [True, False, False]
    moves.check(said + 1)
    with pytest.raises(Refusal) as refusal:
        moves.check(said)
    assert refusal.value.key == "room-review-hidden"


def test_after_the_game_one_may_look_through_every_seat_there_is() -> None:
    """ROOM-10"""
    sitting, ada = duel("sealed"), Viewer((0,), 0)
    assert visibility.past_seat(sitting.table, ada, None) == 0
    with pytest.raises(Refusal):
        visibility.past_seat(sitting.table, ada, 1)
    while sitting.state == "playing":
        for person, seat in ((ADA, 0), (BEN, 1)):
            ask = sitting.match.asks.get(seat)
            if ask is not None and not ask.optional:
                sitting.plays(person, seat, "say cheers" if ask.free else None)
    assert visibility.past_seat(sitting.table, ada, 1) == 1
    with pytest.raises(Refusal):
        visibility.past_seat(sitting.table, ada, 2)


def test_a_table_that_goes_on_from_there_hides_what_was_hidden_before_and_nothing_else() -> None:
    """ROOM-16: what was taken back is not there any more"""
    sitting = hinted()
    table, plies = sitting.table, len(sitting.match.plies)
    assert visibility.hidden_until(table, plies) == {1}
    assert visibility.hidden_until(table, plies - 1) == set()
    sitting.do(BEN, wire.Propose, seat=1, what="undo", number=plies - 1)
    sitting.do(HOST, wire.Answer, seat=0, yes=True)
    sitting.do(EVE, wire.Answer, seat=2, yes=True)
    sitting.plays(BEN, 1, "ban blue")
    assert len(sitting.match.plies) == plies
    assert visibility.hidden_until(table, plies) == set()


# What only bots are given to remember

CARDS = {"whereabouts", "public", "promises"}  # NEUTRACE: where each card may be
UNAIDED = {"turned", "down"}  # LAB-1, LAB-R16: remembering is part of the game
MEMORIES = [
    ("neutrace", {}, CARDS),
    ("laborigines", {"memory": False, "modelling": False}, UNAIDED),
    ("laborigines", {"memory": True, "modelling": False}, {"turned"}),
]


def played_on(game: str, options: dict[str, Any]) -> Sitting:
    """Until there is something to remember: in LABORIGINES the lower side of a tile."""
    sitting = lay(game, [at_seat(ADA, words=""), at_seat(BEN, words="")], options)
    while game == "laborigines" and not sitting.match.view(0).turned:
        seat = next(seat for seat, ask in sitting.match.asks.items() if not ask.optional)
        sitting.plays((ADA, BEN)[seat], seat)
    return sitting


def fields(data: Any) -> set[str]:
    """The names of all fields, those inside others too."""
    match msgspec.to_builtins(data):
        case dict(inner):
            return set(inner).union(*map(fields, inner.values()))
        case list(inner) | tuple(inner):
            return set().union(*map(fields, inner))
        case _:
            return set()


@pytest.mark.parametrize(("game", "options", "memory"), MEMORIES)
@pytest.mark.parametrize("seat", [0, None])
def test_it_is_sent_to_programs_alone(
    game: str, options: dict[str, Any], memory: set[str], seat: int | None
) -> None:
    """LAB-R16: with the memory aid people are shown lower sides as well"""
    sitting = played_on(game, options)
    view = sitting.match.view(seat)
    seats = () if seat is None else (seat,)
    for program, missing in ((True, set()), (False, memory)):
        viewer = Viewer(seats, seat, program)
        past = visibility.past_view(sitting.table, sitting.match, viewer, seat)
        now = position(sitting.table, viewer)
        assert now is not None
        for sent in (past.sent, msgspec.json.decode(encode(now.view))):
            assert fields(view) - fields(sent) == missing
        assert past.view == view


@pytest.mark.parametrize(("game", "memory"), [("neutrace", CARDS), ("laborigines", UNAIDED)])
def test_nor_is_it_sent_in_a_lesson(game: str, memory: set[str]) -> None:
    for task in attempts.begin(game).tasks:
        assert not fields(task.view) & memory
