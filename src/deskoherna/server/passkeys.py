"""Passkeys: a device signs that its person is there (WebAuthn), and no name is typed.

To sign in with one is to be given what a link to another device holds: see `moving.py`.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, TypeVar

import msgspec
from aiohttp import web
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialCreationOptions,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRequestOptions,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.log.now import now
from deskoherna.tables.people import challenges
from deskoherna.tables.people.challenges import ANSWER_WITHIN, Purpose, StaleChallenge
from deskoherna.tables.people.documents import Found, People
from deskoherna.tables.people.moving import Moves, note_name
from deskoherna.tables.people.passkeys import MOST, Handle, Passkey
from deskoherna.tables.session.room import Room
from deskoherna.tables.session.words import proper_name

from .door import name_in
from .operations import Operation, Parameter
from .people import check_browser, proper_call
from .reading import NotFound

T = TypeVar("T")

ROOM = "Deskoherna"
HANDLE = 32  # bytes
SHORT = 16  # letters
PASSKEY = Parameter("passkey", wire.PasskeyId)


class Site(NamedTuple):
    """The room as passkeys know it: by its name, and by the origins of its pages."""

    name: str
    origins: list[str]


class ClientData(msgspec.Struct):
    """What a browser has a passkey sign, as far as it is read before the signature is checked."""

    challenge: str
    origin: str


class Passkeys:
    """Each method is an operation, as those of `Api` are."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._documents = room.store.documents
        self._people = People(room.store.documents)
        self._moves = Moves(room.store.documents)

    # Making one

    async def begin_passkey(
        self, request: web.Request, person: str, called: wire.Called
    ) -> wire.PasskeyOptions:
        check_browser(person)
        site, name = site_of(request), proper_call(called.name)
        own = await self._people.of(Passkey, person)
        if len(own) >= MOST:
            raise Refusal("ROOM-19", "room-passkey-enough", most=MOST)
        await note_name(self._people, person, name)
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=ROOM,
            user_id=base64url_to_bytes(await self._handle(person)),
            user_name=name or ROOM,
            challenge=self._challenge("register", person),
            timeout=ANSWER_WITHIN,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(found.key)) for found in own
            ],
        )
        return _sent(options)

    async def keep_passkey(
        self, request: web.Request, person: str, new: wire.NewPasskey
    ) -> wire.PasskeyView:
        check_browser(person)
        name, credential = proper_name(new.name), new.credential
        site, challenge = (
            site_of(request),
            self._answered(request, credential.response.client_data, "register", person),
        )
        verified = _checked(
            lambda: verify_registration_response(
                credential=msgspec.to_builtins(credential),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
            )
        )
        await challenges.use(self._documents, challenge)
        id_ = bytes_to_base64url(verified.credential_id)
        known = await self._people.get(Passkey, id_)
        if known is not None and known.person != person:
            raise Refusal("ROOM-19", "room-passkey-known")
        key = bytes_to_base64url(verified.credential_public_key)
        handle = await self._handle(person)
        kept = Passkey(name, key, handle, verified.sign_count, made=now())
        await self._people.put(person, id_, kept)
        return passkey_view(Found(person, id_, kept, kept.made))

    async def _handle(self, person: str) -> str:
        """Made once, when the first passkey is wanted."""
        known = await self._people.of(Handle, person)
        if known:
            return known[0].key
        handle = bytes_to_base64url(secrets.token_bytes(HANDLE))
        await self._people.put(person, handle, Handle())
        return handle

    # Those one has

    async def name_passkey(
        self, request: web.Request, person: str, called: wire.Called
    ) -> wire.PasskeyView:
        name, found = proper_name(called.name), await self._own(request, person)
        renamed = msgspec.structs.replace(found.value, name=name)
        await self._people.put(person, found.key, renamed)
        return passkey_view(found._replace(value=renamed))

    async def delete_passkey(self, request: web.Request, person: str) -> wire.PasskeyView:
        found = await self._own(request, person)
        await self._people.delete(person, Passkey, found.key)
        return passkey_view(found)

    async def _own(self, request: web.Request, person: str) -> Found[Passkey]:
        """That of another is as unknown as one that does not exist."""
        for found in await self._people.of(Passkey, person):
            if short_id(found.key) == request.match_info["passkey"]:
                return found
        raise NotFound("room-no-passkey")

    # Signing in

    async def ask_for_passkey(self, request: web.Request, person: str) -> wire.PasskeyOptions:
        check_browser(person)
        options = generate_authentication_options(
            rp_id=site_of(request).name,
            challenge=self._challenge("sign in", person),
            timeout=ANSWER_WITHIN,
        )
        return _sent(options)

    async def use_passkey(
        self, request: web.Request, person: str, used: wire.UsedCredential
    ) -> wire.DeviceLink:
        check_browser(person)
        site, challenge = (
            site_of(request),
            self._answered(request, used.response.client_data, "sign in", person),
        )
        found = await self._people.get(Passkey, used.id)
        if found is None or used.response.user_handle not in (None, "", found.value.handle):
            raise Refusal("ROOM-19", "room-passkey-unknown")
        verified = _checked(
            lambda: verify_authentication_response(
                credential=msgspec.to_builtins(used),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
                credential_public_key=base64url_to_bytes(found.value.public_key),
                credential_current_sign_count=0,  # looked at below, with words of its own
            )
        )
        await challenges.use(self._documents, challenge)
        await self._count(found, verified.new_sign_count)
        return wire.DeviceLink(*await self._moves.offer(found.person, "passkey"))

    async def _count(self, found: Found[Passkey], signed: int) -> None:
        """Raise `Refusal` for a passkey that has signed less than it had: it was copied."""
        before = await self._documents.get(Passkey.kind, found.key)
        if before is None:
            raise Refusal("ROOM-19", "room-passkey-unknown")
        passkey = msgspec.json.decode(before.body, type=Passkey)
        if (signed or passkey.signed) and signed <= passkey.signed:
            self.room.journal.warning("passkey copied")
            raise Refusal("ROOM-19", "room-passkey-copied")
        noted = msgspec.structs.replace(passkey, signed=signed, used=now())
        body = msgspec.json.encode(noted).decode()
        if not await self._documents.replace(before, body, before.at):
            raise StaleChallenge()  # it was used elsewhere at the same moment

    # Challenges

    def _challenge(self, purpose: Purpose, person: str) -> bytes:
        return challenges.new_challenge(self.room.links, purpose, person)

    def _answered(
        self, request: web.Request, client_data: str, purpose: Purpose, person: str
    ) -> bytes:
        """The challenge that a browser says it answers, if it is one for it; raises `Refusal`."""
        said = _checked(
            lambda: msgspec.json.decode(base64url_to_bytes(client_data), type=ClientData)
        )
        challenge = _checked(lambda: base64url_to_bytes(said.challenge))
        challenges.check(challenge, self.room.links, purpose, person)
        if said.origin not in site_of(request).origins:
            raise Refusal("ROOM-19", "room-passkey-origin", host=request.host[:80])
        return challenge

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        passkeys = "/api/me/passkeys"
        return (
            Operation(
                "POST",
                f"{passkeys}/begin",
                "room-api-passkey-begin",
                self.begin_passkey,
                wire.PasskeyOptions,
                wire.Called,
                costly="tokens",
                refusals=(409,),
            ),
            Operation(
                "POST",
                passkeys,
                "room-api-passkey-keep",
                self.keep_passkey,
                wire.PasskeyView,
                wire.NewPasskey,
                status=201,
                costly="tokens",
                refusals=(409,),
            ),
            Operation(
                "POST",
                f"{passkeys}/ask",
                "room-api-passkey-ask",
                self.ask_for_passkey,
                wire.PasskeyOptions,
                refusals=(403, 409),
            ),
            Operation(
                "POST",
                f"{passkeys}/use",
                "room-api-passkey-use",
                self.use_passkey,
                wire.DeviceLink,
                wire.UsedCredential,
                costly="tokens",
                refusals=(409,),
            ),
            Operation(
                "POST",
                f"{passkeys}/one/{{passkey}}",
                "room-api-passkey-name",
                self.name_passkey,
                wire.PasskeyView,
                wire.Called,
                parameters=(PASSKEY,),
                refusals=(404, 409),
            ),
            Operation(
                "DELETE",
                f"{passkeys}/one/{{passkey}}",
                "room-api-passkey-delete",
                self.delete_passkey,
                wire.PasskeyView,
                parameters=(PASSKEY,),
                refusals=(403, 404),
            ),
        )


def site_of(request: web.Request) -> Site:
    """What browsers take the room for; raises `Refusal` where they know no passkeys.

    They do where a page has a name and came by https, whatever a proxy made of it on the way, or
    where it is this machine's own.
    """
    name = name_in(request.host)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        own = name == "localhost"
        schemes = ("https", "http") if own else ("https",)
        return Site(name, [f"{scheme}://{request.host}" for scheme in schemes])
    raise Refusal("ROOM-19", "room-passkey-address")


def passkey_view(found: Found[Passkey]) -> wire.PasskeyView:
    passkey = found.value
    return wire.PasskeyView(short_id(found.key), passkey.name, passkey.made, passkey.used)


def short_id(credential: str) -> str:
    """By which a person names a passkey of theirs; ids of credentials may be long."""
    return hashlib.sha256(credential.encode()).hexdigest()[:SHORT]


def _sent(
    options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions,
) -> wire.PasskeyOptions:
    return wire.PasskeyOptions(msgspec.json.decode(options_to_json(options)))


def _checked(check: Callable[[], T]) -> T:
    """What a browser sent, if it is in order; raises `Refusal`."""
    try:
        return check()
    except Exception:  # strangers write what the library reads, and it raises many kinds
        raise Refusal("ROOM-19", "room-passkey-wrong") from None
