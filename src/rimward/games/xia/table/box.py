"""The box as plain data, for drawing it. All of it is printed, so nothing here is secret."""

from __future__ import annotations

from typing import Any

from rimward.games.xia.npcs.card import CARDS, NpcCard
from rimward.games.xia.table.board import CELLS, SIDES, STEPS
from rimward.games.xia.table.content import Content, MissionKind, OutfitKind, SectorKind, ShipKind, TitleKind
from rimward.games.xia.table.entries import CELL_NAMES, GROUND
from rimward.kernel.content import plain_fields
from rimward.kernel.plain import fields_of


def box_data(whole: Content) -> dict[str, Any]:
    """Kinds by name. Cells go by number, as in `cells`; directions are 0..5 clockwise from east, as in `steps`."""
    return {
        "hash": whole.hash,
        "cells": CELLS,
        "cell_names": CELL_NAMES,
        "steps": STEPS,
        "sides": SIDES,
        "grounds": GROUND,
        "ships": {name: _plain(kind) for name, kind in whole.ships.items()},
        "outfits": {name: _plain(kind) for name, kind in whole.outfits.items()},
        "sectors": {name: _plain(kind) for name, kind in whole.sectors.items()},
        "missions": {name: _plain(kind) for name, kind in whole.missions.items()},
        "titles": {name: _plain(kind) for name, kind in whole.titles.items()},
        "npcs": {name: _npc(card) for name, card in CARDS.items()},
        "cubes": whole.cubes,
        "outfit_tiles": whole.outfit_tiles,
        "title_spaces": whole.title_spaces,
    }


def _plain(kind: ShipKind | OutfitKind | SectorKind | MissionKind | TitleKind) -> dict[str, Any]:
    """As printed. A set has no order of its own, and the same box is to give the same bytes."""
    fields = {**plain_fields(kind), "by_us": kind.source.kind == "designed"}
    return {name: sorted(value) if isinstance(value, frozenset) else value for name, value in fields.items()}


def _npc(card: NpcCard) -> dict[str, Any]:
    return {field: getattr(card, field) for field in sorted(fields_of(NpcCard))}
