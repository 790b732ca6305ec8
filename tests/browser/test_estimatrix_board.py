"""The table of ESTIMATRIX Spectrum: hints that harm or are hidden, keys, fingers, looks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.estimatrix_hands import (
    QUICK,
    answer,
    ban,
    bots,
    draw,
    form,
    hint,
    lay_table,
    me,
    pick,
    say,
    sit_down,
    strokes,
    until_asked,
    view,
)
from browser.guest import PHONE, WIDE, Guest
from browser.test_every_page import LOOKS, violations
from scale import some

Invite = Callable[..., Guest]


def as_quanter(guest: Guest, **options: object) -> None:
    """The guest gives the first hint: seat 0 is Negater, seat 1 Quanter."""
    lay_table(guest, [*bots(1), me(), *bots(2)], **(QUICK | options))
    until_asked(guest, "[data-ban]")


HOSTILE = {
    "<script>alert(1)</script>": "looks like a piece of a web page",
    "lemon\u202enomel": "U+202E",
    "z" + "\u0301" * 9: "at most 5 marks",
}


def test_hostile_hints(invite: Invite) -> None:
    """EST-R4: the reason is said before anything is sent, and by the server again."""
    guest = invite()
    as_quanter(guest)
    ban(guest, "red")
    version = guest.seen()["position"]["version"]
    for words, reason in HOSTILE.items():
        guest.page.get_by_label("Hint in words").fill(words)
        expect(guest.page.locator(".reason")).to_contain_text(reason)
        expect(guest.page.locator("[data-give]")).to_be_disabled()
        refused = guest.command(do="play", seat=1, move=f"say {words}", version=version)
        assert refused["problem"]["rule"] == "EST-R4"
    assert guest.seen()["position"]["version"] == version


def test_a_poem_keeps_its_lines(invite: Invite) -> None:
    """EST-8"""
    guest = invite()
    as_quanter(guest)
    ban(guest, "red")
    guest.page.get_by_label("Hint in words").focus()
    guest.page.keyboard.type("Still waters")
    guest.page.keyboard.press("Shift+Enter")
    guest.page.keyboard.type("run deep")
    guest.page.keyboard.press("Enter")
    guest.until(lambda: view(guest)["hint"] is not None)
    assert view(guest)["hint"]["words"] == "Still waters\nrun deep"


def test_a_huge_drawing(invite: Invite) -> None:
    """EST-R4: neither too many strokes nor too many points, and nothing beside the sheet."""
    guest = invite()
    as_quanter(guest)
    ban(guest, "red")
    version = guest.seen()["position"]["version"]
    dot = "3kAAAAf"
    for move, key in [
        ("draw " + ",".join([dot] * 201), "estimatrix-strokes"),
        ("draw 3k" + "AAAAf" * 4001, "estimatrix-points"),
        ("draw 3kAA__f", "estimatrix-stroke"),
        ("draw 3rAAAAf", "estimatrix-ink"),
        ("draw 3k" + "A" * 90_000, "room-move-too-long"),
    ]:
        refused = guest.command(do="play", seat=1, move=move, version=version)
        assert refused["problem"]["key"] == key
    assert guest.command(do="draft", seat=1, move="aloud")["problem"]["key"] == "room-not-open"
    assert guest.command(do="draft", seat=0, move=f"draw {dot}")["problem"]["rule"] == "ROOM-10"
    assert guest.seen()["position"]["version"] == version


@pytest.mark.parametrize("motion", some(["reduce", "no-preference"], "undos"))
def test_quick_undos(invite: Invite, motion: str) -> None:
    """As many strokes are taken back as was asked for; then the drawing is shown."""
    guest = invite(motion=motion)
    as_quanter(guest)
    ban(guest, "red")
    form(guest, "drawing").click()
    for high in (0.2, 0.4, 0.6, 0.8, 0.9):
        draw(guest, [(0.2, high), (0.8, high)])
    guest.until(lambda: len((view(guest)["hint"] or {"strokes": ()})["strokes"]) == 5)
    box = guest.page.locator("[data-undo]").bounding_box()
    assert box is not None
    for _ in range(3):
        guest.page.mouse.click(box["x"] + 10, box["y"] + 10)
    guest.page.locator("[data-give]").click()
    expect(guest.page.locator("[data-set]")).to_be_visible()
    assert view(guest)["hint"]["form"] == "drawing"
    assert len(view(guest)["hint"]["strokes"]) == 2


def test_a_table_that_forbids_naming_colours(invite: Invite) -> None:
    """EST-R10, EST-8: said beforehand; other forms are not offered."""
    guest = invite()
    as_quanter(guest, naming=False, hints="screen")
    ban(guest, "white")
    expect(guest.page.get_by_text("may not name colours")).to_be_visible()
    expect(form(guest, "aloud")).to_have_count(0)
    guest.page.get_by_label("Hint in words").fill("červená jako rajče")
    expect(guest.page.locator(".reason")).to_contain_text("červená")
    guest.page.locator(".reason button").click()
    expect(guest.page.get_by_role("tabpanel", name="Rules")).to_contain_text("EST-R10")
    guest.page.get_by_label("Hint in words").fill("rajče")
    expect(guest.page.locator(".reason")).to_have_text("")
    guest.page.locator("[data-give]").click()
    expect(hint(guest)).to_contain_text("rajče")
    expect(guest.page.get_by_role("button", name="Others first")).to_be_visible()


def test_the_host_hides_a_hint(invite: Invite) -> None:
    """ROOM-16: it is sent to nobody but its maker any more, in the log neither."""
    guests = [invite(), invite(), invite()]
    host, maker, other = guests
    lay_table(host, [me(), {"who": "friend"}, {"who": "friend"}], **QUICK)
    sit_down(host, guests[1:])
    until_asked(maker, "[data-ban]")
    ban(maker, "red")
    say(maker, "something rude")
    expect(hint(other)).to_contain_text("something rude")
    expect(other.page.locator("[data-hide]")).to_have_count(0)
    host.page.locator("[data-hide]").click()
    for guest in (host, other):
        expect(hint(guest)).to_contain_text("hidden")
        expect(guest.log).not_to_contain_text("something rude")
        expect(guest.log).to_contain_text("The host has hidden")
        assert "something rude" not in str(guest.seen())
    expect(hint(maker)).to_contain_text("something rude")
    expect(hint(maker)).to_contain_text("hidden your hint")
    other.goto(f"/table/{other.table}/text")
    expect(other.page.get_by_role("heading", level=1)).to_be_visible()
    expect(other.page.locator("body")).not_to_contain_text("something rude")
    refused = other.command(do="hide", number=1, hidden=False)
    assert refused["problem"]["key"] == "room-host-only"
    host.page.locator("[data-hide]").click()
    expect(hint(host)).to_contain_text("something rude")
    expect(host.log).to_contain_text("something rude")


def test_by_keys_alone(invite: Invite) -> None:
    guest = invite()
    lay_table(guest, [me(), *bots(2)], negater="first")
    expect(guest.page.locator('[data-move="letter R"]')).to_be_visible()
    guest.page.keyboard.press("r")
    guest.until(lambda: view(guest)["letters"][0] == "R")
    asked = "[data-ban], [data-set][disabled]"
    until_asked(guest, asked)
    if guest.page.locator("[data-ban]").count():
        guest.page.keyboard.press("3")
        guest.page.keyboard.press("Enter")
        guest.page.get_by_label("Hint in words").focus()
        guest.page.keyboard.type("the deep sea")
        guest.page.keyboard.press("Enter")
        expect(hint(guest)).to_contain_text("the deep sea")
    banned = view(guest)["ban"]
    chosen, key = ("blue", "5") if banned != "blue" else ("green", "4")
    guest.page.keyboard.press(key)
    expect(guest.page.locator("[data-set]")).to_have_text(f"Set {chosen}")
    guest.page.locator(f".stage input[value={chosen}]").focus()
    guest.page.keyboard.press("Enter")
    guest.until(
        lambda: (
            (view(guest)["last"] or {"answers": [view(guest)["answer"]]})["answers"][0] == chosen
        )
    )


def test_a_die_is_turned_again(invite: Invite) -> None:
    """EST-R5: until the last one is in; nobody else learns what it shows."""
    guests = [invite(), invite(), invite()]
    host, quanter, other = guests
    lay_table(host, [me(), {"who": "friend"}, {"who": "friend"}], **QUICK)
    sit_down(host, guests[1:])
    until_asked(quanter, "[data-ban]")
    ban(quanter, "red")
    say(quanter, "a lemon")
    answer(quanter, "yellow")
    answer(other, "blue")
    expect(host.page.locator('[data-place="2"] .die')).to_have_attribute("aria-label", "die is set")
    assert "blue" not in str(view(host)["answered"]) and view(host)["answer"] is None
    pick(other, "yellow")
    expect(other.page.locator("[data-set]")).to_have_text("Change to yellow")
    other.page.locator("[data-set]").click()
    other.until(lambda: view(other)["answer"] == "yellow")
    answer(host, "green")
    host.until(lambda: view(host)["last"] is not None)
    assert view(host)["last"]["answers"] == ["green", "yellow", "yellow"]


def test_a_film_of_the_reveal(invite: Invite) -> None:
    """With motion: the dice are shown together, then letters fly; it can be skipped."""
    guest = invite(motion="no-preference")
    lay_table(guest, [me(), *bots(3)], **QUICK)
    until_asked(guest, "[data-set][disabled]")
    answer_any(guest)
    expect(guest.button("Skip")).to_be_visible()
    guest.button("Skip").click()
    guest.until(lambda: view(guest)["last"] is not None)
    until_asked(guest, "[data-set][disabled], [data-ban]")


def test_the_dice_come_to_the_middle(invite: Invite) -> None:
    """One after another, with the hint in sight, and then what came of it."""
    guest = invite(motion="no-preference")
    as_quanter(guest)
    ban(guest, "red")
    say(guest, "a lemon")
    pick(guest, "yellow")
    guest.page.locator("[data-set]").click()
    expect(guest.page.locator("[data-reveal] li")).to_have_count(4)
    expect(hint(guest)).to_have_text("a lemon")
    expect(guest.page.locator("[data-reveal] li.right")).not_to_have_count(0)
    expect(guest.page.locator(".stage .fate")).not_to_have_text("")
    guest.page.keyboard.press("Escape")
    guest.until(lambda: view(guest)["last"] is not None)
    expect(guest.page.locator("[data-recap] [data-reveal] li")).to_have_count(4)


def test_the_seats_are_shown_once(invite: Invite) -> None:
    """On the board, with clocks; what the host may do about a seat is in the menu of the table."""
    for size in (WIDE, PHONE):
        guest = invite(size=size)
        as_quanter(guest)
        expect(guest.page.locator("[data-place]")).to_have_count(4)
        assert guest.page.locator("section.seats li").count() == 0
        expect(guest.page.locator("[data-place='1'][aria-current=step]")).to_contain_text("Ada")
        guest.button("Table").click()
        bot = guest.seen()["status"]["seats"][0]["name"]
        guest.page.get_by_role("button", name=f"Seat of {bot}").click()
        expect(guest.page.get_by_role("dialog", name=bot)).to_be_visible()


def test_a_drawing_is_one_line_and_one_undo(invite: Invite) -> None:
    """However many strokes it has; and whoever draws for bots is told that they see nothing."""
    guest = invite()
    as_quanter(guest)
    ban(guest, "red")
    expect(guest.page.locator("[data-unseen]")).to_have_count(0)
    form(guest, "drawing").click()
    expect(guest.page.locator("[data-unseen]")).to_contain_text("Bots cannot see drawings")
    for high in (0.2, 0.5, 0.8):
        draw(guest, [(0.2, high), (0.8, high)])
    expect(guest.log.get_by_text("Ada draws: 3 strokes.")).to_have_count(1)
    expect(guest.log).not_to_contain_text("one stroke")
    guest.button("Take back move 2").click()
    guest.until(lambda: view(guest)["hint"] is None)
    assert view(guest)["ban"] == "red"
    expect(form(guest, "text")).to_be_visible()


def test_a_bot_speaks_the_language_of_the_reader(invite: Invite) -> None:
    """EST-8: what it says is in both; nobody is shown more than one."""
    guest = invite(language="cs")
    lay_table(guest, [me(), *bots(2)], **QUICK)
    until_asked(guest, "[data-set][disabled]")
    czech = view(guest)["hint"]["words"].split(" | cs: ")[-1]  # alone if it is the same in both
    expect(hint(guest).locator("blockquote")).to_have_text(czech)
    expect(guest.page.get_by_role("tabpanel")).to_contain_text(f"napovídá: {czech}")
    assert " | " not in guest.page.locator("body").inner_text()


def test_the_keyboard_of_a_phone_hides_nothing(invite: Invite) -> None:
    """The page shrinks with it: the hint can be given without scrolling."""
    guest = invite(size=PHONE)
    as_quanter(guest)
    ban(guest, "red")
    guest.page.get_by_label("Hint in words").fill("a lemon")
    guest.page.set_viewport_size({"width": 390, "height": 480})
    expect(guest.page.locator("[data-give]")).to_be_in_viewport(ratio=1)
    expect(guest.page.get_by_label("Hint in words")).to_be_in_viewport(ratio=1)
    fits = "(e) => e.scrollHeight <= e.clientHeight"
    assert guest.page.locator(".stage .centre").evaluate(fits)
    guest.page.locator("[data-give]").click()
    expect(hint(guest)).to_contain_text("a lemon")


def answer_any(guest: Guest) -> None:
    guest.page.locator(".stage input[type=radio]:enabled").first.check(force=True)
    guest.page.locator("[data-set]").click()


def test_on_a_phone(invite: Invite) -> None:
    """A finger draws without moving the page; a palm beside a pen does not."""
    guest = invite(size=PHONE)
    as_quanter(guest, ink="colours")
    ban(guest, "red")
    form(guest, "drawing").click()
    guest.page.locator("[data-ink=g]").click()
    draw(guest, [(0.2, 0.2), (0.7, 0.7)])
    guest.until(lambda: bool(view(guest)["hint"]))
    assert view(guest)["hint"]["strokes"][0][1] == "g"
    touch = """([kind, width]) => {
      const sheet = document.querySelector('[data-sheet]');
      const {x, y} = sheet.getBoundingClientRect();
      const at = {pointerId: 7, pointerType: kind, width, height: width, pressure: 0.9};
      at.bubbles = true;
      sheet.setPointerCapture = () => {};
      const fire = (type, by) => sheet.dispatchEvent(
        new PointerEvent(type, {...at, clientX: x + by, clientY: y + by}));
      fire('pointerdown', 20); fire('pointermove', 60); fire('pointerup', 60);
    }"""
    guest.page.evaluate(touch, ["touch", 120])  # a palm
    guest.page.evaluate(touch, ["pen", 1])
    expect(strokes(guest)).to_have_attribute("data-strokes", "2")
    guest.page.evaluate(touch, ["touch", 20])  # the hand that holds the pen
    guest.until(lambda: len(view(guest)["hint"]["strokes"]) == 2)
    assert view(guest)["hint"]["strokes"][1][-1] == "6"  # pressed hard
    guest.page.locator("[data-give]").click()
    expect(guest.page.locator("[data-set]")).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_six_on_a_phone(invite: Invite) -> None:
    """What is to be done stays in sight, whatever the hint; letters and dice lie side by side."""
    guest = invite(size=PHONE)
    lay_table(guest, [*bots(1), me(), *bots(4)], ink="colours", **QUICK)
    until_asked(guest, "[data-ban]")
    ban(guest, "red")
    overlaps = """() => [...document.querySelectorAll('[data-place]')].flatMap((place) => {
      const parts = [...place.querySelectorAll('[data-letter], .die')];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      boxes.sort((one, other) => one.left - other.left);
      return boxes.slice(1).filter((box, nth) => box.left < boxes[nth].right - 0.5);
    }).length"""
    assert guest.page.evaluate(overlaps) == 0
    form(guest, "drawing").click()
    draw(guest, [(0.2, 0.2), (0.7, 0.7)])
    expect(guest.page.get_by_text("rub everything out first")).to_be_visible()
    expect(guest.page.locator("[data-give]")).to_be_in_viewport(ratio=1)
    expect(guest.page.get_by_placeholder("Description")).to_be_in_viewport(ratio=1)
    guest.button("Rub everything out").click()
    say(guest, ("a river that runs through seven valleys, " * 12)[:490])
    expect(guest.page.locator("[data-set]")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".stage [data-colour=blue]")).to_be_in_viewport(ratio=1)


def test_the_turn_before(invite: Invite) -> None:
    """EST-11: it can be seen while the next hint is thought about, and what bots say about it."""
    guest = invite()
    as_quanter(guest)
    ban(guest, "red")
    say(guest, "a lemon")
    answer(guest, "yellow")
    guest.until(lambda: view(guest)["turns"] == 2 and view(guest)["hint"] is not None)
    until_asked(guest, "[data-set][disabled]")
    before = guest.page.locator("[data-recap]")
    expect(before).to_contain_text("Ada, “a lemon”")
    expect(before.locator("[data-remark]")).to_have_count(3)
    expect(guest.page.locator("[data-place] [data-remark]")).to_have_count(0)
    expect(guest.log).to_contain_text("Ada, the Quanter, shows yellow.")
    negater = guest.seen()["status"]["seats"][0]["name"]
    expect(guest.log).to_contain_text(f"{negater}, the Negater, shows")


@pytest.mark.parametrize(("language", "size"), some(LOOKS, "estimatrix_board"))
def test_axe_finds_nothing(invite: Invite, language: str, size: tuple[int, int]) -> None:
    guest = invite(language=language, size=size)
    as_quanter(guest, ink="colours")
    assert violations(guest) == []
    ban(guest, "yellow")
    for name in ("emoji", "drawing", "aloud", "text"):
        form(guest, name).click()
        assert violations(guest) == []
    guest.page.locator("textarea").fill("<b>")
    expect(guest.page.locator(".reason")).not_to_have_text("")
    assert violations(guest) == []
    guest.page.locator("textarea").fill("slunce")
    expect(guest.page.locator(".reason")).to_have_text("")
    guest.page.locator("[data-give]").click()
    expect(guest.page.locator("[data-set]")).to_be_visible()
    assert violations(guest) == []
