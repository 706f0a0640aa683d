"""What browsers and scripts send and are sent, besides the messages of a match (`rimward.wire`).

One union of commands serves the socket and `POST /api/tables/{id}/do`; one union of messages goes down the socket.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rimward import wire
from rimward.kernel.orders import Order

# Nothing with control characters in it: names go into logs and screens, and PostgreSQL takes no NUL. Python's `$` lets
# a last newline pass, and its `\Z` is not known elsewhere. What a name may be besides: names.py.
LINE = r"^[^\x00-\x1f\x7f]*$(?!\n)"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=LINE)]
OneLine = Annotated[str, Meta(max_length=60, pattern=LINE)]
Secret = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
LINES = r"^[^\x00-\x09\x0b-\x1f\x7f]*$"
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]
Url = Annotated[str, Meta(max_length=500, pattern=LINE)]

Status = Literal["open", "playing", "over", "closed"]
Kind = Literal["open", "person", "bot"]
# In the order in which seats that wish for nothing get them.
Colour = Literal["sky", "coral", "leaf", "orchid", "bone", "rose"]
Shape = Literal["circle", "triangle", "square", "diamond", "cross", "hexagon"]
Pace = Literal["live", "slow"]
Proposed = Literal["take-back", "end", "key", "open"]
Wishes = Annotated[dict[str, int | str | bool], Meta(max_length=16)]  # of a seat, by name: a partner, a ship


class Wire(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Unknown fields are refused, and nothing changes after it was made."""


# --- tables ----------------------------------------------------------------------------------------------------------
class Seat(Wire, frozen=True):
    """A seat at a table, the host's own or not. A bot may sit in for a person; `here`: a browser is open."""

    seat: int
    kind: Kind
    name: str
    colour: Colour
    shape: Shape
    bot: str = ""
    away: bool = False
    conceded: bool = False
    hosts: bool = False
    here: bool = False
    wishes: Wishes = {}


class Proposal(Wire, frozen=True):
    """Something that needs consent: to take back to before an entry, to end the game, a new key for a person's seat, or
    to open a seat to newcomers.

    `needs` are the seats that have to agree, as it was when it was proposed. Two of those in `instead` may agree in the
    place of a person who has been away for a long time. `by` is -1 for a host without a seat, and `seat` is the one
    that it is about.
    """

    number: int
    kind: Proposed
    by: int
    to: int = 0
    seat: int = -1
    needs: list[int] = []
    instead: list[int] = []
    consents: list[int] = []


class Origin(Wire, frozen=True):
    """The moment from which a practice table continues: another table after an entry. If `sampled`, everything that
    the seat could not see then was dealt again."""

    table: str
    entry: int
    sampled: bool


class Table(Wire, frozen=True):
    """A table as everybody who may see it sees it. `waiting` names the seats to answer; `watching` counts the open
    browsers of spectators.

    `packs` are those that it is played with, and `lacks` those of them that the server no longer has: then it can only
    be read. `content` has the addresses of what the packs make another than `Game.content` says, for who opens it.
    `talk` is that spectators may chat. `sides` are those of the game by seat, for who opens it, where there are any.
    """

    id: str
    game: str
    name: str
    status: Status
    public: bool
    watch: bool
    pace: Pace
    practice: bool
    options: dict[str, int | str | bool]
    seats: list[Seat]
    created: float
    updated: float
    waiting: list[int] = []
    watching: int = 0
    proposal: Proposal | None = None
    outcome: wire.Outcome | None = None
    commitment: str = ""
    rematch: str = ""
    packs: list[str] = []
    lacks: list[str] = []
    content: dict[str, str] = {}
    origin: Origin | None = None
    talk: bool = False
    sides: list[int] = []


class Tables(Wire, frozen=True):
    """A page of the lobby; `next` is given as `after` for the page that follows, and is empty on the last."""

    tables: list[Table]
    next: str = ""


class SeatWish(Wire, frozen=True):
    """Who will sit there: the host, the first newcomer, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, Meta(max_length=40, pattern=LINE)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    colour: Colour | None = None
    shape: Shape | None = None
    wishes: Wishes = {}


class NewTable(Wire, frozen=True):
    """A table to be made. What is not said has the game's defaults; a seed makes a practice table. `watch`: there may
    be spectators; `talk`: they may chat."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(max_length=8)]
    options: Annotated[dict[str, int | str | bool], Meta(max_length=64)] = {}
    name: OneLine = ""
    public: bool = False
    watch: bool = True
    pace: Pace = "slow"
    talk: bool = False
    packs: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    seed: Annotated[str, Meta(max_length=64, pattern=LINE)] | None = None


class SeatKey(Wire, frozen=True):
    """A seat and its key, which is sent only once. It works now, or once the proposal of that number is agreed to."""

    seat: int
    key: str
    proposal: int = 0


class Created(Wire, frozen=True):
    """A new table with its secrets: the host's key, the invitation, and the keys of the host's own seats."""

    table: Table
    host_key: str
    invite: str
    keys: list[SeatKey]


class Join(Wire, frozen=True):
    """Take a seat: any open one, or that one. A private table asks for its invitation."""

    name: Name
    invite: Secret = ""
    seat: Number | None = None
    colour: Colour | None = None
    shape: Shape | None = None
    wishes: Wishes = {}


class Look(Wire, frozen=True):
    """The look of a seat, and its wishes if they change: they can until the game begins."""

    name: Name
    colour: Colour
    shape: Shape
    wishes: Wishes | None = None


class Sit(Wire, frozen=True):
    """The bot that plays on for a seat."""

    bot: Annotated[str, Meta(max_length=40)]


class Start(Wire, frozen=True):
    """Begin now; the bot takes the seats that are still open."""

    fill: Annotated[str, Meta(max_length=40)] = ""


class Notice(Wire, frozen=True):
    """Where to notify a seat that others wait for it: once per wait, after this many seconds, while no browser is open.

    `link` is the address of the table as this player opens it.
    """

    url: Url = ""
    form: Literal["json", "text"] = "json"
    after: Annotated[int, Meta(ge=0, le=86_400)] = 60
    language: Literal["en", "ru"] = "en"
    link: Url = ""


class Invite(Wire, frozen=True):
    """A new invitation; the old one stops working."""

    invite: str


class Bring(Wire, frozen=True):
    """A record to be replayed and, if it is unfinished, continued."""

    record: Annotated[str, Meta(max_length=8_000_000)]
    name: OneLine = ""


class WhatIf(Wire, frozen=True):
    """Continue from a moment at your own practice table: after that entry, or from now. You sit in your own
    seat, after the end in any, and bots of that kind in the others. `name` is yours in another player's seat."""

    entry: Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | None = None
    seat: Number | None = None
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40, pattern=LINE)] = ""


class Export(Wire, frozen=True):
    """Everything stored about a table. The host does not get the record while the game is played."""

    table: Table
    chat: list[Chat]
    record: str = ""


# --- what a seat does ------------------------------------------------------------------------------------------------
class Command(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="do"):
    """Something that a seat does. `request` comes back with the reply."""

    request: Number = 0


class Answer(Command, frozen=True, tag="answer"):
    """One of the options of an open question."""

    question: Number
    key: Annotated[str, Meta(max_length=400)]


class Answers(Command, frozen=True, tag="answers"):
    """Answers to questions that follow each other, in one go. `codes`, where given, are the rules expected to ask."""

    question: Number
    keys: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=40)]
    codes: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=40)] = []


class Act(Command, frozen=True, tag="act"):
    """Something that a rule allows at any time."""

    key: Annotated[str, Meta(max_length=400)]


class Undo(Command, frozen=True, tag="undo"):
    """Take back your last answer, or all since an entry; at a practice table also past anything that was learned."""

    to: Number | None = None


class TakeBack(Command, frozen=True, tag="take-back"):
    """Go back to before an entry. At a practice table at once, elsewhere when everybody agrees."""

    to: Number


class End(Command, frozen=True, tag="end"):
    """End the game without a winner, when everybody agrees."""


class Consent(Command, frozen=True, tag="consent"):
    """Agree to the proposal of that number, or not."""

    proposal: Number
    agree: bool


class Concede(Command, frozen=True, tag="concede"):
    """Give up. A bot plays on; the last who has not given up wins."""


class Say(Command, frozen=True, tag="say"):
    """A line of chat, to everybody or only to your own side. A spectator may give a name."""

    text: Text
    to: Literal["all", "side"] = "all"
    name: Annotated[str, Meta(max_length=40, pattern=LINE)] = ""


class Note(Command, frozen=True, tag="note"):
    """Your private notes from now on."""

    text: Annotated[str, Meta(max_length=4000, pattern=LINES)]


class GiveOrder(Command, frozen=True, tag="order"):
    """A standing order, which comes before the existing ones. The server writes its `mark`."""

    order: Order


class Revoke(Command, frozen=True, tag="revoke"):
    """Drop a standing order, as it is listed; without one, all of them."""

    order: Order | None = None


Commands = Answer | Answers | Act | Undo | TakeBack | End | Consent | Concede | Say | Note | GiveOrder | Revoke


class Hello(Wire, frozen=True):
    """The first message on a socket: who looks, and how much they have seen. Without a key, a spectator."""

    key: Secret = ""
    invite: Secret = ""
    cursor: Number = 0


# --- what a viewer is sent -------------------------------------------------------------------------------------------
class Message(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="is"):
    """Something that goes down a socket."""


class Full(Message, frozen=True, tag="full"):
    """The whole view, and the events from the requested cursor on; `before` says how many came earlier.

    `entries` counts the answers that still count: the number that a take-back names.
    """

    table: Table
    cursor: int
    before: int
    entries: int
    view: wire.View | None
    asked: list[wire.Question]
    breadcrumb: list[wire.Crumb]
    events: list[wire.Event]
    acts: list[str]
    can_undo: bool
    back: wire.Back | None
    any_time: list[wire.Option] = []


class Change(Message, frozen=True, tag="change"):
    """What an entry changed in a view: parts of `table`, `zones` and `unseen` by name, and the rest.

    `gone` are removed zones. `parts` are all finished parts of a campaign; without it there are none.
    """

    cursor: int
    entries: int
    table: dict[str, Any] = {}
    zones: dict[str, wire.Zone] = {}
    unseen: dict[str, dict[str, int]] = {}
    gone: list[str] = []
    stack: list[dict[str, Any]] | None = None
    answered: list[int] = []
    early: dict[str, Any] = {}
    result: wire.Outcome | None = None
    parts: list[wire.Outcome] | msgspec.UnsetType = msgspec.UNSET
    asked: list[wire.Question] = []
    breadcrumb: list[wire.Crumb] = []
    events: list[wire.Event] = []
    acts: list[str] = []
    can_undo: bool = False
    back: wire.Back | None = None
    any_time: list[wire.Option] = []


class Changed(Message, frozen=True, tag="table"):
    """The table itself changed: its seats, who is there, the open proposal, its status."""

    table: Table


class Chat(Message, frozen=True, tag="chat"):
    """A line of chat; seat -1 is the table itself, which reports its changes by a code. The number after the last
    seat is a spectator's, who may have a `name`."""

    number: int
    at: float
    seat: int
    text: str
    code: str = ""
    name: str = ""


class Aside(Message, frozen=True, tag="aside"):
    """A line that a seat said to its own side, sent to that side alone."""

    at: float
    seat: int
    text: str


class Notes(Message, frozen=True, tag="notes"):
    """The private notes of a seat, sent to that seat alone."""

    text: str


class Standing(Wire, frozen=True):
    """A standing order. One that is not blind shows others what its seat holds, by whether that seat is asked.

    It was given after `since` entries, at the question `at` ("" if nothing was asked). It has `answered` this often,
    the last time with entry `last`.
    """

    order: Order
    blind: bool
    at: str
    since: int
    answered: int
    last: int


class Orders(Message, frozen=True, tag="orders"):
    """The standing orders of a seat, sent to that seat alone. The first that fits decides."""

    orders: list[Standing]


class Done(Message, frozen=True, tag="done", omit_defaults=True):
    """A command was carried out and is stored. Of several answers only the first `answered`, where there is a refusal
    of the next: what chance has decided stands."""

    request: int
    cursor: int
    answered: int = 1
    refusal: wire.Refusal | None = None


class Refused(Message, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed."""

    request: int
    refusal: wire.Refusal


Messages = Full | Change | Changed | Chat | Aside | Notes | Orders | Done | Refused


class Problem(Wire, frozen=True):
    """Why a request failed, in a sentence and a code."""

    code: str
    detail: str
