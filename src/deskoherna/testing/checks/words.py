"""Everything is told in every language, by rules that exist."""

from __future__ import annotations

from deskoherna.testing.fault import demand
from deskoherna.testing.play import Case, finish, walk
from deskoherna.texts import Speaker, languages, speaker

from .check import in_positions
from .states import known_rules, seats


@in_positions
def everything_is_told_in_every_language(case: Case) -> None:
    known = known_rules(case)
    match, events = finish(case)
    assert match.result is not None
    for event in events:
        demand(event.rule in known, "check-event-rule", event=event.key, rule=event.rule)
    for language in languages():
        say = speaker(language, case.game)
        must_know(say, match.result.reason)
        for event in events:
            for seen in [event.seen_by(seat) for seat in seats(match)]:
                if seen is not None:
                    must_know(say, seen.key)
                    demand(say.event(seen).strip(), "check-says-nothing", key=seen.key)
        for position, turn in walk(case):
            for ask in position.asks.values():
                must_know(say, ask.key)
                say.ask(ask)
            case.game.draw(position.view(turn.seat), say)


def must_know(say: Speaker, key: str) -> None:
    demand(say.knows(key), "check-no-words", key=key, language=say.language)
