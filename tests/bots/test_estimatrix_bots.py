"""Bots for ESTIMATRIX: what they read, what they say, and what a hit is worth to them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from association.measure import thought_of

from deskoherna.bots import bot, bots, levels
from deskoherna.bots.estimatrix.readers import EXPERT, NOVICE, drawn, value_of_hit
from deskoherna.bots.estimatrix.reading import associations, lexicon, odds, thoughts
from deskoherna.bots.estimatrix.words import czech_stem, english_stem, key_of, keys_of
from deskoherna.games.estimatrix.colour_names import named_colour
from deskoherna.games.estimatrix.events import Hinted
from deskoherna.games.estimatrix.hints import emoji_objection
from deskoherna.games.estimatrix.rules import Estimatrix
from deskoherna.games.estimatrix.thoughts import Thought
from deskoherna.kernel import SearchChance
from deskoherna.lab import simulate
from deskoherna.texts import languages, speaker
from estimatrix.matrix_table import GAME, awaited, play, position, seated, seen

LEVELS = ["novice", "reader", "expert"]


def choice(name: str, state: Estimatrix, seat: int, seed: int = 1) -> str:
    view, ask = GAME.view(state, seat - 1), state.asks()[seat - 1]
    return str(bot(GAME, name).choose(seat - 1, view, ask, SearchChance(seed)))


def choices(name: str, state: Estimatrix, seat: int, times: int = 40) -> Counter[str]:
    return Counter(choice(name, state, seat, seed) for seed in range(times))


def test_levels() -> None:
    assert list(bots(GAME)) == ["random", "newcomer", *LEVELS, *levels(GAME)]


@pytest.mark.parametrize(
    ("hint", "colour"),
    [
        ("a lemon", "yellow"), ("lemons", "yellow"), ("citrony", "yellow"),
        ("o citronech", "yellow"),
        ("two strawberries", "red"), ("s jahodami", "red"), ("v lese", "green"), ("lesů", "green"),
        ("kolem moří", "blue"), ("u more", "blue"), ("sněhem", "white"), ("snehu", "white"),
        ("coal-mine coal", "black"), ("uhlím", "black"), ("🍋", "yellow"), ("🐻‍❄️", "white"),
        ("dark olive green", "green"), ("hasičský", "red"), ("dívčí kanárci", "yellow"),
        ("milk / mléko", "white"), ("na sněhu", "white"), ("sněhy", "white"), ("krve", "red"),
        ("krví", "red"), ("ohně", "red"), ("v ohni", "red"), ("soli", "white"), ("psa", "black"),
        ("se psem", "black"), ("koně", "black"), ("koněm", "black"), ("stolu", "black"),
        ("vajec", "white"), ("lva", "yellow"), ("orla", "black"),
        ("ve větru", "blue"), ("much", "black"), ("rakve", "black"), ("kamene", "black"),
        ("ve dne", "yellow"),
    ],
)  # fmt: skip
def test_words_are_found_in_their_forms(hint: str, colour: str) -> None:
    assert thought_of(hint) == colour


def test_what_is_not_known_is_nothing() -> None:
    assert thought_of("") == thought_of("xyzzy") == thought_of("brumlíkem") == ""


def test_stems_that_change() -> None:
    """By the rule for a kind of word, not by a list of its forms."""
    for word, forms in (
        ("sníh", "sněhu sněhem sněhy"), ("krev", "krve krvi krví"), ("pes", "psa psu psem psi psů"),
        ("kůň", "koně koni koněm koňům"), ("oheň", "ohně ohni ohněm"), ("stůl", "stolu stolech"),
        ("větev", "větve větvemi"), ("nůž", "nože nožem"), ("vydra", "vyder"), ("sen", "snu sny"),
    ):  # fmt: skip
        keys = keys_of(word)
        assert [form for form in forms.split() if key_of(form, "cs") not in keys] == []
        assert key_of(word, "cs") in keys
    assert keys_of("růže") == {key_of("růží", "cs")}


def test_endings() -> None:
    assert {czech_stem(form) for form in ("kanarek", "kanarka", "kanarkem", "kanarky")} == {
        "kanarc"
    }
    assert {czech_stem(form) for form in ("kniha", "knihy", "knize", "knihou")} == {"kniz"}
    assert [english_stem(form) for form in ("cherries", "boxes", "cats", "glass", "bus")] == [
        "cherry", "box", "cat", "glass", "bus",
    ]  # fmt: skip
    assert key_of("Lední medvědi", "cs") == key_of("ledním medvědům", "cs")


def test_what_is_absent_does_not_count() -> None:
    assert thought_of("coffee without milk") == "black"
    assert thought_of("káva bez mléka") == "black"


def test_a_banned_colour_is_not_thought_of() -> None:
    assert odds("snow", "white")[0] == 0
    assert max(odds("snow and coal", "white")) == odds("snow and coal", "white")[-1]
    assert sum(odds("snow", "white")) == pytest.approx(1)


def test_a_smaller_vocabulary_is_part_of_the_larger() -> None:
    hint = "snow lemon blood grass sea coal milk honey rose frog sky night"
    few = {found.word for found in associations(hint, 35)}
    more = {found.word for found in associations(hint, 70)}
    assert few < more < {found.word for found in associations(hint)}


def test_two_languages_side_by_side_are_read_each_by_itself() -> None:
    found = associations("en: bleach | cs: bělidlo")
    assert found == associations("bleach / bělidlo")  # as people may write it
    assert [one.word for one in found] == ["bleach", "bělidlo"]
    assert found[0].weights == found[1].weights


def test_reasons_are_given_after_the_reveal() -> None:
    """The word, the colour it stands for, and how strongly."""
    state = position("white -y-- say a lemon and an elephant")
    expert = bot(GAME, "expert")
    assert expert.explain(2, seen(state, 3)) == ()
    play(state, "3: answer yellow", "4: answer red", "1: answer red")
    thoughts = expert.explain(2, seen(state, 3))
    assert thoughts[0] == Thought("lemon", "yellow", 90)
    assert [thought.word for thought in thoughts if isinstance(thought, Thought)] == [
        "lemon",
        "elephant",
    ]
    said = speaker("cs", GAME)(thoughts[0].key, **thoughts[0].arguments)
    assert said == "Když se řekne „lemon“, vidím jasně žlutou."


@pytest.mark.parametrize(
    ("weight", "english", "czech"),
    [
        (90, "“prawn” is red to me, no doubt about it.", "Když se řekne „kreveta“, vidím jasně"),
        (64, "“prawn” is rather red to me.", "Když se řekne „kreveta“, vidím spíš"),
        (30, "“prawn” makes me think of red a little.", "Když se řekne „kreveta“, vidím trochu i"),
    ],
)
def test_a_thought_is_a_sentence_in_the_language_of_the_reader(
    weight: int, english: str, czech: str
) -> None:
    thought = Thought("en: prawn | cs: kreveta", "red", weight)
    assert speaker("en", GAME)(thought.key, **thought.arguments) == english
    assert speaker("cs", GAME)(thought.key, **thought.arguments) == f"{czech} červenou."


def test_what_is_said_in_two_languages_is_thought_of_once() -> None:
    (thought,) = thoughts("en: prawn | cs: kreveta", "white", "red")
    assert (thought.word, thought.colour) == ("en: prawn | cs: kreveta", "red")


def test_reasons_are_about_the_colour_that_was_chosen() -> None:
    """A raft is green or blue; and a word is given as it was written."""
    for answer in ("green", "blue"):
        state = position("white -g-- say Žába na voru, raft")
        play(state, f"3: answer {answer}", "4: answer red", "1: answer red")
        thoughts = bot(GAME, "expert").explain(2, seen(state))
        assert Thought("voru", answer, 40) in thoughts
        assert Thought("Žába", "green", 90) in thoughts


class TestAvoidingAMatch:
    """The reason that counts is given, not only what the words say."""

    AVOIDED = Thought("", "yellow", 0, avoided=True)

    def thoughts(
        self, answers: str, answer: str, name: str = "expert", **where: str
    ) -> list[Thought]:
        """What the bot at seat 3 says, after seat 4 has answered as the last one."""
        state = position(f"white {answers} say a lemon", **where)
        play(state, f"4: answer {answer}")
        said: Any = bot(GAME, name).explain(2, seen(state, 3))
        return list(said)

    def test_a_letter_that_would_go_back(self) -> None:
        """EST-21: whatever the others did"""
        for last in ("red", "yellow"):
            thoughts = self.thoughts("ryk-", last, pairs="2-3", mode="advanced")
            assert thoughts == [Thought("lemon", "yellow", 90), self.AVOIDED]
        says = [
            speaker(language, GAME)(thoughts[1].key, **thoughts[1].arguments)
            for language in languages()
        ]
        assert ["žlutá" in said or "yellow" in said for said in says] == [True, True]

    def test_a_win_that_would_be_given_away(self) -> None:
        """EST-20"""
        assert self.thoughts("ryk-", "red", pairs="1-2,2-4")[-1] == self.AVOIDED

    def test_others_who_were_left_to_lose(self) -> None:
        """EST-13, EST-21"""
        where = {"pairs": "1-4,2-4", "mode": "advanced", "roles": "N3.1 Q4"}
        assert self.thoughts("yyk-", "yellow", **where)[-1] == self.AVOIDED

    def test_nobody_says_so_who_wanted_to_match(self) -> None:
        for name, answers, where in (
            ("expert", "ryk-", {"mode": "advanced"}),  # simply wrong
            ("expert", "ryy-", {"pairs": "2-3", "mode": "advanced"}),  # matched
            ("reader", "ryk-", {"pairs": "2-3", "mode": "advanced"}),  # does not weigh
            ("expert", "ryk-", {"pairs": "2-3"}),  # EST-15: did not mind
        ):
            thoughts = self.thoughts(answers, "red", name, **where)
            assert [thought for thought in thoughts if thought.avoided] == []


def test_without_words_bots_say_that_they_guess() -> None:
    state = position("white -y-- aloud")
    play(state, "3: answer green", "4: answer red", "1: answer red")
    thoughts = bot(GAME, "expert").explain(2, seen(state, 3))
    assert thoughts == (Thought("", "green", 0),)
    for language in languages():
        assert speaker(language, GAME)(thoughts[0].key, **thoughts[0].arguments)
    guesses = choices("expert", position("white -y-- aloud"), 3, 60)
    assert len(guesses) == 5


def test_no_other_bot_has_to_explain() -> None:
    assert bot(GAME, "random").explain(0, seated(4).view(0)) == ()


def test_an_expert_is_right_where_a_novice_may_be_wrong() -> None:
    state = position("white -y-- say a lemon")
    assert choices("expert", state, 3)["answer yellow"] >= 38
    right = {name: choices(name, state, 3, 100)["answer yellow"] for name in LEVELS}
    assert right["novice"] < right["expert"]


def test_the_quanter_answers_what_its_hint_says() -> None:
    state = position("white ? say a frog")
    assert set(choices("expert", state, 2)) == {"answer green"}


class TestWhatAHitIsWorth:
    def test_a_new_letter(self) -> None:
        """EST-14"""
        assert value_of_hit(seen(position("white -y-- say a lemon"), 3), 2) == 1

    def test_nothing_the_second_time(self) -> None:
        """EST-15"""
        assert value_of_hit(seen(position("white -y-- say a lemon", pairs="2-3"), 3), 2) == 0

    def test_a_loss_in_the_advanced_game(self) -> None:
        """EST-21: so the best answer is avoided, and every other one is taken at times."""
        state = position("white -y-- say a lemon", pairs="2-3", mode="advanced")
        assert value_of_hit(seen(state, 3), 2) == -1
        guesses = choices("expert", state, 3, 80)
        assert "answer yellow" not in guesses
        assert len(guesses) == 4
        assert "answer yellow" in choices("reader", state, 3)

    def test_a_negater_lets_others_lose(self) -> None:
        """EST-13, EST-21: those who would give back are not disturbed."""
        state = position("white -y-- say a lemon", pairs="2-3,2-4", mode="advanced")
        assert value_of_hit(seen(state, 1), 0) < 0
        assert "answer yellow" not in choices("expert", state, 1)
        state = position("white -y-- say a lemon", mode="advanced")
        assert choices("expert", state, 1)["answer yellow"] >= 38

    def test_nobody_likes_to_give_the_win_away(self) -> None:
        """EST-20: so the likeliest answer is avoided, unless the win is one's own as well."""
        alone = position("white -y-- say a lemon", pairs="1-2,2-4")
        assert value_of_hit(seen(alone, 3), 2) == -1
        assert "answer yellow" not in choices("expert", alone, 3, 200)
        both = position("white -y-- say a lemon", pairs="1-2,1-3,2-4,3-4")
        assert value_of_hit(seen(both, 3), 2) == 1


class TestGivingHints:
    def hints(self, name: str, times: int = 30, **options: str | bool) -> list[str]:
        match = seated(4, **options)
        match.play(1, "ban white")
        return [choice(name, match.state, 2, seed) for seed in range(times)]

    @pytest.mark.parametrize("name", LEVELS)
    def test_they_vary_and_are_understood(self, name: str) -> None:
        said = self.hints(name)
        assert len(set(said)) > 20
        assert all(max(odds(hint.removeprefix("say "), "white")) > 0.3 for hint in said)

    def test_both_languages(self) -> None:
        """Each is a hint of its own, and everyone is shown the one in their language."""
        said = self.hints("expert")
        assert sum(hint.startswith("say en: ") and " | cs: " in hint for hint in said) > 20
        hinted = Hinted(0, 1, "text", "en: jade | cs: nefrit", ())
        told = {language: speaker(language, GAME) for language in ("cs", "en")}
        assert told["en"].event(hinted) == "Player 1 gives a hint: jade"
        assert told["cs"].event(hinted) == "Hráč 1 napovídá: nefrit"

    def test_experts_leave_room_for_doubt(self) -> None:
        """So that Estimaters may get it and the Negater may not."""

        def clearness(name: str) -> float:
            said = self.hints(name)
            return sum(max(odds(hint.removeprefix("say "), "white")) for hint in said) / len(said)

        assert clearness("expert") < clearness("reader") - 0.1

    def test_no_colour_is_named_where_that_is_forbidden(self) -> None:
        """EST-R10"""
        for hint in self.hints("expert", 60, naming=False):
            assert named_colour(hint.removeprefix("say ")) is None

    def test_every_emoji_they_know_can_be_given(self) -> None:
        """EST-R4"""
        known = [hint.emoji for hint in lexicon().said if hint.emoji]
        assert [line for line in known if emoji_objection(line, naming=True)] == []
        assert len(known) > 200

    @pytest.mark.parametrize("form", ["emoji", "drawing", "aloud"])
    def test_other_forms(self, form: str) -> None:
        """EST-8: a drawing is a scribble with a description."""
        match = seated(4, hints=form)
        expert = bot(GAME, "expert")
        match.play(1, "ban white")
        while match.view(None).hint is None or not match.view(None).hint.form:
            match.play(1, expert.choose(1, match.view(1), match.asks[1], SearchChance(5)))
        hint = match.view(None).hint
        assert hint.form == form
        assert (not hint.words) == (form == "aloud")


def test_drawn_follows_the_odds() -> None:
    chance = SearchChance(1)
    got = Counter(drawn((0.0, 0.75, 0.25, 0.0, 0.0, 0.0), 1.0, chance) for _ in range(2000))
    assert set(got) == {1, 2}
    assert 0.70 < got[1] / 2000 < 0.80
    assert {drawn((0.0, 0.75, 0.25, 0.0, 0.0, 0.0), 40.0, chance) for _ in range(50)} == {1}


@pytest.mark.parametrize(("better", "worse"), [("reader", "novice"), ("expert", "reader")])
def test_levels_differ(better: str, worse: str) -> None:
    """One of the better among three of the worse wins more than its quarter."""
    *_, totals = simulate("estimatrix", [better, *[worse] * 3], 60, seed=3)
    assert totals.tallies[0].credit > 60 / 4 + 5


def test_who_is_asked_can_always_answer() -> None:
    state = position("white r-yy say a frog")
    assert awaited(state) == {2}
    assert choice("expert", state, 2) == "answer green"
    assert (NOVICE.vocabulary, EXPERT.vocabulary) == (35, 100)
