"""The laboratory as text: a table of the ring, then the seats."""

from __future__ import annotations

from collections.abc import Collection

from deskoherna.kernel import Drawing, Say

from .view import LaboriginesView


def draw(view: LaboriginesView, say: Say, marked: Collection[str] = ()) -> Drawing:
    return []
