"""What is shown, as lines of text. Everything here is made from one seat's view, events and options."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from rimward.games.catalog import GAMES
from rimward.kernel.event import Event
from rimward.kernel.frame import Result
from rimward.kernel.match import Match, Question
from rimward.messages import Messages

WIDTH = 100
FORCED, ROLLED = "kernel.forced", "kernel.rolled"


def wrapped(text: str, indent: int = 0, hang: int = 2) -> list[str]:
    before, after = " " * indent, " " * (indent + hang)
    return textwrap.wrap(text, WIDTH, initial_indent=before, subsequent_indent=after, break_on_hyphens=False) or [""]


# --- the log ---------------------------------------------------------------------------------------------------------
def levels(events: Sequence[Event], heads: Sequence[bool]) -> list[int]:
    """How far each event is indented: what happened inside of another thing stands under it, all under a heading.

    Depths are those of the stack of frames, and frames that say nothing would leave gaps. A roll is told by the frame
    of the dice and belongs to the one that had them thrown.
    """
    found: list[int] = []
    above: list[int] = []
    base = 0
    for event, head in zip(events, heads, strict=True):
        depth = event.depth - (event.code == ROLLED)
        while above and above[-1] >= depth:
            above.pop()
        level = len(above)
        above.append(depth)
        base = level if head else min(base, level)
        found.append(0 if head else level - base)
    return found


def log_lines(messages: Messages, events: Sequence[Event], since: int = 0) -> list[str]:
    """The log from event number `since` on; steps without a choice that follow each other share a line."""
    headings = [messages.heading(event) for event in events]
    indents = levels(events, [heading is not None for heading in headings])
    least = min((indents[n] for n in range(since, len(events))), default=0)
    lines: list[str] = []
    number = since
    while number < len(events):
        event, heading, indent = events[number], headings[number], indents[number] - least
        last = number + 1
        if event.code == FORCED:
            while last < len(events) and events[last].code == FORCED:
                last += 1
            forced = "; ".join(messages.event(folded) for folded in events[number:last])
            lines += wrapped(messages.text("terminal.forced", {"steps": forced}), 2 * indent + 2)
        elif heading is not None:
            lines += ["", *wrapped(heading)]
        else:
            lines += wrapped(messages.event(event), 2 * indent + 2)
        number = last
    return lines


# --- the table -------------------------------------------------------------------------------------------------------
def status_lines(messages: Messages, view: dict[str, Any]) -> list[str]:
    """A game's own summary where it has one, else everything that lies on the table."""
    status = GAMES[messages.game].status
    if status is None:
        return _plain_status(messages, view)
    return [line for event in status(view) for line in wrapped(messages.event(event), 2)]


def _plain_status(messages: Messages, view: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for name, value in view["table"].items():
        lines += wrapped(f"{_named(messages, 'field', name)}: {_shown(value)}", 2)
    for name, zone in view["zones"].items():
        faces = [_named(messages, "card", face) for face, _ in zone["items"] if face is not None]
        told = {"zone": _named(messages, "zone", name), "count": zone["bag"] + len(zone["items"])}
        told |= {"known": ", ".join(faces)} if faces else {}
        lines += wrapped(messages.text("terminal.zone-known" if faces else "terminal.zone", told), 2)
    return lines


def _named(messages: Messages, kind: str, thing: str) -> str:
    return messages.name(kind, thing) if messages.has(f"{messages.game}.{kind}.{thing}") else thing


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_shown, value)) or "-"
    if isinstance(value, dict):
        return "; ".join(f"{name} {_shown(part)}" for name, part in value.items() if name != "is")
    return str(value)


# --- the question ----------------------------------------------------------------------------------------------------
def question_lines(messages: Messages, question: Question) -> list[str]:
    """The prompt with its rule mark, and the numbered options."""
    asked = messages.text(
        "terminal.asked", {"prompt": messages.prompt(question.code, question.about), "rule": question.code}
    )
    lines = wrapped(asked)
    for number, option in enumerate(question.options, 1):
        lines += wrapped(f"{number}. {messages.option(question.code, option)}", 2, 4)
    return lines


def hint_line(messages: Messages, match: Match, seat: int) -> str:
    """The commands that would do something now."""
    hints = []
    if barred := len(match.why_not(seat)):
        hints.append(messages.text("terminal.hint.why", {"count": barred}))
    if match.can_undo(seat):
        hints.append(messages.text("terminal.hint.undo"))
    if match.acts(seat):
        hints.append(messages.text("terminal.hint.do"))
    return messages.text("terminal.hint.line", {"hints": "".join(f"{hint}, " for hint in hints)})


def why_lines(messages: Messages, match: Match, question: Question) -> list[str]:
    lines = []
    for key, bar in match.why_not(question.seat):
        told = {"option": messages.label(question.code, key), "reason": messages.reason(bar), "rule": bar.rule}
        lines += wrapped(messages.text("terminal.barred", told), 2)
    return lines or [messages.text("terminal.nothing-barred")]


def act_lines(messages: Messages, acts: Sequence[str]) -> list[str]:
    if not acts:
        return [messages.text("terminal.no-acts")]
    lines = [f"  {number}. {messages.label('', act)}" for number, act in enumerate(acts, 1)]
    return [messages.text("terminal.acts"), *lines]


def where_line(messages: Messages, match: Match) -> str:
    frames = [messages.name("frame", name) for _, name, _ in match.breadcrumb()]
    return messages.text("terminal.where", {"frames": " > ".join(frames)})


# --- the end ---------------------------------------------------------------------------------------------------------
def result_lines(messages: Messages, result: Result) -> list[str]:
    lines = wrapped(messages.ending(result.code)) if result.code else []
    first = result.winners[0] if result.winners else -1
    told = {"winners": result.winners, "count": len(result.winners), "seat": first}
    lines += wrapped(messages.text("terminal.winners", told))
    if result.scores:
        ranked = sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat])
        lines += [messages.text("terminal.score", {"seat": seat, "score": result.scores[seat]}) for seat in ranked]
    return lines
