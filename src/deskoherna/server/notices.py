"""The part of the HTTP interface by which people say how they want to be called back (ROOM-20)."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from functools import cached_property
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from deskoherna.kernel import Problem, Refusal
from deskoherna.tables import wire
from deskoherna.tables.identity import is_program
from deskoherna.tables.log.table import Table
from deskoherna.tables.notices.quiet import zone_is_known
from deskoherna.tables.notices.sender import Outcome, Sender, Way
from deskoherna.tables.people.calling import (
    MOST_MUTED,
    Address,
    CalendarLink,
    Device,
    UnconfirmedAddress,
    wishes_of,
)
from deskoherna.tables.people.documents import Kept, People
from deskoherna.tables.rates import Buckets, Rate, TooFast
from deskoherna.tables.session.room import Room
from deskoherna.texts import ENGLISH, languages, speaker

from .calendar import MOST, calendar
from .letters_page import State, What, letters_page, what_of
from .mail import Letters, MailServer, check_address
from .operations import Operation, Parameter
from .pages import HEADERS
from .people import known, language
from .push import Push, check_subscription, device_id
from .reading import NotFound

TABLE = Parameter("table", Annotated[str, msgspec.Meta(max_length=24)])
DEVICE = Parameter("device", Annotated[str, msgspec.Meta(max_length=40)])
CALENDAR = "/calendar"
KEY = 18  # bytes of a link that nobody guesses
TO_ONE_ADDRESS = Rate(2, 1 / 3600)  # letters with a link, whoever asks for them
FOR_ONE_PERSON = Rate(3, 1 / 3600)
FOR_ALL = Rate(60, 1 / 30)
ALL = ""  # the bucket of the room


class Calling(msgspec.Struct, frozen=True):
    """What the operator has set up: mail, the room's address, and hosts that may be called."""

    mail: MailServer | None = None
    base: str | None = None
    push_hosts: tuple[str, ...] = ()

    @property
    def contact(self) -> str:
        """Whom push services can turn to."""
        if self.mail is not None:
            return f"mailto:{self.mail.sender}"
        found = urlsplit(self.base or "")
        named = found.scheme == "https" and "." in (found.hostname or "")
        return f"https://{found.hostname}" if named else "mailto:room@localhost"


class Notices:
    """Each method with a person is an operation, as those of `Api` are."""

    def __init__(self, room: Room, calling: Calling) -> None:
        self.room = room
        self._calling = calling
        self._push = Push(room.journal, calling.contact, calling.push_hosts)
        self._letters: Letters | None = None
        self.outcomes: Counter[tuple[Way, Outcome]] = Counter()  # of what was sent
        self.base = (calling.base or "").rstrip("/")
        self._to_one_address = Buckets(TO_ONE_ADDRESS)
        self._for_one_person = Buckets(FOR_ONE_PERSON)
        self._for_all = Buckets(FOR_ALL)

    async def open(self) -> None:
        """After the room has been."""
        room, mail = self.room, self._calling.mail
        await self._push.open(room.store)
        if mail is not None:
            self._letters = Letters(mail, room.journal, room.links, lambda: self.base)
        sender = Sender(room.store, room.journal, self._table, self._push, self._letters)
        sender.outcomes = self.outcomes
        room.spawn(sender.run())

    async def close(self) -> None:
        await self._push.close()

    async def _table(self, id_: str) -> Table:
        return (await self.room.table(id_)).table

    @property
    def _people(self) -> People:
        return People(self.room.store.documents)

    # Looking

    async def get_notices(self, request: web.Request, person: str) -> wire.NoticesView:
        who = known(request, self.room.links)
        return await self._view(who or person)

    async def _view(self, person: str) -> wire.NoticesView:
        people = self._people
        wishes = (await wishes_of(people, person)).value
        devices = await people.of(Device, person)
        links = await people.of(CalendarLink, person)
        return wire.NoticesView(
            self._push.key,
            tuple(wire.CalledDevice(one.key, one.value.name, one.at) for one in devices),
            wishes.unwanted,
            wishes.muted,
            wishes.quiet,
            self._letters is not None,
            await self._mail_view(person),
            f"{CALENDAR}/{links[0].key}.ics" if links else None,
        )

    async def _mail_view(self, person: str) -> wire.MailView | None:
        """The address that was given last; one that works goes on until another is confirmed."""
        waiting = await self._people.of(UnconfirmedAddress, person)
        if waiting:
            return wire.MailView(waiting[0].value.address, confirmed=False)
        found = await self._people.of(Address, person)
        return wire.MailView(found[0].value.address, confirmed=True) if found else None

    # Wishing

    async def set_notices(
        self, request: web.Request, person: str, wish: wire.NoticeWishes
    ) -> wire.NoticesView:
        check_person(person)
        if wish.quiet is not None and not zone_is_known(wish.quiet.zone):
            raise Refusal("ROOM-20", "room-zone-unknown", zone=wish.quiet.zone)
        wishes = await wishes_of(self._people, person)
        unwanted = tuple(sorted(set(wish.unwanted)))
        changed = msgspec.structs.replace(wishes.value, unwanted=unwanted, quiet=wish.quiet)
        await self._people.put(person, wishes.key, changed)
        return await self._view(person)

    async def mute_table(
        self, request: web.Request, person: str, wish: wire.MuteWish
    ) -> wire.NoticesView:
        check_person(person)
        id_ = request.match_info["table"]
        session = await self.room.visit(id_, person)
        if not session.table.concerns(person):
            raise Refusal("ROOM-20", "room-call-not-yours")
        wishes = await wishes_of(self._people, person)
        muted = [one for one in wishes.value.muted if one != id_]
        muted = [*muted, id_][-MOST_MUTED:] if wish.muted else muted
        changed = msgspec.structs.replace(wishes.value, muted=tuple(muted))
        await self._people.put(person, wishes.key, changed)
        return await self._view(person)

    async def add_device(
        self, request: web.Request, person: str, given: wire.Subscription
    ) -> wire.NoticesView:
        check_person(person)
        check_subscription(given, self._calling.push_hosts)
        key = device_id(given.endpoint)
        before = await self._people.get(Device, key)
        if before is not None and before.person != person:
            if not secrets.compare_digest(before.value.auth.encode(), given.auth.encode()):
                raise Refusal("ROOM-20", "room-push-keys")
            await self._people.take(Device, key)  # the browser is somebody else now
        tongue = spoken(given.language, request)
        device = Device(given.endpoint, given.p256dh, given.auth, given.name, tongue)
        await self._people.put(person, key, device)
        return await self._view(person)

    async def remove_device(self, request: web.Request, person: str) -> wire.NoticesView:
        if not await self._people.delete(person, Device, request.match_info["device"]):
            raise NotFound("room-device-unknown")
        return await self._view(person)

    # Mail

    async def add_address(
        self, request: web.Request, person: str, wish: wire.AddressWish
    ) -> wire.NoticesView:
        check_person(person)
        if self._letters is None:
            raise NotFound("room-mail-none")
        check_address(wish.address)
        self._check_letters(person, wish.address)
        await self._forget(person, UnconfirmedAddress)
        key, tongue = secrets.token_urlsafe(KEY), spoken(wish.language, request)
        await self._people.put(person, key, UnconfirmedAddress(wish.address, tongue))
        if not await self._letters.ask(wish.address, key, tongue):
            await self._people.delete(person, UnconfirmedAddress, key)
            raise Refusal("ROOM-20", "room-mail-failed")
        return await self._view(person)

    def _check_letters(self, person: str, address: str) -> None:
        """Raise `TooFast` if there were many to strangers lately."""
        try:
            self._for_one_person.take(person)
            self._to_one_address.take(hashlib.sha256(address.lower().encode()).hexdigest())
            self._for_all.take(ALL)
        except TooFast:
            raise TooFast("room-mail-enough") from None

    async def remove_address(self, request: web.Request, person: str) -> wire.NoticesView:
        await self._forget(person, UnconfirmedAddress)
        await self._forget(person, Address)
        return await self._view(person)

    async def _forget(self, person: str, kind: type[Kept]) -> None:
        """Delete all of a kind that someone has."""
        for one in await self._people.of(kind, person):
            await self._people.delete(person, kind, one.key)

    async def letters(self, request: web.Request) -> web.Response:
        """A page with a button, and what the button does; mail programs press it by themselves."""
        asked = what_of(request.path)
        key = self.room.links.ticketed(asked, request.match_info["ticket"])
        if key is None:
            return self._letters_page(request, asked, "gone")
        pressed = request.method == "POST"
        state = await (self._confirm if asked == "confirm" else self._stop)(key, pressed)
        return self._letters_page(request, asked, state)

    async def _confirm(self, key: str, pressed: bool) -> State:
        if await self._people.get(Address, key) is not None:
            return "done"  # it was pressed before
        if not pressed:
            waits = await self._people.get(UnconfirmedAddress, key)
            return "gone" if waits is None else "asked"
        found = await self._people.take(UnconfirmedAddress, key)
        if found is None:
            return "gone"
        await self._forget(found.person, Address)
        value = Address(found.value.address, found.value.language)
        await self._people.put(found.person, key, value)
        return "done"

    async def _stop(self, key: str, pressed: bool) -> State:
        """Also if it was stopped before: whoever presses the button is done."""
        found = await self._people.get(Address, key)
        if found is None:
            return "done"
        if pressed:
            await self._people.delete(found.person, Address, key)
        return "done" if pressed else "asked"

    def _letters_page(self, request: web.Request, what: What, state: State) -> web.Response:
        policy = HEADERS["Content-Security-Policy"].replace(
            "form-action 'none'", "form-action 'self'"
        )
        headers = {
            "Content-Security-Policy": policy,
            "Cache-Control": "no-store",
            "Referrer-Policy": "same-origin",  # else a browser sends the form with "Origin: null"
        }
        page = letters_page(speaker(language(request)), what, state)
        status = 404 if state == "gone" else 200
        return web.Response(status=status, text=page, content_type="text/html", headers=headers)

    # The calendar

    async def make_calendar(
        self, request: web.Request, person: str, wish: wire.CalendarWish
    ) -> wire.NoticesView:
        check_person(person)
        await self._forget(person, CalendarLink)
        link = CalendarLink(spoken(wish.language, request))
        await self._people.put(person, secrets.token_urlsafe(KEY), link)
        return await self._view(person)

    async def remove_calendar(self, request: web.Request, person: str) -> wire.NoticesView:
        await self._forget(person, CalendarLink)
        return await self._view(person)

    async def feed(self, request: web.Request) -> web.Response:
        """The deadlines of whoever made the link."""
        found = await self._people.get(CalendarLink, request.match_info["key"])
        if found is None:
            raise NotFound("room-calendar-unknown")
        tables = []
        for id_ in await self.room.store.tables_of(found.person, MOST):
            try:
                tables.append(await self._table(id_))
            except Problem:
                continue  # what is wrong with it is said to whoever opens it
        body = calendar(tables, found.person, self.base, found.value.language)
        headers = {"Cache-Control": "private, no-cache"}
        etag = hashlib.sha256(body).hexdigest()[:24]
        if any(known_tag.value == etag for known_tag in request.if_none_match or ()):
            answer = web.Response(status=304, headers=headers)
        else:
            answer = web.Response(body=body, content_type="text/calendar", headers=headers)
            answer.charset = "utf-8"
        answer.etag = etag
        return answer

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        mine, view = "/api/me/notices", wire.NoticesView
        return (
            Operation("GET", mine, "room-api-notices", self.get_notices, view),
            Operation(
                "POST",
                mine,
                "room-api-notices-set",
                self.set_notices,
                view,
                wire.NoticeWishes,
                costly="wishes",
                refusals=(409,),
            ),
            Operation(
                "POST",
                mine + "/tables/{table}",
                "room-api-notices-mute",
                self.mute_table,
                view,
                wire.MuteWish,
                parameters=(TABLE,),
                costly="wishes",
                refusals=(404, 409),
            ),
            Operation(
                "POST",
                mine + "/devices",
                "room-api-device-add",
                self.add_device,
                view,
                wire.Subscription,
                costly="wishes",
                refusals=(409,),
            ),
            Operation(
                "DELETE",
                mine + "/devices/{device}",
                "room-api-device-remove",
                self.remove_device,
                view,
                parameters=(DEVICE,),
                costly="wishes",
                refusals=(403, 404),
            ),
            Operation(
                "POST",
                mine + "/mail",
                "room-api-mail-add",
                self.add_address,
                view,
                wire.AddressWish,
                costly="letters",
                refusals=(404, 409),
            ),
            Operation(
                "DELETE",
                mine + "/mail",
                "room-api-mail-remove",
                self.remove_address,
                view,
                costly="wishes",
                refusals=(403,),
            ),
            Operation(
                "POST",
                mine + "/calendar",
                "room-api-calendar-make",
                self.make_calendar,
                view,
                wire.CalendarWish,
                costly="wishes",
                refusals=(409,),
            ),
            Operation(
                "DELETE",
                mine + "/calendar",
                "room-api-calendar-remove",
                self.remove_calendar,
                view,
                costly="wishes",
                refusals=(403,),
            ),
        )


def check_person(person: str) -> None:
    """Raise `Refusal` to programs, which ask for themselves whether it is their turn."""
    if is_program(person):
        raise Refusal("ROOM-20", "room-call-program")


def spoken(wanted: str, request: web.Request) -> str:
    """The language that somebody asks for, if the room speaks it, or that of their browser."""
    return wanted if wanted in languages() else language(request) or ENGLISH
