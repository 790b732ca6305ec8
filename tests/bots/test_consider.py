"""The moves a bot considers: with values, and reasons that can be told in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from deskoherna import all_games
from deskoherna.bots import EvaluatedMove, bot, levels
from deskoherna.bots.search import Level
from deskoherna.bots.search.explanation import ALIKE, CLOSE
from deskoherna.games.estimatrix.moves import Draw, Emoji, Say
from deskoherna.kernel import AnyGame, AnyMatch, Match, Move, SearchChance
from deskoherna.texts import languages, speaker
from estimatrix.matrix_table import seated
from patience import PATIENCE

COACHED = [game for game in all_games().values() if levels(game)]


def advised(game: AnyGame, level: str, match: AnyMatch, seat: int) -> list[EvaluatedMove]:
    player = bot(game, level)
    player.timed = False
    return list(player.consider(seat, match.view(seat), match.asks[seat], SearchChance(3)))


@pytest.mark.parametrize("game", COACHED, ids=lambda game: game.id)
def test_every_piece_of_advice_is_legal_judged_and_said_in_words(game: AnyGame) -> None:
    match: AnyMatch = Match.begin(game, game.setup(), seed=4)
    chance = SearchChance(2)
    kinds = set()
    for _ in range(60):
        if match.result is not None:
            break
        seat = min(seat for seat, ask in match.asks.items() if not ask.optional)
        ask = match.asks[seat]
        if ask.key not in kinds and not ask.free and len(ask.moves) > 1:
            kinds.add(ask.key)
            found = advised(game, "beginner", match, seat)
            assert found
            for advice in found:
                assert match.refusal(seat, advice.move) is None
                assert advice.value is not None
                assert 0 <= advice.value <= 1
                assert advice.reasons
                for language in languages():
                    say = speaker(language, game)
                    assert all(say(why.key, **why.arguments) for why in advice.reasons)
        match.play(seat, ask.sample(chance))
    assert kinds


@pytest.mark.parametrize("game", COACHED, ids=lambda game: game.id)
def test_advice_never_contradicts_its_numbers(game: AnyGame) -> None:
    """What is chosen comes first, the others by what they promise; reasons say the same."""
    match: AnyMatch = Match.begin(game, game.setup(), seed=9)
    chance = SearchChance(9)
    master: Any = levels(game)["master"]
    thinker = master(game, Level(60, seconds=PATIENCE))
    compared = 0
    for _ in range(60):
        if match.result is not None:
            break
        seat = min(seat for seat, ask in match.asks.items() if not ask.optional)
        ask = match.asks[seat]
        if len(match.plies) % 4 == 0 and not ask.free and len(ask.moves) > 1:
            first, *others = thinker.consider(seat, match.view(seat), ask, chance)
            values = [advice.value or 0.0 for advice in (first, *others)]
            assert values == sorted(values, reverse=True)
            for value, advice in zip(values[1:], others, strict=True):
                if values[0] - value >= CLOSE:
                    compared += 1
                    assert ALIKE not in (*first.reasons, *advice.reasons)
                    assert list(advice.reasons) != list(first.reasons)
        match.play(seat, ask.sample(chance))
    assert compared


def test_other_bots_advise_what_they_would_play() -> None:
    game = all_games()["numerus"]
    match = game.new(seed=1)
    (advice,) = advised(game, "greedy", match, min(match.asks))
    assert match.refusal(min(match.asks), advice.move) is None
    assert advice.value is None


@pytest.mark.parametrize(("form", "kind"), [("text", Say), ("emoji", Emoji), ("drawing", Draw)])
def test_a_free_form_question_is_a_choice_among_proposals(form: str, kind: type[Move]) -> None:
    """ESTIMATRIX: hints with values, and with what they make others think of."""
    match = seated(4, hints=form)
    match.play(1, "ban white")
    found = advised(match.game, "master", match, 1)
    assert len(found) > (form != "drawing")
    for advice in found:
        assert type(advice.move) is kind
        assert match.refusal(1, advice.move) is None
        assert advice.value is not None
        assert 0 < advice.value < 1
        for language in languages():
            say = speaker(language, match.game)
            assert all(say(why.key, **why.arguments) for why in advice.reasons)
    if form != "drawing":
        assert "estimatrix-why-exchange" in [why.key for why in found[0].reasons]
