"""Xia in the harness: its tables, its books, its pieces, and why games of bots never show some of its rules."""

from rimward.games.xia import GAME
from tests.games.xia.books import Books
from tests.games.xia.futures import Futures
from tests.games.xia.printed import content
from tests.harness.subject import Harness, Seated, Shown, Unseen

_MISSION = "no captain that flies at random completes a Mission before the game is over, and `greedy` draws none"
_DELIVERY = "needs a Mission revealed and far from where it is to be delivered, at the decision looked at"
_TIER_3 = "a Tier 3 ship is paid for late, when most games are over"
_NOT_PLAYED = "no part of a game: it is read once, before anybody plays"

NEVER: dict[str, str] = {
    "xia.general.players": "a table with too few or too many seats is refused before there is a game",
    "xia.board.sector-features": _NOT_PLAYED,
    "xia.ship.mat": _NOT_PLAYED,
    "xia.move.special-movement": f"the jump of Fold Drive: {_TIER_3}",
    "xia.border.immediate": "odds of a step with several borders, for who looks at it",
    "xia.mission.payment": _MISSION,
    "xia.fame.missions": _MISSION,
    "xia.mission.experience": _MISSION,
    "xia.mission.deliver": _DELIVERY,
    "xia.mission.shuttle-deliver": _DELIVERY,
    "xia.mission.research-deliver": _DELIVERY,
    "xia.mission.smuggler-deliver": _DELIVERY,
    "xia.mission.thief-deliver": _DELIVERY,
    "xia.mission.assassin-deliver": _DELIVERY,
    "xia.mission.shuttle-payment": "needs a Shuttle under way whose Delivery sector somebody then explores",
    "xia.mission.smuggler-sneak": "needs contraband on board and a flight onto the planet that it is for",
    "xia.mission.smuggler-pickup": "said only where contraband is picked up at its Mission Point",
    "xia.mission.thief-steal": "needs a Thief beside the ship that its card names",
    "xia.mission.bounty-hunter-roll": "needs a Bounty Hunter who destroys an Outlaw: a few games in thousands",
    "xia.mission.failed": "a roll of few Missions",
    "xia.cargo.sell-any-loath": "needs the Smugglers' Den, cubes on board and an edition in which it takes none",
    "xia.cargo.sell-any-den": "needs Loath, cubes on board and an edition in which it takes none",
    "xia.business.buy-ship-transfer": "what fits a ship of one tier fits every one of the next, but for `first_holds`",
    "xia.combat.multi-target": f"the attack of a Tier 3 ship's Ability: {_TIER_3}",
    "xia.ability.fold-drive": _TIER_3,
    "xia.ability.deep-scan": _TIER_3,
    "xia.ability.replicator": _TIER_3,
    "xia.ability.salvo-racks": _TIER_3,
    "xia.limit.cubes": "fifteen cubes of one type were never in play at once",
    "xia.limit.outfits": "seven Outfits of one name were never on ships at once",
}
NEVER_REFUSED: dict[tuple[str, str], str] = {
    ("xia.bar.all-ready", "xia.ability.replicator"): _TIER_3,
    ("xia.bar.fit", "xia.first-game.kit-choice"): "every kit fits every Tier 1 ship of the box; a pack may have others",
    ("xia.bar.from-den", "xia.cargo.sell-any-den"): "needs cubes bought and offered at the Smugglers' Den in one turn",
    ("xia.bar.mission-target", "xia.mission.thief-target"): "needs a Thief whose victim is not on the board",
    ("xia.bar.mission-revealed", "xia.mission.reveal"): "needs a Mission revealed, at the decision looked at",
    ("xia.bar.no-missions-left", "xia.mission.deck-empty"): "the 52 cards were never all out",
    ("xia.bar.no-sale", "xia.cargo.sell-any-loath"): NEVER["xia.cargo.sell-any-loath"],
    ("xia.bar.no-sale", "xia.cargo.sell-any-den"): NEVER["xia.cargo.sell-any-den"],
    ("xia.bar.first-to-claim", "xia.title.first-to-claim"): "two have earned a Title, and the second may claim another",
    ("xia.bar.objective", "xia.title.claim"): "claims are seldom asked for, and one decision of fifty is looked at",
    (
        "xia.bar.reach",
        "xia.combat.ability-attack",
    ): "needs a choice of targets for an Ability, and one of them in sight but too far away",
    ("xia.bar.line", "xia.ability.particle-emitter"): "needs its ship, and targets that are all out of line",
    ("xia.bar.adjacent", "xia.ability.mag-harpoon"): "needs its ship, and one target beside it but not another",
    ("xia.bar.range", "xia.combat.acquire"): "needs a choice of targets with one that only another weapon reaches",
    ("xia.bar.supply", "xia.limit.cubes"): NEVER["xia.limit.cubes"],
    ("xia.bar.supply", "xia.limit.outfits"): NEVER["xia.limit.outfits"],
    ("xia.bar.target", "xia.combat.declare-defense"): "a window does not list what it does not offer",
}
NEVER_NAMED: dict[str, str] = {"ships": _TIER_3, "abilities": _TIER_3}


def tables() -> list[Seated]:
    """Half of them four captains to 5 Fame, the rest three to five to 5 or 10."""
    mixed: list[Seated] = [(3 + number % 3, {"target": 5 + 5 * (number // 3 % 2)}) for number in range(6)]
    return [table for other in mixed for table in ((4, {"target": 5}), other)]


_KINDS = ("ships", "outfits", "sectors", "missions", "titles")
_ABILITIES = tuple(ship.ability for ship in content().ships.values())

HARNESS = Harness(
    game=GAME,
    books=Books,
    odds=Futures(),
    short={"target": 5},
    longer={"target": 10},
    tables=tables(),
    pieces={**{kind: tuple(getattr(content(), kind)) for kind in _KINDS}, "abilities": _ABILITIES},
    built={'f"xia.ability.{': tuple(f"xia.ability.{card}" for card in _ABILITIES)},
    shown=Shown(
        asked="xia.action.list",
        told="xia.turn.phases",
        ran="xia.turn.order",
        refused=("xia.bar.ends-move", "xia.action.non-minor-ends-move"),
    ),
    unseen=Unseen(NEVER, NEVER_REFUSED, NEVER_NAMED),
)
