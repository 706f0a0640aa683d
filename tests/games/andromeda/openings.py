"""Matches of Andromeda's Edge from their very beginning, and what several files of tests have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import PASS
from tests.games.andromeda.world import CONTENT, YELLOW, Play


class Rigged(Seeded):
    """Dice that are named in advance, in the order in which they fall; draws and later dice are left to chance."""

    def __init__(self, d6: Sequence[int] = (), seed: int = 7) -> None:
        super().__init__(seed)
        self.faces = list(d6)
        self.given: dict[int, int] = {}

    def die(self, n: int, sides: int) -> int:
        if n not in self.given:
            self.given[n] = self.faces.pop(0) if self.faces else super().die(n, sides)
        return self.given[n]


class Lucky(Play):
    """A scene in which it does not matter what is drawn, nor what falls after the dice that are named."""

    def __init__(self, scene: Andromeda, d6: Sequence[int] = (), seed: int = 7) -> None:
        self.match = Match.scenario(GAME, scene, chance=Rigged(d6, seed))

    def launch(self, kind: str, space: str) -> Play:
        """Launches when nobody wants to play a card before."""
        at_turn(self)
        return super().launch(kind, space)


class Opening:
    """A match from its setup on. The dice fall in the order of the book: two for the S-class raiders, one for the
    leaders of each seat, then six of each seat for the first turn, in the order of the seats."""

    def __init__(self, seats: int = 3, dice: Sequence[int] = (), seed: int = 7, **options: Any) -> None:
        self.seats = seats
        self.chance = Rigged(dice, seed)
        self.match = Match.new(GAME, seats, options, chance=self.chance)

    def chosen(self, card: int = 0) -> Opening:
        """Everybody keeps this one of the factions that were dealt to them."""
        for question in self.match.asked:
            self.match.answer(question.id, question.seat, f"faction:{card}")
        return self

    @property
    def table(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.match.view(self.seats)["table"]
        return shown

    def at(self, field: str, space: str) -> Any:
        """What a field of the table says of a space."""
        return self.table[field][CONTENT.spaces.index(space)]

    def faces(self, name: str, seat: int | None = None) -> list[str | None]:
        """What lies there, as a seat or (by default) a spectator knows it."""
        view = self.match.view(self.seats if seat is None else seat)
        return [face for face, _ in view["zones"][name]["items"]]

    def size(self, name: str) -> int:
        zone = self.match.view(self.seats)["zones"][name]
        return int(zone["bag"]) + len(zone["items"])

    @property
    def first(self) -> int:
        """Whose turn is the first."""
        return next(int(frame["seat"]) for frame in self.match.view(self.seats)["stack"] if frame["is"] == "Turn")


# --- what lies on the table ------------------------------------------------------------------------------------------
SPACES = tuple(
    f"{row}{number}" for row, last in zip("ABCDE", (5, 4, 5, 4, 5), strict=True) for number in range(1, last + 1)
)
TURN = "andromeda.turn.launch-or-return"
NEBULAE = tuple(f"N{number}" for number in range(1, 7))


def planets(*spaces: str, **bases: str) -> dict[str, str]:
    """Planets that print one stored resource without a choice, on these spaces; `A1="trade-hub"` for anything else."""
    plain = [
        name for name, planet in CONTENT.planets.items() if not planet.other and "tactics" not in dict(planet.under)
    ]
    assert len(spaces) <= len(plain)
    return {**dict(zip(spaces, plain, strict=False)), **bases}


def raider(letter: str) -> str:
    """A raider of a class, with as few peculiarities as there are."""
    of_class: list[str] = [name for name, kind in CONTENT.raiders.items() if kind.letter == letter]
    return min(of_class, key=lambda name: len(CONTENT.raiders[name].quirks))


def off_map() -> list[tuple[str, tuple[str, ...]]]:
    """The five raiders of a game, none of them on the map yet."""
    return [(raider(letter), ()) for letter in "SABCD"]


def event(letter: str) -> str:
    """A friendly event that brings in the raider of a class."""
    wanted = ("dawn", letter)
    name: str = next(name for name, kind in CONTENT.events.items() if (kind.deck, kind.raider) == wanted)
    return name


def cards(count: int, type: str = "battle") -> tuple[str, ...]:
    """So many different tactics cards of a type; those of the type "battle" do nothing outside of battles."""
    return tuple(name for name, kind in CONTENT.tactics.items() if kind.type == type)[:count]


def faces(color: str) -> list[str]:
    """The moons of a colour that give only stored resources, without a choice."""
    odd = {"vp", "repair", "tactics"}
    return [
        name
        for name, face in CONTENT.moons.items()
        if face.color == color and not face.other and not odd & dict(face.gives).keys()
    ]


def worth(moon: str) -> int:
    """How many stored resources a moon gives."""
    return sum(dict(CONTENT.moons[moon].gives).values())


def with_vp() -> tuple[str, int]:
    """A moon that shows VP, and nothing that asks or draws; and how many."""
    for name, face in CONTENT.moons.items():
        gives = dict(face.gives)
        if "vp" in gives and not face.other and not {"repair", "tactics"} & gives.keys():
            return name, gives["vp"]
    raise AssertionError("no moon shows VP")


# --- what is asked ---------------------------------------------------------------------------------------------------
def launches(play: Play, kind: str) -> set[str]:
    """The spaces to which a ship of a type can be launched now."""
    at_turn(play)
    found = [key.partition(",")[2] for key in play.asked.keys if key.startswith(f"launch:{kind},")]
    return {CONTENT.spaces[int(number)] for number in found}


def at_turn(play: Play) -> Play:
    """Whoever may play a card passes; the next that is asked is what the turn shall be."""
    while play.asked.code != TURN:
        assert play.asked.passes == PASS, f"{play.asked.code} was asked"
        play.say(PASS)
    return play


def until(play: Play, *codes: str) -> Play:
    """Everybody does as little as can be until one of these is asked, which has to be in this turn."""
    while play.asked.code not in codes:
        assert play.asked.code != TURN, f"none of {codes} was asked"
        play.say(play.asked.passes or play.asked.keys[0])
    return play


def turn_ends(play: Play, seat: int = YELLOW) -> Play:
    """Everybody does as little as can be until the turn of this seat is over, or the game."""
    while play.over is None and play.turn_of == seat:
        play.say(play.asked.passes or play.asked.keys[0])
    return play


def order(play: Play, *codes: str) -> list[str]:
    """Those of these events that have been told, in their order."""
    return [code for code in play.codes() if code in codes]
