"""What a command of a seat does in the match, and what is told of it."""

from __future__ import annotations

from rimward import wire
from rimward.kernel.match import Given, Match
from rimward.server import shapes


def entries(command: shapes.Commands) -> int:
    """By how many entries it makes the record longer, at the most."""
    if isinstance(command, shapes.Answers):
        return len(command.keys)
    return int(isinstance(command, shapes.Answer | shapes.Act | shapes.Undo | shapes.TakeBack))


def done(request: int, cursor: int, given: Given | None) -> shapes.Done:
    """It is stored; of several answers perhaps not all."""
    if given is None:
        return shapes.Done(request=request, cursor=cursor)
    refusal = wire.refusal(given.refused) if given.refused is not None else None
    return shapes.Done(request=request, cursor=cursor, answered=len(given.ends), refusal=refusal)


def for_bot(match: Match, seat: int, question: int, key: str, *, act: bool) -> None:
    """An answer, or a move that was thought of at that question."""
    if act and question in [asked.id for asked in match.asked]:
        match.interject(seat, key)
    else:
        match.answer(question, seat, key)


def undo(match: Match, seat: int, to: int | None) -> None:
    """At a practice table there is no wall: the seat's last answer, whatever came after it."""
    back = match.way_back(seat)
    if back is None or match.can_undo(seat):
        match.undo(seat, to)
    else:
        match.take_back(back.step if to is None else to, ())
