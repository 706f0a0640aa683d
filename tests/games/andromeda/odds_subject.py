"""Launches of Andromeda's Edge into battles, as they are told and as the rules play them on."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from rimward.games.andromeda import GAME, odds
from rimward.games.andromeda.odds import Outlook
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Chance
from rimward.kernel.frame import answer
from rimward.kernel.question import Choose, Value
from tests.harness.subject import Seated

CHANGING = ("maximus", "odessa", "development-office")  # what they do may change who rolls how many dice


class Launches:
    """Into a region where a battle follows, and nobody adds anything to it: no ship, no energy, no card."""

    def table(self, seed: int) -> Seated:
        return (4, {"teams": True}) if seed % 4 == 3 else (2 + seed % 4, {})

    def outlook(self, g: Andromeda, seat: int, option: Value) -> Outlook | None:
        if not isinstance(option, tuple) or option[0] != "launch":
            return None
        region = int(option[2])
        return None if g.regions[region].name in CHANGING else odds.of_launch(g, seat, str(option[1]), region)

    def told(self, g: Andromeda, seat: int, option: Value) -> Mapping[str, Fraction] | None:
        """The exact chances, which have to be those of the option in per cent."""
        found = self.outlook(g, seat, option)
        if found is None:
            return None
        about = GAME.describe(g, g.open[0], option).about
        shown = [int(about[kind]) for kind in found.odds._fields]
        assert all(abs(part - 100 * chance) < 2 for part, chance in zip(shown, found.odds, strict=True))
        return found.odds._asdict()

    def played_on(self, g: Andromeda, seat: int, option: Value) -> Callable[[Chance], list[str]]:
        found = self.outlook(g, seat, option)
        raider = found.raider if found is not None else -1

        def kinds(chance: Chance) -> list[str]:
            after = g.copy()
            after.out = []
            answer(after, chance, seat, option)
            while (end := outcome(after, seat)) is None and after.open:
                question = after.open[0]
                if question.code == "andromeda.turn.launch-or-return":
                    return []
                answer(after, chance, question.seat, reply(question, raider))
            return [end] if end is not None else []

        return kinds


def reply(question: Choose, raider: int) -> Value:
    """Nobody does anything that can be left undone, and the raider is the one that was told."""
    if ("raider", raider) in question.options:
        return "raider", raider
    return question.options[0] if question.passes is None else question.passes


def outcome(g: Andromeda, seat: int) -> str | None:
    """What became of the battle for a seat; None as long as it has not been told."""
    for event in g.out or []:
        if event.code == "andromeda.battle.won":
            return "lose" if g.opposes(seat, event.params["side"]) else "win"
        if event.code == "andromeda.battle.tied":
            return "nobody"
    return None
