"""How smooth a map is in a real browser, moved, pinched, and panned by the camera.

It is Xia's with all 21 sectors, or that of Andromeda's Edge late in a game of four.

    .venv/bin/python -m benchmarks frames [--game xia] [--rounds 3] [--seconds 5] [--json FILE]

It needs the environment of the tests, with Playwright and Chromium, and the built client. Of each round it prints how
many frames there were and how long they took; it fails where fewer than 95 % of all of them took less than 34 ms.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, sync_playwright

from rimward.games.xia.table.board import SIDES
from tests.games.xia.printed import content
from tests.server.served import Served, served
from tests.web.conftest import FLAGS
from tests.web.edge_stages import LATE
from tests.web.stages import brought, come
from tests.web.test_xia import remember

SHARE, MOST = 0.95, 34.0  # of all frames, and milliseconds: two frames of 60 a second

GESTURE = """async ([kind, seconds]) => {
    const map = document.querySelector(".map .view");
    const box = map.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 3];
    map.setPointerCapture = () => {};  // there is no such finger
    const touch = (type, pointerId, dx, dy) => map.dispatchEvent(new PointerEvent(type,
        {pointerId, pointerType: "touch", clientX: x + dx, clientY: y + dy, bubbles: true}));
    if (kind !== "glide") touch("pointerdown", 1, 0, 0);
    if (kind === "pinch") touch("pointerdown", 2, 60, 0);
    const times = [];
    const start = performance.now();
    for (let last = start, far = 0; last - start < 1000 * seconds; ) {
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        const t = (now - start) / 1000;
        times.push(now - last);
        last = now;
        const wide = 40 + 60 * (1 + Math.sin(2 * t));
        if (kind === "pan") touch("pointermove", 1, 250 * Math.sin(2 * t), 180 * Math.sin(3 * t));
        else if (kind === "pinch")
            [1, 2].forEach(finger => touch("pointermove", finger, finger === 1 ? -wide : wide, 0));
        else if (t * 2 > far) {  // away from my ship by hand, and back by the camera, twice a second
            far += 1;
            if (far % 2) {
                touch("pointerdown", 1, 0, 0);
                touch("pointermove", 1, 300, 200);
                touch("pointerup", 1, 300, 200);
            } else window.dispatchEvent(new KeyboardEvent("keydown", {key: "h", code: "KeyH", bubbles: true}));
        }
    }
    touch("pointerup", 1, 0, 0);
    touch("pointerup", 2, 0, 0);
    return times;
}"""
KINDS = {"pan": "moved by a finger", "pinch": "pinched", "glide": "panned by the camera"}


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


def xia(page: Page, server: Served) -> None:
    made = server.table("me", "me", "me", game="xia", seed="7")
    page.goto(f"http://127.0.0.1:{server.port}/")
    remember(page, made)
    page.route_web_socket("**/stream", lay_out)
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")
    page.locator(".map svg g.near").nth(20).wait_for(state="attached")
    page.wait_for_timeout(1000)


def andromeda(page: Page, server: Served) -> None:
    """Late in a game of four: all planets are out, and there are ships and developments on most of them."""
    come(server, page, brought(server, LATE))
    page.locator(".map [data-fleet]").nth(4).wait_for(state="attached")
    page.wait_for_timeout(1000)


OPENED: dict[str, Callable[[Page, Served], None]] = {"xia": xia, "andromeda": andromeda}


def measured(game: str, rounds: int, seconds: float) -> dict[str, list[list[float]]]:
    """Milliseconds between frames, by kind and round."""
    path = shutil.which(os.environ.get("RIMWARD_CHROMIUM") or "chromium")
    found: dict[str, list[list[float]]] = {kind: [] for kind in KINDS}
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        OPENED[game](page, server)
        for _ in range(rounds):
            for kind, times in found.items():
                times.append(page.evaluate(GESTURE, [kind, seconds]))
                page.wait_for_timeout(500)
        browser.close()
    return found


def share(times: Sequence[float]) -> float:
    return sum([time < MOST for time in times]) / len(times)


def told(kind: str, times: Sequence[float]) -> str:
    most = sorted(times)[len(times) * 95 // 100]
    return (
        f"{KINDS[kind]:<22}{len(times):>5} frames, median {median(times):.1f} ms, 95 % under {most:.1f} ms, "
        f"{100 * share(times):.1f} % under {MOST:.0f} ms"
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks frames", description=__doc__)
    parser.add_argument("--game", choices=tuple(OPENED), default="xia", help="whose map (xia)")
    parser.add_argument("--rounds", type=int, default=3, help="of each kind of gesture (3)")
    parser.add_argument("--seconds", type=float, default=5.0, help="that a gesture lasts (5)")
    parser.add_argument("--json", metavar="FILE", help="also write all times to this file")
    args = parser.parse_args(argv)
    found = measured(args.game, args.rounds, args.seconds)
    for kind, rounds in found.items():
        for times in rounds:
            print(told(kind, times))
    if args.json:
        Path(args.json).write_text(json.dumps(found))
    slow = [kind for kind, rounds in found.items() if share([time for times in rounds for time in times]) < SHARE]
    for kind in slow:
        print(f"{KINDS[kind]}: fewer than {100 * SHARE:.0f} % of the frames took less than {MOST:.0f} ms")
    return 1 if slow else 0
