"""Tables of Xia that begin in the middle, each with a stack that ends by itself, and short hands for playing them."""

from collections.abc import Callable
from typing import Any

from rimward.games.xia import GAME
from rimward.games.xia.board import Hex, Tile
from rimward.games.xia.explore import Move
from rimward.games.xia.missions import WAITING
from rimward.games.xia.state import (
    LAID,
    MISSIONS_OUT,
    STACK,
    TOKENS,
    Outfit,
    Ship,
    Xia,
    abilities,
    exhausted,
    mission,
)
from rimward.games.xia.turn import Turn
from rimward.kernel.chance import Scripted
from rimward.kernel.event import Event
from rimward.kernel.frame import Frame
from rimward.kernel.match import Match, Question


# --- ships: the numbers that the books do not give are designed -------------------------------------------------------
def puddle_jumper(seat: int, space: Hex, **more: Any) -> Ship:
    """Tier 1. A Blaster d6 on Hold spaces 0-2, used at 0 and 1; an M-22 Engine d6 on 3-5, used at 3 and 4."""
    outfits = (Outfit("blaster", 6, (0, 1, 2), (0, 1)), Outfit("engine", 6, (3, 4, 5), (3, 4)))
    fields = {"hold": ("",) * 10, "outfits": outfits, "meter": 10, "energy": 6}
    return Ship("Puddle Jumper", seat, 1, space, **{**fields, **more})


def gaiden(seat: int, space: Hex, **more: Any) -> Ship:
    """Tier 2. A Shield d8 on 0-3, used at 0, 1 and 2; a Missile d8 on 4-7, used at 4 and 5."""
    outfits = (Outfit("shield", 8, (0, 1, 2, 3), (0, 1, 2)), Outfit("missile", 8, (4, 5, 6, 7), (4, 5)))
    fields = {"hold": ("",) * 13, "outfits": outfits, "meter": 12, "energy": 1}
    return Ship("Gaiden", seat, 2, space, **{**fields, **more})


def easy_tiger(seat: int, space: Hex, **more: Any) -> Ship:
    """Tier 1. A Saker V Blaster d8 on 0-3, used at 0 and 1; a Targe Shield d6 on 4-6, used at 4 and 5."""
    outfits = (Outfit("blaster", 8, (0, 1, 2, 3), (0, 1)), Outfit("shield", 6, (4, 5, 6), (4, 5)))
    fields = {"hold": ("",) * 11, "outfits": outfits, "meter": 10, "energy": 3}
    return Ship("Easy Tiger", seat, 1, space, **{**fields, **more})


def lasting_sorrow(seat: int, space: Hex, **more: Any) -> Ship:
    """Tier 3, with nothing but its Hold."""
    return Ship("Lasting Sorrow", seat, 3, space, **{"hold": ("",) * 16, "meter": 16, "energy": 16, **more})


def npc(card: str, controller: int, space: Hex | None = None, **more: Any) -> Ship:
    return Ship(card.title(), controller, 0, space, npc=card, armed=0, **more)


CARDS = {
    "Puddle Jumper": "energy-scoop",
    "Gaiden": "evasive-thrusters",
    "Easy Tiger": "tac-x",
    "Lasting Sorrow": "particle-emitter",
}


def table(ships: tuple[Ship, ...], tiles: tuple[Tile, ...], *stack: Frame, target: int = 20, **more: Any) -> Xia:
    """Three captains, their cards and the piles, with these frames under way."""
    g = Xia(3, target, ships, tiles, **more)
    for zone, deck, bag in (
        (STACK, "sector", ("kemplar-ii", "loath", "lunari", "tigris-gate", "pelmont", "xia", "lost-sector")),
        (LAID, "sector", ()),
        (TOKENS, "token", ("credits", "fame", "nothing") * 3),
        ("stack:missions", "mission", ("039", "049", "071")),
        (MISSIONS_OUT, "mission", ()),
    ):
        g.zones.add(zone, deck, bag)
    for seat in range(3):
        g.zones.add(abilities(seat), "ability")
        g.zones.add(exhausted(seat), "ability")
        g.zones.add(mission(seat), "mission")
        g.zones.put(abilities(seat), CARDS[ships[seat].name], g.zones.everyone)
    g.stack = list(stack)
    return g


# --- scenes ----------------------------------------------------------------------------------------------------------
HORSE = (Tile("burning-horse", 0, 0),)


def attack() -> Xia:
    """The combat example of the book: a Nebula border lies between Puddle Jumper and Gaiden."""
    ships = (puddle_jumper(0, (2, -1)), gaiden(1, (1, -1)), easy_tiger(2, (2, -2)))
    return table(ships, HORSE, Turn(0))


def attack_by_tiger() -> Xia:
    """Easy Tiger beside Gaiden, with a few cubes about."""
    ships = (
        puddle_jumper(0, (-2, 0), hold=("", "", "", "", "", "", "spice", "holo", "", "")),
        gaiden(1, (0, 0), hold=("",) * 11 + ("spice", "terra"), energy=3),
        easy_tiger(2, (1, 0)),
    )
    return table(ships, HORSE, Turn(2))


def ram() -> Xia:
    """Both ships are nearly gone, and a Bounty lies on the target."""
    ships = (
        puddle_jumper(0, (0, 0), damaged=(2, 5, 6, 7, 8, 9), bounty=1000),
        gaiden(1, (1, 0), damaged=(4, 5, 6, 7, 8, 9, 10, 11, 12), bounty=3000),
        easy_tiger(2, (-2, 2)),
    )
    return table(ships, HORSE, Turn(0))


def near_victory() -> Xia:
    """One Fame is missing, for the attacker and for the attacked."""
    ships = (
        puddle_jumper(0, (0, 0)),
        gaiden(1, (1, 0), damaged=tuple(range(3, 13)), energy=2),
        easy_tiger(2, (0, 1), damaged=tuple(range(4, 11))),
    )
    return table(ships, HORSE, Turn(0), target=5, fame=(4, 4, 4))


def hunt() -> Xia:
    """An NPC on each side, wounded."""
    ships = (
        puddle_jumper(0, (0, 0)),
        gaiden(1, (0, 2)),
        easy_tiger(2, (-2, 2)),
        npc("enforcer", 1, (1, 0), wounds=8),
        npc("merchant", 2, (0, 1), wounds=10),
    )
    return table(ships, HORSE, Turn(0), credits=(0, 0, 0, 0, 3000))


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
    g = table(ships, tiles, Turn(0), Move(0, movement), payments=(0, WAITING, WAITING), unspawned=(3, 4, 5))
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


SCENES: dict[str, Callable[[], Xia]] = {
    "attack": attack,
    "attack-by-tiger": attack_by_tiger,
    "ram": ram,
    "near-victory": near_victory,
    "hunt": hunt,
    "blind-jump": blind_jump,
    "last-jump": last_jump,
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
