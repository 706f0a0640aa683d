"""What a pilot of Comet Rush sees, as small arrays, and the flat ids of the options.

Pilots go clockwise from the seat that looks: it is row 0, and 1 where a pilot is named. Names count from 1, 0 is none,
and nothing is above 255. Of cards, only those that the seat knows are looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rimward.games.comet import GADGETS
from rimward.games.comet.flow import Round, Turn
from rimward.games.comet.gift import Gift
from rimward.games.comet.state import DECK, DISCARD, HAND, LANES, Comet, hand
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Table
from rimward.kernel.question import PASS, Choose, Value, key_of
from rimward.kernel.view import unseen
from rimward.lab.envs.shapes import Block

SEATS: Final = 4
MOST: Final = 255
CARDS: Final = tuple(dict.fromkeys(GADGETS))
QUESTIONS: Final = ("comet.lane.choose", "comet.turn.action", "comet.gadget.after-roll", "comet.gift.accept")

# --- the arrays ------------------------------------------------------------------------------------------------------
QUESTION: Final = ("code", "seat", "roller", "face", "giver", "ice")
TABLE: Final = ("seats", "target", "rounds", "round", "first", "turn", "hold")
PILOT: Final = ("in play", "ice", "lane", "gadgets")
PILES: Final = ("deck", *(f"discarded {card}" for card in CARDS))


PILOTS: Final = ("own", *(f"pilot {n}" for n in range(1, SEATS)))
BLOCKS: Final[tuple[Block, ...]] = (
    Block("question", (QUESTION,), "the open question: its code from 1, whose it is, the roll or the gift it is about"),
    Block("table", (TABLE,), "what is played, who began the round, whose turn it is and what is in that hold"),
    Block("pilots", (PILOTS, PILOT), "ice at home, the lane from 1 once all have chosen, how many gadgets in hand"),
    Block("hand", (tuple(str(n) for n in range(HAND)),), "the gadgets in the seat's own hand by place, from 1"),
    Block("unseen", (CARDS,), "how many of each gadget the seat cannot place"),
    Block("piles", (PILES,), "how many are in the deck, and which were discarded"),
)

# --- the ids ---------------------------------------------------------------------------------------------------------
KEYS: Final = (*LANES, "drill", "haul", "tune", "accept", "decline", PASS, *(f"card:{place}" for place in range(HAND)))
IDS: Final = {key: number for number, key in enumerate(KEYS)}


class CometArrays:
    """What an environment of Comet Rush is made of."""

    @property
    def actions(self) -> int:
        return len(KEYS)

    @property
    def blocks(self) -> Sequence[Block]:
        return BLOCKS

    def legal(self, g: Comet, question: Choose) -> dict[int, Value]:
        return {IDS[key_of(value)]: value for value in question.options}

    def observe(self, g: Comet, seat: int) -> dict[str, NDArray[Any]]:
        hidden, discarded = unseen(g, seat)["gadget"], g.zones[DISCARD].faces
        cards = [CARDS.index(face) + 1 for face in g.zones[hand(seat)].faces]
        told: dict[str, Sequence[Any]] = {
            "question": _question(g, seat),
            "table": _table(g, seat),
            "pilots": [_pilot(g, (seat + row) % g.seats if row < g.seats else -1) for row in range(SEATS)],
            "hand": [*cards, *[0] * HAND][:HAND],
            "unseen": [hidden.get(card, 0) for card in CARDS],
            "piles": [g.zones.size(DECK), *(discarded.count(card) for card in CARDS)],
        }
        return {block.name: np.minimum(told[block.name], MOST).astype(block.kind) for block in BLOCKS}


def _seen_from(g: Table, seat: int, pilot: int) -> int:
    """A pilot as a seat counts them: itself is 1."""
    return (pilot - seat) % g.seats + 1


def _question(g: Comet, seat: int) -> list[int]:
    asked = next((question for question in g.open if question.seat not in g.early), None)
    if asked is None:
        return [0] * len(QUESTION)
    roll = next((frame for frame in reversed(g.stack) if isinstance(frame, Roll)), None)
    gift = next((frame for frame in reversed(g.stack) if isinstance(frame, Gift)), None)
    return [
        QUESTIONS.index(asked.code) + 1,
        _seen_from(g, seat, asked.seat),
        _seen_from(g, seat, roll.by) if roll is not None else 0,
        roll.faces[0] if roll is not None and roll.faces else 0,
        _seen_from(g, seat, gift.giver) if gift is not None else 0,
        gift.ice if gift is not None else 0,
    ]


def _table(g: Comet, seat: int) -> list[int]:
    begun = next((frame for frame in g.stack if isinstance(frame, Round)), None)
    turn = next((frame for frame in g.stack if isinstance(frame, Turn)), None)
    return [
        g.seats,
        g.target,
        g.rounds,
        begun.number if begun is not None else 0,
        _seen_from(g, seat, begun.first) if begun is not None else 0,
        _seen_from(g, seat, turn.seat) if turn is not None else 0,
        turn.hold if turn is not None else 0,
    ]


def _pilot(g: Comet, pilot: int) -> list[int]:
    if pilot < 0:
        return [0] * len(PILOT)
    lane = LANES.index(g.lanes[pilot]) + 1 if g.lanes else 0
    return [1, g.ice[pilot], lane, g.zones.size(hand(pilot))]
