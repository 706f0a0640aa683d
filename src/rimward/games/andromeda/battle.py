"""Battles, step by step in the order of the book: andromeda.battle."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import ClassVar, Final

from rimward.games.andromeda.moments import moment
from rimward.games.andromeda.moons import output
from rimward.games.andromeda.repairs import DamageModule, DamageShips
from rimward.games.andromeda.resources import Lose, Raise, energy_within
from rimward.games.andromeda.rewards import Gain, reward
from rimward.games.andromeda.table.names import MOST_DICE, MOST_TARGETING, put
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tactics import DrawTactics
from rimward.games.andromeda.teams import AdvanceBoth
from rimward.games.andromeda.tracks import Advance
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Cut, Done, Frame, Goto, Next
from rimward.kernel.question import Choose, PickSome
from rimward.kernel.window import Offer

RAIDERS: Final = -1  # as a side of a battle; a player's side is the seat
NOBODY: Final = -2

Ships = tuple[tuple[str, int], ...]  # as they are picked: (("ship", 3),)


class Battle(Frame):
    """andromeda.battle.steps. Turn order counts from the active player, who need not take part.

    By seat, `bought` are dice for energy, `more` those from cards, and `aim` is what cards add to targeting. Each of
    `sides` rolled so many `dice`: `faces` as they fell, all in one row, then a row of `results` for each side. `saved`
    are ships that a card keeps out of the Scrapyard.
    """

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = (
        "condition",
        "escalation_cards",
        "escalation",
        "diplomacy",
        "dice_cards",
        "dice_energy",
        "roll",
        "targeting_value",
        "reroll",
        "compare_cards",
        "compare",
        "winner_supremacy",
        "outcome",
        "winner_cards",
        "outcome_cards",
        "tactical_operations",
        "damage_cards",
        "damage_players",
        "damage_raiders",
        "remain",
        "end",
    )
    OWNER: ClassVar[str] = "region"
    TURN: ClassVar[str] = "active"

    def __init__(
        self,
        region: int,
        active: int,
        turn: int = 0,
        bought: tuple[int, ...] = (),
        sides: tuple[int, ...] = (),
        dice: tuple[int, ...] = (),
        faces: tuple[int, ...] = (),
        results: tuple[tuple[int, ...], ...] = (),
        victor: int = NOBODY,
        more: tuple[int, ...] = (),
        aim: tuple[int, ...] = (),
        saved: tuple[int, ...] = (),
    ) -> None:
        self.region, self.active, self.turn, self.bought = region, active, turn, bought
        self.sides, self.dice, self.faces, self.results, self.victor = sides, dice, faces, results, victor
        self.more, self.aim, self.saved = more, aim, saved

    def copy(self) -> Battle:
        numbers = (self.region, self.active, self.turn, self.bought, self.sides, self.dice, self.faces, self.results)
        return self.onto(Battle(*numbers, self.victor, self.more, self.aim, self.saved))

    def condition(self, g: Andromeda, _: None) -> Next:
        sides = participants(g, self.region, self.active)
        if len(camps(g, sides)) < 2:  # andromeda.team.no-battle-alone
            return Done()
        self.bought = self.more = self.aim = (0,) * g.seats
        g.say("andromeda.battle.begins", region=self.region, sides=sides)
        return None

    def escalation_cards(self, g: Andromeda, _: None) -> Next:
        """Cards that name this moment."""
        return moment(g, "escalation", self.active)

    def escalation(self, g: Andromeda, _: None) -> Next:
        seat = self.next_of(g, range(g.seats))
        return None if seat is None else Escalation(seat, self.region).then("escalation")

    def diplomacy(self, g: Andromeda, _: None) -> Next:
        seat = self.next_of(g, participants(g, self.region, self.active))
        if seat is None or "no-diplomacy" in quirks(g, self.region):
            self.turn = 0
            return None
        return Offer("diplomacy", seat).then("diplomacy")

    def dice_cards(self, g: Andromeda, _: None) -> Next:
        """Battle preparations begin: the moment for battle cards that name it (andromeda.tactics.type-battle)."""
        return moment(g, "preparations", self.active)

    def dice_energy(self, g: Andromeda, _: None) -> Next:
        seat = self.next_of(g, participants(g, self.region, self.active))
        if seat is None or "no-energy" in quirks(g, self.region):
            self.turn = 0
            return None
        return DiceForEnergy(seat).then("dice_energy")

    def roll(self, g: Andromeda, _: None) -> Next:
        """All at the same time, so that reactions to the roll see all of it."""
        self.sides = participants(g, self.region, self.active)
        self.dice = tuple(self.dice_of(g, side) for side in self.sides)
        owners = tuple(side for side, dice in zip(self.sides, self.dice, strict=True) for _ in range(dice))
        return Roll(self.active, "andromeda.battle.roll", (6,) * len(owners), owners=owners)

    def targeting_value(self, g: Andromeda, faces: tuple[int, ...]) -> Next:
        self.faces = faces
        for side in self.sides:
            fell, targeting = tuple(faces[die] for die in self.dice_at(side)), self.targeting_of(g, side)
            g.say("andromeda.battle.rolled", side=side, faces=fell, targeting=targeting)
        return None

    def reroll(self, g: Andromeda, result: tuple[int, ...] | None) -> Next:
        if result is not None:
            self.results = (*self.results, result)
        if len(self.results) == len(self.sides):
            return None
        side = self.sides[len(self.results)]
        fell = tuple(self.faces[die] for die in self.dice_at(side))
        return Reroll(side, self.targeting_of(g, side), fell).then("reroll")

    def compare_cards(self, g: Andromeda, _: None) -> Next:
        """All dice are final; the winner has not been told yet."""
        return moment(g, "results", self.active)

    def compare(self, g: Andromeda, _: None) -> Next:
        sides, results = combined(g, self.sides, self.results)
        best = winner_of(results)
        if best is None:
            g.say("andromeda.battle.tied", sides=sides, results=results)
        else:
            self.victor = sides[best]
            g.say("andromeda.battle.won", side=self.victor, die=deciding_die(results), sides=sides, results=results)
        return None

    def winner_supremacy(self, g: Andromeda, _: None) -> Next:
        victors = self.victors(g)
        if len(victors) > 1:
            return AdvanceBoth(victors, self.active)
        return Advance(victors[0], "supremacy") if victors else None

    def outcome(self, g: Andromeda, _: None) -> Next:
        """andromeda.raider.reward: once, and even if a shield keeps the raider here."""
        raider = g.raider_in(self.region)
        seat = self.next_of(g, self.victors(g)) if raider is not None else None
        if raider is None or seat is None:
            return None
        g.say("andromeda.raider.defeated", seat=seat, raider=g.raiders[raider].name)
        return Gain(seat, g.raiders[raider].reward).then("outcome")

    def winner_cards(self, g: Andromeda, _: None) -> Next:
        while (seat := self.next_of(g, self.victors(g))) is not None:
            window = moment(g, "won", seat)
            if window is not None:
                return window.then("winner_cards")
        return None

    def outcome_cards(self, g: Andromeda, _: None) -> Next:
        return moment(g, "outcomes", self.active)

    def tactical_operations(self, g: Andromeda, _: None) -> Next:
        seat = self.next_of(g, self.defeated(g))
        if seat is None:
            return None
        beaten_by = quirks(g, self.region) if self.victor == RAIDERS else ()
        return Defeat(seat, beaten_by).then("tactical_operations")

    def damage_cards(self, g: Andromeda, _: None) -> Next:
        return moment(g, "damage", self.active)

    def damage_players(self, g: Andromeda, _: None) -> Next:
        """All defeated ships at once: who is the last to remain here is hit all the same."""
        seat = self.next_of(g, self.defeated(g))
        if seat is None:
            return None
        ships = tuple([ship for ship in g.ships_in(self.region, seat) if ship not in self.saved])
        return DamageShips(seat, ships).then("damage_players")

    def damage_raiders(self, g: Andromeda, _: None) -> Next:
        """andromeda.raider.defeat-single"""
        raider = g.raider_in(self.region)
        if raider is not None and RAIDERS in self.defeated(g):
            g.damage_raider(raider, self.region)
        return None

    def remain(self, g: Andromeda, _: None) -> Next:
        """What the defeated have a moment for."""
        return moment(g, "lost", self.active)

    def end(self, g: Andromeda, _: None) -> Next:
        g.say("andromeda.battle.ends", region=self.region, winner=self.victor)
        return Done()

    # --- what the steps speak of -------------------------------------------------------------------------------------
    def next_of(self, g: Andromeda, seats: Container[int]) -> int | None:
        """The next of these players in turn order; None when each of them has had the one chance."""
        while self.turn < g.seats:
            seat = g.order(self.active)[self.turn]
            self.turn += 1
            if seat in seats:
                return seat
        self.turn = 0
        return None

    def dice_of(self, g: Andromeda, side: int) -> int:
        """andromeda.battle.dice-weapons, -developments, -energy and -limit"""
        added = self.bought[side] + self.more[side] if side != RAIDERS else 0
        return min(MOST_DICE, weapons_of(g, side, self.region) + added)

    def targeting_of(self, g: Andromeda, side: int) -> int:
        """andromeda.battle.targeting-value"""
        added = self.aim[side] if side != RAIDERS and self.aim else 0
        return min(MOST_TARGETING, targeting_of(g, side, self.region) + added)

    def dice_at(self, side: int) -> range:
        """Where in the row of all faces the dice of a side lie."""
        at = self.sides.index(side)
        first = sum(self.dice[:at])
        return range(first, first + self.dice[at])

    def victors(self, g: Andromeda) -> tuple[int, ...]:
        """The players who won: teammates who both took part win together (andromeda.team.battle-win)."""
        if self.victor < 0:
            return ()
        return tuple([side for side in self.sides if side >= 0 and not g.opposes(self.victor, side)])

    def defeated(self, g: Andromeda) -> list[int]:
        victors = self.victors(g) or (self.victor,)
        return [side for side in self.sides if side not in victors]


def participants(g: Andromeda, region: int, active: int) -> tuple[int, ...]:
    """andromeda.battle.participants: in turn order, raiders last, a swarm as one."""
    sides = [seat for seat in g.order(active) if g.ships_in(region, seat)]
    return (*sides, RAIDERS) if g.raider_in(region) is not None else tuple(sides)


def camps(g: Andromeda, sides: Sequence[int]) -> list[int]:
    """Of those who fight for each other, the first: andromeda.team.no-battle-alone."""
    found: list[int] = []
    for side in sides:
        if all([g.opposes(side, other) for other in found]):
            found.append(side)
    return found


def combined(
    g: Andromeda, sides: tuple[int, ...], results: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """andromeda.team.battle-combine: the dice of teammates in one row, under the first of them."""
    if not g.teams:
        return sides, results
    rows: dict[int, tuple[int, ...]] = dict.fromkeys(camps(g, sides), ())
    for side, faces in zip(sides, results, strict=True):
        first = next(camp for camp in rows if not g.opposes(camp, side))
        rows[first] += faces
    return tuple(rows), tuple([tuple(sorted(row, reverse=True)) for row in rows.values()])


def weapons_of(g: Andromeda, side: int, region: int) -> int:
    """Dice before energy: of ships or raiders, and of developments here or next to here."""
    if side == RAIDERS:
        return sum(raider.weapons * raider.regions.count(region) for raider in g.raiders)
    near = (region, *g.regions[region].neighbours)
    developments = sum(1 for built in g.developments if built.owner == side and built.region in near)
    return sum(g.bay(ship).weapons for ship in g.ships_in(region, side)) + developments


def targeting_of(g: Andromeda, side: int, region: int) -> int:
    """The number of ships and every bonus. Of raiders the same: one of class A to D, or the number of the swarm."""
    if side == RAIDERS:
        raider = next(raider for raider in g.raiders if region in raider.regions)
        return min(MOST_TARGETING, raider.regions.count(region) + raider.targeting)
    return min(MOST_TARGETING, sum(1 + g.bay(ship).targeting for ship in g.ships_in(region, side)))


def winner_of(results: Sequence[tuple[int, ...]]) -> int | None:
    """andromeda.battle.compare: rows from the highest die down compare like words in a dictionary, where the longer of
    two that begin alike comes later (compare-more-dice) and no dice at all come first (zero-dice)."""
    best = max(results)
    return results.index(best) if results.count(best) == 1 else None


def deciding_die(results: Sequence[tuple[int, ...]]) -> int:
    """Which die, counted from the highest, parted the winner from the last of the others."""
    last, best = sorted(results)[-2:]
    return next((n for n, (low, high) in enumerate(zip(last, best, strict=False)) if low < high), len(last)) + 1


class Escalation(Frame):
    """andromeda.battle.escalation: one player's one decision, first on the ships in range, then on those that Jump."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("escalation_range", "escalation_energy", "escalation")

    def __init__(self, seat: int, region: int, joining: Ships = (), jumping: Ships = ()) -> None:
        self.seat, self.region, self.joining, self.jumping = seat, region, joining, jumping

    def escalation_range(self, g: Andromeda, _: None) -> Next:
        near = [ship for ship in self.sources(g) if g.in_range(ship, self.region)]
        return PickSome(self.seat, "andromeda.battle.escalation", [("ship", ship) for ship in near])

    def escalation_energy(self, g: Andromeda, joining: Ships) -> Next:
        self.joining = joining
        far = [ship for ship in self.sources(g) if not g.in_range(ship, self.region)]
        jump = [("ship", ship) for ship in far if "jump" in g.bay(ship).abilities]
        most = energy_within(g, self.seat, len(jump))
        return PickSome(self.seat, "andromeda.ship.ability-jump", jump, at_most=most)

    def escalation(self, g: Andromeda, jumping: Ships | None) -> Next:
        if jumping is not None:
            self.jumping = jumping
        number = len(self.jumping)
        if number > g.energy(self.seat):  # andromeda.free.abandon-moon-payment
            return Raise(self.seat, (("energy", number),)).then("escalation")
        g.pay(self.seat, "energy", number)
        for _, ship in self.joining + self.jumping:
            g.move(ship, self.region)
            g.say("andromeda.battle.joined", seat=self.seat, ship=ship, jump=("ship", ship) in self.jumping)
        return None

    def sources(self, g: Andromeda) -> list[int]:
        """andromeda.battle.escalation-sources: in other regions of the map, and allowed to enter this one."""
        elsewhere = [n for n, ship in enumerate(g.ships) if ship.owner == self.seat and 0 <= ship.region != self.region]
        return [ship for ship in elsewhere if g.may_enter(ship, self.region)]


class DiceForEnergy(Frame):
    """andromeda.battle.dice-energy: one player's one chance. What would lift above six dice cannot be spent."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("energy", "dice")

    def __init__(self, seat: int, bought: int = 0) -> None:
        self.seat, self.bought = seat, bought

    def energy(self, g: Andromeda, _: None) -> Next:
        most = energy_within(g, self.seat, MOST_DICE - g.under(Battle).dice_of(g, self.seat))
        return Choose(self.seat, "andromeda.battle.dice-energy", range(most + 1), passes=0)

    def dice(self, g: Andromeda, energy: int | None) -> Next:
        self.bought = self.bought if energy is None else energy
        if self.bought > g.energy(self.seat):  # andromeda.free.abandon-moon-payment
            return Raise(self.seat, (("energy", self.bought),)).then("dice")
        battle = g.under(Battle)
        battle.bought = put(battle.bought, self.seat, self.bought)
        g.pay(self.seat, "energy", self.bought)
        dice = battle.dice_of(g, self.seat)
        g.say("andromeda.battle.dice", seat=self.seat, energy=self.bought, dice=dice)
        return None


class Reroll(Frame):
    """andromeda.battle.reroll: every die below the targeting value, until there is none; gives the highest first."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("reroll", "targeting")

    def __init__(self, side: int, least: int, faces: tuple[int, ...]) -> None:
        self.side, self.least, self.faces = side, least, faces

    def reroll(self, g: Andromeda, _: None) -> Next:
        low = sum(1 for face in self.faces if face < self.least)
        if not low:
            return Done(tuple(sorted(self.faces, reverse=True)))
        return Roll(self.side, "andromeda.battle.reroll", (6,) * low, window="")

    def targeting(self, g: Andromeda, again: tuple[int, ...]) -> Next:
        fresh = iter(again)
        self.faces = tuple(next(fresh) if face < self.least else face for face in self.faces)
        g.say("andromeda.battle.rerolled", side=self.side, again=again, faces=self.faces)
        return Goto("reroll")


class Defeat(Frame):
    """andromeda.battle.tactical-operations: draw a card, or take what the slotted moon shows, or neither. Then what
    raiders do to those whom they defeated."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("tactical_operations", "action", "loses", "damage")

    def __init__(self, seat: int, quirks: tuple[str, ...] = ()) -> None:
        self.seat, self.quirks = seat, quirks

    def tactical_operations(self, g: Andromeda, _: None) -> Next:
        moon = ("moon",) if g.operations[self.seat] else ()
        options = ("draw", *moon, "decline")
        return Choose(self.seat, "andromeda.battle.tactical-operations", options, passes="decline")

    def action(self, g: Andromeda, choice: str) -> Next:
        if choice == "draw":
            return DrawTactics(self.seat)
        return reward(self.seat, *output(g, g.operations[self.seat])) if choice == "moon" else None

    def loses(self, g: Andromeda, _: None) -> Next:
        return Lose(self.seat, 1) if "plunder" in self.quirks else None

    def damage(self, g: Andromeda, _: tuple[str, ...] | None) -> Next:
        return DamageModule(self.seat) if "ruin" in self.quirks else None


class DamageShip(Frame):
    """Damage that comes not from losing a battle. It may leave one side alone, and then a battle there is over."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("damage", "early_end")

    def __init__(self, ship: int, region: int) -> None:
        self.ship, self.region = ship, region

    def damage(self, g: Andromeda, _: None) -> Next:
        g.damage_ship(self.ship)
        return None

    def early_end(self, g: Andromeda, _: None) -> Next:
        return early_end(g, self.region)


def early_end(g: Andromeda, region: int) -> Next:
    """andromeda.battle.early-end: the last word of whatever makes ships leave a region."""
    return Cut("Battle", region, "end") if len(camps(g, participants(g, region, 0))) < 2 else None


def quirks(g: Andromeda, region: int) -> tuple[str, ...]:
    """andromeda.raider.abilities of those who stand here."""
    number = g.raider_in(region)
    return g.raiders[number].quirks if number is not None else ()


def under_way(g: Andromeda) -> Battle | None:
    for frame in reversed(g.stack):
        if isinstance(frame, Battle):
            return frame
    return None
