"""A process in which bots think: requests come in, responses go out.

It is given what the seat may know, imagines a position that agrees with it, and hands view and
ask to the bot. When the room goes away, however suddenly, so does the process.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import islice
from typing import Literal

import msgspec

from deskoherna.bots import Bot, EvaluatedMove, Message, bot
from deskoherna.bots.bot import Stopped, never
from deskoherna.bots.hint import UNIMAGINABLE, Hint, hints
from deskoherna.bots.search import Unimaginable, imagined
from deskoherna.catalogue import all_games, game
from deskoherna.kernel import SearchChance

from ..log.entries import Saying
from ..wire import MOST_HINTED, MOST_REASONS, HintedMove
from .pipes import Output, give_way, ignore_signals, read

KEPT = 24  # bots, each with what it has worked out: some megabytes
READY = "ready"  # sent first: thinking time is counted from then on
STOP = "stop"  # received: nobody wants to know any more what is being thought about
MOST_SAID = 12  # sayings of one explanation

Wanted = Literal["move", "advice", "hint", "words"]


class BotSeat(msgspec.Struct, frozen=True):
    """The bot and the seat that a request is about."""

    table: str  # so that a bot at two tables is two bots; they do not see it
    game: str
    bot: str
    seat: int


class Request(msgspec.Struct, frozen=True):
    """A move is wanted, advice for a partner, a hint with reasons, or words on the last turn."""

    wanted: Wanted
    about: BotSeat
    view: bytes
    seed: bytes


class Hinted(msgspec.Struct, frozen=True):
    """The moves of a hint, or why there are none."""

    moves: tuple[HintedMove, ...] = ()
    why: Saying | None = None
    final: bool = True  # whether the bot is done: better ones may follow


class Response(msgspec.Struct, frozen=True):
    move: str | None = None
    failure: str = ""  # without one, a bot has no advice
    said: tuple[Saying, ...] = ()
    hinted: Hinted = Hinted()
    seconds: float = 0.0  # of processor time that it took, once the bot was there


Tell = Callable[[Response], None]


@lru_cache(maxsize=KEPT)
def seated(about: BotSeat) -> Bot:
    """A bot stays at its seat for a while: what it has worked out helps with its next move."""
    return bot(game(about.game), about.bot)


def think(request: Request, tell: Tell = lambda _: None, stopped: Stopped = never) -> Response:
    """What comes of a request; what is known of a hint before its end is told meanwhile."""
    played, seat = game(request.about.game), request.about.seat
    player = seated(request.about)
    view = msgspec.msgpack.decode(request.view, type=played.view_type)
    if request.wanted == "words":
        return Response(said=sayings(player.explain(seat, view), MOST_SAID))
    chance = SearchChance(request.seed)
    try:
        ask = imagined(played, view, chance).asks()[seat]
    except Unimaginable:
        if request.wanted == "hint":
            return Response(hinted=hinted(Hint(silence=UNIMAGINABLE)))
        raise
    if request.wanted == "hint":
        found = Hint()
        for found in hints(player, seat, view, ask, chance, stopped):
            if found.moves:
                tell(Response(hinted=hinted(found, final=False)))
        return Response(hinted=hinted(found))
    if request.wanted == "advice":
        move = player.advise(seat, view, ask, chance)
        return Response(None if move is None else str(move))
    return Response(str(player.choose(seat, view, ask, chance)))


def hinted(given: Hint, final: bool = True) -> Hinted:
    why = given.silence and Saying(given.silence.key, dict(given.silence.arguments))
    return Hinted(tuple(map(hinted_move, given.moves[:MOST_HINTED])), why, final)


def hinted_move(considered: EvaluatedMove) -> HintedMove:
    move, value, reasons, error, confidence = considered
    share = min(max(value, 0.0), 1.0)
    return HintedMove(str(move), share, sayings(reasons, MOST_REASONS), error, confidence)


def sayings(said: Iterable[Message], most: int) -> tuple[Saying, ...]:
    return tuple(Saying(one.key, dict(one.arguments)) for one in islice(said, most))


def respond(request: Request, tell: Tell = lambda _: None, stopped: Stopped = never) -> Response:
    began = time.process_time()
    try:
        seated(request.about)
        began = time.process_time()
        given = think(request, tell, stopped)
    except Exception as error:  # whatever a bot may do
        given = Response(failure=type(error).__name__)  # the message may quote what the seat knows
    return msgspec.structs.replace(given, seconds=time.process_time() - began)


def main() -> None:
    ignore_signals()
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    output, stopped = Output(), threading.Event()

    def listen() -> None:
        while (data := read(sys.stdin.buffer)) is not None:
            if data == msgspec.msgpack.encode(STOP):
                stopped.set()
            else:
                stopped.clear()  # that was about the request before
                requests.put(data)
        os._exit(0)  # also in the middle of a thought

    threading.Thread(target=listen, daemon=True).start()
    all_games()
    output.write(READY)
    give_way(int(sys.argv[1]))
    while True:
        request = msgspec.msgpack.decode(requests.get(), type=Request)
        output.write(respond(request, output.write, stopped.is_set))


if __name__ == "__main__":
    main()
