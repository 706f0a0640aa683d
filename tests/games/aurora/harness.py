"""Destiny Aurora in the harness: its tables, its books, its pieces, and why games of bots never show some rules."""

from typing import Any

from rimward.games.aurora import GAME
from tests.games.aurora.books import Books
from tests.games.aurora.never import REASONS, RULES
from tests.games.aurora.odds_subject import Attacks
from tests.games.aurora.waiting import WAITING
from tests.harness.subject import Harness, Shown, Unseen

_BOX = GAME.content
_PIECES = {
    "crew": tuple(_BOX.crew),
    "cards": tuple([name for name, item in _BOX.items.items() if item.deck not in ("armory", "gear")]),
    "missions": tuple(_BOX.missions),
    "events": tuple(_BOX.events),
    "tiles": (*_BOX.surface, *_BOX.orbit),
}
_PIECE = "one of many tokens, of which nine lie on a board and few are opened"

_TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {"quicker": True, "deck": 6}) for seats in (2, 3, 2, 4)],
    (2, {}),
    (4, {"tier": 2, "deck": 8}),
    (1, {"quicker": True, "deck": 6}),
    (2, {"quicker": True, "deck": 6, "coalition": "game"}),
    (2, {"quicker": True, "deck": 8, "location_text": True, "bounty_redraw": True}),
]

HARNESS = Harness(
    game=GAME,
    books=Books,
    odds=Attacks(),
    short={"quicker": True, "deck": 6, "crew": "dealt"},
    longer={"deck": 28, "crew": "drafted"},
    tables=_TABLES,
    pieces=_PIECES,
    unseen=Unseen(RULES, REASONS, dict.fromkeys(_PIECES, _PIECE)),
    waiting=WAITING,
    shown=Shown(
        asked="aurora.crew-action.list",
        told="aurora.round.begins",
        ran="aurora.search.open",
        refused=("aurora.bar.range", "aurora.combat.weapon-range"),
    ),
)
