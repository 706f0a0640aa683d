"""`python -m benchmarks.ours DATABASE [nine]`: our server on a free port of loopback, with the nine cells if wished.

It has no limits, for all the load comes from one address, and prints its port.
"""

from __future__ import annotations

import socket
import sys

import uvicorn

from benchmarks.nine_game import GAME
from rimward.games.catalog import GAMES
from rimward.server.app import build_app
from rimward.server.connections import Doors, protocols
from rimward.server.security import Limits


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            print(f"port {listening.getsockname()[1]}", flush=True)


def main(database: str, *more: str) -> None:
    games = {**GAMES, GAME.name: GAME} if more else GAMES
    app = build_app(database, games=games, limits=Limits.off())
    http, ws = protocols(Doors(Limits.off()))
    config = uvicorn.Config(app, http=http, ws=ws, log_level="warning", access_log=False, proxy_headers=False)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        Server(config).run([listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
