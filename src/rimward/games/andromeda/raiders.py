"""Raiders: where they enter, and whom they strike: andromeda.raider."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.moments import moment
from rimward.games.andromeda.special import specials, with_die
from rimward.games.andromeda.table.names import NEBULAE, SWARM, put
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Choose


def within_range(g: Andromeda, number: int, region: int) -> list[int]:
    """The regions from which raiders of a card reach this one: each raider by itself."""
    card = g.raiders[number]
    return [here for here in card.regions if here != region and g.distance(here, region, True) <= card.range]


class Strike(Frame):
    """andromeda.raider.strike-timing: the check after the active region was activated."""

    CHAPTER: ClassVar[str] = "andromeda.raider"
    STEPS: ClassVar[tuple[str, ...]] = ("strike", "choice", "swarm")

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def strike(self, g: Andromeda, _: None) -> Next:
        return moment(g, "strike", self.seat) if self.striking(g) else Done()

    def striking(self, g: Andromeda) -> list[int]:
        """The cards of which raiders could move in (andromeda.raider.strike-blocked, .strike-s-class-join)."""
        here = g.raider_in(self.region)
        if here is not None and g.raiders[here].letter != "S":
            return []
        cards = range(len(g.raiders)) if here is None else (here,)
        return [number for number in cards if within_range(g, number, self.region)]

    def choice(self, g: Andromeda, _: None) -> Next:
        striking = [] if g.quiet else self.striking(g)
        if not striking:
            return Done()
        return Choose(self.seat, "andromeda.raider.strike-choice", [("raider", number) for number in striking])

    def swarm(self, g: Andromeda, choice: tuple[str, int]) -> Next:
        """One raider moves in; of S-class raiders all that are within range."""
        card = g.raiders[choice[1]]
        coming = within_range(g, choice[1], self.region)
        regions = tuple([self.region if here in coming else here for here in card.regions])
        g.raiders = put(g.raiders, choice[1], card.standing(regions, card.damaged))
        g.say("andromeda.raider.strikes", raider=card.name, region=self.region, count=len(coming))
        return None


class PlaceRaider(Frame):
    """andromeda.raider.place-trigger: the raider of a class enters; if it is there already, two S-class raiders do."""

    CHAPTER: ClassVar[str] = "andromeda.raider"
    STEPS: ClassVar[tuple[str, ...]] = ("trigger", "place", "random", "again")

    def __init__(self, letter: str, left: int = 0, card: int = -1, special: bool = True) -> None:
        self.letter, self.left, self.card, self.special = letter, left, card, special

    def trigger(self, g: Andromeda, _: None) -> Next:
        number = card_of(g, self.letter)
        if number is None:
            return Done()
        self.card, self.left = number, 1
        if g.raiders[number].letter != "S" and g.raiders[number].regions:  # andromeda.raider.place-duplicate
            swarm = card_of(g, "S")
            if swarm is None:
                return Done()
            self.card, self.left = swarm, min(2, SWARM - len(g.raiders[swarm].regions))
        return None if self.left > 0 else Done()

    def place(self, g: Andromeda, _: None) -> Next:
        """Where its card says, unless another raider stands there; else in a random nebula, if any fits."""
        if not self.left:
            return Done()
        named = entrance(g, self.card)
        if named is not None and self.fits(g, named):
            self.enters(g, named)
            return Goto("place")
        self.special = True
        return None if any([self.fits(g, region) for region in (*nebulae(g), *specials(g))]) else Done()

    def random(self, g: Andromeda, _: None) -> Next:
        return Roll(-1, "andromeda.raider.place-random", (NEBULAE,), window="")

    def again(self, g: Andromeda, faces: tuple[int, ...]) -> Next:
        """andromeda.raider.place-blocked: another roll, until a nebula fits. Where there are special regions, the first
        roll is for them (andromeda.special.raiders)."""
        special = with_die(g, faces[0]) if self.special else None
        region = nebulae(g)[faces[0] - 1] if special is None else special
        if self.fits(g, region):
            self.enters(g, region)
            return Goto("place")
        self.special = False
        return Goto("random") if any([self.fits(g, nebula) for nebula in nebulae(g)]) else Done()

    def fits(self, g: Andromeda, region: int) -> bool:
        there = g.raider_in(region)
        return there is None or (there == self.card and g.raiders[there].letter == "S")

    def enters(self, g: Andromeda, region: int) -> None:
        card = g.raiders[self.card]
        g.raiders = put(g.raiders, self.card, card.standing((*card.regions, region), card.damaged))
        g.say("andromeda.raider.placed", raider=card.name, region=region)
        self.left -= 1


def card_of(g: Andromeda, letter: str) -> int | None:
    return next((number for number, raider in enumerate(g.raiders) if raider.letter == letter), None)


def nebulae(g: Andromeda) -> list[int]:
    return [number for number, region in enumerate(g.regions) if region.kind == "nebula"]


def entrance(g: Andromeda, number: int) -> int | None:
    """The region that a card names; None for a random nebula, and where what it names is not there."""
    start = g.raiders[number].start
    if start == "last-planet":
        return g.last_planet if g.last_planet >= 0 else None
    return next((n for n, region in enumerate(g.regions) if region.name == start), None)
