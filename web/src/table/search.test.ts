/** People find what they look for in the rulebooks, by their own words and with a slip of the finger. */

import { describe, expect, it } from "vitest";
import { opened } from "../games";
import { recordings } from "../recorded";
import type { Rulebook } from "../types";
import { isSlip, NO_BOOK, search } from "./search";

const [comet, xia, andromeda] = recordings;
const ways = (await (await opened("xia"))?.book?.())?.default ?? NO_BOOK;
const ids = (rulebook: Rulebook, text: string) => search(rulebook, text, undefined, ways).rules.map((rule) => rule.id);

describe("a search", () => {
  it("finds by all words, those in the title first", () => {
    const { rules } = search(xia.rules, "blind jump");
    expect(rules.slice(0, 3).every((rule) => rule.title.includes("Blind Jump"))).toBe(true);
    expect(rules.length).toBeGreaterThan(3);
    expect(ids(xia.rules, "blind zebra")).toEqual([]);
    expect(ids(xia.rules, "")).toEqual([]);
    expect(ids(xia.russian, "Истощенной")).toEqual(ids(xia.russian, "истощённой"));
    expect(ids(xia.russian, "истощенной").length).toBeGreaterThan(3);
    const called = search(comet.rules, "коридор", (rule) => (rule.id === "comet.lane.choose" ? "Коридоры" : ""));
    expect(called.rules).toHaveLength(1);
  });

  it.each([
    ["how do I win", "xia.victory.immediate"],
    ["How do I win?", "xia.victory.immediate"],
    ["money", "xia.credits.units"],
    ["shoot", "xia.combat.steps"],
    ["who can I shoot", "xia.combat.steps"],
    ["sheild", "xia.outfit.types"],
    ["stranded", "xia.stranded.definition"],
    ["bounty", "xia.bounty.status"],
    ["line of sight", "xia.los.definition"],
    ["minor action", "xia.action.minor-list"],
    ["what is a minor action", "xia.action.minor-list"],
    ["explroation token", "xia.explore.token-rewards"],
    ["repairs", "xia.business.repair"],
  ])("for %s begins with what it is", (text, first) => {
    expect(ids(xia.rules, text)[0]).toBe(first);
  });

  it.each([
    ["как победить", "xia.victory.immediate"],
    ["деньги", "xia.credits.units"],
    ["стрелять", "xia.combat.steps"],
    ["щиит", "xia.outfit.types"],
    ["щитами", "xia.outfit.types"],
    ["малое действие", "xia.action.minor-list"],
    ["прямая видимость", "xia.los.definition"],
    ["чинить корабль", "xia.business.repair"],
    ["прыжек вслепую", "xia.explore.blind-jump"],
  ])("for %s begins with what it is in Russian", (text, first) => {
    expect(ids(xia.russian, text)[0]).toBe(first);
  });

  it("says what it took a word for", () => {
    expect(search(xia.rules, "sheild", undefined, ways).words).toEqual(["shield"]);
    expect(search(xia.rules, "how do I win", undefined, ways).words).toEqual(["win"]);
    expect(search(xia.rules, "the", undefined, ways).words).toEqual(["the"]);
  });

  it("takes no short word for another, and none that is two slips away", () => {
    expect(isSlip("sheild", "shield")).toBe(true);
    expect(isSlip("shild", "shield")).toBe(true);
    expect(isSlip("shieeld", "shield")).toBe(true);
    expect(isSlip("shirld", "shield")).toBe(true);
    expect(isSlip("shield", "shield")).toBe(false);
    expect(isSlip("shirle", "shield")).toBe(false);
    expect(ids(xia.rules, "zqx")).toEqual([]);
  });

  it.each(recordings)("of $game by everyday words finds rules that there are", async ({ game, rules, russian }) => {
    const own = (await (await opened(game))?.book?.())?.default ?? NO_BOOK;
    for (const book of [rules, russian]) {
      const known = new Set(book.rules.map((rule) => rule.id));
      const everyday = own.everyday[book.language] ?? [];
      expect(everyday.length).toBeGreaterThan(3);
      expect(everyday.flatMap(([, meant]) => meant).filter((id) => !known.has(id))).toEqual([]);
      for (const [beginnings, meant] of everyday)
        for (const word of beginnings.split(" "))
          expect(meant, word).toContain(search(book, word, undefined, own).rules[0]?.id);
    }
  });

  it("knows everyday words of the other game, too", async () => {
    const own = (await (await opened("andromeda"))?.book?.())?.default ?? NO_BOOK;
    expect(search(andromeda.rules, "how do I win", undefined, own).rules[0]?.id).toBe("andromeda.general.goal");
    expect(search(andromeda.russian, "как победить", undefined, own).rules[0]?.id).toBe("andromeda.general.goal");
  });
});
