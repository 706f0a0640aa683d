"""One test for each thing that protects a server and those who play on it."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody
from litestar.testing import TestClient

from rimward.server.content import Content, content_route
from rimward.server.security import Guard, Limiter, Limits, Rate, address_of
from rimward.server.shapes import Hello, NewTable, Problem

RIGHT = "right-key"
TABLE = {"game": "comet", "seats": []}


# --- a small server --------------------------------------------------------------------------------------------------
@get("/", media_type=MediaType.HTML, sync_to_thread=False)
def page() -> str:
    return "<title>Rimward</title>"


@get("/api/games", sync_to_thread=False)
def games() -> dict[str, str]:
    return {}


@post("/api/tables", sync_to_thread=False)
def make(data: JSONBody[NewTable]) -> dict[str, str]:
    return {"game": data.game}


@post("/api/tables/import", sync_to_thread=False)
def take_in(data: JSONBody[dict[str, str]]) -> dict[str, int]:
    return {"size": len(data["record"])}


@post("/api/tables/{table:str}/join", sync_to_thread=False)
def join(table: FromPath[str], data: JSONBody[dict[str, Any]]) -> Response[Any]:
    if data.get("invite") == RIGHT:
        return Response({})
    return Response(Problem(code="table.invitation", detail="This is not the invitation."), status_code=403)


@delete("/api/tables/{table:str}", status_code=200, sync_to_thread=False)
def throw_away(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[Any]:
    if request.headers.get("authorization") == f"Bearer {RIGHT}":
        return Response({"gone": table})
    return Response(Problem(code="server.key", detail="This is not the key."), status_code=401)


@websocket("/api/tables/{table:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    await socket.accept()
    hello = msgspec.json.decode(await socket.receive_text(), type=Hello)
    if hello.key != RIGHT:
        await socket.close(code=4401)
        return
    await socket.send_text("welcome")
    await socket.receive_text()


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def server(
    *, names: Sequence[str] = (), origins: Sequence[str] = (), limits: Limits | None = None, clock: Clock | None = None
) -> Litestar:
    routes = [page, games, make, take_in, join, throw_away, stream, content_route(Content([]))]
    app = Litestar(routes, openapi_config=None)
    app.asgi_handler = Guard(
        app.asgi_handler, names=names, origins=origins, limits=limits or Limits.off(), clock=clock or Clock()
    )
    return app


def client(base: str = "http://box.local:8421", **named: Any) -> TestClient[Litestar]:
    return TestClient(server(**named), base_url=base)


def rated(**limits: Any) -> Limits:
    return msgspec.structs.replace(Limits.off(), **limits)


def refused(mine: TestClient[Litestar], headers: dict[str, str] | None = None, table: int = 9) -> str:
    """Why a socket was not even opened."""
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        mine.websocket_connect(f"/api/tables/{table}/stream", headers=headers),
    ):
        pytest.fail("it was opened")
    return closed.value.detail


# --- headers ---------------------------------------------------------------------------------------------------------
def test_content_security_policy_is_strict() -> None:
    response = client().get("/")
    policy = dict(part.split(" ", 1) for part in response.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == policy["form-action"] == policy["base-uri"] == "'none'"
    assert {policy[part] for part in ("script-src", "style-src", "connect-src", "font-src")} == {"'self'"}
    assert "unsafe" not in response.headers["content-security-policy"]


def test_no_third_party_is_ever_allowed() -> None:
    """Not a single address of anybody else, nor a wildcard, in any header that allows something."""
    for path in ("/", "/api/games", "/nowhere"):
        allowing = client().get(path).headers["content-security-policy"]
        assert re.findall(r"https?:|//|\*", allowing) == []


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/api/nowhere", "/api/content/0.json"])
def test_every_answer_has_the_headers_also_a_failure(path: str) -> None:
    headers = client().get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)


def test_what_an_answer_says_itself_is_left_to_it() -> None:
    @get("/api/kept", sync_to_thread=False)
    def kept() -> Response[str]:
        return Response("", headers={"Cache-Control": "public"})

    app = Litestar([kept], openapi_config=None)
    app.asgi_handler = Guard(app.asgi_handler)
    assert TestClient(app).get("/api/kept").headers.get_list("cache-control") == ["public"]


def test_strict_transport_only_where_there_is_tls() -> None:
    assert "strict-transport-security" not in client().get("/").headers
    over_tls = client("https://box.local").get("/")
    assert over_tls.headers["strict-transport-security"] == "max-age=31536000"


# --- origins ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "http://box.local", "http://box.local:8422", "null", "", "junk"],
)
def test_a_page_of_another_origin_may_not_do_anything(origin: str) -> None:
    mine = client()
    response = mine.post("/api/tables", json=TABLE, headers={"Origin": origin})
    assert (response.status_code, response.json()["code"]) == (403, "server.origin")
    assert mine.delete("/api/tables/1", headers={"Origin": origin}).status_code == 403
    assert refused(mine, {"Origin": origin}) == "server.origin"


@pytest.mark.parametrize(
    ("scheme", "host", "origin"),
    [
        ("http", "localhost:8421", "http://localhost:8421"),
        ("http", "Localhost:8421", "HTTP://LOCALHOST:8421"),
        ("http", "192.168.1.7:8421", "http://192.168.1.7:8421"),
        ("http", "[fd00::7]:8421", "http://[fd00::7]:8421"),
        ("http", "[fd00::7]", "http://[fd00::7]"),
        ("http", "localhost", "http://localhost"),
        ("https", "localhost", "https://localhost"),
        ("http", "localhost", "https://localhost"),  # a proxy before us has the certificate and does not say so
    ],
)
def test_our_own_page_may(scheme: str, host: str, origin: str) -> None:
    mine, headers = client(f"{scheme}://box.local"), {"Host": host, "Origin": origin}
    assert mine.post("/api/tables", json=TABLE, headers=headers).status_code == 201
    with mine.websocket_connect("/api/tables/1/stream", headers=headers) as opened:
        opened.send_json({"key": RIGHT})
        assert opened.receive_text() == "welcome"


def test_a_page_without_tls_may_not_speak_for_one_with_it() -> None:
    response = client("https://box.local").post("/api/tables", json=TABLE, headers={"Origin": "http://box.local"})
    assert response.status_code == 403


def test_a_script_without_origin_may() -> None:
    assert client().post("/api/tables", json=TABLE).status_code == 201


def test_origins_can_be_allowed() -> None:
    """By themselves, and by the name of a server behind a proxy that does not pass the host on."""
    mine = client(names=["play.example"], origins=["http://localhost:5173"])
    for origin in ("http://localhost:5173", "https://play.example"):
        assert mine.post("/api/tables", json=TABLE, headers={"Origin": origin}).status_code == 201
    assert mine.post("/api/tables", json=TABLE, headers={"Origin": "https://other.example"}).status_code == 403


def test_another_page_can_be_shown_but_not_read() -> None:
    """A link from elsewhere works; without a header that allows it, no script there sees the answer."""
    response = client().get("/", headers={"Origin": "http://evil.example"})
    assert response.status_code == 200
    assert "access-control-allow-origin" not in response.headers


# --- names -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:80"]
)
def test_a_name_that_was_led_here_is_refused(host: str) -> None:
    """DNS rebinding: the page of evil.example asks evil.example, which is now this machine."""
    response = client().get("/api/games", headers={"Host": host, "Origin": f"http://{host}"})
    assert (response.status_code, response.json()["code"]) == (421, "server.name")
    assert f"--name {host.removesuffix(':80')}" in response.json()["detail"]


def test_a_name_that_is_no_name_is_not_repeated() -> None:
    response = client().get("/api/games", headers={"Host": "<script>"})
    assert response.status_code == 421
    assert "script" not in response.text


@pytest.mark.parametrize(
    "host",
    [
        *("localhost:8421", "LOCALHOST", "127.0.0.1:8421", "192.168.1.7", "[::1]:8421", "[fe80::1]"),
        *("my-box.local:8421", f"{socket.gethostname()}:8421", "play.example", "play.example."),
    ],
)
def test_addresses_local_names_and_our_own_are_taken(host: str) -> None:
    assert client(names=["Play.Example"]).get("/api/games", headers={"Host": host}).status_code == 200


# --- sizes -----------------------------------------------------------------------------------------------------------
def test_a_large_body_is_refused() -> None:
    response = client().post("/api/tables", json={**TABLE, "name": "x" * 70_000})
    assert (response.status_code, response.json()["code"]) == (413, "server.size")
    assert response.headers["connection"] == "close"
    assert response.headers["x-content-type-options"] == "nosniff"


def test_an_import_may_be_larger_and_has_an_end_too() -> None:
    assert client().post("/api/tables/import", json={"record": "x" * 1_000_000}).json() == {"size": 1_000_000}
    assert client().post("/api/tables/import", json={"record": "x" * 8_400_000}).status_code == 413


def exchange(app: Any, headers: list[tuple[bytes, bytes]], chunk: bytes, path: str) -> tuple[int, list[dict[str, Any]]]:
    """A body without end: how many pieces of it were read, and what was answered."""
    read, sent = 0, list[dict[str, Any]]()

    async def receive() -> dict[str, Any]:
        nonlocal read
        read += 1
        return {"type": "http.request", "body": chunk, "more_body": True}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope: dict[str, Any] = {
        "type": "http",
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
    }
    scope |= {"headers": headers, "scheme": "http", "client": ("10.0.0.1", 1), "server": None, "root_path": ""}
    asyncio.run(app({**scope, "http_version": "1.1", "asgi": {"version": "3.0"}}, receive, send))
    return read, sent


@pytest.mark.parametrize("path", ["/api/tables", "/api//tables/"])
def test_a_body_is_not_read_to_its_end_to_find_it_too_large(path: str) -> None:
    read, sent = exchange(server(), [(b"content-type", b"application/json")], b"x" * 16_384, path)
    assert read == 5  # 64 KB are four of them
    assert sent[0]["status"] == 413
    assert msgspec.json.decode(sent[1]["body"], type=Problem).code == "server.size"


@pytest.mark.parametrize("said", [b"65537", b"9" * 5000, b"-1", b"x"])
def test_a_body_that_says_it_is_too_large_is_not_read_at_all(said: bytes) -> None:
    read, sent = exchange(server(), [(b"content-length", said)], b"x", "/api/tables")
    assert (read, sent[0]["status"]) == (0, 413)


# --- rates -----------------------------------------------------------------------------------------------------------
def test_too_many_requests_have_to_wait() -> None:
    clock = Clock()
    mine = client(limits=rated(requests=Rate(20, 60)), clock=clock)
    assert [mine.get("/api/games").status_code for _ in range(61)] == [200] * 60 + [429]
    response = mine.get("/api/games")
    assert (response.json()["code"], response.headers["retry-after"]) == ("server.often", "1")
    assert mine.get("/").status_code == 200  # pages and pictures do not count
    clock.now += 1
    assert [mine.get("/api/games").status_code for _ in range(21)] == [200] * 20 + [429]


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/1/join", "/api/tables/", "//api/tables/2//join"])
def test_tables_are_made_and_joined_more_slowly(path: str) -> None:
    clock = Clock()
    mine = client(limits=rated(tables=Rate(10 / 60, 20)), clock=clock)
    assert {mine.post("/api/tables", json=TABLE).status_code for _ in range(20)} == {201}
    response = mine.post(f"http://box.local:8421{path}", json=TABLE)
    assert (response.status_code, response.headers["retry-after"]) == (429, "6")
    assert mine.get("/api/games").status_code == 200
    clock.now += 6.1
    assert mine.post("/api/tables", json=TABLE).status_code == 201


def test_wrong_keys_lock_the_door_for_a_while_for_right_ones_too() -> None:
    """Otherwise one could go on guessing."""
    clock = Clock()
    mine = client(limits=rated(wrong_keys=Rate(10 / 60, 10)), clock=clock)
    right, wrong = {"Authorization": f"Bearer {RIGHT}"}, {"Authorization": "Bearer guess"}
    assert mine.delete("/api/tables/1", headers=right).status_code == 200
    assert [mine.delete("/api/tables/1", headers=wrong).status_code for _ in range(11)] == [401] * 10 + [429]
    assert mine.delete("/api/tables/1", headers=right).status_code == 429
    assert mine.get("/api/games").status_code == 200  # whoever shows no key may look
    clock.now += 6.1
    assert mine.delete("/api/tables/1", headers=right).status_code == 200


def test_wrong_invitations_count_too() -> None:
    clock = Clock()
    mine = client(limits=rated(wrong_keys=Rate(10 / 60, 10)), clock=clock)
    statuses = [mine.post("/api/tables/1/join", json={"invite": "guess"}).status_code for _ in range(11)]
    assert statuses == [403] * 10 + [429]
    assert mine.post("/api/tables/1/join", json={"invite": RIGHT}).status_code == 429
    clock.now += 6.1
    assert mine.post("/api/tables/1/join", json={"invite": RIGHT}).status_code == 201


def test_wrong_keys_on_sockets_count_too() -> None:
    mine = client(limits=rated(wrong_keys=Rate(10 / 60, 2)))
    for _ in range(2):
        with mine.websocket_connect("/api/tables/1/stream") as opened:
            opened.send_json({"key": "guess"})
            with pytest.raises(WebSocketDisconnect) as closed:
                opened.receive_text()
            assert closed.value.code == 4401
    assert refused(mine, table=1) == "server.often"
    assert mine.delete("/api/tables/1", headers={"Authorization": f"Bearer {RIGHT}"}).status_code == 429


def test_sockets_of_one_address_are_counted_while_they_are_open() -> None:
    mine = client(limits=rated(sockets=1))
    with mine.websocket_connect("/api/tables/1/stream") as first:
        first.send_json({"key": RIGHT})
        assert first.receive_text() == "welcome"
        assert refused(mine) == "server.often"
        first.send_text("bye")
    with mine.websocket_connect("/api/tables/2/stream") as second:
        second.send_json({"key": RIGHT})
        assert second.receive_text() == "welcome"
        second.send_text("bye")


def test_limits_are_on_unless_they_are_switched_off() -> None:
    usual, off = Limits(), Limits.off()
    assert (usual.requests, usual.sockets) == (Rate(50, 200), 200)
    assert usual.tables == Rate(10 / 60, 20)
    assert usual.wrong_keys == Rate(10 / 60, 10)
    assert [off.requests, off.tables, off.wrong_keys, off.sockets] == [None] * 4
    assert (off.body, off.imported) == (usual.body, usual.imported) == (65_536, 8_388_608)


def test_what_is_remembered_of_addresses_is_bounded() -> None:
    limiter = Limiter(Rate(1, 1), Clock(), most=100)
    assert limiter.take("mine") == 0
    for number in range(1000):
        assert limiter.take(str(number)) == 0
        assert limiter.take("mine") == pytest.approx(1)  # whoever keeps coming is not forgotten
    assert len(limiter.buckets) == 100


def test_a_bucket_never_holds_more_than_it_can() -> None:
    clock = Clock()
    limiter = Limiter(Rate(2, 3), clock)
    clock.now += 1e9
    assert [limiter.take("a") for _ in range(4)] == [0, 0, 0, pytest.approx(0.5)]
    assert limiter.take("b") == 0  # another address has its own


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::8", True),  # one customer has a whole net of these
        ("2001:db8:1:2::7", "2001:db8:1:3::7", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("fe80::1%eth0", "fe80::1%eth0", True),
    ],
)
def test_whom_limits_hold_for(one: str, other: str, same: bool) -> None:
    assert (address_of({"client": (one, 1)}) == address_of({"client": (other, 2)})) == same
