"""The moves a bot considers: with values, and reasons that can be told in both languages."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from nim_game import NIM

from bots.games import GAMES
from deskoherna import all_games
from deskoherna.bots import EvaluatedMove, bot, levels
from deskoherna.bots.confidence import Confidence
from deskoherna.bots.search import Level
from deskoherna.bots.search.explanation import ALIKE
from deskoherna.games.estimatrix.moves import Emoji, Say
from deskoherna.kernel import AnyGame, AnyMatch, Ask, Match, Move, SearchChance
from deskoherna.texts import languages, speaker
from estimatrix.matrix_table import seated
from patience import PATIENCE
from toys.flanks import FLANKS
from toys.sealed import SEALED

UNDECIDED = [game for game in GAMES if game not in (NIM, SEALED)]  # and choices to compare


def can_compare(game: AnyGame, ask: Ask[Any]) -> bool:
    beginner: Any = bot(game, "beginner")
    return bool(beginner.evaluator.can_compare(ask))


def advised(game: AnyGame, level: str, match: AnyMatch, seat: int) -> list[EvaluatedMove]:
    player = bot(game, level)
    player.timed = False
    return list(player.consider(seat, match.view(seat), match.asks[seat], SearchChance(3)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_piece_of_advice_is_legal_judged_and_said_in_words(game: AnyGame) -> None:
    match: AnyMatch = Match.begin(game, game.setup(), seed=4)
    chance = SearchChance(2)
    kinds = set()
    for _ in range(60):
        if match.result is not None:
            break
        seat = min(seat for seat, ask in match.asks.items() if not ask.optional)
        ask = match.asks[seat]
        if ask.key not in kinds and not ask.free and can_compare(game, ask):
            kinds.add(ask.key)
            found = advised(game, "beginner", match, seat)
            assert found
            for advice in found:
                assert match.refusal(seat, advice.move) is None
                assert 0 <= advice.value <= 1
                assert advice.error is not None
                assert advice.confidence in get_args(Confidence)
                assert advice.reasons
                for language in languages():
                    say = speaker(language, game)
                    assert all(say(why.key, **why.arguments) for why in advice.reasons)
        match.play(seat, ask.sample(chance))
    assert kinds


@pytest.mark.parametrize("game", UNDECIDED, ids=lambda game: game.id)
def test_advice_never_contradicts_its_numbers(game: AnyGame) -> None:
    """What is chosen comes first, the others by what they promise; reasons say the same."""
    match: AnyMatch = Match.begin(game, game.setup(), seed=9)
    chance = SearchChance(9)
    master: Any = levels(game)["master"]
    thinker = master(game, Level(100, seconds=PATIENCE))
    looked = compared = 0
    for _ in range(60):
        if match.result is not None:
            break
        seat = min(seat for seat, ask in match.asks.items() if not ask.optional)
        ask = match.asks[seat]
        if len(match.plies) % 4 == 0 and not ask.free and can_compare(game, ask):
            first, *others = thinker.consider(seat, match.view(seat), ask, chance)
            looked += 1
            values = [advice.value for advice in (first, *others)]
            assert values == sorted(values, reverse=True)
            for advice in others:
                if advice.confidence != "guess":
                    compared += 1
                    assert ALIKE not in (*first.reasons, *advice.reasons)
                    assert list(advice.reasons) != list(first.reasons)
        match.play(seat, ask.sample(chance))
    assert looked
    assert compared or game is not FLANKS  # where so few iterations tell moves apart


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_that_only_chooses_has_no_advice(name: str) -> None:
    game = all_games()["numerus"]
    match = game.new(seed=1)
    assert advised(game, name, match, min(match.asks)) == []


@pytest.mark.parametrize(("form", "kind"), [("text", Say), ("emoji", Emoji)])
def test_a_free_form_question_is_a_choice_among_proposals(form: str, kind: type[Move]) -> None:
    """ESTIMATRIX: hints with values, and with what they make others think of."""
    match = seated(4, hints=form)
    match.play(1, "ban white")
    found = advised(match.game, "master", match, 1)
    assert len(found) > 1
    for advice in found:
        assert type(advice.move) is kind
        assert match.refusal(1, advice.move) is None
        assert 0 < advice.value < 1
        for language in languages():
            say = speaker(language, match.game)
            assert all(say(why.key, **why.arguments) for why in advice.reasons)
    assert "estimatrix-why-exchange" in [why.key for why in found[0].reasons]


def test_what_is_drawn_at_random_is_no_advice() -> None:
    """ESTIMATRIX: all bans are alike to the bot, and its drawings are scribbles."""
    match = seated(4, hints="drawing")
    assert advised(match.game, "master", match, 1) == []
    match.play(1, "ban white")
    assert advised(match.game, "master", match, 1) == []
