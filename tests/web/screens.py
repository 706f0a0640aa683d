"""Pictures of the tables for the README, from a recorded game: `python -m tests.web.screens [FOLDER]`.

The same record gives the same pictures, so that what changed in them is what changed in the client.
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.served import Served, served
from tests.web.conftest import FLAGS

ROOT = Path(__file__).parents[2]
RECORD, DECISION = ROOT / "tests/recorded/xia/4-greedy-ru.rimward", 189
NAMES = ("Mira", "Ivo", "Jinx", "Rook")
SIZES = {"1440": (1440, 900), "360": (360, 740)}
KEPT = """made => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
    id: made.table.id, game: made.table.game, name: "", keys: made.keys.slice(made.seat, made.seat + 1),
    host: made.host_key, invite: made.invite, seen: 1}}))"""
AS_WEBP = """async png => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.82).split(",")[1];
}"""


def table(server: Served) -> dict[str, Any]:
    """A table in the middle of the recorded game; its seats have names, and `seat` is the one that is asked."""
    lines = RECORD.read_text().splitlines()[: DECISION + 1]
    made: dict[str, Any] = server.ok("POST", "/tables/import", {"record": "\n".join(lines) + "\n"})
    path = f"/tables/{made['table']['id']}"
    for seat, key, name in zip(made["table"]["seats"], made["keys"], NAMES, strict=True):
        look = {"name": name, "colour": seat["colour"], "shape": seat["shape"]}
        server.ok("PUT", f"{path}/seats/{seat['seat']}/look", look, key=key["key"])
    return {**made, "seat": made["table"]["waiting"][0]}


def take(browser: Browser, page: Page, file: Path) -> None:
    """WebP, which is a fraction of the size; the browser itself can make it."""
    page.wait_for_timeout(1500)
    png = base64.b64encode(page.screenshot()).decode()
    blank = browser.new_page()
    file.write_bytes(base64.b64decode(blank.evaluate(AS_WEBP, png)))
    blank.close()
    print(f"{file}: {file.stat().st_size:,} bytes")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = shutil.which(os.environ.get("RIMWARD_CHROMIUM") or "chromium")
    with tempfile.TemporaryDirectory() as home, served(Path(home)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        made = table(server)
        for name, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale="en-GB",
                color_scheme="dark",
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{server.port}/")
            take(browser, page, folder / f"lobby-{name}.webp")
            page.evaluate(KEPT, made)
            page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")
            take(browser, page, folder / f"xia-{name}.webp")
            context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screens")
