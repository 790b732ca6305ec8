"""What people may do at a table: for each command who may give it, whether it is logged, its
handler, and what it takes up of its person's share. A handler checks and replies; it changes
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ... import wire
from .. import permissions as may
from ..call import Call, Reply
from ..shares import Share
from . import game, host, looking, moderation, seats, talk


class CommandRow(NamedTuple):
    """How one kind of command is handled."""

    who: Callable[[Call[Any]], None]  # raises `Refusal` to others
    logged: bool  # what it decides is durable before it is answered, and happens once
    handler: Callable[[Call[Any]], Reply]
    share: Share = Share.COMMANDS  # of its person, if it is logged
    reads: bool = False  # it asks about the table and leaves it as it is

    def reply(self, call: Call[Any]) -> Reply:
        """What is to be done; raises `Refusal`."""
        self.who(call)
        return self.handler(call)


LOGGED, NOT_LOGGED = True, False

HANDLERS: dict[type[wire.AnyCommand], CommandRow] = {
    wire.Consider: CommandRow(may.who_sees_the_seat, NOT_LOGGED, looking.consider, reads=True),
    wire.Moves: CommandRow(may.who_sees_the_seat, NOT_LOGGED, looking.moves, reads=True),
    wire.Coach: CommandRow(may.its_person, NOT_LOGGED, looking.coach, reads=True),
    wire.Draft: CommandRow(may.its_person, NOT_LOGGED, looking.draft, reads=True),
    wire.Sight: CommandRow(may.whoever_looks, NOT_LOGGED, looking.sight, reads=True),
    wire.Look: CommandRow(may.who_has_the_seat, NOT_LOGGED, looking.look, reads=True),
    wire.Sit: CommandRow(may.at_a_seat, LOGGED, seats.sit),
    wire.Ready: CommandRow(may.its_person, LOGGED, seats.ready),
    wire.Leave: CommandRow(may.its_person, LOGGED, seats.leave, Share.NOTHING),
    wire.Play: CommandRow(may.its_up_to_date_player, LOGGED, game.play, Share.NOTHING),
    wire.Hint: CommandRow(may.its_player, LOGGED, game.hint),
    wire.Resign: CommandRow(may.its_player, LOGGED, game.resign, Share.NOTHING),
    wire.Propose: CommandRow(may.its_player, LOGGED, game.propose),
    wire.Answer: CommandRow(may.its_player, LOGGED, game.answer),
    wire.Say: CommandRow(may.a_person, LOGGED, talk.say, Share.TALK),
    wire.AskToWrite: CommandRow(may.a_person, LOGGED, moderation.ask_to_write, Share.ASKING),
    wire.Approve: CommandRow(may.the_host, LOGGED, moderation.approve),
    wire.Mute: CommandRow(may.the_host, LOGGED, moderation.mute),
    wire.Ban: CommandRow(may.the_host, LOGGED, moderation.ban),
    wire.Clear: CommandRow(may.the_host, LOGGED, moderation.clear),
    wire.LetWrite: CommandRow(may.the_host, LOGGED, moderation.let_write),
    wire.Point: CommandRow(may.a_partner, NOT_LOGGED, talk.point),
    wire.Advise: CommandRow(may.a_partner, NOT_LOGGED, talk.advise),
    wire.Reissue: CommandRow(may.whoever_hands_on, LOGGED, seats.reissue),
    wire.Kick: CommandRow(may.whoever_removes, LOGGED, seats.kick),
    wire.Fill: CommandRow(may.host_or_leaving_player, LOGGED, seats.fill),
    wire.HandBack: CommandRow(may.host_or_its_person, LOGGED, seats.hand_back),
    wire.Pause: CommandRow(may.the_host, LOGGED, host.pause),
    wire.GoOn: CommandRow(may.the_host, LOGGED, host.resume),
    wire.Hide: CommandRow(may.the_host, LOGGED, host.hide),
    wire.OpenDoors: CommandRow(may.the_host, LOGGED, host.open_doors),
    wire.PlayAgain: CommandRow(may.the_host, LOGGED, host.play_again),
}
