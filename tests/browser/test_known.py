"""Known on a second device by a passkey or a link, and known nowhere any more (ROOM-19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, expect

from browser.guest import PHONE, Guest
from browser.test_every_page import violations
from browser.test_forgetting_in_browser import agree, new_table, settings

Invite = Callable[..., Guest]
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


class Authenticator:
    """Chromium's own, in a guest's browser."""

    def __init__(self, guest: Guest) -> None:
        self._session: CDPSession = guest.context.new_cdp_session(guest.page)
        self._session.send("WebAuthn.enable")
        added = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._id = {"authenticatorId": added["authenticatorId"]}

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        return list(self._session.send("WebAuthn.getCredentials", self._id)["credentials"])

    def learn(self, passkey: dict[str, Any]) -> None:
        """As a phone does whose passkeys are kept in a cloud."""
        self._session.send("WebAuthn.addCredential", {**self._id, "credential": passkey})


def called(guest: Guest, name: str) -> None:
    guest.goto("/")
    guest.page.evaluate("name => localStorage.setItem('deskoherna-name', name)", name)


def heading(guest: Guest, name: str) -> None:
    expect(guest.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def test_a_passkey_on_a_second_device(invite: Invite) -> None:
    ada, phone = invite(), invite(size=PHONE)
    called(ada, "Ada")
    table = new_table(ada)
    own = Authenticator(ada)
    settings(ada)
    expect(ada.page.get_by_text("the only place where you are known")).to_be_visible()
    ada.button("Add a passkey").click()
    expect(ada.page.get_by_text("has been added")).to_be_visible()
    expect(ada.page.get_by_text("You are known elsewhere, too.")).to_be_visible()
    assert violations(ada) == []
    (passkey,) = own.passkeys
    cookie = ada.context.cookies()[0]["value"]
    assert cookie.split(".")[0] not in str(passkey)
    assert passkey["userName"] == "Ada"

    other = Authenticator(phone)
    phone.goto("/me/settings")
    phone.button("Sign in with a passkey").click()
    expect(phone.page.get_by_text("No passkey was used.")).to_be_visible()
    other.learn(passkey)
    phone.button("Sign in with a passkey").click()
    expect(phone.page.get_by_text("You are Ada on this device now")).to_be_visible()
    expect(phone.page.get_by_text("last used")).to_be_visible()
    phone.goto(f"/table/{table}")
    assert phone.seen()["you"]["seats"] == [0]

    settings(ada)
    ada.button("Rename").click()
    ada.page.get_by_label("Name of the passkey").fill("In my pocket")
    ada.button("Save").click()
    ada.button("Remove “In my pocket”").click()
    agree(ada, "Remove")
    expect(ada.page.get_by_text("“In my pocket” has been removed")).to_be_visible()
    eve = invite()
    Authenticator(eve).learn(other.passkeys[0])
    eve.goto("/me/settings")
    eve.button("Sign in with a passkey").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("does not know this passkey")
    eve.complaints.clear()  # the browser itself tells of the refusal


def test_a_code_takes_a_person_to_another_device_with_what_is_there(invite: Invite) -> None:
    ada, tablet = invite(), invite(size=PHONE)
    called(ada, "Ada")
    table = new_table(ada)
    settings(ada)
    ada.button("Go on at another device").click()
    offer = ada.page.get_by_role("dialog")
    expect(offer.get_by_role("img")).to_be_visible()
    assert violations(ada) == []
    link = offer.get_by_role("textbox").input_value()
    assert "#" in link
    own = new_table(tablet)

    requests: list[str] = []
    tablet.page.on("request", lambda request: requests.append(request.url))
    tablet.goto(link)
    heading(tablet, "Go on as Ada here?")
    expect(tablet.page.get_by_text("This device has one table of its own")).to_be_visible()
    assert violations(tablet) == []
    assert not any(link.partition("#")[2] in url.partition("#")[0] for url in requests)
    tablet.goto(f"/table/{table}")
    assert tablet.seen()["you"]["seats"] == []  # nothing has happened yet
    tablet.goto(link)
    tablet.button("Go on, and take the table along").click()
    heading(tablet, "You are Ada on this device now")
    for id_ in (table, own):
        for guest in (ada, tablet):
            guest.goto(f"/table/{id_}")
            assert guest.seen()["you"]["seats"] == [0]
    tablet.goto(link)
    heading(tablet, "This link no longer works")
    tablet.complaints.clear()  # the browser itself tells of the refusal

    settings(ada)
    expect(ada.page.get_by_text("By link,")).to_be_visible()
    ada.button("Forget me").click()
    assert violations(ada) == []
    agree(ada, "Forget me")
    expect(ada.page.get_by_text("The room has forgotten you.")).to_be_visible()
    assert ada.context.cookies() == []
    tablet.goto("/me/settings")
    expect(tablet.page.get_by_text("The room does not know you yet.")).to_be_visible()
