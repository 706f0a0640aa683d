"""Attacks and tests of Destiny Aurora, as they are told and as the rules play them on."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from rimward.games.aurora import odds_told
from rimward.games.aurora.odds_best import best
from rimward.games.aurora.ship_combat import targets
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import health
from rimward.kernel.chance import Chance
from rimward.kernel.frame import answer
from rimward.kernel.question import Choose, Value
from tests.harness.subject import Seated

TESTED = {
    "aurora.test.passed": "passed",
    "aurora.test.failed": "failed",
    "aurora.elude.passed": "eluded",
    "aurora.elude.failed": "held",
}
MOST = 60  # answers until an option has ended


class Attacks:
    """Attacks, tests, eludes and scans: nobody uses an ability of a ship, and all make the best of their dice."""

    def table(self, seed: int) -> Seated:
        return 2 + seed % 3, {"quicker": seed % 4 != 3, "crew": "dealt"}

    def told(self, g: Aurora, seat: int, option: Value) -> Mapping[str, Fraction] | None:
        """A prisoner is turned at the end of the phase only, so that is left out."""
        if isinstance(option, tuple) and option[0] == "turn":
            return None
        return odds_told.told(g, g.open[0], option) or None

    def played_on(self, g: Aurora, seat: int, option: Value) -> Callable[[Chance], list[str]]:
        ends = odds_told.told(g, g.open[0], option)
        target = struck(g, seat, option)

        def kinds(chance: Chance) -> list[str]:
            after = g.copy()
            after.out = []
            answer(after, chance, seat, option)
            for _ in range(MOST):
                end = outcome(g, after, ends, target)
                if end is not None:
                    return [end]
                if not after.open:
                    return []
                question = after.open[0]
                answer(after, chance, question.seat, reply(after, question))
            return []

        return kinds


def reply(g: Aurora, question: Choose) -> Value:
    found = best(g)
    if found is not None:
        assert found in question.options
        return found
    return question.options[-1] if question.passes is None else question.passes


def struck(g: Aurora, seat: int, option: Value) -> int:
    """Who or which ship is attacked."""
    if option == "attack":
        return targets(g, g.own_ship(seat))[0]
    if not isinstance(option, tuple) or option[0] not in ("attack", "throw", "ship"):
        return NOWHERE
    if option[0] == "throw":
        return g.standing_at(int(option[1]))
    return int(option[2] if len(option) == 4 else option[1])


def outcome(before: Aurora, after: Aurora, ends: Mapping[str, Fraction], target: int) -> str | None:
    """What has been told of it so far."""
    for event in after.out or []:
        if event.code in TESTED and TESTED[event.code] in ends:
            return TESTED[event.code]
        if event.code == "aurora.test.opposed":
            return "won" if event.params["has"] > event.params["needs"] else "lost"
        if event.code == "aurora.combat.hits" and not event.params["red"]:
            return "unhurt"
        if event.code == "aurora.combat.damage" and event.params["target"] == before.figures[target].name:
            left = health(before, target) - before.figures[target].wounds
            dealt = event.params["damage"]
            return "defeated" if dealt >= left else "wounded" if dealt else "unhurt"
        if event.code == "aurora.ship-combat.hits" and not event.params["red"]:
            return "unharmed"
        if event.code == "aurora.ship-combat.damage":
            return sunk(before, target, event.params["damage"])
    if "passed" in ends and after.out and [e for e in after.out if e.code == "aurora.ship-ability.declared"]:
        return patched(after)
    return None


def sunk(before: Aurora, target: int, dealt: int) -> str:
    ship = before.ships[target]
    left = (10 if ship.shields_up else 6) - ship.damage
    if dealt >= left > 0:
        return "shields-down" if ship.shields_up else "critical"
    return "damaged" if dealt else "unharmed"


def patched(after: Aurora) -> str | None:
    """Patching the hull is a roll of its own: what came of it is told by the repair alone."""
    declared = [event.params["ability"] for event in after.out or [] if event.code == "aurora.ship-ability.declared"]
    if declared != ["patch-hull"]:
        return None
    return "passed" if [e for e in after.out or [] if e.code == "aurora.ship-damage.repaired"] else "failed"
