"""What becomes of an option of Xia with dice when the rules play it on: for odds to be held against."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from rimward.games.xia.flight import odds
from rimward.games.xia.flight.move import ACTING, MOVING
from rimward.games.xia.flight.odds import Fate
from rimward.games.xia.table.state import Xia
from rimward.kernel.chance import Chance
from rimward.kernel.frame import answer
from rimward.kernel.question import Choose, Value
from tests.games.xia.printed import content
from tests.harness.odds import Fork
from tests.harness.subject import Seated


class Futures:
    """With Shields where they can be declared."""

    def table(self, seed: int) -> Seated:
        return 3 + seed % 3, {"target": 20, "start_credits": 6000}

    def told(self, g: Xia, seat: int, option: Value) -> Mapping[str, Fraction] | None:
        if g.open[0].code not in (MOVING, ACTING):
            return None
        found = odds.odds(g, seat, option)
        if found is None:
            return None
        best = found.shielded or found
        return {kind: best.of(kind) for kind in odds.KINDS}

    def played_on(self, g: Xia, seat: int, option: Value) -> Callable[[Chance], list[str]]:
        found = odds.odds(g, seat, option)
        shields = found is not None and found.shielded is not None

        def kinds(chance: Chance) -> list[str]:
            end = come(g, seat, option, chance, shields)
            return [kind for kind in odds.KINDS if getattr(end, kind)]

        return kinds


def tokens(bag: tuple[str, ...]) -> bool:
    """They are all one; Sectors are not."""
    return bag[0] not in content().sectors


def reply(g: Xia, question: Choose, shields: bool) -> Value | None:
    """What the captain of the odds says, as long as the option is under way."""
    ship = g.ships[question.seat]
    if question.code == odds.HAZARD:
        uses = [option for option in question.options if isinstance(option, tuple)] if shields else []
        average = {
            use: sum(
                ship.values((int(use[2]),), (face,))[0] / ship.dice((int(use[2]),))[0]
                for face in range(1, ship.dice((int(use[2]),))[0] + 1)
            )
            for use in uses
        }
        return max(uses, key=lambda use: average[use]) if uses else "done"
    if question.code == "xia.damage.placement":
        covered = [space for outfit in ship.outfits for space in outfit.sections]
        full = [option for option in question.options if isinstance(option, tuple)]
        return max(full, key=lambda option: bool(ship.hold[int(option[2])]) or option[2] in covered)
    if "pass" in question.options:
        return "pass"
    return question.options[0] if question.code == "xia.cargo.placing" else None


def fate(g: Xia, seat: int, option: Value, before: Xia) -> Fate:
    """What happened, by what was said."""
    events = [event for event in g.out or [] if event.params.get("ship", event.params.get("seat")) == seat]
    codes = [event.code for event in events]
    lost = [event.params for event in events if event.code == "xia.border.nebula-loss-overflow"]
    bounty = "xia.bounty.evading" in codes or "xia.bounty.outlaw-association" in codes
    if "xia.death.removed" in codes:
        return Fate(destroyed=True, bounty=bounty)
    moved = "xia.move.point-per-space" in codes
    steps = isinstance(option, tuple) and option[0] in ("cross", "jump")
    return Fate(
        codes.count("xia.damage.placement"),
        sum(params["energy"] for params in lost),
        sum(params["markers"] for params in lost),
        sum(len(event.params["uses"]) for event in events if event.code == odds.HAZARD),
        bounty,
        "xia.stranded.definition" in codes or (g.ships[seat].stranded and not before.ships[seat].stranded),
        False,
        not moved if steps else "xia.border.shield-rebuff" in codes,
        "xia.cargo.placing" in codes,
    )


def come(before: Xia, seat: int, option: Value, chance: Chance, shields: bool) -> Fate | Fork:
    """Where the rules lead with this chance, or the fork that they come to."""
    g = before.copy()
    g.out = []
    try:
        said: Value | None = option
        while said is not None:
            answer(g, chance, g.open[0].seat, said)
            if any(event.code == "xia.death.removed" for event in g.out):
                break
            said = reply(g, g.open[0], shields) if g.open else None
    except Fork as fork:
        found = fate(g, seat, option, before)
        return found if found.destroyed else fork
    return fate(g, seat, option, before)
