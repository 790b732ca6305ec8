"""Everything is told in every language, by rules that exist."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import AnyGame, Argument
from deskoherna.testing.fault import Fault, demand
from deskoherna.testing.play import Case, finish, walk
from deskoherna.texts import ENGLISH, Speaker, languages, speaker

from .check import in_positions
from .states import known_rules, seats


@in_positions
def everything_is_told_in_every_language(case: Case) -> None:
    known = known_rules(case)
    match, events = finish(case)
    assert match.result is not None
    for event in events:
        listed = isinstance(event, case.game.events)
        demand(listed, "check-event-unlisted", event=type(event).__name__)
        demand(event.rule in known, "check-event-rule", event=event.key, rule=event.rule)
    for say in speakers(case.game):
        must_know(say, match.result.reason)
        for event in events:
            for seen in [event.seen_by(seat) for seat in seats(match)]:
                if seen is not None:
                    says_something(say, seen.key, seen.arguments)
        for position, ply in walk(case):
            for ask in position.asks.values():
                said(say, ask.key, ask.arguments)
            case.game.draw(position.view(ply.seat), say)


def speakers(game: AnyGame) -> list[Speaker]:
    """English first: what another language lacks is said in it, so that the fault is there."""
    tags = sorted(languages(), key=lambda tag: tag != ENGLISH)
    return [speaker(tag, game) for tag in tags]


def says_something(say: Speaker, key: str, args: Mapping[str, Argument]) -> None:
    demand(said(say, key, args).strip(), "check-says-nothing", key=key)


def said(say: Speaker, key: str, args: Mapping[str, Argument]) -> str:
    """The sentence; raises a `Fault` if there is none, or it wants what it is not told."""
    must_know(say, key)
    try:
        return say(key, **args)
    except ValueError as error:
        about = {"key": key, "language": say.language}
        raise Fault("check-unsaid", **about, error=str(error.__cause__ or error)) from error


def must_know(say: Speaker, key: str) -> None:
    demand(say.knows(key), "check-no-words", key=key, language=say.language)
