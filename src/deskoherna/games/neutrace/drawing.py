"""The table as text. Seats are told apart by their numbers, colours by letters.

On the scale a field takes four characters and a half field two; `1` stands for the substance of the
first seat. In a grid the columns have their letters, and cards are written as in the notation.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from deskoherna.kernel import Drawing, Line, Say, Span

from .grid import CELL_NAMED, LETTERS, cell_at, column_of
from .imagining import face_lying
from .pieces import (
    BOTH_ENDS,
    MODIFIER_MARKS,
    NEUTRAL,
    SUBSTANCES,
    TASKS,
    A,
    B,
    face_name,
    size_name,
)
from .reactions import Chained, Exploded, Moved, Neutralised
from .view import Lying, NeutraceView

LABEL = 9  # characters before the scale
CARD = 10  # characters of a grid's column
MARKS = {"explosion": MODIFIER_MARKS[1], "neutralisation": MODIFIER_MARKS[2]}


def draw(view: NeutraceView, say: Say, marked: Collection[str] = ()) -> Drawing:
    return [
        *_scale(view, marked),
        [],
        *(line for seat in range(len(view.scale)) for line in _seat(view, seat, say, marked)),
        *_forecast(view, say),
        *_stock(view, say),
        *_secrets(view, say),
        *_points(view, say),
        *_legend(view, say),
    ]


def _scale(view: NeutraceView, marked: Collection[str]) -> Iterator[Line]:
    ends = {A: "A", NEUTRAL: "N", B: "B"}
    yield [Span(_ruler(ends), "faint")]
    yield [Span(_ruler({at: str(at // 2) for at in range(A, B + 1, 2)}), "faint")]
    for row in range(SUBSTANCES):
        yield _row(view, row, marked)


def _ruler(signs: dict[int, str]) -> str:
    line = " " * LABEL
    for at, sign in signs.items():
        line = line.ljust(LABEL + 2 * at) + sign
    return line


def _row(view: NeutraceView, row: int, marked: Collection[str]) -> Line:
    named = view.rows[row]
    label = f"{named.letter} {named.atom}"
    style = "marked" if named.letter in marked else "faint"
    line: Line = [Span(label, style), Span(" " * (LABEL - len(label)))]
    column = 0
    for at in range(A, B + 1):
        line.append(Span(" " * (2 * at - column)))
        column = max(column, 2 * at)
        standing = [seat for seat, places in enumerate(view.scale) if places[row] == at]
        for seat in standing:
            line.append(Span(str(seat + 1), f"seat-{seat} ship"))
        column += len(standing)
        if not standing and at % 2 == 0:
            line.append(Span("·", "faint"))
            column += 1
    return [span for span in line if span.text]


def _seat(view: NeutraceView, seat: int, say: Say, marked: Collection[str]) -> Iterator[Line]:
    """What a seat has before it: its grid between two lines of what it owns."""
    style, owned, held = f"seat-{seat}", view.modifiers[seat], view.hands[seat]
    text = say(
        "neutrace-line-seat",
        seat=seat,
        goals=_in_goals(view, seat),
        tokens=view.tokens[seat],
        explosions=owned.explosions,
        neutralisations=owned.neutralisations,
        molecules=held.molecules,
        arrows=held.arrows,
    )
    yield [Span("* " if seat == view.burner else "  ", style), Span(text, style)]
    if held.known:
        known = say("neutrace-line-known", cards=", ".join(held.known))
        yield [Span("    "), Span(known, "faint")]
    if view.pioneer == seat:
        yield [Span("    "), Span(say("neutrace-line-pioneer"), style)]  # NEU-43
    yield from _grid(view, seat, marked)
    yield []


def _in_goals(view: NeutraceView, seat: int) -> int:
    return sum(at in (A, B) for at in view.scale[seat])


def _grid(view: NeutraceView, seat: int, marked: Collection[str]) -> Iterator[Line]:
    lying = {CELL_NAMED[card.cell]: card for card in view.grids[seat]}
    reserved = view.reservation
    taken = set(lying)
    if reserved is not None and CELL_NAMED[reserved.cell] // len(LETTERS) // 2 == seat:
        taken.add(CELL_NAMED[reserved.cell])
    if not taken:
        return
    columns = range(column_of(min(taken)), column_of(max(taken)) + 1)
    letters = "".join(LETTERS[column].ljust(CARD) for column in columns)
    yield [Span("      "), Span(letters.rstrip(), "faint")]
    for row in (0, 1):
        line: Line = [Span(f"    {row + 1} ", "faint")]
        for column in columns:
            cell = cell_at(seat, column, row)
            name = f"{seat + 1}{LETTERS[column]}{row + 1}"
            text = "·"
            if cell in lying:
                text = card_lying(lying[cell])
            elif reserved is not None and reserved.cell == name:
                text = f"?{reserved.seat + 1}"
            style = f"seat-{seat}" if cell in taken else "faint"
            line.append(Span(text, f"{style} marked" if name in marked else style))
            line.append(Span(" " * (CARD - len(text))))
        yield line


def card_lying(lying: Lying) -> str:
    """A card with its modifiers, as it is placed."""
    name = face_name(face_lying(lying))
    if lying.kind == "molecule":
        return name
    sides = zip(name.split("-"), lying.modifiers, strict=True)
    return "-".join(size + (MARKS[on.modifier] if on else "") for size, on in sides)


def _forecast(view: NeutraceView, say: Say) -> Iterator[Line]:
    """Where each substance would end if the round were evaluated now."""
    after: dict[tuple[int, int], int] = {}
    for event in view.forecast:
        if isinstance(event, Moved | Chained | Exploded | Neutralised):
            after[event.seat, event.row] = event.after
    for seat, places in enumerate(view.scale):
        moves = [
            f"{view.rows[row].letter} {size_name(at)}→{size_name(after[seat, row])}"
            for row, at in enumerate(places)
            if after.get((seat, row), at) != at
        ]
        if moves:
            text = say("neutrace-line-forecast", seat=seat, moves=", ".join(moves))
            yield [Span("  "), Span(text, f"seat-{seat}")]


def _stock(view: NeutraceView, say: Say) -> Iterator[Line]:
    molecules, arrows = view.decks
    yield [
        Span("  "),
        Span(
            say(
                "neutrace-line-decks",
                molecules=molecules,
                arrows=arrows,
                molecule=view.open[0] or "–",
                arrow=view.open[1] or "–",
            )
        ),
    ]
    free = " ".join(name for name, taker in view.orbitals.items() if taker is None)
    yield [Span("  "), Span(say("neutrace-line-orbitals-free", orbitals=free or "–"))]
    for seat in range(len(view.scale)):
        taken = " ".join(name for name, taker in view.orbitals.items() if taker == seat)
        if taken:
            text = say("neutrace-line-orbitals-taken", seat=seat, orbitals=taken)
            yield [Span("  "), Span(text, f"seat-{seat}")]


def _secrets(view: NeutraceView, say: Say) -> Iterator[Line]:
    """What the viewer holds, and what it knows of tasks."""
    if view.seat is not None:
        hand = say("neutrace-line-hand", cards=", ".join(view.hand) or "–")
        yield [Span("  "), Span(hand, f"seat-{view.seat}")]
        yield from _wanted(view, say)
    for seat, tasks in enumerate(view.tasks):
        for task, key in (
            (", ".join(tasks.dealt), "neutrace-line-tasks-dealt"),
            (tasks.kept, "neutrace-line-task-kept"),
            (tasks.received, "neutrace-line-task-received"),
            (tasks.returned, "neutrace-line-task-returned"),
        ):
            if task:
                state = _state(view, seat, task)
                text = say(key, seat=seat, task=task, state=state)
                yield [Span("  "), Span(text, f"seat-{seat}")]


def _wanted(view: NeutraceView, say: Say) -> Iterator[Line]:
    """What the viewer must give, of what another seat has named (NEU-36)."""
    if view.named and view.agenda and view.agenda[-1][:2] == ("give", view.seat):
        colours = {row.atom: row.colour for row in view.rows}
        colour = colours.get(view.named, "")
        caller = int(view.agenda[-1][2])
        text = say("neutrace-line-named", seat=caller, named=view.named, colour=colour or 0)
        yield [Span("  "), Span(text, f"seat-{caller}")]


def _state(view: NeutraceView, seat: int, task: str) -> str:
    if task in view.tasks[seat].fulfilled:
        return "fulfilled"
    lost = task == TASKS[BOTH_ENDS] and view.pioneer not in (None, seat)  # NEU-43
    return "failed" if view.result or lost else "open"


def _points(view: NeutraceView, say: Say) -> Iterator[Line]:
    """What the points are made of (NEU-39)."""
    if view.result is None:
        return
    for seat, tasks in enumerate(view.tasks):
        text = say(
            "neutrace-line-points",
            seat=seat,
            goals=_in_goals(view, seat),
            tasks=len(tasks.fulfilled),
            points=view.result.scores[seat],
        )
        yield [Span("  "), Span(text, f"seat-{seat}")]


def _legend(view: NeutraceView, say: Say) -> Iterator[Line]:
    colours = (f"{row.atom} {say('neutrace-colour', colour=row.colour)}" for row in view.rows)
    yield [Span("  "), Span(", ".join(colours), "faint")]
    yield [Span("  "), Span(say("neutrace-line-legend"), "faint")]
