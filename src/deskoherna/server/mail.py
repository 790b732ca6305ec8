"""Letters: a link to confirm an address, and notices to addresses that were confirmed."""

from __future__ import annotations

import email.policy
import re
from collections.abc import Callable
from datetime import UTC, datetime
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import Policy
from email.utils import format_datetime, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from deskoherna.kernel import Problem, Refusal
from deskoherna.tables.identity import Links
from deskoherna.tables.journal import Journal
from deskoherna.tables.notices.notice import Notice
from deskoherna.tables.notices.sender import Outcome
from deskoherna.tables.people.calling import Address
from deskoherna.tables.people.documents import Found
from deskoherna.texts import speaker

from .door import is_this_device

WITHIN = 20.0  # seconds
PLACE = "/letters"
ADDRESS = re.compile(r"[A-Za-z0-9._%+'-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
PORTS = {"smtp": 587, "smtps": 465}


class LinkHeader(UnstructuredHeader, BaseHeader):
    """One line however long: folded it would be encoded, and mail programs read no such link."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


HEADERS = HeaderRegistry()
HEADERS.map_to_type("List-Unsubscribe", LinkHeader)
POLICY = email.policy.default.clone(header_factory=HEADERS)


class MailServer(NamedTuple):
    """Where letters are handed in, by whom, and from which address."""

    host: str
    port: int
    secure: bool  # from the first byte; else it becomes so, except on this machine
    user: str | None
    password: str | None
    sender: str


def mail_server(url: str, sender: str) -> MailServer:
    """smtps://user:password@mail.example or smtp://…; raises `Problem`."""
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        raise Problem("room-mail-url") from None
    if found.scheme not in PORTS or not found.hostname or found.path.strip("/"):
        raise Problem("room-mail-url")
    if not is_address(sender):
        raise Problem("room-mail-from", address=sender[:80])
    user = None if found.username is None else unquote(found.username)
    password = None if found.password is None else unquote(found.password)
    port = port or PORTS[found.scheme]
    return MailServer(found.hostname, port, found.scheme == "smtps", user, password, sender)


def is_address(text: str) -> bool:
    """Whether it can be an address; nothing that a header could be made of is one.

    >>> is_address("ada@example.com"), is_address("ada@example.com\\nBcc: all@example.com")
    (True, False)
    """
    return ADDRESS.fullmatch(text) is not None and ".." not in text


def check_address(text: str) -> None:
    if not is_address(text):
        raise Refusal("ROOM-20", "room-mail-address")


class Letters:
    def __init__(
        self, server: MailServer, journal: Journal, links: Links, base: Callable[[], str]
    ) -> None:
        """`base` is the address that people know the room by."""
        self._server = server
        self._journal = journal
        self._links = links
        self._address = base

    @property
    def _base(self) -> str:
        return self._address()

    async def ask(self, address: str, key: str, language: str) -> bool:
        """Send a link to confirm an address, and nothing that somebody chose; whether it went."""
        say = speaker(language)
        link = f"{self._base}{PLACE}/confirm/{self._links.ticket('confirm', key)}"
        text = say("room-letter-confirm", room=self._base, link=link)
        letter = self._letter(address, say("room-letter-confirm-subject"), text, language)
        return await self._hand_in(letter) == "sent"

    async def send(self, found: Found[Address], notice: Notice) -> Outcome:
        address, language = found.value.address, found.value.language
        say = speaker(language)
        stop = f"{self._base}{PLACE}/stop/{self._links.ticket('stop', found.key)}"
        text = say(
            "room-letter-notice",
            title=notice.title(language),
            body=notice.body(language),
            link=self._base + notice.path,
            stop=stop,
            settings=f"{self._base}/me/settings",
        )
        letter = self._letter(address, notice.title(language), text, language)
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        return await self._hand_in(letter)

    def _letter(self, address: str, subject: str, text: str, language: str) -> EmailMessage:
        letter = EmailMessage(POLICY)
        letter.set_content(text + "\n")
        letter["From"] = f"Deskoherna <{self._server.sender}>"
        letter["To"] = address
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = format_datetime(datetime.now(UTC))
        letter["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["Content-Language"] = language
        return letter

    async def _hand_in(self, letter: EmailMessage) -> Outcome:
        server = self._server
        try:
            await aiosmtplib.send(
                letter,
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.secure,
                start_tls=not (server.secure or is_this_device(server.host)),
                timeout=WITHIN,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            for_good = all(one.code >= 500 for one in refused.recipients)
            return "gone" if for_good else "failed"
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            self._journal.warning("mail failed", reason=type(error).__name__)
            return "failed"
        return "sent"
