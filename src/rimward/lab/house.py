"""What house rules do, put beside their switches: `python -m rimward.lab.house BASE.jsonl OTHER.jsonl ...`

Each file was made by `rimward balance GAME --keep FILE`, with the same seed: the first of the game as it is, the others
with one option each (`--with K=V`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from rimward import measured
from rimward.games.catalog import GAMES
from rimward.lab.balance import settings, side_by_side
from rimward.lab.figures import Estimate
from rimward.lab.ledger import Ledger, read
from rimward.lab.survey import survey
from rimward.lab.wishes import MisuseError
from rimward.measured import Change, Effect, Measured, content_of


def gathered(base: Ledger, others: list[Ledger]) -> Measured:
    plan = base.plan
    game = GAMES[plan.game]
    if any((each.plan.version, each.plan.content) != (game.version, content_of(game)) for each in [base, *others]):
        raise MisuseError("these games were played with other rules or content than there are now; play them again")
    if lacking := sum(each.lacking for each in [base, *others]):
        raise MisuseError(f"{lacking:,} of the games are not played")
    games = min(each.plan.games for each in [base, *others])
    return Measured(plan.version, plan.content, games, [effect(side_by_side(base, other)) for other in others])


def effect(both: Ledger) -> Effect:
    base, other = [table.options for table in both.plan.tables]
    changed = [(name, value) for name, value in other.items() if value != base[name]]
    if len(changed) != 1:
        raise MisuseError(f"one option is to be another, and not {len(changed)}")
    found = survey(both, settings(both.plan))
    turns = found.length[0]
    before, change = turns.values[0], turns.differences[0]
    if before is None or change is None:
        raise MisuseError("there is a setting without any game")
    sure = {row.name: row.differences[0] for row in found.sources}
    sources = {name: _rounded(each, 2) for name, each in sure.items() if each is not None and each.sure}
    return Effect(*changed[0], _rounded(change.times(100 / before.value), 1), sources)


def _rounded(change: Estimate, digits: int) -> Change:
    return round(change.value, digits), round(change.reach, digits)


def main(args: list[str]) -> int:
    if len(args) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        base, *others = [read(Path(name)) for name in args]
        found: Any = msgspec.to_builtins(gathered(base, others))
    except MisuseError as error:
        print(f"house: {error}", file=sys.stderr)
        return 2
    file = Path(measured.__file__).parent / "games" / base.plan.game / measured.FILE
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(f"{file}: {len(others)} effects")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
