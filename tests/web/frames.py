"""How smooth the map of Xia is: all sectors, moved and pinched for five seconds each.

    python -m tests.web.frames

Prints how many frames there were, and how long they took: the median, and the one of which 95 % are shorter.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, sync_playwright

from rimward.games.xia.board import SIDES
from rimward.games.xia.content import content
from tests.server.served import Served, served
from tests.web.conftest import FLAGS
from tests.web.test_xia import remember

GESTURE = """async kind => {
    const map = document.querySelector(".map .view");
    const box = map.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    map.setPointerCapture = () => {};  // there is no such finger
    const touch = (type, pointerId, dx, dy) => map.dispatchEvent(new PointerEvent(type,
        {pointerId, pointerType: "touch", clientX: x + dx, clientY: y + dy, bubbles: true}));
    touch("pointerdown", 1, 0, 0);
    if (kind === "pinch") touch("pointerdown", 2, 60, 0);
    const times = [];
    const start = performance.now();
    for (let last = start; last - start < 5000; ) {
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        const t = (now - start) / 1000;
        times.push(now - last);
        last = now;
        const wide = 40 + 60 * (1 + Math.sin(2 * t));
        if (kind === "pan") touch("pointermove", 1, 250 * Math.sin(2 * t), 180 * Math.sin(3 * t));
        else [1, 2].forEach(finger => touch("pointermove", finger, finger === 1 ? -wide : wide, 0));
    }
    touch("pointerup", 1, 0, 0);
    touch("pointerup", 2, 0, 0);
    return times.sort((a, b) => a - b);
}"""


def all_sectors() -> list[dict[str, Any]]:
    """Every sector of the box, in rings round the first."""
    places = [(0, 0)]
    for q, r in places:
        places += [(q + dq, r + dr) for dq, dr in SIDES if (q + dq, r + dr) not in places]
        if len(places) >= len(content().sectors):
            break
    laid = enumerate(zip(content().sectors, places, strict=False))
    return [{"is": "Tile", "sector": name, "q": q, "r": r, "turn": turn % 6} for turn, (name, (q, r)) in laid]


def lay_out(socket: WebSocketRoute) -> None:
    """The server's messages on their way to the page, with every sector on the table."""
    server = socket.connect_to_server()

    def passed(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "full":
            message["view"]["table"]["tiles"] = all_sectors()
        socket.send(json.dumps(message))

    server.on_message(passed)
    socket.on_message(server.send)


def opened(page: Page, server: Served) -> None:
    made = server.table("me", "me", "me", game="xia", seed="7")
    page.goto(f"http://127.0.0.1:{server.port}/")
    remember(page, made)
    page.route_web_socket("**/stream", lay_out)
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")
    page.locator(".map svg g.near").nth(20).wait_for(state="attached")
    page.wait_for_timeout(1000)


def main() -> None:
    path = shutil.which(os.environ.get("RIMWARD_CHROMIUM") or "chromium")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        opened(page, server)
        for kind in ("pan", "pinch"):
            times = page.evaluate(GESTURE, kind)
            median, most = times[len(times) // 2], times[len(times) * 95 // 100]
            print(f"{kind}: {len(times)} frames, median {median:.1f} ms, 95 % under {most:.1f} ms")
            page.wait_for_timeout(500)
        browser.close()


if __name__ == "__main__":
    main()
