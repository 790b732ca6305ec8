"""Who sits where: links, seats, bots that stand in, the host."""

from __future__ import annotations

import unicodedata

import msgspec
import pytest

from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import Refusal
from deskoherna.kernel.record import LONGEST_NAME
from deskoherna.tables import wire
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.log.entries import AskedToWrite, Said, TimeUp
from deskoherna.tables.log.erasing import erased, person_at
from deskoherna.tables.log.names import looks
from deskoherna.tables.log.personas import name_for_bot
from deskoherna.tables.log.table import Table
from deskoherna.tables.projection.log_view import entries
from deskoherna.tables.projection.status import you
from deskoherna.tables.projection.viewer import Viewer
from deskoherna.tables.session import opening
from deskoherna.tables.session.decisions import decided
from deskoherna.tables.session.permissions import ABSENT
from deskoherna.tables.session.words import own_name
from tables.sitting import (
    ADA,
    BEN,
    EVE,
    FREE,
    HOST,
    LINKS,
    Sitting,
    at_seat,
    bot_at_seat,
    duel,
    lay,
    loaded,
)

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


def friends(public: bool = False) -> Sitting:
    """The host waits for a friend."""
    return lay("nim", [at_seat(HOST, words=""), FREE], public=public)


class TestLinks:
    """ROOM-10: a link works once"""

    def test_a_link_gives_the_seat(self) -> None:
        table = friends()
        table.do(ADA, wire.Sit, seat=1, name="Ada", token=table.token(1))
        assert table.table.seats_of(ADA) == (1,)

    def test_a_used_link_gives_nothing(self) -> None:
        table = friends()
        token = table.token(1)
        table.do(ADA, wire.Sit, seat=1, name="Ada", token=token)
        for who in (EVE, ADA):
            assert table.refused(who, wire.Sit, seat=1, name="Eve", token=token) == (
                "ROOM-10",
                "room-link-used",
            )

    def test_a_new_link_makes_the_old_one_void(self) -> None:
        table = friends()
        old = table.token(1)
        table.do(HOST, wire.Reissue, seat=1)
        assert table.token(1) != old
        assert table.refused(EVE, wire.Sit, seat=1, name="Eve", token=old)[0] == "ROOM-10"
        table.do(ADA, wire.Sit, seat=1, name="Ada", token=table.token(1))

    def test_a_player_goes_on_from_another_device(self) -> None:
        table = duel("nim")
        table.do(ADA, wire.Reissue, seat=0)
        assert table.table.seats_of(ADA) == (0,)
        table.do(EVE, wire.Sit, seat=0, name="Ada", token=table.token(0, ADA))
        assert table.table.seats_of(ADA) == ()
        table.plays(EVE, 0)

    def test_the_seat_of_someone_who_is_away_is_handed_on_and_everyone_is_told(self) -> None:
        """A phone was lost: the seat goes on from another one"""
        table = duel("nim")
        present = ("ROOM-10", "room-seat-present")
        assert table.refused(HOST, wire.Reissue, seat=0) == present
        table.absent = {0: ABSENT - 1}
        assert table.refused(HOST, wire.Reissue, seat=0) == present
        table.absent = {0: ABSENT}
        table.do(HOST, wire.Reissue, seat=0)
        note = entries(table.table, table.table.seq - 1, Viewer())[0]
        assert isinstance(note, wire.NoteView)
        assert (note.key, note.args["name"]) == ("room-note-link", "Ada")
        table.do(EVE, wire.Sit, seat=0, name="Eve", token=table.token(0))
        table.plays(EVE, 0)

    def test_not_if_they_have_come_back_in_time(self) -> None:
        table = duel("nim")
        table.absent = {0: ABSENT}
        table.do(HOST, wire.Reissue, seat=0)
        table.absent = {}
        token = table.token(0)
        refused = table.refused(EVE, wire.Sit, seat=0, name="Eve", token=token)
        assert refused == ("ROOM-10", "room-seat-present")

    def test_a_hand_of_cards_is_not_handed_on_by_the_host(self) -> None:
        """However long its player is away: a bot plays on, or the player from another device"""
        table = duel("sealed")
        table.absent = {0: 100 * ABSENT}
        secrets = ("ROOM-10", "room-seat-secrets")
        assert table.refused(HOST, wire.Reissue, seat=0) == secrets
        table.do(HOST, wire.Kick, seat=0)
        assert table.table.chairs[0].bot is not None
        assert table.refused(HOST, wire.Reissue, seat=0) == secrets
        table.do(BEN, wire.Reissue, seat=1)
        assert you(table.table, HOST, Viewer(), LINKS).links == {}
        table.do(EVE, wire.Sit, seat=1, name="Ben", token=table.token(1, BEN))

    def test_a_link_made_before_the_start_does_not_take_a_seat_afterwards(self) -> None:
        table = lay("sealed", [at_seat(HOST), FREE])
        table.do(BEN, wire.Sit, seat=1, name="Ben", token=table.token(1), words="")
        table.do(HOST, wire.Reissue, seat=1)
        table.do(HOST, wire.Ready, seat=0, words="")
        assert table.state == "playing"
        token = LINKS.token("table", 1, table.table.chairs[1].link)
        refused = table.refused(EVE, wire.Sit, seat=1, name="Eve", token=token)
        assert refused == ("ROOM-10", "room-seat-secrets")

    def test_nor_does_the_host_look_into_the_hand_of_a_bot(self) -> None:
        table = lay("sealed", [at_seat(HOST, words=""), bot_at_seat()])
        token = LINKS.token("table", 1, table.table.chairs[1].link)
        assert you(table.table, HOST, Viewer(), LINKS).links == {}
        refused = table.refused(EVE, wire.Sit, seat=1, name="Eve", token=token)
        assert refused == ("ROOM-10", "room-seat-secrets")

    @pytest.mark.parametrize("token", ["", "x", "A" * 22, "é"])
    def test_guessed_tokens(self, token: str) -> None:
        assert friends().refused(EVE, wire.Sit, seat=1, name="Eve", token=token)[0] == "ROOM-10"

    def test_a_link_is_for_its_own_seat(self) -> None:
        table = lay("nim", [FREE, FREE])
        token = table.token(0)
        assert table.refused(EVE, wire.Sit, seat=1, name="Eve", token=token)[0] == "ROOM-10"

    def test_without_a_link_only_at_public_tables(self) -> None:
        assert friends().refused(ADA, wire.Sit, seat=1, name="Ada") == (
            "ROOM-10",
            "room-no-free-seat",
        )
        table = friends(public=True)
        table.do(ADA, wire.Sit, seat=1, name="Ada")
        assert table.refused(EVE, wire.Sit, seat=1, name="Eve")[0] == "ROOM-10"

    def test_a_seat_the_table_does_not_have(self) -> None:
        """ROOM-1"""
        assert friends(public=True).refused(ADA, wire.Sit, seat=2, name="Ada")[0] == "ROOM-1"

    @pytest.mark.parametrize("name", ["", "  ", "a\0b", "\u202egnp", "\u3164", "\u2800"])
    def test_names_can_be_read(self, name: str) -> None:
        table = friends(public=True)
        with pytest.raises(Refusal):
            table.do(ADA, wire.Sit, seat=1, name=name)

    def test_a_letter_carries_few_marks(self) -> None:
        """In names, in the chat and in the words for chance"""
        table = friends(public=True)
        tower, marks = "o" + "\u0489" * 6, ("ROOM-13", "room-marks")
        assert table.refused(ADA, wire.Sit, seat=1, name=tower) == marks
        assert table.refused(ADA, wire.Sit, seat=1, name="Ada", words=tower) == marks
        assert table.refused(HOST, wire.Ready, seat=0, words=tower) == marks
        assert table.refused(EVE, wire.Say, text=tower, name="Eve") == marks
        assert table.refused(EVE, wire.Say, text="hello", name=tower) == marks

    @pytest.mark.parametrize("name", ["Nguyễn Thị Mẫn", "မျှော်လင့်", "הַמַּלְאָךְ", "བསྒྲུབས", "क्षत्रिय"])
    def test_as_many_as_languages_need(self, name: str) -> None:
        table = friends(public=True)
        decomposed = unicodedata.normalize("NFD", name)
        table.do(EVE, wire.Say, text=decomposed, name=decomposed)
        assert last_said(table) == Said(decomposed, decomposed)

    def test_not_once_the_game_is_over(self) -> None:
        """ROOM-3"""
        table = duel()
        table.do(ADA, wire.Reissue, seat=0)
        token = table.token(0, ADA)
        table.do(ADA, wire.Resign, seat=0)
        assert table.refused(EVE, wire.Sit, seat=0, name="Eve", token=token)[0] == "ROOM-3"


def last_said(table: Sitting) -> Said:
    said = table.table.log[-1].entry
    assert isinstance(said, Said)
    return said


def name_for(table: Sitting, person: str, wish: str) -> str:
    """What somebody would be called now."""
    return own_name(table.table, wish, person)


class TestNames:
    """ROOM-10: nobody passes for somebody else"""

    @pytest.mark.parametrize(
        "name",
        [
            "Hos",
            "HOS",
            " h o s ",
            "Hós",
            "Ноѕ",
            "H0s",
            "Ｈｏｓ",
            "Hosˈ",
            "Hosꞏ",
            "Hosꞌ",
            "Hosǃ",
            "ʜᴏs",
            "🅷🅾🆂",
            "ⱨꝋʂ",
            "Ho\u034fs",
            "Hos\ufe0f",
        ],
    )
    def test_who_wants_a_name_that_is_taken_gets_a_number(self, name: str) -> None:
        table = friends(public=True)
        table.do(EVE, wire.Say, text="I am the host", name=name)
        said = table.table.log[-1].entry
        assert isinstance(said, Said)
        assert said.name == f"{' '.join(name.split())} 2"
        table.do(EVE, wire.Say, text="and I stay Eve", name=name)
        assert last_said(table).name == said.name
        table.do(ADA, wire.Sit, seat=1, name=name)
        assert table.table.names[1] == f"{' '.join(name.split())} 3"

    @pytest.mark.parametrize(
        ("name", "alike"),
        [
            ("Hana", "Ηana"),
            ("Hana", "Hɑna"),
            ("Mirnda", "Mimda"),
            ("Łuk", "Luk"),
            ("Milo", "Mi|o"),
            ("Milo", "M!lo"),
            ("Milo", "M¡l٠"),
            ("Ivan", "| van"),
            ("Daniel", "Danie│"),
            ("Milo", "ꓟꓲꓡꓳ"),
            ("Eva", "ᎬᏙᎪ"),
            ("Tom", "Ⲧⲟⲙ"),
            ("Milo", "Mㅣl〇"),
            ("Hos", "Hos!"),
        ],
    )
    def test_other_alphabets_and_pairs_of_letters_look_alike(self, name: str, alike: str) -> None:
        assert looks(name) == looks(alike)

    @pytest.mark.parametrize("name", ["Milо", "Ηana", "Miꓡo", "Ꮇilo", "Ⲙilo", "Mאlo", "Anna Mаria"])
    def test_no_word_mixes_alphabets(self, name: str) -> None:
        table = friends(public=True)
        mixed = ("ROOM-10", "room-name-mixed")
        assert table.refused(EVE, wire.Say, text="hello", name=name) == mixed
        assert table.refused(EVE, wire.Sit, seat=1, name=name) == mixed

    @pytest.mark.parametrize(
        "name", ["Anna Мария", "Yuki雪", "トトロのもり", "김Minho", "Ada²", "Nguyễn", "β-Tester"]
    )
    def test_but_a_name_may(self, name: str) -> None:
        table = friends(public=True)
        table.do(EVE, wire.Say, text="hello", name=name)
        assert last_said(table).name == name

    @pytest.mark.parametrize(
        "name",
        ["Hos\u3164", "Hos\u115f", "Hos\u1160", "Hos\uffa0", "\u2800", "\U0001d159", "\ufe0f"],
    )
    def test_what_seems_to_be_nothing_is_no_part_of_a_name(self, name: str) -> None:
        table = friends(public=True)
        unprintable = ("ROOM-10", "room-unprintable")
        assert table.refused(EVE, wire.Say, text="hello", name=name) == unprintable
        assert table.refused(EVE, wire.Sit, seat=1, name=name) == unprintable

    @pytest.mark.parametrize("name", ["[…]", "[...]", "[ . . . ]", "［…］ 2", "Hos […]"])
    def test_nobody_passes_for_those_who_were_erased(self, name: str) -> None:
        refused = friends(public=True).refused(EVE, wire.Say, text="hello", name=name)
        assert refused == ("ROOM-10", "room-name-erased")

    def test_also_one_under_which_somebody_wrote_until_it_is_cleared(self) -> None:
        table = friends(public=True)
        table.do(EVE, wire.Say, text="hello", name="Petr")
        table.do(ADA, wire.Say, text="hello", name="Petr")
        assert last_said(table).name == "Petr 2"
        table.do(HOST, wire.Clear)
        table.do(ADA, wire.Say, text="hello", name="Petr")
        assert last_said(table).name == "Petr"

    @pytest.mark.parametrize("who", [HOST, ADA])
    def test_also_the_last_one_of_whoever_has_got_up(self, who: str) -> None:
        """Nobody else goes on under it, whatever is cleared, also after a restart"""
        table = friends(public=True)
        seat = {HOST: 0, ADA: 1}[who]
        table.do(ADA, wire.Sit, seat=1, name="Ada")
        name = table.table.names[seat]
        table.do(who, wire.Leave, seat=seat)
        table.do(EVE, wire.Sit, seat=seat, name=name)
        assert table.table.names[seat] == f"{name} 2"
        assert own_name(loaded(table.table), name, BEN) == f"{name} 3"
        table.do(who, wire.Say, text="it is me", name=name)
        table.do(HOST, wire.Clear)
        assert name_for(table, who, name) == name

    def test_but_not_all_that_somebody_ever_had(self) -> None:
        table = friends(public=True)
        for name in ("Ada", "Eva"):
            table.do(ADA, wire.Sit, seat=1, name=name)
            table.do(ADA, wire.Leave, seat=1)
        assert name_for(table, EVE, "Ada") == "Ada"
        assert name_for(table, EVE, "Eva") == "Eva 2"

    def test_a_host_without_a_seat_keeps_the_last_one_they_spoke_under(self) -> None:
        table = duel("nim")
        for name in ("Hugo", "Hana"):
            table.do(HOST, wire.Say, text="hello", name=name)
        table.do(HOST, wire.Clear)
        assert name_for(table, EVE, "Hana") == "Hana 2"
        assert name_for(table, EVE, "Hugo") == "Hugo"
        assert name_for(table, HOST, "Hana") == "Hana"

    def test_whoever_goes_on_from_another_device_keeps_it(self) -> None:
        table = duel("nim")
        table.do(ADA, wire.Say, text="hello")
        table.do(ADA, wire.Reissue, seat=0)
        table.do(EVE, wire.Sit, seat=0, name="Ada", token=table.token(0, ADA))
        assert table.table.names[0] == "Ada"

    def test_it_is_forgotten_with_its_person(self) -> None:
        table = friends(public=True)
        table.do(ADA, wire.Sit, seat=1, name="Ada")
        table.do(ADA, wire.Leave, seat=1)
        ada = person_at(table.table.log, {ADA})
        log = [msgspec.structs.replace(one, entry=erased(one, ada)) for one in table.table.log]
        assert own_name(Table.load("table", log), "Ada", EVE) == "Ada"

    def test_also_in_asking_to_write(self) -> None:
        table = friends(public=True)
        table.do(HOST, wire.LetWrite, spectators="approved")
        table.do(EVE, wire.AskToWrite, name="Hos")
        assert table.table.log[-1].entry == AskedToWrite("Hos 2")

    @pytest.mark.parametrize(
        ("seats", "names"),
        [
            ([wire.NewSeat("me", "Ann"), wire.NewSeat("here", "Ann")], ["Ann", "Ann 2"]),
            ([wire.NewSeat("me", "random"), wire.NewSeat("bot", bot="random")], ["random", ""]),
        ],
    )
    def test_also_at_the_opening(self, seats: list[wire.NewSeat], names: list[str]) -> None:
        assert [chair.name for chair in opening.seat(NUMERUS, HOST, seats)] == names

    @pytest.mark.parametrize(
        "name",
        [
            "Hana (host)",
            "Hana [Hоst]",
            "Hana, hostitel",
            "Hostitelka",
            "HOST Hana",
            "Hana (hostˈ)",
            "Hana – h o s t",
            "Hana – h 0 s t",
            "Hana – h̲o̲s̲t̲",
            "Hana (ho|st)",
            "Hana ʜᴏsᴛ",
            "Hana 🅷🅾🆂🆃",
            "h o s t i t e l",
            "host!te|",
            "Host",
            "Host 15",
        ],
    )
    def test_nobody_is_called_the_host(self, name: str) -> None:
        refused = friends(public=True).refused(EVE, wire.Say, text="hello", name=name)
        assert refused == ("ROOM-10", "room-name-host")

    @pytest.mark.parametrize("name", ["Hostimil", "Ghost Rider", "Ho Strand", "Návštěva", "Guest"])
    def test_who_is_not(self, name: str) -> None:
        table = friends(public=True)
        table.do(EVE, wire.Say, text="hello", name=name)
        assert last_said(table).name == name

    def test_what_the_host_says_is_marked(self) -> None:
        """Also where the host has no seat"""
        table = duel("nim")
        for who, host in ((HOST, True), (EVE, False), (ADA, False)):
            table.do(who, wire.Say, text="hello", name="Hana")
            (said,) = entries(table.table, table.table.seq - 1, Viewer())
            assert isinstance(said, wire.ChatView)
            assert said.host == host

    def test_also_where_it_is_as_long_as_a_name_can_be(self) -> None:
        table = friends(public=True)
        longest = "A" * LONGEST_NAME
        table.do(ADA, wire.Sit, seat=1, name=longest)
        table.do(EVE, wire.Say, text="hello", name=longest)
        said = table.table.log[-1].entry
        assert isinstance(said, Said)
        assert said.name == f"{longest[:-2]} 2"

    @pytest.mark.parametrize("name", ["Hoss", "Ho", "Petr", "🙂", "❤️", "司", "김호", "Æsa"])
    def test_others_are_free(self, name: str) -> None:
        table = friends(public=True)
        table.do(EVE, wire.Say, text="hello", name=name)
        table.do(ADA, wire.Sit, seat=1, name=name)
        table.do(HOST, wire.Kick, seat=1)

    def test_of_other_alphabets_are_told_apart(self) -> None:
        table = lay("nim", [at_seat(HOST), FREE], public=True)
        table.do(ADA, wire.Sit, seat=1, name="🙂")
        for name, shown in (("🙃", "🙃"), ("🙂", "🙂 2")):
            table.do(EVE, wire.Say, text="hello", name=name)
            said = table.table.log[-1].entry
            assert isinstance(said, Said)
            assert said.name == shown


class TestReady:
    """ROOM-6: everyone may add words, and then the game starts"""

    def test_the_game_starts_when_everyone_is_ready(self) -> None:
        table = lay("nim", [at_seat(HOST), FREE])
        promised = table.table.opened.chance.commitment
        table.do(ADA, wire.Sit, seat=1, name="Ada", token=table.token(1), words="ahoj  světe")
        assert table.state == "waiting"
        table.do(HOST, wire.Ready, seat=0, words="hello")
        assert table.state == "playing"
        assert table.match.commitment == promised
        assert table.match.sources[-1].contributions == ("hello", "ahoj světe")
        assert table.match.players == ("Hos", "Ada")

    def test_words_may_be_changed_until_then(self) -> None:
        table = lay("nim", [at_seat(HOST), FREE])
        table.do(HOST, wire.Ready, seat=0, words="one")
        table.do(HOST, wire.Ready, seat=0, words="two")
        assert table.table.chairs[0].words == "two"
        assert duel().refused(ADA, wire.Ready, seat=0, words="late")[0] == "ROOM-6"

    def test_only_for_oneself(self) -> None:
        """ROOM-10"""
        table = lay("nim", [at_seat(HOST), FREE])
        assert table.refused(EVE, wire.Ready, seat=0, words="x")[0] == "ROOM-10"

    def test_bots_are_always_ready(self) -> None:
        table = lay("nim", [at_seat(HOST), bot_at_seat()])
        table.do(HOST, wire.Ready, seat=0, words="")
        assert table.state == "playing"

    def test_getting_up_frees_the_seat_and_makes_a_new_link(self) -> None:
        table = friends()
        old = table.token(1)
        table.do(ADA, wire.Sit, seat=1, name="Ada", token=old)
        table.do(ADA, wire.Leave, seat=1)
        assert table.table.chairs[1].open
        assert table.token(1) != old
        assert duel("nim").refused(ADA, wire.Leave, seat=0) == ("ROOM-10", "room-already-started")


class TestWhoPlays:
    """ROOM-10: only the person at a seat plays for it"""

    def test_nobody_plays_for_another(self) -> None:
        table = duel("nim")
        version = table.match.version
        for who in (BEN, EVE, HOST):
            assert table.refused(who, wire.Play, seat=0, move="1x1", version=version) == (
                "ROOM-10",
                "room-not-your-seat",
            )

    def test_not_out_of_turn(self) -> None:
        """ROOM-1"""
        table = duel("nim")
        assert table.refused(BEN, wire.Play, seat=1, move="1x1", version=0)[0] == "ROOM-1"

    def test_several_seats_of_one_person(self) -> None:
        table = lay("nim", [at_seat(HOST, "Hana", ""), at_seat(HOST, "Hugo", "")])
        table.plays(HOST, 0)
        table.plays(HOST, 1)
        assert len(table.match.plies) == 2

    def test_not_before_the_start(self) -> None:
        table = friends()
        assert table.refused(HOST, wire.Play, seat=0, move="1x1", version=0) == (
            "ROOM-10",
            "room-not-started",
        )

    def test_the_board_you_saw(self) -> None:
        """ROOM-11"""
        table = duel("nim")
        table.plays(ADA, 0)
        assert table.refused(BEN, wire.Play, seat=1, move="1x1", version=0) == (
            "ROOM-11",
            "room-stale",
        )
        assert table.refused(BEN, wire.Play, seat=1, move="1x1", version=2)[0] == "ROOM-11"

    def test_not_what_cannot_be_read_or_is_not_allowed(self) -> None:
        """ROOM-2"""
        table = duel("nim")
        assert table.refused(ADA, wire.Play, seat=0, move="mumble", version=0)[0] == "ROOM-2"
        assert table.refused(ADA, wire.Play, seat=0, move="1x9", version=0)[0] == "NIM-1"


class TestBotStandsIn:
    """ROOM-10: a bot plays for a person until they come back"""

    def test_meanwhile_the_person_does_not_play(self) -> None:
        table = duel("nim")
        table.absent = {0: 1}
        table.do(HOST, wire.Fill, seat=0, bot="perfect")
        chair = table.table.chairs[0]
        assert (chair.person, chair.bot, chair.name) == (ADA, "perfect", "Ada")
        assert table.refused(ADA, wire.Play, seat=0, move="1x1", version=0) == (
            "ROOM-10",
            "room-bot-sits-in",
        )

    @pytest.mark.parametrize("who", [ADA, HOST])
    def test_the_seat_is_handed_back(self, who: str) -> None:
        table = duel("nim")
        table.absent = {0: 1}
        table.do(HOST, wire.Fill, seat=0, bot="perfect")
        assert table.refused(BEN, wire.HandBack, seat=0) == ("ROOM-10", "room-host-only")
        table.do(who, wire.HandBack, seat=0)
        table.plays(ADA, 0)

    def test_whoever_leaves_lets_a_bot_stand_in_and_comes_back(self) -> None:
        table = duel("nim")
        table.do(ADA, wire.Fill, seat=0, bot="perfect")
        chair = table.table.chairs[0]
        assert (chair.person, chair.bot, chair.name) == (ADA, "perfect", "Ada")
        table.do(ADA, wire.Fill, seat=0, bot="random")  # or rather another one
        notes = [line for line in entries(table.table, 0, Viewer()) if hasattr(line, "key")]
        assert [note.key for note in notes[-2:]] == ["room-note-sits-in", "room-note-sits-in"]
        table.do(ADA, wire.HandBack, seat=0)
        table.plays(ADA, 0)

    def test_nobody_leaves_for_another_or_before_the_start(self) -> None:
        table = duel("nim")
        assert table.refused(BEN, wire.Fill, seat=0, bot="random") == ("ROOM-10", "room-host-only")
        waiting = lay("nim", [at_seat(ADA), FREE])
        assert waiting.refused(ADA, wire.Fill, seat=0, bot="random")[0] == "ROOM-10"

    def test_nobody_whose_time_is_up_gets_more_by_leaving(self) -> None:
        """ROOM-12: the others choose"""
        table = duel("nim", clock=ClockRule(60))
        table.follow(decided(TimeUp(0)))
        assert table.refused(ADA, wire.Fill, seat=0, bot="random") == ("ROOM-10", "room-host-only")
        present = ("ROOM-10", "room-bot-present")
        assert table.refused(HOST, wire.Fill, seat=0, bot="random") == present

    def test_the_host_lets_no_bot_play_for_someone_who_is_there(self) -> None:
        """Its moves would stand, before the start as well as after"""
        waiting = friends()
        waiting.do(ADA, wire.Sit, seat=1, name="Ada", token=waiting.token(1))
        for table, seat in ((waiting, 1), (duel("nim"), 0)):
            refused = table.refused(HOST, wire.Fill, seat=seat, bot="random")
            assert refused == ("ROOM-10", "room-bot-present")
            table.absent = {seat: 1}
            table.do(HOST, wire.Fill, seat=seat, bot="random")

    def test_there_must_be_someone_to_hand_it_back_to(self) -> None:
        table = lay("nim", [bot_at_seat(), bot_at_seat()])
        assert table.refused(HOST, wire.HandBack, seat=0) == ("ROOM-10", "room-nobody-there")
        assert duel("nim").refused(ADA, wire.HandBack, seat=0)[0] == "ROOM-10"

    def test_a_bot_nobody_knows(self) -> None:
        """ROOM-5"""
        assert duel("nim").refused(ADA, wire.Fill, seat=0, bot="hal")[0] == "ROOM-5"

    def test_a_bot_in_a_free_seat_may_start_the_game(self) -> None:
        table = friends()
        table.do(HOST, wire.Fill, seat=1, bot="random")
        assert table.state == "playing"
        assert table.table.names == ("Hos", name_for_bot(table.table.id, ()))


class TestHost:
    """ROOM-10: what the host can do, and nobody else"""

    @pytest.mark.parametrize(
        ("kind", "fields"),
        [
            (wire.Reissue, {"seat": 1}),
            (wire.Kick, {"seat": 0}),
            (wire.Fill, {"seat": 1, "bot": "random"}),
            (wire.Pause, {}),
            (wire.GoOn, {}),
        ],
    )
    def test_only_the_host(self, kind: type, fields: dict[str, object]) -> None:
        for who in (ADA, EVE):
            assert duel("nim").refused(who, kind, **fields) == ("ROOM-10", "room-host-only")

    def test_shown_out_before_the_start_the_seat_is_free(self) -> None:
        table = friends()
        token = table.token(1)
        table.do(ADA, wire.Sit, seat=1, name="Ada", token=token)
        table.do(HOST, wire.Kick, seat=1)
        assert table.table.chairs[1].open
        assert table.refused(ADA, wire.Sit, seat=1, name="Ada", token=token)[0] == "ROOM-10"

    def test_who_was_shown_out_stays_out_of_a_public_table(self) -> None:
        table = friends(public=True)
        table.do(ADA, wire.Sit, seat=1, name="Ada")
        table.do(HOST, wire.Kick, seat=1)
        assert table.refused(ADA, wire.Sit, seat=1, name="Ada") == ("ROOM-10", "room-no-free-seat")
        table.do(EVE, wire.Sit, seat=1, name="Eve")
        table.do(EVE, wire.Leave, seat=1)
        table.do(ADA, wire.Sit, seat=1, name="Ada", token=table.token(1))  # the host thinks better
        table.do(ADA, wire.Leave, seat=1)
        table.do(ADA, wire.Sit, seat=1, name="Ada")

    def test_shown_out_during_the_game_a_bot_plays_on(self) -> None:
        table = duel("nim")
        assert table.refused(HOST, wire.Kick, seat=0) == ("ROOM-10", "room-seat-present")
        table.absent = {0: ABSENT}
        table.do(HOST, wire.Kick, seat=0)
        chair = table.table.chairs[0]
        assert (chair.person, chair.bot) == (None, "seasoned")
        assert table.refused(ADA, wire.Play, seat=0, move="1x1", version=0)[0] == "ROOM-10"
        assert table.refused(ADA, wire.HandBack, seat=0)[0] == "ROOM-10"

    def test_nobody_to_show_out(self) -> None:
        assert friends().refused(HOST, wire.Kick, seat=1) == ("ROOM-10", "room-nobody-there")

    def test_pause(self) -> None:
        table = duel("nim")
        table.do(HOST, wire.Pause)
        for kind, fields in (
            (wire.Play, {"move": "1x1", "version": 0}),
            (wire.Propose, {"what": "undo"}),
            (wire.Resign, {}),
        ):
            assert table.refused(ADA, kind, seat=0, **fields) == ("ROOM-10", "room-paused")
        assert table.refused(HOST, wire.Pause)[0] == "ROOM-10"
        table.do(HOST, wire.GoOn)
        assert table.refused(HOST, wire.GoOn)[0] == "ROOM-10"
        table.plays(ADA, 0)

    def test_no_pause_before_the_start_or_after_the_end(self) -> None:
        assert friends().refused(HOST, wire.Pause) == ("ROOM-10", "room-not-running")
        table = duel()
        table.do(ADA, wire.Resign, seat=0)
        assert table.refused(HOST, wire.Pause)[0] == "ROOM-10"
