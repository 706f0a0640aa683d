"""The tables of `entries`: who wins, and how the entries of each kind do against what was wanted of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from rimward.games.andromeda import GAME
from rimward.lab.figures import share

if TYPE_CHECKING:
    from tests.games.andromeda.entries import Entry

SURE = 1.96
OWNERS = 20  # seats, of which fewer say nothing of an entry
CONTENT = GAME.content
Values = Sequence[float]
Names = Callable[["Entry", int], Sequence[str]]
Bears = Callable[["Entry", int], bool]


def lines(found: Sequence[Entry]) -> Iterator[str]:
    yield from _wins(found)
    whole = [entry for entry in found if entry.turns]
    for part in (_modules, _cards, _factions, _developments, _moons, _events, _raiders, _upgrades) if whole else ():
        yield ""
        yield from part(whole)


def plus(values: Values) -> str:
    """A mean, and half of the interval that contains the true one 95 times in 100."""
    reach = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.1f} ±{reach:.1f}"


# --- who wins --------------------------------------------------------------------------------------------------------
def _wins(found: Sequence[Entry]) -> Iterator[str]:
    from tests.games.andromeda.entries import STYLES

    yield f"{len(found)} games | seats | wins | 95% interval | fair shares | score above the table's mean"
    yield "|---|--:|--:|---|--:|--:|"
    rows: list[tuple[str, Bears]] = [
        (name, _faction(name)) for name in sorted({name for entry in found for name in entry.factions})
    ]
    rows += [(style, _style(place)) for place, style in enumerate(STYLES)]
    rows += [(f"turn {place + 1}", _turn(place)) for place in range(len(STYLES))]
    yield from [_row(name, found, bears) for name, bears in rows]


def _faction(name: str) -> Bears:
    return lambda entry, seat: entry.factions[seat] == name


def _style(place: int) -> Bears:
    return lambda entry, seat: entry.styles[seat] == place


def _turn(place: int) -> Bears:
    return lambda entry, seat: (seat - entry.first) % len(entry.scores) == place


def _row(name: str, found: Sequence[Entry], bears: Bears) -> str:
    won, seats, margins = 0.0, 0, list[float]()
    for entry in found:
        for seat in range(len(entry.scores)):
            if bears(entry, seat):
                seats += 1
                won += (seat in entry.winners) / len(entry.winners)
                margins.append(above(entry, seat))
    wins = share(won, seats)
    return (
        f"| {name} | {seats} | {wins.value:.1%} | {wins.low:.1%} to {wins.high:.1%} "
        f"| {wins.value * 4:.2f} | {plus(margins)} |"
    )


def above(entry: Entry, seat: int) -> float:
    return entry.scores[seat] - fmean(entry.scores)


# --- what an entry does for whoever has it ---------------------------------------------------------------------------
def lifts(found: Sequence[Entry], names: Names) -> dict[str, list[float]]:
    """By entry, the margin over the mean of the table for players who had it."""
    margins: dict[str, list[float]] = {}
    for entry in found:
        for seat in range(len(entry.scores)):
            for name in set(names(entry, seat)):
                margins.setdefault(name, []).append(above(entry, seat))
    return margins


def lifted(found: Sequence[Entry], names: Names, alike: Callable[[str], str], bound: float) -> Iterator[str]:
    """Those that lie outside. Whoever takes much has a high score, so an entry is compared with its kind."""
    margins = {name: values for name, values in lifts(found, names).items() if len(values) >= OWNERS}
    usual = {
        kind: fmean([v for name, values in margins.items() if alike(name) == kind for v in values])
        for kind in {alike(name) for name in margins}
    }
    off = []
    for name, values in sorted(margins.items()):
        lift = fmean(values) - usual[alike(name)]
        reach = SURE * stdev(values) / sqrt(len(values))
        if abs(lift) > bound:
            off.append((abs(lift) - reach > bound, f"{name} {lift:+.1f} ±{reach:.1f} ({len(values)})"))
    yield f"lift beyond ±{bound:g}: {len(off)} of {len(margins)}, for sure {sum(sure for sure, _ in off)}"
    yield from [f"  {'sure: ' if sure else ''}{text}" for sure, text in off]


def _modules(found: Sequence[Entry]) -> Iterator[str]:
    yield "C1 modules"
    yield from lifted(found, lambda entry, seat: entry.modules[seat], lambda name: CONTENT.modules[name].deck, 4)
    gained = Counter(name for entry in found for mine in entry.modules for name in mine)
    seen = Counter(name for entry in found for name in entry.seen) + gained
    rates = {name: gained[name] / seen[name] for name in CONTENT.modules if seen[name]}
    yield "taken of those that lay in the market: " + _dull(rates, 0.1, 0.9)
    yield "  " + ", ".join(f"{name} {rate:.0%}" for name, rate in sorted(rates.items(), key=lambda one: one[1]))
    decks = Counter[str]()
    for name, count in gained.items():
        decks[CONTENT.modules[name].deck] += count
    yield "decks, 18 to 32 %: " + _portions(decks)
    yield "damaged at the end, 1 to 3: " + plus([float(many) for entry in found for many in entry.damaged])


def _dull(rates: dict[str, float], least: float, most: float) -> str:
    off = [f"{name} {rate:.0%}" for name, rate in sorted(rates.items()) if not least <= rate <= most]
    return f"{len(off)} of {len(rates)} outside {least:.0%} to {most:.0%}: {', '.join(off)}"


def _portions(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count / counts.total():.0%}" for name, count in sorted(counts.items()))


def _cards(found: Sequence[Entry]) -> Iterator[str]:
    yield "C2 tactics cards"
    yield from lifted(found, lambda entry, seat: entry.played[seat], lambda name: "", 4)
    played = Counter(name for entry in found for mine in entry.played for name in mine)
    drawn = sum(entry.drawn for entry in found)
    yield f"played of those drawn, 60 to 80 %: {played.total() / drawn:.0%}"
    each = drawn / len(CONTENT.tactics)
    yield "played, by card, if all are drawn alike: " + _dull(
        {name: played[name] / each for name in CONTENT.tactics}, 0.1, 0.9
    )
    types = Counter(kind.type for kind in CONTENT.tactics.values())
    mine = Counter[str]()
    for name, count in played.items():
        mine[CONTENT.tactics[name].type] += count
    shares = {kind: mine[kind] / played.total() / (types[kind] / types.total()) for kind in types}
    yield "plays of a type for its share of the cards, 0.67 to 1.33: " + _times(shares)
    battles, carded = (sum(entry.raided.get(what, 0) for entry in found) for what in ("battles", "carded"))
    yield f"battles with a battle or diplomacy card, 30 to 50 %: {carded / battles:.0%}"


def _times(shares: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.2f}" for name, value in sorted(shares.items()))


def _factions(found: Sequence[Entry]) -> Iterator[str]:
    yield "C3 factions: uses of the main ability a game, at least 4"
    uses: dict[str, list[float]] = {}
    for entry in found:
        for seat, faction in enumerate(entry.factions):
            main = CONTENT.factions[faction].abilities[0]
            uses.setdefault(faction, []).append(float(entry.used[seat].get(main, 0)))
    yield ", ".join(f"{name} {fmean(many):.1f}" for name, many in sorted(uses.items()))


def _developments(found: Sequence[Entry]) -> Iterator[str]:
    yield "C4 developments"
    kinds = list(CONTENT.developments)
    rates = {}
    for kind in kinds:
        chances = [entry for entry in found if entry.planets.get(kind, 0) >= 2]
        rates[kind] = fmean([float(any(kind in mine for mine in entry.built)) for entry in chances] or [0.0])
    yield "built where two of their planets lay, 35 to 75 %: " + ", ".join(f"{k} {v:.0%}" for k, v in rates.items())
    paid = [float(points) for entry in found for points in entry.paid]
    yield f"VP at building, 5 to 8: {plus(paid)}; the cap of 10, under 15 %: {fmean([p >= 10 for p in paid]):.0%}"
    used = {
        kind: fmean(
            [float(any(kind in mine for mine in entry.used)) for entry in found if any(kind in b for b in entry.built)]
        )
        for kind in kinds
    }
    yield "card used in games where it was built, over 80 %: " + ", ".join(f"{k} {v:.0%}" for k, v in used.items())


def _moons(found: Sequence[Entry]) -> Iterator[str]:
    total = Counter[str]()
    for entry in found:
        total.update(entry.moons)
    gained, turns = total["gained"], sum(entry.turns for entry in found)
    yield "C5 moons"
    yield f"abandoned, 45 to 60 %: {total['abandoned'] / gained:.0%}"
    yield f"slotted, 30 to 45 %: {total['slotted'] / gained:.0%}"
    yield f"turns that end with a full claimed area, under 20 %: {sum(entry.full for entry in found) / turns:.0%}"
    planets = sum(sum(entry.planets.values()) for entry in found)
    yield f"planets emptied, at least half: {sum(entry.empty for entry in found) / planets:.0%}"


def _events(found: Sequence[Entry]) -> Iterator[str]:
    total = Counter[str]()
    for entry in found:
        total.update(entry.events)
    yield "C6 events"
    yield "VP by track, none over 30 %: " + _portions(total)
    pushed = [entry.pushed / entry.cards for entry in found if entry.cards]
    yield f"more for whose turn it comes in, under 1 VP: {plus(pushed)}"


def _raiders(found: Sequence[Entry]) -> Iterator[str]:
    total = Counter[str]()
    for entry in found:
        total.update(entry.raided)
    yield "C7 raiders"
    yield f"battles against them won, 35 to 50 %: {total['won'] / total['raids']:.0%}"
    yield "won by a player in a game, 2 to 5: " + plus([len(entry.beaten) / len(entry.scores) for entry in found])
    deadly = {name for name, kind in CONTENT.raiders.items() if kind.letter == "D"}
    yield f"games in which D is beaten, 30 to 60 %: {fmean([bool(deadly & set(e.beaten)) for e in found]):.0%}"


def _upgrades(found: Sequence[Entry]) -> Iterator[str]:
    yield "C8 tokens and upgrades"
    many = [len(entry.tiles) / len(entry.scores) for entry in found]
    yield "upgrades of a player, 1.5 to 3: " + plus(many)
    tiles = Counter(name for entry in found for name in entry.tiles)
    neutral = [name for name, tile in CONTENT.upgrades.items() if not tile.faction]
    yield "neutral tiles, picked in a game: " + ", ".join(f"{name} {tiles[name] / len(found):.0%}" for name in neutral)
    first = [float(entry.prize) for entry in found if entry.prize]
    yield f"turn of the first supremacy token, 8 to 20: {plus(first)}"
