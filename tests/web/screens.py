"""Pictures of all screens, at both sizes and in both languages: `python -m tests.web.screens [FOLDER] [SCREEN ...]`."""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.served import served
from tests.web.conftest import FLAGS
from tests.web.edge_stages import EDGE
from tests.web.stages import STAGES

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screens"
SIZES = ((1440, 900), (360, 740))
ON_ITS_SIDE = (740, 360)  # a phone; of the table alone
# Those that are kept; the other stages are there for axe, and are taken where they are named.
SHOWN = (
    "lobby",
    "set-up",
    "join",
    "table",
    "idle",
    "combat",
    "damage",
    "hold",
    "moment",
    "orders",
    "rulebook",
    "replay",
    "end",
    "edge-factions",
    "edge-table",
    "edge-station",
    "edge-battle",
    "edge-scoring",
)
ALL = STAGES | EDGE
LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}
MOST = 150_000  # bytes of a picture
AS_WEBP = """async ([png, quality]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def take(browser: Browser, page: Page, file: Path) -> None:
    """WebP, which is a fraction of the size; the browser itself can make it."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(800)  # the pictures of sectors come one after the other
    png = base64.b64encode(page.screenshot()).decode()
    blank = browser.new_page()
    for quality in (0.85, 0.75, 0.65):
        made = base64.b64decode(blank.evaluate(AS_WEBP, [png, quality]))
        if len(made) < MOST:
            break
    blank.close()
    file.write_bytes(made)
    print(f"{file.name}: {len(made):,} bytes")


def main(folder: Path, *only: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = shutil.which(os.environ.get("RIMWARD_CHROMIUM") or "chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name in only or SHOWN:
            for width, height in (*SIZES, ON_ITS_SIDE) if name == "table" else SIZES:
                for language, locale in LANGUAGES.items():
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
                        locale=locale,
                        timezone_id="UTC",
                        color_scheme="dark",
                        reduced_motion="reduce",
                    )
                    page = context.new_page()
                    with tempfile.TemporaryDirectory() as home, served(Path(home)) as server:
                        ALL[name](server, page)
                        take(browser, page, folder / f"{name}-{width}-{language}.webp")
                    context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, *sys.argv[2:])
