/** Panels of choices: which questions they are for, what can be picked, and what is sent. */

import { describe, expect, it } from "vitest";
import { recordings } from "../recorded";
import type { Question } from "../types";
import { Messages, parsed } from "../words/messages";
import { amountOf, batch, confirming, of, type Panel, type Rule } from "./picks";
import { Picking } from "./picks.svelte";

const [comet] = recordings;
const words = new Messages("en", "comet", parsed(comet.texts.en), comet.names, 0);
const asked = (keys: string[], more: Partial<Question> = {}): Question => ({
  id: 1,
  seat: 0,
  code: "toy.pick",
  quiet: true,
  answered: false,
  about: {},
  options: keys.map((key) => ({ key, thing: "", about: {} })),
  passes: "",
  ...more,
});
const picking = (least: number, most: number, left: Record<string, number>, picked: string[] = []) => ({
  picking: { least, most, left, picked },
});
const panelOf = (question: Question, rules: Record<string, Rule> = {}): Panel => {
  const panel = of(question, rules);
  if (!panel) throw new Error("it has no panel");
  return panel;
};

describe("a panel", () => {
  it("is for what is picked several times, and leaves single choices alone", () => {
    expect(of(asked(["a", "b"]), {})).toBeNull();
    expect(of(asked(["a", "done"], picking(0, 1, { a: 1 })), {})).toBeNull();
    expect(of(asked(["a", "b", "done"], picking(0, 1, { a: 1, b: 1 })), {})).toBeNull();
    expect(panelOf(asked(["a", "b", "done"], picking(0, 2, { a: 1, b: 1 }))).things.map(({ key }) => key)).toEqual([
      "a",
      "b",
    ]);
  });

  it("counts what is alike, and what was picked before", () => {
    const { things, least, most } = panelOf(asked(["a", "b"], picking(3, 3, { a: 2, b: 1 }, ["a"])));
    expect(things.map(({ most }) => most)).toEqual([2, 1]);
    expect([least, most]).toEqual([2, 2]);
  });

  it("ends by its own answer only where there are fewer than the most", () => {
    const panel = panelOf(asked(["a", "b", "c", "done"], picking(1, 2, { a: 1, b: 1, c: 1 })));
    expect(batch(panel, ["a"], false).keys).toEqual(["a", "done"]);
    expect(batch(panel, ["a", "c"], false)).toEqual({ keys: ["a", "c"], codes: ["toy.pick", "toy.pick"] });
  });

  it("may be drawn by its game, also where little can be picked", () => {
    const drawing = () => Promise.reject(new Error("not drawn here"));
    const question = asked(["a", "done"], picking(0, 1, { a: 1 }));
    expect(of(question, { "toy.pick": { drawing } })).not.toBeNull();
    expect(of(question, { "toy.pick": { drawing, fits: () => false } })).toBeNull();
  });
});

describe("what is picked", () => {
  const panel = panelOf(asked(["a", "b", "done"], picking(2, 3, { a: 2, b: 1 })));

  it("is counted up to what there is and what may be", () => {
    const mine = new Picking(panel);
    expect([mine.count, mine.missing, mine.may("a")]).toEqual([0, 2, true]);
    for (let n = 0; n < 4; n++) mine.add("a");
    mine.toggle("b");
    expect([mine.keys, mine.missing, mine.full]).toEqual([["a", "a", "b"], 0, true]);
    mine.toggle("b");
    mine.take("a");
    expect(mine.keys).toEqual(["a"]);
    mine.clear();
    expect(mine.count).toBe(0);
  });

  it("stays while it is on its way, and after it was not taken", () => {
    const mine = new Picking(panel);
    mine.only(["a", "b"]);
    mine.state = "sent";
    mine.clear();
    expect(mine.keys).toEqual(["a", "b"]);
    mine.state = "refused";
    expect(mine.keys).toEqual(["a", "b"]);
    mine.take("b");
    expect([mine.state, mine.keys]).toEqual(["", ["a"]]);
  });
});

describe("an amount", () => {
  const along = { code: "toy.stow", key: "auto", text: () => "freely" };
  const question = asked(["load:3", "load:1", "load:2"]);
  const panel = panelOf(question, { "toy.pick": { amount: true, along } });

  it("begins with the most, goes up and down, and ends at both ends", () => {
    const mine = new Picking(panel);
    expect(mine.keys.map(amountOf)).toEqual([3]);
    mine.step(1);
    mine.step(-1);
    expect(mine.keys).toEqual(["load:2"]);
    mine.step(-1);
    mine.step(-1);
    expect(mine.keys).toEqual(["load:1"]);
  });

  it("is one answer, and with it what follows", () => {
    expect(batch(panel, ["load:2"], false)).toEqual({ keys: ["load:2"], codes: ["toy.pick"] });
    expect(batch(panel, ["load:2"], true)).toEqual({ keys: ["load:2", "auto"], codes: ["toy.pick", "toy.stow"] });
  });

  it("says on the button what it is", () => {
    const lanes = panelOf(asked(["near", "mid"], { code: "comet.lane.choose" }), {
      "comet.lane.choose": { amount: true },
    });
    expect(confirming(lanes, ["mid"], words)).toMatch(/^Mid/);
    expect(confirming(panelOf(asked(["a", "b"], picking(0, 2, { a: 1, b: 1 }))), ["a"], words)).toBe("");
  });
});
