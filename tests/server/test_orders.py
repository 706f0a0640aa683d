"""Standing orders at a table: given, listed, revoked, carried out, kept; and nobody else can tell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.record import read
from rimward.kernel.verify import verify
from rimward.server import ordering, shapes
from tests.server.oracle import stored
from tests.server.served import Served, Stream, keys_of, served
from tests.server.waiting import until

PASS = {"where": "rolled"}
MID = {"where": "comet.lane.choose", "answer": "mid"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("orders")) as up:
        yield up


class Sat:
    """A table of people, with a socket for each of them and one for a spectator."""

    def __init__(self, server: Served, seats: int = 2, **more: Any) -> None:
        made = server.table(*["me"] * seats, public=True, **{"seed": "orders", **more})
        self.server, self.id, self.keys, self.host = server, made["table"]["id"], keys_of(made), made["host_key"]
        self.streams = [server.stream(self.id, key) for key in (*self.keys, "")]
        for stream in self.streams:
            stream.until(shapes.Full)

    def order(self, seat: int, **order: Any) -> Any:
        return self.server.do(self.id, self.keys[seat], do="order", order=order)

    def listed(self, seat: int) -> list[Any]:
        orders: list[Any] = self.server.ok("GET", f"/tables/{self.id}/seats/{seat}/orders", key=self.keys[seat])[
            "orders"
        ]
        return orders

    def entries(self) -> int:
        return int(self.server.ok("GET", f"/tables/{self.id}/view", key=self.keys[0])["entries"])

    def answer(self, seat: int, key: str) -> None:
        question = self.server.asked(self.id, self.keys[seat])
        assert question is not None, f"seat {seat} is not asked"
        reply = self.server.do(self.id, self.keys[seat], do="answer", question=question["id"], key=key)
        assert reply["is"] == "done", reply

    def rest(self) -> None:
        """Until no order is to answer any more."""
        until(lambda: not self.server.hall._rooms[self.id].data.thinking, "orders go on and on")

    def decide(self) -> None:
        """Who is asked does something harmless."""
        self.rest()
        seat = self.waiting()[0]
        keys = [option["key"] for option in self.server.asked(self.id, self.keys[seat])["options"]]
        self.answer(seat, next(key for key in ("haul", "pass", "near", "drill") if key in keys))

    def first(self) -> None:
        """Who is asked takes what ends or passes, or else the first."""
        self.rest()
        seat = self.waiting()[0]
        keys = [option["key"] for option in self.server.asked(self.id, self.keys[seat])["options"]]
        self.answer(seat, next((key for key in ("end", "stop", "pass", "done") if key in keys), keys[0]))

    def waiting(self) -> list[int]:
        waiting: list[int] = self.server.ok("GET", f"/tables/{self.id}", key=self.keys[0])["waiting"]
        return waiting


# --- given, listed, revoked ------------------------------------------------------------------------------------------
def test_orders_are_given_listed_and_revoked_over_rest(server: Served) -> None:
    sat = Sat(server)
    assert sat.listed(0) == []
    careful = {"where": "off-turn", "unless": [{"tells": "choice"}], "until": "turn"}
    assert sat.order(0, **PASS)["is"] == "done"
    assert sat.order(0, **careful)["is"] == "done"
    first, second = sat.listed(0)
    assert (first["order"] | {"mark": ""}, first["blind"]) == (careful | {"mark": ""}, False), "the newest comes first"
    assert (second["order"], second["blind"]) == (PASS, True)
    assert sat.order(0, **PASS)["is"] == "done"
    assert [one["order"] for one in sat.listed(0)] == [PASS, first["order"]], "the same again only comes first"
    assert server.do(sat.id, sat.keys[0], do="revoke", order=PASS)["is"] == "done"
    assert [one["order"] for one in sat.listed(0)] == [first["order"]]
    assert server.do(sat.id, sat.keys[0], do="revoke", order=PASS)["refusal"]["code"] == "table.refused.no-order"
    assert server.do(sat.id, sat.keys[0], do="revoke")["is"] == "done"
    assert sat.listed(0) == []


def test_an_order_for_everywhere_hides_none_for_a_place(server: Served) -> None:
    sat = Sat(server)
    everywhere = {"where": "everywhere", "unless": [{"tells": "choice"}]}
    for order in (PASS, everywhere, MID):
        assert sat.order(0, **order)["is"] == "done"
    assert [one["order"] for one in sat.listed(0)] == [MID, PASS, everywhere]


def test_orders_are_given_and_revoked_over_a_socket_which_is_told(server: Served) -> None:
    sat = Sat(server)
    mine, _, _ = sat.streams
    mine.send({"do": "order", "order": PASS})
    told = mine.until(shapes.Orders)
    assert [(one.order.where, one.blind) for one in told.orders] == [("rolled", True)]
    again = server.stream(sat.id, sat.keys[0])
    again.until(shapes.Full)
    assert again.until(shapes.Orders) == told, "who comes later is told"
    mine.send({"do": "revoke"})
    assert mine.until(shapes.Orders).orders == []


def test_nobody_else_can_look_at_them(server: Served) -> None:
    sat = Sat(server)
    sat.order(0, **PASS)
    for key in (sat.keys[1], sat.host, ""):
        assert server.call("GET", f"/tables/{sat.id}/seats/0/orders", key=key).status_code == 403
    assert "rolled" not in json.dumps(server.ok("GET", f"/tables/{sat.id}", key=sat.keys[1]))


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"where": "chess.castling"}, "kernel.refused.order-where"),
        ({"where": "rolled", "until": "Battle"}, "kernel.refused.order-until"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(server: Served, order: dict[str, Any], code: str) -> None:
    sat = Sat(server)
    assert sat.order(0, **order)["refusal"]["code"] == code
    assert sat.listed(0) == []


@pytest.mark.parametrize(
    "order",
    [
        {},
        {"where": ""},
        {"where": "x" * 81},
        {"where": "rolled", "more": 1},
        {"where": "rolled", "unless": [{"tells": "faces"}] * 9},
        {"where": "rolled", "unless": [{"tells": "faces", "least": 2**40}]},
        {"where": "rolled", "mark": "m" * 33},
    ],
)
def test_an_order_of_another_shape_is_a_bad_request(server: Served, order: dict[str, Any]) -> None:
    sat = Sat(server)
    reply = server.call("POST", f"/tables/{sat.id}/do", {"do": "order", "order": order}, sat.keys[0])
    assert reply.status_code == 400
    assert sat.listed(0) == []


def test_a_seat_has_so_many_orders_and_changes_them_so_fast(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    sat = Sat(server)
    monkeypatch.setattr(ordering, "MOST", 3)
    for number in range(3):
        assert sat.order(0, where=f"comet.rule.{number}")["is"] == "done"
    refusal = sat.order(0, where="comet.rule.3")["refusal"]
    assert (refusal["code"], refusal["numbers"]) == ("table.refused.orders", {"most": 3})
    codes = {str(sat.order(0, where="comet.rule.0").get("refusal", {}).get("code")) for _ in range(ordering.CHANGES)}
    assert codes == {"None", "table.refused.too-fast"}
    assert sat.order(1, where="comet.rule.0")["is"] == "done", "the others are not held up"


def test_there_are_none_before_the_game_begins(server: Served) -> None:
    made = server.table("me", "open")
    reply = server.do(made["table"]["id"], keys_of(made)[0], do="order", order=PASS)
    assert reply["refusal"]["code"] == "table.refused.not-begun"


def test_an_order_tells_where_it_was_given_and_how_often_it_has_answered(server: Served) -> None:
    sat = Sat(server, 3)
    sat.order(1, **PASS)
    sat.order(1, **MID)
    sat.rest()
    passing, choosing = sorted(sat.listed(1), key=lambda one: str(one["order"]["where"]), reverse=True)
    assert (choosing["at"], choosing["since"], choosing["answered"]) == ("comet.lane.choose", 1, 1)
    assert (passing["answered"], passing["last"]) == (0, 0)
    at = choosing["last"]
    assert stored(server, sat.id).entries[at].order, "an entry that it gave"


# --- carried out -----------------------------------------------------------------------------------------------------
def test_an_order_answers_at_once_what_is_asked_already(server: Served) -> None:
    sat = Sat(server)
    sat.order(1, **MID)
    sat.rest()
    assert sat.waiting() == [0]


def test_orders_answer_in_turn_until_somebody_has_to_decide(server: Served) -> None:
    sat = Sat(server, 3)
    for seat in range(3):
        sat.order(seat, **PASS)
        sat.order(seat, **MID)
    sat.rest()
    [seat] = sat.waiting()
    assert server.asked(sat.id, sat.keys[seat])["code"] == "comet.turn.action"
    given = stored(server, sat.id).entries[1:]
    assert len(given) > 5
    assert all(entry.order for entry in given)
    assert [entry.seat for entry in given[:3]] == [0, 1, 2], "in the order of the questions"


def test_what_orders_gave_is_told_to_their_own_seat_and_to_all_after_the_end(server: Served) -> None:
    def ordered(key: str) -> list[int]:
        numbers: list[int] = server.ok("GET", f"/tables/{sat.id}/moments", key=key)["ordered"]
        return numbers

    sat = Sat(server)
    sat.order(1, **MID)
    sat.rest()
    assert [ordered(key) for key in (*sat.keys, "")] == [[], [1], []]
    server.ok("POST", f"/tables/{sat.id}/close", key=sat.host)
    assert [ordered(key) for key in (*sat.keys, "")] == [[1], [1], [1]]


def test_an_order_that_has_run_out_is_dropped_and_its_seat_is_told(server: Served) -> None:
    sat = Sat(server)
    sat.order(1, where="off-turn", until="turn")
    assert len(sat.listed(1)) == 1
    answers = 0
    while sat.listed(1):
        sat.decide()
        answers += 1
        assert answers < 60, "it never ran out"
    told = [sat.streams[1].until(shapes.Orders).orders]
    while told[-1]:
        told.append(sat.streams[1].until(shapes.Orders).orders)
    counted = [orders[0].answered for orders in told[:-1]]
    assert counted == list(range(len(counted))), "it is told of each answer, too"


def turn_of(sat: Sat) -> int | None:
    stack = sat.server.ok("GET", f"/tables/{sat.id}/view", key=sat.keys[0])["view"]["stack"]
    return next((frame["seat"] for frame in stack if frame["is"] == "Turn"), None)


def test_an_order_of_ones_own_turn_ends_with_the_next_one_and_not_before(server: Served) -> None:
    """In Xia one turn looks like the next. The seat is told of every change, and can revoke what it sees."""
    sat = Sat(server, game="xia", options={"two_players": True})
    while turn_of(sat) is None:
        sat.first()
    me = turn_of(sat)
    assert me is not None
    sat.order(me, where="off-turn", until="turn")
    while turn_of(sat) == me:
        assert len(sat.listed(me)) == 1
        sat.first()
    stream = sat.streams[me]
    marks = [stream.until(shapes.Orders).orders[0].order.mark for _ in range(2)]
    assert marks[0] != marks[1] == "", "its turn is over"
    (waits,) = sat.listed(me)
    assert server.do(sat.id, sat.keys[me], do="revoke", order=waits["order"])["is"] == "done"
    sat.order(me, **waits["order"])
    while turn_of(sat) != me:
        assert len(sat.listed(me)) == 1
        sat.first()
    assert sat.listed(me) == []


def test_what_a_seat_takes_back_it_is_asked(server: Served) -> None:
    sat = Sat(server, seed=None)
    sat.order(1, where="off-turn")
    room = server.hall._rooms[sat.id]
    assert room.match is not None
    while not room.match.entries[-1].order or not room.match.can_undo(1):
        sat.decide()
        sat.rest()
    by_order = sat.entries()
    assert server.do(sat.id, sat.keys[1], do="undo")["is"] == "done"
    sat.rest()
    assert (sat.entries(), sat.waiting()) == (by_order - 1, [1]), "the order does not answer it again"
    sat.answer(1, "pass")
    assert not room.match.entries[-1].order


def test_while_a_bot_sits_in_orders_rest(server: Served) -> None:
    sat = Sat(server, 3)
    sat.order(1, where="comet.lane.choose", answer="far", until="match")
    sat.rest()
    server.ok("POST", f"/tables/{sat.id}/seats/1/bot", {"bot": "random"}, key=sat.keys[1])
    room = server.hall._rooms[sat.id]
    assert room.match is not None
    assert ordering._due(room, room.match, room.data) is None
    assert sat.listed(1) != [], "they are there when the person comes back"
    assert sat.order(1, **PASS)["refusal"]["code"] == "table.refused.away"


def test_who_leaves_leaves_no_orders_and_a_rematch_begins_without(server: Served) -> None:
    sat = Sat(server, 2, options={"rounds": 1})
    for seat in (0, 1):
        sat.order(seat, **PASS)
        sat.order(seat, **MID)
    sat.rest()
    while sat.waiting():
        sat.decide()
        sat.rest()
    record = read(server.call("GET", f"/tables/{sat.id}/record", key=sat.keys[0]).content)
    assert any(entry.order for entry in record.entries), "at the end everybody can see it"
    assert verify(GAMES["comet"], record).problem is None
    assert sat.listed(0) == [], "the match is over"
    new = server.ok("POST", f"/tables/{sat.id}/rematch", key=sat.host)["table"]["id"]
    assert server.ok("GET", f"/tables/{new}/seats/0/orders", key=sat.keys[0])["orders"] == []
    other = Sat(server, 3)
    other.order(1, **PASS)
    server.ok("POST", f"/tables/{other.id}/seats/1/leave", key=other.keys[1])
    assert server.hall._rooms[other.id].data.seats[1].orders == ()


def test_they_are_kept_and_go_on_after_a_restart(tmp_path: Path) -> None:
    """Also where the server ended between a question and the answer of an order."""
    with served(tmp_path) as before:
        sat = Sat(before, 3)
        sat.order(2, **MID)
        sat.rest()
        sat.order(1, where="rolled")
        before.hall.wake = lambda room: None  # type: ignore[method-assign]  # nothing more is carried out
        for room in before.hall._rooms.values():
            room.wake = lambda room: None
        sat.order(1, **MID)
        assert sat.waiting() == [0, 1]
    with served(tmp_path, idle=0.4) as after:
        sat.server = after
        # nobody asks for the table meanwhile
        until(lambda: len(stored(after, sat.id).entries) >= 3, "the table was not woken")
        assert sat.waiting() == [0]
        assert [one["order"] for one in sat.listed(1)] == [MID, {"where": "rolled"}]


# --- nobody else can tell --------------------------------------------------------------------------------------------
def frames(stream: Stream, sat: Sat, entries: int) -> list[Any]:
    """What came, until so many entries were told, without what differs between any two tables."""
    told = 0
    while told < entries:
        message = stream.next()
        told = message.entries if isinstance(message, shapes.Change) else told
    found = [json.loads(frame.replace(sat.id, "TABLE")) for frame in stream.frames]
    for frame in found:
        for table in filter(None, (frame.get("table"),)):
            table.pop("created", None)
            table.pop("updated", None)
            table.pop("seats", None)  # who has come already
    return [frame for frame in found if frame["is"] != "table"]


def test_what_others_are_sent_is_the_same_by_order_and_by_hand(server: Served) -> None:
    """Frame for frame at two tables with the same dice: by order the answers come, and nothing else is different."""
    by_order, by_hand = Sat(server, 3), Sat(server, 3)
    by_order.order(1, **PASS)
    by_order.order(1, **MID)
    for _ in range(12):
        by_order.decide()
    by_order.rest()
    line = stored(server, by_order.id).entries
    for entry in line[1:]:
        by_hand.answer(entry.seat, entry.key)
    assert sum(entry.order for entry in line) > 2
    for viewer in (0, 2, 3):
        sent = [frames(sat.streams[viewer], sat, len(line)) for sat in (by_order, by_hand)]
        assert sent[0] == sent[1]
    assert [entry.hash for entry in stored(server, by_hand.id).entries] == [entry.hash for entry in line]
