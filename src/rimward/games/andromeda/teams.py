"""Two against two: andromeda.team. Teammates sit side by side."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.resources import bound, leaves_possible, would_leave_possible
from rimward.games.andromeda.table.names import CLAIMED, STORED, developed, hand, put, tokens, without
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tracks import Advance
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.game import Wishes
from rimward.kernel.question import Bar, Choose, Option, Refused, key_of
from rimward.kernel.window import turn_of
from rimward.kernel.zone import Ref

DICE = 6
TRANSFERRED = "transfer"  # in Andromeda.spent
SEATS = 4
ALONE = -1  # no wish for a partner
PAIRINGS = ((0, 0, 1, 1), (0, 1, 1, 0))


# --- who plays with whom, and who starts -----------------------------------------------------------------------------
def paired(wishes: Wishes) -> tuple[int, ...]:
    """andromeda.team.seating: neighbours. One wish for a partner says both teams; without, the first two are one."""
    wished = {(seat, int(wish.get("partner", ALONE))) for seat, wish in enumerate(wishes)}
    pairs = {frozenset(pair) for pair in wished if pair[1] != ALONE}
    for teams in PAIRINGS:
        if all([len(pair) == 2 and len({teams[seat] for seat in pair}) == 1 for pair in pairs]):
            return teams
    partner = next(partner for _, partner in sorted(wished) if partner != ALONE)
    raise Refused("andromeda.refused.partner", partner=partner)


class TeamStart(Frame):
    """andromeda.team.start-player: the dice of a team count together; gives the leftmost of the better one."""

    CHAPTER: ClassVar[str] = "andromeda.team"
    STEPS: ClassVar[tuple[str, ...]] = ("start", "player")

    def __init__(self, rolled: tuple[tuple[int, ...], ...] = ()) -> None:
        self.rolled = rolled

    def start(self, g: Andromeda, _: None) -> Next:
        return Roll(len(self.rolled), "andromeda.team.start-player", (6,) * DICE, window="")

    def player(self, g: Andromeda, faces: tuple[int, ...]) -> Next:
        self.rolled = (*self.rolled, faces)
        if len(self.rolled) < g.seats:
            return Goto("start")
        first, second = (self.together(g, team) for team in (0, 1))
        if first == second:  # all of them roll again
            self.rolled = ()
            return Goto("start")
        return Done(leftmost(g, 0 if first > second else 1))

    def together(self, g: Andromeda, team: int) -> list[int]:
        faces = [face for seat in range(g.seats) if g.teams[seat] == team for face in self.rolled[seat]]
        return sorted(faces, reverse=True)


def leftmost(g: Andromeda, team: int) -> int:
    """As they see it themselves: the one whose neighbour on the left plays for the others."""
    seats = [seat for seat in range(g.seats) if g.teams[seat] == team]
    return next(seat for seat in seats if g.teams[(seat + 1) % g.seats] != team)


# --- tracks ----------------------------------------------------------------------------------------------------------
class AdvanceBoth(Frame):
    """andromeda.team.battle-win: both on the supremacy track. Where both arrive at the same token, `active` says whose
    it is (andromeda.team.supremacy-token)."""

    CHAPTER: ClassVar[str] = "andromeda.team"
    STEPS: ClassVar[tuple[str, ...]] = ("supremacy_token", "both", "win")

    def __init__(self, seats: tuple[int, ...], active: int) -> None:
        self.seats, self.active = seats, active

    def supremacy_token(self, g: Andromeda, _: None) -> Next:
        steps = {g.step(seat, "supremacy") + 1 for seat in self.seats}
        prizes = g.content.tracks["supremacy"].prize
        if len(steps) > 1 or not any([at in steps and bool(g.prizes[n]) for n, at in enumerate(prizes)]):
            return None
        return Choose(self.active, "andromeda.team.supremacy-token", [("seat", seat) for seat in self.seats])

    def both(self, g: Andromeda, choice: tuple[str, int] | None) -> Next:
        if choice is not None and choice[1] != self.seats[0]:
            self.seats = tuple(reversed(self.seats))
        return Advance(self.seats[0], "supremacy")

    def win(self, g: Andromeda, _: None) -> Next:
        return Advance(self.seats[1], "supremacy")


# --- handing over ----------------------------------------------------------------------------------------------------
def transfers(g: Andromeda, seat: int) -> list[tuple[str | int, ...]]:
    """andromeda.team.transfer: all that could be given to the teammate, or asked for."""
    mate = g.mate(seat)
    if mate is None:
        return []
    return [(way, *thing) for way, owner in (("give", seat), ("ask", mate)) for thing in things_of(g, owner)]


def things_of(g: Andromeda, owner: int) -> list[tuple[str | int, ...]]:
    found: list[tuple[str | int, ...]] = [
        (what,) for what, amount in zip(STORED, g.stock[owner], strict=True) if amount
    ]
    found += [("card", place) for place in range(g.zones.size(hand(owner)))]
    found += [("moon", number) for number in range(len(g.moons[owner]))]
    found += [("token", place) for place in range(g.zones.size(tokens(owner)))]
    return found + [("award", number) for number in range(len(g.awards[owner]))]


def is_transfer(act: tuple[str | int, ...]) -> bool:
    return act[0] in ("give", "ask")


def barred_transfer(g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Bar | None:
    giver, taker = sides_of(g, seat, str(value[0]))
    rule = "andromeda.team.transfer"
    if turn_of(g) != seat:
        return Bar("andromeda.bar.own-turn", rule)
    if TRANSFERRED in g.spent:
        return Bar("andromeda.bar.spent", rule)
    if key_of(value) in g.spent:
        return Bar("andromeda.bar.declined", rule)
    if value[1] == "moon" and len(g.moons[taker]) >= CLAIMED:
        return Bar("andromeda.bar.moons-full", rule)
    if any([frame.picks for frame in g.stack]):  # what has been picked goes by its place
        return Bar("andromeda.bar.needed", "andromeda.resource.costs")
    if giver == seat and bound(g, seat) and not spares(g, seat, value):
        return Bar("andromeda.bar.needed", "andromeda.launch.base-must-activate")
    return None


def spares(g: Andromeda, seat: int, value: tuple[str | int, ...]) -> bool:
    """Whether what must be carried out now stays possible without it. The first rules reckon only with resources."""
    what = str(value[1])
    if what in STORED or g.first_rules:
        return what in STORED and would_leave_possible(g, seat, ((what, 1),), -1)
    trial, (giver, taker) = g.copy(), sides_of(g, seat, str(value[0]))
    hand_over(trial, giver, taker, what, int(value[2]))
    return leaves_possible(trial, seat)


def sides_of(g: Andromeda, seat: int, way: str) -> tuple[int, int]:
    """Who gives and who takes."""
    mate = g.mate(seat)
    assert mate is not None  # noqa: S101 - there are no transfers otherwise
    return (seat, mate) if way == "give" else (mate, seat)


class Transfer(Frame):
    """andromeda.team.transfer: the teammate has to agree. What it declines is not proposed again in this turn."""

    CHAPTER: ClassVar[str] = "andromeda.team"
    STEPS: ClassVar[tuple[str, ...]] = ("shared", "transfer")

    def __init__(self, seat: int, way: str, what: str, number: int) -> None:
        self.seat, self.way, self.what, self.number = seat, way, what, number

    def shared(self, g: Andromeda, _: None) -> Next:
        giver, taker = sides_of(g, self.seat, self.way)
        mate = taker if giver == self.seat else giver
        about: dict[str, int | str] = {"from": giver, "to": taker, "what": self.what}
        return Choose(
            mate, "andromeda.team.transfer", ("accept", "decline"), about=about, passes="decline", closed=True
        )

    def key(self) -> str:
        thing = (self.what,) if self.what in STORED else (self.what, self.number)
        return key_of((self.way, *thing))

    def transfer(self, g: Andromeda, choice: str) -> Next:
        giver, taker = sides_of(g, self.seat, self.way)
        if choice == "decline":
            g.spent = (*g.spent, self.key())
            g.say("andromeda.team.declined", seat=self.seat)
            return Done()
        g.spent = (*g.spent, TRANSFERRED)
        hand_over(g, giver, taker, self.what, self.number)
        return Done()


def hand_over(g: Andromeda, giver: int, taker: int, what: str, number: int) -> None:
    if what in STORED:
        g.pay(giver, what, 1)
        g.say("andromeda.team.given", seat=giver, to=taker, what=what)
        g.gain(taker, ((what, 1),))
    elif what == "moon":
        name = g.moons[giver][number]
        g.moons = put(g.moons, giver, without(g.moons[giver], number))
        g.moons = put(g.moons, taker, (*g.moons[taker], name))
        g.say("andromeda.team.given-moon", seat=giver, to=taker, moon=name)
    elif what == "award":
        name = g.awards[giver][number]
        g.awards = put(g.awards, giver, without(g.awards[giver], number))
        g.awards = put(g.awards, taker, (*g.awards[taker], name))
        g.zones.move(developed(giver), g.zones[developed(giver)].faces.index(name), developed(taker))
        g.say("andromeda.team.given-prize", seat=giver, to=taker, token=name)
    else:
        zone = hand if what == "card" else tokens
        place = g.zones.move(zone(giver), number, zone(taker), sees=g.seen_by(taker))
        code = "andromeda.team.given-card" if what == "card" else "andromeda.team.given-token"
        g.say(code, seat=giver, to=taker, card=Ref(zone(taker), place))


def describe_transfer(g: Andromeda, seat: int, act: tuple[str | int, ...]) -> Option:
    giver, taker = sides_of(g, seat, str(act[0]))
    about: dict[str, int | str] = {"from": giver, "to": taker, "what": str(act[1])}
    key = key_of(act)
    if len(act) == 2:
        return Option(key, "", about)
    number = int(act[2])
    if act[1] == "moon":
        return Option(key, f"moon:{number}", {**about, "moon": g.moons[giver][number]})
    if act[1] == "award":
        return Option(key, "", {**about, "token": g.awards[giver][number]})
    zone = hand(giver) if act[1] == "card" else tokens(giver)
    return Option(key, f"{act[1]}:{number}", {**about, str(act[1]): g.zones.face(zone, number)})
