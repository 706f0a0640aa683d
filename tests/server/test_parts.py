"""A campaign at a table: the parts that are over are sent with every view and change, and are in the story."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rimward.server import shapes
from tests.server.served import keys_of, served
from tests.twins.results import PARTS


def test_the_parts_of_a_campaign_go_over_the_wire(tmp_path: Path) -> None:
    with served(tmp_path, games={"comet": PARTS}) as server:
        made = server.table("me", "me", options={"target": 4, "rounds": 2}, seed="parts")
        table, keys = made["table"]["id"], keys_of(made)
        stream = server.stream(table, keys[0])
        full = stream.until(shapes.Full)
        assert full.view.parts is msgspec.UNSET
        server.play_out(table, keys)
        changes = list[shapes.Change]()
        while not changes or changes[-1].result is None:
            changes.append(stream.until(shapes.Change))
        parts = [change.parts if isinstance(change.parts, list) else [] for change in changes]
        counts = [len(over) for over in parts]
        assert counts == sorted(counts)
        assert (counts[0], counts[-1]) == (0, 2)
        shown = server.ok("GET", f"/tables/{table}/view", key=keys[0])["view"]
        assert [part["ranks"] for part in shown["parts"]] == [part.ranks for part in parts[-1]]
        told = server.ok("GET", f"/tables/{table}/story", key=keys[1])
        assert [part["outcome"] for part in told["parts"]] == shown["parts"]
        assert 0 < told["parts"][0]["turn"] < told["parts"][1]["turn"] == len(told["turns"]) - 1
    with served(tmp_path, games={"comet": PARTS}) as server:  # and after a restart
        assert server.ok("GET", f"/tables/{table}/view", key=keys[0])["view"]["parts"] == shown["parts"]
