"""What if: a separate match that continues from a moment of another.

Where the moment has secrets, the new match is made from what one seat knew then, and from nothing else: neither the
faces that it could not see, nor the dice that were still to fall. The new match brings its own source of chance.
"""

from __future__ import annotations

import msgspec

from rimward.kernel.chance import Chance, Rng
from rimward.kernel.frame import Table
from rimward.kernel.match import Match
from rimward.kernel.question import Value
from rimward.kernel.view import sample


def imagined(past: Match, seat: int, rng: Rng) -> Table:
    """A possible state of the moment, made from the view of a seat; of its encoded view, so that nothing is shared."""
    known = msgspec.json.decode(msgspec.json.encode(past.view(seat)))
    return with_own_answer(sample(past.game, known, rng), seat)


def as_it_was(past: Match, seat: int) -> Table:
    """The true state, where all of it may be known. Its dice are its own: draws are counted from the first again."""
    g = past.table.copy()
    g.draws = 0
    return with_own_answer(g, seat)


def with_own_answer(g: Table, seat: int) -> Table:
    """To a question to several the others answer again: nobody has been shown yet what they said."""
    own: dict[int, Value] = {who: value for who, value in g.early.items() if who == seat}
    g.early = own
    return g


def gone_on(past: Match, g: Table, chance: Chance) -> Match:
    """A match that begins with that state, by the rules and the content of the other one."""
    return Match.scenario(past.game, g, chance=chance)
