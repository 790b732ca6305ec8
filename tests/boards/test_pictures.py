"""Pictures that packages bring: shapes and colours, and nothing that runs or leads elsewhere."""

from __future__ import annotations

import pytest
from brambles import BRAMBLES

from deskoherna.pictures import LARGEST, MOST_ELEMENTS, picture, read_picture

OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"'


def svg(inner: str) -> bytes:
    return f"{OPEN}>{inner}</svg>".encode()


def test_shapes_and_colours_are_kept() -> None:
    drawn = (
        '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff" /></linearGradient></defs>'
        '<path d="M0 0l1.5-1e3z" fill="url(#g)" transform="rotate(45 1 1)" /><title>Kůň</title>'
    )
    assert read_picture(svg(drawn)).decode() == svg(drawn).decode().replace("ůň", "&#367;&#328;")


def test_comments_and_instructions_are_left_out() -> None:
    assert read_picture(svg("<!-- made by hand --><?run me?>")) == f"{OPEN} />".encode()


@pytest.mark.parametrize(
    "inner",
    [
        "<script>alert(1)</script>",
        "<foreignObject />",
        '<a href="https://elsewhere.example" />',
        '<image href="https://elsewhere.example/pixel.png" />',
        '<use href="#g" />',
        "<style>path { fill: url(https://elsewhere.example) }</style>",
        '<animate attributeName="href" />',
        '<path onclick="alert(1)" />',
        '<path style="fill: red" />',
        '<path class="red" />',
        '<path fill="url(https://elsewhere.example#g)" />',
        '<path fill="URL(elsewhere.svg)" />',
        '<path fill="&#106;avascript:alert(1)" />',
        '<path xml:base="https://elsewhere.example" />',
        '<x:path xmlns:x="http://www.w3.org/1999/xhtml" />',
    ],
)
def test_all_else_is_refused(inner: str) -> None:
    with pytest.raises(ValueError, match="may not h"):
        read_picture(svg(inner))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no picture",
        b'<svg xmlns="http://www.w3.org/2000/svg" />',
        b'<svg viewBox="0 0 9 9" />',
        svg("<g>"),
        b'<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + svg("<title>&a;</title>"),
        f'<?xml version="1.0" encoding="utf-16"?>{OPEN} />'.encode("utf-16"),
        svg("<g />" * MOST_ELEMENTS),
        svg(" " * LARGEST),
    ],
)
def test_what_is_no_picture_or_too_much_of_one(data: bytes) -> None:
    with pytest.raises(ValueError, match="a picture"):
        read_picture(data)


@pytest.mark.parametrize("name", ["../cards", "thorn.svg", "", "THORN", "missing"])
def test_a_name_leads_nowhere_else(name: str) -> None:
    assert picture(BRAMBLES, name) is None
    assert picture(BRAMBLES, "thorn") is not None
