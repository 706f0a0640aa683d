"""The box of Andromeda's Edge in the content kit: packs over it, and what is refused."""

from __future__ import annotations

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.cards.written import BOX
from rimward.kernel.chance import Seeded
from rimward.kernel.content import ContentError
from rimward.kernel.match import Match

FORGE = """
night-forge: {deck: industry, copies: 3, do: [{pay: {energy: 1}}, {gain: {titanium: 2}}], source: designed}
"""


def test_a_module_of_a_pack_lies_in_its_deck_and_does_what_it_says() -> None:
    game = GAME.with_packs([BOX.pack({"night/modules.yaml": FORGE}, "night")])
    assert game.content.modules["night-forge"].copies == 3
    assert game.effects is not None
    assert "pay.titanium_0.nanocarbon_0.ice_0.credit_0.energy_1" in game.effects.cards["night-forge"].spelled()
    assert "night-forge" in Match.new(game, 2, chance=Seeded(1)).view(0)["unseen"]["modules-industry"]
    assert game.content.hash != GAME.content.hash
    assert "night-forge" not in GAME.content.modules


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("modules.yaml", "night-forge: {deck: iron, copies: 1, source: designed}", "modules.yaml: night-forge: deck"),
        (
            "modules.yaml",
            "night-forge: {deck: industry, copies: 1, do: {gian: {ice: 1}}, source: designed}",
            "night/modules.yaml: night-forge: do.gian: gian is no verb",
        ),
        (
            "tactics.yaml",
            "rolling-mill: {type: action, when: any-time, do: {draw: {cards: 2}}, source: designed}",
            "rolling-mill: modules.yaml has something of this name, too",
        ),
        (
            "factions.yaml",
            "night-choir: {tracks: [science], start: {ice: 1}, upgrade: no-such, abilities: [], source: designed}",
            "night/factions.yaml: night-choir: upgrade: no-such is no ship upgrade",
        ),
        ("map.yaml", "a1: {touches: [e5], source: designed}", "night/map.yaml: a1: touches: e5 does not touch it"),
    ],
)
def test_what_does_not_fit_is_refused_with_file_entry_and_field(file: str, text: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        GAME.with_packs([BOX.pack({f"night/{file}": text}, "night")])
    assert said in str(error.value)


def test_everything_says_where_it_comes_from() -> None:
    sources = GAME.content.sources
    assert {source.kind for source in sources.values()} == {"book", "designed"}
    assert sources["hailing-frequencies"].at == ("book:1044",)
    assert sources["land-ministry"].known == ("deck", "end")
    assert sources["sun-catcher"].kind == "designed"
