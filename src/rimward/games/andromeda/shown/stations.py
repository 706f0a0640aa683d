"""What lies beside the map: a line for each seat, your station row by row, the others in brief, the market."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rimward.games.andromeda.shown.signs import (
    DAMAGE,
    LEVEL,
    PALE,
    PLAIN,
    Piece,
    Signs,
    faces,
    fitted,
    flowed,
    kinds_at,
    padded,
    size,
    style_of,
    wide,
)
from rimward.games.andromeda.table.content import Content
from rimward.games.andromeda.table.names import (
    BARGE,
    BAY,
    CORES,
    DECKS,
    SCRAPYARD,
    STORED,
    TRACKS,
    ability,
    hand,
    market,
    module_pile,
    sustain,
    tokens,
)

NAME = 14  # of a player, with its faction
GAP = "  "
RANKS = {"seats": 0, "modules": 2, "stores": 5, "others": 4, "market": 3}  # from above; 0 is left out last
COLUMN = 3  # modules in a column of the market
WORD = 5  # the type of a row
LEFT = 7  # how many modules are left in a deck


class Block(NamedTuple):
    """Lines that are shown together or not at all; the lower the rank, the sooner."""

    rank: int
    rows: Sequence[Sequence[Piece]]
    used: Mapping[tuple[str, str], str]  # the signs in it


def blocks(content: Content, view: dict[str, Any], labels: Mapping[str, str], signs: Signs, width: int) -> list[Block]:
    """From above; what options belong to comes before all else."""
    seat, seats = view["seat"], view["table"]["seats"]
    others = [other for other in range(seats) if other != seat]
    words = {thing.partition(":")[0] for thing in labels}
    first = "market" if "market" in words else "modules" if "module" in words else ""
    found = []
    for name, rank in RANKS.items():
        own = Signs(signs.say, signs.known)
        if name == "seats":
            rows = _seats(content, view, labels, own)
        elif name == "others":
            rows = [row for other in others for row in _brief(content, view, other, own, width)]
        elif name == "market":
            rows = _market(content, view, labels, own, width)
        elif seat >= seats:
            continue
        else:
            rows = _own(content, view, labels, own, width) if name == "modules" else _stores(view, own, width)
        if rows:
            found.append(Block(1 if name == first else rank, rows, own.used))
    return found


# --- everybody -------------------------------------------------------------------------------------------------------
def _seats(content: Content, view: dict[str, Any], labels: Mapping[str, str], signs: Signs) -> list[list[Piece]]:
    """A table with a head: VP, tracks, storage and hand, leaders, ships at home, moons."""
    head = [(_head(signs, word), PALE) for word in ("player", "vp")]
    head += [(signs.short("track", track), PALE) for track in TRACKS]
    head += [(signs.short("resource", what), PALE) for what in (*STORED, "tactics")]
    head += [(_head(signs, word), PALE) for word in ("leaders", "bay", "scrapyard", "moons")]
    lines = [[(text, style)] for text, style in head]
    columns = [[cell] for cell in lines]
    for seat in range(view["table"]["seats"]):
        for column, cell in zip(columns, _seat(content, view, seat, labels, signs), strict=True):
            column.append(cell)
    widths = [max([wide(cell) for cell in column]) for column in columns]
    return [_row([column[line] for column in columns], widths) for line in range(view["table"]["seats"] + 1)]


def _head(signs: Signs, what: str) -> str:
    return signs.say("andromeda.short.head", what=what)


def _row(cells: Sequence[Sequence[Piece]], widths: Sequence[int]) -> list[Piece]:
    row: list[Piece] = []
    for number, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        gap = " " if 2 <= number < 2 + len(TRACKS) + len(STORED) + 1 and number != 2 + len(TRACKS) else GAP
        row += [(gap if number else "", PLAIN), *padded(cell, width)]
    return [piece for piece in row if piece[0]]


def mark_of(view: Mapping[str, Any], seat: int) -> Piece:
    own = seat == view["seat"]
    return (f"<{seat + 1}>" if own else f"({seat + 1})"), style_of(view, seat)


def _seat(
    content: Content, view: dict[str, Any], seat: int, labels: Mapping[str, str], signs: Signs
) -> list[list[Piece]]:
    table = view["table"]
    name = fitted(signs.say("andromeda.map.seat", seat=seat), NAME)
    cells: list[list[Piece]] = [[mark_of(view, seat), (f" {name}", PLAIN)], [(str(table["vp"][seat]), "mark")]]
    for track, step in zip(TRACKS, table["tracks"][seat], strict=True):
        level = content.tracks[track].level(step)
        cells.append([(f"{step}{(signs.mark('level', LEVEL) if level else '') * level}", PLAIN)])
    cells += [[(str(amount) if amount else "-", PLAIN)] for amount in table["stock"][seat]]
    cells.append([(str(size(view, hand(seat))), PLAIN)])
    cells.append([(str(table["station"][seat]), PLAIN)])
    cells.append([(signs.ships(kinds_at(view, seat, BAY)) or "-", PLAIN)])
    top, barge = (signs.ships(kinds_at(view, seat, place)) for place in (SCRAPYARD, BARGE))
    cells.append([(f"{top}/{barge}" if barge else top or "-", PLAIN)])
    return [*cells, _claimed(content, view, seat, labels, signs)]


def _claimed(content: Content, view: dict[str, Any], seat: int, labels: Mapping[str, str], signs: Signs) -> list[Piece]:
    found: list[Piece] = []
    for number, moon in enumerate(view["table"]["moons"][seat]):
        label = labels.get(f"moon:{number}", "") if seat == view["seat"] else ""
        found += [(" " if number else "", PLAIN), (f"{label})" if label else "", "label")]
        found.append((_moon(content, moon, signs), "mark"))
    return [piece for piece in found if piece[0]]


def _moon(content: Content, name: str, signs: Signs) -> str:
    moon = content.moons[name]
    return signs.choice(moon.gives, moon.other)


# --- one station -----------------------------------------------------------------------------------------------------
def _own(
    content: Content, view: dict[str, Any], labels: Mapping[str, str], signs: Signs, width: int
) -> list[list[Piece]]:
    """A line for each row of modules, and more where it is long."""
    modules = view["table"]["modules"][view["seat"]]
    rows: list[list[Piece]] = [[]]
    for deck in DECKS:
        numbers = [number for number, module in enumerate(modules) if module["deck"] == deck]
        shown = [
            _module(content, modules[number], signs, labels.get(f"module:{number}", ""), number == numbers[0])
            for number in numbers
        ]
        rows += _titled(signs.short("track", deck), shown, width)
    return rows if modules else []


def _module(
    content: Content, module: Mapping[str, Any], signs: Signs, label: str = "", is_first: bool = False
) -> list[Piece]:
    """Its name with damage and slot; a slot of the industry row is the one on its left."""
    name = signs.say("andromeda.map.module", module=module["name"])
    if module["used"]:
        signs.mark("used", "()")
        name = f"({name})"
    kind = content.modules.get(module["name"])
    half = module["deck"] == "industry" and not is_first
    slot: list[Piece] = []
    if module["moon"]:
        slot = [(f"[{_moon(content, module['moon'], signs)}]", "mark")]
    elif half or (kind is not None and kind.slot and module["deck"] != "industry"):
        slot = [(signs.mark("slot", "[]"), PALE)]
    damage = [(" " + signs.mark("damage", DAMAGE) * module["damage"], "debris")] if module["damage"] else []
    head: list[Piece] = [(f"{label})", "label")] if label else []
    body: list[Piece] = [*head, (name, PLAIN), *damage]
    if not slot:
        return body
    return [*slot, (" ", PLAIN), *body] if half else [*body, (" ", PLAIN), *slot]


def _titled(title: str, shown: Iterable[Sequence[Piece]], width: int) -> list[list[Piece]]:
    """Things after a title, in as many lines as they need; those below the first are indented."""
    rows: list[list[Piece]] = []
    row: list[Piece] = [(title.ljust(WORD), PALE)]
    for number, thing in enumerate(shown):
        if number and wide(row) + len(GAP) + wide(thing) > width:
            rows.append(row)
            row = [(" " * WORD, PLAIN)]
        elif number:
            row.append((GAP, PLAIN))
        row += thing
    return [*rows, row]


def _stores(view: dict[str, Any], signs: Signs, width: int) -> list[list[Piece]]:
    """What else lies at the station."""
    things = _reserve(view, view["seat"], signs)
    return [list(line) for line in flowed([(f"{thing}.", PLAIN) for thing in things], width)]


def _reserve(view: dict[str, Any], seat: int, signs: Signs) -> list[str]:
    """The moon in Tactical Operations, upgrades, the faction."""
    table, say = view["table"], signs.say
    told = []
    if table["operations"][seat]:
        told.append(say("andromeda.map.operations", moon=table["operations"][seat]))
    if table["tiles"][seat]:
        told.append(say("andromeda.map.tiles", tiles=tuple(table["tiles"][seat])))
    if table["factions"][seat]:
        abilities = tuple(faces(view, ability(seat)))
        told.append(say("andromeda.map.faction", faction=table["factions"][seat], abilities=abilities))
    return told


# --- other stations --------------------------------------------------------------------------------------------------
def _brief(content: Content, view: dict[str, Any], seat: int, signs: Signs, width: int) -> list[list[Piece]]:
    """Modules of another seat: core modules only where there is anything about them; and what it has besides."""
    table, things = view["table"], list[list[Piece]]()
    for module in table["modules"][seat]:
        if module["name"] not in CORES or module["damage"] or module["moon"]:
            things.append(_module(content, module, signs, is_first=module["name"] in CORES))
    if table["operations"][seat]:
        moon = _moon(content, table["operations"][seat], signs)
        things.append([(signs.say("andromeda.map.operations-brief", moon=moon), PLAIN)])
    if found := size(view, tokens(seat)):
        things.append([(signs.say("andromeda.map.tokens-brief", count=found), PLAIN)])
    if kept := size(view, sustain(seat)):
        things.append([(signs.say("andromeda.map.sustain-brief", count=kept), PLAIN)])
    if not things:
        return []
    mark = mark_of(view, seat)
    first, *more = _titled(mark[0], things, width)
    return [[mark, (" " * (WORD - len(mark[0])), PLAIN), *first[1:]], *more]


# --- the market ------------------------------------------------------------------------------------------------------
def _market(
    content: Content, view: dict[str, Any], labels: Mapping[str, str], signs: Signs, width: int
) -> list[list[Piece]]:
    """A line for each column, from its bottom: price and module; and how many are left in the deck."""
    if not any(size(view, market(deck)) for deck in DECKS):
        return []
    column = (width - WORD - LEFT) // COLUMN
    rows: list[list[Piece]] = [[]]
    for at, deck in enumerate(DECKS):
        lying = iter(faces(view, market(deck)))
        row: list[Piece] = [(signs.short("track", deck).ljust(WORD), PALE)]
        for space in range(COLUMN):
            name = "" if space in view["table"]["gaps"][at] else next(lying, "")
            row += padded(_offer(content, deck, space, name, labels, signs, column - 1), column)
        rows.append([*row, (signs.say("andromeda.map.left", count=size(view, module_pile(deck))), PALE)])
    return rows


def _offer(
    content: Content, deck: str, space: int, name: str, labels: Mapping[str, str], signs: Signs, width: int
) -> list[Piece]:
    price = signs.contents(content.numbers.prices[deck][space])
    if not name:
        return [(price, PALE), (" -", PALE)]
    kind = content.modules[name]
    label = labels.get(f"market:{deck},{space}", "")
    head: list[Piece] = [(f"{label})", "label")] if label else []
    head += [(price, "mark"), (" ", PLAIN)]
    tail: list[Piece] = [(" " + signs.mark("damage", DAMAGE) * kind.damage, "debris")] if kind.damage else []
    tail += [(" " + signs.mark("slot", "[]"), PALE)] if kind.slot or deck == "industry" else []
    name = fitted(signs.say("andromeda.map.module", module=name), width - wide(head) - wide(tail))
    return [*head, (name, PLAIN), *tail]
