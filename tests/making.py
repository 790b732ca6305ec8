"""What `make` would do, asked as from a shell: these tests may run within another `make`."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

OUTER = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")  # what a make tells those that it starts


def steps_of(folder: Path, *arguments: str, **variables: str) -> list[str]:
    alone = {name: value for name, value in os.environ.items() if name not in OUTER}
    done = subprocess.run(
        ["make", "--dry-run", *arguments],
        cwd=folder,
        env=alone | variables,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()
