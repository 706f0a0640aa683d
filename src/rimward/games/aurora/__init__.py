"""Destiny Aurora: Renegades."""

from __future__ import annotations

from rimward.games.aurora import (
    abilities,
    aboard,
    acting,
    boarding,
    checks,
    crew_combat,
    crew_turn,
    dicework,
    drafting,
    gear,
    grenades,
    interact,
    landing,
    mines,
    move,
    prisoners,
    rounds,
    salvage,
    search,
    setup,
    ship_ability,
    ship_combat,
    ship_damage,
    ship_move,
    ship_turn,
    stealth,
    wounds,
)
from rimward.games.aurora.advice import advice
from rimward.games.aurora.cards import doings
from rimward.games.aurora.cards.written import BOX, box_data, effects_of
from rimward.games.aurora.orders import THUMBS
from rimward.games.aurora.shown import atlas, names, options, view
from rimward.games.aurora.shown.story import TELLING
from rimward.games.aurora.shown.things import things
from rimward.games.aurora.table import pieces, state
from rimward.kernel.game import Game

GAME: Game = Game(
    name="aurora",
    version="1",
    table=state.Aurora,
    setup=setup.new_table,
    seats=range(2, 5),
    usual=2,
    settings=setup.SETTINGS,
    wishes=setup.WISHES,
    presets={"first-game": {"first_game": True}, "book": {}},
    box=BOX,
    box_data=box_data,
    written=effects_of,
    status=view.status,
    standing=view.standing,
    naming=names.naming,
    picture=atlas.picture,
    things=things,
    telling=TELLING,
    describe=options.describe,
    thumbs=THUMBS,
    advice=advice,
    chapters=(
        state,
        pieces,
        setup,
        drafting,
        rounds,
        checks,
        dicework,
        ship_turn,
        ship_move,
        ship_combat,
        ship_damage,
        ship_ability,
        salvage,
        mines,
        boarding,
        prisoners,
        landing,
        aboard,
        acting,
        crew_turn,
        crew_combat,
        grenades,
        move,
        stealth,
        search,
        interact,
        gear,
        abilities,
        wounds,
        doings,
    ),
)
