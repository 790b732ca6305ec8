from __future__ import annotations

import pytest

from conformance.golden import cases, path, record_in, told
from conformance.play import Case


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_golden_playthrough(case: Case) -> None:
    assert path(case).exists(), f"{path(case).name} is missing: make golden"
    golden = path(case).read_text("utf-8")
    assert told(case.game, record_in(golden)) == golden
