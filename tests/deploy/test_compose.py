"""The files in `deploy/`, as far as they can be read without the programs they are for."""

from __future__ import annotations

import re
from configparser import ConfigParser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from deskoherna.server.draining import DRAIN_WITHIN, LEAVE_WITHIN
from deskoherna.server.limits import read_limits
from deskoherna.server.serve import STOP_WITHIN
from deskoherna.terminal.commands import app
from packages.containerfile import only, stages

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
OTHERS = {"PATH", "LANG", "PYTHONDONTWRITEBYTECODE", "NUMBA_CACHE_DIR", "PGPASSWORD"}
LEAVING = LEAVE_WITHIN + STOP_WITHIN  # seconds after it has drained
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES = COMPOSE["services"]
ROOMS = {name: one for name, one in SERVICES.items() if one["image"] == "deskoherna"}


def serve() -> Any:
    return typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]


def options() -> dict[str, Any]:
    """Those of `serve`, by their variable."""
    return {one.envvar: one for one in serve().params if one.envvar}


def seconds(text: str) -> float:
    number, unit = re.fullmatch(r"(\d+)(s|m)?", text).groups()  # type: ignore[union-attr]
    return int(number) * (60 if unit == "m" else 1)


def unit() -> ConfigParser:
    """The service; of a setting that stands there several times all values, a line each."""

    class Joined(dict[str, Any]):
        def __setitem__(self, key: str, value: Any) -> None:
            if isinstance(value, list) and isinstance(self.get(key), list):
                value = self[key] + value
            super().__setitem__(key, value)

    parser = ConfigParser(strict=False, interpolation=None, dict_type=Joined, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment]
    parser.read(DEPLOY / "deskoherna.service", "utf-8")
    return parser


def test_all_that_is_set_is_an_option_and_may_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the image, in the compose file and in the service"""
    image = dict(word.split("=", 1) for word in only(stages()[-1], "ENV").words)
    service = dict(line.split("=", 1) for line in unit()["Service"]["Environment"].splitlines())
    for variables in (image, service, *(room["environment"] for room in ROOMS.values())):
        assert variables.keys() <= options().keys() | OTHERS
        with monkeypatch.context() as here:
            for name, value in variables.items():
                here.setenv(name, value)
            read = serve().make_context("serve", []).params  # raises what is wrong with a value
        assert str(read["database"]) == variables["DESKOHERNA_DATABASE"]


def test_there_is_time_to_drain() -> None:
    assert options()["DESKOHERNA_DRAIN_WITHIN"].default == DRAIN_WITHIN
    service = unit()["Service"]
    drains = dict(line.split("=", 1) for line in service["Environment"].splitlines())
    assert seconds(service["TimeoutStopSec"]) > (float(drains["DESKOHERNA_DRAIN_WITHIN"]) + LEAVING)
    for room in ROOMS.values():
        within = float(room["environment"]["DESKOHERNA_DRAIN_WITHIN"])
        assert seconds(room["stop_grace_period"]) > within + LEAVING
        assert room["stop_signal"] == only(stages()[-1], "STOPSIGNAL").rest


def test_two_servers_and_a_proxy_that_knows_them() -> None:
    assert len(ROOMS) == 2
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    port = only(stages()[-1], "EXPOSE").rest
    (upstreams,) = re.findall(r"reverse_proxy (.*) \{", caddy)
    assert upstreams.split() == [f"{name}:{port}" for name in ROOMS]
    assert "health_uri /api/health" in caddy
    assert caddy.count("{") == caddy.count("}")
    proxy = SERVICES["proxy"]
    assert set(proxy["depends_on"]) == set(ROOMS)
    variables = set(re.findall(r"\{\$(\w+)", caddy))
    assert variables == set(proxy["environment"])
    address = proxy["networks"]["outside"]["ipv4_address"]
    for room in ROOMS.values():
        assert room["environment"]["DESKOHERNA_TRUSTED_PROXY"] == address
    (network,) = COMPOSE["networks"]["outside"]["ipam"]["config"]
    assert ip_address(address) in ip_network(network["subnet"])
    assert ip_address(address) not in ip_network(network["ip_range"])
    assert address != network["gateway"]
    interval = float(re.findall(r"health_interval (\d+)s", caddy)[0])
    assert interval < DRAIN_WITHIN


def test_services_may_do_what_they_need_and_no_more() -> None:
    for name, service in SERVICES.items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "proxy" else [])
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["inside"]["internal"]
    assert SERVICES["database"]["networks"] == ["inside"]
    named = {mount.partition(":")[0] for one in SERVICES.values() for mount in one["volumes"]}
    files = {name for name in named if name.startswith("./")}
    assert all((DEPLOY / name).is_file() for name in files)
    assert named - files == set(COMPOSE["volumes"])


def test_secrets_stand_in_a_file_that_is_not_in_the_repository() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    asked = set(re.findall(r"\$\{(\w+)", text))
    example = (DEPLOY / "example.env").read_text("utf-8")
    given = dict(line.split("=", 1) for line in example.splitlines() if line[:1].isalpha())
    assert given == dict.fromkeys(asked, "")
    assert ".env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()


def test_limits_behind_a_proxy_can_be_read() -> None:
    limits = read_limits((DEPLOY / "limits.toml").read_bytes())
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    kept = float(re.findall(r"keepalive (\d+)s", caddy)[0])
    assert limits.idle > kept  # or a request could meet a connection that just ends


def test_the_service_is_hardened_and_ends_its_own_processes() -> None:
    service = unit()["Service"]
    assert service["KillMode"] == "mixed"  # processes of bots are not told to end
    assert service["KillSignal"] == "SIGTERM"
    assert service["Restart"] == "on-failure"
    assert service["User"] == service["Group"] == "deskoherna"
    assert service["PrivateTmp"] == service["RestrictSUIDSGID"] == service["RemoveIPC"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert service["CapabilityBoundingSet"] == ""
    assert service["StateDirectory"] == service["CacheDirectory"] == "deskoherna"
    assert service["MemoryDenyWriteExecute"] == "no"  # numba compiles
