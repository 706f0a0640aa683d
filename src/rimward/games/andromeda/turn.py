"""Turns, one after the other, until the end: andromeda.turn, andromeda.end."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.andromeda.events import ResolveEvent
from rimward.games.andromeda.launch import Launch, launches
from rimward.games.andromeda.moments import moment
from rimward.games.andromeda.resources import discard_over, over_storage
from rimward.games.andromeda.scoring import FinalScoring
from rimward.games.andromeda.special import Income, specials
from rimward.games.andromeda.station import Return
from rimward.games.andromeda.table.names import BAY, sustain, tokens
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tactics import DiscardTactics, over_hand
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Bar, Choose, Hinges, Value

RETURN: Final = "return"


class Turns(Frame):
    """andromeda.general.turn-rotation. `left` is how many of the final turns are still to come, -1 before the end."""

    CHAPTER: ClassVar[str] = "andromeda.end"
    STEPS: ClassVar[tuple[str, ...]] = ("turns", "final", "trigger")

    def __init__(self, seat: int, left: int = -1) -> None:
        self.seat, self.left = seat, left

    def copy(self) -> Turns:
        return self.onto(Turns(self.seat, self.left))

    def turns(self, g: Andromeda, _: None) -> Next:
        return Turn(self.seat)

    def final(self, g: Andromeda, _: None) -> Next:
        """andromeda.end.final-turns: everybody has one more, the player at the trigger last."""
        if self.left < 0 and g.ended:
            self.left = g.seats
            g.say("andromeda.end.final-turns", turns=self.left)
        elif self.left > 0:
            self.left -= 1
        if self.left == 0:
            return None
        self.seat = (self.seat + 1) % g.seats
        return Goto("turns")

    def trigger(self, g: Andromeda, _: None) -> Next:
        return FinalScoring()


class Turn(Frame):
    """andromeda.turn: launch one ship, or return to station."""

    CHAPTER: ClassVar[str] = "andromeda.turn"
    STEPS: ClassVar[tuple[str, ...]] = ("start", "effects", "launch", "actions", "end", "steps", "discard")
    OWNER: ClassVar[str] = "seat"
    TURN: ClassVar[str] = "seat"

    def __init__(self, seat: int, forced: bool = False) -> None:
        self.seat, self.forced = seat, forced

    def copy(self) -> Turn:
        return self.onto(Turn(self.seat, self.forced))

    def start(self, g: Andromeda, _: None) -> Next:
        """andromeda.turn.forced-return is checked once, as the turn begins."""
        g.spent = tuple([word for word in g.spent if word.endswith("!")])
        g.quiet = False
        self.forced = not g.ships_in(BAY, self.seat)
        g.say("andromeda.turn.begins", seat=self.seat)
        return moment(g, "turn-begins", self.seat)

    def effects(self, g: Andromeda, _: None) -> Next:
        return Income(self.seat) if specials(g) else None

    def launch(self, g: Andromeda, _: None) -> Next:
        """Only what can be reached is looked at. Why not elsewhere is told when somebody asks."""
        barred = self.choices(g, far=False)
        options = [value for value, reason in barred.items() if reason is None]
        # A token may be what pays for a base's action; and nobody's only launch happens by itself.
        asks = options[0] != RETURN or g.zones.size(tokens(self.seat)) > 0
        hinges: Hinges = "private" if asks else "table"
        return Choose(self.seat, "andromeda.turn.launch-or-return", options, hinges=hinges, why=lambda: self.bars(g))

    def choices(self, g: Andromeda, *, far: bool) -> dict[Value, Bar | None]:
        barred = {} if self.forced else launches(g, self.seat, far=far)
        could = None in barred.values()
        barred[RETURN] = barred_return(g, self.seat) if could else None
        return barred

    def bars(self, g: Andromeda) -> list[tuple[Value, Bar]]:
        return [(value, reason) for value, reason in self.choices(g, far=True).items() if reason is not None]

    def actions(self, g: Andromeda, choice: Value) -> Next:
        if isinstance(choice, tuple):
            return Launch(self.seat, str(choice[1]), int(choice[2]))
        g.say("andromeda.return.begins", seat=self.seat)
        return Return(self.seat)

    def end(self, g: Andromeda, _: None) -> Next:
        """andromeda.turn.end-steps: where both are due, the player says which comes first."""
        if g.due and self.over(g):
            return Choose(self.seat, "andromeda.turn.end-steps", ("discard", "event"))
        return None

    def over(self, g: Andromeda) -> bool:
        return bool(over_storage(g, self.seat) or over_hand(g, self.seat))

    def steps(self, g: Andromeda, first: str | None) -> Next:
        if first != "event":
            discard_over(g, self.seat)
            if over_hand(g, self.seat):
                return DiscardTactics(self.seat).then("steps")
        return ResolveEvent(self.seat) if g.due else None

    def discard(self, g: Andromeda, _: None) -> Next:
        """What came of the event is above the limits, too; or it came first."""
        discard_over(g, self.seat)
        return DiscardTactics(self.seat) if over_hand(g, self.seat) else Done()


def barred_return(g: Andromeda, seat: int) -> Bar | None:
    """andromeda.turn.voluntary-return: a Return needs something to do, or it would be a pass."""
    if g.on_board(seat) or g.in_scrapyard(seat) or g.has_damage(seat) or g.zones.size(sustain(seat)):
        return None
    return Bar("andromeda.bar.nothing-to-return", "andromeda.turn.voluntary-return")
