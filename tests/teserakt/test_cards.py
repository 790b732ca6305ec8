"""Every card, speciality and word of the effect language (TES-45, TES-R2 to TES-R4)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from deskoherna.games.teserakt import effects
from deskoherna.games.teserakt.deck import deck_of
from deskoherna.games.teserakt.effects import CHOOSE, VERBS
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.games.teserakt.view import TeseraktView
from deskoherna.games.teserakt.wording import said, sentences
from deskoherna.kernel import SearchChance
from deskoherna.texts import languages, speaker
from teserakt.hangar import (
    GAME,
    asked,
    column,
    hand,
    lab,
    names,
    offered,
    play,
    position,
    refused,
    seen,
    zone,
)

DECK = deck_of("standard")
RESEARCH = [card.id for card in DECK.cards if card.level]
ARGUMENTS = {verb: set(fields) for verb, fields in VERBS.items()} | {CHOOSE: {"of"}}
DISCOVERIES = [card.id for card in DECK.cards if not card.level]


def test_the_counts_of_the_decks() -> None:
    """TES-4, TES-R4, TES-8"""
    count = Counter(card.level for card in DECK.cards for _ in range(card.copies))
    assert count == {2: 16, 3: 14, 4: 11, 0: 9}
    kinds = Counter(card.level for card in DECK.cards)
    assert min(kinds[level] for level in (2, 3, 4)) >= 8


# Each card: the lab of A and the zone, what is played, then the lab and the zone.
CARDS = [
    ("fine-tuning", "y3", "o2", ["turn A:y3 to 4", "turn z:o2 to 1"], "y4", "o1"),
    ("tweezers", "-", "-", ["take a1"], "o6", ""),
    ("turnover", "y3", "o2", ["pick A:y3", "pick z:o2"], "y4", "o5"),
    ("damping", "-", "o3p4", ["pick z:o3"], "", "p4"),
    ("rebuilding", "y3", "-", ["move a1 to b2", "done", "turn A:y3 to 2"], "y2", ""),
    ("drone", "y3o1", "-", ["pass A:y3 to B", "pass A:o1 to B"], "", ""),
    ("calibration", "y3", "-", ["turn A:y3 to 6"], "y6", ""),
    ("barter", "y3", "b5", ["swap y3 and z:b5"], "b5", "y3"),
    ("second-wind", "-", "-", [], "", ""),
    ("precise-tuning", "y3", "o2", ["turn A:y3 to 5", "turn z:o2 to 0", "done"], "y5", ""),
    ("gripper", "-", "-", ["take a1", "lab A", "take d4", "lab B"], "o6", ""),
    ("absorber", "-", "o3p4y1", ["pick z:o3", "pick z:y1"], "", "p4"),
    ("programming", "y3", "o2", ["turn A:y3 to 1", "turn z:o2 to 6"], "y1", "o6"),
    ("overtime", "-", "-", [], "", ""),
    ("mirror", "-", "o6p6y2", ["value 6", "pick z:o1"], "", "y2 p1"),
    ("graft", "-", "-", ["colour y", "at b2", "take a1"], "o6", ""),
    ("market", "y1", "-", ["swap y1 and a1", "done"], "o6", ""),
    ("scholarship", "y3", "-", ["choose 2", "turn A:y3 to 4", "done"], "y4", ""),
    ("landslide", "-", "o6p6", ["value 6", "pick z:o3"], "", "p3"),
    ("breakthrough", "y3", "-", ["pick A:y3"], "", ""),
    ("purge", "-", "y1o1p2", ["value 1"], "", "p2"),
    ("healing", "y3", "-", ["turn A:y3 to 4"], "y4", ""),
    ("rebirth", "-", "-", ["colour y", "at b2", "colour y", "at b2", "colour o", "at b3"], "", ""),
    ("master-plan", "-", "-", [], "", ""),
    ("remake", "y3", "o2", ["turn A:y3 to 1", "turn z:o2 to 1", "done"], "y1", "o1"),
    ("direct-hit", "-", "-", ["take a1"], "", ""),
    ("rescue", "-", "y3", ["pick z:y3"], "", ""),
    ("harvest", "-", "-", ["take a1", "lab A", "done", "turn A:o6 to 1", "done"], "o1", ""),
]


@pytest.mark.parametrize(("card", "dice", "fallen", "moves", "after", "left"), CARDS, ids=str)
def test_research_cards(
    card: str, dice: str, fallen: str, moves: list[str], after: str, left: str
) -> None:
    """TES-R3, TES-R27, TES-45: choices one by one; the card is gone and no action is spent."""
    state = position(f"A=geologist:{dice}+{card},B=polymath:-", fallen, rifts=2)
    actions = {"second-wind": 4, "overtime": 5, "scholarship": 4, "master-plan": 6}
    play(state, f"play {card}", *moves)
    assert (lab(state), zone(state)) == (after, left)
    assert (asked(state), hand(state)) == ("act", [])
    assert seen(state).actions == actions.get(card, 3)
    assert seen(state).rifts == (1 if card == "healing" else 2)


def test_every_research_card_is_tested() -> None:
    """TES-R3"""
    assert [card for card, *_ in CARDS] == RESEARCH


FOUND = [
    ("seal", "-", "-", []),
    ("harmony", "y3o4", "-", ["pick A:y3", "pick A:o4"]),
    ("void", "-", "o3p4y1b2", ["pick z:o3", "pick z:y1", "done"]),
    ("renewal", "-", "-", ["colour y", "at b2", "colour y", "at b2", "colour y", "at b3"]),
    ("alignment", "y3", "o2", ["turn A:y3 to 1", "turn z:o2 to 5", "done"]),
    ("stopped-time", "-", "-", []),
    ("insight", "-", "-", []),
    ("filter", "-", "o3o4y1", ["colour o"]),
    ("tunnel", "-", "y3", ["take a1", "pick z:y3"]),
]
SEEN_AFTER: dict[str, Callable[[TeseraktView], bool]] = {
    "seal": lambda view: view.rifts == 1,
    "harmony": lambda view: {"y3", "o4"} <= set(view.panel),
    "void": lambda view: view.zone == ("p4", "b2"),
    "renewal": lambda view: len(view.columns[5]) == 4 and view.actions == 4,
    "alignment": lambda view: (view.researchers[0].lab, view.zone) == (("y1",), ("o5",)),
    "stopped-time": lambda view: view.actions == 7,
    "insight": lambda view: view.researchers[0].cards == ("breakthrough", "breakthrough"),
    "filter": lambda view: view.zone == ("y1",),
    "tunnel": lambda view: {"o6", "y3"} <= set(view.panel),
}


@pytest.mark.parametrize(("card", "dice", "fallen", "moves"), FOUND, ids=str)
def test_discovery_cards(card: str, dice: str, fallen: str, moves: list[str]) -> None:
    """TES-29, TES-R3"""
    others = [other for other in DISCOVERIES if other != card][:5]
    state = position(
        f"A=geologist:{dice},B=polymath:-",
        fallen,
        "y2o2p2b2",
        3,
        discoveries=",".join([others[0], card, *others[1:]]),
    )
    play(state, "discover 2", *moves)
    assert SEEN_AFTER[card](seen(state))
    assert asked(state) == "act"


def test_every_discovery_card_is_tested() -> None:
    """TES-4"""
    assert [card for card, *_ in FOUND] == DISCOVERIES


# Each researcher: the labs, the zone, the speciality, and what A has then.
SPECIALITIES = [
    ("magnetic-physicist", "y3", "-", "o2", ["pick A:y3", "pick z:o2"], "y4"),
    ("polymath", "y3", "-", "-", ["choose 2", "turn A:y3 to 6"], "y6"),
    ("quartermaster", "y3", "o1", "-", ["pass B:o1 to A", "pass A:y3 to B"], "o1"),
    ("optician", "y3", "-", "-", ["turn A:y3 to 6"], "y6"),
    ("pilot", "y3", "-", "-", ["take a1", "lab A", "turn A:y3 to 4"], "y4 o6"),
    ("statistician", "y1", "-", "-", ["pick A:y1", "done"], "y3"),
    ("archivist", "-", "-", "y1o1", ["pick z:y1", "pick z:o1"], ""),
    ("geologist", "y1", "-", "-", ["swap y1 and a1"], "o6"),
    ("surgeon", "y1", "o2", "-", ["turn A:y1 to 2", "turn B:o2 to 1"], "y2"),
    ("professor", "y1", "o2", "-", ["pass B:o2 to A", "turn A:o2 to 3"], "y1 o3"),
    ("engineer", "y1", "-", "-", ["move a1 to b2", "turn A:y1 to 2"], "y2"),
]


@pytest.mark.parametrize(
    ("who", "mine", "other", "fallen", "moves", "after"), SPECIALITIES, ids=str
)
def test_specialities(
    who: str, mine: str, other: str, fallen: str, moves: list[str], after: str
) -> None:
    """TES-23, TES-R5, TES-R24: an action; its transfers need no consent."""
    partner = "optician" if who != "optician" else "pilot"
    state = position(f"A={who}:{mine},B={partner}:{other}", fallen)
    play(state, "speciality", *moves)
    assert (lab(state), seen(state).actions, asked(state)) == (after, 2, "act")


def test_every_researcher_is_tested() -> None:
    """TES-4, TES-R5, TES-47: eleven, four with the diamond."""
    assert [who for who, *_ in SPECIALITIES] == [who.id for who in DECK.researchers]
    assert len(DECK.researchers) == 11
    assert sum(who.diamond for who in DECK.researchers) >= 4


def test_a_card_whose_first_effect_is_impossible_cannot_be_played() -> None:
    """TES-R27"""
    state = position("A=optician:-+damping,B=pilot:-", "y5")
    assert refused(state, "play damping").rule == "TES-R27"


def test_a_relocated_die_goes_to_another_column_lower_than_four() -> None:
    """TES-R9, TES-45: and only a free one moves."""
    state = position("A=optician:-+rebuilding,B=pilot:-", b2="y1o1y1o1")
    play(state, "play rebuilding")
    assert "move a1 to b2" not in offered(state)
    assert "move a1 to a1" not in offered(state)
    assert not offered(state, "move b1")
    play(state, "move a1 to b1", "done")
    assert column(state, "b1") == "p6b6o6"


def test_an_exchange_on_the_base_uncovers_nothing() -> None:
    """TES-R25"""
    state = position("A=optician:y1+market,B=pilot:-", a1="y3")
    events = play(state, "play market", "swap y1 and a1")
    assert names(events) == ["played", "exchanged"]
    assert column(state, "a1") == "y1"


def test_cards_make_no_rift() -> None:
    """TES-35: whatever they roll in the zone."""
    state = position("A=optician:-+landslide,B=pilot:-", "o6p6b6")
    play(state, "play landslide", "value 6")
    assert (seen(state).rifts, zone(state)) == (0, "o3 p3 b3")


def test_an_event_comes_before_the_rest_of_a_card() -> None:
    """TES-R11"""
    state = position("A=optician:-+gripper,B=pilot:-", "o2", a1="y3")
    events = play(state, "play gripper", "take a1", "lab A")
    assert names(events)[-2:] == ["extracted", "uncovered"]
    assert asked(state) == "annihilated"
    play(state, offered(state)[0])
    assert asked(state) == "effect"


@pytest.mark.parametrize("language", languages())
def test_every_card_is_a_sentence_made_from_its_effects(language: str) -> None:
    """TES-R2, TES-R3: in both languages, with its numbers in it."""
    say = speaker(language, GAME)
    for script in [*(c.script for c in DECK.cards), *(r.speciality for r in DECK.researchers)]:
        text = said(DECK, script, say)
        assert text[0].isupper()
        for sentence in sentences(DECK, script):
            for name in ("times", "by", "level"):
                number = sentence.args.get(name, 1)
                assert number == 1 or str(number) in text


def test_every_word_of_the_language_is_on_a_card_of_ours() -> None:
    """TES-R3"""
    used = {effect.do for script in DECK.scripts for effect in script}
    assert used == {*VERBS, CHOOSE}


# A group: the lab of A, the zone, what is rolled, and where every die is then.
GROUPED = [
    ("flip", "all", [], [], "y1 y6", "y1 y6 o5"),
    ("flip", "value", ["value 1"], [], "y6 y6", "y6 y6 o2"),
    ("flip", "colour", ["colour y"], [], "y1 y6", "y1 y6 o2"),
    ("roll", "all", [], [6, 2, 6, 3, 4], "y2 y6", "y3 y6 o4"),
    ("roll", "value", ["value 1"], [6, 3], "y6 y6", "y3 y6 o2"),
    ("roll", "colour", ["colour y"], [6, 2, 6, 3], "y2 y6", "y3 y6 o2"),
    ("annihilate", "all", [], [], "", ""),
    ("annihilate", "value", ["value 1"], [], "y6", "y6 o2"),
    ("annihilate", "colour", ["colour y"], [], "", "o2"),
]


@pytest.mark.parametrize(("do", "group", "moves", "rolls", "mine", "fallen"), GROUPED, ids=str)
def test_a_group_is_touched_die_by_die_and_each_once(
    do: str, group: str, moves: list[str], rolls: list[int], mine: str, fallen: str
) -> None:
    """TES-R3: what a die has become does not count as another die of the group."""
    effect = f'{{ do = "{do}", where = "lab-or-zone", group = "{group}" }}'
    state = with_card(effect, "y1y6", "y1y6o2")
    events = play(state, "play own", *moves, die=rolls)
    assert (lab(state), zone(state)) == (mine, fallen)
    touched = 5 if group == "all" else 4 if group == "colour" else 2
    assert len(events) == 1 + touched


def test_dice_that_are_alike_are_all_touched() -> None:
    """TES-R3"""
    state = with_card('{ do = "flip", where = "zone", group = "all" }', "-", "y1y1y6o2o2")
    play(state, "play own")
    assert zone(state) == "y1 y6 y6 o5 o5"


def test_a_compulsory_group_is_asked_for_only_where_there_is_a_choice() -> None:
    """TES-R3: the last value left is touched without a question."""
    effect = '{ do = "annihilate", where = "zone", group = "value", times = 2, must = true }'
    state = with_card(effect, "-", "y1o1p2")
    play(state, "play own")
    assert offered(state) == ["value 1", "value 2"]
    play(state, "value 1")
    assert (zone(state), asked(state)) == ("", "act")


def test_enough_of_a_group_is_said_once() -> None:
    """TES-R3, TES-R27: however often it might still be done."""
    state = with_card('{ do = "flip", where = "zone", group = "value", times = 3 }', "-", "y1o2")
    play(state, "play own", "value 1", "done")
    assert (zone(state), asked(state)) == ("y6 o2", "act")


def with_card(
    effect: str, mine: str, fallen: str, labs: str = "", panel: str = "-", **columns: str
) -> Teserakt:
    """A position in which A holds a card with this effect."""
    state = position(labs or f"A=optician:{mine},B=pilot:-", fallen, panel, **columns)
    own = deck_of(f"[research.own]\nlevel = 2\ncopies = 4\neffects = [{effect}]\n")
    ours, theirs = len(DECK.scripts), own.scripts[: len(own.scripts) - len(DECK.scripts)]
    scripts = [
        tuple(msgspec.structs.replace(each, of=tuple(n + ours for n in each.of)) for each in script)
        for script in theirs
    ]
    card = msgspec.structs.replace(own.cards[0], script=own.cards[0].script + ours)
    state.content = msgspec.structs.replace(
        DECK, cards=(*DECK.cards, card), scripts=(*DECK.scripts, *scripts)
    )
    state.hands[0] = [len(DECK.cards)]
    state.proceed(SearchChance(0))
    return state


@pytest.mark.parametrize(
    ("page", "head"),
    [
        ("docs/games/teserakt.md", "| verb |"),
        ("src/deskoherna/games/teserakt/text/rules.en.md", "| verb |"),
        ("src/deskoherna/games/teserakt/text/rules.cs.md", "| sloveso |"),
    ],
)
def test_the_language_is_described_as_it_is(page: str, head: str) -> None:
    """TES-R2, TES-R3: every verb with all its arguments."""
    text = (Path(__file__).parents[2] / page).read_text("utf-8")
    table = text.split(head)[1].split("\n\n")[0]
    described = {}
    for verbs, words in re.findall(r"^\| (`[^|]*) \| (`[^|]*) \|$", table, re.M):
        for verb in re.findall(r"`([a-z]+)`", verbs):
            described[verb] = set(re.findall(r"`([a-z]+)`", words))
    assert described == ARGUMENTS


def test_every_word_of_the_language_is_explained() -> None:
    """TES-R3: where it is defined."""
    words = set(re.findall(r"^- ([a-z]+) ", effects.__doc__ or "", re.M))
    assert words == set().union(*ARGUMENTS.values())
