"""Xia: Legends of a Drift System."""

from __future__ import annotations

from rimward.games.xia import (
    action,
    atlas,
    board,
    border,
    business,
    cargo,
    combat,
    credits,
    damage,
    death,
    explore,
    fame,
    gate,
    layout,
    move,
    rescue,
    respawn,
    rules,
    setup,
    state,
    status,
    story,
    ties,
    titles,
    turn,
    view,
)
from rimward.games.xia.advice import STYLES, advice, chances, grounds
from rimward.games.xia.box import box
from rimward.games.xia.cards import abilities, attacks, effects, printed, reactions
from rimward.games.xia.cards import titles as title_cards
from rimward.games.xia.missions import acts as mission_acts
from rimward.games.xia.missions import rolls as mission_rolls
from rimward.games.xia.npcs import enforcer, merchant, scoundrel, spawn
from rimward.games.xia.npcs import move as npc_move
from rimward.games.xia.npcs import turn as npc_turn
from rimward.kernel.game import Game

GAME: Game = Game(
    name="xia",
    version="2",
    older={"1": {"first_numbers": True}},
    shape=2,
    migrations={1: rules.with_first_numbers},
    table=state.Xia,
    setup=setup.new_table,
    seats=range(2, 6),  # two only with the house rule two_players
    usual=4,
    settings=rules.SETTINGS,
    presets={"first-game": {"first_game": True, "target": rules.FIRST_GAME}, "book": {}},
    chapters=(
        state,
        rules,
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
        titles,
        title_cards,
    ),
    windows={
        "action": "xia.action.list",
        "rolled": "xia.ability.use",
        "engine": "xia.ability.use",
        "declare-defense": "xia.ability.defense-timing",
    },
    cards=lambda g, seat: state.CARDS[seat],
    status=view.status,
    naming=atlas.naming,
    picture=atlas.picture,
    things=printed.things,
    box=box,
    describe=view.describe,
    telling=story.TELLING,
    styles=[style for style in STYLES if style],
    advice=advice,
    grounds=grounds,
    chances=chances,
    acts=credits.acts,
    interject=credits.interject,
)
