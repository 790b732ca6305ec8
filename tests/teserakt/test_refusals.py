"""Every refusal names what is in the way, and the rule (TES-15 to TES-R27)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from deskoherna.games.teserakt.cube import NAMES_OF_COLUMNS
from deskoherna.games.teserakt.dice import NAMES
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import Refusal, SearchChance, refusal_at
from deskoherna.texts import languages, speaker
from teserakt.hangar import GAME, asked, awaited, opening, play, position, refused
from teserakt.test_cards import with_card
from teserakt.test_collapse import NOTHING, uncover
from teserakt.test_sentences import begins


def why(refusal: Refusal) -> tuple[str, str]:
    return refusal.rule, refusal.key.removeprefix("teserakt-")


# Set-up


def test_a_researcher_who_is_taken_or_unknown() -> None:
    """TES-9"""
    state = opening(first="seat")
    play(state, "be optician", "at d4")
    refusal = refused(state, "be optician")
    assert why(refusal) == ("TES-9", "researcher-taken")
    assert refusal.arguments["who"] == "A"
    assert why(refused(state, "be nobody")) == ("TES-9", "unknown-researcher")


def test_a_die_that_is_on_no_top_corner() -> None:
    """TES-9"""
    state = opening(first="seat")
    play(state, "be optician", "at d4", "be pilot")
    assert why(refused(state, "at b2")) == ("TES-9", "not-top-corner")
    assert refused(state, "at d4").arguments["columns"] == "a1, d1, a4"


def test_a_corner_that_is_not_among_the_lowest() -> None:
    """TES-R21"""
    for seed in range(30):
        state = opening(3, seed)
        chance = SearchChance(seed)
        while state.agenda[-1][0] in ("become", "corner"):
            seat = awaited(state)
            state.play(seat, state.asks()[seat].moves[-1], chance)
        if state.agenda[-1][0] == "corner_tie":
            break
    assert why(refused(state, "at b2")) == ("TES-R21", "not-low-corner")


# The action phase: the labs, a wrong move, the rule and what is in the way
ACTIONS = [
    ("A=optician:y1y1y1y1y1y1,B=pilot:-", "take a1", "TES-R13", "lab-full"),
    ("A=optician:y3,B=pilot:-", "take b2", "TES-16", "not-free"),
    ("A=optician:y3,B=pilot:-", "take b2.1", "TES-16", "covered"),
    ("A=optician:y3,B=pilot:-", "turn A:y3 to 3", "TES-18", "shows-already"),
    ("A=geologist:y3,B=pilot:-", "turn z:b5 to 0", "TES-19", "too-far"),
    ("A=optician:y3,B=pilot:-", "play drone", "TES-31", "card-not-held"),
    ("A=optician:y3,B=pilot:-+drone", "play drone", "TES-31", "others-card"),
    ("A=optician:-+breakthrough,B=pilot:-", "play breakthrough", "TES-R27", "card-idle"),
    ("A=optician:y1y1y1y1y1y1+tweezers,B=pilot:-", "play tweezers", "TES-R13", "lab-full"),
    ("A=optician:-+drone,B=pilot:-", "play drone", "TES-R27", "card-idle"),
    ("A=optician:y3,B=pilot:-", "discover 3", "TES-29", "discovery-locked"),
    ("A=optician:-,B=pilot:-", "speciality", "TES-R27", "no-speciality"),
    ("A=optician:y3,B=pilot:-", "analyse drone", "TES-21", "card-not-held"),
    ("A=optician:y3,B=pilot:-+drone", "analyse drone", "TES-21", "card-not-held"),
    ("A=optician:y3+purge,B=pilot:-", "analyse purge", "TES-21", "highest-level"),
    ("A=optician:y3,B=pilot:-", "pass A:y3 to z", "TES-20", "labs-only"),
    ("A=optician:y3,B=pilot:-", "pass z:b5 to A", "TES-20", "labs-only"),
    ("A=optician:y3,B=pilot:-", "stabilise y3", "TES-24", "no-set"),
    ("A=optician:y3,B=pilot:-", "stabilise y3 with", "TES-24", "no-set"),
]


@pytest.mark.parametrize(("labs", "move", "rule", "key"), ACTIONS, ids=str)
def test_actions_and_cards(labs: str, move: str, rule: str, key: str) -> None:
    """TES-16, TES-18 to TES-21, TES-24, TES-29, TES-31, TES-R13, TES-R27"""
    assert why(refused(position(labs, "b5"), move)) == (rule, key)


def test_full_labs_stop_a_card_that_fills_any_of_them() -> None:
    """TES-R13"""
    state = position("A=optician:y1y1y1y1y1y1+gripper+drone,B=pilot:o1o1o1o1o1o1")
    assert why(refused(state, "play gripper")) == ("TES-R13", "labs-full")
    assert why(refused(state, "play drone")) == ("TES-R13", "labs-full")


def test_an_analysis_with_empty_decks() -> None:
    """TES-R8"""
    fours = (
        "+breakthrough+breakthrough+purge+purge+healing+rebirth+master-plan+remake+direct-hit"
        "+rescue+harvest"
    )
    state = position(f"A=optician:y3+gripper,B=pilot:-{fours}")
    assert why(refused(state, "analyse gripper")) == ("TES-R8", "no-higher-card")


def test_discoveries_that_cannot_be_played() -> None:
    """TES-29, TES-50, TES-R27"""
    found = "seal!,harmony,void,renewal,alignment,stopped-time"
    state = position(panel="y1o1p1b1y3o3p3b3", zone="b6", head="2-1r", discoveries=found)
    assert why(refused(state, "discover 1")) == ("TES-29", "discovery-played")
    state = position(panel="y3o3p3b3")
    assert why(refused(state, "discover 3")) == ("TES-R27", "card-idle")
    state = position(zone="b6y1y1", turn="A1", head="2-1r", a1="y6o2")
    play(state, "turn z:b6 to 5", collapse=[1])
    assert why(refused(state, "discover 1")) == ("TES-50", "discovery-gone")


def test_what_a_skill_still_gives_is_refused_for_its_own_reason() -> None:
    """TES-15, TES-20: a courier's first transfer costs no action."""
    state = position("A=pilot:y1,B=geologist:-", turn="A0")
    assert why(refused(state, "pass A:o1 to B")) == ("TES-20", "no-such-die")
    assert why(refused(state, "take a1")) == ("TES-15", "no-actions")


# Questions of the collapse and of events


def test_a_die_that_is_not_the_boundary_die() -> None:
    """TES-32: not free, on a higher layer, of a higher value, or not there."""
    cube = {"a1": "y6o2", "d4": "y6p2", "d1": "y6b3", "a4": "y6b5o1", "c2": "-"}
    state = position(zone="b6", turn="A1", **cube)
    play(state, "turn z:b6 to 5")
    assert why(refused(state, "at b3")) == ("TES-32", "not-free")
    assert why(refused(state, "at a4")) == ("TES-32", "higher-layer")
    assert why(refused(state, "at d1")) == ("TES-32", "higher-value")
    assert why(refused(state, "at c2")) == ("TES-32", "empty-column")


def test_a_die_that_is_not_the_lowest_collapsed_one() -> None:
    """TES-R12"""
    state, at = uncover("1", "reinforcement", "A=optician:p2,B=polymath:-", "y1o1b4")
    play(state, f"take {at}")
    for wrong in ("pick z:b4", "pick z:p1", "pick A:p2"):
        refusal = refused(state, wrong)
        assert why(refusal) == ("TES-R12", "not-lowest")
        assert refusal.arguments["dice"] == "y1 o1"


def test_a_lab_that_does_not_exist() -> None:
    """TES-40"""
    state, at = uncover("3", "wave", "A=optician:o1,B=polymath:o1")
    play(state, f"take {at}")
    assert why(refused(state, "lab C")) == ("TES-40", "no-such-lab")


def test_a_die_that_comes_back() -> None:
    """TES-30, TES-R9: of a colour that is annihilated, and not on four dice."""
    cube = {**dict.fromkeys(NOTHING, "y6y6"), "a1": "o6o6p6b6", "d4": "-"}
    for column in ("a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4"):
        cube[column] = "-"
    labs = "A=optician:y6o6p6,B=pilot:-"
    state = position(labs, "b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1", "y1y2y3y4y5", **cube)
    play(state, "stabilise y6 with o6 p6")
    assert asked(state) == "return"
    assert why(refused(state, "colour b")) == ("TES-30", "none-annihilated")
    play(state, "colour o")
    assert why(refused(state, "at a1")) == ("TES-R9", "column-full")


# Answers within cards: the effect, a wrong answer, the rule and what is in the way
EFFECTS = [
    ('do = "extract", only = "ones"', "take b2", "TES-16", "not-free"),
    ('do = "extract", only = "ones"', "take d4", "TES-R3", "unfit"),
    ('do = "adjust", where = "lab"', "turn z:b5 to 4", "TES-R3", "elsewhere"),
    ('do = "adjust", where = "lab"', "turn A:p6 to 5", "TES-R3", "no-such-die"),
    ('do = "adjust", where = "lab"', "turn A:y3 to 5", "TES-18", "too-far"),
    ('do = "adjust", where = "lab"', "turn A:y3 to 0", "TES-19", "not-annihilated"),
    ('do = "set", where = "lab"', "turn A:y3 to 3", "TES-45", "shows-already"),
    ('do = "set", where = "lab"', "turn A:y3 to 0", "TES-45", "set-values"),
    ('do = "flip", where = "zone"', "pick A:y3", "TES-R3", "elsewhere"),
    ('do = "annihilate", where = "cube"', "pick A:y3", "TES-R3", "elsewhere"),
    ('do = "annihilate", where = "cube"', "take b2", "TES-16", "not-free"),
    ('do = "annihilate", where = "zone"', "take a1", "TES-R3", "elsewhere"),
    ('do = "stabilise", where = "lab"', "pick A:o4", "TES-25", "slot-filled"),
    ('do = "stabilise", where = "cube"', "take d4", "TES-25", "slot-filled"),
    ('do = "relocate"', "move b2 to a1", "TES-16", "not-free"),
    ('do = "relocate"', "move a1 to a1", "TES-45", "same-column"),
    ('do = "relocate"', "move a1 to c3", "TES-45", "column-full"),
    ('do = "transfer"', "pass A:y3 to A", "TES-20", "same-lab"),
    ('do = "transfer"', "pass A:y3 to D", "TES-20", "no-such-lab"),
    ('do = "transfer"', "pass A:p6 to B", "TES-20", "no-such-die"),
    ('do = "transfer"', "pass A:y3 to B", "TES-R13", "lab-full"),
    ('do = "exchange", where = "zone"', "swap p6 and z:b5", "TES-R25", "no-such-die"),
    ('do = "exchange", where = "zone"', "swap y3 and B:y1", "TES-R3", "elsewhere"),
    ('do = "exchange", where = "zone"', "swap y3 and z:y3", "TES-R25", "identical-dice"),
    ('do = "exchange", where = "zone"', "swap y3 and a1", "TES-R3", "elsewhere"),
    ('do = "exchange", where = "labs"', "swap y3 and A:o4", "TES-R3", "not-from-own"),
    ('do = "exchange", where = "cube"', "swap y3 and b2", "TES-16", "not-free"),
    ('do = "flip", must = true, where = "lab"', "done", "TES-R27", "compulsory"),
    ('do = "flip", where = "lab", group = "value"', "value 6", "TES-R3", "none-of-value"),
    ('do = "flip", where = "lab", group = "colour"', "colour b", "TES-R3", "none-of-colour"),
    ('do = "roll", where = "lab", group = "value", must = true', "done", "TES-R27", "compulsory"),
    ('do = "choose", of = [[{ do = "action" }], [{ do = "draw" }]]', "choose 4",
     "TES-R3", "no-option"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "move", "rule", "key"), EFFECTS, ids=str)
def test_answers_within_cards(effect: str, move: str, rule: str, key: str) -> None:
    """TES-16, TES-18, TES-19, TES-20, TES-25, TES-45, TES-R3, TES-R13, TES-R25, TES-R27"""
    labs = "A=optician:y3o4,B=pilot:y1y1y1y1y1y1"
    state = with_card(f"{{ {effect} }}", "", "b5y3", labs, panel="o4b6", a1="y6b1", c3="o1o2o1o2")
    play(state, "play own")
    assert why(refused(state, move)) == (rule, key)


def test_an_option_that_would_do_nothing() -> None:
    """TES-R27, TES-R13: the first thing it says cannot be done, or its lab is full."""
    options = "[{ do = 'action' }], [{ do = 'action' }], [{ do = 'flip' }], [{ do = 'extract' }]"
    effect = f'{{ do = "choose", of = [{options}] }}'
    state = with_card(effect, "", "-", "A=optician:-,B=pilot:-")
    play(state, "play own")
    assert why(refused(state, "choose 3")) == ("TES-R27", "option-idle")
    state = with_card(effect, "", "-", "A=optician:y1y1y1y1y1y1,B=pilot:-")
    play(state, "play own")
    assert why(refused(state, "choose 4")) == ("TES-R13", "lab-full")


def test_a_lab_that_cannot_take_a_delivered_die() -> None:
    """TES-R13"""
    labs = "A=optician:-+gripper,B=pilot:y1y1y1y1y1y1,C=geologist:-"
    state = position(labs, head="3-1")
    play(state, "play gripper", "take a1")
    assert why(refused(state, "lab B")) == ("TES-R13", "lab-full")
    assert why(refused(state, "lab D")) == ("TES-R3", "no-such-lab")


# Whoever is not asked


def unasked(state: Teserakt, seat: int, move: str) -> tuple[str, str]:
    refusal = state.unasked(seat, GAME.parse(move))
    assert refusal is not None
    return why(refusal)


def test_actions_in_the_turn_of_another() -> None:
    """TES-15, TES-29, TES-31"""
    state = position("A=optician:y3,B=pilot:-+drone")
    assert unasked(state, 1, "take a1") == ("TES-15", "not-your-turn")
    assert unasked(state, 1, "play drone") == ("TES-31", "not-your-turn")
    assert unasked(state, 1, "discover 1") == ("TES-29", "not-your-turn")
    assert unasked(state, 1, "pick A:y3") == ("TES-15", "not-your-turn")


def test_answers_that_nobody_asked_for() -> None:
    """TES-9, TES-15, TES-R14"""
    state = position("A=optician:y3+turnover,B=pilot:-")
    for seat in (0, 1):
        assert unasked(state, seat, "yes") == ("TES-R14", "nothing-requested")
        assert unasked(state, seat, "be surgeon") == ("TES-9", "researchers-chosen")
        assert unasked(opening(first="seat"), seat, "at a1") == ("TES-9", "not-begun")
    for move in ("move a1 to b1", "at a1", "pick A:y3", "swap y3 and a1", "value 3", "done"):
        assert unasked(state, 0, move) == ("TES-15", "no-action")
    play(state, "play turnover")
    assert unasked(state, 1, "value 3") == ("TES-15", "not-your-choice")


def test_actions_before_the_game_and_in_the_collapse_phase() -> None:
    """TES-9, TES-15, TES-31"""
    assert unasked(opening(first="seat"), 0, "take a1") == ("TES-9", "not-begun")
    state = position("A=optician:-+drone,B=pilot:-", "b6", turn="A1")
    play(state, "turn z:b6 to 5")
    assert asked(state) == "boundary"
    assert unasked(state, 0, "take a1") == ("TES-15", "phase-over")
    assert unasked(state, 0, "play drone") == ("TES-31", "phase-over")


def test_what_has_been_begun_is_finished_first() -> None:
    """TES-R3, TES-R14"""
    state = position("A=optician:y3+turnover,B=pilot:-")
    play(state, "play turnover")
    assert unasked(state, 0, "take a1") == ("TES-R3", "unfinished")
    state = position("A=optician:y3,B=pilot:-")
    play(state, "pass A:y3 to B")
    assert unasked(state, 1, "done") == ("TES-R14", "unfinished")
    assert unasked(state, 0, "take a1") == ("TES-R14", "awaits-consent")
    assert unasked(state, 0, "yes") == ("TES-R14", "not-your-choice")
    assert unasked(state, 1, "take a1") == ("TES-15", "not-your-turn")


def test_an_answer_of_another_kind_is_refused_by_the_rule_that_asks() -> None:
    """TES-26, TES-27, TES-32, TES-R3, TES-R12, TES-R13"""
    state = position(zone="b6", turn="A1")
    play(state, "turn z:b6 to 5")
    assert asked(state) == "boundary"
    for move in ("done", "pick z:b5", "lab A", "value 3", "choose 1", "yes"):
        assert unasked(state, 0, move) == ("TES-32", "unfinished")
    state, at = uncover("1", "reinforcement", zone="y1o1")
    play(state, f"take {at}")
    assert unasked(state, 0, "done") == ("TES-R12", "unfinished")
    state = position("A=optician:y3o3p3,B=pilot:-", zone="y3")
    play(state, "stabilise y3 with o3 p3")
    assert asked(state) == "identical"
    assert unasked(state, 0, "value 3") == ("TES-26", "unfinished")
    play(state, "no")
    assert asked(state) == "reroll"
    assert unasked(state, 0, "take a1") == ("TES-27", "unfinished")
    state = position("A=optician:y3+turnover,B=pilot:-")
    play(state, "play turnover")
    assert unasked(state, 0, "value 3") == ("TES-R3", "unfinished")
    state = position("A=optician:-+gripper,B=pilot:-")
    play(state, "play gripper", "take a1")
    assert unasked(state, 0, "yes") == ("TES-R13", "unfinished")


def test_choices_of_another() -> None:
    """TES-9, TES-15, TES-32, TES-R12"""
    state = opening(first="seat")
    assert unasked(state, 1, "be optician") == ("TES-9", "not-your-choice")
    state = position(zone="b6", turn="A1")
    play(state, "turn z:b6 to 5")
    assert unasked(state, 1, "at a1") == ("TES-32", "not-your-choice")
    state, at = uncover("1", "reinforcement", zone="y1o1")
    play(state, f"take {at}")
    assert unasked(state, 1, "pick z:y1") == ("TES-R12", "not-your-choice")
    state = position("A=optician:y3+turnover,B=pilot:-")
    play(state, "play turnover")
    assert unasked(state, 1, "pick A:y3") == ("TES-15", "not-your-choice")


# Whatever is asked


def written() -> Iterator[str]:
    """Moves of every kind; all there are, unless there is no end to them."""
    columns, spots = NAMES_OF_COLUMNS, [f"{place}:{die}" for place in "ABCDz" for die in NAMES]
    yield from (f"{verb} {column}" for verb in ("take", "at") for column in columns)
    yield from (f"turn {spot} to {value}" for spot in spots for value in range(7))
    yield from (f"pass {spot} to {lab}" for spot in spots if spot[0] != "z" for lab in "ABCD")
    yield from (f"pick {spot}" for spot in spots)
    yield from (f"move {source} to {target}" for source in columns for target in columns)
    yield from (f"swap {die} and {other}" for die in NAMES for other in (*spots, *columns))
    yield from (f"stabilise {die} with {rest}" for die in NAMES for rest in ("y1 y1", "y2 o2 p2"))
    yield from (f"{verb} {value}" for verb in ("value", "discover") for value in range(1, 7))
    yield from (f"lab {lab}" for lab in "ABCD")
    yield from (f"colour {colour}" for colour in "yopb")
    yield from (f"choose {nth}" for nth in range(1, 5))
    cards = ("drone", "purge", "optician", "nobody")
    yield from (f"{verb} {card}" for verb in ("analyse", "play", "be") for card in cards)
    yield from ("yes", "no", "done", "end", "speciality")


WRITTEN = [GAME.parse(text) for text in written()]


@pytest.mark.parametrize("base", ["1", "B", "D"])
def test_whatever_is_not_offered_is_refused_by_a_rule(base: str) -> None:
    """TES-15: in a whole game, with a sentence in both languages."""
    chance = SearchChance(7)
    state = opening(3, 7, base=base)
    found: dict[str, Refusal] = {}
    while asks := state.asks():
        ((seat, ask),) = asks.items()
        asked_for = [move for move in WRITTEN if isinstance(move, ask.kinds)]
        moves = [chance.pick("wrong", some) for some in (WRITTEN, asked_for) for _ in range(9)]
        for move, who in product(moves, range(3)):
            refusal = refusal_at(GAME, state, who, move)
            assert (refusal is None) == (who == seat and move in ask.moves), move
            if refusal is not None:
                assert refusal.rule.startswith("TES-"), f"{move}: {refusal}"
                found[refusal.key] = refusal
        state.play(seat, ask.sample(chance), chance)
    assert len(found) > 10
    for say in (speaker(language, GAME) for language in languages()):
        assert [text for text in map(say.problem, found.values()) if not begins(text)] == []
