"""The server put together: store, hall, routes."""

from __future__ import annotations

import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.serialization import decode_json
from litestar.static_files import create_static_files_router

import rimward
from rimward import __version__
from rimward.games.catalog import GAMES
from rimward.kernel.game import Game
from rimward.kernel.question import Refused
from rimward.server import api
from rimward.server.bots import Thinkers
from rimward.server.clock import DAY
from rimward.server.content import PATH as CONTENT
from rimward.server.content import Content, content_route
from rimward.server.errors import Denied
from rimward.server.hall import Hall
from rimward.server.health import Health
from rimward.server.notices import Notices
from rimward.server.openapi import Described
from rimward.server.packs import Shelf, packs_route
from rimward.server.reasons import Reviews
from rimward.server.security import USUAL, Guard, Limits, Refusal
from rimward.server.shapes import Problem
from rimward.server.store import Store, StoreError
from rimward.server.stream import stream
from rimward.server.work import Work

log = logging.getLogger("rimward.app")
TALKATIVE = ("uvicorn.error", "sqlalchemy.engine.Engine")


class StrictRequest(Request[Any, Any, State]):
    """A body is what its schema says. Left to itself the framework takes "3" for 3, too.

    One that is nested too deep, or is no text, is the sender's fault and not ours.
    """

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        try:
            return decode_json(await self.body(), field.annotation) if field else await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("the body is no JSON that can be read") from error


def build_app(
    database: str,
    *,
    games: Mapping[str, Game] = GAMES,
    names: Sequence[str] = (),
    limits: Limits = USUAL,
    idle: float = 120.0,
    away_days: float = 7,
    rest: float = 300.0,
    private_notices: bool = False,
    packs: Path | None = None,
    network: str = "",
) -> Litestar:
    """The server on a database; it is opened when the server starts. `names` are those by which it may be called.

    `packs` is the folder in which the host's packs lie, and `network` the address by which others find it, if they can.
    """
    for name in TALKATIVE:
        logging.getLogger(name).addFilter(no_details)
    store = Store(database)
    content = Content(games.values())
    work = Work(limits)
    shelf = Shelf(packs, games.values())
    hall = Hall(store, games, Thinkers(), idle, work, rest=rest, away=away_days * DAY, shelf=shelf, content=content)
    health = Health(store)
    reviews = Reviews()
    notices = Notices(hall, private=private_notices)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        _spare_the_collector()
        store.open()
        await hall.open()
        notices.open()
        try:
            yield
        finally:
            await notices.close()
            await hall.close()
            await reviews.close()
            await hall.thinkers.close()
            store.close()

    app = Litestar(
        route_handlers=[*api.HANDLERS, stream, content_route(content), packs_route(shelf), pages()],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "reviews": Provide(lambda: reviews, sync_to_thread=False),
            "content": Provide(lambda: content, sync_to_thread=False),
            "work": Provide(lambda: work, sync_to_thread=False),
            "health": Provide(lambda: health, sync_to_thread=False),
        },
        exception_handlers={
            Denied: api.denied,
            Refused: api.refused,
            Refusal: api.too_much,
            StoreError: not_stored,
            HTTPException: bad_request,
            Exception: failed,
        },
        lifespan=[lifespan],
        request_class=StrictRequest,
        logging_config=None,  # whoever starts the server says what is logged
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude=[CONTENT]
        ),
        openapi_config=OpenAPIConfig(title="Rimward", version=__version__, path="/api", render_plugins=[Described()]),
        state=State({"hall": hall, "notices": notices, "network": network}),
    )
    app.asgi_handler = Guard(app.asgi_handler, names=names, limits=limits, turns=work.turns)
    return app


def _spare_the_collector() -> None:
    """Rules, texts and routes stay for good, and what an answer leaves behind has no cycles: look through it rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pages() -> Router:
    """The web client as it was built; an address of a table (`/t/...`), or of a moment of one, is the same page."""
    static = Path(rimward.__file__).parent / "static"

    index = static / "index.html"
    missing = b"The web client is not here: it was left out of this install (RIMWARD_NO_WEB), or not built yet."
    html = index.read_bytes() if index.is_file() else missing

    moment = "/t/{table_id:str}/at/{entry:int}"
    addresses = ["/", "/t/{table_id:str}", moment, f"{moment}/eyes/{{seat:int}}"]

    @get(addresses, include_in_schema=False, media_type=MediaType.HTML)
    async def page() -> Response[bytes]:
        return Response(html, headers={"Cache-Control": "no-cache"})

    files = create_static_files_router(path="/", directories=[static], include_in_schema=False)
    # What the build puts there has a hash of its content in its name.
    for_ever = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
    assets = create_static_files_router(
        path="/assets", directories=[static / "assets"], include_in_schema=False, cache_control=for_ever, name="assets"
    )
    return Router(path="/", route_handlers=[page, assets, files])


def no_details(record: logging.LogRecord) -> bool:
    """At DEBUG they tell what goes over a socket and what lies in the database, keys and all: never, at any level."""
    return record.levelno > logging.DEBUG


def not_stored(_: Request[Any, Any, State], error: StoreError) -> Response[Problem]:
    log.error("%s", error)
    detail = "the database does not answer, so nothing was done; please try again"
    return Response(Problem(code="store", detail=detail), status_code=503)


def bad_request(_: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """What the framework turned down: no such address, a body or a parameter that does not fit."""
    found = [str(item.get("message", "")) for item in error.extra or [] if isinstance(item, dict)]
    detail = "; ".join([error.detail, *found])
    status = error.status_code if error.status_code < 500 else 400
    return Response(Problem(code=f"request.{status}", detail=detail), status_code=status)


def failed(_: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it, the answer does not."""
    log.exception("a request failed", exc_info=error)
    return Response(Problem(code="fault", detail="something went wrong here; it is in the log"), status_code=500)
