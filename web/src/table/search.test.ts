/** People find what they look for in the rulebooks, by their own words and with a slip of the finger. */

import { describe, expect, it } from "vitest";
import { searches } from "../recorded";
import type { Rulebook } from "../types";
import { isSlip, search } from "./search";

const xia = searches.find(({ books }) => books.en.game === "xia")?.books as { en: Rulebook; ru: Rulebook };
const ids = (book: Rulebook, text: string) => search(book, text).rules.map((rule) => rule.id);

describe("a search", () => {
  it.each(searches)("of $books.en.title finds what the command line finds, in its order", ({ books, asked }) => {
    expect(asked.length).toBeGreaterThan(0);
    for (const { language, text, found } of asked) expect(ids(books[language], text), text).toEqual(found);
  });

  it("says what it took a word for", () => {
    expect(search(xia.en, "sheild").words).toEqual(["shield"]);
    expect(search(xia.en, "how do I win").words).toEqual(["win"]);
    expect(search(xia.ru, "щиит").words).toEqual(["щит"]);
  });

  it("finds nothing for nothing, and for a word that means nothing here", () => {
    expect(ids(xia.en, "")).toEqual([]);
    expect(ids(xia.en, "zqx")).toEqual([]);
    expect(ids(xia.en, "unobtainium")).toEqual([]);
  });

  it("finds a rule by its id, and the rules of a chapter by the beginning of theirs", () => {
    expect(ids(xia.en, "xia.combat.rearm")).toEqual(["xia.combat.rearm"]);
    expect(ids(xia.en, "xia.combat").every((id) => id.startsWith("xia.combat."))).toBe(true);
  });

  it("forgives one slip", () => {
    for (const typed of ["sheild", "shild", "shieeld", "shirld"]) expect(isSlip(typed, "shield")).toBe(true);
    for (const typed of ["shield", "shirle", "sh", "shieelld"]) expect(isSlip(typed, "shield")).toBe(false);
  });
});
