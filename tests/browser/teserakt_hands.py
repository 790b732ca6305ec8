"""How guests play TESERAKT: by what the board offers, quickly or by hand, in 3D and in layers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from browser.guest import Guest

GAME = "teserakt"

# Someone at the page who presses what is offered as soon as it is, until the game is over or what
# `stop` names is there. Sets are stabilised, cards are played; which of several dice, a count
# decides. Whatever has come to a whole move is confirmed in the prompt. On a narrow board the tabs
# are looked through. Dice of the cube in 3D are pressed where they are seen from above.
HANDS = """([stop]) => {
  const all = (what) => [...document.querySelectorAll(`.stage ${what}`)];
  let count = 0;
  const any = (found) => found[count++ % found.length];
  const press = (one) => {
    const canvas = document.querySelector('.stage canvas');
    if (!canvas || !one.closest('.anchors')) return one.click();
    const {x, y, width, height} = one.getBoundingClientRect();
    const spot = {clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, bubbles: true};
    for (const kind of ['pointerdown', 'pointerup'])
      canvas.dispatchEvent(new PointerEvent(kind, spot));
  };
  const next = () => {
    const play = document.querySelector('section.yours .acts button.primary:not([disabled])');
    if (play) return play;
    const above = all('[data-above][aria-pressed=false]')[0];
    if (above) return above;
    const offered = all('[data-thing]');
    const find = (start) => offered.filter(({dataset}) => dataset.thing.startsWith(start));
    const simple = offered.filter(({dataset}) =>
      /^(yes|be:any|choose|lab|colour|value|with|play|analyse)/.test(dataset.thing));
    const sets = all('[data-move]');
    const dice = offered.filter(({dataset}) => /^[a-d][1-4]$|^[A-Dz]:|^to:/.test(dataset.thing));
    return sets[0] ?? simple[0] ?? find('c:')[0] ?? find('d:')[0] ??
      (find('to:').length ? any(find('to:')) : null) ??
      (dice.length ? any(dice) : null) ?? find('done')[0] ?? find('end')[0] ??
      find('speciality')[0] ?? (all('[role=tab]').length ? any(all('[role=tab]')) : null);
  };
  const step = () => {
    if (document.querySelector('section.over')) return done('over');
    if (stop && document.querySelector(stop)) return done(stop);
    if (document.querySelector('section.yours')) {
      const one = next();
      if (one) press(one);
    }
    setTimeout(step, 20);
  };
  const done = (why) => { window.handsRest = why; };
  window.handsRest = '';
  step();
}"""


def lay_table(guest: Guest, seats: list[dict[str, str]], look: str = "flat", **options: Any) -> str:
    """A table; the board shows the Tesseract as the guest likes it."""
    new = {"game": GAME, "seats": seats, "options": {"first": "seat"} | options}
    opened = guest.context.request.post("/api/tables", data=new).json()
    prefer(guest, look)
    guest.goto(f"/table/{opened['id']}")
    return str(opened["id"])


def prefer(guest: Guest, look: str) -> None:
    guest.context.add_init_script(f"localStorage['deskoherna-look-of-teserakt'] ??= '{look}'")


def me(name: str = "Ada") -> dict[str, str]:
    return {"who": "me", "name": name}


def let_hands_play(guest: Guest, stop: str = "") -> None:
    guest.page.wait_for_selector(".stage .teserakt")
    guest.page.evaluate(HANDS, [stop])


def view(guest: Guest) -> Any:
    return guest.seen()["position"]["view"]


def moves(guest: Guest) -> list[str]:
    return [line["move"] for line in guest.seen()["log"] if line["line"] == "move"]


def thing(guest: Guest, name: str) -> Locator:
    """Something that can be chosen now."""
    return guest.page.locator(f'.stage [data-thing="{name}"]')


def press_on_cube(guest: Guest, column: str) -> None:
    """Where the top die of a column is seen."""
    box = guest.page.locator(f'[data-top="{column}"]').bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def ready(guest: Guest, look: str = "flat", seats: list[dict[str, str]] | None = None) -> None:
    """The first action of a game alone, with chosen researchers; A is an optician."""
    lay_table(guest, seats or [me()], look)
    for who, corner in (("optician", "a1"), ("pilot", "d4")):
        play(guest, f"be {who}")
        play(guest, f"at {corner}")
    guest.page.wait_for_selector('.stage [data-lab="A"]')
    guest.await_turn(0)


def play(guest: Guest, move: str, seat: int = 0) -> None:
    """Without the board."""
    guest.until(lambda: guest.seen()["position"] is not None)
    version = guest.seen()["position"]["version"]
    guest.command(do="play", seat=seat, move=move, version=version)


def pictures(guest: Guest) -> int:
    """How often the cube was drawn."""
    return int(guest.page.locator("canvas").get_attribute("data-pictures") or 0)


def column(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'[data-top="{name}"]')


def pressed(guest: Guest, look: str, name: str) -> None:
    if look == "cube":
        press_on_cube(guest, name)
    else:
        column(guest, name).click()


def from_above(guest: Guest, look: str) -> None:
    """Where every column can be seen."""
    if look == "cube":
        above = guest.page.locator("[data-above]")
        if above.get_attribute("aria-pressed") == "false":
            above.click()
        expect(above).to_have_attribute("aria-pressed", "true")
