"""The cards of Andromeda's Edge as data: the verbs of its language, and the effects read from `data/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import to_builtins

from rimward.games.andromeda.cards import doings, fighting
from rimward.games.andromeda.cards.played import kind_for
from rimward.games.andromeda.cards.rates import rates
from rimward.games.andromeda.counts import COUNTS
from rimward.games.andromeda.developments import DevelopSome, developable_meanwhile
from rimward.games.andromeda.events import Peek
from rimward.games.andromeda.marker import AdvanceMarker
from rimward.games.andromeda.modules import GainModule, RenewColumn, barred_meanwhile, columns, lying
from rimward.games.andromeda.repairs import DamageModule, Repair
from rimward.games.andromeda.resources import (
    Lose,
    Pay,
    barred_spending,
    bound,
    could_pay,
    needed_elsewhere,
    short,
    would_leave_possible,
)
from rimward.games.andromeda.station import Return
from rimward.games.andromeda.table import content
from rimward.games.andromeda.table.content import Content, Piece
from rimward.games.andromeda.table.names import BASES, DECKS, STORED, TRACKS, Contents
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tactics import DiscardTactics, DrawTactics
from rimward.games.andromeda.tracks import Advance, Discover
from rimward.games.andromeda.upgrades import BuildSome, GainUpgrade, buildable, usable_tiles
from rimward.kernel.carry import Effects
from rimward.kernel.content import Box, Misfits
from rimward.kernel.effect import Call, EffectError, Language, Param, Verb
from rimward.kernel.frame import Frame
from rimward.kernel.question import Bar

AMOUNTS: Final = {what: Param(default=0) for what in STORED}
COST: Final = {**AMOUNTS, "any": Param(default=0)}
DECK: Final = Param((*DECKS, "any"), default="any")
ONE: Final = Param(default=1, least=1)
WINDOWS: Final = {
    "turn-begins": "andromeda.turn.start-effects",
    "launched": "andromeda.launch.sequence",
    "other-launched": "andromeda.tactics.type-action",
    "activated": "andromeda.activate.once",
    "strike": "andromeda.raider.strike-timing",
    "escalation": "andromeda.battle.joiners-take-part",
    "diplomacy": "andromeda.battle.diplomacy",
    "preparations": "andromeda.tactics.type-battle",
    "rolled": "andromeda.tactics.type-battle",
    "results": "andromeda.tactics.type-battle",
    "outcomes": "andromeda.tactics.type-battle",
    "damage": "andromeda.tactics.type-battle",
    "won": "andromeda.free.faction-ability",
    "lost": "andromeda.free.faction-ability",
    "event": "andromeda.event.no-actions",
    "event-scoring": "andromeda.event.no-actions",
    "event-done": "andromeda.free.faction-ability",
    "returning": "andromeda.return.steps",
    "module-used": "andromeda.return.benefit",
    "returned": "andromeda.free.faction-ability",
    "module-gained": "andromeda.free.faction-ability",
    "developed": "andromeda.development.step-card",
    "built": "andromeda.free.faction-ability",
}
"""Each window, and the rule that is asked for there."""


def contents(call: Call) -> Contents:
    return tuple([(what, amount) for what, amount in call.params.items() if isinstance(amount, int) and amount])


def gain(g: Andromeda, seat: int, call: Call) -> None:
    g.gain(seat, contents(call))


def all_gain(g: Andromeda, seat: int, call: Call) -> None:
    for other in g.order(seat):
        g.gain(other, contents(call))


def score(g: Andromeda, seat: int, call: Call) -> None:
    g.say("andromeda.general.scored", seat=seat, points=call.number("points"), card=call.card)
    g.score(seat, call.number("points"))


def cannot_pay(g: Andromeda, seat: int, call: Call) -> Bar | None:
    """What a base's action still needs is not spent on anything else (andromeda.launch.base-ability-check)."""
    cost = contents(call)
    if not could_pay(g, seat, cost):
        return short(g, seat, cost)
    if not g.first_rules:
        return barred_spending(g, seat, cost, 0, call.card)
    if bound(g, seat) and ("any" in dict(cost) or not would_leave_possible(g, seat, cost, -1)):
        return needed_elsewhere()
    return None


def cannot_build(g: Andromeda, seat: int, call: Call) -> Bar | None:
    found = buildable(g, seat, call.number("less"), call.card)
    return None if found else Bar("andromeda.bar.no-build", "andromeda.ship.build")


def cannot_develop(g: Andromeda, seat: int, call: Call) -> Bar | None:
    found = developable_meanwhile(g, seat, call.number("less"), call.card)
    return None if found else Bar("andromeda.bar.no-development", "andromeda.development.requirements")


def cannot_gain_module(g: Andromeda, seat: int, call: Call) -> Bar | None:
    open_to = lying(g, columns(call.word("deck")))
    if call.word("price") == "board":
        less = call.number("less")
        open_to = [where for where in open_to if barred_meanwhile(g, seat, *where, less, call.card) is None]
    return None if open_to else Bar("andromeda.bar.no-module", "andromeda.module.gain-steps")


def cannot_upgrade(g: Andromeda, seat: int, call: Call) -> Bar | None:
    return None if usable_tiles(g, seat) else Bar("andromeda.bar.no-upgrade", "andromeda.upgrade.exhausted")


def cannot_ready(g: Andromeda, seat: int, call: Call) -> Bar | None:
    return None if g.used[seat] else Bar("andromeda.bar.no-card", "andromeda.free.development-card-refresh")


def cannot_shield(g: Andromeda, seat: int, call: Call) -> Bar | None:
    return None if g.has_damage(seat) else Bar("andromeda.bar.no-damage", "andromeda.repair.shield")


def cannot_take(g: Andromeda, seat: int, call: Call) -> Bar | None:
    rich = any([sum(g.stock[other]) for other in range(g.seats) if g.opposes(seat, other)])
    return None if rich else Bar("andromeda.bar.nobody-has", "andromeda.resource.kinds")


def cannot_recruit(g: Andromeda, seat: int, call: Call) -> Bar | None:
    waiting = any([there[seat] for there in g.leaders])
    return None if waiting else Bar("andromeda.bar.no-leader", "andromeda.free.recruit-leaders")


def keep_ships(g: Andromeda, seat: int, call: Call) -> None:
    g.under(Return).kept += call.number("ships")


def frame(made: Callable[[int, Call], Frame]) -> Callable[[Andromeda, int, Call], Frame]:
    return lambda g, seat, call: made(seat, call)


LANGUAGE: Final = Language(
    verbs=[
        Verb("gain", gain, AMOUNTS),
        Verb("all-gain", all_gain, AMOUNTS),
        Verb("vp", score, {"points": Param(least=1)}),
        Verb("draw", frame(lambda seat, call: DrawTactics(seat, call.number("cards"))), {"cards": Param(least=1)}),
        Verb("all-draw", frame(lambda seat, call: doings.GainEach(seat, call.number("cards"))), {"cards": ONE}),
        Verb("pay", frame(lambda seat, call: Pay(seat, contents(call))), COST, bar=cannot_pay, cost=True),
        Verb("repair", frame(lambda seat, call: Repair(seat))),
        Verb(
            "build",
            frame(lambda seat, call: BuildSome(seat, call.number("less"))),
            {"less": Param(default=0)},
            bar=cannot_build,
        ),
        Verb(
            "develop",
            frame(lambda seat, call: DevelopSome(seat, call.number("less"))),
            {"less": Param(default=0)},
            bar=cannot_develop,
        ),
        Verb(
            "module",
            frame(
                lambda seat, call: GainModule(
                    seat, call.word("deck"), call.word("price") == "board", call.number("less")
                )
            ),
            {"deck": DECK, "price": Param(("free", "board"), default="free"), "less": Param(default=0)},
            bar=cannot_gain_module,
        ),
        Verb(
            "advance",
            frame(lambda seat, call: Advance(seat, call.word("track"), call.number("steps"))),
            {"track": Param((*TRACKS, "any")), "steps": ONE},
        ),
        Verb("upgrade", frame(lambda seat, call: GainUpgrade(seat)), bar=cannot_upgrade),
        Verb("peek", frame(lambda seat, call: Peek(seat, call.number("cards"))), {"cards": Param(default=2)}),
        Verb("discovery", frame(lambda seat, call: Discover(seat, "observatory"))),
        Verb(
            "recruit",
            frame(lambda seat, call: doings.RecruitAnywhere(seat, call.number("leaders"))),
            {"leaders": ONE},
            bar=cannot_recruit,
        ),
        Verb(
            "ready",
            frame(lambda seat, call: doings.Ready(seat, call.number("cards"))),
            {"cards": ONE},
            bar=cannot_ready,
        ),
        Verb("marker", frame(lambda seat, call: AdvanceMarker())),
        Verb("move", frame(lambda seat, call: doings.MoveShip(seat, call.number("ships"))), {"ships": ONE}),
        Verb(
            "bonus",
            frame(
                lambda seat, call: doings.PlaceBonus(seat, call.word("kind"), call.word("on"), call.number("regions"))
            ),
            {
                "kind": Param(STORED),
                "on": Param(("planets", "bases", "nebulae", "fewest-moons", "yours")),
                "regions": ONE,
            },
        ),
        Verb("market", frame(lambda seat, call: RenewColumn(seat, call.word("deck"))), {"deck": DECK}),
        Verb(
            "take",
            frame(lambda seat, call: doings.Take(seat, call.number("resources"))),
            {"resources": ONE},
            bar=cannot_take,
        ),
        Verb("discard", frame(lambda seat, call: DiscardTactics(seat, call.number("cards"))), {"cards": ONE}),
        Verb("lose", frame(lambda seat, call: Lose(seat, call.number("resources"))), {"resources": ONE}),
        Verb("damage-module", frame(lambda seat, call: DamageModule(seat))),
        Verb(
            "damage-ship",
            frame(lambda seat, call: doings.HitOwnShip(seat, call.word("where"))),
            {"where": Param(("anywhere", "planets", "bases", "nebulae"), default="anywhere")},
        ),
        Verb(
            "recall-leaders",
            lambda g, seat, call: doings.recall(g, seat, call.word("base")),
            {"base": Param((*BASES, "any"), default="any")},
        ),
        Verb("raiders-move", frame(lambda seat, call: doings.RaidersMove())),
        Verb("dice", fighting.add_dice, {"dice": ONE}),
        Verb("targeting", fighting.add_targeting, {"by": ONE}),
        Verb(
            "again",
            frame(lambda seat, call: fighting.RollAgain(seat, call.number("dice"))),
            {"dice": ONE},
            bar=fighting.no_dice,
        ),
        Verb("jam", frame(lambda seat, call: fighting.Jam(seat)), bar=fighting.cannot_jam),
        Verb("sabotage", frame(lambda seat, call: fighting.HitOther(seat)), bar=fighting.cannot_hit),
        Verb("brace", frame(lambda seat, call: fighting.Brace(seat)), bar=fighting.nothing_to_brace),
        Verb("truce", frame(lambda seat, call: fighting.Truce())),
        Verb("no-strike", fighting.no_strike),
        Verb("shield", frame(lambda seat, call: doings.Shields(seat)), bar=cannot_shield),
        Verb("keep-ship", keep_ships, {"ships": ONE}),
    ],
    counts=COUNTS,
    windows=tuple(WINDOWS),
)


def effects_of(content: Content) -> Effects:
    """What all cards of the box do."""
    return Effects({name: LANGUAGE.load("", name, raw) for name, raw in content.entries.items()}, kind_for, rates)


def misfits(made: Mapping[str, Mapping[str, Piece]]) -> Misfits:
    """What does not fit together, and what cards say that no verb can do."""
    yield from content.misfits(made)
    for file, pieces in made.items():
        for name, piece in pieces.items():
            if piece.effect is not None:
                try:
                    LANGUAGE.load(file, name, piece.effect)
                except EffectError as error:
                    yield file, name, error.field, error.problem


BOX: Final = Box("rimward.games.andromeda", content.SHEETS, Content, misfits)


def box_data(box: Content) -> dict[str, Any]:
    """All of it in plain data, for drawing it."""
    kinds = (
        "planets",
        "moons",
        "modules",
        "tactics",
        "raiders",
        "events",
        "factions",
        "abilities",
        "upgrades",
        "tokens",
        "tracks",
        "specials",
        "destinies",
    )
    told = {kind: to_builtins(getattr(box, kind)) for kind in (*kinds, "developments", "numbers")}
    first = {kind: to_builtins(getattr(box.at(True), kind)) for kind in ("tracks", "numbers")}
    spaces = {name: region.neighbours for name, region in zip(box.spaces, box.map, strict=True)}
    effects = {name: effect.spelled() for name, effect in effects_of(box).cards.items()}
    return {"hash": box.hash, "spaces": spaces, **told, "first": first, "effects": effects}
