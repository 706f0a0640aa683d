"""Rows for tests that write to the store directly."""

from __future__ import annotations

from typing import Any

TABLE: dict[str, Any] = {
    "id": "t1",
    "game": "comet",
    "name": "Old friends",
    "status": "playing",
    "public": True,
    "watch": True,
    "pace": "slow",
    "practice": False,
    "options": "{}",
    "created": 1.0,
    "updated": 2.0,
    "waiting": "[0]",
    "thinking": False,
    "commitment": "",
    "rematch": "",
    "host_hash": b"h" * 32,
    "invite_hash": b"i" * 32,
    "salt": b"s" * 16,
}
LINE: dict[str, Any] = {"table_id": "t1", "number": 0, "at": 3.0, "seat": -1, "text": "Hello!", "code": ""}
