"""Finds the programs of a PostgreSQL server; as a script it prints where they are."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path


def binaries() -> Path:
    """The folder of initdb and postgres: named by POSTGRES_BIN, of the path, or Debian's newest."""
    if named := os.environ.get("POSTGRES_BIN"):
        return Path(named)
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    installed = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/usr").glob("pgsql-*/bin")]
    complete = [folder for folder in installed if (folder / "initdb").exists()]
    if not complete:
        raise FileNotFoundError("there is no PostgreSQL server on this system")
    return max(complete, key=lambda folder: float(re.findall(r"[\d.]+", folder.parent.name)[0]))


if __name__ == "__main__":
    sys.stdout.write(f"{binaries()}\n")
