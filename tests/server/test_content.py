"""What never changes: by its hash, packed, kept for ever, and the same for everybody."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.testing import TestClient

from rimward import rulebook
from rimward.games.catalog import GAMES
from rimward.messages import LANGUAGES
from rimward.server.content import PATH, Content, content_route, parts, takes_gzip


@pytest.fixture(scope="module")
def content() -> Content:
    return Content(GAMES.values())


@pytest.fixture(scope="module")
def client(content: Content) -> Iterator[TestClient[Litestar]]:
    packing = CompressionConfig(backend="gzip", exclude=[PATH])
    with TestClient(Litestar([content_route(content)], compression_config=packing)) as client:
        yield client


def part(client: TestClient[Litestar], content: Content, game: str, name: str) -> Any:
    return client.get(content.addresses(game)[name]).json()


@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_found_under_the_hash_of_its_bytes(
    client: TestClient[Litestar], content: Content, game: str
) -> None:
    addresses = content.addresses(game)
    spoken = {f"{name}-{language}" for name in ("rules", "texts") for language in LANGUAGES}
    assert set(addresses) == {"things", "box", "measured", *spoken}
    for address in addresses.values():
        response = client.get(address)
        assert response.status_code == 200
        assert response.headers["content-type"] == "application/json"
        assert address == f"/api/content/{sha256(response.content).hexdigest()[:32]}.json"


def test_it_is_packed_for_those_who_take_it(client: TestClient[Litestar], content: Content) -> None:
    address = content.addresses("xia")["texts-ru"]
    packed = client.get(address, headers={"Accept-Encoding": "br, gzip"})
    plain = client.get(address, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert {packed.headers["vary"], plain.headers["vary"]} == {"Accept-Encoding"}
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3
    assert packed.content == plain.content  # the client unpacks by itself


@pytest.mark.parametrize("accepted", ["gzip", "br;q=1.0, GZIP;q=0.8", "*", "gzip;q=0.5"])
def test_who_takes_gzip(accepted: str) -> None:
    assert takes_gzip(accepted)


@pytest.mark.parametrize("accepted", ["", "br", "xgzip", "gzip;q=0", "gzip; q=0.0, br"])
def test_who_does_not(accepted: str) -> None:
    assert not takes_gzip(accepted)


def test_it_is_kept_for_ever_and_not_sent_twice(client: TestClient[Litestar], content: Content) -> None:
    address = content.addresses("comet")["rules-en"]
    first = client.get(address)
    assert first.headers["cache-control"] == "public, max-age=31536000, immutable"
    again = client.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


@pytest.mark.parametrize("name", ["0" * 32 + ".json", "x", "..%2f..%2fetc%2fpasswd"])
def test_what_is_not_there_is_a_problem(client: TestClient[Litestar], name: str) -> None:
    response = client.get(f"/api/content/{name}")
    assert response.status_code == 404
    assert "immutable" not in response.headers.get("cache-control", "")
    if "%" not in name:
        assert response.json() == {"code": "server.content", "detail": "There is no such content here."}


def test_a_changed_rule_changes_its_hash_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Content([GAMES["comet"]]).addresses("comet")
    book, russian = rulebook.load("comet"), rulebook.load("comet", "ru")
    first = msgspec.structs.replace(book.rules[0], text="Everybody wins.")
    changed = msgspec.structs.replace(book, rules=(first, *book.rules[1:]))
    monkeypatch.setattr(rulebook, "load", lambda game, language: changed if language == "en" else russian)
    after = Content([GAMES["comet"]]).addresses("comet")
    assert {name for name in before if before[name] != after[name]} == {"rules-en"}


def test_two_processes_have_the_same_addresses() -> None:
    """Also where sets have another order."""
    code = (
        "import json; from rimward.games.catalog import GAMES; from rimward.server.content import Content\n"
        "content = Content(GAMES.values()); print(json.dumps({game: content.addresses(game) for game in GAMES}))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            timeout=60,
        ).stdout
        for seed in ("1", "2")
    ]
    assert set(json.loads(told[0])) == set(GAMES)
    assert told[0] == told[1]


def test_nothing_is_made_before_somebody_asks() -> None:
    asked = []

    def box(content: None) -> dict[str, Any]:
        asked.append("box")
        return {}

    content = Content([replace(GAMES["comet"], box_data=box)])
    content_route(content)
    assert asked == []
    content.addresses("comet")
    content.get("0" * 32)
    assert asked == ["box"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_those_of_the_rulebook(language: str, client: TestClient[Litestar], content: Content) -> None:
    rules = part(client, content, "xia", f"rules-{language}")
    book = rulebook.load("xia", language)
    assert rules["language"] == language
    assert [(rule["id"], rule["text"]) for rule in rules["rules"]] == [(rule.id, rule.text) for rule in book.rules]
    assert [example["id"] for example in rules["examples"]] == [example.id for example in book.examples]
    assert rules["areas"] == rulebook.areas(book)
    assert any(rule.get("ruling") for rule in rules["rules"])


def test_texts_are_those_of_the_game_and_those_that_all_share(client: TestClient[Litestar], content: Content) -> None:
    for language, word in (("en", "You"), ("ru", "Вы")):
        ftl = part(client, content, "comet", f"texts-{language}")["ftl"]
        assert f"\nkernel-you = {word}\n" in ftl
        assert "\ncomet-title = " in ftl


def test_things_tell_what_can_be_asked_about(client: TestClient[Litestar], content: Content) -> None:
    things = part(client, content, "xia", "things")
    assert len(things) == len(GAMES["xia"].things(GAMES["xia"]))
    loath = next(thing for thing in things if thing["name"] == "loath")
    assert (loath["kind"], loath["code"]) == ("sector", "xia.about.sector")
    assert any("option" in thing for thing in things)


def test_the_box_of_xia_can_be_drawn_from(client: TestClient[Litestar], content: Content) -> None:
    box = part(client, content, "xia", "box")
    assert {kind: len(box[kind]) for kind in ("ships", "outfits", "sectors", "missions", "titles", "npcs")} == {
        "ships": 18,
        "outfits": 12,
        "sectors": 21,
        "missions": 52,
        "titles": 18,
        "npcs": 3,
    }
    for sector in box["sectors"].values():
        assert len(sector["ground"]) == len(box["cells"]) == 19
        assert set(sector["ground"]) <= set(box["grounds"])
        assert all(sector["ground"][cell] == "#" for cell, _ in sector["entrances"])


@pytest.mark.parametrize("game", GAMES)
def test_it_is_made_without_a_table(game: str) -> None:
    """Nothing secret: of a game whose tables cannot be set up there is all the same content."""

    def no_table(*_: object) -> Any:
        raise AssertionError("content has no business at a table")

    assert parts(replace(GAMES[game], setup=no_table)) == parts(GAMES[game])


def test_both_forms_are_kept_ready(content: Content) -> None:
    for address in content.addresses("xia").values():
        found = content.get(address.rpartition("/")[2].removesuffix(".json"))
        assert found is not None
        assert gzip.decompress(found.packed) == found.plain
