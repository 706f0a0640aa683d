"""`rimward serve`: the server with its file, its addresses and a browser, until Ctrl-C.

It listens on the whole local network, since friends with a phone at the same table are what it is for, and nothing is
to be had of a table without its invitation or a key. `--host 127.0.0.1` keeps it to this machine.
"""

from __future__ import annotations

import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

import segno
import uvicorn
from sqlalchemy import make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from rimward.messages import Messages
from rimward.server import locking
from rimward.server.security import USUAL
from rimward.server.store import Store, StoreError

PORT = 8421
TRIES = 20  # ports from there on
EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104  # names of what the user asked for
ELSEWHERE = ("192.0.2.1", 9)  # an address that is nobody's: to be asked about, never to be sent to
FRAME = 64 * 1024  # bytes; no command is as long as this
FILES = 65_536  # open at once, if the system lets us
GRACE = 5  # seconds for what is being answered when the server stops


class Trouble(Exception):
    """What keeps the server from starting: one sentence for a person."""


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    host: str = "0.0.0.0"  # noqa: S104  # see above
    port: int | None = None  # PORT, or the next one that is free
    database: str = "data/rimward.db"
    names: tuple[str, ...] = ()
    proxy: str = ""
    packs: str = ""  # the folder; without one, `packs` beside the database
    away_days: int = 7
    open: bool = True
    log_level: str = "warning"
    language: str = "en"


def serve(wishes: Wishes, out: TextIO | None = None) -> int:
    """Until it is told to stop; the exit code."""
    out, messages = out or sys.stdout, Messages(wishes.language)
    logging.basicConfig(level=wishes.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        place = database(wishes.database, messages)
        with listen(wishes.host, wishes.port, messages) as listening:
            addresses = Addresses.of(wishes, listening)
            config = _config(place, wishes, addresses, messages)
            _Server(config, out, messages, place, addresses, _has_screen(wishes, out)).run([listening])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except SystemExit:  # it could not begin, and has said why
        return 1
    return 0


def _config(place: URL, wishes: Wishes, addresses: Addresses, messages: Messages) -> uvicorn.Config:
    from rimward.server.app import build_app
    from rimward.server.connections import Doors, protocols

    http, ws = protocols(Doors(USUAL, wishes.proxy, _all_files()))
    try:
        url, packs = place.render_as_string(hide_password=False), packs_folder(place, wishes.packs)
        network = "" if wishes.proxy else addresses.network  # behind a proxy others come by its name
        app = build_app(url, names=wishes.names, away_days=wishes.away_days, packs=packs, network=network)
    except (OSError, SQLAlchemyError) as error:
        raise _unopened(shown(place), error, messages) from error
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=FRAME,
        log_config=None,
        log_level=wishes.log_level,
        access_log=wishes.log_level in ("debug", "info"),
        server_header=False,
        proxy_headers=bool(wishes.proxy),  # believed of nobody else: anybody could write them
        forwarded_allow_ips=wishes.proxy,
        timeout_graceful_shutdown=GRACE,
    )


def _all_files() -> int | None:
    """As many files as we may have, of which a connection is one: the usual 1024 are only the first offer."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if wanted > soft != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return None if soft == resource.RLIM_INFINITY else soft


@dataclass(frozen=True)
class Addresses:
    """Where the server is to be found; `network` is empty where nobody else can get at it."""

    port: int
    here: str
    network: str
    moved: bool  # the usual port was taken

    @classmethod
    def of(cls, wishes: Wishes, listening: socket.socket) -> Addresses:
        port = listening.getsockname()[1]
        everywhere = wishes.host in EVERYWHERE
        own = local_address() if everywhere else ""
        here = url("127.0.0.1" if everywhere else wishes.host, port)
        return cls(port, here, url(own, port) if own else "", wishes.port is None and port != PORT)


class _Server(uvicorn.Server):
    """Says where it is once it answers, and goes quietly."""

    def __init__(
        self,
        config: uvicorn.Config,
        out: TextIO,
        messages: Messages,
        place: URL,
        addresses: Addresses,
        opens: bool,
    ) -> None:
        super().__init__(config)
        self.out, self.messages, self.place, self.addresses, self.opens = out, messages, place, addresses, opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        at = self.addresses
        if self.place.get_backend_name() == "sqlite" and self.place.database:
            locking.tell(self.place.database, at.here)
        self._say("stored", place=shown(self.place))
        if at.moved:
            self._say("port", taken=str(PORT), port=str(at.port))
        self._say("here", address=at.here)
        if at.network:
            self._say("network", address=at.network)
            if can_draw(self.out):
                segno.make(at.network, error="l", micro=False).terminal(self.out, border=2, compact=True)
        self._say("stop")
        if self.opens:  # in a thread: some browsers keep whoever opens them waiting
            threading.Thread(target=webbrowser.open, args=[at.here], daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._say("stopping")
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: object) -> None:
        """What is being answered is ended first; a second Ctrl-C does not wait for that. To be told is no failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    def _say(self, code: str, **params: str) -> None:
        print(self.messages.text(f"serve.{code}", params), file=self.out, flush=True)


# --- where the games are ---------------------------------------------------------------------------------------------
def database(wanted: str, messages: Messages) -> URL:
    """The database by its URL, or by the name of a file; it is there, and in the shape that we know."""
    try:
        store = Store(wanted if "://" in wanted else str(Path(wanted).absolute()))
        store.prepare()
        store.close()
    except ModuleNotFoundError as error:
        raise Trouble(messages.text("serve.error.driver", {"package": str(error.name)})) from error
    except (OSError, SQLAlchemyError, StoreError) as error:
        raise _unopened(_without_password(wanted), error, messages) from error
    return store.url


def packs_folder(place: URL, wanted: str) -> Path:
    """Beside the file of the database; where it is no file, beside where the file would be."""
    if wanted:
        return Path(wanted).absolute()
    file = place.database if place.get_backend_name() == "sqlite" and place.database else Wishes.database
    return Path(file).absolute().parent / "packs"


def _unopened(place: str, error: Exception, messages: Messages) -> Trouble:
    return Trouble(messages.text("serve.error.database", {"place": place, "error": _why(error)}))


def shown(place: URL) -> str:
    """A file by its path, anything else by its address without the password."""
    if place.get_backend_name() == "sqlite" and place.database:
        return place.database
    return place.render_as_string(hide_password=True)


def _without_password(wanted: str) -> str:
    if "://" not in wanted:
        return wanted
    try:
        return shown(make_url(wanted))
    except SQLAlchemyError:
        return wanted.partition("://")[0] + "://..."


def _why(error: Exception) -> str:
    """The first line of what the database said itself; not the statement, nor a page to read about it."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    told = getattr(error, "orig", None) or error
    return (str(told).splitlines() or [type(error).__name__])[0].rstrip(".")


# --- where it listens ------------------------------------------------------------------------------------------------
def listen(host: str, port: int | None, messages: Messages) -> socket.socket:
    """On the port that was asked for, or on the first from PORT on that is free."""
    last: OSError | None = None
    for number in [port] if port is not None else range(PORT, PORT + TRIES):
        try:
            return _bound(host, number)
        except OSError as error:
            last = error
            if error.errno != errno.EADDRINUSE:
                break
    told = {"host": host, "port": str(port or PORT), "error": last.strerror if last else ""}
    taken = last is not None and last.errno == errno.EADDRINUSE
    raise Trouble(messages.text("serve.error.port" if taken else "serve.error.host", told)) from last


def _bound(host: str, port: int) -> socket.socket:
    family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listening = socket.socket(family, kind, proto)
    try:
        if os.name != "nt":  # there it would share the port with whoever has it; here it only forgets old connections
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def local_address() -> str:
    """What this machine is called in its network, "" where there is none. To connect such a socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
            own = str(asking.getsockname()[0])
        except OSError:
            return ""
    return "" if own.startswith("127.") or own == "0.0.0.0" else own  # noqa: S104  # nothing is bound to it


# --- the screen ------------------------------------------------------------------------------------------------------
def can_draw(out: TextIO) -> bool:
    return out.isatty() and (out.encoding or "").lower().replace("-", "") == "utf8"


def _has_screen(wishes: Wishes, out: TextIO) -> bool:
    """A person in front of a screen with windows: what opens elsewhere is a text browser, or nothing."""
    windows = os.name == "nt" or sys.platform == "darwin"
    return wishes.open and out.isatty() and (windows or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()))
