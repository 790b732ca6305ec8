"""The dashboard and the alerts ask for figures that a server gives."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from prometheus_client.parser import text_string_to_metric_families

from deskoherna.server.app import Server
from tables.rooms import open_room

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
OF_PROMETHEUS = {"instance", "job", "le"}
ASKED = re.compile(r"\b(deskoherna_\w+)(?:\{([^}]*)\})?")


def strings(found: Any, key: str) -> Iterator[str]:
    """All that stands under a name, however deep."""
    if isinstance(found, dict):
        for name, value in found.items():
            if name == key and isinstance(value, str):
                yield value
            yield from strings(value, key)
    elif isinstance(found, list):
        for one in found:
            yield from strings(one, key)


def queries() -> dict[str, list[str]]:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    alerts = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))
    return {
        "dashboard": [*strings(dashboard, "expr"), *strings(dashboard, "query")],
        "alerts": list(strings(alerts, "expr")),
    }


async def given(folder: Path) -> dict[str, set[str]]:
    """What a server gives, with the labels of each."""
    async with open_room(folder) as room:
        server = Server(room)
        metrics = server.metrics
        server.notices.outcomes["push", "sent"] += 1
        metrics.commands.labels("Play", "Done").inc()
        metrics.requests.labels("200").inc()
        room.store.writes.failed["full"] += 1
        room.pool.failures["move"] += 1
        samples = (
            sample
            for family in text_string_to_metric_families(metrics.text().decode())
            for sample in family.samples
        )
        return {sample.name: set(sample.labels) for sample in samples}


async def test_every_query_asks_for_what_there_is(tmp_path: Path) -> None:
    known = await given(tmp_path)
    for where, asked in queries().items():
        assert len(asked) > 5, where
        for query in asked:
            metrics = ASKED.findall(query)
            assert metrics or 'up{job="deskoherna"}' in query or query == "prometheus"
            for name, matchers in metrics:
                assert name in known, f"{where}: {query}"
                labels = set(re.findall(r"(\w+)\s*[=!]~?", matchers))
                assert labels <= known[name] | OF_PROMETHEUS, query
            grouped = {
                label
                for listed in re.findall(r"\bby \(([^)]*)\)", query)
                for label in listed.split(", ")
            }
            assert grouped <= set().union(*(known[name] for name, _ in metrics)) | OF_PROMETHEUS


async def test_every_figure_is_on_the_dashboard(tmp_path: Path) -> None:
    shown = {name for query in queries()["dashboard"] for name, _ in ASKED.findall(query)}
    rest = {name for name in await given(tmp_path) if not name.endswith("_created")}
    assert rest - shown <= {"deskoherna_command_seconds_count", "deskoherna_command_seconds_sum"}


def test_legends_use_labels_that_are_left() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    for panel in dashboard["panels"]:
        for target in panel.get("targets", []):
            grouped = re.search(r"^(?:sum|count) by \((\w+)\)", target["expr"])
            left = {grouped[1]} if grouped else {"instance"}
            assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= left


def test_panels_lie_beside_each_other() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    taken: set[tuple[int, int]] = set()
    for panel in dashboard["panels"]:
        at = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert not cells & taken
        assert at["x"] + at["w"] <= 24
        taken |= cells
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(ids) == len(set(ids))
