"""Output where the terminal cannot show every character: similar ones instead of a crash."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

NAME = "deskoherna-similar"
SHAPES = str.maketrans("·●■▶━─┃│╱╲╳–„“”×•", '.o#>--||/\\X-"""x*')


def similar(error: UnicodeError) -> tuple[bytes, int]:
    """Letters without their accents, shapes of the same width."""
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end].translate(SHAPES)
    letters = "".join(
        c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)
    )
    return letters.encode("ascii", "replace"), error.end


def forgive() -> None:
    """Never let a character that cannot be read or written stop the program."""
    codecs.register_error(NAME, similar)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NAME), (sys.stderr, NAME)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
