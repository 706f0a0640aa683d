"""Names: everybody sees who is meant, and no two seats look the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rimward.server import names
from rimward.server.errors import Denied
from tests.server.served import Served, keys_of, served

UNSEEN = {
    "a newline at the end": "Bo\n",
    "a tab": "Bo\tBo",
    "right to left": "Bo\u202eob",
    "zero width": "B\u200bo",
    "a joiner": "B\u2060o",
    "a soft hyphen": "B\u00ado",
    "a tag": "Bo\U000e0042",
    "a mark of order": "\ufeffBo",
    "a Hangul filler beside letters": "Bo\u3164",
    "an invisible mark": "Bo\u034f",
    "a variant of a letter": "Bo\U000e0100",
    "for private use": "Bo\ue000",
    "half a letter": "Bo\ud800",
    "a separator of lines": "Bo\u2028",
    "what is no letter yet": "Bo\u0378",
}
EMPTY = {
    "nothing": "",
    "spaces": "   ",
    "a space that does not break": "\u00a0",
    "a Hangul filler": "\u3164",
    "an empty pattern": "\u2800",
    "no letter": "!?...",
    "marks alone": "\u0301\u0302",
}


@pytest.mark.parametrize("name", [*UNSEEN.values(), *EMPTY.values()], ids=[*UNSEEN, *EMPTY])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(Denied) as denied:
        names.person(name)
    assert (denied.value.status, denied.value.code) == (400, "table.bad-name")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Bo", "Bo"),
        ("Жозефина", "Жозефина"),
        ("李 7", "李 7"),
        ("Jose\u0301", "José"),
        ("  Bo \u00a0 Bell ", "Bo Bell"),
        ("Bo \u2764\ufe0f", "Bo \u2764"),
        ("<b>Bo</b>", "<b>Bo</b>"),
    ],
)
def test_a_name_is_kept_in_its_usual_spelling(name: str, kept: str) -> None:
    assert names.person(name) == kept


def test_a_name_is_no_longer_than_may_be_in_its_usual_spelling() -> None:
    longer = "\u0958"  # one letter that is two when it is spelt as usual
    assert len(names.person(longer * 20)) == names.NAME
    with pytest.raises(Denied):
        names.person(longer * 21)


def test_a_table_need_not_have_a_name() -> None:
    assert (names.table(""), names.table("Friday")) == ("", "Friday")
    with pytest.raises(Denied):
        names.table("\u200b")


@pytest.mark.parametrize("other", ["bo bell", "BoBell", "Bo  Bell", "\uff22o Bell", "ＢＯ ＢＥＬＬ"])
def test_names_that_look_alike_get_a_number(other: str) -> None:
    assert names.unlike(other, ["Bo Bell"]) == f"{other} 2"


# --- wherever a name comes in ----------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("names")) as up:
        yield up


@pytest.mark.parametrize("name", ["Bo\n", "\u202eoB", "\u3164", "\u00a0"])
def test_no_way_in_takes_such_a_name(server: Served, name: str) -> None:
    made = server.table("me", "open", public=True)
    at, [key] = f"/tables/{made['table']['id']}", keys_of(made)
    before = server.stored(made["table"]["id"])
    over = server.table("me", "me")
    server.ok("POST", f"/tables/{over['table']['id']}/close", key=over["host_key"])
    record = server.call("GET", f"/tables/{over['table']['id']}/record", key=over["host_key"]).text
    for method, path, body in (
        ("POST", "/tables", {"game": "comet", "seats": [{"kind": "me", "name": name}, {"kind": "me"}]}),
        ("POST", "/tables", {"game": "comet", "seats": [{"kind": "me"}, {"kind": "me"}], "name": name}),
        ("POST", "/tables/import", {"record": record, "name": name}),
        ("POST", f"{at}/join", {"name": name}),
        ("PUT", f"{at}/seats/0/look", {"name": name, "colour": "sky", "shape": "circle"}),
    ):
        reply = server.call(method, path, body, key)
        assert reply.status_code == 400, path
        assert reply.json()["code"] in ("table.bad-name", "request.400"), path
    assert server.stored(made["table"]["id"]) == before


def test_a_name_is_stored_as_it_is_compared(server: Served) -> None:
    made = server.table("me", "open", "open", public=True)
    at, [key] = f"/tables/{made['table']['id']}", keys_of(made)
    server.ok("POST", f"{at}/join", {"name": " Jose\u0301 "}, key)
    server.ok("POST", f"{at}/join", {"name": "jos\u00e9"}, key)
    assert [seat["name"] for seat in server.ok("GET", at)["seats"]] == ["Player 1", "José", "josé 2"]
