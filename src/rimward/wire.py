"""Every message type of a match, for server, bots and lab: what a seat is sent, and how an answer is refused.

The types are made from a match for one seat, and hold nothing that this seat may not know.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rimward.kernel import event as kernel_event
from rimward.kernel import match as kernel_match
from rimward.kernel import question as kernel_question
from rimward.kernel import view as kernel_view
from rimward.kernel.game import Game
from rimward.kernel.plain import unpack
from rimward.kernel.question import Refused
from rimward.kernel.result import Result

Plain = bool | int | str | None
Param = Plain | list[Plain | list[Plain]]


class Fate(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One way in which something may end, in per cent. The ways of an option exclude each other and add up to 100."""

    kind: Literal["good", "harm", "dead"]
    code: str
    percent: int


class Option(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One possible answer: its key, the thing on the table that it belongs to, what there is to tell about it.

    `sort` is left out where it is plain, `odds` where nothing is left to chance.
    """

    key: str
    thing: str = ""
    about: dict[str, int | str] = {}
    sort: Literal["goal", "risk", "end"] | msgspec.UnsetType = msgspec.UNSET
    odds: list[Fate] | msgspec.UnsetType = msgspec.UNSET


class Reason(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something that cannot be done now, and why: a message code, its numbers, the rule.

    `act` where it is no answer, but something that a rule allows at any other time.
    """

    key: str
    code: str
    rule: str
    numbers: dict[str, int | str] = {}
    act: bool | msgspec.UnsetType = msgspec.UNSET


class Picking(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Several things are picked, one after the other: what was picked, by key, how many there have to be and may be in
    all, and how often each that is left occurs."""

    picked: list[str]
    least: int
    most: int
    left: dict[str, int]


class Question(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An open question. Options are sent to the seat that is asked and to nobody else; `passes` is the key of the one
    that does nothing, if there is one. `quiet` where it is not closed to what rules allow at any time. `picking` where
    several are picked, for the seat that is asked."""

    id: int
    seat: int
    code: str
    quiet: bool = False
    answered: bool = False
    about: dict[str, int | str] = {}
    options: list[Option] | None = None
    passes: str = ""
    picking: Picking | msgspec.UnsetType = msgspec.UNSET


class Event(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What happened, by number; a face that the seat did not know is null; `other` is the NPC that did it, if any.

    `since` of an undo and of a take-back: the first of the events that never happened.
    """

    number: int
    code: str
    depth: int
    params: dict[str, Param] = {}
    other: int | msgspec.UnsetType = msgspec.UNSET
    since: int | msgspec.UnsetType = msgspec.UNSET


class Zone(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A pile, hand or bag: how many lie in the bag, and each place with its face (or null) and who knows it.

    Places count from the top; the last `under` of them, if any, lie below the bag.
    """

    deck: str
    bag: int
    items: list[tuple[str | None, int]]
    under: int | msgspec.UnsetType = msgspec.UNSET


class Outcome(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a match ended, or how it stood when it was broken off: who reads this reckons nothing.

    `ranks` are places by seat, from 1 on. `margin` is how far the winners are ahead. `sides` is empty where each plays
    for itself. `sheet` tells where the scores come from: sources in their order, with the points of each seat.
    """

    winners: list[int]
    scores: list[int]
    code: str
    sides: list[int] = []
    ranks: list[int] = []
    margin: int = 0
    sheet: list[tuple[str, list[int]]] = []


class View(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A seat's whole knowledge; seat number `seats` is a spectator's. `sample` makes a possible state of it.

    `parts` are those of a campaign that are over, each with how it ended.
    """

    game: str
    version: str
    seat: int
    seats: int
    table: dict[str, Any]
    stack: list[dict[str, Any]]
    zones: dict[str, Zone]
    unseen: dict[str, dict[str, int]]
    answered: list[int]
    early: dict[str, Any]
    result: Outcome | None = None
    parts: list[Outcome] | msgspec.UnsetType = msgspec.UNSET


class Crumb(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One level of where we are in the rules."""

    chapter: str
    frame: str
    step: str


class Back(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a seat may go back to alone, as numbers of entries: before its last answer, to where it began what it is in
    the middle of (-1: nothing that can be left), and as far as it goes."""

    step: int
    action: int
    turn: int


class Update(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All that a seat needs after an answer: the view, who is asked what, and what happened since its cursor.

    `acts` are the keys of what it may do besides answering; `any_time` is the same, each with all there is to tell.
    """

    cursor: int
    view: View
    asked: list[Question]
    breadcrumb: list[Crumb]
    events: list[Event]
    acts: list[str] = []
    can_undo: bool = False
    back: Back | None = None
    any_time: list[Option] = []


class Refusal(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An answer that was not allowed; nothing has changed."""

    code: str
    rule: str = ""
    numbers: dict[str, int | str] = {}


class Report(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A problem: what a seat was sent at one decision (`entry` counts those before it), and what the player says.

    `software` and `content` tell from which program and which box it came; `packs` are the files of those that lay over
    it, if there were any.
    """

    software: str
    content: str
    options: dict[str, int | str | bool]
    seat: int
    entry: int
    view: View
    asked: list[Question]
    breadcrumb: list[Crumb]
    barred: list[Reason]
    events: list[Event]
    expected: str = ""
    browser: str = ""
    packs: dict[str, dict[str, str]] | msgspec.UnsetType = msgspec.UNSET


MESSAGES = (Update, Refusal, Reason)


def view(match: kernel_match.Match, seat: int) -> View:
    return as_view(match.game, match.view(seat))


def as_view(game: Game, known: kernel_view.View) -> View:
    """What the kernel says that a seat knows, as it is sent."""
    seats = known["table"]["seats"]
    ended = unpack(known["result"], game.kinds)
    known["result"] = outcome(ended, seats) if ended is not None else None
    if "parts" in known:
        known["parts"] = [outcome(part, seats) for part in unpack(known["parts"], game.kinds)]
    about = {"game": game.name, "version": game.version, "seats": seats}
    return msgspec.convert({**about, **known}, View)


def outcome(result: Result, seats: int) -> Outcome:
    return Outcome(
        winners=list(result.winners),
        scores=list(result.scores),
        code=result.code,
        sides=list(result.sides),
        ranks=[result.rank(seat) for seat in range(seats)],
        margin=result.margin(),
        sheet=[(source, list(points)) for source, points in result.sheet],
    )


def to_sample(view: View) -> dict[str, Any]:
    """The view as the kernel's `sample` takes it."""
    data: dict[str, Any] = msgspec.to_builtins(view)
    if data["result"] is not None:
        data["result"] = _packed(data["result"])
    if "parts" in data:
        data["parts"] = [_packed(part) for part in data["parts"]]
    return data


def _packed(outcome: dict[str, Any]) -> dict[str, Any]:
    """The result that an outcome was made of, as the kernel packs it."""
    packed = {name: value for name, value in outcome.items() if name not in ("ranks", "margin")}
    return {"is": "Result", **packed, "sheet": [list(line) for line in outcome["sheet"]]}


def any_time(match: kernel_match.Match, seat: int) -> list[Option]:
    return [option(act) for act in match.acts(seat)]


def option(described: kernel_question.Option) -> Option:
    sort = msgspec.UNSET if described.sort == "plain" else described.sort
    odds = [Fate(*fate) for fate in described.odds] if described.odds else msgspec.UNSET
    return Option(described.key, described.thing, described.about, sort, odds)


def question(asked: kernel_match.Question, seat: int) -> Question:
    own = asked.seat == seat
    options = [option(described) for described in asked.options] if own else None
    passes = asked.passes if own else ""
    about = dict(asked.about)
    picking = _picking(asked) if own else msgspec.UNSET
    return Question(asked.id, asked.seat, asked.code, asked.quiet, asked.answered, about, options, passes, picking)


def _picking(asked: kernel_match.Question) -> Picking | msgspec.UnsetType:
    found = asked.picking
    return msgspec.UNSET if found is None else Picking(list(found.picked), found.least, found.most, found.left)


def event(number: int, told: kernel_event.Event, since: int | None = None) -> Event:
    params = {name: _listed(value) for name, value in told.params.items()}
    other = msgspec.UNSET if told.other < 0 else told.other
    return Event(number, told.code, told.depth, params, other, msgspec.UNSET if since is None else since)


def _listed(value: Any) -> Any:
    """As it will come out of JSON."""
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


def back(match: kernel_match.Match, seat: int) -> Back | None:
    found = match.way_back(seat)
    return Back(*found) if found else None


def update(match: kernel_match.Match, seat: int, since: int = 0) -> Update:
    """Everything for one seat, with the events from number `since` on."""
    events = [event(since + n, told) for n, told in enumerate(match.events(seat, since))]
    acts = any_time(match, seat)
    return Update(
        cursor=since + len(events),
        view=view(match, seat),
        asked=[question(asked, seat) for asked in match.asked],
        breadcrumb=[Crumb(*crumb) for crumb in match.breadcrumb()],
        events=events,
        acts=[act.key for act in acts],
        can_undo=match.can_undo(seat),
        back=back(match, seat),
        any_time=acts,
    )


def reasons(match: kernel_match.Match, seat: int) -> list[Reason]:
    """Of the seat's open question, and of what it might do besides."""
    found = [Reason(key, bar.code, bar.rule, bar.numbers) for key, bar in match.why_not(seat)]
    return found + [Reason(key, bar.code, bar.rule, bar.numbers, True) for key, bar in match.why_no_act(seat)]


def refusal(refused: Refused) -> Refusal:
    return Refusal(refused.code, refused.rule, refused.numbers)


def schema() -> dict[str, Any]:
    """JSON schema of all messages."""
    refs, parts = msgspec.json.schema_components(MESSAGES, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "anyOf": list(refs), "$defs": parts}
