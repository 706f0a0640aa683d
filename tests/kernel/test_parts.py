"""Parts: a campaign is one match in parts, each with a result of its own."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from rimward import wire
from rimward.kernel.event import Event
from rimward.kernel.frame import Frame, Next, Over
from rimward.kernel.match import Match
from rimward.kernel.plain import pack
from rimward.kernel.question import Choose
from rimward.kernel.record import restore, snapshot
from rimward.kernel.result import Result
from rimward.kernel.story import Telling, story
from rimward.kernel.view import sample, view
from tests.kernel.toys import Toy, playing, say


class Mission(Frame):
    """Whoever is named wins the part; the second part is the last."""

    STEPS: ClassVar[tuple[str, ...]] = ("who", "won")

    def who(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.who", ("0", "1", "both"))

    def won(self, g: Toy, who: str) -> Next:
        winners = (0, 1) if who == "both" else (int(who),)
        scores = tuple(int(seat in winners) for seat in range(g.seats))
        g.end_part(Result(winners, scores, "toy.mission", sheet=(("toy.a", scores), ("toy.b", (0, -2)))))
        if len(g.parts) == 2:
            return Over(Result(g.parts[0].winners, (1, 2)))
        return Mission()


def begun() -> Match:
    match = playing(__name__, Mission())
    say(match, "1")
    return match


def test_a_part_has_a_result_and_the_match_goes_on() -> None:
    match = begun()
    assert match.result is None
    (part,) = match.table.parts
    assert (part.winners, part.scores, part.code) == ((1,), (0, 1), "toy.mission")
    told = match.log[-1]
    assert (told.code, told.params["number"], told.params["winners"]) == ("kernel.part", 1, (1,))
    say(match, "both")
    assert [part.winners for part in match.table.parts] == [(1,), (0, 1)]
    assert match.result is not None


def test_the_story_has_the_parts_as_they_were_told() -> None:
    match = begun()
    say(match, "0")
    plain = Telling(turn=lambda event: None, gains=lambda event: ())
    read = story(plain, 2, match.events(1)).parts
    assert [pack(part.result) for part in read] == [pack(part) for part in match.table.parts]
    assert read[0].result.sheet == (("toy.a", (0, 1)), ("toy.b", (0, -2)))


def test_a_game_may_say_otherwise_which_event_ends_a_part() -> None:
    own = Telling(
        turn=lambda event: 0 if event.code == "toy.turn" else None,
        gains=lambda event: (),
        part=lambda event: Result((event.params["seat"],)) if event.code == "toy.end" else None,
    )
    events = [Event("toy.turn", {}), Event("toy.turn", {}), Event("toy.end", {"seat": 1})]
    (part,) = story(own, 2, events).parts
    assert (part.turn, part.result.winners) == (1, (1,))


def test_parts_are_kept_in_copies_snapshots_views_and_samples() -> None:
    match = begun()
    parts = pack(match.table.parts)
    assert pack(match.table.copy().parts) == parts
    kept = msgspec.json.decode(msgspec.json.encode(snapshot(match.table)))
    assert pack(restore(match.game, kept).parts) == parts
    known = msgspec.json.decode(msgspec.json.encode(view(match.table, 0)))
    assert pack(sample(match.game, known, _Never()).parts) == parts
    sent = wire.view(match, 2)
    assert isinstance(sent.parts, list)
    assert (sent.parts[0].winners, sent.parts[0].ranks, sent.parts[0].margin) == ([1], [2, 1], 1)
    assert pack(sample(match.game, wire.to_sample(sent), _Never()).parts) == parts


def test_where_there_are_no_parts_nothing_is_sent_or_kept() -> None:
    match = playing(__name__, Mission())
    assert "parts" not in snapshot(match.table)
    assert "parts" not in msgspec.to_builtins(wire.view(match, 0))


def test_what_ended_a_part_can_be_undone() -> None:
    match = begun()
    assert match.can_undo(0)
    match.undo(0)
    assert match.table.parts == ()


class _Never:
    """Nothing is hidden at this table."""

    def randrange(self, below: int) -> int:
        raise AssertionError("nothing is dealt")
