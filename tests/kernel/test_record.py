"""Records: what was damaged, cut off or tampered with is refused, with the line and the reason."""

from __future__ import annotations

import hashlib
import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import deskoherna
from deskoherna import BadRecord, dumps, loads, replay
from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import AnyMatch, Record, commitment
from deskoherna.kernel.record import AgreeLine, ChanceLine, MoveLine, ResignLine, UndoLine
from deskoherna.texts import languages, speaker
from kernel.test_match import play_on


def finished() -> AnyMatch:
    match = NUMERUS.new(options={"variant": "short"}, seed=5, contributions=["ahoj", "hello"])
    play_on(match, 3)
    match.undo(2)
    while match.result is None:
        play_on(match, 1, seed=len(match.plies))
    return match


RECORD = finished().record()
TEXT = dumps(RECORD)
LINES = TEXT.splitlines(keepends=True)


def refused(data: bytes | Record) -> tuple[int, str]:
    with pytest.raises(BadRecord) as refusal:
        replay(data)
    for language in languages():
        assert speaker(language).problem(refusal.value) != refusal.value.key
    return refusal.value.line, refusal.value.key


def tampered(**changes: object) -> Record:
    return msgspec.structs.replace(RECORD, **changes)


def test_a_record_replays() -> None:
    match = replay(TEXT)
    assert match.result == RECORD.end.result
    assert dumps(match.record()) == TEXT


def test_records_can_be_read() -> None:
    first = msgspec.json.decode(LINES[0])
    assert first["game"] == "numerus"
    assert first["options"] == {"variant": "short", "first": "draw"}
    assert re.search(rb'"seat":[01],"move":"\d [a-k]\d+"', LINES[3])


@pytest.mark.parametrize("data", [b"", b"\n", b"{}", b"{}\n", b"\xff\xfe\n", b"null\n"])
def test_what_is_no_record(data: bytes) -> None:
    assert refused(data)[0] == 1


@given(st.integers(1, len(TEXT) - 1))
def test_cut_off_anywhere(at: int) -> None:
    line, _ = refused(TEXT[:at])
    assert line <= TEXT[:at].count(b"\n") + 1


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_missing_line(line: int) -> None:
    number, _ = refused(b"".join(LINES[: line - 1] + LINES[line:]))
    assert number in (line - 1, line)


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_line_that_stands_twice(line: int) -> None:
    assert refused(b"".join(LINES[:line] + LINES[line - 1 :])) == (line + 1, "room-record-sum")


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 255))
def test_any_changed_byte(place: int, byte: int) -> None:
    if TEXT[place] == byte:
        return
    damaged = TEXT[:place] + bytes([byte]) + TEXT[place + 1 :]
    line = TEXT[:place].count(b"\n") + 1
    assert refused(damaged)[0] in (line, line + 1)


def test_huge_input() -> None:
    assert refused(b"x" * (17 << 20)) == (1, "room-record-too-long")


class TestTampering:
    """Records whose check sums fit, because somebody rewrote them. ROOM-6"""

    def test_another_seed(self) -> None:
        line = msgspec.structs.replace(RECORD.chance, seed="11" * 32)
        assert refused(tampered(chance=line)) == (2, "room-record-commitment")

    @pytest.mark.parametrize("seed", ["", "xyz", "00", "žž" * 32])
    def test_no_seed(self, seed: str) -> None:
        line = msgspec.structs.replace(RECORD.chance, seed=seed)
        assert refused(tampered(chance=line)) == (2, "room-record-seed")

    def test_another_seed_with_its_commitment(self) -> None:
        """The outcomes give it away"""
        (drawn,) = {draw.got for draw in RECORD.start.draws}
        for number in range(50):
            seed = number.to_bytes(32)
            line = ChanceLine(commitment(seed), RECORD.chance.contributions, seed.hex())
            other = NUMERUS.new(seed=seed, contributions=line.contributions).record().start
            if other.draws[0].got != drawn:
                assert refused(tampered(chance=line)) == (3, "room-record-chance")
                return
        raise AssertionError("no other seed gave another outcome")

    def test_other_contributions(self) -> None:
        for words in "abcdefgh":
            line = msgspec.structs.replace(RECORD.chance, contributions=(words, ""))
            other = NUMERUS.new(seed=5, contributions=[words]).record().start
            if other != RECORD.start:
                assert refused(tampered(chance=line)) == (3, "room-record-chance")
                return
        raise AssertionError("contributions never mattered")

    def test_another_outcome(self) -> None:
        (draw,) = RECORD.start.draws
        other = msgspec.structs.replace(draw, got=(1 - draw.got[0],))
        start = msgspec.structs.replace(RECORD.start, draws=(other,))
        assert refused(tampered(start=start)) == (3, "room-record-chance")

    def test_an_outcome_that_was_never_drawn(self) -> None:
        assert isinstance(RECORD.body[0], MoveLine)
        line = msgspec.structs.replace(RECORD.body[0], draws=RECORD.start.draws)
        body = (line, *RECORD.body[1:])
        assert refused(tampered(body=body)) == (4, "room-record-chance")

    def test_an_illegal_move(self) -> None:
        body = (RECORD.body[0], RECORD.body[0], *RECORD.body[2:])
        assert refused(tampered(body=body)) == (5, "room-record-refused")

    @pytest.mark.parametrize("move", ["x", "9 z9", "1" * 500])
    def test_a_move_that_cannot_be_read(self, move: str) -> None:
        assert isinstance(RECORD.body[0], MoveLine)
        line = msgspec.structs.replace(RECORD.body[0], move=move)
        assert refused(tampered(body=(line, *RECORD.body[1:]))) == (4, "room-record-refused")

    def test_an_undo_to_nowhere(self) -> None:
        assert refused(tampered(body=(UndoLine(3), *RECORD.body)))[0] == 4

    def test_another_end(self) -> None:
        end = msgspec.structs.replace(RECORD.end, result=None)
        assert refused(tampered(end=end)) == (len(LINES), "room-record-end")

    def test_a_move_left_out_at_the_end(self) -> None:
        last = len(LINES) - 1
        assert refused(tampered(body=RECORD.body[:-1])) == (last, "room-record-end")

    @pytest.mark.parametrize(
        ("changes", "key"),
        [
            ({"format": 2}, "room-record-format"),
            ({"game": "chess"}, "room-record-game"),
            ({"rules": 99}, "room-record-rules"),
            ({"seats": 5}, "room-record-setup"),
            ({"options": {"variant": "tiny"}}, "room-record-setup"),
            ({"options": {"variant": "short"}}, "room-record-setup"),
            ({"players": ("a", "b", "c")}, "room-record-setup"),
            ({"players": ("x" * 41,)}, "room-record-setup"),
        ],
    )
    def test_another_head(self, changes: dict[str, object], key: str) -> None:
        game = msgspec.structs.replace(RECORD.game, **changes)
        assert refused(dumps(tampered(game=game))) == (1, key)

    def test_lines_in_another_order(self) -> None:
        lines = RECORD.lines()
        data = dumps(msgspec.structs.replace(RECORD, start=lines[3], body=(lines[2], *lines[4:-1])))
        assert refused(data) == (3, "room-record-order")


@pytest.mark.parametrize(
    ("was", "now"),
    [
        (b'"seats":2', b'"seats": 2'),
        (b'"game":"numerus"', b'"game":"numerus","game":"numerus"'),
        (b'"format":1', b'"format":1.0'),
    ],
)
def test_there_is_one_way_to_write_a_line(was: bytes, now: bytes) -> None:
    lines = []
    total = ""
    for line in TEXT.replace(was, now).splitlines():
        said = line.rpartition(b',"sum":')[0]
        total = hashlib.sha256(total.encode() + said).hexdigest()[:16]
        lines.append(said + f',"sum":"{total}"}}\n'.encode())
    assert refused(b"".join(lines)) == (1, "room-record-line")


def test_a_move_written_in_another_way() -> None:
    assert isinstance(RECORD.body[0], MoveLine)
    line = msgspec.structs.replace(RECORD.body[0], move=f" {RECORD.body[0].move}")
    assert refused(tampered(body=(line, *RECORD.body[1:]))) == (4, "room-record-line")


def test_a_match_goes_on_where_its_record_ends() -> None:
    match = play_on(NUMERUS.new(seed=5), 4)
    again = replay(dumps(match.record()))
    play_on(match, 4, seed=1)
    play_on(again, 4, seed=1)
    assert dumps(again.record()) == dumps(match.record())


def test_loads_is_the_inverse_of_dumps() -> None:
    assert loads(TEXT) == RECORD
    assert deskoherna.loads(dumps(loads(TEXT))) == RECORD


class TestConceded:
    """ROOM-9: giving up and agreed draws stand in the record and can be checked"""

    @staticmethod
    def record(*lines: ResignLine | AgreeLine, result: bool = True) -> Record:
        match = play_on(NUMERUS.new(options={"variant": "short"}, seed=5), 3)
        match.resign(0)
        ended = match.record()
        end = ended.end if result else msgspec.structs.replace(ended.end, result=None)
        body = (*ended.body[:-1], *lines)
        return msgspec.structs.replace(ended, body=body, end=end)

    def test_round_trip(self) -> None:
        record = self.record(ResignLine(0))
        assert loads(dumps(record)) == record
        assert replay(dumps(record)).result == record.end.result

    def test_somebody_else_gave_up(self) -> None:
        assert refused(self.record(ResignLine(1))) == (8, "room-record-end")

    def test_it_was_a_draw(self) -> None:
        assert refused(self.record(AgreeLine())) == (8, "room-record-end")

    def test_nobody_gave_up(self) -> None:
        assert refused(self.record()) == (7, "room-record-end")

    def test_it_did_not_end(self) -> None:
        assert refused(self.record(ResignLine(0), result=False)) == (8, "room-record-end")

    def test_a_seat_that_does_not_exist(self) -> None:
        assert refused(self.record(ResignLine(7))) == (7, "room-record-refused")

    def test_nothing_comes_after_it(self) -> None:
        assert refused(self.record(ResignLine(0), AgreeLine())) == (8, "room-record-refused")
