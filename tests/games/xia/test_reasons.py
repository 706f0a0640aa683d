"""Every refusal says why: each reason that the rules of Xia know is reached from the outside, and no Action lacks one.

The reasons are read from the source, so a new one is missed here until a scene reaches it.
"""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rimward.games.xia
from rimward.games.xia import GAME, missions
from rimward.games.xia.action import ActionPhase
from rimward.games.xia.flight import explore
from rimward.games.xia.flight.move import ACTING, MOVING, Move
from rimward.games.xia.setup import StartingOutfits
from rimward.games.xia.status import StatusPhase
from rimward.games.xia.table.board import GATE, Tile
from rimward.games.xia.table.settings import Rules
from rimward.games.xia.table.state import STACK, Xia, abilities, exhausted, token
from rimward.games.xia.trade import cargo, hold
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.turn import Turn
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Bar
from rimward.rulebook import load
from tests.conformance.play import chosen, do
from tests.games.xia.jobs import at_point, holding, piles
from tests.games.xia.jobs import beside as aside
from tests.games.xia.printed import kind
from tests.games.xia.scenes import (
    HORSE,
    VOID,
    Play,
    deal,
    easy_tiger,
    fitted,
    flight,
    gaiden,
    mark,
    npc,
    puddle_jumper,
    shipyard,
    table,
    titles_to_claim,
    turn,
    under_way,
)

PACKAGE = Path(rimward.games.xia.__file__).parent
RU = Rules("ru-2023", den_buys_any=True)
STRANDED = {"energy": 0, "armed": 0, "disarmed": 4}
FAR = ((-2, 2), (-2, 0))
IN_SPACE = (*explore.ACTS, *cargo.ACTS, *missions.acts.ACTS)
KEMPLAR = (Tile("kemplar-ii", 0, 0),)


# --- scenes ----------------------------------------------------------------------------------------------------------
def on(sector: str, word: str, *outfits: str, **more: Any) -> Play:
    """Puddle Jumper on a marked space in its Action Phase; what is not about the ship is about the table."""
    fields = {name: more.pop(name) for name in ("adrift", "rules", "from_den", "jettisoned", "credits") if name in more}
    ship = fitted("puddle-jumper", 0, mark(sector, word), *outfits, **more)
    taken = mark(sector, word)
    spaces = [space for space in ((2, 0), (-2, 0), (0, 2), (0, -2)) if space != taken]
    others = gaiden(1, spaces[0]), easy_tiger(2, spaces[1])
    return Play(table((ship, *others), (Tile(sector, 0, 0),), under_way(Turn(0), "phases"), ActionPhase(0), **fields))


def idle(**more: Any) -> Play:
    return Play(turn((0, 0), others=FAR, **more))


def moving(at: tuple[int, int] = (0, 0), movement: int = 3, **more: Any) -> Play:
    return Play(flight(at, movement, **more))


def business(*outfits: str, credits: int = 9000, fame: int = 0, ship: str = "puddle-jumper", **more: Any) -> Play:
    captain = fitted(ship, 0, (0, 0), *outfits, **more)
    ships = (captain, gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    return Play(table(ships, KEMPLAR, BusinessPhase(0), target=5, credits=(credits, 0, 0), fame=(fame, 0, 0)))


def shopping(credits: int = 3000, sold_out: str = "", **more: Any) -> Play:
    """In setup. What is sold out lies, somehow, on a ship of somebody else."""
    ships = (fitted("puddle-jumper", 0, (0, 0), **more), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    if sold_out:
        ships[1].outfits = (hold.placed(kind(sold_out), (0, 1, 2)),) * 7
    return Play(table(ships, KEMPLAR, StartingOutfits(0), credits=(credits, 0, 0)))


def sold_out(name: str) -> Play:
    play = business()
    g = play.match.table
    assert isinstance(g, Xia)
    g.ships[1].outfits = (hold.placed(kind(name), (0, 1, 2)),) * 7
    return play


def beside(**more: Any) -> Play:
    """Gaiden stranded next to Puddle Jumper, Easy Tiger stranded far away, and the Merchant."""
    ships = (puddle_jumper(0, (0, 0), **more), gaiden(1, (1, 0), **STRANDED), easy_tiger(2, (-2, 2), **STRANDED))
    return Play(table((*ships, npc("merchant", 0, (0, 1))), HORSE, Turn(0)))


def outlaw() -> Play:
    """At the Entrance of Kemplar II, whichever side of the planet that is."""
    g = flight((0, 0), 1, tiles=KEMPLAR, bounty=1000)
    chart = g.map
    step = next(step for step in range(len(chart.next)) if chart.next[step] >= 0 and _enters(g, step))
    g.ships[0].space = chart.hexes[step // 6]
    return Play(g)


def _enters(g: Xia, step: int) -> bool:
    return g.map.borders(step)[1] == "entrance" and g.map.ground[step // 6] != "#"


def at_a_gate() -> Play:
    g = flight((0, 0), 3, tiles=(Tile("deltus-gate", 0, 0),))
    g.ships[0].space = next(space for number, space in enumerate(g.map.hexes) if g.map.ground[number] == GATE)
    return Play(g)


def at_the_rim(**more: Any) -> Xia:
    return turn((2, 0), others=FAR, **more)


def no_tiles() -> Play:
    g = at_the_rim()
    g.zones.add(STACK, "sector", ())
    return Play(g)


def spent_token() -> Play:
    g = turn(mark("red-gulch", "explore"), tiles=(Tile("red-gulch", 0, 0),), others=FAR)
    g.zones.add(token("red-gulch"), "token")
    return Play(g)


def aiming(there: tuple[int, int], tiles: tuple[Tile, ...] = HORSE) -> Play:
    """Gaiden is in reach, Easy Tiger is not."""
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (1, 0)), easy_tiger(2, (0, 1)), npc("merchant", 0, there))
    return Play(table(ships, tiles, Turn(0))).say("attack")


def behind_rocks() -> Play:
    """Gaiden is in an Asteroid space, two others in open space around Puddle Jumper."""
    ships = (puddle_jumper(0, (1, -1)), gaiden(1, (1, 0)), easy_tiger(2, (2, -2)), npc("merchant", 0, (2, -1)))
    return Play(table(ships, (Tile("tk-421", 0, 0),), Turn(0))).say("attack")


def jetsam() -> Play:
    space = mark("red-gulch", "mine")
    return on("red-gulch", "mine", adrift=((*space, "spice"),), jettisoned=((0, *space, "spice"),))


def rocks_of(cube: str, number: int) -> tuple[tuple[int, int, str], ...]:
    return ((0, 2, cube),) * number


def equipped(card: str, play: Play | None = None) -> Play:
    """With this Ability Card and no other, at the start of an Action Phase."""
    g = (play or idle()).match.table.copy()
    assert isinstance(g, Xia)
    g.stack = [under_way(Turn(0), "phases"), ActionPhase(0)]
    return Play(deal(g, 0, card))


def alone(card: str) -> Play:
    """Everybody else is farther away than any card reaches."""
    tiles = (*VOID, Tile("outpost-338", 5, -2), Tile("burning-horse", 10, -4))
    return equipped(card, Play(turn((-2, 0), tiles=tiles, others=((10, -4), (11, -4)))))


def in_company(card: str) -> Play:
    """Two ships beside Puddle Jumper, and the Merchant far away in open space."""
    tiles = (*VOID, Tile("burning-horse", 5, -2), Tile("expedior-gate", 10, -4))
    g = turn((0, -2), tiles=tiles, others=((0, -1), (-1, -1)))
    g.ships += (npc("merchant", 0, (9, -2)),)
    g.credits += (0,)
    return equipped(card, Play(g)).say(card)


def exhausted_card() -> Play:
    play = equipped("ablative-plating")
    g = play.match.table.copy()
    assert isinstance(g, Xia)
    g.exhaust(0, "ablative-plating")
    return Play(g)


def drifting() -> Play:
    return Play(table(idle().match.table.ships, VOID, Move(0, 2, drifts=True)))  # type: ignore[attr-defined]


def with_mission(card: str, *sectors: str, payment: int = 0) -> Play:
    """At the Mission Point of the first sector."""
    return Play(holding(at_point(*(sectors or ("azure",))), card, payment=payment))


def drawn_here() -> Play:
    g = piles(at_point("azure"), ("027", "039", "055"))
    g.drew = ("azure",)
    g.stack = [under_way(Turn(0), "phases"), ActionPhase(0)]
    return Play(g)


def thief(card: str, *, wreck: bool = False) -> Play:
    """The target of the card, which is the player on the left, is a few spaces away or not on the board."""
    g = holding(aside("right"), card)
    if wreck:
        g.ships[1].space = None
    return Play(g)


def claiming(*earned: tuple[str, int, int, bool]) -> Play:
    g = titles_to_claim()
    g.earned = earned
    g.stack = [StatusPhase(0)]
    return Play(g)


FULL = ("spice",) * 10
REASONS: list[tuple[str, Callable[[], Play], str]] = [
    ("xia.stranded.limits", lambda: idle(**STRANDED), "attack"),
    ("xia.stranded.limits", lambda: idle(**STRANDED), "buy"),
    ("xia.cargo.gather-stranded", lambda: idle(**STRANDED), "mine"),
    ("xia.cargo.jettison", idle, "jettison"),
    ("xia.cargo.buy-where", idle, "buy"),
    ("xia.ship.hold-capacity", lambda: on("kemplar-ii", "buy", cubes=FULL[:9]), "buy"),
    ("xia.credits.spending", lambda: on("kemplar-ii", "buy"), "buy"),
    ("xia.limit.cubes", lambda: on("kemplar-ii", "buy", credits=(9000, 0, 0), adrift=rocks_of("spice", 14)), "buy"),
    ("xia.cargo.sell-where", idle, "sell"),
    ("xia.cargo.sell-any-loath", lambda: on(cargo.DEN, "sell", cubes=("spice",)), "sell"),
    ("xia.cargo.sell-any-den", lambda: on("loath", "sell", cubes=("spice",), rules=RU), "sell"),
    ("xia.cargo.sell", lambda: on("kemplar-ii", "sell", cubes=("spice",)), "sell"),
    (
        "xia.cargo.sell-any-den",
        lambda: on(cargo.DEN, "sell", cubes=("spice",), rules=RU, from_den=("spice",)),
        "sell",
    ),
    ("xia.cargo.gather-where", idle, "mine"),
    ("xia.cargo.gather-where", idle, "salvage"),
    ("xia.cargo.gather-where", idle, "harvest"),
    ("xia.ship.hold-capacity", lambda: on("red-gulch", "mine", cubes=FULL), "mine"),
    ("xia.limit.cubes", lambda: on("red-gulch", "mine", adrift=rocks_of("terra", 15)), "mine"),
    ("xia.cargo.collect", idle, "collect"),
    ("xia.cargo.no-recollect", jetsam, "collect"),
    (
        "xia.ship.hold-capacity",
        lambda: on("red-gulch", "mine", cubes=FULL, adrift=((*mark("red-gulch", "mine"), "holo"),)),
        "collect",
    ),
    ("xia.rescue.players-only", beside, "rescue:3"),
    ("xia.stranded.definition", idle, "rescue:1"),
    ("xia.rescue.conditions", beside, "rescue:2"),
    ("xia.rescue.conditions", lambda: beside(energy=2), "rescue:1"),
    ("xia.move.impulse-once", lambda: idle(impulse_ready=False), "impulse"),
    ("xia.marker.spend", lambda: idle(armed=0, disarmed=4), "engine:3"),
    ("xia.marker.spend", lambda: idle(armed=0, disarmed=4), "attack"),
    ("xia.outfit.damage-use-space", lambda: idle(damaged=(3,)), "engine:3"),
    ("xia.outfit.use-space-limit", lambda: idle(armed=3, markers=(3,)), "engine:3"),
    ("xia.combat.acquire", idle, "attack"),
    ("xia.combat.acquire", lambda: aiming((-2, 2)), "ship:3"),
    ("xia.los.definition", behind_rocks, "ship:1"),
    ("xia.move.one-ship-per-space", lambda: moving(others=((1, 0), (2, 0))).say("hex:1,0"), "stop"),
    ("xia.move.no-action-in-occupied", lambda: moving(others=((1, 0), (2, 0))).say("hex:1,0"), "jettison"),
    ("xia.move.one-ship-per-space", lambda: moving(movement=1, others=((1, 0), (2, 0))), "hex:1,0"),
    ("xia.move.use-occupied-space", lambda: moving(movement=1, others=((1, 0), (2, 0))), "use:1,0,collect"),
    ("xia.action.non-minor-ends-move", moving, "attack"),
    ("xia.gate.single-gate", at_a_gate, "gate"),
    ("xia.planet.lawful-entrance", outlaw, "cross:"),
    ("xia.explore.stack-empty", no_tiles, "scan"),
    ("xia.explore.condition", idle, "scan"),
    ("xia.energy.spend", lambda: Play(at_the_rim(energy=0)), "scan"),
    ("xia.explore.token-collect", lambda: Play(at_the_rim()), "token"),
    ("xia.explore.token-once", spent_token, "token"),
    ("xia.setup.starting-outfits", lambda: shopping(1000), "outfit:raptor-k"),
    ("xia.limit.outfits", lambda: shopping(sold_out="m-22"), "outfit:m-22"),
    ("xia.setup.starting-outfits-fit", lambda: shopping(cubes=FULL[:7]), "outfit:raptor-k"),
    ("xia.energy.cap", business, "recharge"),
    ("xia.business.repair", business, "repair"),
    ("xia.business.rearrange", business, "rearrange"),
    ("xia.business.rearrange", lambda: business(cubes=FULL).say("rearrange"), "rearrange"),
    ("xia.fame.wealth-not-final", lambda: business(fame=4), "buy-fame"),
    ("xia.credits.spending", lambda: business(credits=0, energy=1), "buy-fame"),
    ("xia.business.sell-outfits", lambda: business("m-22", damaged=tuple(range(9))), "sell-outfit:"),
    ("xia.business.sell-outfits", lambda: placed(business().say("buy-outfit:m-22")), "sell-outfit:"),
    ("xia.business.buy-ship", business, "buy-ship:lasting-sorrow"),
    ("xia.limit.ships", business, "buy-ship:gaiden"),
    ("xia.limit.outfits", lambda: sold_out("m-22"), "buy-outfit:m-22"),
    ("xia.outfit.placement", lambda: business(cubes=FULL), "buy-outfit:m-22"),
    # Abilities
    ("xia.ability.exhaust", exhausted_card, "ablative-plating"),
    ("xia.ability.not-while-stranded", lambda: equipped("ablative-plating", idle(**STRANDED)), "ablative-plating"),
    ("xia.energy.spend", lambda: equipped("ablative-plating", idle(energy=1)), "ablative-plating"),
    ("xia.action.non-minor-ends-move", moving, "energy-scoop"),
    ("xia.ability.auto-pilot-timing", drifting, "jettison"),
    ("xia.ability.replicator", lambda: equipped("replicator"), "replicator"),
    ("xia.ability.cargo-drones", lambda: equipped("cargo-drones"), "cargo-drones"),
    (
        "xia.ship.hold-capacity",
        lambda: equipped("cargo-drones", on("red-gulch", "mine", cubes=FULL)),
        "cargo-drones",
    ),
    (
        "xia.limit.cubes",
        lambda: equipped("cargo-drones", on("red-gulch", "mine", adrift=rocks_of("terra", 15))),
        "cargo-drones",
    ),
    ("xia.explore.stack-empty", lambda: equipped("deep-scan", no_tiles()), "deep-scan"),
    ("xia.combat.ability-attack", lambda: alone("rail-gun"), "rail-gun"),
    ("xia.combat.ability-attack", lambda: in_company("rail-gun"), "ship:3"),
    ("xia.los.definition", lambda: equipped("rail-gun", behind_rocks()).say("rail-gun"), "ship:1"),
    ("xia.ability.particle-emitter", lambda: alone("particle-emitter"), "particle-emitter"),
    ("xia.ability.mag-harpoon", lambda: alone("mag-harpoon"), "mag-harpoon"),
    ("xia.ability.mag-harpoon", lambda: in_company("mag-harpoon"), "ship:3"),
    # Missions
    ("xia.stranded.limits", lambda: Play(holding(at_point("azure", **STRANDED), "027")), "pick-up"),
    ("xia.mission.draw", idle, "draw"),
    ("xia.mission.draw", idle, "complete"),
    ("xia.mission.abort", idle, "abort"),
    ("xia.mission.one-active", lambda: with_mission("027"), "draw"),
    ("xia.mission.draw-limit", drawn_here, "draw"),
    ("xia.mission.deck-empty", lambda: Play(piles(at_point("azure"), ())), "draw"),
    ("xia.mission.reveal", lambda: with_mission("027", payment=2000), "pick-up"),
    ("xia.mission.card", lambda: with_mission("027"), "research"),
    ("xia.mission.shuttle-pickup", lambda: with_mission("027", "burning-horse"), "pick-up"),
    ("xia.mission.smuggler-pickup", lambda: with_mission("063", "burning-horse"), "pick-up"),
    ("xia.mission.research-roll", lambda: with_mission("039", "burning-horse"), "research"),
    ("xia.mission.thief-target", lambda: thief("075", wreck=True), "steal"),
    ("xia.mission.thief-steal", lambda: thief("075"), "steal"),
    ("xia.mission.objective-before-delivery", lambda: with_mission("027"), "complete"),
    ("xia.mission.shuttle-deliver", lambda: with_mission("027", "burning-horse", payment=2000), "complete"),
    ("xia.mission.research-deliver", lambda: with_mission("039", payment=2000), "complete"),
    ("xia.mission.deliver", lambda: with_mission("049", "burning-horse", payment=2000), "complete"),
    ("xia.mission.smuggler-deliver", lambda: with_mission("063", "burning-horse", payment=2000), "complete"),
    ("xia.mission.thief-deliver", lambda: with_mission("075", "burning-horse", payment=2000), "complete"),
    ("xia.mission.assassin-deliver", lambda: with_mission("055", "burning-horse", payment=2000), "complete"),
    # Gifts
    ("xia.credits.gift", lambda: Play(shipyard()).say("end", "buy-outfit:targe"), "gift:1,1000"),
    ("xia.credits.spending", lambda: Play(turn((0, 0))), "gift:1,1000"),
    # Titles
    ("xia.title.claim", claiming, "title:gatewalker"),
    (
        "xia.title.first-to-claim",
        lambda: claiming(("gatewalker", 1, 1, True), ("gatewalker", 0, 2, False)),
        "title:gatewalker",
    ),
]
UNREACHED = {
    ("xia.bar.target", "xia.combat.declare-defense"): "nobody else is asked to defend or sees the card",
    ("xia.bar.fit", "xia.first-game.kit-choice"): "every kit fits every Tier 1 ship of the box; a pack may have others",
}


def placed(play: Play) -> Play:
    while play.asked.code == "xia.outfit.placement":
        play.say(play.asked.keys[0])
    return play


def why(play: Play) -> dict[str, Bar]:
    """Of what could be answered, and of what might be done at another time."""
    return dict([*play.match.why_no_act(play.asked.seat), *play.match.why_not(play.asked.seat)])


def found(number: int) -> Bar:
    """The bar of an option that is not offered, in the scene of that number."""
    rule, scene, key = REASONS[number]
    play = scene()
    bars = [bar for option, bar in why(play).items() if option == key or (key[-1] == ":" and option.startswith(key))]
    assert bars, f"{rule}: {key} has no reason here"
    assert key not in play.asked.keys
    return bars[0]


@cache
def reached() -> frozenset[tuple[str, str]]:
    return frozenset((bar.code, bar.rule) for bar in map(found, range(len(REASONS))))


# --- the reasons in the source ---------------------------------------------------------------------------------------
def written() -> Iterator[tuple[list[str], list[str], str]]:
    """Of every `Bar(code, rule)`: the codes as patterns, the rules, and where it stands."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Bar":
                yield patterns(node.args[0]), patterns(node.args[1]), f"{path.name}:{node.lineno}"


def patterns(node: ast.expr) -> list[str]:
    """A word, one of two words, a word with something left open, or one that a table of words gives."""
    if isinstance(node, ast.Constant):
        return [re.escape(str(node.value))]
    if isinstance(node, ast.IfExp):
        return [*patterns(node.body), *patterns(node.orelse)]
    if isinstance(node, ast.Name | ast.Subscript):
        return [".+"]
    assert isinstance(node, ast.JoinedStr), f"{ast.unparse(node)}: a reason is a word that can be read here"
    words = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
    return ["".join(words)]


@pytest.mark.parametrize("number", range(len(REASONS)), ids=[f"{rule}-{key}" for rule, _, key in REASONS])
def test_the_reason_is_given(number: int) -> None:
    bar = found(number)
    assert bar.code.startswith("xia.bar.")
    assert bar.rule == REASONS[number][0]


def test_every_reason_of_the_source_is_reached() -> None:
    known = reached() | UNREACHED.keys()
    for codes, rules, where in written():
        for code in codes:
            for rule in rules:
                assert any(re.fullmatch(code, c) and re.fullmatch(rule, r) for c, r in known), (
                    f"{where}: no scene in REASONS comes to {code} for {rule}"
                )


def test_there_are_at_least_40_reasons() -> None:
    assert len(reached()) >= 40
    assert {rule for _, rule in reached()} <= {rule.id for rule in load("xia").rules}


# --- no Action without one -------------------------------------------------------------------------------------------
def expected(g: Xia, seat: int) -> set[str]:
    """xia.action.list, of this ship: everything that could be an Action anywhere."""
    ship = g.ships[seat]
    engines = [use for outfit in ship.outfits if outfit.kind == "engine" for use in outfit.uses]
    rescues = [f"rescue:{other}" for other in g.others_on_board(seat)]
    return {"impulse", "attack", *IN_SPACE, *cards(g, seat), *(f"engine:{use}" for use in engines), *rescues}


def cards(g: Xia, seat: int) -> set[str]:
    """The Ability Cards that are Actions, ready or not."""
    held = (*g.zones[abilities(seat)].faces, *g.zones[exhausted(seat)].faces)
    return {card for card in held if card in GAME.reactions["action"]}


def expected_in_a_move(g: Xia, seat: int) -> set[str]:
    """Minor Actions and those that would end it, Blind Jumps, Gates, and Actions in occupied neighbouring spaces."""
    here, chart = g.number_of(seat), g.map
    wanted = {"attack", "impulse", "stop", *IN_SPACE}
    wanted |= {f"jump:{q},{r}" for q, r in chart.unexplored(here)}
    if chart.ground[here] == GATE:
        tigris = chart.kind_at(here).name == "tigris-gate"
        arrivals = [f"gate:{chart.hexes[space][0]},{chart.hexes[space][1]}" for space in chart.gates(here)]
        wanted |= {"tigris"} if tigris else set(arrivals or ["gate"])
    around = [chart.hexes[space] for space in chart.next[here * 6 : here * 6 + 6] if space >= 0]
    others = [g.ships[other].space for other in g.others_on_board(seat)]
    for q, r in around:
        if (q, r) in others:
            acts = ["attack", *[act for act in IN_SPACE if act not in ("jettison", "abort")]]
            wanted |= {f"use:{q},{r},{act}" for act in acts}
            wanted |= {f"use:{q},{r},rescue,{other}" for other in g.others_on_board(seat)}
    return wanted


def positions(count: int) -> Iterator[Match]:
    """Moments of random games at which an Action or a step is to be chosen, a few of each game."""
    for seed in range(count):
        match, rng = Match.new(GAME, 3 + seed % 3, {"start_credits": 6000}, chance=Seeded(seed)), Random(seed)
        left = 5
        for _ in range(400):
            if match.result is not None or not left:
                break
            if match.asked[0].code in (ACTING, MOVING) and rng.random() < 0.03:
                yield match
                left -= 1
            do(match, chosen(match, rng, acts=0))


def test_every_action_is_offered_or_has_a_reason() -> None:
    seen = {ACTING: 0, MOVING: 0}
    for match in positions(100):
        g, question = match.table, match.asked[0]
        assert isinstance(g, Xia)
        seen[question.code] += 1
        moving = question.code == MOVING
        wanted = expected_in_a_move(g, g.under(Move).ship) if moving else expected(g, question.seat)
        barred = {key: bar for key, bar in match.why_not(question.seat)}
        assert wanted <= barred.keys() | set(question.keys), (question.code, wanted - barred.keys())
        assert not barred.keys() & set(question.keys)
        assert all(bar.rule and bar.code.startswith("xia.bar.") for bar in barred.values())
        if sum(seen.values()) >= 100 and min(seen.values()) >= 20:
            break
    assert sum(seen.values()) >= 100, seen
    assert min(seen.values()) >= 20, seen
