"""Cards as data at the table: each composition, in the middle of it, and one more card: an entry and its name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rimward.bots import Ask, bot_named
from rimward.games.catalog import GAMES
from rimward.games.comet.state import Comet, hand
from rimward.kernel import carry
from rimward.kernel.carry import Carry
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.effect import Verb
from rimward.kernel.frame import Next, push
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import Choose
from rimward.kernel.record import restore, snapshot
from rimward.kernel.view import sample
from rimward.messages import Messages
from tests.conformance import checks, leak
from tests.conformance.subjects import whole
from tests.test_terminal import careful, sit
from tests.twins import cards
from tests.twins.cards import GAME, LANGUAGE, entries, of, speaking

SEEDS = range(2)


class Play:
    """Seat 0 at its turn with these gadgets and so much ice, in the near lane, and a first event."""

    def __init__(self, *held: str, event: str = "toll", ice: int = 0, game: Game = GAME, **chance: Any) -> None:
        first, *more = held or ("jam",)
        draws = [first, "jam", event, *chance.pop("draw", ())]
        self.match = Match.new(game, 2, chance=Scripted(draw=draws, d6=chance.get("d6", [6])))
        table = self.match.table
        assert isinstance(table, Comet)
        self.g = table
        for card in more:
            table.zones.put(hand(0), card, 1)
        table.store(0, ice)

    def fly(self) -> Play:
        for seat, lane in ((0, "near"), (1, "far")):
            self.say(lane, seat)
        return self

    def act(self) -> Play:
        """After the first drill, at which everybody lets the die lie: now acts are open."""
        self.fly()
        while self.match.asked[0].code == "comet.gadget.after-roll":
            self.say("pass", self.match.asked[0].seat)
        return self

    def say(self, key: str, seat: int = 0) -> Play:
        question = self.match.question(seat)
        assert question is not None, [asked.code for asked in self.match.asked]
        self.match.answer(question.id, seat, key)
        self.g = self.match.table  # type: ignore[assignment]
        return self

    def do(self, key: str) -> Play:
        self.match.interject(0, key)
        self.g = self.match.table  # type: ignore[assignment]
        return self

    @property
    def keys(self) -> list[str]:
        question = self.match.question(0)
        return [] if question is None else question.keys


# --- compositions ----------------------------------------------------------------------------------------------------
def test_then_and_choose_at_a_window() -> None:
    play = Play("bribe", ice=1, d6=[3]).fly().say("play:bribe")
    assert play.g.ice[0] == 0, "the price comes first"
    assert play.keys == ["do:turn.up_2.down_0", "do:turn.up_0.down_2"]
    play.say("do:turn.up_2.down_0")
    assert play.match.events(0)[-1].params == {"face": 5}


def test_a_price_that_cannot_be_paid_bars_the_card_with_the_reason_of_the_verb() -> None:
    assert Play("bribe", ice=0, d6=[3]).fly().keys == ["pass"]
    play = Play("trade-in", ice=0).act()
    assert dict(play.match.why_no_act(0))["play:trade-in"].code == "comet.bar.nothing"


def test_an_alternative_is_barred_by_its_own_verb() -> None:
    play = Play("bribe", ice=1, d6=[6]).fly().say("play:bribe")
    assert play.match.events(0)[-1].params == {"face": 4}, "only one is left, and the engine takes it"
    three = Play("jam", "jam", "jam", event="shipment", ice=0)
    assert three.match.table.zones.size(hand(0)) == 3
    barred = {key: bar.code for key, bar in three.match.why_not(0)}
    assert barred == {
        "do:draw.gadgets_1": "comet.bar.hand",
        "do:then._.pay.ice_2.-._.draw.gadgets_2.-": "comet.bar.nothing",
    }


def test_repeat() -> None:
    assert Play(event="windfall").act().g.ice == (2, 2)


def test_up_to_asks_each_time_and_may_stop() -> None:
    play = Play("trade-in", ice=3, draw=["boost", "nudge"]).act().do("play:trade-in")
    once = "do:then._.pay.ice_1.-._.draw.gadgets_1.-"
    assert play.keys == [once, "done"]
    play.say(once)
    assert (play.g.ice[0], play.keys) == (2, [once, "done"])
    assert play.match.question(0).asked.about["left"] == 1  # type: ignore[union-attr]
    assert play.say("done").g.ice[0] == 2
    play = Play("trade-in", ice=3, draw=["boost", "nudge"]).act().do("play:trade-in").say(once).say(once)
    assert (play.g.ice[0], play.match.asked[0].code) == (1, "comet.turn.action")


def test_up_to_stops_where_it_cannot_go_on() -> None:
    play = Play("trade-in", ice=1, draw=["boost"]).act().do("play:trade-in")
    play.say("do:then._.pay.ice_1.-._.draw.gadgets_1.-")
    assert play.match.asked[0].code == "comet.turn.action"


@pytest.mark.parametrize(("held", "ice"), [((), 0), (("jam",), 1), (("jam", "jam"), 2)])
def test_per_counts_and_most_limits(held: tuple[str, ...], ice: int) -> None:
    """The card itself is out of the hand by then."""
    play = Play("salvage", *held).act().do("play:salvage")
    assert play.g.ice[0] == ice


@pytest.mark.parametrize(("ice", "left"), [(2, 2), (3, 2)])
def test_if(ice: int, left: int) -> None:
    effect = carry.effect_of(Play().g, "toll")
    play = Play()
    play.g.store(0, ice)
    assert (carry.barred(play.g, 0, effect) is None) == (ice == 3)
    assert carry.worth(play.g, 0, effect) == left - ice


@pytest.mark.parametrize(("face", "ice"), [(3, 0), (4, 2), (5, 2), (6, 4)])
def test_results(face: int, ice: int) -> None:
    assert Play("gamble", ice=1, d6=[6, face]).act().do("play:gamble").g.ice[0] == ice


def test_a_condition_bars_with_what_is_counted() -> None:
    play = Play("lucky-charm", d6=[1]).fly()
    assert play.keys == ["play:lucky-charm", "pass"]
    charm = GAME.effects.cards["lucky-charm"]  # type: ignore[union-attr]
    reason = carry.barred(play.g, 1, charm)
    assert reason is not None
    assert (reason.code, reason.rule) == ("kernel.bar.least", "comet.gadget.after-roll")
    assert reason.numbers == {"what": "own-roll", "needed": 1, "has": 0}


# --- in the middle ---------------------------------------------------------------------------------------------------
def in_the_middle() -> Play:
    """Trade-in has been used once of two times."""
    play = Play("trade-in", "salvage", ice=3, draw=["boost", "nudge"]).act().do("play:trade-in")
    return play.say("do:then._.pay.ice_1.-._.draw.gadgets_1.-")


def test_an_interjection_while_the_question_of_an_effect_is_open() -> None:
    play = in_the_middle()
    asked = play.match.asked[0].id
    play.do("play:salvage")
    assert play.g.ice[0] == 3, "one gadget is left, and brings one ice"
    assert (play.match.asked[0].id, play.match.asked[0].code) == (asked, "kernel.again")


def test_what_an_interjection_makes_impossible_is_barred_then() -> None:
    play = Play("trade-in", ice=2, draw=["boost"]).act().do("play:trade-in").do("gift:1,2").say("accept", 1)
    assert play.g.ice[0] == 0
    assert play.match.asked[0].code == "comet.turn.action", "nothing to pay with: there is nothing left to choose"


def test_save_and_restore_in_the_middle() -> None:
    play = in_the_middle()
    again = restore(GAME, snapshot(play.g))
    assert snapshot(again) == snapshot(play.g)
    assert [question.options for question in again.open] == [question.options for question in play.g.open]


def test_undo_in_the_middle() -> None:
    play = Play("bribe", ice=1, d6=[3]).fly().say("play:bribe")
    before = snapshot(play.g)
    play.say("do:turn.up_2.down_0")
    play.match.undo(0)
    assert snapshot(play.match.table) == before


def test_a_view_sampled_in_the_middle_asks_the_same() -> None:
    play = in_the_middle()
    table = sample(GAME, play.match.view(0), Random(1))
    assert [(q.code, q.options) for q in table.open] == [(q.code, q.options) for q in play.g.open]
    assert table.stack[-1].todo == play.g.stack[-1].todo  # type: ignore[attr-defined]


def test_what_has_become_impossible_is_left_out_with_what_it_would_have_paid_for() -> None:
    """Two prices in a row, of which the first leaves nothing for the second."""
    raw = entries()
    raw["events"]["levy"] = {"do": [{"pay": {"ice": 1}}, {"pay": {"ice": 1}}, {"gain": {"ice": 9}}]}
    play = Play(event="toll", game=of(raw))
    play.g.store(0, 1)
    frame = carry.run(play.g, 0, "levy")
    play.g.out = []
    push(play.g, Scripted(), frame)
    assert play.g.ice[0] == 0
    assert play.g.out[-1].code == "kernel.effect.skipped"


# --- one more card ---------------------------------------------------------------------------------------------------
NEW = {"en": "comet-card-tow-hook = Tow Hook\n", "ru": "comet-card-tow-hook = Буксирный крюк\n"}


def with_one_more() -> Game:
    raw = entries()
    raw["gadgets"]["tow-hook"] = {
        "when": "any-time",
        "if": {"ice": {"most": 8}},
        "do": [{"gain": {"ice": 1}}, {"choose": [{"gain": {"ice": 2}}, {"draw": {"gadgets": 1}}]}],
    }
    return of(raw)


TOLD = {
    "en": "at any time: if you have 8 ice at most: gain 1 ice, then (either gain 2 ice or draw 1 gadget)",
    "ru": "в любой момент: если на складе не больше 8 льда: "
    "получите 1 куб льда, затем (на выбор: получите 2 куба льда или возьмите 1 гаджет)",
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_one_more_card_is_described_in_words(language: str) -> None:
    game = with_one_more()
    play = Play("tow-hook", game=game).act()
    (act,) = [act for act in play.match.acts(0) if act.key == "play:tow-hook"]
    with speaking(**NEW):
        words = Messages(language, "comet", strict=True)
        assert TOLD[language] in words.option("", act)
        thing = next(thing for thing in game.things(game) if thing.name == "tow-hook")
        assert words.event(thing.told).endswith(TOLD[language])
        assert (
            words.label("kernel.choose", "do:gain.ice_2")
            == {"en": "Gain 2 ice", "ru": "Получите 2 куба льда"}[language]
        )


def test_one_more_card_is_rated_by_greedy_and_played() -> None:
    game = with_one_more()
    play = Play("tow-hook", game=game).act()
    effect = carry.effect_of(play.g, "tow-hook")
    assert carry.worth(play.g, 0, effect) == 3.0, "one, and the better of two and a half"
    assert bot_named("greedy", game, 1).choose(ask(play.match, 0)) == "play:tow-hook"
    play.do("play:tow-hook")
    assert play.keys == ["do:gain.ice_2", "do:draw.gadgets_1"]
    assert bot_named("greedy", game, 1).choose(ask(play.match, 0)) == "do:gain.ice_2"
    assert play.say("do:gain.ice_2").g.ice[0] == 3


def test_one_more_card_keeps_the_promises() -> None:
    subject = whole(with_one_more(), 3, {"rounds": 2, "target": 6})
    assert checks.ends(subject, SEEDS) > 0
    checks.asking_changes_nothing(subject, SEEDS)
    checks.refusals_say_why(subject, SEEDS)
    leak.nothing_leaks(subject, SEEDS)


def test_one_more_card_at_the_text_table(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(GAMES, "comet", with_one_more())
    asked = iter(["about Tow Hook"])
    with speaking(**NEW):
        shown = sit(lambda text: next(asked, None) or careful(text), seats="me,greedy", seed="4", options=())
    shown = " ".join(shown.split())
    assert TOLD["en"] in shown
    assert "comet-" not in shown
    assert "kernel." not in shown


def test_whole_games_of_greedy_and_random_bots() -> None:
    """As `rimward simulate` plays them; every card is played, and every text is there."""
    with speaking():
        words = [Messages(language, "comet", names=("A", "B"), strict=True) for language in ("en", "ru")]
        played = {card for seed in range(12) for card in told_game(seed, words)}
    assert played >= {"lucky-charm", "salvage", "gamble", "trade-in"}


def told_game(seed: int, words: list[Messages]) -> set[str]:
    """A game in which everything is put into words; gives the cards that were played."""
    match = Match.new(GAME, 2, {"target": 20, "rounds": 8}, chance=Seeded(seed))
    bots = [bot_named("greedy", GAME, seed), bot_named("random", GAME, seed)]
    while match.result is None:
        question = next(question for question in match.asked if not question.answered)
        for each in words:
            each.prompt(question.code, question.asked.about)
            for option in question.options:
                each.option(question.code, option)
        key = bots[question.seat].choose(ask(match, question.seat))
        if key in question.keys:
            match.answer(question.id, question.seat, key)
        else:
            match.interject(question.seat, key)
    events = match.events(0)
    for each in words:
        for event in events:
            each.event(event)
    return {event.params["card"] for event in events if event.code == "comet.gadget.played"}


def ask(match: Match, seat: int) -> Ask:
    question = match.question(seat)
    assert question is not None
    return Ask(seat, question.code, question.keys, lambda: match.view(seat), acts=match.moves(seat))


# --- broken on purpose -----------------------------------------------------------------------------------------------
def test_a_verb_that_asks_without_a_frame_is_found() -> None:
    raw = entries()
    raw["events"]["toll"] = {"do": {"pay": {"ice": 1}}}
    game = of(raw)
    verb = game.effects.cards["toll"].nodes[0].does()  # type: ignore[union-attr]
    asks = Verb("pay", lambda g, seat, call: Choose(seat, "kernel.choose", ["a", "b"]))
    plain = verb.run, verb.bar
    verb.run, verb.bar = asks.run, asks.bar
    try:
        with pytest.raises(TypeError, match="a verb that asks needs a frame of its own"):
            Play(event="toll", game=game)
    finally:
        verb.run, verb.bar = plain


def test_an_effect_that_changes_something_while_it_asks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Carry.ask

    def ask(self: Carry, g: Any, given: Any) -> Next:
        self.todo = (*self.todo, (0, 0))
        return plain(self, g, given)

    monkeypatch.setattr(Carry, "ask", ask)
    subject = whole(of(entries()), 3, {"rounds": 2, "target": 6})
    with pytest.raises(AssertionError, match="changed the state: /stack"):
        checks.asking_changes_nothing(subject, range(3))


def test_a_secret_in_what_an_effect_asks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reason that hangs on the hand of a seat, in a verb that does not say so."""

    def peeks(g: Comet, seat: int, call: Any) -> Any:
        return cards.cannot_pay(g, seat, call) if "jam" in g.zones[hand(seat)].faces else None

    monkeypatch.setattr(LANGUAGE.verbs["gain"], "bar", peeks)
    with pytest.raises(AssertionError, match=r"secret|another view|asked"):
        leak.nothing_leaks(whole(of(entries()), 3, {"rounds": 3, "target": 9}), range(6))
