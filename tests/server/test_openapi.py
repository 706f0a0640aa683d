"""The description of the API: a valid document that says what msgspec really takes and gives."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
import schemathesis
from litestar import Litestar, get, post
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.testing import TestClient

from rimward import wire
from rimward.server import shapes
from rimward.server.openapi import Described, document


@get("/api/tables", sync_to_thread=False)
def tables() -> shapes.Tables:
    return shapes.Tables(tables=[])


@post("/api/tables/{table:str}/do", status_code=200, sync_to_thread=False)
def do(table: FromPath[str], data: JSONBody[shapes.Commands]) -> shapes.Done:
    return shapes.Done(request=data.request, cursor=0)


@get("/api/tables/{table:str}/why", sync_to_thread=False)
def why(table: FromPath[str]) -> list[wire.Reason]:
    return []


@post(
    "/api/tables/{table:str}/undo",
    status_code=200,
    sync_to_thread=False,
    responses={409: ResponseSpec(shapes.Refused, generate_examples=False)},
)
def undo(table: FromPath[str], data: JSONBody[shapes.Undo]) -> shapes.Done:
    return shapes.Done(request=data.request, cursor=0)


class Stranger(msgspec.Struct):
    name: str


@get("/api/stranger", sync_to_thread=False)
def stranger() -> Stranger:
    return Stranger("")


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return document(Litestar([tables, do, why, undo]))


def refs(part: Any) -> set[str]:
    if isinstance(part, list):
        return set().union(*map(refs, part))
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(refs, part.values()))
    return set()


def test_it_is_a_valid_document_with_every_operation(described: dict[str, Any]) -> None:
    schema = schemathesis.openapi.from_dict(json.loads(json.dumps(described)))
    schema.validate()
    assert {f"{method.upper()} {path}" for path, methods in schema.items() for method in methods} == {
        "GET /api/tables",
        "POST /api/tables/{table}/do",
        "GET /api/tables/{table}/why",
        "POST /api/tables/{table}/undo",
    }
    assert described["openapi"].startswith("3.1")


def test_everything_that_is_named_is_there(described: dict[str, Any]) -> None:
    components = described["components"]["schemas"]
    named = refs(described)
    assert len(named) > 20
    assert {ref.removeprefix("#/components/schemas/") for ref in named} - components.keys() == set()


def test_nothing_unknown_is_taken(described: dict[str, Any]) -> None:
    components = described["components"]["schemas"]
    assert components["NewTable"]["additionalProperties"] is False
    assert components["NewTable"]["properties"]["seats"]["maxItems"] == 8
    assert components["Answer"]["additionalProperties"] is False


def test_members_of_a_union_are_told_apart(described: dict[str, Any]) -> None:
    components = described["components"]["schemas"]
    assert components["Commands"]["discriminator"]["propertyName"] == "do"
    assert components["Messages"]["discriminator"]["propertyName"] == "is"
    body = described["paths"]["/api/tables/{table}/do"]["post"]["requestBody"]
    assert body["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Commands"}


def test_the_socket_is_described(described: dict[str, Any]) -> None:
    components = described["components"]["schemas"]
    [socket] = described["x-socket"].values()
    assert {way: ref["$ref"].rpartition("/")[2] for way, ref in socket.items()} == {
        "first": "Hello",
        "send": "Commands",
        "receive": "Messages",
    }
    sent = components["Messages"]["discriminator"]["mapping"]
    assert {"full", "change", "table", "chat", "aside", "notes", "orders", "done", "refused"} == set(sent)


def test_a_failure_is_a_problem(described: dict[str, Any]) -> None:
    responses = described["paths"]["/api/tables/{table}/do"]["post"]["responses"]
    assert responses["400"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_a_refusal_stays_one(described: dict[str, Any]) -> None:
    responses = described["paths"]["/api/tables/{table}/undo"]["post"]["responses"]
    assert responses["409"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Refused"}


def test_the_server_tells_it_itself(described: dict[str, Any]) -> None:
    config = OpenAPIConfig(title="Rimward", version="1", path="/api", render_plugins=[Described()])
    with TestClient(Litestar([tables, do, why, undo], openapi_config=config)) as client:
        told = client.get("/api/openapi.json").json()
    assert told["components"] == described["components"]
    assert told["paths"].keys() == described["paths"].keys()


def test_what_is_in_no_list_of_ours_is_found() -> None:
    with pytest.raises(LookupError, match="Stranger"):
        document(Litestar([stranger]))
