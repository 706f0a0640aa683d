"""Nothing of another seat's secrets in anything that is sent, searched on the wire.

    python -m tests.server.secrets --games 200 --jobs 2

Games are played on a running server with a socket for every seat, for a spectator and for the host, who tries every
request that a host can make (host_tries.py) and every key that comes of it; every frame and every reply is kept, with
the number of the entry after which it was sent. When the game is over its record, key and all, is replayed beside them.
The host may know what a spectator does. At each entry, for each viewer:

- what the viewer has of the table is what can be made from a *twin*: a state in which everything that the viewer does
  not know was dealt anew. So nothing in it depends on a secret;
- the faces that are shown lie where the viewer's bit is set, and nowhere else;
- events are those that the viewer was told;
- a practice table that goes on from there begins with a state that is made from the viewer's view alone;
- no card of which there is only one, which lies under a back and which the viewer never saw, is named anywhere;
- no key, invitation, salt, running hash or hash of a key is in it in any spelling;
- nothing is in it that a seat noted for itself, or said to a side that is not the viewer's.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from rimward import bots, wire
from rimward.games.catalog import GAMES
from rimward.kernel.game import Game as Rules
from rimward.kernel.match import Match
from rimward.kernel.record import Record, snapshot
from rimward.kernel.story import story
from rimward.kernel.view import sample
from rimward.server import shapes
from tests.conformance.checks import differs
from tests.server import host_tries
from tests.server.oracle import rows, stored
from tests.server.served import Served, Stream, served

Mode = Literal["bots", "mixed", "people", "orders"]
"""Who answers: bots; bots and a person; people; people some of whose questions are answered by standing orders."""
MODES: tuple[Mode, ...] = ("bots", "people", "orders", "mixed")
LOOKS = 0.02  # how often all replies are looked at, where nothing happens meanwhile
SHORT: dict[str, dict[str, Any]] = {"xia": {"target": 5}, "aurora": {"quicker": True, "deck": 6, "crew": "dealt"}}
MOST = 1000  # entries after which a game of random players is closed by its host
BATCH = 4  # games on one server
DEAL = 7  # the deal of what a seat does not know, where it goes on at a table of its own
ORDERED = {"comet": ("comet.gadget.after-roll",), "xia": ("xia.combat.declare-defense", "xia.ability.use")}
REPLIES = ("view", "events?limit=1000", "told", "why-not", "hint", "report", "moments", "story", "chat", "")

HASH = re.compile("[0-9a-f]{32,}")


class Leak(AssertionError):
    """Something was sent to somebody whom it tells a secret."""


class Sent(NamedTuple):
    """A frame or a reply: with whose eyes, after how many entries, which address it answers (a frame: none), its text,
    and whether it went to the host, who has the eyes of a spectator."""

    viewer: int
    entries: int
    reply: str
    text: str
    host: bool = False


@dataclass
class Played:
    """A game with everything that was sent of it."""

    record: Record
    secrets: set[str]
    hashes: set[str]  # of the record: long and many, so they are looked up and not searched for
    sent: list[Sent]
    handed: set[str] = field(default_factory=set)  # what the host was told once, and nobody ever again
    private: dict[str, set[int]] = field(default_factory=dict)  # what was noted or said aside, and who may read it


# --- playing ---------------------------------------------------------------------------------------------------------
class Game:
    """A game over the wire: a socket for every seat, for a spectator and for the host, all in step with each other."""

    def __init__(self, server: Served, name: str, seats: int, mode: Mode, rng: Random, most: int = MOST) -> None:
        self.server, self.mode, self.rng, self.most = server, mode, rng, most
        self.seats = seats
        self.tried: set[str] = set()  # requests of the host
        options = SHORT.get(name, {})
        made = server.table("me", *["open"] * (seats - 1), game=name, public=True, options=options)
        self.table: str = made["table"]["id"]
        self.host, self.invite = made["host_key"], made["invite"]
        came = [server.ok("POST", f"/tables/{self.table}/join", {"name": f"P{seat}"}) for seat in range(1, seats)]
        self.keys = [*[seat["key"] for seat in (*made["keys"], *came)], "", self.host]
        self.handed: set[str] = set()  # keys that the host was handed, to be used when somebody agrees
        self.streams = [server.stream(self.table, key) for key in self.keys]
        self.kept = [0] * len(self.streams)  # frames of each that are in `sent`
        self.sent: list[Sent] = []
        self.entries = 1
        firsts = [stream.until(shapes.Full) for stream in self.streams]
        self.asked = [first.asked for first in firsts]
        self.undoing = [False] * len(self.keys)
        self.answered: set[int] = set()
        self.over = False
        server.hall.dealer = lambda: Random(DEAL)
        self.private: dict[str, set[int]] = {}
        self._keep()
        self._write()
        self._look()
        self.try_as_host()
        self.ordered = {(seat, code) for code in ORDERED.get(name, ()) for seat in range(1, seats) if mode == "orders"}
        for seat, code in sorted(self.ordered):
            server.ok("POST", f"/tables/{self.table}/do", _order(code), key=self.keys[seat])
        first_bot = {"bots": 0, "mixed": 1}.get(mode, seats)
        for seat in range(first_bot, seats):
            bot = rng.choice(
                [kind for kind in bots.playing(GAMES[name]) if kind not in bots.BUDGETED]
            )  # the quick ones
            server.ok("POST", f"/tables/{self.table}/seats/{seat}/bot", {"bot": bot}, key=self.host)

    def played(self) -> Played:
        while not self.over and self.entries < self.most:
            self.step()
        if self.over or self.mode == "people":  # otherwise a bot goes on meanwhile
            self._look()
        if not self.over and self.mode == "people":
            self.try_as_host()
        if not self.over:
            closed = self.server.call("POST", f"/tables/{self.table}/close", key=self.host)
            assert closed.is_success or closed.json()["code"] == "table.over", closed.text  # bots may end it first
        for stream in self.streams:
            stream.connection.close()
        return self._played()

    def step(self) -> None:
        """One entry: somebody of ours does something, or a bot does; everybody is told."""
        if self.mode == "people" and self.rng.random() < LOOKS:
            self._write()
            self._look()
            self.try_as_host()
        if self.mode == "mixed" and self.rng.random() < LOOKS and self._still():
            self._wonder()
            self.try_as_host()
        self._answer()
        for viewer, stream in enumerate(self.streams):
            change = _next(stream)
            self.asked[viewer], self.undoing[viewer] = change.asked, change.can_undo
            self.over = change.result is not None
        self.entries += 1
        self._keep()

    def _answer(self) -> None:
        ours = {"bots": 0, "mixed": 1}.get(self.mode, self.seats)
        undoing = [seat for seat in range(ours) if self.undoing[seat]]
        if self.mode == "people" and undoing and self.rng.random() < 0.1:
            self.streams[undoing[0]].send({"do": "undo"})
            return
        questions = [
            q
            for seat in range(ours)
            for q in self.asked[seat]
            if q.seat == seat and q.id not in self.answered and (seat, q.code) not in self.ordered
        ]
        if questions:
            question = self.rng.choice(questions)
            self.answered.add(question.id)
            key = self.rng.choice(question.options).key
            self.streams[question.seat].send({"do": "answer", "question": question.id, "key": key})

    def _keep(self) -> None:
        """What came since it was last kept."""
        for viewer, stream in enumerate(self.streams):
            eyes, host = self._eyes(viewer)
            self.sent += [Sent(eyes, self.entries, "", frame, host) for frame in stream.frames[self.kept[viewer] :]]
            self.kept[viewer] = len(stream.frames)

    def _eyes(self, viewer: int) -> tuple[int, bool]:
        """Whose eyes a socket has, and whether it is the host's."""
        return min(viewer, self.seats), viewer > self.seats

    def _look(self) -> None:
        """Every reply to every viewer, and what a newcomer is sent."""
        for number, key in enumerate(self.keys):
            viewer, host = self._eyes(number)
            for reply in REPLIES:
                path = f"/tables/{self.table}/{reply}".rstrip("/")
                text = self.server.call("GET", path, key=key).text
                self.sent.append(Sent(viewer, self.entries, reply or "table", text, host))
            for seat in range(self.seats):
                for part in ("notes", "asides"):
                    text = self.server.call("GET", f"/tables/{self.table}/seats/{seat}/{part}", key=key).text
                    self.sent.append(Sent(viewer, self.entries, part, text, host))
            self._look_back(viewer, key)
            self._go_on(viewer, key)
            newcomer = self.server.stream(self.table, key)
            newcomer.until(shapes.Full)
            self.sent.append(Sent(viewer, self.entries, "newcomer", newcomer.frames[0], host))
            newcomer.connection.close()

    def _write(self) -> None:
        """Every seat notes something for itself and says something to its side, where it has one."""
        sides = self.server.ok("GET", f"/tables/{self.table}", key=self.host)["sides"]
        for seat in range(self.seats):
            note, aside = f"noted-by-{seat}-{self.entries}", f"aside-of-{seat}-{self.entries}"
            self.server.ok("POST", f"/tables/{self.table}/do", {"do": "note", "text": note}, self.keys[seat])
            self.private[note] = {seat}
            said = {"do": "say", "to": "side", "text": aside}
            reply = self.server.call("POST", f"/tables/{self.table}/do", said, self.keys[seat])
            if reply.is_success:
                self.private[aside] = {other for other in range(self.seats) if sides[other] == sides[seat]}

    def _go_on(self, viewer: int, key: str) -> None:
        """At a practice table of one's own, from now and from half way back. Its whole record will be the viewer's."""
        if viewer == self.seats and not self.over:
            reply = self.server.call("POST", f"/tables/{self.table}/what-if", {}, key)
            if reply.status_code != 403:
                raise Leak(f"{self.table}: who has no seat goes on from it: {reply.text}")
        if viewer == self.seats or self.over:
            return
        line = len(self.server.ok("GET", f"/tables/{self.table}/moments", key=key)["first"])
        for entry in (line // 2, line - 1):
            made = self.server.ok("POST", f"/tables/{self.table}/what-if", {"entry": entry, "bot": "random"}, key)
            new = made["table"]["id"]
            header = stored(self.server, new).header
            text = json.dumps({"made": made, "header": _plain(header), "entry": entry})
            self.sent.append(Sent(viewer, self.entries, "what-if", text))
            self.server.ok("DELETE", f"/tables/{new}", key=made["host_key"])

    # --- the host ----------------------------------------------------------------------------------------------------
    def try_as_host(self) -> None:
        """Whatever a host can ask for, with the help of everybody but the person whose seat it is about."""
        shown = self.server.ok("GET", f"/tables/{self.table}", key=self.host)
        question = next((one.id for one in self.asked[-1]), 0)
        entries = len(self.server.ok("GET", f"/tables/{self.table}/moments", key=self.host)["first"])
        found: list[Any] = []
        for one in host_tries.tries(self.seats, entries, question):
            found.append(self._host_tried(one))
            self._others_agree(one)
        for seat in set(range(self.seats)) - set(shown["waiting"]):  # elsewhere a bot would answer meanwhile
            found.append(self._host_tried(host_tries.sits_in(seat)))
            if not shown["seats"][seat]["away"]:
                self.server.ok("POST", f"/tables/{self.table}/seats/{seat}/return", key=self.keys[seat])
        for key in [key for reply in found for key in host_tries.keys_in(reply)]:
            self.handed.add(key)
            self._host_looks(key)

    def _host_tried(self, one: host_tries.Try) -> Any:
        self.tried.add(one.label)
        reply = self.server.call(one.method, f"/tables/{self.table}{one.path}", one.body, self.host)
        kind = one.reply if reply.status_code < 400 else "refused"
        self.sent.append(Sent(self.seats, self.entries, kind, reply.text or "null", host=True))
        return reply.json() if reply.content else None

    def _others_agree(self, one: host_tries.Try) -> None:
        """To what the host proposes about a seat; its person does not."""
        proposal = self.server.ok("GET", f"/tables/{self.table}", key=self.host)["proposal"]
        if proposal is not None and one.path.endswith(("/key", "/open")):
            for seat in set(range(self.seats)) - {proposal["seat"]}:
                body = {"do": "consent", "proposal": proposal["number"], "agree": True}
                self.server.call("POST", f"/tables/{self.table}/do", body, self.keys[seat])

    def _host_looks(self, key: str) -> None:
        """With whatever key the host was handed: nobody has agreed to it whose seat it is."""
        reply = self.server.call("GET", f"/tables/{self.table}/view", key=key)
        if reply.is_success:
            raise Leak(f"{self.table}: the host holds a key of seat {reply.json()['view']['seat']}")
        self.sent.append(Sent(self.seats, self.entries, "refused", reply.text, host=True))

    def _still(self) -> bool:
        """Whether all bots have answered, and all that they did was told."""
        entries = len(self.server.ok("GET", f"/tables/{self.table}/moments")["first"])
        waiting = self.server.ok("GET", f"/tables/{self.table}")["waiting"]
        return bool(waiting == [0] and entries == self.entries)

    def _wonder(self) -> None:
        """Why the bots did what they did last, asked by everybody."""
        for number, key in enumerate(self.keys):
            viewer, host = self._eyes(number)
            for entry in range(max(0, self.entries - 3), self.entries):
                text = self.server.call("GET", f"/tables/{self.table}/why?entry={entry}", key=key).text
                self.sent.append(Sent(viewer, self.entries, "why", text, host))

    def _look_back(self, viewer: int, key: str) -> None:
        """Half way back, and to the last entry, which another seat may have done."""
        entries = len(self.server.ok("GET", f"/tables/{self.table}/moments", key=key)["first"])
        for entry in (entries // 2, entries - 1):
            text = self.server.call("GET", f"/tables/{self.table}/moment?entry={entry}", key=key).text
            self.sent.append(Sent(viewer, self.entries, "moment", text))

    def _played(self) -> Played:
        """With everything that nobody may be sent once the table is made, in every spelling."""
        kept = rows(self.server, self.table)
        raw = [cell for part in ("tables", "seats") for row in kept[part] for cell in row if isinstance(cell, bytes)]
        spoken = [self.host, self.invite, *filter(None, self.keys)]
        raw += [sha256(key.encode()).digest() for key in spoken]
        record = stored(self.server, self.table)
        raw.append(bytes.fromhex(record.header.key))
        handed = {*self.handed, *spelt(sha256(key.encode()).digest() for key in self.handed)}
        return Played(
            record, {*spoken, *spelt(raw)}, {entry.hash for entry in record.entries}, self.sent, handed, self.private
        )


def _order(code: str) -> dict[str, Any]:
    """To pass there, whatever the seat holds."""
    return {"do": "order", "order": {"where": code}}


def spelt(secrets: Iterable[bytes]) -> set[str]:
    """As they would look in text."""
    found: set[str] = set()
    for data in secrets:
        forms = base64.b64encode(data), base64.urlsafe_b64encode(data)
        found |= {data.hex(), *(form.decode().rstrip("=") for form in forms)}
    return found


def _next(stream: Stream) -> shapes.Change:
    """The next change; the server says why where there is none."""
    while True:
        message = stream.next(30)
        assert not isinstance(message, shapes.Refused), message
        if isinstance(message, shapes.Change):
            return message


# --- searching -------------------------------------------------------------------------------------------------------
class Search:
    """A game replayed beside what was sent of it."""

    def __init__(self, played: Played, rng: Random, game: Rules | None = None) -> None:
        self.played, self.rng = played, rng
        header = played.record.header
        self.game = game or GAMES[header.game]
        self.match = Match.reading(self.game, header)
        self.viewers = range(header.seats + 1)
        self.views: dict[tuple[int, bool], dict[str, Any]] = {}
        self.learned: list[set[str]] = [set() for _ in self.viewers]
        self.spans: list[tuple[int, int]] = []  # the events of each entry that counts
        self.found: Counter[str] = Counter()

    def run(self) -> Counter[str]:
        waiting = deque(sorted(self.played.sent, key=lambda sent: sent.entries))
        for number, entry in enumerate(self.played.record.entries, 1):
            before = len(self.match.log)
            self.match.again(entry)
            self.spans = [*self.spans, (before, len(self.match.log))][: len(self.match.line)]
            self._learn()
            twins = {viewer: self._twin(self.match, viewer) for viewer in self.viewers}
            hidden = {viewer: self._hidden(viewer) for viewer in self.viewers}
            while waiting and waiting[0].entries == number:
                sent = waiting.popleft()
                where = f"{self.game.name}, entry {number}, to {sent.viewer}, {sent.reply or 'a frame'}"
                self._search(sent, hidden[sent.viewer], where)
                self._compare(sent, twins[sent.viewer], where)
                self.found["sent"] += 1
                self.found["characters"] += len(sent.text)
        assert not waiting, "more was sent than was done"
        self.found["entries"] += len(self.played.record.entries)
        self.found["games"] += 1
        return self.found

    # --- what a viewer may know --------------------------------------------------------------------------------------
    def _learn(self) -> None:
        zones = self.match.table.zones
        seen = list(zones.learned)
        for zone in zones.by_name.values():
            seen += zip(zone.faces, zone.masks, strict=True)
        for viewer, known in enumerate(self.learned):
            known.update(face for face, mask in seen if mask >> viewer & 1)

    def _twin(self, match: Match, viewer: int) -> Match:
        """The same match with everything that the viewer does not know dealt anew."""
        known = json.loads(msgspec.json.encode(match.view(viewer)))
        twin = match.copy()
        twin.table = sample(self.game, known, self.rng)
        twin.table.draws = match.table.draws
        true = {name: zone.faces for name, zone in match.table.zones.by_name.items()}
        self.found["twins"] += 1
        self.found["unlike"] += true != {name: zone.faces for name, zone in twin.table.zones.by_name.items()}
        return twin

    def _hidden(self, viewer: int) -> list[str]:
        """Cards under a back that are the only ones of their name, and that the viewer never saw."""
        zones = self.match.table.zones.by_name.values()
        copies = Counter(face for zone in zones for face in (*zone.faces, *zone.bag))
        backs = [f for zone in zones for f, mask in zip(zone.faces, zone.masks, strict=True) if not mask >> viewer & 1]
        return [face for face in backs if copies[face] == 1 and face not in self.learned[viewer]]

    # --- plain search ------------------------------------------------------------------------------------------------
    def _search(self, sent: Sent, hidden: list[str], where: str) -> None:
        told = [secret for secret in self.played.secrets if secret in sent.text]
        told += [secret for secret in self.played.handed if secret in sent.text and sent.reply != "host"]
        told += [run for run in HASH.findall(sent.text) if run in self.played.hashes]
        if told:
            raise Leak(f"{where}: a key or a hash: {told}")
        for words, readers in self.played.private.items():
            if words in sent.text and (sent.host or sent.viewer not in readers):
                raise Leak(f"{where}: {words}, which is for {sorted(readers)}")
            self.found["private"] += words in sent.text
        if hidden:
            self.found["hidden"] += len(hidden)
            data = json.loads(sent.text)
            if sent.reply == "what-if":  # what lies where in its state is compared, and it names every card
                del data["header"]["start"]
            text = json.dumps(_without_unseen(data), ensure_ascii=False)
            if named := re.search(rf"(?<![\w.-])({'|'.join(map(re.escape, hidden))})(?![\w.-])", text):
                around = text[max(0, named.start() - 80) : named.end() + 40]
                raise Leak(f"{where}: {named[0]}, which lies under a back: ...{around}...")

    # --- comparing ---------------------------------------------------------------------------------------------------
    def _compare(self, sent: Sent, twin: Match, where: str) -> None:
        if sent.reply in ("table", "chat", "moments", "host", "refused", "notes", "asides"):
            return
        if sent.reply in ("record", "turning-points"):
            raise Leak(f"{where}: it tells of all hands, and the game goes on")
        data = json.loads(sent.text)
        if sent.reply == "export":
            _same("", data["record"], where)
            return
        if sent.reply in ("why", "hint"):
            self._reason(data, sent, twin, where)
            return
        if sent.reply == "why-not":
            _same(_plain(wire.reasons(twin, sent.viewer)), data, where)
        elif sent.reply == "report":
            self._told(data["events"], sent.viewer, where)
            self._only_what_masks_allow(self.match, data["view"], sent.viewer, where)
            self._as_the_twin(data, data["view"], twin, sent.viewer, where)
            _same(_plain(wire.reasons(twin, sent.viewer)), data["barred"], where)
        elif sent.reply == "told":
            _same(_plain(self.match.told(sent.viewer)), data, where)
        elif sent.reply == "story":
            self._story(data, sent.viewer, where)
        elif sent.reply.startswith("events"):
            self._told(data, sent.viewer, where)
        elif sent.reply == "what-if":
            self._what_if(data, sent.viewer, f"{where} from entry {data['entry']}")
        elif sent.reply == "moment":
            past = self.match.at(data["entry"] + 1)
            self._moment(data, past, sent.viewer, f"{where} of entry {data['entry']}")
        elif data["is"] in ("full", "change"):
            self._view(data, sent, twin, where)

    def _told(self, events: list[Any], viewer: int, where: str) -> None:
        for event in events:
            number, first = event["number"], event.get("since")
            assert (first is not None) == (event["code"] in ("kernel.undo", "kernel.take-back")), where
            assert first is None or first <= number, where
            _same(
                _plain(wire.event(number, self.match.log[number].told(viewer), first)),
                event,
                f"{where}, event {number}",
            )

    def _story(self, data: dict[str, Any], viewer: int, where: str) -> None:
        """Read from what the viewer was told of what still counts, and from nothing else."""
        told = [event.told(viewer) for first, end in self.spans for event in self.match.log[first:end]]
        assert self.game.telling is not None
        _same(_plain(story(self.game.telling, self.match.table.seats, told)), data, where)

    def _reason(self, data: dict[str, Any], sent: Sent, twin: Match, where: str) -> None:
        """A hint is an option in the twin, too. What a reason names is searched; that it is made from a view is in its
        own test (test_reasons.py)."""
        asked = twin.question(sent.viewer)
        if sent.reply == "hint" and "key" in data:
            _same(True, asked is not None and data["key"] in asked.keys, where)
        self.found[f"reasons {sent.reply}"] += "why" in data

    def _what_if(self, data: dict[str, Any], seat: int, where: str) -> None:
        """Dealt again from the view of that moment, it is the same; the number of the next draw is the first."""
        known = json.loads(msgspec.json.encode(self.match.at(data["entry"] + 1).view(seat)))
        table = sample(self.game, known, Random(DEAL))
        table.early = {who: value for who, value in table.early.items() if who == seat}
        _same(_plain(snapshot(table)), data["header"]["start"], where)
        true = {name: zone.faces for name, zone in self.match.at(data["entry"] + 1).table.zones.by_name.items()}
        self.found["what ifs"] += 1
        self.found["what ifs unlike"] += true != {name: zone.faces for name, zone in table.zones.by_name.items()}

    def _view(self, data: dict[str, Any], sent: Sent, twin: Match, where: str) -> None:
        viewer = sent.viewer
        self._told(data["events"], viewer, where)
        view = data["view"] if data["is"] == "full" else _merged(self.views[viewer, sent.host], data)
        if not sent.reply:
            self.views[viewer, sent.host] = view
        self._only_what_masks_allow(self.match, view, viewer, where)
        self._as_the_twin(data, view, twin, viewer, where)
        _same(twin.act_keys(viewer), data["acts"], f"{where}, acts")
        _same(_plain(wire.back(twin, viewer)), data["back"], f"{where}, back")

    def _moment(self, data: dict[str, Any], past: Match, viewer: int, where: str) -> None:
        """As the match was then, with a twin of that time."""
        self._told(data["events"], viewer, where)
        self._only_what_masks_allow(past, data["view"], viewer, where)
        self._as_the_twin(data, data["view"], self._twin(past, viewer), viewer, where)

    def _as_the_twin(self, data: dict[str, Any], view: dict[str, Any], twin: Match, viewer: int, where: str) -> None:
        _same(_plain(wire.view(twin, viewer)), view, where)
        _same(_plain([wire.question(asked, viewer) for asked in twin.asked]), data["asked"], f"{where}, asked")
        _same(_plain([wire.Crumb(*crumb) for crumb in twin.breadcrumb()]), data["breadcrumb"], f"{where}, breadcrumb")

    def _only_what_masks_allow(self, match: Match, view: dict[str, Any], viewer: int, where: str) -> None:
        """Looked up in the true zones: a view that shows too much would give a twin that has just that."""
        for name, zone in match.table.zones.by_name.items():
            allowed = [f if mask >> viewer & 1 else None for f, mask in zip(zone.faces, zone.masks, strict=True)]
            _same(allowed, [face for face, _ in view["zones"][name]["items"]], f"{where}, {name}")


def _same(expected: Any, sent: Any, where: str) -> None:
    if expected != sent:
        raise Leak(f"{where} depends on what the viewer does not know: {differs(expected, sent)}")


def _plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


def _without_unseen(data: Any) -> Any:
    """How many of each card are unseen names every card, and tells nothing of where it lies."""
    if isinstance(data, dict):
        return {name: _without_unseen(part) for name, part in data.items() if name != "unseen"}
    return [_without_unseen(part) for part in data] if isinstance(data, list) else data


def _merged(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A view after a change, as a client makes it."""
    zones = {**view["zones"], **change["zones"]}
    return {
        **view,
        "table": {**view["table"], **change["table"]},
        "zones": {name: zone for name, zone in zones.items() if name not in change["gone"]},
        "unseen": {**view["unseen"], **change["unseen"]},
        **{name: change[name] for name in ("stack", "answered", "early", "result")},
    }


# --- many games ------------------------------------------------------------------------------------------------------
def searched(server: Served, number: int) -> Counter[str]:
    """One game, by its number: every fourth is one of Xia."""
    rng = Random(f"secrets {number}")
    name = "xia" if number % 4 == 3 else "comet"
    game = GAMES[name]
    seats = rng.choice([seats for seats in game.seats if seats > 1 and (name != "xia" or seats > 2)])
    mode = MODES[number // 4 % len(MODES)]
    return Search(Game(server, name, seats, mode, rng).played(), rng).run()


def batch(numbers: range) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        return sum((searched(server, number) for number in numbers), Counter())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.secrets")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    start, found = time.monotonic(), Counter[str]()
    with ProcessPoolExecutor(args.jobs) as pool:
        batches = [range(first, min(first + BATCH, args.games)) for first in range(0, args.games, BATCH)]
        for done in as_completed([pool.submit(batch, numbers) for numbers in batches]):
            found += done.result()
            took = time.monotonic() - start
            print(f"\r{found['games']}/{args.games} games, {took:.0f} s", end="", file=sys.stderr, flush=True)
    print(f"\nnothing leaked in {took:.0f} s: {dict(found)}")


if __name__ == "__main__":
    main()
