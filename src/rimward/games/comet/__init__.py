"""Comet Rush: a small complete game, our own, that shows how a game is written. docs/writing-a-game.md builds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rimward.games.comet import flow, gift, state, story, view
from rimward.games.comet.advice import OUTLOOK, advice, grounds
from rimward.games.comet.cards import gadgets
from rimward.kernel.game import Game, Setting

GADGETS = ("nudge", "boost", "jam") * 4


def setup(seats: int, options: Mapping[str, Any]) -> state.Comet:
    g = state.Comet(seats, options["target"], options["rounds"])
    g.zones.add(state.DECK, "gadget", GADGETS)
    g.zones.add(state.DISCARD, "gadget")
    for seat in range(seats):
        g.zones.add(state.hand(seat), "gadget")
    g.stack = [flow.Round(1, 0), flow.Setup().then("lanes")]  # comet.setup.start: then the first seat's round begins
    return g


GAME: Game = Game(
    name="comet",
    version="1",
    table=state.Comet,
    setup=setup,
    seats=range(2, 5),
    chapters=(state, flow, gadgets, gift),
    settings=(Setting("target", 15, range(5, 41)), Setting("rounds", 12, range(1, 31))),
    windows={"rolled": "comet.gadget.after-roll"},
    closed=("rolled",),
    cards=lambda g, seat: (state.hand(seat),),
    status=view.status,
    standing=view.standing,
    describe=view.describe,
    telling=story.TELLING,
    advice=advice,
    grounds=grounds,
    chances=OUTLOOK.chances,
    outlook=OUTLOOK,
    acts=gift.acts,
    interject=gift.interject,
    barred_acts=gift.barred_acts,
    describe_act=gift.describe_act,
)
