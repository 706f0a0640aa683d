"""What the Shipwright, the Architect and the Shipyard are used for: the answers that do it, so that a table can offer
all of them as one act.

A way is `ANSWER>ANSWER=WHAT/NAME/PRICE`: the keys of the answers in their order, and what there is to say of it.
"""

from __future__ import annotations

from rimward.games.andromeda.developments import barred_development, planets
from rimward.games.andromeda.repairs import repairable
from rimward.games.andromeda.shown.spelled import spelled_price
from rimward.games.andromeda.table.names import KINDS
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.upgrades import barred_build
from rimward.kernel.question import key_of

About = dict[str, int | str]


def of_module(g: Andromeda, seat: int, number: int) -> About:
    """Of a module about to be used; nothing is told of one that asks nothing, or what is not known yet."""
    name = g.modules[seat][number].name
    if name == "shipwright":
        return _told([*_builds(g, seat), *[f"repair>{way}" for way in _repairs(g, seat)]])
    if name == "architect":
        return _told([*_developments(g, seat), "draw=draw//"])
    return of_repair(g, seat) if _begins(g, name) == "repair" else {}


def _begins(g: Andromeda, name: str) -> str:
    """The verb with which the effect of a module begins, if it has one."""
    effect = g.game.effects.cards.get(name) if g.game.effects is not None else None
    if effect is None:
        return ""
    node = effect.nodes[effect.first]
    first = effect.nodes[node.parts[0]] if node.kind == "then" else node
    return first.verb.name if first.verb is not None else ""


def of_repair(g: Andromeda, seat: int) -> About:
    """Of the choice to repair."""
    return _told(_repairs(g, seat))


def _told(ways: list[str]) -> About:
    return {"ways": " ".join(ways)} if ways else {}


def _builds(g: Andromeda, seat: int) -> list[str]:
    open_to = [kind for kind in KINDS if barred_build(g, seat, kind) is None]
    return [f"build:{kind}=build/{kind}/{spelled_price(g.content.numbers.ships[kind])}" for kind in open_to]


def _repairs(g: Andromeda, seat: int) -> list[str]:
    """andromeda.repair.choose; with nothing to repair it is a VP."""
    found = []
    for value in repairable(g, seat):
        assert isinstance(value, tuple)  # noqa: S101 - each is a word and what it is
        found.append(f"{key_of(value)}={value[0]}/{_name(g, seat, *value)}/")
    return found or ["vp=vp//"]


def _name(g: Andromeda, seat: int, what: str | int, which: str | int) -> str:
    if what == "module":
        return g.modules[seat][int(which)].name
    return g.ships[int(which)].kind if what == "ship" else str(which)


def _developments(g: Andromeda, seat: int) -> list[str]:
    open_to = [region for region in planets(g) if barred_development(g, seat, region) is None]
    return [
        f"develop:{region}=develop/{region}/{spelled_price(g.content.planets[g.regions[region].name].cost)}"
        for region in open_to
    ]
