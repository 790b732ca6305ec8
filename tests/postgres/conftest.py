"""A PostgreSQL for these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from postgres.cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with Cluster() as running:
        yield running


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The URL of an empty database."""
    return cluster.database()
