"""Tests of the tests: Comet Rush broken on purpose, each way caught by the check that is there for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

import pytest

from rimward.bots import Ask, bot_named
from rimward.games import comet
from rimward.games.comet import GAME, flow, state
from rimward.games.comet.cards import gadgets
from rimward.games.comet.state import LANES, Comet, hand
from rimward.kernel import dealt as dealing
from rimward.kernel import match as door
from rimward.kernel import record as saved
from rimward.kernel import view as views
from rimward.kernel import window
from rimward.kernel.chance import Rng
from rimward.kernel.frame import Done, Frame, Goto, Next, Table
from rimward.kernel.match import Match, _Kept
from rimward.kernel.question import All, Bar, Choose, Value, choose_where, key_of
from rimward.kernel.record import Entry
from rimward.kernel.zone import Zone, Zones
from rimward.lab import playout
from tests.conformance import checks, leak
from tests.conformance.subjects import Subject, whole

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Twin:
    """How Comet Rush is broken, the check that must see it, and what the check says."""

    breaks: Callable[[Patch], None]
    check: Callable[[Subject], Any]
    says: str
    base: Callable[[Patch], None] = lambda patch: None

    def __str__(self) -> str:
        return self.breaks.__name__


def instead(patch: Patch, module: Any, name: str, broken: type[Frame]) -> None:
    """A class in the place of another, under its name, so that the rules make it and a save finds it."""
    broken.__name__, broken.__module__ = name, module.__name__
    patch.setattr(module, name, broken)


# --- secrets ---------------------------------------------------------------------------------------------------------
def duds(patch: Patch) -> None:
    """Cards that do nothing, so that a hand may hold none that reacts."""
    patch.setattr(comet, "GADGETS", (*comet.GADGETS, *("dud",) * 8))


def a_window_asks_holders_only(patch: Patch) -> None:
    patch.setattr(window, "_could", lambda g, seat, subscribers: False)


def a_forced_choice_is_skipped_because_of_a_hidden_hand(patch: Patch) -> None:
    class Turn(flow.Turn):
        def barred(self, g: Comet, act: Value) -> Bar | None:
            if act != "drill" and "jam" in g.zones[hand(self.seat)].faces:
                return Bar("comet.bar.empty", "comet.turn.tune")
            return super().barred(g, act)

    instead(patch, flow, "Turn", Turn)


def a_face_is_kept_in_a_frame(patch: Patch) -> None:
    class Turn(flow.Turn):
        def __init__(self, seat: int, hold: int = 0, card: str = "") -> None:
            super().__init__(seat, hold)
            self.card = card

        def start(self, g: Comet, _: None) -> Next:
            self.card = (*g.zones[hand(self.seat)].faces, "")[0]
            return super().start(g, _)

    instead(patch, flow, "Turn", Turn)


def an_option_count_depends_on_a_secret(patch: Patch) -> None:
    class Round(flow.Round):
        def lanes(self, g: Comet, _: None) -> Next:
            jams = ["jam" in g.zones[hand(seat)].faces for seat in range(g.seats)]
            first = g.clockwise(self.first)
            return All(Choose(s, "comet.lane.choose", LANES[: 2 + jams[(s + 1) % g.seats]]) for s in first)

    instead(patch, flow, "Round", Round)


def a_prompt_tells_a_secret(patch: Patch) -> None:
    class Turn(flow.Turn):
        def action(self, g: Comet, _: None) -> Next:
            asked = super().action(g, _)
            assert isinstance(asked, Choose)
            asked.about = {"jams": g.zones[hand(self.seat)].faces.count("jam")}
            return asked

    instead(patch, flow, "Turn", Turn)


def the_order_of_a_list_tells_a_secret(patch: Patch) -> None:
    """The same faces are unseen, in the order in which they lie."""

    def unseen(g: Table, seat: int) -> dict[str, dict[str, int]]:
        zones = sorted(g.zones.by_name.items())
        faces = [f for _, z in zones for f, m in zip(z.faces, z.masks, strict=True) if not m >> seat & 1]
        return {"gadget": dict(Counter([*reversed(faces), *g.zones["deck"].bag]))}

    patch.setattr(views, "unseen", unseen)


def an_event_tells_a_face(patch: Patch) -> None:
    class DrawGadget(flow.DrawGadget):
        def secret(self, g: Comet, places: tuple[int, ...]) -> Next:
            for place in places:
                g.say("comet.gadget.drawn", seat=self.seat, card=g.zones.face(hand(self.seat), place))
            return Done()

    instead(patch, flow, "DrawGadget", DrawGadget)


def an_event_is_only_said_of_one_face(patch: Patch) -> None:
    class DrawGadget(flow.DrawGadget):
        def secret(self, g: Comet, places: tuple[int, ...]) -> Next:
            if "jam" in g.zones[hand(self.seat)].faces:
                g.say("comet.gadget.drawn", seat=self.seat)
            return Done()

    instead(patch, flow, "DrawGadget", DrawGadget)


def the_told_record_has_the_hash_of_the_match(patch: Patch) -> None:
    told = Match.told
    patch.setattr(Match, "told", lambda self, seat: {**told(self, seat), "hash": self.hash})


def a_view_shows_what_anybody_knows(patch: Patch) -> None:
    """Consistent in itself, so that a sample of it gives the same view."""

    def zone_view(zone: Zone, seat: int) -> dict[str, Any]:
        items = [[face if mask else None, mask] for face, mask in zip(zone.faces, zone.masks, strict=True)]
        return {"deck": zone.deck, "bag": len(zone.bag), "items": items}

    def unseen(g: Table, seat: int) -> dict[str, dict[str, int]]:
        bag = g.zones["deck"].bag
        return {"gadget": {face: bag.count(face) for face in sorted(set(bag))}}

    patch.setattr(views, "_zone_view", zone_view)
    patch.setattr(views, "unseen", unseen)


def early_answers_are_public(patch: Patch) -> None:
    """Who has answered is listed by what was answered."""
    public = views.public_part
    for module in (views, door):
        patch.setattr(
            module, "public_part", lambda g: {**public(g), "answered": sorted(g.early, key=g.early.__getitem__)}
        )


# --- tables dealt without a view -------------------------------------------------------------------------------------
def spoiled(patch: Patch, spoil: Callable[[Table, Table, Rng], None]) -> None:
    """A deal that is given something more: the new table, the true one and the generator."""
    deal = dealing.dealt

    def dealt(g: Table, seat: int, rng: Rng) -> Table:
        new = deal(g, seat, rng)
        spoil(new, g, rng)
        return new

    patch.setattr(dealing, "dealt", dealt)
    patch.setattr(playout, "dealt", dealt)


def a_deal_leaves_the_true_faces_in_place(patch: Patch) -> None:
    patch.setattr(dealing, "_dealt", lambda zone, seat, pool: zone)


def a_deal_goes_by_the_order_of_the_table(patch: Patch) -> None:
    """As likely as any other deal; but the same numbers deal otherwise where the cards lie otherwise."""
    patch.setattr(dealing, "sorted", lambda faces: list(faces), raising=False)


def a_deal_keeps_the_early_answers_of_others(patch: Patch) -> None:
    spoiled(patch, lambda new, g, rng: new.early.update(g.early))


def a_deal_keeps_the_open_questions(patch: Patch) -> None:
    def spoil(new: Table, g: Table, rng: Rng) -> None:
        new.asked, new.open = g.asked, g.open

    spoiled(patch, spoil)


def a_deal_keeps_the_number_of_the_next_draw(patch: Patch) -> None:
    spoiled(patch, lambda new, g, rng: setattr(new, "draws", g.draws))


def a_deal_brings_something_of_the_truth_along(patch: Patch) -> None:
    spoiled(patch, lambda new, g, rng: setattr(new, "bottom", g.zones["deck"].bag[:1]))


def a_deal_takes_a_number_too_many(patch: Patch) -> None:
    spoiled(patch, lambda new, g, rng: setattr(new, "draws", 0 * rng.randrange(6)))


# --- copies, asking, ending ------------------------------------------------------------------------------------------
def a_copy_shares_the_stack(patch: Patch) -> None:
    def copy(self: Comet) -> Comet:
        new = self.onto(Comet(self.seats, self.target, self.rounds, self.ice, self.lanes))
        new.stack = self.stack
        return new

    patch.setattr(state.Comet, "copy", copy)


def a_copy_shares_the_frames(patch: Patch) -> None:
    patch.setattr(Frame, "copy", lambda self: self)


def a_copy_forgets_a_field(patch: Patch) -> None:
    def copy(self: Comet) -> Comet:
        return self.onto(Comet(self.seats, self.target, self.rounds, self.ice))

    patch.setattr(state.Comet, "copy", copy)


def asking_costs_something(patch: Patch) -> None:
    class Turn(flow.Turn):
        def action(self, g: Comet, _: None) -> Next:
            self.hold = max(0, self.hold - 1)
            return super().action(g, _)

    instead(patch, flow, "Turn", Turn)


def an_option_is_offered_and_barred(patch: Patch) -> None:
    class Turn(flow.Turn):
        def action(self, g: Comet, _: None) -> Next:
            acts = ("drill", "haul", "tune")
            asked = choose_where(self.seat, "comet.turn.action", acts, lambda act: self.barred(g, act))
            asked.options = acts
            return asked

    instead(patch, flow, "Turn", Turn)


def a_reason_has_no_rule(patch: Patch) -> None:
    class Turn(flow.Turn):
        def barred(self, g: Comet, act: Value) -> Bar | None:
            bar = super().barred(g, act)
            return Bar(bar.code, "comet.turn.nonsense") if bar else None

    instead(patch, flow, "Turn", Turn)


def the_rules_go_round_in_circles(patch: Patch) -> None:
    class Round(flow.Round):
        def end(self, g: Comet, _: None) -> Next:
            return Goto("end")

    instead(patch, flow, "Round", Round)


def the_game_goes_on_for_ever(patch: Patch) -> None:
    class Round(flow.Round):
        def end(self, g: Comet, _: None) -> Next:
            self.turn = 0
            return Goto("lanes")

    instead(patch, flow, "Round", Round)


def a_question_has_equal_options(patch: Patch) -> None:
    class Jam(gadgets.Jam):
        CARD: ClassVar[str] = "jam"

        @classmethod
        def offers(cls, g: Comet, seat: int) -> tuple[Value, ...]:
            return (*super().offers(g, seat), *super().offers(g, seat))

    instead(patch, gadgets, "Jam", Jam)


# --- undo and take-back ----------------------------------------------------------------------------------------------
def undo_crosses_chance(patch: Patch) -> None:
    wall = Match._wall
    patch.setattr(Match, "_wall", lambda self, kept, _: wall(self, kept, False))


def undo_crosses_what_was_shown(patch: Patch) -> None:
    move = Zones.move

    def moved(self: Zones, source: str, place: int, target: str, sees: int = 0) -> int:
        new = move(self, source, place, target, sees)
        self.learned = []
        return new

    patch.setattr(Zones, "move", moved)


def undo_asks_under_the_same_id(patch: Patch) -> None:
    back = Match._back

    def _back(self: Match, entry: Any, kept: _Kept) -> None:
        back(self, entry, kept)
        self._ids = kept.ids

    patch.setattr(Match, "_back", _back)


def a_batch_tells_a_throw_for_nothing(patch: Patch) -> None:
    """What was refused is put back as it was, whatever chance has said meanwhile: the same dice fall again."""
    answered = Match._answer

    def forgetful(self: Match, *arguments: Any, **named: Any) -> bool:
        answered(self, *arguments, **named)
        return False

    patch.setattr(Match, "_answer", forgetful)


def a_batch_stands_although_nobody_learned_anything(patch: Patch) -> None:
    patch.setattr(Match, "_restore", lambda self, before: None)


def a_take_back_throws_the_same_dice_again(patch: Patch) -> None:
    patch.setattr(door, "RUN", 1)


def nobody_has_to_consent(patch: Patch) -> None:
    patch.setattr(Match, "take_back", lambda self, to, _: self._take_back(Entry("take-back", key=str(to))))


# --- records ---------------------------------------------------------------------------------------------------------
def the_hash_does_not_tell(patch: Patch) -> None:
    patch.setattr(saved, "link", lambda before, entry, events: "same")


def a_record_forgets_its_next_draw(patch: Patch) -> None:
    load = Match.load

    def forgetful(*arguments: Any, **named: Any) -> Match:
        match = load(*arguments, **named)
        match.table.draws = 0
        return match

    patch.setattr(Match, "load", forgetful)


def a_rule_has_dice_of_its_own(patch: Patch) -> None:
    dice = Random(1)

    class Drill(flow.Drill):
        def roll(self, g: Comet, _: None) -> Next:
            return Goto("success", (dice.randrange(1, 7),))

    instead(patch, flow, "Drill", Drill)


def a_table_comes_back_without_its_lanes(patch: Patch) -> None:
    def init(self: Comet, seats: int, target: int, rounds: int, ice: Any = (), lanes: Any = ()) -> None:
        Table.__init__(self, seats)
        self.target, self.rounds, self.ice, self.lanes = target, rounds, ice or (0,) * seats, ()

    patch.setattr(state.Comet, "__init__", init)
    patch.setattr(state.Comet, "copy", lambda self: _with_lanes(self))


def _with_lanes(old: Comet) -> Comet:
    new = old.onto(Comet(old.seats, old.target, old.rounds, old.ice))
    new.lanes = old.lanes
    return new


SEEDS = range(3)
INTACT: set[tuple[object, object]] = set()  # checks that the game has passed as it is


def leaks(subject: Subject) -> None:
    leak.nothing_leaks(subject, SEEDS, most=60)


def deals(subject: Subject) -> None:
    leak.deals_are_samples(subject, SEEDS)


def batches(subject: Subject) -> None:
    assert checks.batches_tell_nothing_for_nothing(subject, SEEDS), "nothing was ever thrown"


TWINS = [
    Twin(a_window_asks_holders_only, leaks, "(events|asked|who is asked what) tells a secret", duds),
    Twin(a_forced_choice_is_skipped_because_of_a_hidden_hand, leaks, "after it: events tells a secret"),
    Twin(a_face_is_kept_in_a_frame, leaks, "after it: view tells a secret: /stack"),
    Twin(an_option_count_depends_on_a_secret, leaks, "asked tells a secret: /./options"),
    Twin(a_prompt_tells_a_secret, leaks, "asked tells a secret: /./about"),
    Twin(the_order_of_a_list_tells_a_secret, leaks, "view tells a secret"),
    Twin(an_event_tells_a_face, leaks, "after it: events tells a secret"),
    Twin(an_event_is_only_said_of_one_face, leaks, "after it: events tells a secret"),
    Twin(the_told_record_has_the_hash_of_the_match, leaks, "told tells a secret: /hash"),
    Twin(a_view_shows_what_anybody_knows, lambda s: leak.views_show_what_masks_allow(s, SEEDS), "shows .* in hand:"),
    Twin(early_answers_are_public, leaks, "tells a secret|another view"),
    Twin(a_deal_leaves_the_true_faces_in_place, deals, "no sample of the view: /zones/by_name/(deck/bag|hand:./faces)"),
    Twin(a_deal_goes_by_the_order_of_the_table, deals, "no sample of the view: /zones"),
    Twin(a_deal_keeps_the_early_answers_of_others, deals, "no sample of the view: /early"),
    Twin(a_deal_keeps_the_open_questions, deals, r"the truth is within reach, at table\.(asked|open)"),
    Twin(a_deal_keeps_the_number_of_the_next_draw, deals, "no sample of the view: /draws"),
    Twin(a_deal_brings_something_of_the_truth_along, deals, "no sample of the view"),
    Twin(a_deal_takes_a_number_too_many, deals, "the generator is left in another state"),
    Twin(a_copy_shares_the_stack, lambda s: checks.copies_are_deep(s, SEEDS), "a copy shares"),
    Twin(a_copy_shares_the_frames, lambda s: checks.copies_are_deep(s, SEEDS), "a copy shares"),
    Twin(a_copy_forgets_a_field, lambda s: checks.copies_are_deep(s, SEEDS), "a copy differs: /table/lanes"),
    Twin(asking_costs_something, lambda s: checks.asking_changes_nothing(s, SEEDS), "changed the state: /stack"),
    Twin(an_option_is_offered_and_barred, lambda s: checks.refusals_say_why(s, SEEDS), "both offered and barred"),
    Twin(a_reason_has_no_rule, lambda s: checks.refusals_say_why(s, SEEDS), "'comet.turn.nonsense', which is no rule"),
    Twin(the_rules_go_round_in_circles, lambda s: checks.ends(s, SEEDS), "the rules go round in circles"),
    Twin(the_game_goes_on_for_ever, lambda s: checks.ends(s, SEEDS, most=5000), "not over after 5000 decisions"),
    Twin(a_question_has_equal_options, lambda s: checks.ends(s, SEEDS), "has equal keys"),
    Twin(undo_crosses_chance, lambda s: checks.undo_is_fair(s, SEEDS), "undo is offered across chance"),
    Twin(undo_crosses_what_was_shown, lambda s: checks.undo_is_fair(s, SEEDS), "although seat . has seen"),
    Twin(undo_asks_under_the_same_id, lambda s: checks.undo_is_fair(s, SEEDS), "under an id that was used"),
    Twin(a_batch_tells_a_throw_for_nothing, batches, r"tells \[.*\] for nothing"),
    Twin(a_batch_stands_although_nobody_learned_anything, batches, "refused, and not as it was"),
    Twin(a_take_back_throws_the_same_dice_again, lambda s: checks.take_back_by_consent(s, SEEDS), "is used twice"),
    Twin(nobody_has_to_consent, lambda s: checks.take_back_by_consent(s, SEEDS), "without everybody's consent: None"),
    Twin(the_hash_does_not_tell, lambda s: checks.false_records_are_found(s, SEEDS), "nobody noticed|the error says"),
    Twin(a_record_forgets_its_next_draw, lambda s: checks.records_replay(s, SEEDS), "the replay ends in another state"),
    Twin(a_rule_has_dice_of_its_own, lambda s: checks.scripts_repeat(s, SEEDS), "another match|is not asked"),
    Twin(a_table_comes_back_without_its_lanes, lambda s: checks.snapshots_restore(s, SEEDS), "restored is not saved"),
]


@pytest.mark.parametrize("twin", TWINS, ids=str)
def test_a_broken_twin_is_caught(twin: Twin, monkeypatch: Patch) -> None:
    twin.base(monkeypatch)
    if (twin.check, twin.base) not in INTACT:
        twin.check(whole(GAME, 3))
        INTACT.add((twin.check, twin.base))
    twin.breaks(monkeypatch)
    with pytest.raises(AssertionError, match=twin.says):
        twin.check(whole(replace(GAME), 3))


def honest(match: Match, seat: int, seed: int) -> str:
    question, hidden = match.question(seat), sum(match.view(seat)["unseen"]["gadget"].values())
    assert question is not None
    keys: list[str] = question.keys
    return keys[(seed + int(hidden)) % len(keys)]


def handed_the_true_state(match: Match, seat: int, seed: int) -> str:
    question = match.question(seat)
    assert question is not None
    jams = match.table.zones[hand((seat + 1) % match.table.seats)].faces.count("jam")
    return question.keys[(seed + jams) % len(question.keys)]


def test_a_bot_that_is_handed_the_true_state_is_caught() -> None:
    leak.bots_are_honest(whole(GAME, 3), honest, SEEDS)
    with pytest.raises(AssertionError, match="knows more than its seat"):
        leak.bots_are_honest(whole(GAME, 3), handed_the_true_state, SEEDS)


def tempting(g: Comet) -> list[float]:
    """Chances to win by what everybody has in hand."""
    return [g.zones[hand(seat)].faces.count("jam") / 12 for seat in range(g.seats)]


def peeking(g: Comet, question: Choose, style: str = "") -> list[float]:
    """Advice by what the next seat has in its hand."""
    jams = g.zones[hand((question.seat + 1) % g.seats)].faces.count("jam")
    return [float((jams + number) % len(question.options)) for number in range(len(question.options))]


@pytest.mark.parametrize("bot", ["greedy", "planner@9", "search@9"])
def test_advice_that_looks_at_everything_tells_a_bot_no_more_than_its_seat_knows(bot: str, monkeypatch: Patch) -> None:
    game = replace(GAME, advice=peeking, chances=tempting)

    def viewing(match: Match, seat: int, seed: int) -> str:
        question = match.question(seat)
        assert question is not None
        ask = Ask(seat, question.code, question.keys, lambda: match.view(seat))
        return bot_named(bot, game, seed).choose(ask)

    def simulated(match: Match, seat: int, seed: int) -> str:
        return bot_named(bot, game, seed).choose(playout.asking(match.table, asked(match, seat)))

    def advised_on_the_true_state(match: Match, seat: int, seed: int) -> str:
        question = asked(match, seat)
        rated = dict(zip(question.options, peeking(match.table, question), strict=True))  # type: ignore[arg-type]
        return key_of(max(rated, key=rated.__getitem__))

    leak.bots_are_honest(whole(game, 3), viewing, SEEDS)
    leak.bots_are_honest(whole(game, 3), simulated, SEEDS)
    with pytest.raises(AssertionError, match="knows more than its seat"):
        leak.bots_are_honest(whole(game, 3), advised_on_the_true_state, SEEDS)
    a_deal_leaves_the_true_faces_in_place(monkeypatch)
    with pytest.raises(AssertionError, match="knows more than its seat"):
        leak.bots_are_honest(whole(game, 3), simulated, SEEDS)


def asked(match: Match, seat: int) -> Choose:
    return next(question for question in match.table.open if question.seat == seat)
