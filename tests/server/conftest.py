"""One server for the tests of a module that do not mind each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from deskoherna.server.limits import LEAST, Rate
from server.running import PATIENT, Serving

STRICT = replace(  # however long it takes, nobody gets more than so many at once
    PATIENT,
    openings=Rate(PATIENT.openings.burst, 0),
    tokens=Rate(PATIENT.tokens.burst, 0),
    messages=Rate(PATIENT.messages.burst, LEAST),
    programs=Rate(PATIENT.programs.burst, LEAST),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("strict"), limits=STRICT) as running:
        yield running
