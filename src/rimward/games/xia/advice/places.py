"""What there is to do on the map: opportunities, and how good it is to be in a space because of them."""

from __future__ import annotations

from functools import lru_cache

from rimward.games.xia.advice import deals, distances, fights, goals, jobs, perils, worth
from rimward.games.xia.advice.chains import Opportunity, longer
from rimward.games.xia.advice.distances import FAR, Reach
from rimward.games.xia.advice.sales import MOST_GATHERED, Haul, Sales
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.flight import border, choices, explore, move, rescue
from rimward.games.xia.missions import acts, cards
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Map
from rimward.games.xia.table.content import MissionKind
from rimward.games.xia.table.state import STACK, TOKENS, Xia, token
from rimward.games.xia.trade import cargo
from rimward.kernel.question import Value

BUSINESS, SCAN = "business", "scan"
GATES = ("gate", "tigris")
FLYING = (*GATES, "jump")  # done with movement, so a ship sets out for it wherever it is
NEAR = 2  # with more movement than that left the turn does not end here
UNKNOWN = 4  # turns until a sector is found that is not on the board
HAIR = 1e-6  # what decides between equals
AFTER = 3  # how many opportunities are thought of after the next
LOOK = 0.6  # turns that a scan takes: what it shows has to be looked at, and to be flown to
HARM = 5.5  # what a harmful roll does on average ...
HARMED = border.HARMFUL / 20  # ... and how often it comes
WRECKED = cargo.EXPLOSION / 20


class Prospects:
    """All opportunities of a seat; searched once for a question, whatever its options are."""

    def __init__(self, w: Weights, g: Xia, seat: int) -> None:
        self.w, self.g, self.seat, self.ship, self.chart = w, g, seat, g.ships[seat], g.map
        self.costs = distances.costs(w, self.ship)
        self.known = distances.kept_for(g.map, self.costs)
        self.pace = worth.speed(g.content, self.ship)
        self.fading = fading(w.turn, self.pace)
        self.left = movement_left(g, seat)
        self.taken = choices.others_at(g, seat)
        self.threats = perils.threats(w, g, seat)
        self.here = g.number_of(seat) if self.ship.space is not None else -1
        self.deals = deals.all_deals(w, g, seat)
        self.business = self.deals if self.here >= 0 and self.chart.planet(self.here) else 0.0  # if the turn ends here
        self.harbour = FAR  # how far it is to a planet
        self.sales = Sales(w, g, seat, self.fading, self.reach)
        self.found: list[Opportunity] = []
        self.sure: list[Opportunity] = []  # all but a scan
        self.looked = float(w.turn**LOOK)
        self._find()
        self._chain()

    # --- what they are worth -----------------------------------------------------------------------------------------
    def faded(self, value: float, spaces: float) -> float:
        return float(value * self.fading[1] ** spaces) if spaces < FAR else 0.0

    def at(self, space: int, but: str = "") -> float:
        """How good it is to be in a space, for all that can be done from there but this."""
        return self._best(space, [o for o in self.found if o.what != but] if but else self.found)

    def goal(self, space: int, found: list[Opportunity] | None = None) -> Opportunity | None:
        """What makes it good to be in a space, of all that was found or of these."""
        best = max(self.found if found is None else found, key=lambda o: self._best(space, [o]), default=None)
        return best if best is not None and self._best(space, [best]) else None

    def elsewhere(self) -> float:
        """The best that the ship would have to move for."""
        return self._best(self.here, self.away())

    def away(self) -> list[Opportunity]:
        """What is not to be done right here; a Gate is used with movement too."""
        return [o for o in self.found if o.reach[self.here] or o.what in FLYING]

    def way(self) -> float:
        """How far it is to that."""
        best = self.goal(self.here, [o for o in self.found if o.reach[self.here]])
        return best.reach[self.here] if best is not None else 0.0

    def space(self) -> float:
        """What it is worth to be a space nearer to the best."""
        return self.elsewhere() * (1 / self.fading[1] - 1)

    def danger(self, space: int, steps: int = -1) -> float:
        """Of being in a space, so many steps away, where the turn will end; else there is time to get away from it."""
        if not self.threats:
            return 0.0
        there = self.chart.hexes[space]
        away = board.distance(self.chart.hexes[self.here], there) if steps < 0 else steps
        if self.left - away > NEAR:
            return 0.0
        return perils.danger(self.threats, there)

    def doing(self, what: Value, space: int) -> float:
        """An opportunity of this space; less than nothing where it does not pay."""
        here = [o for o in self.found if o.what == what and space in o.spaces]
        return self._best(space, here) if here else -1.0

    def _best(self, space: int, found: list[Opportunity]) -> float:
        """Of these, which come with the longest chain first."""
        best, fading = 0.0, self.fading
        for o in found:
            if o.chain <= best:
                break  # and so are those after it
            value = o.chain * fading[o.reach[space]] if o.what != SCAN else self._scanned(o, space)
            if value > best:
                best = value
        return best

    def _scanned(self, scan: Opportunity, space: int) -> float:
        """A tile more, and then the best that there is without it: after the way to the edge and back, and a look."""
        far = scan.reach[space]
        return scan.value * self.fading[far] + self.faded(self.looked * self._best(space, self.sure), 2 * far)

    def marker(self, use: int) -> float:
        """What it costs to arm again what is spent: little if a planet is near. The better die is the better one."""
        ship = self.ship
        last = self.w.stranded if ship.energy == 0 and ship.armed == 1 else self.energy(1)
        return last * (self.w.home if self.harbour <= self.left else 1.0) - HAIR * ship.outfit_at(use).die

    def after_turn(self) -> float:
        """To end the turn here: business on a planet, and the rest with the movement of this turn lost."""
        return self.business + self.faded(self.elsewhere(), self.left)

    # --- how they are found ------------------------------------------------------------------------------------------
    def _add(
        self, what: Value, spaces: tuple[int, ...], value: float, end: int = -1, delay: float = 0.0, ship: int = -1
    ) -> None:
        if value <= 0:
            return
        if len(spaces) == 1 and spaces[0] in self.taken:
            delay += choices.USING
        found = Opportunity(what, spaces, value, end, delay, ship)
        found.reach = self.reach(spaces)
        if delay:
            found.late = self.faded(value, delay)
            found.kept = found.late / value
        self.found.append(found)

    def reach(self, spaces: tuple[int, ...]) -> Reach:
        found = self.known.get(spaces)
        return distances.to(self.chart, self.costs, spaces) if found is None else found

    def _chain(self) -> None:
        """More after each. A scan is the first or the last: nobody knows what there will be to do after it."""
        later = sorted(self.found, key=lambda o: -o.late)
        self.sure = [o for o in later if o.what != SCAN]
        for o in self.sure:
            self._follow(o, later)
        for _ in range(AFTER - 1):
            found = [longer(o) for o in self.sure]
            for o, chains in zip(self.sure, found, strict=True):
                o.chains, o.chain = chains, max(chains)
        self.sure.sort(key=lambda o: -o.chain)
        most = self.sure[0].chain if self.sure else 0.0
        scans = [o for o in later if o.what == SCAN]
        for scan in scans:
            scan.chain = scan.value + most  # at most
        self.found = [*scans, *self.sure]

    def _follow(self, first: Opportunity, later: list[Opportunity]) -> None:
        """The two best to do after it; a second time the same is none."""
        best, other, fading, end = 0.0, 0.0, self.fading, first.end
        then: Opportunity | None = None
        second: Opportunity | None = None
        for o in later:
            if o.late <= other:
                break  # and so are those after it
            value = o.late * fading[o.reach[end]]
            if value <= other or o is first or (o.what == first.what and o.end == end):
                continue
            if value > best:
                other = best
                second = then
                best = value
                then = o
            else:
                other = value
                second = o
        first.then = then, second
        first.ways = best / then.late if then else 0.0, other / second.late if second else 0.0
        kept = first.kept
        first.chains = (first.value + best) * kept, (first.value + other) * kept
        first.chain = first.chains[0]

    def _find(self) -> None:
        self._trade()
        self._gathering()
        self._adrift()
        self._tokens()
        self._unknown()
        self._gates()
        self._planets()
        self._ships()
        self._missions()

    # --- cubes -------------------------------------------------------------------------------------------------------
    def _trade(self) -> None:
        g, seat, ship = self.g, self.seat, self.ship
        if ship.stranded:
            return
        for market in self.sales.markets:
            if market.now and cargo.bar_cargo(g, seat, "sell", self.chart.hexes[market.space]) is None:
                self._add("sell", (market.space,), market.now)
        for space in self.chart.marks.get("buy", ()):
            pairs = cargo.most_pairs(g, seat, space)
            if pairs:
                price, types = pairs * cargo.PAIR, cargo.bought_at(g, space)
                value, end, far = max([self.sales.run(space, (cube,) * (2 * pairs), price) for cube in types])
                self._add("buy", (space,), self.w.trade * value, end, far)

    def _gathering(self) -> None:
        """As many cubes as are worth the trouble. What they bring is the same wherever there are such cubes."""
        most = min(MOST_GATHERED, cargo.room(self.g, self.seat))
        extra = [goals.gain(self.w, self.g, self.seat, "gathered", number) for number in range(1, most + 1)]
        for act in cargo.GATHERING if most else ():
            hauls = dict[str, list[Haul]]()  # by cube
            for space in self.chart.marks.get(act, ()):
                cube = self.chart.kind_at(space).gathers
                if cube not in hauls:
                    bar = cargo.bar_cargo(self.g, self.seat, act, self.chart.hexes[space])
                    hauls[cube] = self.sales.hauls(cube, most, *self.trouble(act)) if bar is None else []
                found = [self.sales.nearest(space, haul) for haul in hauls[cube]]
                if found:
                    gained = [(value + more, end, far) for (value, end, far), more in zip(found, extra, strict=True)]
                    value, end, far = max(gained)
                    self._add(act, (space,), self.w.gather * value, end, far)

    def trouble(self, act: str) -> tuple[float, float]:
        """How often gathering works, and what a try costs."""
        w, ship = self.w, self.ship
        if act == "salvage":
            return 1 - WRECKED, WRECKED * worth.death(w, ship)
        shielded = ship.armed > 0 and bool(ship.free_uses("shield"))
        harm = HARM / 2 if shielded else HARM
        if act == "harvest":
            stopped = round(harm) if shielded else 0
            return 1 - HARMED, worth.gas(w, ship.energy, ship.meter, ship.armed, stopped)
        if self.g.rules.safe_mining:
            return 1.0, worth.damage(w, ship, 1) - worth.damage(w, ship)
        deadly = max(0, border.HARMFUL + 1 - len(ship.undamaged)) / 20 * (0.5 if shielded else 1.0)
        hurt = worth.damage(w, ship, harm) - worth.damage(w, ship)
        return 1 - HARMED, HARMED * hurt + deadly * worth.death(w, ship)

    def _adrift(self) -> None:
        room, lying = cargo.room(self.g, self.seat), {(q, r) for q, r, _ in self.g.adrift}
        for q, r in sorted(lying) if room else ():
            space = self.chart.numbers[q, r]
            cubes = cargo.collectable(self.g, self.seat, space)[:room]
            if cubes:
                value, end, far = self.sales.run(space, tuple(cubes))
                self._add("collect", (space,), self.w.gather * value, end, far)

    # --- the unknown -------------------------------------------------------------------------------------------------
    def _tokens(self) -> None:
        value = token_value(self.w, self.g, self.seat) + goals.gain(self.w, self.g, self.seat, "tokens")
        for spaces, zone in _explorable(self.chart):
            if zone in self.g.zones and self.g.zones.size(zone):
                self._add("token", spaces, self.w.explore * value)

    def _unknown(self) -> None:
        """A tile more, at the nearest edge of the board; or a leap into it, for who makes a name with that."""
        g, w, edges = self.g, self.w, _edges(self.chart)
        if g.zones.size(STACK) == 0 or self.ship.stranded or self.here < 0 or not edges:
            return
        cost = explore.scan_cost(g, self.seat)
        if self.ship.energy >= cost:
            self._add(SCAN, edges, self.tile() - self.energy(cost))
        self._add("jump", edges, w.explore * goals.gain(w, g, self.seat, "blind-jumps") - w.jump)

    def tile(self) -> float:
        """What a new one is worth."""
        value = self.w.scan if self.g.zones.size(TOKENS) else self.w.bare
        return self.w.explore * (value + goals.gain(self.w, self.g, self.seat, "sectors-found"))

    def _gates(self) -> None:
        """xia.gate.first-use-fame"""
        g = self.g
        first = worth.fame(self.w, g, self.seat) if g.rules.gate_fame else 0.0
        travel = goals.gain(self.w, g, self.seat, "gate-travels")
        for tile, kind in enumerate(self.chart.kinds):
            fame = self.w.explore * (travel if kind.name in g.gates_used else travel + first)
            if kind.kind != "gate" or not fame:
                continue
            spaces = _ground(self.chart, tile, board.GATE)
            if kind.name == board.TIGRIS:
                self._add("tigris", spaces, fame, delay=1)
            elif self.chart.gates(spaces[0]):
                self._add("gate", spaces, fame, self.chart.gates(spaces[0])[0], 1)

    # --- planets and ships -------------------------------------------------------------------------------------------
    def _planets(self) -> None:
        for tile, kind in enumerate(self.chart.kinds):
            if kind.kind == "planet":
                spaces = _ground(self.chart, tile, board.PLANET)
                far = self.reach(spaces)[self.here] if self.here >= 0 else FAR
                self.harbour = min(self.harbour, far)
                self._add(BUSINESS, spaces, self.deals, delay=self.left - far if far <= self.left else self.pace / 2)

    def _ships(self) -> None:
        """Whom to help, and whom to hunt, from the spaces around them."""
        g, seat, ship = self.g, self.seat, self.ship
        if self.here < 0 or ship.stranded:
            return
        helps = ship.energy >= rescue.NEEDED
        arms = fights.volleys(self.w, g, seat, ship.free_uses("blaster", "engine")) if ship.armed else []
        for other in g.others_on_board(seat):
            rescued, strike = helps and g.ships[other].stranded, fights.at(self.w, g, seat, other, arms)
            if not rescued and strike.value <= 0:
                continue
            beside = self.beside(g.number_of(other))
            if rescued and beside:
                kindness = worth.fame(self.w, g, seat) + goals.gain(self.w, g, seat, "rescues")
                self._add(("rescue", other), beside, kindness - self.energy(rescue.GIVEN), ship=other)
            seen = tuple([space for space in beside if self.chart.sight(space, g.number_of(other))])
            if seen:
                self._add("attack", seen, strike.value, ship=other)

    # --- Missions ----------------------------------------------------------------------------------------------------
    def _missions(self) -> None:
        """A card to draw, the objective of the Active Mission, or its Delivery."""
        g, w, seat = self.g, self.w, self.seat
        card = cards.active(g, seat)
        if card is None:
            for space in self.chart.marks.get("mission", ()):
                if jobs.can_draw(g, space):
                    self._add("draw", (space,), w.missions * w.job)
        elif self.here >= 0 and not self.ship.stranded:
            if cards.is_revealed(g, seat):
                goal = jobs.point(self.chart, card.deliver)
                if goal >= 0:
                    self._add("complete", (goal,), jobs.due(w, g, seat, card))
            else:
                self._job(card)

    def _job(self, card: MissionKind) -> None:
        leg = jobs.leg(self.w, self.g, self.seat, card)
        spaces = self.start(card) if leg is not None else ()
        if leg is not None and spaces:
            end, far = self.delivery(leg, spaces[0])
            self._add(leg.act, spaces, leg.value, end, far)

    def start(self, card: MissionKind) -> tuple[int, ...]:
        """Where the objective of a card can be met: a Mission Point, or the spaces around a ship."""
        if card.place:
            space = jobs.point(self.chart, card.place)
            return (space,) if space >= 0 else ()
        target = cards.target_of(self.g, self.seat, card)
        if target is None or self.g.ships[target].space is None:
            return ()
        return self.beside(self.g.number_of(target))

    def delivery(self, leg: jobs.Leg, start: int) -> tuple[int, float]:
        """Where a Mission ends, and how far that is from its beginning."""
        goal = jobs.point(self.chart, leg.end)
        return (goal, float(self.reach((goal,))[start])) if goal >= 0 else (start, UNKNOWN * self.pace)

    def job(self, card: MissionKind) -> float:
        """What a card is worth from here: by the way to it and on, or by the chance to destroy what it wants."""
        leg = jobs.leg(self.w, self.g, self.seat, card)
        if leg is None:
            return self._kill(card)
        spaces = self.start(card)
        if not spaces:
            return self.faded(leg.value, 2 * UNKNOWN * self.pace)
        return self.faded(leg.value, self.reach(spaces)[self.here] + self.delivery(leg, spaces[0])[1])

    def _kill(self, card: MissionKind) -> float:
        g, seat = self.g, self.seat
        prey = [
            ship for ship in g.others_on_board(seat) if acts.is_fulfilled(g, seat, card, ship, g.ships[ship].outlaw)
        ]
        chance = max([fights.kill_chance(g, seat, ship) for ship in prey], default=0.0)
        return chance * self.faded(jobs.reward(self.w, g, seat, card), 2 * self.pace)

    def energy(self, points: int) -> float:
        ship = self.ship
        return worth.energy(self.w, ship.energy, ship.meter) - worth.energy(self.w, ship.energy - points, ship.meter)

    def beside(self, space: int) -> tuple[int, ...]:
        around = self.chart.next[space * 6 : space * 6 + 6]
        return tuple([n for n in around if n >= 0 and n not in self.taken and self.chart.adjacent(n, space)])


@lru_cache(maxsize=128)
def fading(turn: float, pace: float) -> list[float]:
    """By the spaces to go, what they leave of a value; nothing where there is no way."""
    each = turn ** (1 / max(1.0, pace))
    return [float(each**spaces) for spaces in range(FAR)] + [0.0]


@lru_cache(maxsize=1024)
def _ground(chart: Map, tile: int, ground: str) -> tuple[int, ...]:
    """The spaces of a tile that are of this kind."""
    first = tile * board.SIZE
    return tuple([space for space in range(first, first + board.SIZE) if chart.ground[space] == ground])


@lru_cache(maxsize=128)
def _explorable(chart: Map) -> tuple[tuple[tuple[int], str], ...]:
    """Where tokens are laid, and the zones that they lie in."""
    return tuple([((space,), token(chart.kind_at(space).name)) for space in chart.marks.get("explore", ())])


@lru_cache(maxsize=128)
def _edges(chart: Map) -> tuple[int, ...]:
    """The spaces from which the unknown can be scanned."""
    return tuple([space for space in range(len(chart.hexes)) if -1 in chart.next[space * 6 : space * 6 + 6]])


def token_value(w: Weights, g: Xia, seat: int) -> float:
    """Of a token that nobody has seen, by those that have been."""
    tokens, everyone = g.content.tokens, g.zones.everyone
    zones = [zone for zone in g.zones.by_name.values() if zone.deck == "token" and zone.faces]
    seen = [face for zone in zones for face, mask in zip(zone.faces, zone.masks, strict=True) if mask == everyone]
    coins = worth.credits(w, g.credits[seat] + explore.CREDITS) - worth.credits(w, g.credits[seat])
    fame = (tokens.count("fame") - seen.count("fame")) * worth.fame(w, g, seat)
    return (fame + (tokens.count("credits") - seen.count("credits")) * coins) / max(1, len(tokens) - len(seen))


def movement_left(g: Xia, seat: int) -> float:
    """What is left of this turn's movement, the Move under way included."""
    ship = g.ships[seat]
    moves = [frame for frame in g.stack if isinstance(frame, move.Move) and frame.ship == seat]
    under_way = moves[-1].movement if moves else 0
    free = set(ship.free_uses("engine"))
    rolls = [(outfit.die + 1) / 2 for outfit in ship.outfits for use in outfit.uses if use in free]
    impulse = move.impulse(g, seat) if ship.impulse_ready else 0
    return sum(sorted(rolls, reverse=True)[: ship.armed], float(under_way + impulse))
