"""Scenes of Destiny Aurora at the end of a mission of a campaign: time is up as they begin, and shore leave follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rimward.games.aurora import GAME
from rimward.games.aurora.rounds import Mission
from rimward.games.aurora.shore import home
from rimward.games.aurora.shore.campaign import Campaign
from rimward.games.aurora.table.names import GEAR, SOURCES, UPGRADES
from rimward.games.aurora.table.pieces import Figure
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.match import Match
from tests.games.aurora.orbit import box
from tests.games.aurora.world import Play, world

PRINCESS, LEDGER, RESCUE = "abduct-the-princess", "silent-ledger", "ship-rescue"
OTHERS = ("the-convict", "the-informer", "three-saints", "loose-rounds")  # missions of the same storyline
DECK = 6


class Mixed(Scripted):
    """Results that a test names, and any others after them. Cards that do not lie in a pile are kept for the next."""

    def __init__(self, d6: Sequence[int], draw: Sequence[str], seed: int | str) -> None:
        super().__init__(d6=list(d6), draw=list(draw))
        self.rest = Seeded(seed)

    def die(self, n: int, sides: int) -> int:
        if n not in self.given and not self.dice["d6"]:
            self.given[n] = self.rest.die(n, sides)
        return super().die(n, sides)

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        if n not in self.given and not (self.cards and self.cards[0] in bag):
            self.given[n] = self.rest.draw(n, bag)
        return super().draw(n, bag)


def over(
    figures: Sequence[Figure] = (),
    *,
    digits: Sequence[int] = (0, 0),
    played: Sequence[str] = (),
    pay: Mapping[int, Mapping[str, int]] | None = None,
    length: int = 3,
    storyline: str = "civil-war",
    royalty: bool = False,
    gear: Sequence[str] = (),
    upgrades: Sequence[str] = (),
    **fields: Any,
) -> Aurora:
    """The mission is over when the match begins. `pay` is what a seat has earned in it, by source; `gear` and
    `upgrades` are cards of the markets that somebody has already."""
    box()
    fields.setdefault("mission", PRINCESS)
    g = world(figures=figures, left=0, quicker=True, **fields)
    g.campaign, g.storyline, g.royalty = length, storyline, royalty
    g.digits, g.played = tuple(digits), tuple(played)
    for seat, earned in (pay or {}).items():
        for source, amount in earned.items():
            g.earn(seat, source, amount)
    assert len(g.earned[0]) == len(SOURCES)
    home.open_markets(g)
    for market, names in ((GEAR, gear), (UPGRADES, upgrades)):
        for name in names:
            g.zones.take(market, name, home.out(market), g.zones.everyone)
    campaign = Campaign(length, "draw", "dealt", "random", DECK)
    campaign.at = Campaign.STEPS.index("missions")
    g.stack = [campaign, Mission()]
    return g


class Leave(Play):
    """Shore leave, told what to do in few words. Dice and cards fall as written, and after that anyhow."""

    def __init__(self, scene: Aurora, *d6: int, draw: Sequence[str] = (), seed: int | str = 1) -> None:
        self.chance = Mixed(d6, draw, seed)
        self.match = Match.scenario(GAME, scene, chance=self.chance)

    def until(self, code: str, seat: int | None = None) -> Leave:
        """Everybody passes until this is asked, of that seat."""
        for _ in range(60):
            if self.match.asked and self.code == code and seat in (None, self.asked.seat):
                return self
            self.skip()
        raise AssertionError(f"nobody is asked {code}")

    def skip(self) -> Leave:
        """The least that can be answered."""
        idle = [key for key in ("done", "pass", "end", "stop") if key in self.keys]
        self.say(idle[0] if idle else self.keys[0])
        return self

    def next_mission(self) -> Leave:
        """Past the end of shore leave, to where ships are placed."""
        return self.until("setup.quick-docks")

    def stops(self) -> list[tuple[str, int]]:
        """What was asked ashore, and of whom, until the next mission; everybody passes."""
        found: list[tuple[str, int]] = []
        while self.match.asked and self.code.startswith("shore."):
            found.append((self.code, self.asked.seat))
            self.skip()
        return found

    def barred(self, key: str) -> str:
        """Why an option is none now."""
        found = [bar.code for value, bar in self.match.why_not(self.asked.seat) if value == key]
        return found[0].removeprefix("aurora.bar.") if found else ""
