"""The API keeps to its description, and refuses without a trace."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rimward.server.app import build_app
from tests.server.contract import Contract, described
from tests.server.oracle import Logged, logged, rows
from tests.server.served import served

EXAMPLES = 16


# Not @schema.parametrize(): it gives every operation the same test id.
LABELS = [
    f"{method.upper()} {path}" for path, item in described(build_app("sqlite://"))["paths"].items() for method in item
]


@pytest.fixture(scope="module")
def log() -> Iterator[Logged]:
    with logged() as log:
        yield log


@pytest.fixture(scope="module")
def contract(log: Logged, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Contract]:
    with served(tmp_path_factory.mktemp("contract")) as server:
        yield Contract(server, described(server.app))


@pytest.mark.parametrize("label", LABELS)
def test_api_keeps_its_contract(contract: Contract, log: Logged, label: str) -> None:
    contract.check(label, EXAMPLES)
    assert not log.faults
    assert contract.statuses[label] - {400, 404, 429}, "nothing got past the door"


DEEP = b"[" * 100_000
BODIES = {
    "deep": DEEP,
    "deep in a field": b'{"game":"comet","seats":' + DEEP,
    "deep in an unknown field": b'{"x":' + DEEP,
    "deep in a record": b'{"record":"{\\"options\\":' + DEEP + b'"}',
    "no text": b'{"do":"say","text":"\xff"}',
    "half a letter": b'{"do":"say","text":"\\ud800"}',
    "a control character": b'{"do":"say","text":"a\\u0000b"}',
    "nothing": b"",
    "no number": b"NaN",
    "zeros": bytes(100),
    "too much": b" " * 12_000_000,
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_body_that_cannot_be_read_is_the_senders_fault(contract: Contract, log: Logged, body: bytes) -> None:
    known = contract.known("playing")
    before = rows(contract.server, known.table)
    headers = {"Authorization": f"Bearer {known.keys[0]}", "Content-Type": "application/json"}
    for path in ("/api/tables", "/api/tables/import", f"/api/tables/{known.table}/do"):
        reply = contract.server.http.post(path, content=body, headers=headers)
        assert reply.status_code in (400, 413)
        assert reply.json()["detail"]
    assert rows(contract.server, known.table) == before
    assert not log.faults


@pytest.mark.parametrize(
    "path",
    [
        "/tables/%00", "/tables/%ff/view", "/tables/x%2f..%2fx", "/tables/" + "a" * 5000, "/tables/%F0%9F%9A%80/chat",
        "/tables?after=nan_x", "/tables?after=1_%00", "/tables?after=1e999_x", "/tables?game=%00", "/tables?limit=51",
        "/tables?status=%00", "/tables/x/seats/99999999999999999999/look", "/tables/x/view?since=1e400",
        "/tables/x/view?wait=nan", "/tables/x/view?wait=inf", "/tables/x/events?since=%00",
    ],
)  # fmt: skip
def test_an_odd_address_is_answered_and_the_database_is_not_asked(contract: Contract, log: Logged, path: str) -> None:
    reply = contract.server.call("GET", path)
    assert reply.status_code in (400, 404, 405)
    assert reply.json()["code"]
    assert not log.faults
