"""Cards as data: what an entry may say, and what is refused with file, entry and field."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.kernel.effect import Count, EffectError, Language, Param, Verb
from rimward.kernel.phrase import phrase, read


def nothing(g: Any, seat: int, call: Any) -> None:
    return None


TRACKS = ("science", "industry")
LANGUAGE = Language(
    verbs=[
        Verb("pay", nothing, {"energy": Param(least=1)}, cost=True),
        Verb("gain", nothing, {"credits": Param(least=1, most=9)}),
        Verb("advance", nothing, {"track": Param(TRACKS), "steps": Param(default=1)}),
        Verb("again", nothing, ways=lambda g, seat, call: [(0,), (1,)]),
        Verb("test", nothing, {"skill": Param(("medical",))}, odds=lambda g, seat, call: [(1, 1.0)]),
    ],
    counts=[Count("moons", lambda g, seat, params: 2, "toy.moons", {"of": Param(TRACKS, default="science")})],
    windows=("rolled",),
)
GAIN: dict[str, Any] = {"gain": {"credits": 2}}


def spelled(do: Any, **more: Any) -> str:
    return LANGUAGE.load("cards.yaml", "relay", {"do": do, **more}).spelled()


@pytest.mark.parametrize(
    ("do", "line"),
    [
        (GAIN, "gain.credits_2"),
        ([GAIN], "gain.credits_2"),
        ([{"pay": {"energy": 1}}, GAIN], "then._.pay.energy_1.-._.gain.credits_2.-"),
        ({"advance": {"track": "science"}}, "advance.track_science.steps_1"),
        ({"again": None}, "again"),
        ({"choose": [GAIN, {"again": {}}]}, "choose._.gain.credits_2.-._.again.-"),
        ({"repeat": 3, "do": GAIN}, "repeat.3._.gain.credits_2.-"),
        ({"up-to": 2, "do": GAIN}, "up-to.2._.gain.credits_2.-"),
        ({"per": {"moons": 1}, "most": 4, "do": GAIN}, "per.moons.1.most_4.of_science._.gain.credits_2.-"),
        ({"if": {"moons": {"most": 1}}, "do": GAIN}, "if._.moons.most_1.of_science.-._.gain.credits_2.-"),
        (
            {"test": {"skill": "medical"}, "results": {5: GAIN}},
            "results._.test.skill_medical.-.5._.gain.credits_2.-",
        ),
    ],
)
def test_what_can_be_said(do: Any, line: str) -> None:
    assert spelled(do) == f"when.played._.{line}.-"


def test_when_and_if_come_before_all() -> None:
    assert spelled(GAIN, **{"when": "rolled", "if": {"moons": 2}}) == (
        "when.rolled._.if._.moons.least_2.of_science.-._.gain.credits_2.-.-"
    )


@pytest.mark.parametrize(
    ("raw", "field", "problem"),
    [
        ([], "", "takes words with their values"),
        ({}, "do", "is missing"),
        ({"do": GAIN, "wenn": "rolled"}, "wenn", "wenn is unknown here; there is when, if, do"),
        ({"do": GAIN, "when": "rold"}, "when", "rold is no time for a card; there are played, any-time, rolled"),
        ({"do": []}, "do", "is an empty list"),
        ({"do": {"gian": {"credits": 2}}}, "do.gian", "gian is no verb; there are advance, again, gain, pay, test"),
        ({"do": {}}, "do", "names no verb"),
        ({"do": [GAIN, {"gain": {"credit": 2}}]}, "do[1].gain.credit", "credit is unknown here; there is credits"),
        ({"do": {"gain": {}}}, "do.gain.credits", "is missing"),
        ({"do": {"gain": {"credits": "2"}}}, "do.gain.credits", "2 is no number"),
        ({"do": {"gain": {"credits": True}}}, "do.gain.credits", "True is no number"),
        ({"do": {"gain": {"credits": 10}}}, "do.gain.credits", "10 is not from 1 to 9"),
        ({"do": {"gain": 2}}, "do.gain", "takes words with their values, and 2 is none"),
        ({"do": {"advance": {"track": "art"}}}, "do.advance.track", "art is none of science, industry"),
        ({"do": {**GAIN, "pay": {"energy": 1}}}, "do", "gain and pay are two steps: make a list of them"),
        ({"do": {**GAIN, "do": GAIN}}, "do.do", "do is unknown here"),
        ({"do": {"choose": [GAIN]}}, "do.choose", "takes a list of two or more"),
        ({"do": {"choose": [GAIN, {"again": {}}, GAIN]}}, "do.choose[2]", "is there twice"),
        ({"do": {"choose": [GAIN, {"pay": {}}]}}, "do.choose[1].pay.energy", "is missing"),
        ({"do": {"repeat": 2}}, "do.do", "is missing: repeat what?"),
        ({"do": {"repeat": 0, "do": GAIN}}, "do.repeat", "0 is not from 1 to 99"),
        ({"do": {"repeat": 2, "most": 3, "do": GAIN}}, "do.most", "most is unknown here"),
        ({"do": {"repeat": 2, "up-to": 3, "do": GAIN}}, "do", "repeat and up-to are two steps"),
        ({"do": {"per": {"suns": 1}, "do": GAIN}}, "do.per.suns", "suns is nothing that is counted; there are moons"),
        ({"do": {"per": {}, "do": GAIN}}, "do.per", "takes one thing to count"),
        ({"do": {"per": {"moons": 1, "of": "art"}, "do": GAIN}}, "do.per.of", "art is none of"),
        ({"do": {"per": {"moons": 1, "by": 1}, "do": GAIN}}, "do.per.by", "by is unknown here; there is of"),
        ({"do": GAIN, "if": {"suns": 1}}, "if.suns", "suns is nothing that is counted"),
        ({"do": GAIN, "if": {"moons": {}}}, "if.moons", "takes a number, or `least` or `most`"),
        ({"do": GAIN, "if": {"moons": {"least": 3, "most": 2}}}, "if.moons", "that is never so"),
        ({"do": {**GAIN, "results": {5: GAIN}}}, "do.results", "gain gives no number"),
        ({"do": {"test": {"skill": "medical"}, "results": {}}}, "do.results", "takes what is done"),
        ({"do": {"test": {"skill": "medical"}, "results": {5: GAIN, 2: GAIN}}}, "do.results", "are not in order"),
        ({"do": {"test": {"skill": "medical"}, "results": {"x": GAIN}}}, "do.results.x", "x is no number"),
        ({"do": [{"again": {}}, {"again": {}}]}, "do[1]", "again is the second step of this card"),
    ],
)
def test_what_is_wrong_is_named_by_file_entry_and_field(raw: Any, field: str, problem: str) -> None:
    with pytest.raises(EffectError) as error:
        LANGUAGE.load("cards.yaml", "relay", raw)
    assert (error.value.file, error.value.entry, error.value.field) == ("cards.yaml", "relay", field)
    assert problem in error.value.problem
    assert str(error.value).startswith("cards.yaml: relay: ")


def test_one_wrong_entry_and_nothing_is_loaded() -> None:
    with pytest.raises(EffectError, match=r"cards.yaml: bad: do.gian: gian is no verb"):
        LANGUAGE.load_all("cards.yaml", {"good": {"do": GAIN}, "bad": {"do": {"gian": {}}}})


def test_a_word_of_the_grammar_is_no_verb_and_words_are_plain() -> None:
    with pytest.raises(ValueError, match="choose is a word of the grammar"):
        Language([Verb("choose", nothing)])
    with pytest.raises(ValueError, match="big_gain: a word has small letters"):
        Language([Verb("big_gain", nothing)])


# --- words -----------------------------------------------------------------------------------------------------------
def test_what_is_spelled_can_be_read() -> None:
    assert read("then._.pay.energy_1.-._.choose._.again.-._.gain.credits_2.-.-") == [
        "then",
        ["pay", "energy_1"],
        ["choose", ["again"], ["gain", "credits_2"]],
    ]


def test_every_composition_has_its_text() -> None:
    def text(code: str, params: Any, part: str) -> str:
        told = "|".join(str(value) for value in params.values())
        return f"{code.removeprefix('kernel.effect.')}{part and '.' + part}<{told}>"

    do = [{"per": {"moons": 2}, "do": GAIN}, {"if": {"moons": 1}, "do": {"choose": [GAIN, {"again": {}}]}}]
    assert phrase("toy", spelled(do, when="any-time"), text) == (
        "when<any-time<>|then<group<per<toy.each.moons<2|science>|toy.do.gain<2>>>|"
        "group<if<toy.if.moons.least<1|science|1>|choose<or<toy.do.gain<2>|toy.do.again<>>>>>>>"
    )
