/** The whole rulebook of each game: every link leads somewhere, and what is looked for is found. */

import { beforeAll, describe, expect, it } from "vitest";
import { recordings } from "../recorded";
import type { Event } from "../types";
import { opened } from "../games";
import { knows, learn } from "../words/own";
import { chapters, linked, marked, ruleAt, ruleOf } from "./rules";

const [, xia] = recordings;
const book = xia.rules;

beforeAll(async () => {
  for (const { game } of recordings) await learn((await opened(game))?.words, "en");
});

describe("the rulebook", () => {
  it("has every rule in one chapter, in the order of the book", () => {
    const all = chapters(book).flatMap((chapter) => chapter.rules);
    expect(all).toHaveLength(book.rules.length);
    expect(chapters(book)[0]?.name).toBe("general");
  });

  it.each(recordings)("has a name for every chapter", ({ game, rules }) => {
    expect(chapters(rules).filter(({ name }) => !knows(`chapter-${game}-${name}`))).toEqual([]);
  });

  it.each(recordings)("opens at the rule behind every question, reason and event", ({ rules, viewers }) => {
    const frames = viewers.flatMap((viewer) => viewer.frames);
    const ids = frames.flatMap(({ frame, barred }) => [
      ...frame.asked.map((question) => question.code),
      ...barred.map((reason) => reason.rule),
    ]);
    expect(ids.length).toBeGreaterThan(50);
    for (const id of new Set(ids)) expect(ruleAt(rules, id)?.id).toBe(id);
    const events = new Set(frames.flatMap(({ frame }) => (frame.events as Event[]).map(ruleOf)).filter(Boolean));
    for (const id of events) expect(ruleAt(rules, id)?.id.split(".")[1], id).toBe(id.split(".")[1]);
  });

  it("opens at the nearest rule where there is none of that name", () => {
    expect(ruleAt(book, "xia.move.engine.damaged")?.id).toBe("xia.move.engine");
    expect(ruleAt(book, "xia.turn.ends")?.id).toBe("xia.turn.order");
    expect(ruleAt(book, "chess.castling")).toBeUndefined();
  });

  it("links what a text names, once, and not to itself", () => {
    const text = "A Blind Jump, a second Blind Jump; see xia.move.engine and xia.nonsense.";
    expect(linked(book, text, "xia.action.list").filter((piece) => piece.rule)).toEqual([
      { text: "Blind Jump", rule: "xia.explore.blind-jump" },
      { text: "xia.move.engine", rule: "xia.move.engine" },
    ]);
    expect(linked(book, text, "xia.explore.blind-jump")[0]?.text).toContain("A Blind Jump");
    for (const rule of book.rules)
      expect(
        linked(book, rule.text, rule.id)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(rule.text);
  });

  it("links what a text names in Russian, in whatever form", () => {
    const text = "На прямую видимость не влияет; о прыжках вслепую и прыжке вслепую — xia.move.engine.";
    expect(linked(xia.russian, text, "xia.action.list").filter((piece) => piece.rule)).toEqual([
      { text: "прямую видимость", rule: "xia.los.definition" },
      { text: "прыжке вслепую", rule: "xia.explore.blind-jump" },
      { text: "xia.move.engine", rule: "xia.move.engine" },
    ]);
  });

  it.each([book, xia.russian])("links only to rules that there are, and every term is used", (own) => {
    const terms = own.ways.terms;
    expect(Object.keys(terms).length).toBeGreaterThan(20);
    expect(Object.values(terms).filter((id) => !own.rules.some((rule) => rule.id === id))).toEqual([]);
    const texts = own.rules.map((rule) => rule.text).join(" ");
    expect(Object.keys(terms).filter((term) => !new RegExp(term, "u").test(texts))).toEqual([]);
  });

  it("marks the words that were looked for", () => {
    expect(marked("Blind Jump (1)", "jump (1")).toEqual(["Blind ", "Jump", " ", "(1", ")"]);
    expect(marked("all", [])).toEqual(["all"]);
    expect(marked("счёт", ["сче"])).toEqual(["", "счё", "т"]);
  });
});
