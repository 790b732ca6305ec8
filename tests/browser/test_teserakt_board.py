"""The board of TESERAKT: choosing by pointer and key, in 3D and in layers."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, WIDE, Guest
from browser.teserakt_hands import (
    column,
    from_above,
    lay_table,
    me,
    moves,
    pictures,
    play,
    pressed,
    ready,
    thing,
    view,
)
from browser.test_every_page import LOOKS, violations
from scale import some

Invite = Callable[..., Guest]

VIEWS = ["flat", "cube"]
# Every card of level 2 moves a die, then rolls one, then gives a choice.
DECK = """
[research.plan]
name = "Plan"
level = 2
copies = 10
effects = [
    { do = "relocate" },
    { do = "roll", where = "zone" },
    { do = "choose", of = [[{ do = "action" }], [{ do = "set", where = "lab" }]] },
]
"""


@pytest.mark.parametrize("look", some(VIEWS, "a die is chosen then extracted"))
def test_a_die_is_chosen_then_extracted(invite: Invite, look: str) -> None:
    guest = invite()
    ready(guest, look)
    from_above(guest, look)
    free = next(name for name in view(guest)["free"] if name not in view(guest)["boundary"])
    pressed(guest, look, free)
    expect(column(guest, free)).to_have_attribute("aria-pressed", "true")
    expect(guest.prompt).to_contain_text(f"from {free}.")
    guest.page.keyboard.press("Escape")
    expect(guest.prompt).not_to_contain_text("Extract")
    pressed(guest, look, free)
    pressed(guest, look, free)
    guest.until(lambda: moves(guest)[-1] == f"take {free}")
    expect(guest.page.locator('[data-lab="A"] [data-die]')).to_have_count(2)


@pytest.mark.parametrize("look", some(VIEWS, "what is not free says why"))
def test_what_is_not_free_says_why(invite: Invite, look: str) -> None:
    guest = invite()
    ready(guest, look)
    from_above(guest, look)
    inner = next(name for name in ("b2", "c2", "b3", "c3") if name not in view(guest)["free"])
    about = guest.page.locator(".tip p")
    box = column(guest, inner).bounding_box()
    assert box is not None
    guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(about).to_contain_text("fewer than two of its side faces")
    expect(about).to_contain_text(f"on {inner}, layer 4")
    pressed(guest, look, inner)
    expect(guest.prompt).to_contain_text(re.compile("is not free.*TES-16", re.S))
    column(guest, inner).focus()
    guest.page.keyboard.press("PageDown")
    guest.page.keyboard.press("i")
    expect(about).to_contain_text("another die lies on it")
    guest.page.keyboard.press("Enter")
    expect(guest.prompt).to_contain_text("the others lie under it")


@pytest.mark.parametrize("look", some(VIEWS, "by keys alone"))
def test_by_keys_alone(invite: Invite, look: str) -> None:
    guest = invite()
    ready(guest, look)
    column(guest, "b1").focus()
    guest.page.keyboard.press("ArrowLeft")
    expect(column(guest, "a1")).to_be_focused()
    for key in ("Enter", "Enter"):
        guest.page.keyboard.press(key)
    guest.until(lambda: moves(guest)[-1] == "take a1")
    guest.await_turn(0)
    die = guest.page.locator('[data-lab="A"] [data-die]').first
    name = str(die.get_attribute("data-die"))
    die.focus()
    guest.page.keyboard.press("Enter")
    to = guest.page.locator('.tray [data-thing^="to:"]').first
    value = str(to.get_attribute("data-thing")).removeprefix("to:")
    to.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.prompt).to_contain_text(f"to {value}.")
    guest.page.keyboard.press("Enter")
    guest.until(lambda: moves(guest)[-1] == f"turn {name} to {value}")


def test_the_cube_turns_and_rests(invite: Invite) -> None:
    guest = invite(motion="no-preference")
    ready(guest, "cube")
    canvas = guest.page.locator("canvas")
    guest.until(lambda: pictures(guest) > 0)
    box = canvas.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 30

    def place() -> float:
        found = column(guest, "a4").bounding_box()
        assert found is not None
        return found["x"]

    def turned_by(turn: Callable[[], None]) -> None:
        before, drawn = place(), pictures(guest)
        turn()
        guest.until(lambda: abs(place() - before) > 5)
        assert pictures(guest) > drawn

    def drag() -> None:
        guest.page.mouse.move(x, y)
        guest.page.mouse.down()
        guest.page.mouse.move(x + 90, y + 10, steps=4)
        guest.page.mouse.up()

    turned_by(drag)
    turned_by(lambda: guest.page.keyboard.press("q"))
    turned_by(lambda: guest.button("Turn to the right").click())
    guest.page.mouse.move(x, y)
    turned_by(lambda: guest.page.mouse.wheel(0, 300))
    guest.page.mouse.move(5, 5)
    frames(guest, 5)
    drawn = pictures(guest)
    frames(guest, 30)  # nothing moves, and nothing is drawn
    assert pictures(guest) == drawn


def frames(guest: Guest, count: int) -> None:
    """Wait for so many frames of the browser."""
    guest.page.evaluate(
        """(left) => new Promise((go) => {
          const next = () => (left-- ? requestAnimationFrame(next) : go());
          next();
        })""",
        count,
    )


def test_a_pinch_comes_nearer(invite: Invite) -> None:
    guest = invite(size=PHONE)
    ready(guest, "cube")
    guest.until(lambda: pictures(guest) > 0)

    def width() -> float:
        a, d = column(guest, "a4").bounding_box(), column(guest, "d1").bounding_box()
        assert a is not None
        assert d is not None
        return abs(a["x"] - d["x"])

    before = width()
    guest.page.locator("canvas").evaluate(
        """(canvas) => {
          const touch = (kind, pointerId, clientX) => canvas.dispatchEvent(new PointerEvent(kind,
            {pointerId, clientX, clientY: 300, pointerType: 'touch', bubbles: true}));
          canvas.setPointerCapture = () => {};
          touch('pointerdown', 1, 150); touch('pointerdown', 2, 200);
          touch('pointermove', 1, 110); touch('pointermove', 2, 240);
          touch('pointerup', 1, 110); touch('pointerup', 2, 240);
        }"""
    )
    guest.until(lambda: width() > 1.2 * before)


@pytest.mark.parametrize("look", some(VIEWS, "a card is carried out step by step"))
def test_a_card_is_carried_out_step_by_step(invite: Invite, look: str) -> None:
    """Only what is possible can be chosen; it is taken back as long as nothing was rolled."""
    guest = invite()
    lay_table(guest, [me()], look, deck=DECK)
    for move in ("be optician", "at a1", "be pilot", "at d4"):
        play(guest, move)
    guest.await_turn(0)
    from_above(guest, look)
    card = guest.page.locator('[data-hand="A"] [data-card="plan"]')
    card.click()
    expect(guest.page.locator(".tray [data-thing]")).to_have_count(1)  # no higher card is left
    thing(guest, "play").click()
    thing(guest, "play").click()
    expect(guest.prompt).to_contain_text("Which die do you relocate")
    expect(guest.page.locator(".told")).to_contain_text("Being carried out: Plan")
    free = view(guest)["free"]
    offered = guest.page.locator(".stage [data-top][data-thing]")
    assert sorted(offered.evaluate_all("all => all.map(o => o.dataset.thing)")) == sorted(free)
    target = next(name for name in ("a1", "d4", "a4", "d1") if len(dice_on(guest, name)) < 4)
    source = next(name for name in free if name != target)
    pressed(guest, look, source)
    pressed(guest, look, target)
    expect(guest.prompt).to_contain_text(f"from {source} to {target}")
    guest.button("Play").click()
    expect(guest.prompt).to_contain_text("Which die do you roll")
    guest.button(f"Take back move {len(moves(guest))}").click()
    expect(guest.prompt).to_contain_text("Which die do you relocate")
    thing(guest, "done").click()
    expect(guest.prompt).to_contain_text("Which die do you roll")
    guest.page.locator(".zone [data-thing]").first.click()
    expect(guest.prompt).to_contain_text("cannot be taken back")
    guest.button("Play").click()
    expect(thing(guest, "choose:2")).to_have_text("Set a die in your lab.")
    thing(guest, "choose:1").click()
    thing(guest, "choose:1").click()
    guest.until(lambda: view(guest)["actions"] == 4 and view(guest)["carried"] is None)
    expect(guest.page.get_by_role("img", name="4 actions")).to_be_visible()


def dice_on(guest: Guest, name: str) -> list[str]:
    dice: list[str] = view(guest)["columns"]["abcd".index(name[0]) + 4 * (int(name[1]) - 1)]
    return dice


def test_the_look_is_remembered(invite: Invite) -> None:
    guest = invite()
    ready(guest, "cube")
    switch = guest.page.get_by_role("switch", name="The Tesseract in 3D")
    expect(switch).to_be_checked()
    switch.click()
    expect(guest.page.locator(".layers [data-top]")).to_have_count(16)
    expect(guest.page.locator("canvas")).to_have_count(0)
    guest.page.reload()
    expect(switch).not_to_be_checked()
    guest.page.keyboard.press("v")
    expect(guest.page.locator("canvas")).to_have_count(1)


def test_without_3d_the_layers_are_shown(invite: Invite) -> None:
    guest = invite()
    guest.context.add_init_script(
        """const get = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
          return kind.startsWith('webgl') ? null : get.call(this, kind, ...rest);
        };"""
    )
    ready(guest, "cube")
    expect(guest.page.locator(".layers [data-top]")).to_have_count(16)
    expect(guest.page.get_by_role("status").filter(has_text="cannot draw in 3D")).to_be_visible()


def test_no_other_game_loads_the_cube(invite: Invite) -> None:
    guest = invite()
    loaded: list[str] = []
    guest.page.on("request", lambda request: loaded.append(request.url))
    guest.play_bot()
    guest.await_turn(0)
    guest.goto("/")
    expect(guest.page.get_by_role("article").filter(has_text="TESERAKT")).to_be_visible()
    assert loaded
    assert not [url for url in loaded if "scene3d" in url]


@pytest.mark.parametrize("look", some(VIEWS, "what happens is filmed"))
def test_what_happens_is_filmed(invite: Invite, look: str) -> None:
    guest = invite(motion="no-preference")
    ready(guest, look)
    guest.page.evaluate(
        """() => {
          window.flown = new Set();
          new MutationObserver(() => document.querySelectorAll('.effects .flying, .effects .symbol')
            .forEach((one) => window.flown.add(one.className.split(' ')[0]))
          ).observe(document.querySelector('.stage'), {childList: true, subtree: true});
        }"""
    )
    for _ in range(3):
        guest.await_turn(0)  # a film that is late would be cut short
        play(guest, "take a1")  # down to the base
    guest.page.wait_for_function("() => window.flown.has('flying') && window.flown.has('symbol')")
    guest.await_turn(0)
    expect(guest.page.locator(".zone [data-die]")).to_have_count(len(view(guest)["zone"]))


def test_the_boundary_die_is_marked_in_3d(invite: Invite) -> None:
    """TES-32: over what has changed, and through what stands before it."""
    guest = invite()
    ready(guest, "cube")
    guest.until(lambda: pictures(guest) > 0)
    turn = guest.button("Turn to the right")
    for _ in range(3):
        for name in view(guest)["boundary"]:
            guest.until(lambda name=name: pointers(guest, name) > 40)  # type: ignore[misc]
        drawn = pictures(guest)
        for _ in range(6):
            turn.click()
        guest.until(lambda drawn=drawn: pictures(guest) > drawn)  # type: ignore[misc]


def pointers(guest: Guest, name: str) -> int:
    """How many pixels above the die have the colour that warns of a collapse."""
    seen = column(guest, name).bounding_box()
    assert seen is not None
    x, y = seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2
    picture = guest.page.screenshot(
        clip={"x": x - 20, "y": max(0, y - 60), "width": 40, "height": 60}
    )
    return int(guest.page.evaluate(WARNING, base64.b64encode(picture).decode()))


WARNING = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  const read = () => [...pen.getImageData(0, 0, bitmap.width, bitmap.height).data];
  const probe = document.querySelector('.teserakt').appendChild(document.createElement('i'));
  probe.style.color = 'var(--teserakt-danger)';
  pen.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = read();
  pen.drawImage(bitmap, 0, 0);
  const all = read();
  let count = 0;
  for (let at = 0; at < all.length; at += 4)
    if (Math.hypot(all[at] - red, all[at + 1] - green, all[at + 2] - blue) < 12) count += 1;
  return count;
}"""


def test_columns_have_their_names_in_layers(invite: Invite) -> None:
    guest = invite()
    ready(guest, "flat")
    names = guest.page.locator(".layer").first.locator(".file, .row").all_inner_texts()
    assert sorted(names) == list("1234abcd")
    for nth, file in enumerate("abcd"):
        over = guest.page.locator(f'[data-at="{file}41"]').bounding_box()
        under = guest.page.locator(".layer").last.locator(".file").nth(nth).bounding_box()
        assert over is not None and under is not None
        assert abs(over["x"] + over["width"] / 2 - under["x"] - under["width"] / 2) < 2


def parts(guest: Guest) -> Iterator[None]:
    """Every part of the board comes into sight: one by one on a phone, else all at once."""
    tabs = guest.page.locator("[data-tab]").all()
    for tab in tabs:
        tab.click()
        yield
    if not tabs:
        yield


@pytest.mark.parametrize("size", some([WIDE, PHONE], "large enough"))
def test_everything_is_large_enough_for_a_finger(invite: Invite, size: tuple[int, int]) -> None:
    """And everything tells what it is."""
    guest = invite(size=size)
    ready(guest)
    guest.button("Hide the goal").click()  # it goes with the first move at the latest
    for _ in parts(guest):
        sizes = guest.page.locator(".stage button").evaluate_all(
            "all => all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))"
        )
        assert min(sizes) >= 44
        untold = ".stage button:not([data-tell]):not([data-tell] *)"
        assert guest.page.locator(untold).all_inner_texts() == []


def test_a_large_lab_is_in_sight_on_a_phone_and_parts_have_words(invite: Invite) -> None:
    """TES-R18: the Quartermaster has two places more than others."""
    guest = invite(size=PHONE)
    lay_table(guest, [me()])
    card = guest.page.locator(".choosing li", has_text="Quartermaster").bounding_box()
    shown = guest.page.locator(".choosing ul").bounding_box()
    assert card is not None and shown is not None
    assert card["y"] + card["height"] <= shown["y"] + shown["height"]
    for move in ("be quartermaster", "at a1", "be pilot", "at d4"):
        play(guest, move)
    labs = guest.page.locator('[data-lab="A"]')
    guest.page.get_by_role("tab").filter(has_text="Labs").click()
    expect(labs).to_have_count(2)  # at thumb height, and among all of them
    for lab in labs.all():
        assert lab.evaluate(
            "(lab) => lab.scrollWidth <= lab.clientWidth && lab.childElementCount == 8"
        )
    words = guest.page.locator("[role=tab] small")
    assert words.all_inner_texts() == ["Cube", "Collapse", "Panel", "Labs"]
    assert all(word.is_visible() for word in words.all())


# Texts that reach beyond something that clips them; the researchers to choose from may be scrolled.
# Letters may be a little higher than their lines.
CUT = """() => [...document.querySelectorAll('.stage .teserakt *')].flatMap((one) => {
  const texts = [...one.childNodes].filter((text) => text.nodeType === 3 && text.data.trim());
  if (one.closest('svg, .unseen, [aria-hidden=true]')) return [];
  return texts.filter((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const seen = range.getBoundingClientRect();
    for (let box = one; !box.matches('.teserakt, ul'); box = box.parentElement) {
      const {left, right, top, bottom} = box.getBoundingClientRect();
      const clips = getComputedStyle(box).overflow !== 'visible';
      if (clips && (seen.left < left - 1 || seen.right > right + 1)) return true;
      if (clips && (seen.top < top - 4 || seen.bottom > bottom + 4)) return true;
    }
    return false;
  }).map((text) => text.data.trim());
})"""


@pytest.mark.parametrize("language", some(["en-GB", "cs"], "places"))
@pytest.mark.parametrize("seats", [1, 4])
def test_everything_has_its_place(invite: Invite, seats: int, language: str) -> None:
    """From the first question on the cube is in sight, no text is cut, labs do not move."""
    guest = invite(language=language)
    others = [{"who": "here", "name": f"Bob {nth}"} for nth in range(1, seats)]
    lay_table(guest, [me(), *others])
    guest.page.locator(".choosing .recommended").wait_for()
    first = guest.page.locator(".choosing li").first
    expect(first.locator(".recommended")).to_have_count(1)
    assert min(share_of_cube(guest)) >= 0.5
    assert guest.page.evaluate(CUT) == []
    for seat in range(seats):
        while str(seat) in guest.seen()["position"]["asks"] and view(guest)["turns"] == 0:
            play(guest, guest.seen()["position"]["asks"][str(seat)]["recommended"], seat)
    places = []
    for seat in range(2):
        asked = seat % seats
        guest.until(lambda asked=asked: str(asked) in guest.seen()["position"]["asks"])  # type: ignore[misc]
        expect(guest.page.locator(f'.active[data-bench="{"AB"[seat]}"]')).to_have_count(1)
        assert min(share_of_cube(guest)) >= 0.5
        assert guest.page.evaluate(CUT) == []
        benches = guest.page.locator("[data-bench]").evaluate_all(
            "all => all.map((one) => [one.dataset.bench, one.offsetLeft, one.offsetTop])"
        )
        places.append(benches)
        while view(guest)["turn"] == "AB"[seat] and not view(guest)["result"]:
            play(guest, guest.legal(asked)[0], asked)
    assert places[0] == places[1]
    assert len(places[0]) == max(2, seats)


def share_of_cube(guest: Guest) -> tuple[float, float]:
    """Of the width and of the height of the board."""
    cube = guest.page.locator("[data-cube]").bounding_box()
    board = guest.page.locator(".teserakt").bounding_box()
    assert cube is not None and board is not None
    return cube["width"] / board["width"], cube["height"] / board["height"]


def test_a_die_is_carried_to_the_lab(invite: Invite) -> None:
    guest = invite()
    ready(guest)
    free = view(guest)["free"][0]
    column(guest, free).drag_to(guest.page.locator('[data-lab="A"]'))
    expect(guest.prompt).to_contain_text(f"from {free}.")
    guest.button("Play").click()
    guest.until(lambda: moves(guest)[-1] == f"take {free}")


@pytest.mark.parametrize(("language", "size"), some(LOOKS, "teserakt_board"))
def test_axe(invite: Invite, language: str, size: tuple[int, int]) -> None:
    guest = invite(language=language, size=size)
    lay_table(guest, [me()], "cube")
    guest.page.wait_for_selector(".choosing")
    assert violations(guest) == []
    for move in ("be optician", "at a1", "be pilot", "at d4"):
        play(guest, move)
    guest.page.wait_for_selector('[data-lab="A"]')
    guest.await_turn(0)
    for _ in VIEWS:
        for _ in parts(guest):
            assert violations(guest) == []
        guest.page.locator("[data-look]").click()
    guest.page.locator('[data-lab="A"] [data-die]').first.click()
    expect(guest.page.locator('.tray [data-thing^="to:"]').first).to_be_visible()
    assert violations(guest) == []
