"""A game for one said in words: what a scene of the solo chapter begins with, and short hands for playing on.

How to write a scene of `aurora.solo.*`:

    g = solo(
        figures=[
            crew("grom", 0, sq(10, 10)),     # a Renegade of seat 0 (`crew` of world.py)
            mate("flibby", sq(12, 10)),      # Coalition crew have no seat; aboard: mate("flibby", "navigation")
        ],
        cards={"flibby": "headhunter"},      # behaviour cards by crew; BLOODHOUND (nearest) where nothing is said
        mission="abduct-the-princess", things={sq(9, 9): "xealana"},
    )
    play = party_acts(g, 6, 6, 1)            # the Coalition party's turn; the dice in the order of rolling
    play.told("solo.hunts")                  # [{crew, target, rule, why, card}]: whom, and why

The table: seat 0 has the Cerberus on dock 0, the Destiny Aurora of the Coalition is on dock 2 and has no seat. Say
`ships=[ship("cerberus", 0, ...), rival("destiny-aurora", ...)]` for others: `rival` is `ship` without a seat. Two
Renegade players: `seats=2`, ships 0 and 1 are theirs, the Coalition's come after them. Everything else is as in
`world` (world.py): `round`, `mission`, `things`, `deck`, `left`, `tier`, `then` and so on. Other enemies: `enemy` and
`npc_ship` (foes.py) among `figures` and `ships`.

A Coalition crew on the surface has a behaviour card; `cards` names it. A crew aboard has none until it lands, unless
`cards` names it. `fought={"flibby": "grom"}` says whom somebody fought last hand to hand. `hurt={"destiny-aurora":
{"dregg-fighter-1": 2}}` says which ships have damaged a Coalition ship since its last turn.

What runs (all give a `Play`; dice `*d6` fall as written, `draw=[...]` are cards that are drawn):

- `party_acts(g)`: the turn of the Coalition party on the surface (deploys or ascends where it is due, then each in
  descending initiative). `mate_acts(g, name)`: one of them only.
- `ship_acts(g)`: the turn of its ship in the ship phase. `lands(g)`: the mirror party leaves the docked ship.
- `world(..., then="ships" | "surface" | "mission" | "end")` by `solo(then=...)`, and `Play(g, *d6)` for whole phases.
- `new_game(*wishes, seats=1, **options)`: a new match by `Match.new`.

What is told, beside the events of everybody (move.stepped, combat.attacks, test.passed, stealth.hidden,
landing.descended, landing.disembarked, ship-move.flew, ship-combat.fired, interact.took, scan.found, elude.failed):

- `solo.card` {crew, card}; `solo.party` {ship, crew: names}: who mirrors the landing party
- `solo.hunts` {crew, target, card, rule, why}: whom somebody goes for; `why` is the word of the card (`nearest`,
  `highest-initiative`, `wounded`, `same-station`, `carrier`, `alone`, `near-dock`, `near-goal`, `mate-fights`), or
  `melee` (it stays with whom it fights), `eluded` (it could not get away), `hidden` (it looks for somebody who hides),
  `aboard` (an intruder on its ship), `finish` (a card that says so: hardly any health left)
- `solo.heads-for` {crew, square, card, rule, why}: `goal`, `guard`, `home` (with what it has taken), `ship`
  (waits where somebody has to come out)
- `solo.idle` {crew, rule}: it can do nothing (nobody there, stunned): told, so that nothing happens in silence
- `solo.ship-hunts` {ship, target, rule, why}: `nearest`, `retaliates`; `solo.ship-bound` {ship, planet, rule, why}:
  `follows`, `home`, `fetches`
- ties are rolled off (`aurora.dice.roll-off`): one d6 between up to six candidates, in equal blocks from the lowest (of
  two 1-3 is the first, 4-6 the second; of three 1-2, 3-4, 5-6). Of squares equally good the order is not to be relied
  on: place figures so that the way is unambiguous, or give dice for it and assert what does not depend on it
- a leftover fighter among two ships: one die, odd is the first ship of the table, even the second

A party of two turns: every crew has two actions as a player's has, and one attack. It moves beside its target (an
`aurora.elude.test` first where an opponent stands beside it), attacks hand to hand, else shoots with its Arc Pistol.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rimward.games.aurora import GAME
from rimward.games.aurora.solo.mirror import Mirror
from rimward.games.aurora.solo.ships import CoalitionTurn
from rimward.games.aurora.solo.turns import CoalitionParty, MateTurn
from rimward.games.aurora.table.names import COALITION, NOWHERE, NPC_CARDS, NPC_CARDS_OUT, VILLAINS
from rimward.games.aurora.table.pieces import Figure, Foe, Mate, Ship
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Frame
from rimward.kernel.match import Match
from tests.games.aurora.world import CONTENT, Play, Where, ship, world

BLOODHOUND = "bloodhound"  # the card that only knows the nearest Renegade


def mate(name: str, where: Where = "", **fields: Any) -> Figure:
    """A crew of the Coalition that the game plays: on a square, or in a room of its ship (`ship` says which, by its
    number; the last of the table where nothing is said). Fields as of `Figure`."""
    side = fields.pop("side", COALITION)
    if isinstance(where, int):
        return Figure(name, NOWHERE, side, COALITION, square=where, **fields)
    return Figure(name, NOWHERE, side, COALITION, ship=fields.pop("ship", -2), room=where or "deck", **fields)


def rival(name: str, where: Where = NOWHERE, **fields: Any) -> Ship:
    """A ship of the Coalition that the game plays; `where` and fields as of `ship` in world.py."""
    return ship(name, NOWHERE, where, **fields)


def solo(
    seats: int = 1,
    *,
    figures: Sequence[Figure] = (),
    ships: Sequence[Ship] | None = None,
    cards: Mapping[str, str] | None = None,
    fought: Mapping[str, str] | None = None,
    hurt: Mapping[str, Mapping[str, int]] | None = None,
    level: int = 1,
    **fields: Any,
) -> Aurora:
    own = [ship("cerberus", 0, "dock:0"), ship("hades-vi", 1, "dock:1")][:seats]
    fleet = list(ships) if ships is not None else [*own, rival("destiny-aurora", "dock:2")]
    first = next(n for n, card in enumerate(fleet) if card.seat == NOWHERE and card.side == COALITION)
    crew = [who.but(ship=first) if who.ship == -2 else who for who in figures]
    g = world(seats, ships=fleet, figures=crew, **fields)
    hostile = any([who.side >= VILLAINS for who in crew]) or any([card.side >= VILLAINS for card in fleet])
    g.level, g.quiet = level, not hostile
    said, last, hits = dict(cards or {}), dict(fought or {}), dict(hurt or {})
    numbers = {card.name: n for n, card in enumerate(g.ships)}
    for n, who in enumerate(g.figures):
        if who.seat == NOWHERE and who.born == COALITION and (who.on_surface or who.name in said):
            home = who.ship if who.ship != NOWHERE else first
            prey = g.figure(last[who.name]) if who.name in last else NOWHERE
            g.mates = (*g.mates, Mate(n, home, said.get(who.name, BLOODHOUND), prey))
    g.rivals = tuple(
        [
            Foe(n, hurt=tuple([(numbers[by], damage) for by, damage in hits.get(card.name, {}).items()]))
            for n, card in enumerate(g.ships)
            if card.seat == NOWHERE and card.side == COALITION
        ]
    )
    g.foes = tuple([Foe(n, 0) for n, who in enumerate(g.figures) if who.side >= VILLAINS])
    g.fleet = tuple([Foe(n, 0) for n, card in enumerate(g.ships) if card.side >= VILLAINS])
    used = [each.card for each in g.mates]
    g.zones.add(NPC_CARDS, "npc-cards", tuple([name for name in CONTENT.npc_cards if name not in used]))
    g.zones.add(NPC_CARDS_OUT, "npc-cards")
    return g


def run(g: Aurora, frame: Frame, *d6: int, draw: Sequence[str] = ()) -> Play:
    g.stack = [frame]
    return Play(g, *d6, draw=draw)


def coalition_ship(g: Aurora) -> int:
    """The number of its first ship."""
    return next(n for n, card in enumerate(g.ships) if card.seat == NOWHERE and card.side == COALITION)


def party_acts(g: Aurora, *d6: int, ship: int | None = None, draw: Sequence[str] = ()) -> Play:
    return run(g, CoalitionParty(coalition_ship(g) if ship is None else ship), *d6, draw=draw)


def mate_acts(g: Aurora, name: str, *d6: int) -> Play:
    return run(g, MateTurn(g.figure(name)), *d6)


def ship_acts(g: Aurora, *d6: int, ship: int | None = None, draw: Sequence[str] = ()) -> Play:
    return run(g, CoalitionTurn(coalition_ship(g) if ship is None else ship), *d6, draw=draw)


def lands(g: Aurora, *d6: int, ship: int | None = None, draw: Sequence[str] = ()) -> Play:
    return run(g, Mirror(coalition_ship(g) if ship is None else ship), *d6, draw=draw)


def new_game(*wishes: Mapping[str, Any], seats: int = 1, seed: int = 1, **options: Any) -> Match:
    """A new game against the Coalition."""
    said = {"coalition": "game", **options}
    return Match.new(GAME, seats, said, chance=Seeded(seed), wishes=tuple(wishes))
