"""Tables of Xia that begin in the middle, each with a stack that ends by itself, and short hands for playing them."""

from collections.abc import Callable
from typing import Any, TypeVar

from rimward.games.xia import GAME
from rimward.games.xia.flight.move import Move
from rimward.games.xia.missions import WAITING
from rimward.games.xia.npcs import CARDS
from rimward.games.xia.npcs.turn import NpcTurn
from rimward.games.xia.table.board import CELLS, Hex, Tile
from rimward.games.xia.table.settings import Rules
from rimward.games.xia.table.state import (
    LAID,
    MISSIONS,
    MISSIONS_OUT,
    STACK,
    TITLES,
    TITLES_OPEN,
    TOKENS,
    Effect,
    Outfit,
    Ship,
    Xia,
    abilities,
    completed,
    drawn,
    exhausted,
    mission,
    titles,
    token,
    tokens_of,
)
from rimward.games.xia.trade import cargo, hold
from rimward.games.xia.turn import Turn, Turns
from rimward.kernel.chance import Scripted
from rimward.kernel.event import Event
from rimward.kernel.frame import Frame
from rimward.kernel.match import Match, Question
from tests.games.xia.printed import content, kind

F = TypeVar("F", bound=Frame)


# --- ships: the numbers that the books do not give are designed -------------------------------------------------------
def puddle_jumper(seat: int, space: Hex, **more: Any) -> Ship:
    """Tier 1. A Blaster d6 on Hold spaces 0-2, used at 0 and 1; an M-22 Engine d6 on 3-5, used at 3 and 4."""
    outfits = (Outfit("falconet", "blaster", 6, (0, 1, 2), (0, 1)), Outfit("m-22", "engine", 6, (3, 4, 5), (3, 4)))
    fields = {"hold": ("",) * 10, "outfits": outfits, "meter": 10, "energy": 6}
    return Ship("puddle-jumper", seat, 1, space, **{**fields, **more})


def gaiden(seat: int, space: Hex, **more: Any) -> Ship:
    """Tier 2. A Shield d8 on 0-3, used at 0, 1 and 2; a Missile d8 on 4-7, used at 4 and 5."""
    outfits = (
        Outfit("rondache", "shield", 8, (0, 1, 2, 3), (0, 1, 2)),
        Outfit("petard", "missile", 8, (4, 5, 6, 7), (4, 5)),
    )
    fields = {"hold": ("",) * 13, "outfits": outfits, "meter": 12, "energy": 1}
    return Ship("gaiden", seat, 2, space, **{**fields, **more})


def easy_tiger(seat: int, space: Hex, **more: Any) -> Ship:
    """Tier 1. A Saker V Blaster d8 on 0-3, used at 0 and 1; a Targe Shield d6 on 4-6, used at 4 and 5."""
    outfits = (Outfit("saker-v", "blaster", 8, (0, 1, 2, 3), (0, 1)), Outfit("targe", "shield", 6, (4, 5, 6), (4, 5)))
    fields = {"hold": ("",) * 11, "outfits": outfits, "meter": 10, "energy": 3}
    return Ship("easy-tiger", seat, 1, space, **{**fields, **more})


def lasting_sorrow(seat: int, space: Hex, **more: Any) -> Ship:
    """Tier 3, with nothing but its Hold."""
    return Ship("lasting-sorrow", seat, 3, space, **{"hold": ("",) * 16, "meter": 16, "energy": 16, **more})


def npc(card: str, controller: int, space: Hex | None = None, **more: Any) -> Ship:
    return Ship(card, controller, CARDS[card].tier, space, npc=card, armed=0, **more)


def fitted(name: str, seat: int, space: Hex, *outfits: str, cubes: tuple[str, ...] = (), **more: Any) -> Ship:
    """A ship from the box with its meter full, these Outfits packed as they come, and cubes from the last space on."""
    mat = content().ships[name]
    places = hold.pack(mat, [kind(outfit) for outfit in outfits], hold.spaces(range(len(mat.hold))), len(cubes))
    assert places is not None, f"{outfits} do not fit into {name}"
    ship = Ship(name, seat, mat.tier, space, ("",) * len(mat.hold), meter=mat.energy, energy=mat.energy)
    hold.lay_out(content(), ship, tuple((o, p.sections, ()) for o, p in zip(outfits, places, strict=True)), ship.hold)
    for cube, free in zip(cubes, reversed(hold.empty_spaces(ship)), strict=False):
        ship.hold = (*ship.hold[:free], cube, *ship.hold[free + 1 :])
    for field, value in more.items():
        setattr(ship, field, value)
    return ship


def mark(sector: str, word: str) -> Hex:
    """Where a tile has this mark if it lies in the middle and is not turned."""
    return CELLS[content().sectors[sector].marks[word]]


SECTORS = ("kemplar-ii", "loath", "lunari", "tigris-gate", "pelmont", "xia", "lost-sector")
NO_PORTS = SECTORS[
    3:
]  # nobody rearranges a Hold where Outfits lie as the scenes need them and as no player could lay them


def table(
    ships: tuple[Ship, ...],
    tiles: tuple[Tile, ...],
    *stack: Frame,
    target: int = 20,
    sectors: tuple[str, ...] = SECTORS,
    **more: Any,
) -> Xia:
    """Three captains, their cards and the piles, with these frames under way."""
    g = Xia(3, target, ships, tiles, **more)
    GAME.at_table(g)
    for zone, deck, bag in (
        (STACK, "sector", sectors),
        (LAID, "sector", ()),
        (TOKENS, "token", ("credits", "fame", "nothing") * 3),
        (MISSIONS, "mission", ("039", "049", "071")),
        (MISSIONS_OUT, "mission", ()),
        (TITLES, "title", ()),
        (TITLES_OPEN, "title", ()),
    ):
        g.zones.add(zone, deck, bag)
    for seat in range(3):
        g.zones.add(abilities(seat), "ability")
        g.zones.add(exhausted(seat), "ability")
        for zone in (mission(seat), drawn(seat), completed(seat)):
            g.zones.add(zone, "mission")
        g.zones.add(tokens_of(seat), "token")
        g.zones.add(titles(seat), "title")
        g.zones.put(abilities(seat), content().ships[ships[seat].name].ability, g.zones.everyone)
    g.stack = list(stack)
    return g


def under_way(frame: F, step: str) -> F:
    """A frame that has come to this step: what lies on top of it belongs there."""
    frame.at = frame.STEPS.index(step)
    return frame


# --- scenes ----------------------------------------------------------------------------------------------------------
HORSE = (Tile("burning-horse", 0, 0),)


def attack() -> Xia:
    """The combat example of the book: a Nebula border lies between Puddle Jumper and Gaiden."""
    ships = (puddle_jumper(0, (2, -1)), gaiden(1, (1, -1)), easy_tiger(2, (2, -2)))
    return table(ships, HORSE, Turn(0), sectors=NO_PORTS)


def attack_by_tiger() -> Xia:
    """Easy Tiger beside Gaiden, with a few cubes about."""
    ships = (
        puddle_jumper(0, (-2, 0), hold=("", "", "", "", "", "", "spice", "holo", "", "")),
        gaiden(1, (0, 0), hold=("",) * 11 + ("spice", "terra"), energy=3),
        easy_tiger(2, (1, 0)),
    )
    return table(ships, HORSE, Turn(2), sectors=NO_PORTS)


def ram() -> Xia:
    """Both ships are nearly gone, and a Bounty lies on the target."""
    ships = (
        puddle_jumper(0, (0, 0), damaged=(2, 5, 6, 7, 8, 9), bounty=1000),
        gaiden(1, (1, 0), damaged=(4, 5, 6, 7, 8, 9, 10, 11, 12), bounty=3000),
        easy_tiger(2, (-2, 2)),
    )
    return table(ships, HORSE, Turn(0), sectors=NO_PORTS)


def near_victory() -> Xia:
    """One Fame is missing, for the attacker and for the attacked."""
    ships = (
        puddle_jumper(0, (0, 0)),
        gaiden(1, (1, 0), damaged=tuple(range(3, 13)), energy=2),
        easy_tiger(2, (0, 1), damaged=tuple(range(4, 11))),
    )
    return table(ships, HORSE, Turn(0), target=5, fame=(4, 4, 4), sectors=NO_PORTS)


def hunt() -> Xia:
    """An NPC on each side, wounded."""
    ships = (
        puddle_jumper(0, (0, 0)),
        gaiden(1, (0, 2)),
        easy_tiger(2, (-2, 2)),
        npc("enforcer", 1, (1, 0), wounds=8),
        npc("merchant", 2, (0, 1), wounds=10),
    )
    return table(ships, HORSE, Turn(0), credits=(0, 0, 0, 0, 3000), sectors=NO_PORTS)


def blind_jump(at: Hex = (2, 0), movement: int = 3, **more: Any) -> Xia:
    """Seat 0 at the rim. Seat 1 has contraband for Loath on board, seat 2 passengers for Tigris Gate; all NPCs wait."""
    ships = (
        puddle_jumper(0, at, **more),
        gaiden(1, (-2, 0)),
        easy_tiger(2, (-1, -1)),
        npc("enforcer", 0),
        npc("scoundrel", 1),
        npc("merchant", 2),
    )
    tiles = (Tile("red-gulch", 0, 0), Tile("tk-421", -5, 2))
    stack = under_way(Turn(0), "phases"), Move(0, movement)
    g = table(ships, tiles, *stack, payments=(0, WAITING, WAITING), unspawned=(3, 4, 5))
    g.credits = (0, 0, 0, 0, 2000, 0)
    g.zones.put(mission(0), "055", 1)
    g.zones.put(mission(1), "063", g.zones.everyone)
    g.zones.put(mission(2), "027", g.zones.everyone)
    return g


def last_jump() -> Xia:
    """A ship that hardly anything is left of, at a corner between two slots, with three tiles left."""
    g = blind_jump((2, -2), 2, damaged=(0, 1, 2, 3, 6, 7), hold=("",) * 8 + ("spice", "holo"))
    g.zones.add(STACK, "sector", ("loath", "pelmont", "xia"))
    return g


def shipyard() -> Xia:
    """A rich Outlaw with a damaged ship, cubes that nobody takes here and a spent marker, on Kemplar II."""
    captain = fitted("puddle-jumper", 0, (0, 0), "m-22", cubes=("terra", "spice"), armed=2, disarmed=1, energy=2)
    captain.markers, captain.damaged, captain.bounty = captain.outfits[0].uses[:1], (7,), 2000
    ships = (captain, gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    return table(ships, (Tile("kemplar-ii", 0, 0),), Turn(0), target=12, credits=(25000, 2000, 0))


def market() -> Xia:
    """In the Buy Space of the Smugglers' Den, which also takes everything, with cubes in the Hold and in space."""
    space = mark(cargo.DEN, "buy")
    ships = (
        fitted("easy-tiger", 0, space, "m-22", cubes=("holo", "holo", "cyber")),
        gaiden(1, (2, 0)),
        puddle_jumper(2, (-2, 1)),
    )
    g = table(ships, (Tile(cargo.DEN, 0, 0),), Turn(0), credits=(4000, 0, 0))
    g.rules, g.adrift = Rules("ru-2023", den_buys_any=True), ((*space, "terra"), (*space, "spice"))
    return g


def mining() -> Xia:
    """In a Mining Space with a Shield to spend."""
    space = mark("red-gulch", "mine")
    ships = (fitted("easy-tiger", 0, space, "targe", "m-22"), gaiden(1, (2, 0)), puddle_jumper(2, (-2, 1)))
    return table(ships, (Tile("red-gulch", 0, 0),), Turn(0))


VOID = (Tile("lost-sector", 0, 0),)


def flight(
    at: Hex,
    movement: int = 5,
    *,
    tiles: tuple[Tile, ...] = VOID,
    others: tuple[Hex, Hex] = ((-2, 2), (-2, 0)),
    **more: Any,
) -> Xia:
    """Seat 0 in the middle of a Move, Gaiden and Easy Tiger anywhere."""
    ships = (puddle_jumper(0, at, **more), gaiden(1, others[0]), easy_tiger(2, others[1]))
    return table(ships, tiles, under_way(Turn(0), "phases"), Move(0, movement))


def turn(at: Hex, *, tiles: tuple[Tile, ...] = VOID, others: tuple[Hex, Hex] = ((-2, 2), (-2, 0)), **more: Any) -> Xia:
    """The same at the start of a turn."""
    g = flight(at, tiles=tiles, others=others, **more)
    g.stack = [Turn(0)]
    return g


GATES = (Tile("expedior-gate", 0, 0), Tile("deltus-gate", 5, -2), Tile("tigris-gate", 2, 3), Tile("doravin-v", -3, 5))


def crossroads() -> Xia:
    """Near all Gates, a planet and a rock or two, with ships in the way and tokens to find."""
    g = turn((0, 0), tiles=GATES, others=((1, 0), (0, 1)), hold=("",) * 8 + ("spice", "holo"))
    g.ships[1].energy = g.ships[1].armed = 0
    g.ships[1].disarmed = 4
    for tile, face in (("deltus-gate", "fame"), ("tigris-gate", "credits"), ("doravin-v", "nothing")):
        g.zones.add(token(tile), "token")
        g.zones.put(token(tile), face, 0)
    return g


def wreck() -> Xia:
    """A turn that begins with coming back, when every Spawn Point is occupied."""
    g = turn((0, 0), tiles=(Tile("red-gulch", 0, 0), Tile("burning-horse", 5, -2)), others=((0, 0), (7, -3)))
    g.ships[0].space = None
    return g


def dealt(g: Xia, *held: str, done: tuple[str, ...] = (), payment: int = 0) -> Xia:
    """A whole Mission deck, of which the seats hold these, face down, and seat 0 has completed some. If there is a
    Payment, it lies on the Mission of seat 0, which is face up."""
    g.zones.add(MISSIONS, "mission", tuple(set(content().missions) - {*held, *done}))
    for seat, card in enumerate(held):
        if card:
            g.zones.put(mission(seat), card, g.zones.everyone if payment and not seat else 1 << seat)
    for card in done:
        g.zones.put(completed(0), card, g.zones.everyone)
    g.payments = (payment, 0, 0)
    return g


def research() -> Xia:
    """At the place of a Research with some Experience, beside the ship that another one is after."""
    tiles = (Tile("red-gulch", 0, 0), Tile("burning-horse", 5, -2))
    at = mark("red-gulch", "mission")
    ships = (
        fitted("easy-tiger", 0, at, "m-22"),
        fitted("puddle-jumper", 1, (at[0] + 1, at[1]), "m-22", "targe"),
        fitted("numerator", 2, (2, 0), "m-22"),
    )
    return dealt(table(ships, tiles, Turn(0), sectors=NO_PORTS), "039", "078", "055", done=("040", "048"))


def theft() -> Xia:
    """A thief beside the target, both on a planet, and two cards that only their owners know."""
    ships = (
        fitted("easy-tiger", 0, (0, 0), "m-22"),
        fitted("puddle-jumper", 1, (1, 0), "m-22", "targe"),
        fitted("numerator", 2, (-2, 0), "m-22"),
    )
    tiles = (Tile("azure", 0, 0), Tile("neo-damascus", 5, -2))
    return dealt(table(ships, tiles, Turn(0)), "078", "027", "063", done=("075",))


def contraband() -> Xia:
    """With contraband at the door of Doravin V, and somebody on its Mission Point."""
    ships = (
        fitted("easy-tiger", 0, (1, 1), "m-22", "targe"),
        fitted("puddle-jumper", 1, (0, 0), "m-22"),
        fitted("numerator", 2, (2, -2), "m-22"),
    )
    tiles = (Tile("doravin-v", 0, 0), Tile("vortex-86", 5, -2))
    return dealt(table(ships, tiles, Turn(0)), "066", "040", done=("064", "065"), payment=4000)


def contracts() -> Xia:
    """Two ships that one shot destroys, one with a Bounty, and a face-down Mission that one of them fulfils."""
    ships = (
        fitted("easy-tiger", 0, (0, 0), "saker-v", "m-22"),
        gaiden(1, (1, 0), damaged=tuple(range(12)), bounty=2000),
        puddle_jumper(2, (0, 1), damaged=tuple(range(9))),
    )
    return dealt(table(ships, HORSE, Turn(0), sectors=NO_PORTS), "049", "056", "027", done=("050",))


def npc_round() -> Xia:
    """The turns of all three NPCs: an Outlaw before the Enforcer, prey for the Scoundrel, the Merchant behind rocks."""
    ships = (
        puddle_jumper(0, (0, -2), bounty=2000, damaged=(2, 5, 6, 7, 8)),
        gaiden(1, (7, -2), damaged=tuple(range(3, 12)), hold=("",) * 12 + ("spice",)),
        easy_tiger(2, (5, 0)),
        npc("enforcer", 0, (0, 0)),
        npc("scoundrel", 1, (6, -4), grudge=0),
        npc("merchant", 2, (2, 3), heading="kemplar-ii", wounds=12),
    )
    tiles = (Tile("kemplar-ii", 0, 0), Tile("loath", 5, -2), Tile("red-gulch", 2, 3), Tile("lunari", -3, 5))
    turns = NpcTurn(5), NpcTurn(4).then("turn"), NpcTurn(3).then("turn")
    return table(ships, tiles, *turns, credits=(0, 0, 0, 0, 2000, 3000))


def titles_to_claim() -> Xia:
    """Riches, damage and five cubes: three Titles are met, others are near, and more are to be drawn."""
    g = turn((0, 0), tiles=GATES, hold=("",) * 5 + ("spice", "holo", "terra", "plasma", "cyber"), bounty=1000)
    g.credits, g.fame, g.den_cubes = (9000, 2000, 0), (7, 2, 0), ((0, "terra"),)
    g.ships[0].damaged = (0, 1, 2)
    g.zones.add(TITLES, "title", ("gunner", "raider", "speed-master"))
    for card in ("tycoon", "collector", "survivor", "gatewalker"):
        g.zones.put(TITLES_OPEN, card, g.zones.everyone)
    for seat, card in ((0, "fortunes-favourite"), (1, "bulwark"), (2, "pathfinder")):
        g.zones.put(titles(seat), card, g.zones.everyone)
    g.deeds = ((1, "gate-travels", 1), (2, "luck", 1))
    return g


def deal(g: Xia, seat: int, *cards: str) -> Xia:
    """These Ability Cards, and no others."""
    g.zones.add(abilities(seat), "ability")
    for card in cards:
        g.zones.put(abilities(seat), card, g.zones.everyone)
    return g


def arsenal() -> Xia:
    """All Abilities that are Actions, against all that defend, near asteroids, with a damaged ship."""
    space = mark("red-gulch", "mine")
    ships = (
        fitted("foundry", 0, space, "m-22", "targe", cubes=("holo",), damaged=(0, 1, 2)),
        gaiden(1, (2, 0), energy=4),
        easy_tiger(2, (-2, 1), energy=4),
    )
    g = table(ships, (Tile("red-gulch", 0, 0), Tile("lost-sector", 5, -2)), Turn(0))
    deal(g, 0, *(card for card, kinds in GAME.reactions["action"].items() if kinds), "tac-x", "silent-running")
    deal(g, 1, "evasive-thrusters", "decoy-beacon", "tac-x")
    return deal(g, 2, "decoy-beacon", "evasive-thrusters", "silent-running")


def convoy() -> Xia:
    """Round after round with a ship on autopilot, one on its line and one behind its plating, and one Fame to go."""
    ships = (
        fitted("numerator", 0, (0, 0), "m-22"),
        fitted("lamplighter", 1, (1, 0), "targe", "m-22"),
        fitted("swamp-rat", 2, (0, 1), "m-22", "targe"),
    )
    g = table(ships, (Tile("lost-sector", 0, 0), Tile("outpost-338", 5, -2)), Turns(0), target=5, fame=(4, 4, 4))
    g.effects = (
        Effect("auto-pilot", 1, 2),
        Effect("mag-harpoon", 2, 6, 0, (0, 0)),
        Effect("mag-harpoon", 0, 6, 1, (1, 0)),
        Effect("ablative-plating", 1, 4),
    )
    deal(g, 0, "afterburner", "mag-harpoon")
    deal(g, 1, "auto-pilot", "silent-running")
    return deal(g, 2, "mag-harpoon", "auto-pilot")


SCENES: dict[str, Callable[[], Xia]] = {
    "attack": attack,
    "attack-by-tiger": attack_by_tiger,
    "ram": ram,
    "near-victory": near_victory,
    "hunt": hunt,
    "blind-jump": blind_jump,
    "last-jump": last_jump,
    "crossroads": crossroads,
    "wreck": wreck,
    "shipyard": shipyard,
    "market": market,
    "mining": mining,
    "research": research,
    "theft": theft,
    "contraband": contraband,
    "contracts": contracts,
    "npc-round": npc_round,
    "titles": titles_to_claim,
    "arsenal": arsenal,
    "convoy": convoy,
}


# --- playing them ----------------------------------------------------------------------------------------------------
class Play:
    """A match from a table, told what to do in few words."""

    def __init__(self, g: Xia, *, draw: tuple[str, ...] = (), **dice: tuple[int, ...]) -> None:
        self.chance = Scripted(draw=draw, **dice)
        self.match = Match.scenario(GAME, g, chance=self.chance)

    @property
    def asked(self) -> Question:
        (question,) = self.match.asked
        return question

    def say(self, *keys: str) -> "Play":
        """Answer what is asked next with these keys, whoever is asked."""
        for key in keys:
            self.match.answer(self.asked.id, self.asked.seat, key)
        return self

    def told(self, code: str, seat: int = 0) -> list[Event]:
        return [event for event in self.match.events(seat) if event.code == code]

    def ship(self, number: int) -> dict[str, Any]:
        """A ship as a spectator sees it."""
        ship: dict[str, Any] = self.match.view(3)["table"]["ships"][number]
        return ship

    def public(self, field: str) -> Any:
        return self.match.view(3)["table"][field]

    def zone(self, name: str, seat: int = 3) -> list[str | None]:
        return [face for face, _ in self.match.view(seat)["zones"][name]["items"]]

    def over(self) -> bool:
        """The match is over, nothing is left under way, and the script was used up."""
        return self.match.result is not None and not self.match.breadcrumb() and not self.chance.left
