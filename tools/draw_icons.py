"""Draws the icons of the installed room, which systems want as PNG, from those in SVG.

PYTHONPATH=tests python tools/draw_icons.py
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.chromium import chromium

PUBLIC = Path(__file__).parent.parent / "web" / "public"
ICONS = (
    ("icon", "icon-192", 192),
    ("icon", "icon-512", 512),
    ("icon-maskable", "icon-maskable-512", 512),
    ("icon-maskable", "apple-touch-icon", 180),
    ("badge", "badge-96", 96),
)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        for drawn, name, size in ICONS:
            page.set_viewport_size({"width": size, "height": size})
            svg = (PUBLIC / f"{drawn}.svg").read_text("utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
