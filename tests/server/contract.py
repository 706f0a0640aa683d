"""Requests of every kind against the description of the API, some of them with a table that exists and its keys.

A reply is one that the description knows: status, content type and shape. A request that is turned down changes nothing
that is stored, and nobody's key opens a table that it was not made for.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from litestar import Litestar
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from rimward.server.keys import new_key
from rimward.server.openapi import document
from tests.server.oracle import logged, rows
from tests.server.served import Served, served

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
KINDS = ("open", "playing", "over", "practice")
WHO = ("host", "seat", "another", "invited", "stranger", "nobody")


@dataclass
class Known:
    """A table of the server with its secrets."""

    table: str
    host: str
    invite: str
    keys: list[str]
    asked: list[Any] = field(default_factory=list)

    def headers(self, who: str, stranger: str) -> dict[str, str]:
        keys = {"host": self.host, "seat": self.keys[0], "another": self.keys[-1], "stranger": stranger}
        if who in keys:
            return {"Authorization": f"Bearer {keys[who]}"}
        return {"X-Invite": self.invite} if who == "invited" else {}


class Contract:
    """A server and the description that it is held to."""

    def __init__(self, server: Served, document: dict[str, Any]) -> None:
        self.server = server
        schema = schemathesis.openapi.from_dict(document)
        found: list[Any] = list(schema.get_all_operations())
        self.operations = {operation.label: operation for operation in (result.ok() for result in found)}
        self.bystander = self._made("playing")
        self.before = rows(server, self.bystander.table)
        over = self._made("over")
        self.record = server.call("GET", f"/tables/{over.table}/record", key=over.host).text
        games = server.ok("GET", "/games")["games"]
        self.content = [address.rpartition("/")[2] for game in games for address in game["content"].values()]
        self.statuses: dict[str, set[int]] = {label: set() for label in self.operations}
        self._pool: dict[str, Known] = {}

    def _made(self, kind: str) -> Known:
        seats = ("me", "open") if kind == "open" else ("me", "me")
        made = self.server.table(*seats, **({"seed": "7"} if kind == "practice" else {}))
        known = Known(made["table"]["id"], made["host_key"], made["invite"], [key["key"] for key in made["keys"]])
        if kind == "over":
            self.server.ok("POST", f"/tables/{known.table}/do", {"do": "end"}, key=known.keys[0])
            assert self.server.agree(known.table, known.keys[1])["is"] == "done"
        if kind == "playing":
            known.asked = self.server.ok("GET", f"/tables/{known.table}/view", key=known.keys[0])["asked"]
        return known

    def known(self, kind: str) -> Known:
        """A table of a kind, made when there is none."""
        if kind not in self._pool:
            self._pool[kind] = self._made(kind)
        return self._pool[kind]

    # --- one operation -----------------------------------------------------------------------------------------------
    def check(self, label: str, examples: int) -> None:
        """Requests that fit the description and requests that do not, half and half."""
        self._check(label, examples // 2, GenerationMode.POSITIVE)
        with contextlib.suppress(Unsatisfiable):  # where there is nothing that could be wrong
            self._check(label, examples // 2, GenerationMode.NEGATIVE)
        assert rows(self.server, self.bystander.table) == self.before, f"{label} changed a table of others"

    def _check(self, label: str, examples: int, mode: GenerationMode) -> None:
        strategy = self.operations[label].as_strategy(generation_mode=mode)

        @given(case=strategy, kind=st.sampled_from(KINDS), who=st.sampled_from(WHO), data=st.data())
        @settings(
            max_examples=examples,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def check(case: Any, kind: str, who: str, data: st.DataObject) -> None:
            self._asked(case, self.known(kind), kind, who, mode, data)

        check()

    def _asked(self, case: Any, known: Known, kind: str, who: str, mode: GenerationMode, data: st.DataObject) -> None:
        positive = mode is GenerationMode.POSITIVE
        elsewhere = False
        strangers = [self.bystander.keys[0], self.bystander.host, new_key()]
        if "table_id" in (case.path_parameters or {}) and positive:
            elsewhere = data.draw(st.sampled_from([False, False, False, True]))
            case.path_parameters["table_id"] = self.bystander.table if elsewhere else known.table
            if "seat" in case.path_parameters:
                case.path_parameters["seat"] = data.draw(st.integers(-1, 2))
        headers = known.headers(who, new_key() if elsewhere else data.draw(st.sampled_from(strangers)))
        self._sensible(case, known, positive, data)
        before = rows(self.server, known.table)
        response = case.call(base_url=f"http://127.0.0.1:{self.server.port}", headers=headers)
        self.statuses[case.operation.label].add(response.status_code)
        case.validate_response(response, checks=CHECKS if positive else [*CHECKS, negative_data_rejection])
        if elsewhere:
            assert response.status_code >= 400, f"{case.operation.label}: a key of another table opened this one"
        if response.status_code >= 400:
            assert rows(self.server, known.table) == before, (
                f"{case.operation.label}: refused, and yet something changed"
            )
        elif case.method != "GET":
            self._pool.pop(kind, None)

    def _sensible(self, case: Any, known: Known, positive: bool, data: st.DataObject) -> None:
        """A request that would get nowhere, or wait for long, is brought nearer to one that somebody sends."""
        query = case.query or {}
        if isinstance(query.get("wait"), int | float):
            query["wait"] = min(query["wait"], 0.01)
        if positive and "name" in (case.path_parameters or {}) and self.content:
            case.path_parameters["name"] = data.draw(st.sampled_from(self.content))
        if not positive or not isinstance(case.body, dict):
            return
        often = data.draw(st.sampled_from([True, True, False]))
        if case.operation.label == "POST /api/tables" and often:
            case.body |= {"game": "comet", "seats": [{"kind": "me"}, {"kind": "open"}]}
            case.body.pop("options", None)
        if case.operation.label == "POST /api/tables/import" and often:
            case.body["record"] = spoiled(self.record, data)
        if case.body.get("do") == "answer" and known.asked and often:
            question = data.draw(st.sampled_from(known.asked))
            case.body |= {"question": question["id"], "key": (question["options"] or [{"key": ""}])[0]["key"]}


def described(app: Litestar) -> dict[str, Any]:
    """The description that the API is held to."""
    return document(app)


def kept(folder: Path, examples: int, tick: Callable[[str], None]) -> dict[str, set[int]]:
    """So many requests to every operation of a new server; gives the statuses that came."""
    with logged() as log, served(folder) as server:
        contract = Contract(server, described(server.app))
        for label in contract.operations:
            tick(label)
            contract.check(label, examples)
            assert not log.faults, "\n".join(log.faults[:5])
    return contract.statuses


WILD: list[Any] = [None, True, -1, 0, 10**9, 2**63, 1.5, "", "xia", "\0", [], {}, [[[]]], {"is": "Table"}]


def spoiled(record: str, data: st.DataObject) -> str:
    """A record in which something is as it was not; now and then nothing."""
    lines = [json.loads(line) for line in record.splitlines()]
    for _ in range(data.draw(st.integers(0, 2))):
        line = data.draw(st.sampled_from(lines))
        name = data.draw(st.sampled_from([*line, "start", "x"]))
        line[name] = data.draw(st.sampled_from(WILD))
    if data.draw(st.booleans()):
        lines += data.draw(st.permutations(lines[1:]))
    return "\n".join(map(json.dumps, lines))
