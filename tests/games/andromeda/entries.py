"""Games of four `normal`, one of each style: who wins with which faction, style and seat, and what the entries do.

To play 400 games, or go on to 400 where the file ends; and to tell what is in it:

    python -m tests.games.andromeda.entries --games 400 --keep docs/measured/andromeda-entries.jsonl
    python -m tests.games.andromeda.entries --merge docs/measured/andromeda-entries.jsonl
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from rimward.bots import Bot, bot_named
from rimward.games.andromeda import GAME
from rimward.games.andromeda.developments import kind_on
from rimward.games.andromeda.table.names import CLAIMED, DECKS, market
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import start
from rimward.lab.ledger import places
from rimward.lab.playout import play
from rimward.lab.simulate import game_seed, hashed
from tests.games.andromeda import entries_table

STYLES = ("builder", "warlord", "merchant", "scholar")
RAIDERS = -1


class Entry(msgspec.Struct, omit_defaults=True):
    """What happened in one game. Lists go by seat."""

    number: int
    styles: list[int]  # by their place in STYLES
    first: int  # the start player
    factions: list[str]
    scores: list[int]
    winners: list[int]
    modules: list[list[str]] = []
    seen: list[str] = []  # modules that lay in the market
    drawn: int = 0  # tactics cards, by all
    played: list[list[str]] = []
    used: list[dict[str, int]] = []  # abilities of factions, and development cards
    built: list[list[str]] = []  # developments
    paid: list[int] = []  # VP at building, of all seats
    planets: dict[str, int] = {}  # by kind of development, how many lay on the map
    moons: dict[str, int] = {}  # gained, abandoned, slotted, discarded
    full: int = 0  # turns that ended with all places for moons taken
    turns: int = 0
    empty: int = 0  # planets without moons at the end
    events: dict[str, int] = {}  # VP by track
    pushed: float = 0.0  # VP of those whose turn the event came in, above the mean of the others
    cards: int = 0  # event cards
    raided: dict[str, int] = {}  # battles against raiders, and those won; all battles, and those with a card
    beaten: list[str] = []  # raiders
    tiles: list[str] = []  # upgrades
    prize: int = 0  # turn of a player in which the first supremacy token went
    damaged: list[int] = []  # modules at the end


def bots_of(g: Andromeda, names: Sequence[str], seed: int) -> list[Bot]:
    return [bot_named(name, GAME, hashed(f"{seed}:{seat}")) for seat, name in enumerate(names)]


def played(seed: str, number: int) -> Entry:
    drawn, styles = game_seed(seed, number), places(len(STYLES), number)
    g: Any = GAME.new_table(len(styles), GAME.checked({}))
    g.out = events = list[Event]()
    chance = Seeded(drawn)
    start(g, chance)
    bots = bots_of(g, [f"normal/{STYLES[style]}" for style in styles], drawn)
    result = play(g, chance, bots).result
    found = Entry(number, styles, -1, ["" for _ in styles], list(result.scores), sorted(result.winners))
    Counting(found, g).read(events)
    return found


class Counting:
    """Reads the events of a game."""

    def __init__(self, found: Entry, g: Andromeda) -> None:
        self.found, self.g, self.whose = found, g, -1
        seats = range(g.seats)
        self.claimed, self.nth = [0 for _ in seats], [0 for _ in seats]
        self.at_event: list[int] = []
        self.carded = False
        self.fight = False
        found.modules, found.played, found.built = ([list[str]() for _ in seats] for _ in range(3))
        self.uses = [Counter[str]() for _ in seats]
        self.counts = {name: Counter[str]() for name in ("moons", "events", "raided")}

    def read(self, events: Sequence[Event]) -> None:
        for event in events:
            self.one(event.code.removeprefix("andromeda."), event.params)
        found, g = self.found, self.g
        found.used = [dict(sorted(uses.items())) for uses in self.uses]
        found.moons, found.events, found.raided = (dict(self.counts[name]) for name in ("moons", "events", "raided"))
        found.damaged = [len(g.damaged_modules(seat)) for seat in range(g.seats)]
        found.seen += [face for deck in DECKS for face in g.zones.by_name[market(deck)].faces]
        planets = [n for n, tile in enumerate(g.regions) if tile.kind == "planet"]
        found.empty = sum([not g.moons_left[n] for n in planets])
        found.planets = dict(Counter(kind_on(g, n) for n in planets))

    def one(self, code: str, facts: dict[str, Any]) -> None:
        part, _, rest = code.partition(".")
        reader = getattr(self, f"on_{part}", None)
        if reader is not None:
            reader(rest, facts)

    def on_turn(self, what: str, facts: dict[str, Any]) -> None:
        if what != "begins":
            return
        if self.whose >= 0:
            self.found.full += self.claimed[self.whose] >= CLAIMED
            self.found.turns += 1
        else:
            self.found.first = facts["seat"]
        self.whose = facts["seat"]
        self.nth[self.whose] += 1

    def on_player(self, what: str, facts: dict[str, Any]) -> None:
        if what == "faction":
            self.found.factions[facts["seat"]] = facts["faction"]

    def on_module(self, what: str, facts: dict[str, Any]) -> None:
        if what == "gained":
            self.found.modules[facts["seat"]].append(facts["module"])
        elif what == "discarded":
            self.found.seen.append(facts["module"])

    def on_tactics(self, what: str, facts: dict[str, Any]) -> None:
        if what == "drawn":
            self.found.drawn += 1
        elif what == "played":
            name = facts["card"].face
            self.found.played[facts["seat"]].append(name)
            self.carded |= self.g.content.tactics[name].type in ("battle", "diplomacy")
        elif what == "used":
            self.uses[facts["seat"]][facts["card"]] += 1

    def on_development(self, what: str, facts: dict[str, Any]) -> None:
        if what == "built":
            self.found.built[facts["seat"]].append(facts["kind"])
        elif what == "scored":
            self.found.paid.append(facts["points"])

    def on_moon(self, what: str, facts: dict[str, Any]) -> None:
        if what in ("gained", "abandoned", "slotted", "discarded"):
            self.counts["moons"][what] += 1
            self.claimed[facts["seat"]] += 1 if what == "gained" else -1

    def on_event(self, what: str, facts: dict[str, Any]) -> None:
        if what == "card":
            self.found.cards += 1
            self.settle()
            self.at_event = [0 for _ in self.claimed]
        elif what == "scored":
            self.counts["events"][facts["track"]] += facts["points"]
            if self.at_event:
                self.at_event[facts["seat"]] += facts["points"]
        elif what == "reset":
            self.settle()

    def settle(self) -> None:
        """What the seat whose turn an event came in got of it, above the others."""
        if self.at_event:
            others = (sum(self.at_event) - self.at_event[self.whose]) / (len(self.at_event) - 1)
            self.found.pushed += self.at_event[self.whose] - others
        self.at_event = []

    def on_battle(self, what: str, facts: dict[str, Any]) -> None:
        raided = self.counts["raided"]
        if what == "begins":
            self.fight, self.carded = RAIDERS in facts["sides"], False
            raided["battles"] += 1
            raided["raids"] += self.fight
        elif what == "ends":
            raided["won"] += self.fight and facts["winner"] >= 0
            raided["carded"] += self.carded
            self.carded = False

    def on_raider(self, what: str, facts: dict[str, Any]) -> None:
        if what == "defeated":
            self.found.beaten.append(facts["raider"])

    def on_setup(self, what: str, facts: dict[str, Any]) -> None:
        if what == "raider":
            self.counts["raided"][f"class {self.g.content.raiders[facts['raider']].letter}"] += 1

    def on_upgrade(self, what: str, facts: dict[str, Any]) -> None:
        if what == "gained":
            self.found.tiles.append(facts["tile"])

    def on_track(self, what: str, facts: dict[str, Any]) -> None:
        if what == "prize" and not self.found.prize:
            self.found.prize = self.nth[facts["seat"]]


def read(file: Path) -> list[Entry]:
    return [msgspec.json.decode(line, type=Entry) for line in file.read_bytes().splitlines()]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play games of four styles and say what came of the box's entries.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="entries")
    parser.add_argument("--keep", type=Path, help="a line for each game, written as it ends")
    parser.add_argument("--merge", type=Path, nargs="+", default=[], help="play nothing: tell what these files hold")
    given = parser.parse_args(arguments)
    found = [entry for file in given.merge for entry in read(file)]
    if not given.merge:
        found = read(given.keep) if given.keep and given.keep.exists() else []
        for number in range(len(found), given.games):
            found.append(played(given.seed, number))
            if given.keep:
                with given.keep.open("ab") as file:
                    file.write(msgspec.json.encode(found[-1]) + b"\n")
    print(*entries_table.lines(found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
