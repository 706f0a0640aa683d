"""Andromeda's Edge in the harness: its tables, its books, its pieces, and why games of bots never show some rules."""

from rimward.games.andromeda import GAME
from tests.games.andromeda.more_books import AllBooks
from tests.games.andromeda.odds_subject import Launches
from tests.harness.subject import Harness, Shown, Unseen

_CONTENT = GAME.content
_KINDS = ("planets", "modules", "tactics", "events", "factions", "abilities", "upgrades", "raiders")
_COUNTED = "what cards count; said only where something else counts the same, and no card of the box does"
_CONDITION = "said where the condition of a card is not met, and a window does not list what it does not offer"
_NO_CARD = "a moment that no card of the box names"
_WINDOW = "a window does not list what it does not offer"
_LAST = "needs a player with a single ship left, on a planet"
_SHARED = "needs upgraded transports with a shield that are hit in several places at once"
_RARE = "needs its place in a hand or at a station at the decision looked at, one of fifty"
_LATE = "comes late in games that are over by then"

NEVER: dict[str, str] = {
    "andromeda.moon.over-limit-other-turn": "nothing in the box gives a moon on somebody else's turn",
    "andromeda.battle.joiners-take-part": _NO_CARD,
    "andromeda.return.benefit": _NO_CARD,
    "andromeda.development.step-card": _NO_CARD,
    "andromeda.development.last-ship": _LAST,
    "andromeda.damage.shield-shared": _SHARED,
    "andromeda.battle.zero-dice": _WINDOW,
    "andromeda.battle.damage-players": _WINDOW,
    "andromeda.development.public-actions": _RARE,
    "andromeda.development.types": "there are three planets of a type, and three tiles of its development",
    "andromeda.end.single-trigger": _LATE,
    "andromeda.repair.shield": _RARE,
    "andromeda.resource.icon-or": _RARE,
    "andromeda.track.any-track": _RARE,
    **dict.fromkeys(
        (
            "andromeda.general.active-player",
            "andromeda.general.opponent",
            "andromeda.map.active-region",
            "andromeda.battle.participants",
            "andromeda.tactics.hand-limit",
            "andromeda.launch.ships-on-board",
            "andromeda.moon.limit",
        ),
        _CONDITION,
    ),
    **dict.fromkeys(
        (
            "andromeda.base.field-order",
            "andromeda.moon.slot-permanent",
            "andromeda.free.discard-token",
            "andromeda.upgrade.once-per-type",
            "andromeda.module.row-unlimited",
            "andromeda.track.development-levels",
            "andromeda.damage.module-multiple",
            "andromeda.scoring.leaders",
            "andromeda.resource.credits",
            "andromeda.resource.energy",
        ),
        _COUNTED,
    ),
}
NEVER_REFUSED: dict[tuple[str, str], str] = {
    ("andromeda.bar.last-ship", "andromeda.development.last-ship"): _LAST,
    ("andromeda.bar.no-damage", "andromeda.repair.shield"): _WINDOW,
    ("andromeda.bar.no-dice", "andromeda.battle.zero-dice"): _WINDOW,
    ("andromeda.bar.no-target", "andromeda.battle.damage-players"): _WINDOW,
    ("andromeda.bar.no-target", "andromeda.general.opponent"): _WINDOW,
    ("andromeda.bar.nobody-has", "andromeda.resource.kinds"): _WINDOW,
    ("andromeda.bar.spent", "andromeda.tactics.type-sustain"): _WINDOW,
    ("andromeda.bar.spent", "andromeda.free.faction-ability"): _RARE,
    ("andromeda.bar.no-module", "andromeda.module.gain-steps"): "needs a card for a module, and none that can be paid",
    ("andromeda.bar.no-upgrade", "andromeda.upgrade.exhausted"): "needs four upgrades and a card for a fifth",
    ("andromeda.bar.no-build", "andromeda.ship.build"): _RARE,
    ("andromeda.bar.no-card", "andromeda.free.development-card-refresh"): _RARE,
    ("andromeda.bar.no-development", "andromeda.development.requirements"): _RARE,
    ("andromeda.bar.no-leader", "andromeda.free.recruit-leaders"): _RARE,
    ("andromeda.bar.no-resource", "andromeda.moon.input-no-repair"): "every moon shows a resource or a repair",
    ("andromeda.bar.repair-icon", "andromeda.moon.input-no-repair"): _RARE,
    ("andromeda.bar.developed", "andromeda.development.one-per-planet"): _RARE,
    ("andromeda.bar.needed", "andromeda.launch.base-must-activate"): _RARE,
    ("andromeda.bar.no-tile", "andromeda.development.types"): "there are as many tiles of a type as planets",
    ("andromeda.bar.no-ship-there", "andromeda.free.*"): "the rule is that of leaders or that of bonuses: see above",
    ("andromeda.bar.nothing-to-return", "andromeda.turn.voluntary-return"): _RARE,
    ("andromeda.bar.reactor", "andromeda.core.science-through-reactor"): _RARE,
}
_PIECE = "one of many, in few games, or one that random players have no occasion for"

HARNESS = Harness(
    game=GAME,
    books=AllBooks,
    odds=Launches(),
    short={"length": "short"},
    longer={"length": "long"},
    tables=[(seats, {"length": "short"}) for seats in (2, 2, 2, 3, 2, 2, 2, 4)],
    pieces={kind: tuple(getattr(_CONTENT, kind)) for kind in _KINDS},
    built={
        'f"andromeda.base.{': ("andromeda.base.maximus", "andromeda.base.odessa"),
        'f"andromeda.free.{': ("andromeda.free.recruit-leaders", "andromeda.free.bonus-resources"),
        'f"andromeda.track.{': ("andromeda.track.science-discovery", "andromeda.track.science-observatory"),
    },
    shown=Shown(
        asked="andromeda.turn.launch-or-return",
        told="andromeda.turn.begins",
        ran="andromeda.turn.forced-return",
        refused=("andromeda.bar.own-turn", "andromeda.free.any-turn"),
    ),
    unseen=Unseen(NEVER, NEVER_REFUSED, dict.fromkeys(_KINDS, _PIECE)),
)
