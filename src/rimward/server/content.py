"""What never changes while the server runs, fetched once and kept by its hash: rules, texts, and what lies in the box.

It is made from the packages of the games alone. No table is known here, so nothing of one can get out.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import cached_property
from hashlib import sha256
from threading import Lock
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from rimward import measured, messages, rulebook
from rimward.kernel.game import Game, Thing
from rimward.server.shapes import Problem

PATH = "/api/content"  # to be left out where an app packs what it sends: this is packed already
HASH = 32  # hex digits
FOREVER = "public, max-age=31536000, immutable"


class Packed(NamedTuple):
    """JSON as it is, and as it is sent to clients that take gzip."""

    plain: bytes
    packed: bytes


def parts(game: Game) -> dict[str, bytes]:
    """All that a client needs of a game besides a view, as JSON: `rules-en` and so on, `things`, `box`, what house
    rules do (`measured`, or null), and `texts-en` and so on."""
    made: dict[str, Any] = {
        **{f"rules-{language}": _rules(game, language) for language in messages.LANGUAGES},
        **_in_box(game),
        "measured": measured.load(game),
        **_texts(game),
    }
    return {name: msgspec.json.encode(data) for name, data in made.items()}


def parts_of_packs(game: Game) -> dict[str, bytes]:
    """What of it is another with the packs of a game. Nothing was measured with them."""
    made: dict[str, Any] = {**_in_box(game), "measured": None}
    if any(game.words(language) for language in messages.LANGUAGES):
        made.update(_texts(game))
    return {name: msgspec.json.encode(data) for name, data in made.items()}


def _rules(game: Game, language: str) -> dict[str, Any]:
    book = rulebook.load(game.name, language)
    return {**msgspec.to_builtins(book), "areas": rulebook.areas(book)}


def _in_box(game: Game) -> dict[str, Any]:
    return {"things": [_thing(thing) for thing in game.things(game)], "box": game.box_data(game.content)}


def _texts(game: Game) -> dict[str, Any]:
    """The shared texts first: a bundle takes them in this order, as `Messages` does."""
    made: dict[str, Any] = {}
    for language in messages.LANGUAGES:
        ftl = [*[messages.written(part, language) for part in ("", game.name)], *game.words(language)]
        made[f"texts-{language}"] = {"language": language, "ftl": "\n".join(ftl)}
    return made


def _thing(thing: Thing) -> dict[str, Any]:
    told = {"kind": thing.kind, "name": thing.name, "code": thing.told.code, "params": thing.told.params}
    option = thing.option
    if option is not None:
        told["option"] = {"key": option.key, "thing": option.thing, "about": dict(option.about)}
    return {**told, "number": thing.number} if thing.number else told


def hash_of(data: bytes) -> str:
    return sha256(data).hexdigest()[:HASH]


class Content:
    """The parts of these games by address. They are made when somebody first asks, in whatever thread that is."""

    def __init__(self, games: Iterable[Game]) -> None:
        self._games, self._lock = tuple(games), Lock()
        self._of_packs: dict[str, dict[str, str]] = {}  # addresses, by what the packs are
        self._more: dict[str, Packed] = {}

    def addresses(self, game: str) -> dict[str, str]:
        """Where the parts of a game are, by name."""
        return self._made[0].get(game, {})

    def get(self, wanted: str) -> Packed | None:
        return self._more.get(wanted) or self._made[1].get(wanted)

    def of_packs(self, game: Game) -> dict[str, str]:
        """Where the parts are that are others with the packs of this game; nothing for a game without packs."""
        if not game.packs:
            return {}
        key = hash_of(msgspec.json.encode([game.name, game.kept]))
        with self._lock:
            if key not in self._of_packs:
                made = {name: (hash_of(data), data) for name, data in parts_of_packs(game).items()}
                self._more.update({own: Packed(data, gzip.compress(data, mtime=0)) for own, data in made.values()})
                self._of_packs[key] = {name: f"{PATH}/{own}.json" for name, (own, _) in made.items()}
            return self._of_packs[key]

    @property
    def _made(self) -> tuple[dict[str, dict[str, str]], dict[str, Packed]]:
        with self._lock:
            return self._all

    @cached_property
    def _all(self) -> tuple[dict[str, dict[str, str]], dict[str, Packed]]:
        addresses: dict[str, dict[str, str]] = {}
        by_hash: dict[str, Packed] = {}
        for game in self._games:
            for name, data in parts(game).items():
                own = hash_of(data)
                addresses.setdefault(game.name, {})[name] = f"{PATH}/{own}.json"
                by_hash[own] = Packed(data, gzip.compress(data, mtime=0))
        return addresses, by_hash


def content_route(content: Content) -> HTTPRouteHandler:
    """`GET /api/content/HASH.json`."""

    @get(
        f"{PATH}/{{name:str}}",
        operation_id="Content",
        summary="A part of a game that never changes, by its hash",
        responses={
            200: ResponseSpec(dict[str, Any] | list[Any], generate_examples=False, description="The part"),
            304: ResponseSpec(None, description="What you have is still right"),
            404: ResponseSpec(Problem, generate_examples=False, description="There is no such part"),
        },
        sync_to_thread=True,  # whoever comes first waits until all of it is made; nobody else does
    )
    def part(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
        found = content.get(name.removesuffix(".json"))
        if found is None:
            return Response(Problem(code="server.content", detail="There is no such content here."), status_code=404)
        headers = {"Cache-Control": FOREVER, "ETag": f'"{name.removesuffix(".json")}"', "Vary": "Accept-Encoding"}
        if headers["ETag"] in request.headers.get("If-None-Match", ""):
            return Response(None, status_code=304, headers=headers)
        if takes_gzip(request.headers.get("Accept-Encoding", "")):
            return Response(
                found.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json"
            )
        return Response(found.plain, headers=headers, media_type="application/json")

    return part


def takes_gzip(accepted: str) -> bool:
    """Of `gzip;q=0` the answer is no; so it is of nothing."""
    for coding in accepted.lower().split(","):
        name, _, weight = (word.strip() for word in coding.partition(";"))
        if name in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
