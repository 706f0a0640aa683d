"""The five progress tracks and what lies on them: andromeda.track."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.marker import AdvanceMarker
from rimward.games.andromeda.table.names import TRACKS, developed, discovery, put, tokens
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tactics import DrawUp
from rimward.games.andromeda.upgrades import GainUpgrade
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Choose


class Advance(Frame):
    """andromeda.track.step-by-step: each space that is reached takes effect. `track` may be "any".

    What lies on a space comes in the order of the book's track: event, discovery, upgrade, token, hand limit.
    """

    CHAPTER: ClassVar[str] = "andromeda.track"
    STEPS: ClassVar[tuple[str, ...]] = ("any", "track", "event", "discovery", "upgrade", "token", "limit", "step")

    def __init__(self, seat: int, on: str, steps: int = 1) -> None:
        self.seat, self.on, self.steps = seat, on, steps

    def any(self, g: Andromeda, _: None) -> Next:
        if self.on != "any":
            return None
        return Choose(self.seat, "andromeda.track.any-track", [("track", track) for track in TRACKS])

    def track(self, g: Andromeda, choice: tuple[str, str] | None) -> Next:
        if choice is not None:
            self.on = choice[1]
        at = TRACKS.index(self.on)
        step = g.tracks[self.seat][at] + 1
        if step > g.content.tracks[self.on].top():  # andromeda.track.top
            g.say("andromeda.track.top", seat=self.seat, track=self.on)
            return Done()
        g.tracks = put(g.tracks, self.seat, put(g.tracks[self.seat], at, step))
        g.say("andromeda.track.advanced", seat=self.seat, track=self.on, space=step)
        return None

    def here(self, g: Andromeda) -> int:
        return g.step(self.seat, self.on)

    def event(self, g: Andromeda, _: None) -> Next:
        return AdvanceMarker() if self.here(g) in g.content.tracks[self.on].events else None

    def discovery(self, g: Andromeda, _: None) -> Next:
        stack = g.content.tracks[self.on].discovery.get(self.here(g))
        return Discover(self.seat, stack) if stack else None

    def upgrade(self, g: Andromeda, _: None) -> Next:
        return GainUpgrade(self.seat) if self.here(g) in g.content.tracks[self.on].upgrade else None

    def token(self, g: Andromeda, _: None) -> Next:
        """andromeda.track.supremacy-token: the first takes it, the others score 2 VP."""
        prizes = g.content.tracks[self.on].prize
        if self.here(g) in prizes:
            at = prizes.index(self.here(g))
            name = g.prizes[at]
            if name:
                g.prizes = put(g.prizes, at, "")
                g.awards = put(g.awards, self.seat, (*g.awards[self.seat], name))
                g.zones.put(developed(self.seat), name, g.zones.everyone)
                g.say("andromeda.track.prize", seat=self.seat, token=name)
            else:
                g.say("andromeda.track.later", seat=self.seat)
                g.score(self.seat, 2)
        return None

    def limit(self, g: Andromeda, _: None) -> Next:
        return DrawUp(self.seat) if self.here(g) in g.content.tracks[self.on].hands else None

    def step(self, g: Andromeda, _: None) -> Next:
        return Advance(self.seat, self.on, self.steps - 1) if self.steps > 1 else None


class Discover(Frame):
    """andromeda.track.science-discovery: look through a stack in secret and take one token."""

    CHAPTER: ClassVar[str] = "andromeda.track"
    STEPS: ClassVar[tuple[str, ...]] = ("science", "discovery", "observatory")

    def __init__(self, seat: int, stack: str) -> None:
        self.seat, self.stack = seat, stack

    def science(self, g: Andromeda, _: None) -> Next:
        lying = discovery(self.stack)
        for place in range(g.zones.size(lying)):
            g.zones.reveal(lying, place, g.seen_by(self.seat))
        return None if g.zones.size(lying) else Done()

    def discovery(self, g: Andromeda, _: None) -> Next:
        rule = "science-observatory" if self.stack == "observatory" else "science-discovery"
        options = [("token", place) for place in range(g.zones.size(discovery(self.stack)))]
        return Choose(self.seat, f"andromeda.track.{rule}", options, hinges="private", closed=True)

    def observatory(self, g: Andromeda, choice: tuple[str, int]) -> Next:
        g.zones.move(discovery(self.stack), choice[1], tokens(self.seat))
        g.say("andromeda.track.discovery", seat=self.seat, stack=self.stack)
        return None
