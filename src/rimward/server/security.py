"""What stands before every request and socket: by which name, from which page, how large, how often; and the headers.

`Guard` wraps the whole application, so that what it does not know (404) is guarded too. It knows addresses and
headers, and nothing of tables: that a key or an invitation was wrong it sees by the answer.
"""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from math import ceil
from typing import Any, NoReturn
from urllib.parse import urlsplit

import msgspec
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from rimward.server.schemas import Problem

Scope = Any  # ASGI's own messages: plain dictionaries, whatever the server
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

WRONG = (401, 403, 4401, 4403)  # statuses and close codes of sockets: a key or an invitation that does not fit
IMPORT = "/api/tables/import"
MAKING = re.compile(r"/api/tables(/import|/[^/]+/(join|rematch))?")
THINKING = re.compile(r"/api/tables/[^/]+/(hint|why|turning-points)")
SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": "80", "https": "443"}
KEYS = {b"authorization", b"x-invite"}

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
    """What one address may do; None is no limit. `body` and `imported` are bytes and hold for everybody."""

    requests: Rate | None = Rate(50, 200)
    commands: Rate | None = Rate(20, 100)  # on one socket
    tables: Rate | None = Rate(10 / 60, 20)  # made and joined
    wrong_keys: Rate | None = Rate(10 / 60, 10)
    thoughts: Rate | None = Rate(1, 20)  # hints, reasons and reviews: a process has to think about them
    sockets: int | None = 200  # open at once
    body: int = 64 * 1024
    imported: int = 8 * 1024 * 1024

    @classmethod
    def off(cls) -> Limits:
        """For measuring, where all the load comes from one address."""
        return cls(requests=None, commands=None, tables=None, wrong_keys=None, thoughts=None, sockets=None)


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

    def take(self, who: str) -> float:
        """Take one; or, where there is none, the seconds until there is."""
        if self.rate is None:
            return 0
        seconds = self.wait(who)
        if not seconds:
            self.buckets[who] = (self._level(who, self.rate) - 1, self.clock())
        self.buckets.move_to_end(who)  # also one that is refused, or else it would only have to go on
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return seconds

    def _level(self, who: str, rate: Rate) -> float:
        level, then = self.buckets.get(who, (rate.at_once, 0.0))
        return min(rate.at_once, level + (self.clock() - then) * rate.each_second)


def address_of(scope: Scope) -> str:
    """Whom the limits hold for: an address, or the whole net of an IPv6 address, since its owner has all of that."""
    client = scope.get("client")
    host = client[0] if client else ""
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
    """Why a request goes no further."""

    def __init__(self, status: int, code: str, detail: str, wait: float = 0) -> None:
        super().__init__(detail)
        self.status, self.problem, self.wait = status, Problem(code=f"server.{code}", detail=detail), wait


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
    ) -> None:
        self.app, self.limits = app, limits
        named = [name.lower() for name in names]
        self.names = {socket.gethostname().lower(), *map(host_of, named)}
        self.origins = {*origins, *(f"{scheme}://{name}" for name in named for scheme in PORTS)}
        self.requests = Limiter(limits.requests, clock)
        self.tables = Limiter(limits.tables, clock)
        self.wrong_keys = Limiter(limits.wrong_keys, clock)
        self.thoughts = Limiter(limits.thoughts, clock)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        who, headers = address_of(scope), dict(scope["headers"])
        try:
            path = re.sub(r"//+", "/", scope["path"]).rstrip("/")  # as it will be routed
            self._check(scope, path, headers, who)
        except Refusal as refusal:
            await refuse(scope, send, refusal)
            return
        if scope["type"] == "http":
            await self._serve(scope, receive, send, who, self.limits.imported if path == IMPORT else self.limits.body)
        else:
            await self._stream(scope, receive, send, who)

    def _check(self, scope: Scope, path: str, headers: dict[bytes, bytes], who: str) -> None:
        """What is cheap and what tells least about the server comes first."""
        host = headers.get(b"host", b"").decode("latin-1")
        if host and not is_own_name(host_of(host), self.names):
            _refuse_name(host_of(host))
        method = scope["method"] if scope["type"] == "http" else "socket"
        origin = headers.get(b"origin")
        if origin is not None and method not in SAFE and not self._knows(origin.decode("latin-1"), host, scope):
            raise Refusal(403, "origin", "A page of another address may not do this here.")
        if not path.startswith("/api"):
            return
        making = method == "POST" and MAKING.fullmatch(path) is not None
        self._check_limits(who, making, method == "socket", making or not headers.keys().isdisjoint(KEYS))
        if THINKING.fullmatch(path) and (seconds := self.thoughts.take(who)):
            raise too_often("These are too many questions to the bots at once.", seconds)
        most = self.limits.imported if path == IMPORT else self.limits.body
        size = headers.get(b"content-length", b"0")
        if len(size) > 12 or not size.isdigit() or int(size) > most:
            raise too_large(most)

    def _knows(self, origin: str, host: str, scope: Scope) -> bool:
        return origin in self.origins or same_place(origin, host, scope["scheme"])

    def _check_limits(self, who: str, making: bool, streaming: bool, with_key: bool) -> None:
        if seconds := self.requests.take(who):
            raise too_often("These are too many requests at once.", seconds)
        if (streaming or with_key) and (seconds := self.wrong_keys.wait(who)):
            raise too_often("Too many wrong keys or invitations came from your address.", seconds)
        if making and (seconds := self.tables.take(who)):
            raise too_often("These are too many tables to make or join at once.", seconds)
        if streaming and self.limits.sockets is not None and self.sockets[who] >= self.limits.sockets:
            raise too_often("Too many tables are open from your address.", 60)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, who: str, most: int) -> None:
        tls, api, got, over, started = scope["scheme"] == "https", scope["path"].startswith("/api"), 0, False, False

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
                if message["status"] in WRONG:
                    self.wrong_keys.take(who)
            await send(message)

        try:
            await self.app(scope, measured, guarded)
        except RequestEntityTooLarge:
            if not over:
                raise
        if over and not started:
            await refuse(scope, send, too_large(most))

    async def _stream(self, scope: Scope, receive: Receive, send: Send, who: str) -> None:
        async def watched(message: Any) -> None:
            if message["type"] == "websocket.close" and message.get("code") in WRONG:
                self.wrong_keys.take(who)
            await send(message)

        self.sockets[who] += 1
        try:
            await self.app(scope, receive, watched)
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]


def _refuse_name(host: str) -> NoReturn:
    shown = host if re.fullmatch(r"[A-Za-z0-9.-]{1,253}", host) else "HOST"
    how = f"If it should, whoever runs it starts it with --name {shown}"
    raise Refusal(421, "name", f"This server does not go by the name that you called it by. {how}.")


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
        headers.append((b"connection", b"close"))
        await send({"type": "http.response.start", **answer})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    elif "websocket.http.response" in (scope.get("extensions") or {}):
        await send({"type": "websocket.http.response.start", **answer})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.problem.code})
