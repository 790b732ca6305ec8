"""Pictures of pieces that a package brings: SVG files in its folder `pictures/`.

They are drawn by browsers of people who trust the room and not every package. So a picture may
hold shapes and colours and nothing that runs, leads elsewhere or loads anything: what it is made of
is read against lists of what is allowed, and written anew.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

from .kernel import AnyGame

LARGEST = 20_000  # bytes
MOST_ELEMENTS = 500
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SVG = "http://www.w3.org/2000/svg"
ELEMENTS = """
    svg g path rect circle ellipse line polyline polygon title desc
    defs linearGradient radialGradient stop clipPath
"""
ATTRIBUTES = """
    viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform
    id offset gradientUnits gradientTransform spreadMethod clip-path clip-rule clipPathUnits
    fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
    stroke-dasharray stroke-dashoffset stroke-miterlimit opacity stop-color stop-opacity
"""
LOCAL = re.compile(r"url\(#[\w-]+\)", re.ASCII)
VALUE = re.compile(r"[\w\s.,;#%()+-]*", re.ASCII)  # numbers, colours, names; no address

ElementTree.register_namespace("", SVG)


@cache
def picture(game: AnyGame, name: str) -> bytes | None:
    """A picture of a game by its name; None if there is none. Raises `ValueError` for a bad one."""
    if not NAME.fullmatch(name):
        return None
    source = files(game.package) / "pictures" / f"{name}.svg"
    return read_picture(source.read_bytes()) if source.is_file() else None


def read_picture(data: bytes) -> bytes:
    """The picture written anew; raises `ValueError`, which says what is not allowed in it.

    >>> read_picture(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g/></svg>')
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g /></svg>'
    >>> read_picture(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>')
    Traceback (most recent call last):
        ...
    ValueError: a picture may not hold <script>
    """
    if len(data) > LARGEST:
        raise ValueError(f"a picture may have {LARGEST} bytes, not {len(data)}")
    try:
        text = data.decode("utf-8")
        if "<!DOCTYPE" in text:  # it could declare entities
            raise ValueError("no document type is needed")
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        raise ValueError(f"a picture must be SVG: {error}") from None
    elements = list(root.iter())
    if root.tag != f"{{{SVG}}}svg" or "viewBox" not in root.attrib:
        raise ValueError("a picture is an <svg> with a viewBox")
    if len(elements) > MOST_ELEMENTS:
        raise ValueError(f"a picture may hold {MOST_ELEMENTS} elements, not {len(elements)}")
    for element in elements:
        _check(element)
    return ElementTree.tostring(root)


def _check(element: ElementTree.Element) -> None:
    name = str(element.tag).removeprefix(f"{{{SVG}}}")
    if name not in ELEMENTS.split():
        raise ValueError(f"a picture may not hold <{name}>")
    for attribute, value in element.attrib.items():
        if attribute not in ATTRIBUTES.split():
            raise ValueError(f"<{name}> may not have {attribute}")
        rest = LOCAL.sub("", value)
        if not VALUE.fullmatch(rest) or "url" in rest.lower():
            raise ValueError(f"<{name}> may not have {attribute}={value[:40]!r}")
