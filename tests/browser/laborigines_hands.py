"""How guests play LABORIGINES: by what the board offers, quickly or by hand."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from browser.guest import Guest

GAME = "laborigines"
QUICK = {"energy": 15, "modelling": False}

# Someone at the page who presses what is offered as soon as it is, until the game is over or
# something is offered that `stop` names. Which of several, a count decides; what is chosen is
# confirmed.
HANDS = """(stop) => {
  let count = 0;
  const press = () => {
    if (document.querySelector('section.over')) return done('over');
    const mine = [...document.querySelectorAll('.stage [data-move]:not([disabled])')];
    const offered = mine.filter(({dataset}) => dataset.move !== 'own choice');
    if (stop && offered.some(({dataset}) => dataset.move.startsWith(stop))) return done(stop);
    const wise = offered.filter(({dataset}) => dataset.move !== 'own last' || !stop);
    const skip = document.querySelector('main.hidden button');
    if (skip) skip.click();
    else if (wise.length) {
      const held = wise.find((one) => one.classList.contains('chosen'));
      (held ?? wise[count++ % wise.length]).click();
    }
    setTimeout(press, 20);
  };
  const done = (why) => { window.handsRest = why; };
  window.handsRest = '';
  press();
}"""


def lay_table(guest: Guest, seats: list[dict[str, str]], **options: Any) -> None:
    new = {"game": GAME, "seats": seats, "options": QUICK | options}
    opened = guest.context.request.post("/api/tables", data=new).json()
    guest.goto(f"/table/{opened['id']}")


def me(name: str = "Ada") -> dict[str, str]:
    return {"who": "me", "name": name}


def bots(count: int) -> list[dict[str, str]]:
    return [{"who": "bot", "bot": "random"}] * count


def let_hands_play(guest: Guest, stop: str = "") -> None:
    guest.page.wait_for_selector(".stage, main.hidden")
    guest.page.evaluate(HANDS, stop)


def offer(guest: Guest, move: str) -> Locator:
    return guest.page.locator(f'.stage [data-move="{move}"]')


def until_offered(guest: Guest, start: str) -> Locator:
    """Play on until the board offers moves that begin so."""
    let_hands_play(guest, start)
    assert guest.hands_rest() == start
    return guest.page.locator(f'.stage [data-move^="{start}"]')
