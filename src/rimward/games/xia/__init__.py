"""Xia: Legends of a Drift System, without its Missions and Titles for now."""

from __future__ import annotations

from rimward.games.xia import (
    action,
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
    missions,
    move,
    rescue,
    respawn,
    rules,
    setup,
    state,
    status,
    ties,
    turn,
    view,
)
from rimward.games.xia.cards import abilities
from rimward.games.xia.npcs import enforcer, merchant, scoundrel, spawn
from rimward.games.xia.npcs import move as npc_move
from rimward.games.xia.npcs import turn as npc_turn
from rimward.kernel.game import Game

GAME = Game(
    name="xia",
    version="0",
    table=state.Xia,
    setup=setup.new_table,
    seats=range(2, 6),  # two only with the house rule two_players
    settings=rules.SETTINGS,
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
        missions,
        spawn,
        npc_move,
        enforcer,
        scoundrel,
        merchant,
        npc_turn,
        abilities,
    ),
    windows={"rolled": "xia.ability.use", "declare-defense": "xia.ability.defense-timing"},
    cards=lambda g, seat: (state.abilities(seat),),
    status=view.status,
    describe=view.describe,
    acts=credits.acts,
    interject=credits.interject,
)
