"""Going on from a moment at a match of one's own: what the seat did not know is not in it.

In two states that a seat cannot tell apart, which have other dice before them, the same deal makes the same match, byte
for byte: its record with the state that it begins with, and so everything that can ever come of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import msgspec

from rimward.kernel import whatif
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.record import write
from rimward.kernel.verify import verify
from tests.conformance.checks import differs
from tests.conformance.leak import second
from tests.conformance.play import Moment, chosen, do, moments
from tests.conformance.subjects import Subject

GoOn = Callable[[Match, int, Random], Match]
SPARSE = 4  # one in so many decisions is gone on from
ON = 12  # decisions that are made after it


def gone_on(past: Match, seat: int, rng: Random) -> Match:
    """As the server does it, with dice that the deal chooses."""
    return whatif.gone_on(past, whatif.imagined(past, seat, rng), Seeded(rng.randrange(1 << 32)))


def what_ifs_are_honest(subject: Subject, seeds: Iterable[int], go_on: GoOn = gone_on) -> int:
    """How often the new match did not begin with the true state."""
    different = 0
    for seed in seeds:
        rng = Random(f"what if {seed}")
        for moment in moments(subject, seed):
            if moment.number % SPARSE:
                continue
            match = moment.match
            for seat in range(match.table.seats):
                begun = _alike(moment, seat, rng, go_on)
                true = {name: (zone.bag, zone.faces) for name, zone in match.table.zones.by_name.items()}
                made = {name: (zone.bag, zone.faces) for name, zone in begun.table.zones.by_name.items()}
                different += true != made
            _plays(begun, rng, str(moment))
    return different


def _alike(moment: Moment, seat: int, rng: Random, go_on: GoOn) -> Match:
    match, where = moment.match, f"{moment}, gone on from by seat {seat}"
    other = second(match, seat, rng, None, where)
    other.table.draws += 1_000
    other.chance = Seeded(f"other {moment.seed}")
    key = other.chance.key.hex()
    other.header = msgspec.structs.replace(match.header, key=key, commitment=other.chance.commitment())
    one, two = (go_on(state, seat, Random(moment.number)) for state in (match, other))
    made, again = (msgspec.to_builtins([new.header, *new.entries]) for new in (one, two))
    assert made == again, f"{where}: the new match tells a secret: {differs(made, again)}"
    before, after = match.view(seat), one.view(seat)
    for part in ("table", "stack", "zones", "unseen", "early", "result"):
        assert before[part] == after[part], f"{where}: {part} is another: {differs(before[part], after[part])}"
    asked = [(q.code, q.keys) for q in match.asked if q.seat == seat]
    assert asked == [(q.code, q.keys) for q in one.asked if q.seat == seat], f"{where}: something else is asked"
    return one


def _plays(match: Match, rng: Random, where: str) -> None:
    """It is gone on with, its record replays, and its dice are those of its own key."""
    for _ in range(ON):
        if match.result is None:
            do(match, chosen(match, rng))
    record = match.record()
    assert write(Match.load(match.game, record).record()) == write(record), f"{where}: it replays in another way"
    report = verify(match.game, record)
    assert report.problem is None, f"{where}: {report.problem}"
    assert report.practice, f"{where}: it is no practice"
