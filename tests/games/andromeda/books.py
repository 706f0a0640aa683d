"""Andromeda's Edge audited: what everybody is told, entered in books, must come to what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.names import (
    BARGE,
    BAY,
    CLAIMED,
    CORES,
    DECKS,
    DEVELOPMENTS,
    KINDS,
    MODULE,
    MOST_DICE,
    MOST_TARGETING,
    SCRAPYARD,
    SETTLED,
    SHIPS,
    STORED,
    SUPPLY,
    TRACKS,
    developed,
    hand,
    market,
    sustain,
    tokens,
)
from rimward.games.andromeda.table.pieces import BAYS
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.event import Event, Seen
from tests.games.andromeda.legal import is_legal

CONTENT = GAME.content
RAIDERS = -1
Told = dict[str, Any]


def face(told: Any) -> str:
    """A card that is told, as it lies; auditors may look at hidden ones."""
    return told.face if isinstance(told, Seen) else str(told)


class Mat:
    """What one player has."""

    def __init__(self) -> None:
        self.vp = 0
        self.stock: Counter[str] = Counter()
        self.hand: Counter[str] = Counter()
        self.sustain: Counter[str] = Counter()
        self.steps = dict.fromkeys(TRACKS, 0)
        self.claimed: Counter[str] = Counter()
        self.slots: dict[str, str] = {}  # moons, by the slot as events name it; of the industry row nothing is here
        self.between: Counter[str] = Counter()  # moons in the industry row, whose modules may be arranged
        self.gone: list[str] = []  # moons that were in slots: the next word is that they are discarded
        self.modules = [(name, deck) for name, deck in CORES.items()]  # in the order in which they came
        self.scored: set[str] = set()  # slots whose VP have been scored
        self.damage: Counter[str] = Counter()
        self.bays = dict.fromkeys(KINDS, "")  # the tiles in use
        self.tiles = len(KINDS)
        self.shields: Counter[str] = Counter()  # damage markers on them
        self.places = [BAY] * 3 + [SUPPLY] * (len(SHIPS) - 3)
        self.station = 0
        self.tokens = 0
        self.tokens_used = 0
        self.cards: Counter[str] = Counter()  # development cards and supremacy tokens that lie face up
        self.used: Counter[str] = Counter()

    def place_of(self, kind: str, place: int) -> int:
        """The first ship of a type there: ships of a type are alike."""
        return next(n for n, here in enumerate(self.places) if here == place and SHIPS[n] == kind)

    def abilities(self, kind: str) -> tuple[str, ...]:
        tile = self.bays[kind]
        return CONTENT.upgrades[tile].abilities if tile else BAYS[KINDS.index(kind)].abilities

    def damaged(self) -> int:
        """Of a module that is there twice, none has more than one marker."""
        copies = Counter(name for name, _ in self.modules)
        return sum(min(markers, copies[name]) for name, markers in self.damage.items())


class Books:
    """The accounts of a match. Kept by events and by nothing else."""

    def __init__(self, seats: int) -> None:
        self.mats = [Mat() for _ in range(seats)]
        self.leaders: dict[int, list[int]] = {}
        self.moons: dict[int, int] = {}
        self.tops: dict[int, str] = {}
        self.taken: Counter[str] = Counter()  # moons that have left the map for good, by colour
        self.bonus: dict[int, Counter[str]] = {}
        self.built: list[tuple[int, str, int]] = []
        self.raiders: dict[str, list[int]] = {}
        self.wounds: Counter[str] = Counter()
        self.prizes: tuple[str, ...] = ("",) * 3
        self.market: Counter[tuple[str, str]] = Counter()
        self.marker, self.due, self.ended = 0, False, False
        self.last_planet = -1
        self.active = -1  # the player, and the region that was activated last
        self.region = -1
        self.home = False  # after the ships of a Return to Station, until the next turn
        self.battle = -1
        self.left = -1  # turns that are still to come, when the end was announced
        self.card = ""  # the event that is resolved
        own = {word.removeprefix("on_") for word in dir(self) if word.startswith("on_")}
        self.enters: dict[str, Callable[[Told, Andromeda], None]] = {
            f"andromeda.{word.replace('__', '.').replace('_', '-')}": getattr(self, f"on_{word}") for word in own
        }

    def enter(self, event: Event, g: Andromeda) -> None:
        entry = self.enters.get(event.code)
        if event.code == "kernel.rolled":
            assert all(1 <= shown <= 6 for shown in event.params["faces"]), event.params
        elif event.code.startswith("andromeda.scoring."):
            self.on_points(event.params)
        elif entry is not None:
            entry(event.params, g)

    def mat(self, told: Told) -> Mat:
        return self.mats[told["seat"]]

    # --- the audit ---------------------------------------------------------------------------------------------------
    def agree(self, g: Andromeda, where: str) -> None:
        for seat, mat in enumerate(self.mats):
            for what, told, lies in compared(g, seat, mat):
                assert told == lies, f"{where}: seat {seat} has {what} {lies}, and told was {told}"
        for what, told, lies in self.shared(g):
            assert told == lies, f"{where}: {what} {lies}, and told was {told}"
        is_legal(g, where)

    def shared(self, g: Andromeda) -> list[tuple[str, Any, Any]]:
        """What is nobody's own: as it was told, and as it lies."""
        offered = counts([(deck, name) for deck in DECKS for name in g.zones[market(deck)].faces])
        raiders = {card.name: sorted(card.regions) for card in g.raiders}
        return [
            ("leaders", nonzero(self.leaders), nonzero(dict(enumerate(map(list, g.leaders))))),
            ("moons", nonzero(self.moons), nonzero(dict(enumerate(g.moons_left)))),
            ("tops", nonzero(self.tops), nonzero(dict(enumerate(g.tops)))),
            ("bonus", nonzero(self.bonus), nonzero({n: dict(lying) for n, lying in enumerate(g.bonus)})),
            ("developments", self.built, [(built.owner, built.kind, built.region) for built in g.developments]),
            ("raiders", {name: sorted(regions) for name, regions in self.raiders.items()}, raiders),
            ("damage of raiders", kept(self.wounds), {card.name: card.damaged for card in g.raiders if card.damaged}),
            ("prizes", self.prizes, g.prizes),
            ("market", kept(self.market), offered),
            ("marker", (self.marker, self.due, self.ended), (g.marker, g.due, g.ended)),
            ("last planet", self.last_planet, g.last_planet),
        ]

    # --- turns -------------------------------------------------------------------------------------------------------
    def on_player__starts(self, told: Told, g: Andromeda) -> None:
        """andromeda.player.starting-vp, and andromeda.player.leaders-bases"""
        for place, seat in enumerate(g.order(told["seat"])):
            self.mats[seat].vp = 1 + place
        self.active = (told["seat"] - 1) % g.seats

    def on_turn__begins(self, told: Told, g: Andromeda) -> None:
        before = self.mats[self.active]
        assert told["seat"] == (self.active + 1) % g.seats, "andromeda.general.turn-rotation"
        limits = g.content.numbers.storage
        assert all(before.stock[what] <= limits[what] for what in STORED), "andromeda.resource.storage-limit"
        limit = g.content.tracks["civilization"].hand_limit(before.steps["civilization"])
        assert before.hand.total() <= limit, "andromeda.tactics.hand-limit"
        assert all(mat.claimed.total() <= CLAIMED for mat in self.mats), "andromeda.moon.limit"
        assert self.left != 0, "andromeda.end.final-turns"
        assert not self.due, "andromeda.event.resolve-timing"
        self.left -= self.left > 0
        self.active, self.region, self.home = told["seat"], -1, False

    def on_end__triggered(self, told: Told, g: Andromeda) -> None:
        assert told["terminus"] == g.terminus <= told["vp"], "andromeda.end.trigger"
        self.ended = True
        if not self.due:
            self.marker = -1

    def on_end__final_turns(self, told: Told, g: Andromeda) -> None:
        assert self.ended
        assert told["turns"] == g.seats, "andromeda.end.final-turns"
        self.left = told["turns"]

    def on_points(self, told: Told) -> None:
        """andromeda.scoring: each source of each player."""
        assert self.left == 0, "andromeda.end.final-turns"
        mat = self.mat(told)
        mat.vp = max(0, mat.vp + told["points"])

    # --- resources, VP and cards -------------------------------------------------------------------------------------
    def on_resource__gained(self, told: Told, g: Andromeda) -> None:
        for what, amount in told["contents"]:
            assert amount > 0
            if what == "vp":
                self.mat(told).vp += amount
            else:
                assert what in STORED
                self.mat(told).stock[what] += amount

    def on_resource__paid(self, told: Told, g: Andromeda) -> None:
        for what, amount in told["contents"]:
            self.pays(told["seat"], what, amount)

    def on_resource__lost(self, told: Told, g: Andromeda) -> None:
        self.on_resource__paid(told, g)

    def on_resource__discarded(self, told: Told, g: Andromeda) -> None:
        self.on_resource__paid(told, g)
        over = {what for what, _ in told["contents"]}
        assert all(self.mat(told).stock[what] == g.content.numbers.storage[what] for what in over)

    def pays(self, seat: int, what: str, amount: int) -> None:
        self.mats[seat].stock[what] -= amount
        assert self.mats[seat].stock[what] >= 0, "andromeda.resource.costs"

    def on_general__scored(self, told: Told, g: Andromeda) -> None:
        self.mat(told).vp += told["points"]

    def on_repair__nothing(self, told: Told, g: Andromeda) -> None:
        mat = self.mat(told)
        assert not +mat.damage
        assert not +mat.shields
        assert SCRAPYARD not in mat.places
        mat.vp += 1

    def on_tactics__drawn(self, told: Told, g: Andromeda) -> None:
        self.mat(told).hand[face(told["card"])] += 1

    def on_tactics__played(self, told: Told, g: Andromeda) -> None:
        card = face(told["card"])
        self.out_of_hand(told["seat"], card)
        if g.content.tactics[card].type == "sustain":
            self.mat(told).sustain[card] += 1

    def on_tactics__spent(self, told: Told, g: Andromeda) -> None:
        self.out_of_hand(told["seat"], face(told["card"]))

    def on_tactics__discarded(self, told: Told, g: Andromeda) -> None:
        """After a Return to Station the sustain cards go first."""
        card, mat = face(told["card"]), self.mat(told)
        if self.home and mat.sustain[card]:
            mat.sustain[card] -= 1
        else:
            self.out_of_hand(told["seat"], card)

    def out_of_hand(self, seat: int, card: str) -> None:
        self.mats[seat].hand[card] -= 1
        assert self.mats[seat].hand[card] >= 0

    def on_tactics__used(self, told: Told, g: Andromeda) -> None:
        """A token, a development card, an ability; a sustain card stays."""
        mat, card = self.mat(told), told["card"]
        if card in g.content.tokens and g.content.tokens[card].kind == "discovery":
            mat.tokens, mat.tokens_used = mat.tokens - 1, mat.tokens_used + 1
        elif card in g.content.tokens:
            mat.cards[card], mat.tokens_used = mat.cards[card] - 1, mat.tokens_used + 1
        elif card in DEVELOPMENTS:
            mat.cards[card], mat.used[card] = mat.cards[card] - 1, mat.used[card] + 1
        else:
            assert card in g.content.abilities or mat.sustain[card]
        assert mat.tokens >= 0
        assert min(mat.cards.values(), default=0) >= 0

    def on_free__readied(self, told: Told, g: Andromeda) -> None:
        mat, card = self.mat(told), told["card"]
        mat.cards[card], mat.used[card] = mat.cards[card] + 1, mat.used[card] - 1
        assert mat.used[card] >= 0

    # --- players and tracks ------------------------------------------------------------------------------------------
    def on_player__faction(self, told: Told, g: Andromeda) -> None:
        mat, faction = self.mat(told), g.content.factions[told["faction"]]
        mat.tiles += 1
        for track in faction.tracks:
            mat.steps[track] += 1

    def on_player__leaders(self, told: Told, g: Andromeda) -> None:
        """andromeda.player.leaders-bases, .leaders-station, .leaders-nebula"""
        self.leaders.setdefault(told["region"], [0] * g.seats)[told["seat"]] += 2
        self.mat(told).station = 1
        for number, region in enumerate(g.regions):
            if region.kind == "base":
                self.leaders[number] = [1] * g.seats

    def on_track__advanced(self, told: Told, g: Andromeda) -> None:
        mat, track = self.mat(told), told["track"]
        mat.steps[track] += 1
        assert mat.steps[track] == told["space"] <= g.content.tracks[track].top(), "andromeda.track.step-by-step"

    def on_track__top(self, told: Told, g: Andromeda) -> None:
        track = told["track"]
        assert self.mat(told).steps[track] == g.content.tracks[track].top(), "andromeda.track.top"

    def on_track__discovery(self, told: Told, g: Andromeda) -> None:
        self.mat(told).tokens += 1

    def on_setup__prizes(self, told: Told, g: Andromeda) -> None:
        self.prizes = told["tokens"]

    def on_track__prize(self, told: Told, g: Andromeda) -> None:
        self.mat(told).cards[told["token"]] += 1
        self.prizes = self.without_prize(told, told["token"])

    def on_track__later(self, told: Told, g: Andromeda) -> None:
        """andromeda.track.supremacy-token: 2 VP for everybody who comes later."""
        self.without_prize(told, "")
        self.mat(told).vp += 2

    def without_prize(self, told: Told, token: str) -> tuple[str, ...]:
        at = CONTENT.tracks["supremacy"].prize.index(self.mat(told).steps["supremacy"])
        assert self.prizes[at] == token, "andromeda.track.supremacy-token"
        return (*self.prizes[:at], "", *self.prizes[at + 1 :])

    # --- the map -----------------------------------------------------------------------------------------------------
    def on_moon__shown(self, told: Told, g: Andromeda) -> None:
        region = told["region"]
        color = color_of(g, region)
        assert g.content.moons[told["moon"]].color == color, "andromeda.setup.planet-moons"
        if region not in self.moons:
            self.moons[region] = 1 if color == "nebula" else 3
        self.tops[region] = told["moon"]

    def on_activate__planet(self, told: Told, g: Andromeda) -> None:
        assert told["seat"] == self.active
        self.region = told["region"]

    on_activate__base = on_activate__nebula = on_activate__planet

    def on_event__planet(self, told: Told, g: Andromeda) -> None:
        """andromeda.event.reveal-planet; its moons may be fewer when those of its colour run out."""
        region = told["region"]
        assert all(before.kind != "empty" for before in g.regions[:region]), "andromeda.event.reveal-planet"
        color = g.content.planets[told["planet"]].type
        lying = sum(left for there, left in self.moons.items() if color_of(g, there) == color)
        all_of_them = sum(moon.count for moon in g.content.moons.values() if moon.color == color)
        self.moons[region] = max(0, min(3, all_of_them - lying - self.taken[color]))
        self.last_planet = region

    def on_free__recruited(self, told: Told, g: Andromeda) -> None:
        waiting = self.leaders[told["region"]]
        waiting[told["seat"]] -= told["leaders"]
        assert waiting[told["seat"]] >= 0, "andromeda.free.recruit-leaders"
        self.mat(told).station += told["leaders"]

    def on_free__bonus(self, told: Told, g: Andromeda) -> None:
        self.bonus.setdefault(told["region"], Counter())[told["resource"]] += 1

    def on_free__bonus_taken(self, told: Told, g: Andromeda) -> None:
        lying = self.bonus[told["region"]]
        lying[told["resource"]] -= 1
        assert lying[told["resource"]] >= 0, "andromeda.free.bonus-resources"

    # --- moons -------------------------------------------------------------------------------------------------------
    def on_moon__gained(self, told: Told, g: Andromeda) -> None:
        """andromeda.activate.planet-moon: the top of the region that is active; another one shows already."""
        self.moons[self.region] -= 1
        assert self.moons[self.region] >= 0, "andromeda.activate.planet-empty"
        if not self.moons[self.region]:
            assert self.tops.pop(self.region) == told["moon"]
        self.taken[g.content.moons[told["moon"]].color] += 1
        self.mat(told).claimed[told["moon"]] += 1

    def on_moon__abandoned(self, told: Told, g: Andromeda) -> None:
        self.unclaimed(told)

    def unclaimed(self, told: Told) -> None:
        self.mat(told).claimed[told["moon"]] -= 1
        assert self.mat(told).claimed[told["moon"]] >= 0

    def on_moon__slotted(self, told: Told, g: Andromeda) -> None:
        self.unclaimed(told)
        mat, where, moon = self.mat(told), told["where"], told["moon"]
        name, deck = mat.modules[int(where)] if where != "ops" else ("", "")
        if deck == "industry":
            mat.between[moon] += 1
            return
        if where in mat.slots:
            mat.gone.append(mat.slots[where])
        mat.slots[where] = moon
        if name and where not in mat.scored:  # andromeda.moon.slot-vp
            mat.scored.add(where)
            mat.vp += g.content.modules[name].slot_vp

    def on_moon__discarded(self, told: Told, g: Andromeda) -> None:
        mat, moon = self.mat(told), told["moon"]
        if moon in mat.gone:
            mat.gone.remove(moon)
        elif mat.claimed.total() > CLAIMED and mat.claimed[moon]:
            mat.claimed[moon] -= 1
        else:
            mat.between[moon] -= 1
            assert mat.between[moon] >= 0

    # --- modules -----------------------------------------------------------------------------------------------------
    def on_module__refreshed(self, told: Told, g: Andromeda) -> None:
        self.market[told["deck"], face(told["module"])] += 1

    def on_module__discarded(self, told: Told, g: Andromeda) -> None:
        self.off_market(told)

    def off_market(self, told: Told) -> None:
        self.market[told["deck"], told["module"]] -= 1
        assert self.market[told["deck"], told["module"]] >= 0

    def on_module__gained(self, told: Told, g: Andromeda) -> None:
        self.off_market(told)
        mat, name = self.mat(told), told["module"]
        mat.modules.append((name, told["deck"]))
        mat.damage[name] += g.content.modules[name].damage  # andromeda.module.damage-icons

    def on_damage__module(self, told: Told, g: Andromeda) -> None:
        self.mat(told).damage[told["module"]] += 1

    def on_repair__module(self, told: Told, g: Andromeda) -> None:
        self.mat(told).damage[told["module"]] -= 1
        assert self.mat(told).damage[told["module"]] >= 0

    # --- ships -------------------------------------------------------------------------------------------------------
    def ship(self, number: int) -> tuple[Mat, int]:
        """The mat that it belongs to, and its number there: nine of each seat."""
        return self.mats[number // len(SHIPS)], number % len(SHIPS)

    def puts(self, ship: int, place: int) -> None:
        mat, number = self.ship(ship)
        mat.places[number] = place

    def on_launch__placed(self, told: Told, g: Andromeda) -> None:
        mat = self.mat(told)
        mat.places[mat.place_of(told["kind"], BAY)] = told["region"]

    def on_ship__built(self, told: Told, g: Andromeda) -> None:
        mat = self.mat(told)
        mat.places[mat.place_of(told["kind"], SUPPLY)] = BAY

    def on_ship__moved(self, told: Told, g: Andromeda) -> None:
        self.puts(told["ship"], told["region"])

    def on_battle__joined(self, told: Told, g: Andromeda) -> None:
        mat, number = self.ship(told["ship"])
        assert mat is self.mat(told)
        assert 0 <= mat.places[number] != self.battle, "andromeda.battle.escalation-sources"
        mat.places[number] = self.battle
        if told["jump"]:
            self.pays(told["seat"], "energy", 1)

    def on_damage__shield(self, told: Told, g: Andromeda) -> None:
        self.mat(told).shields[told["kind"]] += 1

    def on_damage__scrapped(self, told: Told, g: Andromeda) -> None:
        mat, number = self.ship(told["ship"])
        assert mat.places[number] >= 0, "andromeda.damage.ship"
        mat.places[number] = SCRAPYARD

    def on_repair__ship(self, told: Told, g: Andromeda) -> None:
        mat, number = self.ship(told["ship"])
        assert mat.places[number] == SCRAPYARD, "andromeda.repair.repair-barge"
        mat.places[number] = BARGE

    def on_repair__shield(self, told: Told, g: Andromeda) -> None:
        self.mat(told).shields[told["kind"]] -= 1
        assert self.mat(told).shields[told["kind"]] >= 0

    def on_return__activated(self, told: Told, g: Andromeda) -> None:
        """andromeda.return.ship-activation, .energy-activation; through the reactor neither is needed."""
        if told["by"] == "energy":
            self.pays(told["seat"], "energy", 1)
        elif told["by"] == "ship":
            mat, number = self.ship(told["ship"])
            assert mat.places[number] >= 0 or mat.places[number] == BARGE, "andromeda.return.ineligible-ships"
            mat.places[number] = MODULE

    def on_return__returned(self, told: Told, g: Andromeda) -> None:
        """andromeda.return.all-ships; and shields are whole again."""
        mat, back = self.mat(told), 0
        stays = {number % len(SHIPS) for number in told["stays"]}
        for number, place in enumerate(mat.places):
            if number not in stays and place not in (BAY, SUPPLY, SETTLED):
                mat.places[number], back = BAY, back + 1
        assert back == told["ships"], "andromeda.return.all-ships"
        mat.shields.clear()
        self.home = True

    def on_upgrade__gained(self, told: Told, g: Andromeda) -> None:
        mat, tile = self.mat(told), g.content.upgrades[told["tile"]]
        assert not mat.bays[tile.ship], "andromeda.upgrade.once-per-type"
        mat.bays[tile.ship], mat.tiles = told["tile"], mat.tiles - 1
        mat.shields[tile.ship] = min(mat.shields[tile.ship], tile.shields)  # andromeda.upgrade.shield-carry

    def on_development__built(self, told: Told, g: Andromeda) -> None:
        """andromeda.development: its leaders are gone, a transport settles, its card lies face up."""
        mat, kind, region = self.mat(told), told["kind"], told["region"]
        here = [n for n, place in enumerate(mat.places) if place == region and "populate" in mat.abilities(SHIPS[n])]
        mat.places[here[0]] = SETTLED
        mat.station -= g.content.developments[kind].leaders
        assert mat.station >= 0, "andromeda.development.step-pay"
        mat.cards[kind] += 1
        self.built.append((told["seat"], kind, region))

    def on_development__scored(self, told: Told, g: Andromeda) -> None:
        """andromeda.development.scoring"""
        region = self.built[-1][2]
        around = {region, *g.regions[region].neighbours}
        waiting = sum(sum(self.leaders.get(place, ())) for place in around)
        settled = sum(g.content.developments[kind].leaders for _, kind, place in self.built if place in around)
        assert told["points"] == min(10, waiting + settled), "andromeda.development.scoring"
        self.mat(told).vp += told["points"]

    # --- raiders and battles -----------------------------------------------------------------------------------------
    def on_setup__raider(self, told: Told, g: Andromeda) -> None:
        self.raiders[told["raider"]] = []

    def on_raider__placed(self, told: Told, g: Andromeda) -> None:
        self.raiders[told["raider"]].append(told["region"])

    def on_raider__strikes(self, told: Told, g: Andromeda) -> None:
        """andromeda.raider.strike-range: all of the card that reach the active region."""
        card, there = g.content.raiders[told["raider"]], told["region"]
        assert there == self.region, "andromeda.raider.strike-timing"
        regions = self.raiders[told["raider"]]
        coming = [here for here in regions if here != there and g.distance(here, there, True) <= card.range]
        assert len(coming) == told["count"] > 0
        self.raiders[told["raider"]] = [there if here in coming else here for here in regions]

    def on_raider__moved(self, told: Told, g: Andromeda) -> None:
        self.raiders[told["raider"]] = list(told["regions"])

    def on_raider__shield(self, told: Told, g: Andromeda) -> None:
        self.wounds[told["raider"]] += 1
        assert self.wounds[told["raider"]] <= g.content.raiders[told["raider"]].shields, "andromeda.raider.shields"

    def on_raider__returned(self, told: Told, g: Andromeda) -> None:
        assert self.wounds[told["raider"]] == g.content.raiders[told["raider"]].shields, "andromeda.raider.shields"
        self.raiders[told["raider"]].remove(self.battle)
        del self.wounds[told["raider"]]

    def on_battle__begins(self, told: Told, g: Andromeda) -> None:
        self.battle = told["region"]
        assert self.sides(g) == set(told["sides"]), "andromeda.battle.participants"
        assert len(told["sides"]) > 1, "andromeda.battle.condition"

    def sides(self, g: Andromeda) -> set[int]:
        players = {seat for seat, mat in enumerate(self.mats) if self.battle in mat.places}
        raiders = any(self.battle in regions for regions in self.raiders.values())
        return players | {RAIDERS} if raiders else players

    def on_battle__dice(self, told: Told, g: Andromeda) -> None:
        if told["energy"]:
            self.pays(told["seat"], "energy", told["energy"])
        assert told["dice"] <= MOST_DICE, "andromeda.battle.dice-limit"

    def on_battle__rolled(self, told: Told, g: Andromeda) -> None:
        assert told["side"] in self.sides(g)
        assert len(told["faces"]) <= MOST_DICE, "andromeda.battle.dice-limit"
        assert 0 <= told["targeting"] <= MOST_TARGETING, "andromeda.battle.targeting-value"

    def on_battle__won(self, told: Told, g: Andromeda) -> None:
        results = dict(zip(told["sides"], told["results"], strict=True))
        best = results.pop(told["side"])
        assert all(beats(best, other) for other in results.values()), "andromeda.battle.compare"

    def on_battle__tied(self, told: Told, g: Andromeda) -> None:
        rows = told["results"]
        assert not any(all(beats(row, o) for m, o in enumerate(rows) if m != n) for n, row in enumerate(rows))

    # --- events ------------------------------------------------------------------------------------------------------
    def on_event__advanced(self, told: Told, g: Andromeda) -> None:
        assert not self.due
        self.marker += 1
        assert self.marker == told["marker"] <= g.content.numbers.event_steps[g.seats], "andromeda.event.track-advance"

    def on_event__triggered(self, told: Told, g: Andromeda) -> None:
        assert self.marker == g.content.numbers.event_steps[g.seats], "andromeda.event.track-advance"
        self.due = True

    def on_event__card(self, told: Told, g: Andromeda) -> None:
        assert self.due, "andromeda.event.resolve-timing"
        self.card = face(told["card"])

    def on_event__scored(self, told: Told, g: Andromeda) -> None:
        mat, track = self.mat(told), told["track"]
        assert track == g.content.events[self.card].track, "andromeda.event.step-score"
        shown = g.content.tracks[track].vp[mat.steps[track]]
        assert told["points"] == max(0, shown - mat.damaged()), "andromeda.event.step-score"
        mat.vp += told["points"]

    def on_event__reset(self, told: Told, g: Andromeda) -> None:
        self.due, self.marker = False, -1 if self.ended else 0
        assert told["marker"] == self.marker, "andromeda.event.step-reset"


# --- as it lies on the table -----------------------------------------------------------------------------------------
def compared(g: Andromeda, seat: int, mat: Mat) -> list[tuple[str, Any, Any]]:
    """What a player has: its name, as it was told, and as it lies."""
    modules, zones = g.modules[seat], g.zones
    slots = {str(n): module.moon for n, module in enumerate(modules) if module.moon and module.deck != "industry"}
    if g.operations[seat]:
        slots["ops"] = g.operations[seat]
    own = slice(seat * len(SHIPS), (seat + 1) * len(SHIPS))
    return [
        ("VP", mat.vp, g.vp[seat]),
        ("stock", [mat.stock[what] for what in STORED], list(g.stock[seat])),
        ("hand", kept(mat.hand), counts(zones[hand(seat)].faces)),
        ("sustain cards", kept(mat.sustain), counts(zones[sustain(seat)].faces)),
        ("tracks", tuple(mat.steps.values()), g.tracks[seat]),
        ("claimed moons", kept(mat.claimed), counts(g.moons[seat])),
        ("slotted moons", mat.slots, slots),
        (
            "moons in the industry row",
            kept(mat.between),
            counts([m.moon for m in modules if m.moon and m.deck == "industry"]),
        ),
        ("modules", counts(mat.modules), counts([(module.name, module.deck) for module in modules])),
        ("damage", kept(mat.damage), counts([m.name for m in modules for _ in range(m.damage)])),
        ("upgrades", tuple(mat.bays.values()), tuple([bay.tile for bay in g.bays[seat]])),
        ("tiles", mat.tiles, len(g.tiles[seat])),
        ("damage of shields", kept(mat.shields), {bay.kind: bay.damaged for bay in g.bays[seat] if bay.damaged}),
        ("ships at", mat.places, [ship.region for ship in g.ships[own]]),
        ("leaders at the station", mat.station, g.station[seat]),
        ("tokens", (mat.tokens, mat.tokens_used), (zones.size(tokens(seat)), g.tokens_used[seat])),
        ("cards", kept(mat.cards), counts(zones[developed(seat)].faces)),
        ("used cards", kept(mat.used), counts(g.used[seat])),
    ]


def counts(things: Iterable[Any]) -> dict[Any, int]:
    """As a plain dict: comparing Counters takes far longer, and this is done at every decision."""
    return dict(Counter(things))


def kept(counted: Mapping[Any, int]) -> dict[Any, int]:
    return {thing: number for thing, number in counted.items() if number}


def color_of(g: Andromeda, region: int) -> str:
    """Of the moons of a region."""
    return g.content.planets[g.regions[region].name].type if g.regions[region].kind == "planet" else "nebula"


def nonzero(by_region: Mapping[int, Any]) -> dict[int, Any]:
    """Without regions where nothing is."""
    found = {region: kept(there) if isinstance(there, dict) else there for region, there in by_region.items() if there}
    return {region: there for region, there in found.items() if (any(there) if isinstance(there, list) else there)}


def beats(high: tuple[int, ...], low: tuple[int, ...]) -> bool:
    """andromeda.battle.compare, die by die, and andromeda.battle.compare-more-dice"""
    for one, other in zip(high, low, strict=False):
        if one != other:
            return one > other
    return len(high) > len(low)
