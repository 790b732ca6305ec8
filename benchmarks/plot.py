"""A plot in SVG: curves over a logarithmic scale of time, in panels side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, HEIGHT = 500, 340  # of a panel
LEFT, RIGHT, TOP, BOTTOM = 52, 136, 30, 44
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#9c4f8a", "#806000")  # for any colour vision
TICKS = 5


class Mark(NamedTuple):
    x: float
    y: float
    low: float
    high: float


class Curve(NamedTuple):
    name: str
    marks: Sequence[Mark]


class Panel(NamedTuple):
    title: str
    curves: Sequence[Curve]


def plot(across: str, *panels: Panel) -> str:
    """All panels that have something to show, over scales of their own."""
    shown = [panel for panel in panels if panel.curves]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH * len(shown)} {HEIGHT}"'
        ' font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH * len(shown)}" height="{HEIGHT}" fill="#fff"/>',
    ]
    colours = iter(COLOURS)
    for nth, panel in enumerate(shown):
        scale = Scale([mark for curve in panel.curves for mark in curve.marks])
        parts.append(f'<g transform="translate({nth * WIDTH} 0)">')
        parts.append(f'<text x="{LEFT}" y="18" font-weight="bold">{panel.title}</text>')
        parts.append(
            f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">'
            f"{across}</text>"
        )
        parts += scale.axes()
        for curve in panel.curves:
            parts += scale.drawn(curve, next(colours))
        parts.append("</g>")
    return "\n".join((*parts, "</svg>\n"))


class Scale:
    """Where values lie in a panel: powers of ten across, even steps up."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        self.first = floor(log10(min(mark.x for mark in marks)))
        self.last = max(ceil(log10(max(mark.x for mark in marks))), self.first + 1)
        highest = max(mark.high for mark in marks)
        self.step = rounded(max(highest, 1) / TICKS)
        self.bottom = self.step * floor(min(0.0, *(mark.low for mark in marks)) / self.step)
        self.top = self.step * ceil(highest / self.step)

    def x(self, value: float) -> float:
        share = (log10(value) - self.first) / (self.last - self.first)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        share = (value - self.bottom) / (self.top - self.bottom)
        return round(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM), 1)

    def axes(self) -> Iterator[str]:
        for power in range(self.first, self.last + 1):
            x = self.x(10**power)
            yield f'<path d="M{x} {TOP}V{HEIGHT - BOTTOM}" stroke="#e4e4e4"/>'
            yield f'<text x="{x}" y="{HEIGHT - 26}" text-anchor="middle">{10**power:g}</text>'
        for tick in range(round((self.top - self.bottom) / self.step) + 1):
            value = self.bottom + tick * self.step
            y = self.y(value)
            yield f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#e4e4e4"/>'
            yield f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{value:g}</text>'

    def drawn(self, curve: Curve, colour: str) -> Iterator[str]:
        points = [(self.x(mark.x), self.y(mark.y)) for mark in curve.marks]
        way = " ".join(f"{x},{y}" for x, y in points)
        yield f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for mark, (x, y) in zip(curve.marks, points, strict=True):
            ends = f"M{x} {self.y(mark.low)}V{self.y(mark.high)}"
            yield f'<path d="{ends}" stroke="{colour}" stroke-opacity=".45"/>'
            yield f'<circle cx="{x}" cy="{y}" r="3.5" fill="{colour}"/>'
        x, y = points[-1]
        yield f'<text x="{x + 8}" y="{y + 4}" fill="{colour}">{curve.name}</text>'


def rounded(step: float) -> float:
    """The next of 1, 2, 5, 10, 20 …"""
    power = 10.0 ** floor(log10(step))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= step)
