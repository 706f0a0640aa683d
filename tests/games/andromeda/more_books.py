"""The books of tables with special regions, destinies or teams."""

from __future__ import annotations

from typing import Any

from rimward.games.andromeda.table.names import CLAIMED
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.event import Event
from tests.games.andromeda.books import Books, Told, face

TRANSFERRED = "andromeda.team.given"  # and what begins so


class AllBooks(Books):
    """What options add to the accounts of a match."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.destinies: dict[int, str] = {}
        self.scored_already: set[tuple[str, int]] = set()
        self.transfers = 0  # of this turn
        self.acquired = 0  # modules that the active player's side gained in this turn
        self.resolving = False  # an event, in which each player may gain one of its own
        self.rewarded = -1  # whose reward for raiders comes now: of a team that wins, each has one

    def enter(self, event: Event, g: Andromeda) -> None:
        if event.code.startswith(TRANSFERRED):
            self.handed_over(event.params, g)
        elif event.code == "andromeda.turn.begins":
            self.transfers = self.acquired = 0
            self.rewarded = -1
        super().enter(event, g)

    # --- special regions ---------------------------------------------------------------------------------------------
    def on_activate__vortex(self, told: Told, g: Andromeda) -> None:
        """A vortex can be launched to, and a quasar cannot: andromeda.quasar.no-launch."""
        assert g.regions[told["region"]].kind == "vortex"
        self.on_activate__planet(told, g)

    def on_vortex__income(self, told: Told, g: Andromeda) -> None:
        """andromeda.vortex.start-of-turn: for ships that stand there, before anything else in the turn."""
        assert told["seat"] == self.active
        assert self.region == -1
        assert told["region"] in self.mat(told).places, "andromeda.vortex.start-of-turn"

    def on_special__scoring(self, told: Told, g: Andromeda) -> None:
        """andromeda.special.scoring: each development beside each of them."""
        tiles = {
            number: g.content.specials[r.name].vp for number, r in enumerate(g.regions) if r.name in g.content.specials
        }
        own = [region for seat, _, region in self.built if seat == told["seat"]]
        points = sum(vp * sum(site in g.regions[tile].neighbours for site in own) for tile, vp in tiles.items())
        assert told["points"] == points, "andromeda.special.scoring"
        self.once("special", told)

    # --- destinies ---------------------------------------------------------------------------------------------------
    def on_destiny__revealed(self, told: Told, g: Andromeda) -> None:
        assert told["seat"] not in self.destinies
        self.destinies[told["seat"]] = face(told["card"])

    def on_destiny__scoring(self, told: Told, g: Andromeda) -> None:
        """andromeda.destiny.goal: highest, or tied for it."""
        goals = g.content.destinies[self.destinies[told["seat"]]].goals
        highest = {track: max(mat.steps[track] for mat in self.mats) for track in goals}
        points = sum(vp for track, vp in goals.items() if self.mat(told).steps[track] == highest[track])
        assert told["points"] == points, "andromeda.destiny.goal"
        self.once("destiny", told)

    def once(self, source: str, told: Told) -> None:
        assert (source, told["seat"]) not in self.scored_already
        self.scored_already.add((source, told["seat"]))
        self.on_points(told)

    # --- teams -------------------------------------------------------------------------------------------------------
    def handed_over(self, told: Told, g: Andromeda) -> None:
        """andromeda.team.transfer: between teammates, once in a turn of one of them."""
        assert g.mate(told["seat"]) == told["to"], "andromeda.team.transfer"
        assert self.active in (told["seat"], told["to"]), "andromeda.team.transfer"
        self.transfers += 1
        assert self.transfers == 1, "andromeda.team.transfer"

    def on_team__given(self, told: Told, g: Andromeda) -> None:
        self.pays(told["seat"], told["what"], 1)  # that the other gains it, is told like any gain

    def on_team__given_moon(self, told: Told, g: Andromeda) -> None:
        self.unclaimed(told)
        taker = self.mats[told["to"]]
        taker.claimed[told["moon"]] += 1
        assert taker.claimed.total() <= CLAIMED, "andromeda.moon.limit"

    def on_team__given_card(self, told: Told, g: Andromeda) -> None:
        self.out_of_hand(told["seat"], face(told["card"]))
        self.mats[told["to"]].hand[face(told["card"])] += 1

    def on_team__given_token(self, told: Told, g: Andromeda) -> None:
        giver, taker = self.mat(told), self.mats[told["to"]]
        giver.tokens, taker.tokens = giver.tokens - 1, taker.tokens + 1
        assert giver.tokens >= 0

    def on_team__given_prize(self, told: Told, g: Andromeda) -> None:
        giver, taker = self.mat(told), self.mats[told["to"]]
        giver.cards[told["token"]] -= 1
        taker.cards[told["token"]] += 1
        assert giver.cards[told["token"]] >= 0

    def on_module__gained(self, told: Told, g: Andromeda) -> None:
        """andromeda.team.transfer-module: at most the first module of a turn goes to the teammate."""
        own = self.resolving or self.rewarded == told["seat"]
        if self.active >= 0 and g.mate(self.active) == told["seat"] and not own:
            assert not self.acquired, "andromeda.team.transfer-module"
        self.acquired += 1
        super().on_module__gained(told, g)

    def on_raider__defeated(self, told: Told, g: Andromeda) -> None:
        self.rewarded = told["seat"]

    def on_event__card(self, told: Told, g: Andromeda) -> None:
        super().on_event__card(told, g)
        self.resolving = True

    def on_event__reset(self, told: Told, g: Andromeda) -> None:
        super().on_event__reset(told, g)
        self.resolving = False

    def on_battle__begins(self, told: Told, g: Andromeda) -> None:
        super().on_battle__begins(told, g)
        sides: list[Any] = told["sides"]
        assert any(g.opposes(sides[0], other) for other in sides[1:]), "andromeda.team.no-battle-alone"
