"""What stands before every request and socket: by which name, from which page, how large, how often; and the headers.

`Guard` wraps the whole application, so that what it does not know (404) is guarded too. It knows addresses and
headers, and of tables no more than their ids: that a key or an invitation was wrong it sees by the answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from math import ceil
from typing import Any, NoReturn
from urllib.parse import urlsplit

import msgspec
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from rimward.server.asker import ASKER, Asker
from rimward.server.shapes import Problem
from rimward.server.turns import Turns

Scope = Any  # ASGI's own messages: plain dictionaries, whatever the server
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

WRONG = (401, 403, 4401, 4403)  # statuses and close codes of sockets: a key or an invitation that does not fit
IMPORT = "/api/tables/import"
MAKING = re.compile(r"/api/tables(/import|/[^/]+/(join|rematch|what-if))?")
TABLE = re.compile(r"/api/tables/([^/]+)")
JOINING = re.compile(r"/api/tables/[^/]+/join")
THINKING = re.compile(r"/api/tables/[^/]+/(hint|why|turning-points)")
POLLING = re.compile(r"/api/tables/[^/]+/view")
HEALTH = "/healthz"
LONGEST = 255  # bytes of a path: no file can have a longer name, and none of our paths is as long
FLOODED = 4429  # close code of a socket that sends too much
SLOWED = 1.0  # seconds until a page elsewhere is told once more that it may not, when it asks too often
ELSEWHERE = (b"cross-site", b"same-site")  # what a browser says of a request from a page that is not ours
NOTICE = re.compile(r"/api/tables/[^/]+/seats/[^/]+/notice")
SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": "80", "https": "443"}
KEYS = {b"authorization", b"x-invite"}
BRINGS_KEY = "rimward.brings_key"  # in the scope of a socket: whether its first message had a key or an invitation

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
UNUSED = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NOT_STORED = (b"cache-control", b"no-store")
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")


# --- how much and how often ------------------------------------------------------------------------------------------
class Rate(msgspec.Struct, frozen=True):
    """So many in a second for ever, and so many at once."""

    each_second: float
    at_once: int


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one address may do; None is no limit. Those in the second part hold for everybody."""

    requests: Rate | None = Rate(50, 200)
    commands: Rate | None = Rate(100, 400)  # on all sockets together
    frames: Rate | None = Rate(200, 600)  # on one socket, pings and pieces of messages too
    floods: Rate | None = Rate(1 / 10, 5)  # sockets that were closed because they sent too much
    tables: Rate | None = Rate(10 / 60, 20)  # made and joined
    wrong_keys: Rate | None = Rate(10 / 60, 10)  # at one table
    all_wrong_keys: Rate | None = Rate(1, 60)
    notices: Rate | None = Rate(10 / 60, 20)  # addresses that notices are to go to
    thoughts: Rate | None = Rate(1, 20)  # hints, reasons and reviews: a process has to think about them
    with_bots: int | None = 40  # tables at which bots play now
    work: Rate | None = Rate(2_000, 60_000)  # events told from a long game; an entry that is imported counts as ten
    sockets: int | None = 200  # open at once
    polls: int | None = 100  # requests that wait for news, at once
    connections: int | None = 300  # at once, sockets among them
    connecting: Rate | None = Rate(50, 300)

    entries: int = 30_000  # of a table, and of a record that is imported; the longest we kept has 4,400
    events: int = 200_000  # of a record that is imported
    body: int = 64 * 1024  # bytes
    imported: int = 8 * 1024 * 1024
    header_seconds: float = 10.0  # for the head of a request to arrive
    body_seconds: float = 60.0

    @classmethod
    def off(cls) -> Limits:
        """For measuring, where all the load comes from one address."""
        return cls(
            requests=None,
            commands=None,
            frames=None,
            floods=None,
            tables=None,
            wrong_keys=None,
            all_wrong_keys=None,
            notices=None,
            thoughts=None,
            with_bots=None,
            work=None,
            sockets=None,
            polls=None,
            connections=None,
            connecting=None,
        )


USUAL = Limits()


class Limiter:
    """A bucket for each address, which fills at a rate. Of too many addresses, those longest unseen are forgotten."""

    def __init__(self, rate: Rate | None, clock: Callable[[], float] = time.monotonic, most: int = 10_000) -> None:
        self.rate, self.clock, self.most = rate, clock, most
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was in it, and when

    def wait(self, who: str) -> float:
        """Seconds until there is one to be had; 0 if there is."""
        if self.rate is None:
            return 0
        return max(0.0, (1 - self._level(who, self.rate)) / self.rate.each_second)

    def take(self, who: str, cost: int = 1) -> float:
        """Take one; or, where there is none, the seconds until there is. Who has one left may take more on credit."""
        if self.rate is None:
            return 0
        seconds = self.wait(who)
        if not seconds:
            self.buckets[who] = (self._level(who, self.rate) - cost, self.clock())
        self.buckets.move_to_end(who)  # also one that is refused, or else it would only have to go on
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return seconds

    def _level(self, who: str, rate: Rate) -> float:
        level, then = self.buckets.get(who, (rate.at_once, 0.0))
        return min(rate.at_once, level + (self.clock() - then) * rate.each_second)


def address_of(scope: Scope) -> str:
    """Whom the limits hold for."""
    client = scope.get("client")
    return net_of(client[0] if client else "")


def net_of(host: str) -> str:
    """An address, or the whole net of an IPv6 address, since its owner has all of that."""
    if ":" not in host:
        return host
    try:
        whole = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(whole.ipv4_mapped or ipaddress.IPv6Network((whole, 64), strict=False))


# --- names and pages -------------------------------------------------------------------------------------------------
def host_of(netloc: str) -> str:
    """The host of `host:port`, without the brackets of an IPv6 address."""
    if netloc.startswith("["):
        return netloc[1:].partition("]")[0]
    return netloc.rpartition(":")[0] if netloc.count(":") == 1 else netloc


def is_own_name(host: str, names: Iterable[str]) -> bool:
    """A page elsewhere can lead a name of its own to this machine (DNS rebinding), and the browser of whoever runs it
    would then take it for ours. It cannot do so with an address, nor with a name that is local or was given to us."""
    host = host.lower().rstrip(".")
    if host == "localhost" or host.endswith((".localhost", ".local")) or host in names:
        return True
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def same_place(origin: str, host: str, scheme: str) -> bool:
    """Whether a page of this origin is one of ours, when the request names this host."""
    try:
        page = urlsplit(origin)
        port = str(page.port or PORTS[page.scheme])
    except (ValueError, KeyError):
        return False
    if scheme in ("https", "wss") and page.scheme != "https":
        return False
    usual = PORTS[page.scheme]  # a browser leaves out the port that is usual for the scheme of its page
    asked = host.rpartition(":")[2] if host_of(host) != host.strip("[]") else usual
    return (page.hostname, port) == (host_of(host).lower(), asked)


# --- the guard -------------------------------------------------------------------------------------------------------
class Refusal(Exception):
    """Why a request goes no further. `closes` is whether its connection ends with it."""

    def __init__(self, status: int, code: str, detail: str, wait: float = 0, *, closes: bool = True) -> None:
        super().__init__(detail)
        self.status, self.problem, self.wait = status, Problem(code=f"server.{code}", detail=detail), wait
        self.closes = closes


class Guard:
    """An ASGI application around another. `names` are hosts that the server goes by; `origins` further pages."""

    def __init__(
        self,
        app: App,
        *,
        names: Sequence[str] = (),
        origins: Sequence[str] = (),
        limits: Limits = USUAL,
        clock: Callable[[], float] = time.monotonic,
        turns: Turns | None = None,
    ) -> None:
        self.app, self.limits, self.turns = app, limits, turns or Turns()
        named = [name.lower() for name in names]
        self.names = {socket.gethostname().lower(), *map(host_of, named)}
        self.origins = {*origins, *(f"{scheme}://{name}" for name in named for scheme in PORTS)}
        self.requests = Limiter(limits.requests, clock)
        self.tables = Limiter(limits.tables, clock)
        self.wrong_keys = Limiter(limits.wrong_keys, clock)
        self.all_wrong_keys = Limiter(limits.all_wrong_keys, clock)
        self.thoughts = Limiter(limits.thoughts, clock)
        self.floods = Limiter(limits.floods, clock)
        self.elsewhere = Limiter(limits.requests, clock)
        self.notices = Limiter(limits.notices, clock)
        self.sockets: Counter[str] = Counter()
        self.polls: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        who, headers = address_of(scope), dict(scope["headers"])
        ASKER.set(Asker(who))
        try:
            path = re.sub(r"//+", "/", scope["path"]).rstrip("/")  # as it will be routed
            self._check(scope, path, headers, who)
        except Refusal as refusal:
            if not refusal.closes and self.elsewhere.take(who):
                await asyncio.sleep(SLOWED)
            await refuse(scope, send, refusal)
            return
        if scope["type"] == "websocket":
            with _counted(self.sockets, who):
                await self._stream(scope, receive, send, who, path)
        elif _waits(scope, path):
            with _counted(self.polls, who):
                await self._serve(scope, receive, send, who, path)
        else:
            await self._serve(scope, receive, send, who, path)

    def _check(self, scope: Scope, path: str, headers: dict[bytes, bytes], who: str) -> None:
        """What is cheap and what tells least about the server comes first."""
        host = headers.get(b"host", b"").decode("latin-1")
        if host and not is_own_name(host_of(host), self.names):
            _refuse_name(host_of(host))
        self._check_page(scope, path, headers, host)
        if path.startswith("/api"):
            self._check_limits(scope, path, headers, who)
        elif "\0" in path or len(path.encode(errors="replace")) > LONGEST:
            raise Refusal(404, "path", "There is no such page.")
        elif path == HEALTH and (seconds := self.requests.take(who)):
            raise too_often("These are too many requests at once.", seconds)

    def _check_page(self, scope: Scope, path: str, headers: dict[bytes, bytes], host: str) -> None:
        """From which page it comes. A link from elsewhere leads to a page of ours, and never into the API.

        What pictures on such a page ask for keeps its connection: it is the player's own browser that asks, and should
        not have to pay for new ones.
        """
        origin = headers.get(b"origin")
        known = origin is not None and self._knows(origin.decode("latin-1"), host, scope)
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE
        elsewhere = path.startswith("/api") and headers.get(b"sec-fetch-site") in ELSEWHERE
        if not known and (elsewhere or (acts and origin is not None)):
            raise Refusal(403, "origin", "A page from another address may not do this.", closes=acts)

    def _knows(self, origin: str, host: str, scope: Scope) -> bool:
        return origin in self.origins or same_place(origin, host, scope["scheme"])

    def _check_limits(self, scope: Scope, path: str, headers: dict[bytes, bytes], who: str) -> None:
        streaming = scope["type"] == "websocket"
        if seconds := self.requests.take(who):
            raise too_often("These are too many requests at once.", seconds)
        if (streaming or _brings_key(path, headers)) and (seconds := self._locked(who, path)):
            raise too_often("Too many wrong keys or invitations came from your address.", seconds)
        if streaming:
            self._check_sockets(who)
            return
        if scope["method"] == "POST" and MAKING.fullmatch(path) and (seconds := self.tables.take(who)):
            raise too_often("These are too many tables to make or join at once.", seconds)
        if THINKING.fullmatch(path) and (seconds := self.thoughts.take(who)):
            raise too_often("These are too many questions to the bots at once.", seconds)
        if NOTICE.fullmatch(path) and scope["method"] == "PUT" and (seconds := self.notices.take(who)):
            raise too_often("These are too many changes of notices at once.", seconds)
        if _waits(scope, path) and self.limits.polls is not None and self.polls[who] >= self.limits.polls:
            raise too_often("Too many requests from your address wait for news.", 30)
        most = self._most(path)
        size = headers.get(b"content-length", b"0")
        if len(size) > 12 or not size.isdigit() or int(size) > most:
            raise too_large(most)

    def _check_sockets(self, who: str) -> None:
        if seconds := self.floods.wait(who):
            raise too_often("Sockets of your address sent far too much.", seconds)
        if self.limits.sockets is not None and self.sockets[who] >= self.limits.sockets:
            raise too_often("Too many tables are open from your address.", 60)

    def _most(self, path: str) -> int:
        return self.limits.imported if path == IMPORT else self.limits.body

    def _locked(self, who: str, path: str) -> float:
        """Seconds for which no key of this address is looked at: at this table, or anywhere."""
        return max(self.wrong_keys.wait(_at_table(who, path)), self.all_wrong_keys.wait(who))

    def _wrong_key(self, who: str, path: str) -> None:
        self.wrong_keys.take(_at_table(who, path))
        self.all_wrong_keys.take(who)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, who: str, path: str) -> None:
        tls, api, got, over, started = scope["scheme"] == "https", path.startswith("/api"), 0, False, False
        brings, most = _brings_key(path, dict(scope["headers"])), self._most(path)

        async def measured() -> Any:
            nonlocal got, over
            message = await receive()
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                if got > most:
                    over = True
                    raise RequestEntityTooLarge  # Litestar ends quietly on this one; what it says of it is not sent
            return message

        async def guarded(message: Any) -> None:
            nonlocal started
            if over and not started:
                return
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = with_headers(message.get("headers", ()), tls=tls, api=api)
                if brings and message["status"] in WRONG:
                    self._wrong_key(who, path)
            await send(message)

        await self.turns.mine()
        try:
            await self.app(scope, measured, guarded)
        except RequestEntityTooLarge:
            if not over:
                raise
        if over and not started:
            await refuse(scope, send, too_large(most))

    async def _stream(self, scope: Scope, receive: Receive, send: Send, who: str, path: str) -> None:
        """Whether its first message brings a key, only the application sees: it says so in the scope."""

        async def heard() -> Any:
            message = await receive()
            if message["type"] == "websocket.disconnect" and message.get("code") == FLOODED:
                self.floods.take(who)
            return message

        async def watched(message: Any) -> None:
            if message["type"] == "websocket.close":
                if message.get("code") in WRONG and scope.get(BRINGS_KEY, True):
                    self._wrong_key(who, path)
                if message.get("code") == FLOODED:
                    self.floods.take(who)
            await send(message)

        await self.turns.mine()
        await self.app(scope, heard, watched)


@contextlib.contextmanager
def _counted(counter: Counter[str], who: str) -> Iterator[None]:
    counter[who] += 1
    try:
        yield
    finally:
        counter[who] -= 1
        if not counter[who]:
            del counter[who]


def _waits(scope: Scope, path: str) -> bool:
    return POLLING.fullmatch(path) is not None and b"wait=" in scope["query_string"]


def _brings_key(path: str, headers: dict[bytes, bytes]) -> bool:
    """In a header; the invitation of somebody who joins is in the body."""
    return not headers.keys().isdisjoint(KEYS) or JOINING.fullmatch(path) is not None


def _at_table(who: str, path: str) -> str:
    table = TABLE.match(path)
    return f"{who} {table[1] if table else ''}"


def _refuse_name(host: str) -> NoReturn:
    shown = host if re.fullmatch(r"[A-Za-z0-9.-]{1,253}", host) else "HOST"
    how = f"If it should, its host starts it with --name {shown}"
    raise Refusal(421, "name", f"This server does not answer to that host name. {how}.")


def too_often(why: str, seconds: float) -> Refusal:
    return Refusal(429, "often", f"{why} Try again in {ceil(seconds)} s.", seconds)


def too_large(most: int) -> Refusal:
    return Refusal(413, "size", f"This is too large: {most // 1024} KB are taken at most.")


def with_headers(headers: Iterable[tuple[bytes, bytes]], *, tls: bool, api: bool) -> list[tuple[bytes, bytes]]:
    """Those of an answer and ours; what the answer says itself is left to it."""
    own = list(headers)
    said = {name.lower() for name, _ in own}
    wanted = [*RAW_HEADERS, *([NOT_STORED] if api else ()), *([ONLY_TLS] if tls else ())]
    return own + [header for header in wanted if header[0] not in said]


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Say so, and close the connection: whatever else comes on it is not read. A socket is refused before it opens."""
    body = msgspec.json.encode(refusal.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(b"retry-after", b"%d" % ceil(refusal.wait))] if refusal.wait else []
    headers = with_headers(headers, tls=scope["scheme"] in ("https", "wss"), api=True)
    answer = {"status": refusal.status, "headers": headers}
    if scope["type"] == "http":
        headers += [(b"connection", b"close")] if refusal.closes else []
        await send({"type": "http.response.start", **answer})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    elif "websocket.http.response" in (scope.get("extensions") or {}):
        await send({"type": "websocket.http.response.start", **answer})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.problem.code})
