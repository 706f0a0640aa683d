"""A campaign: missions of one storyline, shore leave after each, and its epic ending: aurora.campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rimward.games.aurora import setup
from rimward.games.aurora.rounds import Mission
from rimward.games.aurora.setup import Setup
from rimward.games.aurora.shore import home
from rimward.games.aurora.shore.leave import ShoreLeave
from rimward.games.aurora.shore.tactical import tactical_zones
from rimward.games.aurora.table.board import LARGER, NINE
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.names import NOWHERE, SOURCES
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Frame, Goto, Next, Over
from rimward.kernel.game import Setting, Wishes
from rimward.kernel.result import Result

STORYLINES: Final = ("civil-war", "fever-market", "rust-tide")  # aurora.campaign.three
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("campaign", 0, (0, 3, 4, 5)),
    Setting("storyline", STORYLINES[0], STORYLINES),
    Setting("royalty", False, (False, True)),
    Setting("tactical", False, (False, True)),
)


def new_table(content: Content, seats: int, options: Mapping[str, Any], wishes: Wishes) -> Aurora:
    """A table for one mission, or for a campaign of so many."""
    g = setup.new_table(content, seats, options, wishes)
    g.content = content
    if options["tactical"] and content.tactical:  # aurora.tactical.not-core
        tactical_zones(g)
    length = 0 if options["first_game"] else int(options["campaign"])
    if not length:
        return g
    g.campaign, g.storyline, g.royalty = length, str(options["storyline"]), bool(options["royalty"])
    home.lay_missions(g)
    home.open_markets(g)
    begun = (length, str(options["mission"]), str(options["crew"]), str(options["caps"]), g.deck)
    agreed = [bool(options[name]) for name in ("location_text", "larger_board", "guards")]
    g.stack = [Campaign(*begun, *agreed)]
    return g


class Campaign(Frame):
    """`chosen` is the mission that is played, or `draw`; `drafted` how crews come together, which are `kept` after the
    first. Boards may be `larger`, `reads` says that texts of locations count, and rooms may be `guarded`."""

    CHAPTER: ClassVar[str] = "aurora.campaign"
    STEPS: ClassVar[tuple[str, ...]] = ("mission", "missions", "complete", "followed")
    OWNER: ClassVar[str] = "length"

    def __init__(
        self,
        length: int,
        chosen: str,
        drafted: str,
        caps: str,
        deck: int,
        reads: bool = False,
        larger: bool = False,
        guarded: bool = True,
    ) -> None:
        self.length, self.chosen, self.drafted, self.caps = length, chosen, drafted, caps
        self.deck, self.reads, self.larger, self.guarded = deck, reads, larger, guarded

    def mission(self, g: Aurora, _: Any) -> Next:
        return Setup(self.chosen, self.drafted, self.caps, self.reads, self.guarded)

    def missions(self, g: Aurora, _: Any) -> Next:
        return Mission()

    def complete(self, g: Aurora, _: Any) -> Next:
        """aurora.campaign.epic-trigger; a mission that ends sends us here."""
        if g.mission in g.content.endings:
            return Over(outcome(g))
        lost = g.mission != home.RESCUE and any([card.captor != NOWHERE for card in g.ships])
        g.played = (*g.played, g.mission)
        home.come_home(g)
        self.chosen = home.RESCUE if lost else ending(g) if credited(g) >= self.length else setup.MISSIONS[0]
        return ShoreLeave()

    def followed(self, g: Aurora, _: Any) -> Next:
        """aurora.shore.new-mission"""
        for ship in range(len(g.ships)):
            g.put_ship(ship, dock=NOWHERE, done=())
        home.lay_again(g, LARGER if self.larger else NINE)
        self.drafted, g.deck = setup.KEPT, self.deck
        return Goto("mission")


def credited(g: Aurora) -> int:
    """aurora.setup.campaign-credit: how many of those played bear the title."""
    return sum([g.storyline in g.content.missions[name].titles for name in g.played])


def ending(g: Aurora) -> str:
    return g.content.campaigns[g.storyline].ending


def outcome(g: Aurora) -> Result:
    """aurora.campaign.winner: whoever wins the epic ending; digits of all missions are the score."""
    home.collect(g)
    last = g.parts[-1]
    scores = tuple([max(0, sum(earned)) for earned in g.earned])
    sheet = [(f"aurora.source.{source}", tuple([own[at] for own in g.earned])) for at, source in enumerate(SOURCES)]
    g.say("aurora.campaign.winner", storyline=g.storyline, winners=last.winners)
    return Result(last.winners, scores, "aurora.campaign.winner", g.sides(), tuple(sheet))
