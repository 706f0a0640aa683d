"""Tables of Andromeda's Edge on the map of the box, said in words, and short hands for playing on from there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.content import Content
from rimward.games.andromeda.table.names import (
    BARGE,
    BAY,
    CORES,
    DECK,
    DECKS,
    DISCARD,
    EVENT_NOW,
    EVENTS,
    EVENTS_DONE,
    MODULE,
    PLANETS,
    PLANETS_OUT,
    PLAYED,
    SCRAPYARD,
    SETTLED,
    SHIPS,
    STORED,
    SUPPLY,
    TRACKS,
    Contents,
    ability,
    developed,
    discovery,
    hand,
    market,
    module_pile,
    modules_out,
    moon_pile,
    moons_out,
    peek,
    put,
    sustain,
    tokens,
)
from rimward.games.andromeda.table.pieces import Bay, Development, Module, Raider, Region, Ship
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Scripted
from rimward.kernel.match import Match, Question
from rimward.kernel.question import Refused

YELLOW, BLUE, GREEN, PURPLE = range(4)
PLACES = {"bay": BAY, "scrapyard": SCRAPYARD, "barge": BARGE, "supply": SUPPLY, "settled": SETTLED, "module": MODULE}
WORDS = {number: word for word, number in PLACES.items()}
CONTENT: Content = GAME.content
Placed = tuple[int, str, str]


def at(space: str) -> int:
    """The number of a map space or a nebula."""
    return CONTENT.spaces.index(space)


def place(word: str) -> int:
    return PLACES[word] if word in PLACES else at(word)


def moon(color: str, **gives: int) -> str:
    """A moon of a colour that gives exactly that, without a choice."""
    wanted = dict(gives)
    return next(
        name
        for name, face in CONTENT.moons.items()
        if face.color == color and dict(face.gives) == wanted and not face.other
    )


def module(deck: str, damage: int = 0, slot: str = "", end: bool = False, slot_vp: int = 0) -> str:
    """A module of a deck that is so."""
    return next(
        name
        for name, kind in CONTENT.modules.items()
        if kind.deck == deck
        and kind.damage == damage
        and kind.slot == slot
        and (kind.end is not None) == end
        and kind.slot_vp == slot_vp
    )


def card(type: str) -> str:
    """A tactics card of a type."""
    return next(name for name, kind in CONTENT.tactics.items() if kind.type == type)


def contents(said: Mapping[str, int]) -> Contents:
    return tuple(said.items())


def world(
    seats: int = 2,
    *,
    active: int = YELLOW,
    tiles: Mapping[str, str] | None = None,
    ships: Sequence[Placed] = (),
    stock: Mapping[int, Mapping[str, int]] | None = None,
    hand: Mapping[int, Sequence[str]] | None = None,
    sustain: Mapping[int, Sequence[str]] | None = None,
    vp: Mapping[int, int] | None = None,
    tracks: Mapping[int, Mapping[str, int]] | None = None,
    claimed: Mapping[int, Sequence[str]] | None = None,
    operations: Mapping[int, str] | None = None,
    moons: Mapping[str, tuple[str, int]] | None = None,
    bonus: Mapping[str, Mapping[str, int]] | None = None,
    leaders: Mapping[str, Mapping[int, int]] | None = None,
    station: Mapping[int, int] | None = None,
    modules: Mapping[int, Sequence[str]] | None = None,
    damage: Mapping[int, Mapping[str, int]] | None = None,
    slots: Mapping[int, Mapping[str, str]] | None = None,
    market: Mapping[str, Sequence[str]] | None = None,
    developments: Sequence[Placed] = (),
    cards: Mapping[int, Sequence[str]] | None = None,
    used: Mapping[int, Sequence[str]] | None = None,
    tokens: Mapping[int, Sequence[str]] | None = None,
    awards: Mapping[int, Sequence[str]] | None = None,
    prizes: Sequence[str] = ("", "", ""),
    tiles_left: Mapping[int, Sequence[str]] | None = None,
    bays: Mapping[int, Sequence[str]] | None = None,
    factions: Mapping[int, str] | None = None,
    raiders: Sequence[tuple[str, Sequence[str]]] = (),
    marker: int = 0,
    due: bool = False,
    terminus: int = 60,
    discoveries: Mapping[str, Sequence[str]] | None = None,
    events: Sequence[str] = (),
    stack_planets: int = 0,
    phase: str = "turn",
    region: str = "",
) -> Andromeda:
    """What is not said is empty. A seat for which no ship is named has three transports in its Launch Bay, and where no
    tile is named, there is a Shipyard to fly to."""
    every = range(seats)
    laid = _regions({"E5": "shipyard"} if tiles is None else tiles)
    by_space = list(CONTENT.spaces)
    g = Andromeda(
        seats,
        laid,
        tuple(_bays((bays or {}).get(seat, ())) for seat in every),
        _ships(seats, ships),
        tuple(_raider(name, spaces) for name, spaces in raiders),
        tuple(Development(seat, kind, at(space)) for seat, kind, space in developments),
        tuple(tuple((stock or {}).get(seat, {}).get(kind, 0) for kind in STORED) for seat in every),
        tuple(tuple((tracks or {}).get(seat, {}).get(track, 0) for track in TRACKS) for seat in every),
        tuple((vp or {}).get(seat, 0) for seat in every),
        tuple(tuple((claimed or {}).get(seat, ())) for seat in every),
        tuple((operations or {}).get(seat, "") for seat in every),
        tuple((moons or {}).get(space, ("", 0))[1] for space in by_space),
        tuple((moons or {}).get(space, ("", 0))[0] for space in by_space),
        tuple(contents((bonus or {}).get(space, {})) for space in by_space),
        tuple(tuple((leaders or {}).get(space, {}).get(seat, 0) for seat in every) for space in by_space),
        tuple((station or {}).get(seat, 0) for seat in every),
        tuple(
            _modules((modules or {}).get(seat, ()), (damage or {}).get(seat, {}), (slots or {}).get(seat, {}))
            for seat in every
        ),
        tuple(tuple((used or {}).get(seat, ())) for seat in every),
        tuple(tuple((tiles_left or {}).get(seat, ())) for seat in every),
        tuple((factions or {}).get(seat, "") for seat in every),
        awards=tuple(tuple((awards or {}).get(seat, ())) for seat in every),
        prizes=tuple(prizes),
        marker=marker,
        due=due,
        terminus=terminus,
    )
    _tactics(g, hand or {}, sustain or {})
    _market(g, market or {}, [module.name for mine in g.modules for module in mine])
    _moons(g, [top for top in g.tops if top], [each for mine in g.moons for each in mine])
    _tokens(g, tokens or {}, discoveries or {}, cards or {})
    _events_and_planets(g, events, stack_planets)
    for seat in every:
        for name in CONTENT.factions[g.factions[seat]].abilities if g.factions[seat] else ():
            g.zones.put(ability(seat), name, g.zones.everyone)
    GAME.at_table(g)
    g.stack = _frames(phase, active, at(region) if region else -1)
    return g


# --- what a table is made of -----------------------------------------------------------------------------------------
def _regions(tiles: Mapping[str, str]) -> tuple[Region, ...]:
    found = list(CONTENT.map)
    taken = set(tiles.values())
    for space, word in tiles.items():
        name = word
        if word in TRACKS:
            name = next(n for n, planet in CONTENT.planets.items() if planet.type == word and n not in taken)
            taken.add(name)
        kind = "planet" if name in CONTENT.planets else "base"
        found[at(space)] = Region(kind, found[at(space)].neighbours, name)
    return tuple(found)


def _ships(seats: int, said: Sequence[Placed]) -> tuple[Ship, ...]:
    """Nine of each seat, those that are named in the places that are named."""
    ships: list[Ship] = []
    for seat in range(seats):
        mine = [(kind, where) for owner, kind, where in said if owner == seat]
        mine = mine or [("transport", "bay")] * 3
        for kind in SHIPS:
            where = next((word for named, word in mine if named == kind), "supply")
            if (kind, where) in mine:
                mine.remove((kind, where))
            ships.append(Ship(seat, kind, place(where)))
        assert not mine, f"more ships than there are: {mine}"
    return tuple(ships)


def _bays(upgrades: Iterable[str]) -> tuple[Bay, ...]:
    bays = CONTENT.bays()
    for name in upgrades:
        tile = CONTENT.upgrades[name]
        at_kind = next(n for n, bay in enumerate(bays) if bay.kind == tile.ship)
        bays = put(bays, at_kind, tile.bay(name))
    return bays


def _raider(name: str, spaces: Sequence[str]) -> Raider:
    return CONTENT.raiders[name].raider(name, tuple(at(space) for space in spaces))


def _modules(names: Sequence[str], damage: Mapping[str, int], slots: Mapping[str, str]) -> tuple[Module, ...]:
    cores = [Module(name, deck, damage.get(name, 0), slots.get(name, "")) for name, deck in CORES.items()]
    more = [
        Module(name, CONTENT.modules[name].deck, damage.get(name, 0), slots.get(name, ""), scored=int(name in slots))
        for name in names
    ]
    return (*cores, *more)


def _tactics(g: Andromeda, held: Mapping[int, Sequence[str]], kept: Mapping[int, Sequence[str]]) -> None:
    deck = [name for name, kind in CONTENT.tactics.items() for _ in range(kind.copies)]
    for name in (DISCARD, PLAYED):
        g.zones.add(name, "tactics")
    for seat in range(g.seats):
        g.zones.add(hand(seat), "tactics")
        g.zones.add(sustain(seat), "tactics")
        for zone, faces, sees in ((hand(seat), held, 1 << seat), (sustain(seat), kept, g.zones.everyone)):
            for face in faces.get(seat, ()):
                deck.remove(face)
                g.zones.put(zone, face, sees)
    g.zones.add(DECK, "tactics", tuple(deck))


def _market(g: Andromeda, said: Mapping[str, Sequence[str]], gained: Sequence[str]) -> None:
    for deck in DECKS:
        pile = [name for name, kind in CONTENT.modules.items() if kind.deck == deck for _ in range(kind.copies)]
        g.zones.add(market(deck), f"modules-{deck}")
        g.zones.add(modules_out(deck), f"modules-{deck}")
        for name in gained:
            if name in pile:
                pile.remove(name)
                g.zones.put(modules_out(deck), name, g.zones.everyone)
        for name in said.get(deck, tuple(dict.fromkeys(pile))[:3]):
            pile.remove(name)
            g.zones.put(market(deck), name, g.zones.everyone)
        g.zones.add(module_pile(deck), f"modules-{deck}", tuple(pile))


def _moons(g: Andromeda, tops: Sequence[str], claimed: Sequence[str]) -> None:
    seen = [*tops, *claimed, *[name for name in g.operations if name]]
    seen += [module.moon for mine in g.modules for module in mine if module.moon]
    for color in (*TRACKS, "nebula"):
        pile = [name for name, face in CONTENT.moons.items() if face.color == color for _ in range(face.count)]
        g.zones.add(moons_out(color), f"moons-{color}")
        for name in seen:
            if CONTENT.moons[name].color == color:
                if name in pile:  # a table in words may show one oftener than the box holds it
                    pile.remove(name)
                g.zones.put(moons_out(color), name, g.zones.everyone)
        g.zones.add(moon_pile(color), f"moons-{color}", tuple(pile))


def _tokens(
    g: Andromeda,
    held: Mapping[int, Sequence[str]],
    stacks: Mapping[str, Sequence[str]],
    cards: Mapping[int, Sequence[str]],
) -> None:
    kinds = {name: kind for name, kind in CONTENT.tokens.items() if kind.kind == "discovery"}
    pile = [name for name, kind in kinds.items() for _ in range(kind.copies)]
    for seat in range(g.seats):
        g.zones.add(tokens(seat), "discovery")
        g.zones.add(developed(seat), "development")
        g.zones.add(ability(seat), "ability")
        for name in held.get(seat, ()):
            pile.remove(name)
            g.zones.put(tokens(seat), name, 1 << seat)
        for name in (*cards.get(seat, ()), *g.awards[seat]):
            g.zones.put(developed(seat), name, g.zones.everyone)
    for stack in ("first", "second", "observatory"):
        g.zones.add(discovery(stack), "discovery")
        for name in stacks.get(stack, ()):
            pile.remove(name)
            g.zones.put(discovery(stack), name, 0)
    g.zones.add(discovery("used"), "discovery")
    g.zones.add("developed:used", "development")
    for name in [card for mine in g.used for card in mine]:
        g.zones.put("developed:used", name, g.zones.everyone)
    g.zones.add(discovery("rest"), "discovery", tuple(pile))


def _events_and_planets(g: Andromeda, events: Sequence[str], planets: int) -> None:
    deck = [name for name, kind in CONTENT.events.items() if kind.deck == "dawn"]
    for name in (EVENT_NOW, EVENTS_DONE):
        g.zones.add(name, "events")
    for seat in range(g.seats):
        g.zones.add(peek(seat), "events")
    for name in events:
        deck.remove(name)
    g.zones.add(EVENTS, "events", tuple(deck))
    for name in events:
        g.zones.put(EVENTS, name, 0)
    laid = {region.name for region in g.regions}
    left = [name for name in CONTENT.planets if name not in laid]
    g.zones.add(PLANETS, "planets", tuple(left[: max(planets, 0)]))
    g.zones.add(PLANETS_OUT, "planets")


def _frames(phase: str, active: int, region: int) -> list[Any]:
    from rimward.games.andromeda.battle import Battle
    from rimward.games.andromeda.station import Return
    from rimward.games.andromeda.turn import Turn, Turns

    if phase == "battle":
        return [Battle(region, active)]
    turns, turn = Turns(active), Turn(active)
    turns.at = Turns.STEPS.index("turns")
    if phase == "turn":
        return [turns, turn]
    if phase == "return":
        turn.at = Turn.STEPS.index("actions")
        return [turns, turn, Return(active)]
    turn.at = Turn.STEPS.index("end")
    return [turns, turn]


# --- playing on ------------------------------------------------------------------------------------------------------
class Play:
    """A match from such a table, told what to do in few words."""

    def __init__(self, scene: Andromeda, d6: Sequence[int] = (), draw: Sequence[str] = ()) -> None:
        self.chance = Scripted(d6=list(d6), draw=list(draw))
        self.match = Match.scenario(GAME, scene, chance=self.chance)

    @property
    def asked(self) -> Question:
        (question,) = self.match.asked
        return question

    def say(self, *keys: str) -> Play:
        for key in keys:
            self.match.answer(self.asked.id, self.asked.seat, key)
        return self

    def launch(self, kind: str, space: str) -> Play:
        return self.say(f"launch:{kind},{at(space)}")

    def act(self, seat: int, key: str) -> Play:
        self.match.interject(seat, key)
        return self

    def acts(self, seat: int) -> list[str]:
        return [option.key for option in self.match.acts(seat)]

    def refused(self, key: str) -> Refused:
        """Why an answer is not possible."""
        try:
            self.match.answer(self.asked.id, self.asked.seat, key)
        except Refused as refused:
            return refused
        raise AssertionError(f"{key} was possible")

    def refused_act(self, seat: int, key: str) -> Refused:
        try:
            self.match.interject(seat, key)
        except Refused as refused:
            return refused
        raise AssertionError(f"{key} was possible")

    def passes(self, *codes: str) -> Play:
        """Everybody does nothing while such questions are asked; without codes, at every question that can be passed
        but that of a turn."""
        while self.match.result is None and self.match.asked:
            asked = self.asked
            if not asked.passes or (codes and asked.code not in codes):
                break
            if not codes and asked.code.startswith("andromeda.return."):
                break
            self.say(asked.passes)
        return self

    def told(self, code: str) -> list[dict[str, Any]]:
        return [event.params for event in self.match.events(YELLOW) if event.code == f"andromeda.{code}"]

    def codes(self) -> list[str]:
        return [event.code.removeprefix("andromeda.") for event in self.match.events(YELLOW)]

    @property
    def table(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.match.view(YELLOW)["table"]
        return shown

    @property
    def over(self) -> Any:
        return self.match.result

    @property
    def turn_of(self) -> int:
        return next(int(frame["seat"]) for frame in self.match.view(YELLOW)["stack"] if frame["is"] == "Turn")

    def stock(self, seat: int) -> dict[str, int]:
        return dict(zip(STORED, self.table["stock"][seat], strict=True))

    def zone(self, name: str) -> list[str | None]:
        """What lies there, as its owner knows it; what is nobody's, as everybody does."""
        owner = int(name[-1]) if name[-1].isdigit() else YELLOW
        return [face for face, _ in self.match.view(owner)["zones"][name]["items"]]

    def hand(self, seat: int) -> list[str | None]:
        return self.zone(hand(seat))

    def vp(self, seat: int) -> int:
        return int(self.table["vp"][seat])

    def step(self, seat: int, track: str) -> int:
        return int(self.table["tracks"][seat][TRACKS.index(track)])

    def where(self, seat: int, kind: str) -> list[str]:
        """The places of a seat's ships of a type, in words."""
        mine = [ship for ship in self.table["ships"] if ship["owner"] == seat and ship["kind"] == kind]
        return [WORDS.get(ship["region"]) or CONTENT.spaces[ship["region"]] for ship in mine]

    def modules(self, seat: int) -> list[str]:
        return [module["name"] for module in self.table["modules"][seat]]

    def damage(self, seat: int) -> dict[str, int]:
        return {module["name"]: module["damage"] for module in self.table["modules"][seat] if module["damage"]}
