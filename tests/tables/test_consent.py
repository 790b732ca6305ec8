"""What the others must agree to: undo and draws; and what takes nobody's consent."""

from __future__ import annotations

from deskoherna.kernel.record import AgreeLine, ResignLine, UndoLine
from deskoherna.tables import wire
from deskoherna.tables.projection.status import status
from tables.sitting import ADA, BEN, EVE, HOST, Sitting, at_seat, bot_at_seat, duel, lay


def with_a_move() -> Sitting:
    table = duel()
    table.plays(ADA, 0)
    return table


def threesome() -> Sitting:
    """Three people at the toy with secrets; one has laid a card."""
    chairs = [at_seat(who, words="") for who in (ADA, BEN, EVE)]
    table = lay("sealed", chairs)
    table.plays(ADA, 0)
    return table


class TestUndo:
    """ROOM-4"""

    def test_two_people(self) -> None:
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        assert len(table.match.plies) == 1
        table.do(BEN, wire.Answer, seat=1, yes=True)
        assert table.match.plies == []
        assert table.match.last_line == UndoLine(0, 0, (1,))
        assert table.table.proposal is None

    def test_everyone_is_asked(self, sealed_on_the_shelf: None) -> None:
        table = threesome()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        table.do(EVE, wire.Answer, seat=2, yes=True)
        assert len(table.match.plies) == 1
        assert table.refused(EVE, wire.Answer, seat=2, yes=True)[0] == "ROOM-4"
        table.do(BEN, wire.Answer, seat=1, yes=True)
        assert table.match.last_line == UndoLine(0, 0, (1, 2))

    def test_whoever_is_asked_is_told_the_rule(self) -> None:
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        assert status(table.table, (), 0).proposal == wire.ProposalView(
            "undo", by=0, number=0, waits_for=(1,), rule="ROOM-4"
        )

    def test_declined(self) -> None:
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        table.do(BEN, wire.Answer, seat=1, yes=False)
        assert table.table.proposal is None
        assert len(table.match.plies) == 1
        assert table.refused(BEN, wire.Answer, seat=1, yes=True)[1] == "room-nothing-proposed"

    def test_taken_back_by_whoever_proposed_it(self) -> None:
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        assert table.refused(ADA, wire.Answer, seat=0, yes=True)[1] == "room-not-asked-to-agree"
        table.do(ADA, wire.Answer, seat=0, yes=False)
        assert table.table.proposal is None

    def test_one_proposal_at_a_time(self) -> None:
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        assert table.refused(BEN, wire.Propose, seat=1, what="draw")[1] == "room-proposal-open"

    def test_a_move_ends_the_proposal(self) -> None:
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        table.plays(BEN, 1)
        assert table.table.proposal is None
        assert len(table.match.plies) == 2

    def test_bots_agree(self) -> None:
        table = lay("nim", [at_seat(ADA, words=""), bot_at_seat()])
        table.plays(ADA, 0)
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        assert table.match.last_line == UndoLine(0, 0, ())

    def test_at_one_device_nobody_has_to_be_asked(self) -> None:
        table = lay("nim", [at_seat(HOST, "A", ""), at_seat(HOST, "B", "")])
        table.plays(HOST, 0)
        table.do(HOST, wire.Propose, seat=0, what="undo", number=0)
        assert table.match.plies == []

    def test_not_past_what_chance_fixed(self, sealed_on_the_shelf: None) -> None:
        table = threesome()
        table.plays(BEN, 1)
        table.plays(EVE, 2)
        assert table.match.fixed == 3
        rule, key = table.refused(ADA, wire.Propose, seat=0, what="undo", number=2)
        assert (rule, key) == ("ROOM-4", "room-undo-shown")
        assert table.refused(ADA, wire.Propose, seat=0, what="undo", number=9)[0] == "ROOM-4"

    def test_spectators_have_no_say(self) -> None:
        """ROOM-10"""
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        assert table.refused(EVE, wire.Answer, seat=1, yes=True)[0] == "ROOM-10"
        assert table.refused(EVE, wire.Propose, seat=0, what="undo")[0] == "ROOM-10"

    def test_who_comes_to_the_seat_was_not_asked(self) -> None:
        """A bot stands in while something is proposed: the game does not wait for it for ever"""
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        table.do(BEN, wire.Fill, seat=1, bot="greedy")
        assert table.table.proposal is None

    def test_a_new_link_changes_nothing_about_it(self) -> None:
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        table.do(BEN, wire.Reissue, seat=1)
        assert table.table.proposal is not None


class TestDraw:
    """ROOM-9: a draw takes the consent of everyone"""

    def test_agreed(self) -> None:
        table = with_a_move()
        table.do(BEN, wire.Propose, seat=1, what="draw")
        assert table.state == "playing"
        table.do(ADA, wire.Answer, seat=0, yes=True)
        assert table.match.last_line == AgreeLine()
        assert table.state == "over"

    def test_bots_play_on(self) -> None:
        table = lay("numerus", [at_seat(ADA, words=""), bot_at_seat("greedy")])
        assert table.refused(ADA, wire.Propose, seat=0, what="draw") == (
            "ROOM-9",
            "room-bots-play-on",
        )

    def test_a_bot_that_stands_in_agrees_to_none_either(self) -> None:
        table = with_a_move()
        table.do(BEN, wire.Fill, seat=1, bot="greedy")
        assert table.refused(ADA, wire.Propose, seat=0, what="draw")[0] == "ROOM-9"

    def test_nor_does_one_that_comes_meanwhile(self) -> None:
        table = with_a_move()
        table.do(ADA, wire.Propose, seat=0, what="draw")
        table.do(BEN, wire.Fill, seat=1, bot="greedy")
        assert table.refused(BEN, wire.Answer, seat=1, yes=True)[0] == "ROOM-10"
        assert table.state == "playing"

    def test_a_game_that_knows_none(self) -> None:
        table = duel("nim")
        assert table.refused(ADA, wire.Propose, seat=0, what="draw") == ("ROOM-9", "room-no-draw")


class TestResign:
    """ROOM-9: giving up takes nobody's consent"""

    def test_at_any_time(self) -> None:
        table = with_a_move()
        table.do(ADA, wire.Resign, seat=0)
        assert table.match.last_line == ResignLine(0)
        assert table.state == "over"
        assert table.refused(BEN, wire.Resign, seat=1)[0] == "ROOM-3"
        assert table.refused(BEN, wire.Play, seat=1, move="1 b2", version=2)[0] == "ROOM-3"

    def test_only_for_oneself(self) -> None:
        """ROOM-10"""
        assert with_a_move().refused(BEN, wire.Resign, seat=0)[0] == "ROOM-10"

    def test_a_game_that_does_not_know_it(self) -> None:
        assert duel("nim").refused(ADA, wire.Resign, seat=0) == ("ROOM-9", "room-no-resigning")


class TestTalk:
    """ROOM-13"""

    def test_players_speak_by_the_name_of_their_seat(self) -> None:
        table = duel()
        table.do(ADA, wire.Say, text="  good \t luck ", name="Somebody else")
        said = table.table.log[-1].entry
        assert (said.name, said.text, said.seat) == ("Ada", "good luck", 0)  # type: ignore[union-attr]

    def test_one_line_that_can_be_shown(self) -> None:
        table = duel()
        assert table.refused(ADA, wire.Say, text=" \n ") == ("ROOM-13", "room-nothing-said")
        assert table.refused(ADA, wire.Say, text="a\x07b")[0] == "ROOM-13"
        table.do(ADA, wire.Say, text="one\ntwo")

    def test_spectators_give_a_name(self) -> None:
        table = duel()
        assert table.refused(EVE, wire.Say, text="hi")[0] == "ROOM-10"
        table.do(EVE, wire.Say, text="hi", name="Eve")
