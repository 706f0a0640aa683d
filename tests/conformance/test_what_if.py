"""A match that goes on from a moment of another tells nothing, for every game; and ways that do are found out."""

from __future__ import annotations

from random import Random

import pytest

from rimward.games.comet import GAME
from rimward.kernel import whatif
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.conformance.subjects import ALL, WHOLE, Subject, whole
from tests.conformance.what_if import GoOn, gone_on, what_ifs_are_honest


@pytest.mark.parametrize("subject", ALL, ids=str)
def test_what_ifs_are_honest(subject: Subject) -> None:
    different = what_ifs_are_honest(subject, range(1))
    assert different or subject not in WHOLE or subject.game.seats[-1] == 1, "it was the true state each time"


# --- broken on purpose -----------------------------------------------------------------------------------------------
def made_from_the_table(past: Match, seat: int, rng: Random) -> Match:
    return whatif.gone_on(past, whatif.as_it_was(past, seat), Seeded(1))


def made_as_another_seat_sees_it(past: Match, seat: int, rng: Random) -> Match:
    return gone_on(past, (seat + 1) % past.table.seats, rng)


def goes_on_with_the_number_of_the_next_draw(past: Match, seat: int, rng: Random) -> Match:
    g = whatif.imagined(past, seat, rng)
    g.draws = past.table.draws
    return whatif.gone_on(past, g, Seeded(1))


def goes_on_with_the_same_dice(past: Match, seat: int, rng: Random) -> Match:
    assert past.chance is not None
    return whatif.gone_on(past, whatif.imagined(past, seat, rng), past.chance)


def keeps_what_others_answered(past: Match, seat: int, rng: Random) -> Match:
    g = whatif.imagined(past, seat, rng)
    g.early = dict(past.table.early)
    return whatif.gone_on(past, g, Seeded(1))


BROKEN: list[tuple[GoOn, str]] = [
    (made_from_the_table, "tells a secret: /0/start/zones"),
    (made_as_another_seat_sees_it, "tells a secret: /0/start/zones"),
    (goes_on_with_the_number_of_the_next_draw, "tells a secret: /0/start/draws"),
    (goes_on_with_the_same_dice, "tells a secret: /0/(commitment|key)"),
    (keeps_what_others_answered, "tells a secret: /0/start/early"),
]


@pytest.mark.parametrize(("go_on", "says"), BROKEN, ids=[go_on.__name__ for go_on, _ in BROKEN])
def test_a_way_that_tells_is_found_out(go_on: GoOn, says: str) -> None:
    subject = whole(GAME, 3)
    what_ifs_are_honest(subject, range(3))
    with pytest.raises(AssertionError, match=says):
        what_ifs_are_honest(subject, range(3), go_on)
