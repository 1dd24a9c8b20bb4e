"""A PostgreSQL server for the tests of this folder, started when the first of them asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.store.database import MISSING, Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        if server is None:
            pytest.skip(MISSING)
        yield server
