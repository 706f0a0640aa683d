"""Packs of the host's: chosen at a table, kept with it, played by bots in their own process, gone and come back."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.match import Match
from rimward.kernel.record import read
from rimward.lab.simulate import Job, record_games
from rimward.messages import LANGUAGES, Messages
from rimward.packs import with_folders
from rimward.server.serve import Wishes, database, packs_folder
from tests.server.served import Served, keys_of, served

HOME = Path(__file__).parents[2] / "docs/packs/home-port"
XIA = GAMES["xia"]
SHORT = {"target": 5}


def shelf(folder: Path) -> Path:
    there = folder / "packs/xia/home-port"
    if not there.exists():
        shutil.copytree(HOME, there)
    return folder / "packs"


@contextmanager
def hosting(folder: Path, **options: Any) -> Iterator[Served]:
    with served(folder, packs=shelf(folder), **options) as running:
        yield running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with hosting(tmp_path) as running:
        yield running


def content(server: Served, address: str) -> Any:
    return server.http.get(address).raise_for_status().json()


def table_of(server: Served, *seats: str, **more: Any) -> Any:
    return server.table(*(seats or ("me",) * 3), game="xia", options=SHORT, packs=["home-port"], **more)


# --- what there is ---------------------------------------------------------------------------------------------------
def test_the_packs_of_the_host_are_listed(server: Served, tmp_path: Path) -> None:
    (tmp_path / "packs/xia/broken").mkdir()
    ships = (HOME / "ships.yaml").read_text().replace("tier: 1", "tier: 9")
    (tmp_path / "packs/xia/broken/ships.yaml").write_text(ships)
    (tmp_path / "packs/comet/home-port").mkdir(parents=True)  # a game that has no box
    (tmp_path / "packs/xia/notes.txt").write_text("no folder")
    (tmp_path / "packs/xia/empty").mkdir()
    broken, empty, home = server.ok("GET", "/packs")["packs"]
    assert (home["name"], home["game"], home["problem"]) == ("home-port", "xia", "")
    assert home["hash"] == with_folders(XIA, [str(HOME)]).packs[0].hash
    assert empty["problem"].startswith("empty: there is none of the files ships.yaml")  # and not where it lies
    assert server.ok("GET", "/packs")["packs"] == [broken, empty, home]
    (tmp_path / "packs/xia/empty/ships.yaml").write_text((HOME / "ships.yaml").read_text())
    assert server.ok("GET", "/packs")["packs"][1]["problem"] == ""
    assert broken["problem"].startswith("broken/ships.yaml: puddle-jumper: tier: ")
    assert server.call("POST", "/tables", {"game": "xia", "seats": [{}] * 3, "packs": ["broken"]}).json() == {
        "code": "pack.broken",
        "detail": f"a pack is broken: {broken['problem']}",
    }


def test_a_server_without_a_folder_has_none(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert server.ok("GET", "/packs") == {"packs": []}
        reply = server.call("POST", "/tables", {"game": "xia", "seats": [{}] * 3, "packs": ["home-port"]})
        assert (reply.status_code, reply.json()["code"]) == (400, "pack.none")


@pytest.mark.parametrize("name", ["nowhere", "../xia/home-port", "", "."])
def test_a_pack_that_is_not_there_cannot_be_chosen(server: Served, name: str) -> None:
    reply = server.call("POST", "/tables", {"game": "xia", "seats": [{}] * 3, "packs": [name]})
    assert (reply.status_code, reply.json()["code"]) == (400, "pack.none")
    reply = server.call("POST", "/tables", {"game": "comet", "seats": [{}] * 2, "packs": ["home-port"]})
    assert (reply.status_code, reply.json()["code"]) == (400, "pack.none")


def test_the_folder_lies_beside_the_database(tmp_path: Path) -> None:
    place = database(str(tmp_path / "games/rimward.db"), Messages("en"))
    assert packs_folder(place, Wishes().packs) == tmp_path / "games/packs"
    assert packs_folder(place, str(tmp_path / "mine")) == tmp_path / "mine"


# --- playing ---------------------------------------------------------------------------------------------------------
def test_bots_play_a_table_with_a_pack_to_its_end_and_its_record_replays(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    made = table_of(server, "normal", "easy", "easy", public=True, seed="packs")
    table = made["table"]["id"]
    deadline = time.monotonic() + 120
    while (shown := server.ok("GET", f"/tables/{table}"))["status"] != "over" and time.monotonic() < deadline:
        time.sleep(0.1)
    assert (shown["status"], shown["packs"], shown["lacks"]) == ("over", ["home-port"], [])
    assert [line for line in caplog.messages if "bot" in line] == []  # what it is told it can make sense of
    record = read(server.http.get(f"/api/tables/{table}/record").content)
    laid = with_folders(XIA, [str(HOME)])
    assert (record.header.packs, record.header.content) == (laid.kept, laid.content.hash)
    assert Match.load(XIA, record).result is not None


def test_what_a_table_shows_is_its_own_box(server: Served) -> None:
    made = table_of(server)
    shown, key = made["table"], keys_of(made)[0]
    usual = next(game for game in server.ok("GET", "/games")["games"] if game["name"] == "xia")["content"]
    assert set(shown["content"]) == {"box", "things", "measured", *(f"texts-{language}" for language in LANGUAGES)}
    assert all(usual[name] != address for name, address in shown["content"].items())
    assert "home-port" in content(server, shown["content"]["box"])["sectors"]
    assert "home-port" not in content(server, usual["box"])["sectors"]
    assert content(server, shown["content"]["box"])["hash"] == with_folders(XIA, [str(HOME)]).content.hash
    assert "xia-sector-home-port = Home Port" in content(server, shown["content"]["texts-en"])["ftl"]
    assert "home-port" in [thing["name"] for thing in content(server, shown["content"]["things"])]
    unseen = server.ok("GET", f"/tables/{shown['id']}/view", key=key)["view"]["unseen"]
    assert {"101", "102", "103"} <= unseen["mission"].keys()
    plain = server.table("me", "me", "me", game="xia")["table"]
    assert (plain["packs"], plain["content"]) == ([], {})


def test_a_seat_may_ask_for_a_hint_and_for_a_report(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    """What bots are asked besides playing is asked of the same game."""
    made = table_of(server)
    table, key = made["table"]["id"], keys_of(made)[0]
    while server.asked(table, key) is None:
        server.step(table, keys_of(made))
    assert server.ok("GET", f"/tables/{table}/hint", key=key)["key"]
    assert [line for line in caplog.messages if "bot" in line] == []
    report = server.ok("GET", f"/tables/{table}/report", key=key)
    assert report["content"] == with_folders(XIA, [str(HOME)]).content.hash


def test_a_rematch_has_the_same_packs(server: Served) -> None:
    made = table_of(server)
    table, host = made["table"]["id"], made["host_key"]
    server.ok("POST", f"/tables/{table}/close", key=host)
    assert server.ok("POST", f"/tables/{table}/rematch", key=host)["table"]["packs"] == ["home-port"]


# --- gone ------------------------------------------------------------------------------------------------------------
def test_a_table_whose_pack_has_gone_says_so_and_can_be_read(tmp_path: Path) -> None:
    with hosting(tmp_path) as server:
        made = table_of(server, "me", "me", "easy")
        table, keys = made["table"]["id"], keys_of(made)
        for _ in range(3):
            wait_for_people(server, table, keys)
            server.step(table, keys)
        wait_for_people(server, table, keys)
    shutil.rmtree(tmp_path / "packs/xia/home-port")
    with served(tmp_path, packs=tmp_path / "packs") as server:  # it was restarted, and knows it from the store alone
        shown = server.ok("GET", f"/tables/{table}", key=keys[0])
        assert (shown["packs"], shown["lacks"], shown["status"]) == (["home-port"], ["home-port"], "playing")
        assert "home-port" in content(server, shown["content"]["box"])["sectors"]
        assert "101" in server.ok("GET", f"/tables/{table}/view", key=keys[0])["view"]["unseen"]["mission"]
        assert server.ok("GET", f"/tables/{table}/moment?entry=2", key=keys[0])
        by = next(key for key in keys if server.asked(table, key))
        question = server.asked(table, by)
        reply = server.do(table, by, do="answer", question=question["id"], key=question["options"][0]["key"])
        assert reply["refusal"]["code"] == "table.refused.pack-gone"
        for language, words in (("en", "the pack home-port"), ("ru", "с набором home-port")):
            text = Messages(language, "xia", strict=True).text(reply["refusal"]["code"], reply["refusal"]["numbers"])
            assert words in text
        refused = server.call("POST", f"/tables/{table}/rematch", key=made["host_key"])
        assert (refused.status_code, refused.json()["code"]) == (409, "table.pack-gone")
        shelf(tmp_path)  # it comes back, and the game goes on
        assert server.ok("GET", f"/tables/{table}", key=keys[0])["lacks"] == []
        server.step(table, keys)


def wait_for_people(server: Served, table: str, keys: list[str]) -> None:
    """Until no bot is asked."""
    deadline = time.monotonic() + 60
    while not any(server.asked(table, key) for key in keys) and time.monotonic() < deadline:
        time.sleep(0.05)


def test_a_table_that_waits_for_its_pack_does_not_begin(tmp_path: Path) -> None:
    with hosting(tmp_path) as server:
        made = table_of(server, "me", "open", "open")
        table, host = made["table"]["id"], made["host_key"]
        shutil.rmtree(tmp_path / "packs/xia/home-port")
        reply = server.call("POST", f"/tables/{table}/start", {"fill": "easy"}, key=host)
        assert (reply.status_code, reply.json()["code"]) == (409, "table.pack-gone")
        assert server.ok("GET", f"/tables/{table}", key=host)["status"] == "open"
        shelf(tmp_path)
        assert server.ok("POST", f"/tables/{table}/start", {"fill": "easy"}, key=host)["status"] == "playing"


def test_a_pack_that_was_changed_leaves_tables_under_way_as_they_are(tmp_path: Path) -> None:
    with hosting(tmp_path) as server:
        old = table_of(server)
        ships = tmp_path / "packs/xia/home-port/ships.yaml"
        ships.write_text(ships.read_text().replace("energy: 11", "energy: 12"))
        new = table_of(server)
        energies = [
            content(server, made["table"]["content"]["box"])["ships"]["puddle-jumper"]["energy"] for made in (old, new)
        ]
        assert energies == [11, 12]


# --- records from elsewhere ------------------------------------------------------------------------------------------
def recorded() -> str:
    job = Job("xia", SHORT, ("random",) * 3, "packs", packs=with_folders(XIA, [str(HOME)]).kept)
    return next(iter(record_games(job, range(1))[1].values())).decode()


def changed(record: str, **header: Any) -> str:
    first, rest = record.split("\n", 1)
    return json.dumps({**json.loads(first), **header}) + "\n" + rest


def test_a_record_is_taken_where_its_pack_is(server: Served) -> None:
    made = server.ok("POST", "/tables/import", {"record": recorded()})
    assert made["table"]["packs"] == ["home-port"]
    assert "home-port" in content(server, made["table"]["content"]["box"])["sectors"]


def test_a_record_that_brings_content_of_its_own_is_refused(server: Served, tmp_path: Path) -> None:
    record = recorded()
    kept = json.loads(record.split("\n", 1)[0])["packs"]

    def refused(record: str) -> str:
        reply = server.call("POST", "/tables/import", {"record": record})
        assert (reply.status_code, reply.json()["code"]) == (400, "record.pack")
        return str(reply.json()["detail"])

    assert "does not have" in refused(changed(record, packs={"elsewhere": kept["home-port"]}))
    assert "other packs of these names" in refused(changed(record, content="0" * 32))
    assert "without a name" in refused(changed(record, packs={}))
    shutil.rmtree(tmp_path / "packs/xia/home-port")
    assert "does not have" in refused(record)


def test_what_a_record_brings_is_not_what_is_played(server: Served) -> None:
    """Its files are not even read: the host's own are taken, if they are what it was played with."""
    record, words = recorded(), {"ships.yaml": "&a [*a]", "en.ftl": "xia-sector-home-port = Somebody's words"}
    made = server.ok("POST", "/tables/import", {"record": changed(record, packs={"home-port": words})})
    texts = content(server, made["table"]["content"]["texts-en"])["ftl"]
    assert "Home Port" in texts
    assert "Somebody's words" not in texts
