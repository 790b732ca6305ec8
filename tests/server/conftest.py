"""One server for the tests of a module that do not mind each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.running import Serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as running:
        yield running
