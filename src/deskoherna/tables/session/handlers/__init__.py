"""What people may do at a table: for each command who may give it, whether it is logged, and its
handler. A handler checks and replies; it changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ... import wire
from .. import permissions as may
from ..call import Call, Reply
from . import game, host, looking, moderation, seats, talk


class Handler(NamedTuple):
    who: Callable[[Call[Any]], None]  # raises `Refusal` to others
    logged: bool  # what it decides is durable before it is answered, and happens once
    handle: Callable[[Call[Any]], Reply]
    reads: bool = False  # it asks about the table and leaves it as it is

    def reply(self, call: Call[Any]) -> Reply:
        """What is to be done; raises `Refusal`."""
        self.who(call)
        return self.handle(call)


LOGGED, NOT_LOGGED = True, False

HANDLERS: dict[type[wire.AnyCommand], Handler] = {
    wire.Consider: Handler(may.who_sees_the_seat, NOT_LOGGED, looking.consider, reads=True),
    wire.Moves: Handler(may.who_sees_the_seat, NOT_LOGGED, looking.moves, reads=True),
    wire.Draft: Handler(may.who_sees_the_seat, NOT_LOGGED, looking.draft, reads=True),
    wire.Look: Handler(may.who_has_the_seat, NOT_LOGGED, looking.look, reads=True),
    wire.Sit: Handler(may.at_a_seat, LOGGED, seats.sit),
    wire.Ready: Handler(may.its_person, LOGGED, seats.ready),
    wire.Leave: Handler(may.its_person, LOGGED, seats.leave),
    wire.Play: Handler(may.its_up_to_date_player, LOGGED, game.play),
    wire.Hint: Handler(may.its_player, LOGGED, game.hint),
    wire.Resign: Handler(may.its_player, LOGGED, game.resign),
    wire.Propose: Handler(may.its_player, LOGGED, game.propose),
    wire.Answer: Handler(may.its_player, LOGGED, game.answer),
    wire.Say: Handler(may.a_person, LOGGED, talk.say),
    wire.AskToWrite: Handler(may.a_person, LOGGED, moderation.ask_to_write),
    wire.Approve: Handler(may.the_host, LOGGED, moderation.approve),
    wire.Mute: Handler(may.the_host, LOGGED, moderation.mute),
    wire.Ban: Handler(may.the_host, LOGGED, moderation.ban),
    wire.Clear: Handler(may.the_host, LOGGED, moderation.clear),
    wire.LetWrite: Handler(may.the_host, LOGGED, moderation.let_write),
    wire.Point: Handler(may.a_partner, NOT_LOGGED, talk.point),
    wire.Advise: Handler(may.a_partner, NOT_LOGGED, talk.advise),
    wire.Reissue: Handler(may.whoever_hands_on, LOGGED, seats.reissue),
    wire.Kick: Handler(may.whoever_removes, LOGGED, seats.kick),
    wire.Fill: Handler(may.host_or_leaving_player, LOGGED, seats.fill),
    wire.HandBack: Handler(may.host_or_its_person, LOGGED, seats.hand_back),
    wire.Pause: Handler(may.the_host, LOGGED, host.pause),
    wire.GoOn: Handler(may.the_host, LOGGED, host.resume),
    wire.Hide: Handler(may.the_host, LOGGED, host.hide),
    wire.OpenDoors: Handler(may.the_host, LOGGED, host.open_doors),
    wire.PlayAgain: Handler(may.the_host, LOGGED, host.play_again),
}
