"""Comet Rush in the harness: its books, the odds of a drill, and why some of its rules are never seen."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from rimward.games.comet import GADGETS, GAME
from rimward.games.comet.state import Comet
from rimward.kernel.chance import Chance
from rimward.kernel.frame import answer
from rimward.kernel.question import PASS, Value
from tests.games.comet.books import Books
from tests.harness.subject import Harness, Seated, Shown, Unseen


class Drills:
    """A drill tells how many faces of its die are safe, and how much ice they bring. Nobody plays a gadget on it."""

    def table(self, seed: int) -> Seated:
        return 2 + seed % 3, {}

    def told(self, g: Comet, seat: int, option: Value) -> Mapping[str, Fraction] | None:
        question = g.open[0]
        if question.code != "comet.turn.action" or option != "drill":
            return None
        told = GAME.describe(g, question, option).about
        safe = Fraction(int(told["safe"]), int(told["of"]))
        return {f"{told['ice']} ice": safe, "bust": 1 - safe}

    def played_on(self, g: Comet, seat: int, option: Value) -> Callable[[Chance], list[str]]:
        def kinds(chance: Chance) -> list[str]:
            after = g.copy()
            after.out = []
            answer(after, chance, seat, option)
            while after.open and after.open[0].code == "comet.gadget.after-roll":
                answer(after, chance, after.open[0].seat, PASS)
            drill = next(event for event in after.out if event.code in ("comet.drill.ice", "comet.drill.bust"))
            return [f"{drill.params['ice']} ice" if drill.code == "comet.drill.ice" else "bust"]

        return kinds


_EMPTY = "with an empty hold a pilot can only drill, so nobody is asked and there is no decision to look at"

HARNESS = Harness(
    game=GAME,
    books=Books,
    odds=Drills(),
    pieces={"gadgets": tuple(dict.fromkeys(GADGETS))},
    shown=Shown(
        asked="comet.turn.action",
        told="comet.turn.start",
        ran="comet.drill.bust",
        refused=("comet.bar.nothing", "comet.gift.any-time"),
    ),
    unseen=Unseen(
        rules={"comet.turn.haul": _EMPTY, "comet.turn.tune": _EMPTY},
        reasons={("comet.bar.empty", rule): _EMPTY for rule in ("comet.turn.haul", "comet.turn.tune")},
    ),
)
