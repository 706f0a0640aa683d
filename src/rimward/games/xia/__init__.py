"""Xia: Legends of a Drift System."""

from __future__ import annotations

from rimward.games.xia import action, setup, status, turn
from rimward.games.xia.advice import MIND, OUTLOOK, STYLES, advice, grounds
from rimward.games.xia.cards import abilities, attacks, effects, printed, reactions, written
from rimward.games.xia.cards import titles as title_cards
from rimward.games.xia.fight import combat, damage, death, respawn
from rimward.games.xia.flight import border, explore, gate, move, rescue
from rimward.games.xia.missions import acts as mission_acts
from rimward.games.xia.missions import rolls as mission_rolls
from rimward.games.xia.npcs import enforcer, merchant, scoundrel, spawn, ties
from rimward.games.xia.npcs import move as npc_move
from rimward.games.xia.npcs import turn as npc_turn
from rimward.games.xia.renown import fame, titles
from rimward.games.xia.shown import atlas, story, view
from rimward.games.xia.shown.thumbs import THUMBS
from rimward.games.xia.table import board, settings, state
from rimward.games.xia.table.box import box_data
from rimward.games.xia.table.content import BOX
from rimward.games.xia.trade import business, cargo, credits, layout
from rimward.kernel.game import Game

GAME: Game = Game(
    name="xia",
    version="3",
    older={"1": {"first_numbers": True, "first_holds": True}, "2": {"first_holds": True}},
    meant={"1": settings.GATES_THEN, "2": settings.GATES_THEN},
    shape=4,
    migrations={1: settings.with_first_numbers, 2: titles.with_nobody_first, 3: settings.with_first_holds},
    table=state.Xia,
    setup=setup.new_table,
    seats=range(2, 6),  # two only with the house rule two_players
    usual=4,
    settings=settings.SETTINGS,
    presets={"first-game": {"first_game": True, "target": settings.FIRST_GAME}, "book": {}},
    chapters=(
        state,
        settings,
        board,
        setup,
        turn,
        action,
        move,
        border,
        gate,
        explore,
        combat,
        damage,
        death,
        respawn,
        rescue,
        cargo,
        business,
        layout,
        credits,
        status,
        fame,
        ties,
        mission_acts,
        mission_rolls,
        spawn,
        npc_move,
        enforcer,
        scoundrel,
        merchant,
        npc_turn,
        abilities,
        reactions,
        attacks,
        effects,
        written,
        titles,
        title_cards,
    ),
    windows={
        "action": "xia.action.list",
        "rolled": "xia.ability.use",
        "engine": "xia.ability.use",
        "declare-defense": "xia.ability.defense-timing",
    },
    effects=written.EFFECTS,
    cards=lambda g, seat: state.CARDS[seat],
    status=view.status,
    standing=view.standing,
    naming=atlas.naming,
    picture=atlas.picture,
    things=printed.things,
    box=BOX,
    box_data=box_data,
    describe=view.describe,
    thumbs=THUMBS,
    telling=story.TELLING,
    styles=[style for style in STYLES if style],
    advice=advice,
    mind=MIND,
    grounds=grounds,
    chances=OUTLOOK.chances,
    outlook=OUTLOOK,
    acts=credits.acts,
    interject=credits.interject,
    barred_acts=credits.barred_acts,
    describe_act=credits.describe_act,
)
