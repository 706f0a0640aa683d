"""Short hands for playing Comet Rush in tests."""

from rimward.games.comet import GAME
from rimward.kernel.chance import Scripted
from rimward.kernel.event import Event
from rimward.kernel.match import Match, Question


class Play:
    """A match that is told what to do in few words, and checks that the script was used up."""

    def __init__(
        self, *hands: str, lanes: str = "", d6: tuple[int, ...] = (), draw: tuple[str, ...] = (), **options: int
    ):
        """One first gadget for each pilot; lanes such as "near mid" for the first round, or none yet."""
        self.chance = Scripted(d6=list(d6), draw=[*hands, *draw])
        self.match = Match.new(GAME, len(hands), options, chance=self.chance)
        if lanes:
            self.lanes(lanes)

    def lanes(self, lanes: str) -> None:
        for question, lane in zip(self.match.asked, lanes.split(), strict=True):
            self.match.answer(question.id, question.seat, lane)

    @property
    def asked(self) -> Question:
        (question,) = self.match.asked
        return question

    def say(self, *keys: str) -> "Play":
        """Answer whatever is asked next with these keys, whoever is asked."""
        for key in keys:
            self.match.answer(self.asked.id, self.asked.seat, key)
        return self

    def passes(self) -> "Play":
        """Everybody passes until something else is asked."""
        while self.match.result is None and self.match.asked[0].code == "comet.gadget.after-roll":
            self.say("pass")
        return self

    def told(self, code: str, seat: int = 0) -> list[Event]:
        return [event for event in self.match.events(seat) if event.code == code]

    @property
    def ice(self) -> tuple[int, ...]:
        ice: tuple[int, ...] = tuple(self.match.view(0)["table"]["ice"])
        return ice

    @property
    def hold(self) -> int:
        """What is in the hold of the pilot whose turn it is."""
        turn = next(frame for frame in self.match.view(0)["stack"] if frame["is"] == "Turn")
        return int(turn["hold"])

    def hand(self, seat: int, of: int | None = None) -> list[str | None]:
        """The hand of a pilot as `seat` sees it."""
        zone = self.match.view(seat)["zones"][f"hand:{seat if of is None else of}"]
        return [face for face, _ in zone["items"]]

    def over(self) -> "Play":
        assert not self.chance.left, "the script was not used up"
        return self
