"""Rounds: ships, the surface, a world event, and what comes at the end: aurora.round, aurora.initiative."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.boarding import BoardingFight, Overtake, has_fight, is_overtaken, settled
from rimward.games.aurora.bounties import REDRAWN, Redraw
from rimward.games.aurora.checks import DIE
from rimward.games.aurora.crew_turn import CrewTurn
from rimward.games.aurora.docks import on_planet, square_of_dock
from rimward.games.aurora.enemies.fleet import FleetTurns
from rimward.games.aurora.enemies.turns import EnemyTurns
from rimward.games.aurora.goals import Holding
from rimward.games.aurora.landing import PARTY, Ascend, Equip, barred_ascent, is_closed, may_leave, stolen
from rimward.games.aurora.move import CrewMove
from rimward.games.aurora.prisoners import TURNING, TurnPrisoner
from rimward.games.aurora.recovery import recover
from rimward.games.aurora.ship_ability import IN_COMMAND, Offered
from rimward.games.aurora.ship_damage import nobody_aboard
from rimward.games.aurora.ship_turn import ShipTurn
from rimward.games.aurora.solo.ships import CoalitionTurn
from rimward.games.aurora.solo.sides import has_turn, number_of, rivals, turn_value
from rimward.games.aurora.solo.turns import CoalitionParty
from rimward.games.aurora.table.names import (
    COALITION,
    EVENTS,
    EVENTS_DONE,
    NOWHERE,
    NPC_SHIPS,
    RENEGADES,
    VILLAINS,
    other,
)
from rimward.games.aurora.table.pieces import WAITING
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import party_initiative, ship_initiative, speed
from rimward.games.aurora.winning import ended, is_common, timed_out, won
from rimward.kernel import carry
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value

PATIENCE: Final = 12  # rounds that the first card of a timed game waits for a landing: so that every game ends
LAST: Final = 1  # rounds after the last event: aurora.round.end-of-game-deck


class Mission(Frame):
    """aurora.round.phases, round after round, until somebody has won or time is up."""

    CHAPTER: ClassVar[str] = "aurora.round"
    STEPS: ClassVar[tuple[str, ...]] = ("rounds", "ship", "surface", "event", "end", "end_of_round")

    def rounds(self, g: Aurora, _: Any) -> Next:
        if g.left == 0:
            return timed_out(g)
        g.round += 1
        g.say("aurora.round.begins", round=g.round)
        return None

    def ship(self, g: Aurora, _: None) -> Next:
        """aurora.quicker.start: round 1 of the quicker game has none."""
        return None if g.quicker and g.round == 1 else ShipPhase()

    def surface(self, g: Aurora, _: None) -> Next:
        return SurfacePhase()

    def event(self, g: Aurora, _: None) -> Next:
        return WorldEvent()

    def end(self, g: Aurora, _: None) -> Next:
        recover(g)
        return Holding() if g.things else None

    def end_of_round(self, g: Aurora, _: None) -> Next:
        if g.left > 0:
            g.left -= 1
        elif g.left == NOWHERE and not g.deck:
            g.left = LAST
            g.say("aurora.timed.final-turn")
        return Redraw().then("rounds") if g.redraws and g.round == REDRAWN else Goto("rounds")


# --- ships -----------------------------------------------------------------------------------------------------------
class ShipPhase(Frame):
    """aurora.round.ship-phase: those above 0 in order, NPC ships, those at 0. `first` is fixed as the phase begins."""

    CHAPTER: ClassVar[str] = "aurora.round"
    STEPS: ClassVar[tuple[str, ...]] = ("actions", "order", "turn", "ends", "resolved", "phase")

    def __init__(
        self, acted: tuple[int, ...] = (), asked: int = 0, late: tuple[int, ...] = (), npcs: bool = False
    ) -> None:
        self.acted, self.asked, self.late, self.npcs = acted, asked, late, npcs

    def actions(self, g: Aurora, _: Any) -> Next:
        """aurora.ship-ability.in-command: before the order is fixed."""
        if self.asked < len(g.ships):
            self.asked += 1
            ship = self.asked - 1
            return Goto("actions") if nobody_aboard(g, ship) else Offered(ship, IN_COMMAND).then("actions")
        self.late = tuple([ship for ship in range(len(g.ships)) if not ship_initiative(g, ship)])
        return None

    def order(self, g: Aurora, _: Any) -> Next:
        """aurora.initiative.recompute: always the highest of those that have not acted."""
        waiting = [n for n in range(len(g.ships)) if n not in self.acted and n not in self.late]
        waiting = [n for n in waiting if not nobody_aboard(g, n)]
        if waiting:
            return First(tuple(waiting), tuple([ship_initiative(g, n) for n in waiting]), False)
        if g.fleet and not self.npcs:
            self.npcs = True
            return FleetTurns().then("order")  # aurora.initiative.npc-level
        late = [n for n in self.late if n not in self.acted and not nobody_aboard(g, n)]
        return First(tuple(late), (0,) * len(late), False) if late else Goto("ends")

    def turn(self, g: Aurora, ship: int) -> Next:
        self.acted = (*self.acted, ship)
        g.say("aurora.round.ship-turn", ship=g.ships[ship].name, seat=g.ship_roller(ship))
        if g.ships[ship].seat == NOWHERE:
            return CoalitionTurn(ship).then("order")
        return ShipTurn(ship, g.ships[ship].seat).then("order")

    def ends(self, g: Aurora, _: Any) -> Next:
        """aurora.boarding.battle-order: where the ship that boarded it had no turn."""
        for ship in range(len(g.ships)):
            if g.ships[ship].in_orbit and has_fight(g, ship):
                return BoardingFight(ship).then("ends")
        return None

    def resolved(self, g: Aurora, _: Any) -> Next:
        """aurora.prisoner.turn-when: at the end of the ship phase."""
        for ship, card in enumerate(g.ships):
            for word in card.done:
                if word.startswith(f"{TURNING}:") and card.in_orbit:
                    done = tuple([other for other in card.done if other != word])
                    g.put_ship(ship, done=(*done, f"{TURNING}!"))
                    return TurnPrisoner(ship, int(word.partition(":")[2])).then("resolved")
        return None

    def phase(self, g: Aurora, _: Any) -> Next:
        return Done()


class First(Frame):
    """Whose turn is next: the highest value, Renegades before Coalition, and teammates as they agree.

    `players` says that the candidates are seats and not ships. `proposed` is what the first of those tied has said.
    """

    CHAPTER: ClassVar[str] = "aurora.initiative"
    STEPS: ClassVar[tuple[str, ...]] = ("tie", "agree", "first_tied")

    def __init__(
        self, candidates: tuple[int, ...], values: tuple[int, ...], players: bool, proposed: int = NOWHERE
    ) -> None:
        self.candidates, self.values, self.players, self.proposed = candidates, values, players, proposed

    def tied(self, g: Aurora) -> list[int]:
        """aurora.initiative.tie-faction"""
        best = max(self.values)
        found = [n for n, value in zip(self.candidates, self.values, strict=True) if value == best]
        return [n for n in found if self.side(g, n) == RENEGADES] or found

    def tie(self, g: Aurora, _: None) -> Next:
        """aurora.initiative.tie-same-faction"""
        tied = self.tied(g)
        if len(tied) == 1:
            return Done(tied[0])
        if self.seat(g, tied[0]) == NOWHERE:
            return HigherRoll(tuple(tied), self.players).then("first_tied")
        return Choose(self.seat(g, tied[0]), "aurora.initiative.tie-same-faction", [(self.word(), n) for n in tied])

    def agree(self, g: Aurora, choice: tuple[str, int]) -> Next:
        """The first proposes; where the other does not agree, each rolls a die."""
        self.proposed = choice[1]
        tied = self.tied(g)
        others = [n for n in tied if self.seat(g, n) != self.seat(g, tied[0])]
        if not others:
            return Done(self.proposed)
        about: About = {self.word(): self.proposed}
        options: list[Value] = ["agree", "refuse"]
        return Choose(self.seat(g, others[0]), "aurora.initiative.tie-same-faction", options, about=about)

    def first_tied(self, g: Aurora, answer: str | int) -> Next:
        if isinstance(answer, int):
            return Done(answer)  # where nobody plays them, dice decide
        return Done(self.proposed) if answer == "agree" else HigherRoll(tuple(self.tied(g)), self.players)

    def word(self) -> str:
        return "seat" if self.players else "ship"

    def seat(self, g: Aurora, candidate: int) -> int:
        if self.players:
            return NOWHERE if candidate >= NPC_SHIPS else candidate
        return g.ships[candidate].seat

    def side(self, g: Aurora, candidate: int) -> int:
        if self.players:
            return COALITION if candidate >= NPC_SHIPS else g.sides()[candidate]
        return g.ships[candidate].side


class HigherRoll(Frame):
    """Each rolls a die; the highest first, and again on a tie."""

    CHAPTER: ClassVar[str] = "aurora.initiative"
    STEPS: ClassVar[tuple[str, ...]] = ("tied", "first")

    def __init__(self, candidates: tuple[int, ...], players: bool) -> None:
        self.candidates, self.players = candidates, players

    def tied(self, g: Aurora, _: Any) -> Next:
        owners = tuple([n if self.players else g.ship_roller(n) for n in self.candidates])
        code = "aurora.initiative.tie-same-faction"
        return Roll(owners[0], code, (DIE,) * len(owners), window="", owners=owners)

    def first(self, g: Aurora, faces: tuple[int, ...]) -> Next:
        best = [n for n, face in zip(self.candidates, faces, strict=True) if face == max(faces)]
        return Done(best[0]) if len(best) == 1 else Goto("tied")


# --- the surface -----------------------------------------------------------------------------------------------------
class SurfacePhase(Frame):
    """aurora.round.surface-phase: players in the order of their parties' initiative."""

    CHAPTER: ClassVar[str] = "aurora.round"
    STEPS: ClassVar[tuple[str, ...]] = ("surface", "turn", "npc", "phase")

    def __init__(self, acted: tuple[int, ...] = ()) -> None:
        self.acted = acted

    def surface(self, g: Aurora, _: Any) -> Next:
        waiting = [seat for seat in range(g.seats) if seat not in self.acted and has_surface_turn(g, seat)]
        values = [party_initiative(g, seat) for seat in waiting]
        parties = [ship for ship in rivals(g) if number_of(ship) not in self.acted and has_turn(g, ship)]
        waiting += [number_of(ship) for ship in parties]  # aurora.solo.turn-order
        values += [turn_value(g, ship) for ship in parties]
        return First(tuple(waiting), tuple(values), True) if waiting else Goto("npc")

    def turn(self, g: Aurora, seat: int) -> Next:
        self.acted = (*self.acted, seat)
        g.say("aurora.round.surface-turn", seat=seat)
        if seat >= NPC_SHIPS:
            return CoalitionParty(seat - NPC_SHIPS).then("surface")
        return SurfaceTurn(seat).then("surface")

    def npc(self, g: Aurora, _: Any) -> Next:
        """aurora.initiative.npc-surface-order: after the last player."""
        return EnemyTurns() if g.foes else None

    def phase(self, g: Aurora, _: Any) -> Next:
        return Done()


def has_surface_turn(g: Aurora, seat: int) -> bool:
    """aurora.landing.owner-without-party"""
    ship = g.own_ship(seat)
    docked = on_planet(g, ship) and g.ships[ship].captor == NOWHERE
    intruding = any([g.is_intruder(n) for n, who in enumerate(g.figures) if who.seat == seat])
    return bool(g.party(seat) or g.surplus(seat) or passengers(g, seat)) or docked or intruding


def passengers(g: Aurora, seat: int) -> list[int]:
    """aurora.landing.party-aboard: its crew aboard a teammate's ship that lies on a dock."""
    own = g.own_ship(seat)
    return [
        n
        for n, who in enumerate(g.figures)
        if who.seat == seat
        and not who.out
        and who.ship not in (NOWHERE, own)
        and on_planet(g, who.ship)
        and who.side == g.ships[who.ship].side
    ]


class SurfaceTurn(Frame):
    """A player's crew, each to the end of its turn, in any order; its ship may ascend at any time between."""

    CHAPTER: ClassVar[str] = "aurora.round"
    STEPS: ClassVar[tuple[str, ...]] = ("party", "member", "actions", "turn")
    TURN: ClassVar[str] = "seat"

    def __init__(self, seat: int, acted: tuple[int, ...] = ()) -> None:
        self.seat, self.acted = seat, acted

    def party(self, g: Aurora, _: Any) -> Next:
        self.relieve(g)
        options = self.options(g)
        if not options:
            return Goto("turn")
        return Choose(
            self.seat, "aurora.round.surface-phase", [*options, "end"], why=lambda: self.bars(g), passes="end"
        )

    def bars(self, g: Aurora) -> list[tuple[Value, Bar]]:
        """aurora.initiative.party-limit"""
        ship = g.own_ship(self.seat)
        if not on_planet(g, ship):
            return []
        reason = barred_ascent(g, ship)
        found: list[tuple[Value, Bar]] = [("ascend", reason)] if reason is not None else []
        if is_closed(g, ship):
            closed = Bar("aurora.bar.closed", "aurora.ship-damage.heavy")
            return [*found, *[(("leave", n), closed) for n in g.crew_aboard(ship)]]
        if len(g.party(self.seat)) < PARTY:
            return found
        full = Bar("aurora.bar.party-full", "aurora.initiative.party-limit", most=PARTY)
        return [*found, *[(("leave", n), full) for n in g.crew_aboard(ship)]]

    def options(self, g: Aurora) -> list[Value]:
        ship = g.own_ship(self.seat)
        found: list[Value] = [
            ("crew", n) for n in g.party(self.seat) if n not in self.acted and not self.is_stunned(g, n)
        ]
        found += [("crew", n) for n in (*self.fighters(g), *g.surplus(self.seat)) if n not in self.acted]
        if on_planet(g, ship) and g.ships[ship].captor == NOWHERE:
            found += [("leave", n) for n in may_leave(g, ship) if n not in self.acted]  # aurora.landing.swap-crew
            if barred_ascent(g, ship) is None:
                found.append("ascend")  # aurora.landing.ascend-free
        found += [("leave", n) for n in self.escaping(g) if n not in self.acted]
        if len(g.party(self.seat)) < PARTY:
            found += [("leave", n) for n in passengers(g, self.seat) if n not in self.acted]
        found += [("ascend", other) for other in stolen(g, self.seat)]
        if g.ships[ship].captor != NOWHERE and self.stands_alone(g):
            found.append("give-up")
        if g.surplus(self.seat) or (self.escaping(g) and len(g.party(self.seat)) >= PARTY):
            found += [("await-rescue", n) for n in g.party(self.seat) if n not in self.acted]
        return list(dict.fromkeys(found))

    def stands_alone(self, g: Aurora) -> bool:
        """aurora.overtaken.mission-failed: without a teammate the mission may be given up."""
        side = g.sides()[self.seat]
        return g.sides().count(side) == 1

    def escaping(self, g: Aurora) -> list[int]:
        """aurora.boarding.escape-on-landing: intruders aboard a ship that has landed."""
        mine = [n for n, who in enumerate(g.figures) if who.seat == self.seat and g.is_intruder(n)]
        return [n for n in mine if on_planet(g, g.figures[n].ship)]

    def is_stunned(self, g: Aurora, figure: int) -> bool:
        return "stun" in g.figures[figure].tokens

    def fighters(self, g: Aurora) -> list[int]:
        """aurora.docked.battle: crew aboard a docked ship with enemies aboard, on either side."""
        found: list[int] = []
        for n, who in enumerate(g.figures):
            if who.seat != self.seat or who.out or who.ship == NOWHERE or not on_planet(g, who.ship):
                continue
            own = who.side == g.ships[who.ship].side
            if (own and g.intruders(who.ship)) or (not own and g.is_intruder(n)):
                found.append(n)
        return found

    def member(self, g: Aurora, choice: Value) -> Next:
        if choice == "give-up" and is_common(g):
            return ended(g, (), "aurora.overtaken.mission-failed")
        if choice == "give-up":
            return won(g, other(g.sides()[self.seat]), NOWHERE, "aurora.overtaken.mission-failed")
        if not isinstance(choice, tuple):
            return Goto("turn") if choice == "end" else Ascend(g.own_ship(self.seat)).then("party")
        if choice[0] == "ascend":
            return Ascend(int(choice[1])).then("party")
        figure = int(choice[1])
        if choice[0] == "await-rescue":
            self.swap(g, figure)
            return Goto("party")
        self.acted = (*self.acted, figure)
        if choice[0] == "leave":
            return Leave(figure, g.figures[figure].ship).then("actions")
        return CrewTurn(figure).then("actions")

    def relieve(self, g: Aurora) -> None:
        """aurora.boarding.fourth-crew: nobody is one too many where another has fallen or gone aboard."""
        for n in g.surplus(self.seat)[: max(0, PARTY - len(g.party(self.seat)))]:
            g.put(n, tokens=tuple([each for each in g.figures[n].tokens if each != WAITING]))
            g.say("aurora.boarding.joins", crew=g.figures[n].name)

    def swap(self, g: Aurora, figure: int) -> None:
        """aurora.boarding.fourth-crew-swap: this one waits instead of the one who is too many."""
        for joins in g.surplus(self.seat)[:1]:
            g.put(joins, tokens=tuple([each for each in g.figures[joins].tokens if each != WAITING]))
            self.acted = tuple([n for n in self.acted if n != joins])
        g.put(figure, tokens=(*g.figures[figure].tokens, WAITING))
        g.say("aurora.boarding.swapped", crew=g.figures[figure].name)

    def actions(self, g: Aurora, _: Any) -> Next:
        """aurora.overtaken.definition: also where the last of its crew has walked out past an intruder."""
        ship = g.own_ship(self.seat)
        if on_planet(g, ship) and is_overtaken(g, ship):
            return Overtake(ship).then("party")
        return settled(g) or Goto("party")

    def turn(self, g: Aurora, _: Any) -> Next:
        """aurora.status.stun: whoever skipped its turn is free of it."""
        for n, who in enumerate(g.figures):
            if who.seat == self.seat and "stun" in who.tokens:
                g.put(n, tokens=tuple([each for each in who.tokens if each != "stun"]))
        return Done()


class Leave(Frame):
    """aurora.landing.swap-crew: out of a docked ship with a Move from its dock, and then one more action."""

    CHAPTER: ClassVar[str] = "aurora.landing"
    STEPS: ClassVar[tuple[str, ...]] = ("armory", "leave", "action")

    def __init__(self, figure: int, ship: int) -> None:
        self.figure, self.ship = figure, ship

    def armory(self, g: Aurora, _: None) -> Next:
        """A passenger has kept what it carries, and an intruder finds nothing for it."""
        return Equip(self.ship, self.figure) if g.figures[self.figure].seat == g.ships[self.ship].seat else None

    def leave(self, g: Aurora, _: None) -> Next:
        who = g.figures[self.figure]
        g.put(self.figure, ship=NOWHERE, room="", since=0, square=square_of_dock(g, g.ships[self.ship].dock))
        g.say("aurora.landing.disembarked", crew=who.name, square=g.figures[self.figure].square)
        if len(g.party(who.seat)) > PARTY:
            g.put(self.figure, tokens=(*who.tokens, WAITING))
            g.say("aurora.boarding.waits", crew=who.name)
            return Done()
        return CrewMove(self.figure, speed(g, self.figure))

    def action(self, g: Aurora, _: None) -> Next:
        return CrewTurn(self.figure, 1, began=True) if g.figures[self.figure].on_surface else Done()


# --- world events ----------------------------------------------------------------------------------------------------
class WorldEvent(Frame):
    """aurora.round.event-phase. In a timed game the first card waits for a landing (aurora.timed.first-card)."""

    CHAPTER: ClassVar[str] = "aurora.round"
    STEPS: ClassVar[tuple[str, ...]] = ("top", "card", "event")

    def top(self, g: Aurora, _: None) -> Next:
        if not g.deck or self.waits(g):
            return Done()
        return Draw(EVENTS, 1, EVENTS_DONE, g.zones.everyone)

    def waits(self, g: Aurora) -> bool:
        begun = g.zones.size(EVENTS_DONE) > 0
        landed = any([who.on_surface and who.side < VILLAINS for who in g.figures])
        return g.timed and not g.quicker and not begun and not landed and g.round < PATIENCE

    def card(self, g: Aurora, places: tuple[int, ...]) -> Next:
        name = g.zones.face(EVENTS_DONE, places[0])
        g.deck -= 1
        g.say("aurora.event.drawn", card=name, left=g.deck)
        return None if g.quiet else carry.run(g, drawn_by(g), name)

    def event(self, g: Aurora, _: Any) -> Next:
        return Done()


def drawn_by(g: Aurora) -> int:
    """The Coalition player with the highest initiative turns the card over, or a Renegade where there is none."""
    ships = [n for n, card in enumerate(g.ships) if card.seat != NOWHERE]
    best = max(ships, key=lambda n: (g.ships[n].side, ship_initiative(g, n), -n))
    return g.ships[best].seat
