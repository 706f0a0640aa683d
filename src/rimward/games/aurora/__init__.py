"""Destiny Aurora: Renegades."""

from __future__ import annotations

from rimward.games.aurora import (
    abilities,
    aboard,
    acting,
    boarding,
    bounties,
    building,
    checks,
    crew_combat,
    crew_turn,
    dicework,
    drafting,
    gear,
    goals,
    grenades,
    interact,
    landing,
    locations,
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
from rimward.games.aurora.enemies import arrivals, chosen, fallen, fleet, happenings, traits, turns, wrecked
from rimward.games.aurora.orders import THUMBS
from rimward.games.aurora.shore import campaign, leave, market, people, tactical
from rimward.games.aurora.shown import atlas, names, options, view
from rimward.games.aurora.shown.story import TELLING
from rimward.games.aurora.shown.things import things
from rimward.games.aurora.solo import mirror as solo_mirror
from rimward.games.aurora.solo import ships as solo_ships
from rimward.games.aurora.solo import split as solo_split
from rimward.games.aurora.solo import turns as solo_turns
from rimward.games.aurora.table import pieces, state
from rimward.kernel.game import Game

GAME: Game = Game(
    name="aurora",
    version="2",
    shape=2,
    migrations={1: setup.with_first_rules},
    table=state.Aurora,
    setup=campaign.new_table,
    seats=range(1, 5),
    usual=2,
    settings=(*setup.SETTINGS, *campaign.SETTINGS),
    wishes=setup.WISHES,
    older={"1": {"events": setup.QUIET, "guards": False, "first_rules": True}},  # what its first records do not say
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
        building,
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
        goals,
        gear,
        abilities,
        wounds,
        locations,
        bounties,
        doings,
        arrivals,
        chosen,
        fallen,
        fleet,
        happenings,
        traits,
        turns,
        wrecked,
        campaign,
        leave,
        market,
        people,
        tactical,
        solo_mirror,
        solo_ships,
        solo_split,
        solo_turns,
    ),
)
