"""The web client is served by the same server, and asks nobody else for anything."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.server.served import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("pages")) as up:
        yield up


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjk", "/t/abcdefghjk/at/12", "/t/abcdefghjk/at/-3/eyes/1"])
def test_the_page_of_the_lobby_and_of_a_table(server: Served, path: str) -> None:
    reply = server.http.get(path)
    assert (reply.status_code, reply.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert reply.headers["cache-control"] == "no-cache"
    assert "Rimward" in reply.text


def test_the_pages_ask_no_third_party(server: Served) -> None:
    """Nothing in the page names another host, and the policy would not let it."""
    page = server.http.get("/")
    assert re.findall(r"""(?:src|href|action)=["']?(?:https?:)?//""", page.text) == []
    policy = dict(part.strip().split(" ", 1) for part in page.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert {name for name, value in policy.items() if "'self'" not in value and "'none'" not in value} == set()


def test_everything_that_the_page_names_is_there_and_allowed_by_its_policy(server: Served) -> None:
    page = server.http.get("/").text
    named = re.findall(r"""(?:src|href)=["'](/[^"']+)["']""", page)
    assert named
    assert [name for name in named if server.http.get(name).status_code != 200] == []
    assert re.findall(r"<style|<script(?![^>]*src=)| style=| on[a-z]+=", page) == []


def test_a_page_that_is_not_there(server: Served) -> None:
    reply = server.http.get("/nothing-here.js")
    assert (reply.status_code, reply.json()["code"]) == (404, "request.404")


def test_what_has_a_hash_in_its_name_is_fetched_once(server: Served) -> None:
    named = re.findall(r"""(?:src|href)=["'](/assets/[^"']+)["']""", server.http.get("/").text)
    assert named
    kept = {server.http.get(name).headers["cache-control"] for name in named}
    assert kept == {"max-age=31536000, public, immutable"}
