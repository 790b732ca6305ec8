"""Finds the Chromium that the browser tests drive; as a script it prints where it is.

The one without a window is preferred: a page costs it half of the processor time.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def chromium() -> str:
    """The path of a Chromium: the one named by CHROMIUM, the system's, or Playwright's own."""
    if named := os.environ.get("CHROMIUM"):
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # slow to import

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    raise FileNotFoundError("there is no Chromium on this system")


if __name__ == "__main__":
    sys.stdout.write(chromium() + "\n")
