/** Standing orders: what is offered, what suggests itself, and how it reads. */

import { describe, expect, it } from "vitest";
import { recordings } from "../recorded";
import type { Question, Standing } from "../types";
import { Messages, parsed } from "../words/messages";
import { always, inWords, suggested, untilWords, type Habit, type Thumb } from "./orders";

const [comet] = recordings;
const words = new Messages("en", "comet", parsed(comet.texts.en), comet.names, 0);
const asked = (keys: string[], more: Partial<Question> = {}): Question => ({
  id: 1,
  seat: 0,
  code: "comet.lane.choose",
  quiet: true,
  answered: false,
  about: {},
  options: keys.map((key) => ({ key, thing: "", about: {} })),
  passes: "",
  ...more,
});
const half: Thumb = { name: "half", follows: (_, key) => (key === "take" ? null : key.endsWith(":2")) };
const parts = { thumbs: { "comet.gift": [half] }, ends: { "comet.turn.action": "haul" } };
const answers = (question: Question) => always(question, parts).map(({ answer = "pass" }) => answer);

describe("what may always be answered", () => {
  it("is a word among few options, and not what means something else the next time", () => {
    expect(answers(asked(["near", "mid", "far"]))).toEqual(["near", "mid", "far"]);
    expect(answers(asked(["hex:1,2", "hex:2,2", "stop"]))).toEqual(["stop"]);
    expect(answers(asked(["card:0", "3"]))).toEqual([]);
  });

  it("is to pass where that can be done, which is told once", () => {
    expect(answers(asked(["card:0", "pass"], { passes: "pass" }))).toEqual(["pass"]);
    expect(answers(asked(["done"], { passes: "done" }))).toEqual([]);
  });

  it("begins with the rules of thumb of the game, and has three answers at most", () => {
    const gift = asked(["gift:4", "gift:2", "none"], { code: "comet.gift", passes: "none" });
    expect(answers(gift)).toEqual(["half", "pass"]);
    expect(answers({ ...gift, options: asked(["take", "leave", "none"]).options })).toEqual(["half", "pass", "take"]);
  });

  it("is nothing where many things can be done, or the turn may be ended", () => {
    expect(answers(asked(["a", "b", "c", "d"]))).toEqual([]);
    expect(answers(asked(["drill", "haul"], { code: "comet.turn.action" }))).toEqual([]);
  });
});

describe("what suggests itself", () => {
  const gift = asked(["gift:4", "gift:2", "none"], { code: "comet.gift", passes: "none" });
  const times = (question: Question, ...keys: string[]): Habit[] => keys.map((key) => ({ question, key }));

  it("is what was always answered, four times at least", () => {
    const lane = asked(["near", "mid", "far"]);
    expect(suggested(times(lane, "mid", "mid", "mid"), [], parts)).toEqual([]);
    expect(suggested(times(lane, "mid", "mid", "mid", "mid"), [], parts)).toEqual([
      { order: { where: lane.code, answer: "mid" }, times: 4 },
    ]);
    expect(suggested(times(lane, "mid", "far", "mid", "mid", "mid"), [], parts)).toEqual([]);
  });

  it("is a rule of thumb where all answers were its own, or to pass", () => {
    expect(suggested(times(gift, "gift:2", "gift:2", "gift:2", "gift:2"), [], parts)[0]?.order.answer).toBe("half");
    expect(suggested(times(gift, "none", "none", "none", "none"), [], parts)[0]?.order).toEqual({
      where: "comet.gift",
    });
  });

  it("does not count where a rule of thumb would have asked", () => {
    expect(suggested(times(gift, "gift:2", "gift:2", "take", "gift:2"), [], parts)).toEqual([]);
    expect(suggested(times(gift, "gift:2", "gift:2", "take", "gift:2", "gift:2"), [], parts)[0]?.times).toBe(4);
  });

  it("is nothing that is ordered already", () => {
    const order = { order: { where: "comet.gift" } } as Standing;
    expect(suggested(times(gift, "none", "none", "none", "none"), [order], parts)).toEqual([]);
  });
});

describe("an order in words", () => {
  const titles = new Map([["comet.lane.choose", "Choosing a lane"]]);

  it("tells where and what", () => {
    expect(inWords({ where: "off-turn", until: "turn" }, words, titles)).toBe("Pass whenever it is not my turn.");
    expect(inWords({ where: "comet.lane.choose" }, words, titles)).toBe("Choosing a lane: pass.");
    expect(inWords({ where: "comet.lane.choose", answer: "mid" }, words, titles)).toMatch(
      /^Choosing a lane: always “.+”\.$/,
    );
    expect(inWords({ where: "everywhere", unless: [{ tells: "choice" }] }, words, titles)).toBe(
      "Pass everywhere. Only when there is no other choice.",
    );
  });

  it("tells until when", () => {
    expect(untilWords({ where: "off-turn", until: "turn" }, words)).toBe("until my next turn");
    expect(untilWords({ where: "off-turn" }, words)).toBe("this whole game");
  });
});
