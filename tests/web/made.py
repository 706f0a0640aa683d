"""What the tests of the web client are made from: the description of the API, and frames of the real server.

    python -m tests.web.made [FOLDER]     web/made, where nothing else is said

A recording has what one viewer of a game was sent, the view that a newcomer would be sent at some of these moments,
and everything there is to say about them in the words of `rimward.messages`.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from rimward import messages, rulebook, wire
from rimward.games.catalog import GAMES
from rimward.kernel.event import Event
from rimward.kernel.game import Naming
from rimward.kernel.question import Bar, Option
from rimward.messages import Messages
from rimward.search import search
from rimward.server import openapi, shapes
from rimward.server.app import build_app
from tests.server.served import Served, Stream, served
from tests.test_search import QUESTIONS
from tests.web import fights

FOLDER = Path(__file__).resolve().parents[2] / "web/made"
NAMES = ["Mara", "Ilya", "Juno"]
EVERY = 20  # changes between views that are kept
KEPT = (0, len(NAMES))  # whose recordings: a player's and a spectator's


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(exist_ok=True)
    _write(folder / "openapi.json", openapi.document(build_app("sqlite://")))
    _write(folder / "fights.json", fights.scenes())
    _write(folder / "searched.json", [searched(game) for game in rulebook.available()])
    with tempfile.TemporaryDirectory() as place, served(Path(place)) as server:
        for game, answers in (("comet", 1000), ("xia", 160), ("andromeda", 120), ("aurora", 160)):
            _write(folder / f"{game}.json", recording(server, game, answers))


def _write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def searched(game: str) -> dict[str, Any]:
    """The rulebook as a client is sent it, and what the command line finds for what newcomers ask."""
    books = {language: rulebook.load(game, language) for language in messages.LANGUAGES}
    asked = [
        {"language": language, "text": text, "found": [rule.id for rule in search(books[language], text)]}
        for language, text, rule_id in QUESTIONS
        if rule_id.startswith(f"{game}.")
    ]
    return {"books": {language: msgspec.to_builtins(book) for language, book in books.items()}, "asked": asked}


def recording(server: Served, game: str, answers: int) -> dict[str, Any]:
    """A game in which everybody answers at random, as seat 0 and as a spectator see it."""
    seats = [{"kind": "me", "name": name} for name in NAMES]
    made = server.ok("POST", "/tables", {"game": game, "seats": seats, "seed": "web", "public": True})
    table, keys = made["table"]["id"], [*[key["key"] for key in made["keys"]], ""]
    streams = [server.stream(table, key) for key in keys]
    viewers = [Viewer(server, table, game, stream, keys[seat], seat in KEPT) for seat, stream in enumerate(streams)]
    rng = random.Random(game)
    for number in range(answers):
        open_ = [(q, viewer) for viewer in viewers for q in viewer.asked if q.options and not q.answered]
        if not open_:
            break
        question, viewer = open_[0]
        assert question.options
        key = rng.choice(question.options).key
        viewer.stream.send({"do": "answer", "question": question.id, "key": key})
        for watching in viewers:
            watching.follow(keep=number % EVERY == 0)
    # The texts as a client is sent them.
    known = next(known for known in server.ok("GET", "/games")["games"] if known["name"] == game)
    parts = {part: server.http.get(address).json() for part, address in known["content"].items()}
    return {
        "game": game,
        "names": NAMES,
        "texts": {language: parts[f"texts-{language}"]["ftl"] for language in messages.LANGUAGES},
        "box": parts["box"],
        "things": parts["things"],
        "rules": parts["rules-en"],
        "russian": parts["rules-ru"],
        "people": known["people"],
        "viewers": [viewers[seat].told for seat in KEPT],
    }


class Viewer:
    """Somebody who looks on: what comes, and what there is to say about it."""

    def __init__(self, server: Served, table: str, game: str, stream: Stream, key: str, kept: bool) -> None:
        self.server, self.table, self.stream, self.key, self.kept = server, table, stream, key, kept
        self.game, self.naming = game, GAMES[game].naming
        full: shapes.Full = stream.until(shapes.Full)
        assert full.view is not None
        seat = full.view.seat
        self.you = seat if seat < len(NAMES) else -1
        self.words = [Messages(language, game, names=NAMES, you=self.you) for language in messages.LANGUAGES]
        self.told: dict[str, Any] = {"you": self.you, "frames": []}
        self.asked: list[wire.Question] = full.asked
        self._keep(full, view=True)

    def follow(self, keep: bool) -> None:
        change: shapes.Change = self.stream.until(shapes.Change)
        self.asked = change.asked
        self._keep(change, view=keep or change.result is not None)

    def _keep(self, frame: shapes.Full | shapes.Change, view: bool) -> None:
        if not self.kept:
            return
        now = self.server.ok("GET", f"/tables/{self.table}/view", key=self.key)["view"]
        for words in self.words:
            words.naming = self.naming(GAMES[self.game].content, now) if self.naming else Naming()
        barred = self.server.ok("GET", f"/tables/{self.table}/why-not", key=self.key) if self.you >= 0 else []
        said = [_said(words, frame, barred) for words in self.words]
        # As it came: the last frame may be the reply to an answer.
        came = map(msgspec.json.decode, reversed(self.stream.frames))
        sent = next(message for message in came if message["is"] in ("full", "change"))
        kept = {"frame": sent, "barred": barred, "said": said}
        self.told["frames"].append({**kept, "view": now} if view else kept)


def _said(words: Messages, frame: shapes.Full | shapes.Change, barred: list[dict[str, Any]]) -> list[str]:
    """Everything there is to say about a frame, in an order that both sides keep to."""
    lines: list[str] = []
    for told in frame.events:
        other = -1 if told.other is msgspec.UNSET else told.other
        event = Event(told.code, dict(told.params), told.depth, other)
        lines += [words.heading(event) or "", words.event(event), str(words.aside(event)).lower()]
    for question in frame.asked:
        lines.append(words.prompt(question.code, question.about))
        for given in question.options or ():
            option = Option(given.key, given.thing, given.about)
            brief = words.brief(option)
            lines += [words.option(question.code, option), words.label(question.code, given.key)]
            lines += ["|".join(brief) if brief else "", words.default(option) or ""]
    lines += [words.reason(Bar(why["code"], why["rule"], **why["numbers"])) for why in barred]
    lines += [words.name("frame", crumb.frame) for crumb in frame.breadcrumb]
    lines += [words.option("", Option(act.key, act.thing, act.about)) for act in frame.any_time]
    return lines


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
