"""The API in OpenAPI: Litestar's paths with msgspec's own schemas, and what goes over the socket.

Litestar leaves out that nothing unknown is taken, how the members of a union are told apart, and sockets altogether;
msgspec knows the former, and the latter stand here as components: Hello, Commands, Messages. TypeScript gets its types
from it:

    python -m rimward.server.openapi > web/made/openapi.json
    npm run types                                               in web/; it writes src/api.d.ts
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from rimward import wire
from rimward.server import offered, retold, shapes

REF = "#/components/schemas/{name}"
UNIONS = {"Commands": shapes.Commands, "Messages": shapes.Messages}
STREAM = "/api/tables/{table_id}/stream"


def document(app: Litestar) -> dict[str, Any]:
    """The description of this app, as plain data."""
    doc = app.openapi_schema.to_schema()
    named = set(doc.setdefault("components", {}).get("schemas", {}))
    components = _components(named)
    if unknown := named - components.keys():
        raise LookupError(
            f"sent, but in none of shapes.py, offered.py, retold.py and wire.py: {', '.join(sorted(unknown))}"
        )
    doc["components"]["schemas"] = components
    for status, content in _contents(doc):
        content["schema"] = _put_right(status, content["schema"], components)
    doc["x-socket"] = {STREAM: {"first": _ref("Hello"), "send": _ref("Commands"), "receive": _ref("Messages")}}
    return doc


def _components(named: set[str]) -> dict[str, Any]:
    """Everything of our modules of shapes, what that is made of, and what else of wire.py the paths name."""
    bases = (shapes.Wire, shapes.Command, shapes.Message, offered.Offered, retold.Told)
    kinds = [kind for module in (shapes, offered, retold) for kind in _structs(module) if kind not in bases]
    kinds += [kind for kind in _structs(wire) if kind.__name__ in named - {kind.__name__ for kind in kinds}]
    unions, components = msgspec.json.schema_components([*UNIONS.values(), *kinds], ref_template=REF)
    made = {**components, **dict(zip(UNIONS, unions, strict=False))}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(made))  # a default may be a tuple
    return plain


def _structs(module: Any) -> list[type[msgspec.Struct]]:
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__]


def _contents(doc: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """What is sent, with the status that it comes with, and what is asked for, with status 0."""
    for path in doc.get("paths", {}).values():
        for operation in path.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                yield 0, content
            for status, response in operation.get("responses", {}).items():
                for content in response.get("content", {}).values():
                    yield int(status), content


def _put_right(status: int, schema: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    """Litestar describes failures in its own form, and unions by their members."""
    if status >= 400 and "properties" in schema:
        return _ref("Problem")
    members = {member.get("$ref") for member in schema.get("oneOf", ())}
    for name in UNIONS:
        if members == {member["$ref"] for member in components[name]["anyOf"]}:
            return _ref(name)
    return schema


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": REF.format(name=name)}


class Described(JsonRenderPlugin):
    """For Litestar's `OpenAPIConfig.render_plugins`: what it serves is this description and not its own."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, document(request.app))


def main() -> None:
    from rimward.server.app import build_app

    json.dump(document(build_app("sqlite://")), sys.stdout, indent=1, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
