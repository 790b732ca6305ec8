"""Everything that goes out to a seat, as bytes: what the swap test compares."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from deskoherna.kernel import AnyMatch, Event, Move, SearchChance, plain
from deskoherna.texts import LANGUAGES, speaker

MOST_MOVES = 200


def outgoing(match: AnyMatch, seat: int | None) -> Iterator[tuple[str, bytes]]:
    """Each form that a seat, or a spectator, is sent, with its name."""
    view = match.view(seat)
    yield "the view", msgspec.json.encode(view)
    for language in LANGUAGES:
        board = match.game.draw(view, speaker(language, match.game))
        yield f"board {language}", plain(board).encode()
        yield f"styled board {language}", msgspec.json.encode(board)
    yield "the result", msgspec.json.encode(match.result)
    yield (
        "who is asked",
        msgspec.json.encode({str(asked): ask.optional for asked, ask in match.asks.items()}),
    )
    if seat is None:
        return
    if seat in match.asks:
        ask = match.asks[seat]
        yield "the ask", msgspec.json.encode(ask.data())
        for language in LANGUAGES:
            yield f"prompt {language}", speaker(language, match.game).ask(ask).encode()
    for attempt in _attempts(match, seat):
        refusal = match.refusal(seat, attempt)
        yield f"the refusal of {attempt}", msgspec.json.encode(refusal and refusal.data())
        if refusal is None:
            yield f"the preview of {attempt}", spoken(match, match.preview(seat, attempt))
        else:
            for language in LANGUAGES:
                said = speaker(language, match.game).problem(refusal)
                yield f"refusal {language} of {attempt}", said.encode()


def spoken(match: AnyMatch, events: list[Event]) -> bytes:
    """Events as data and as log lines."""
    told = [event.data() for event in events]
    lines = [speaker(lang, match.game).event(event) for lang in LANGUAGES for event in events]
    return msgspec.json.encode([told, lines])


def _attempts(match: AnyMatch, seat: int) -> list[Move]:
    """Moves to try, the same for every swapped twin: some of other positions, some offered now."""
    universe = _universe(match)
    some = universe[:: max(1, len(universe) // 40)]
    chance = SearchChance(9)
    ask = match.asks.get(seat)
    return some + ([ask.sample(chance) for _ in range(4)] if ask else [])


_universes: dict[str, list[Move]] = {}


def _universe(match: AnyMatch) -> list[Move]:
    """Moves seen in a few random games of this setup: legal now, later or never."""
    key = f"{match.game.id} {type(match.game).__name__} {match.setup}"
    if key not in _universes:
        chance = SearchChance(key)
        found: set[str] = set()
        for seed in range(3):
            other = match.game.new(match.setup.seats, match.setup.options, seed)
            while other.result is None and len(other.plies) < MOST_MOVES:
                seat, ask = chance.pick("seat", list(other.asks.items()))
                found.update(str(ask.sample(chance)) for _ in range(4))
                other.play(seat, ask.sample(chance))
        _universes[key] = [match.game.parse(text) for text in sorted(found)]
    return _universes[key]
