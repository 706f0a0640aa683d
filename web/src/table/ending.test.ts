/** How a game ended, in sentences. */

import { describe, expect, it } from "vitest";
import { recordings } from "../recorded";
import type { Outcome } from "../types";
import { Messages, parsed } from "../words/messages";
import { ending, ranked } from "./ending";

const [comet] = recordings;
const words = new Messages("en", "comet", parsed(comet.texts.en), comet.names, 1);
const told = (code: string, winners: number[] = [], scores: number[] = [3, 7, 3], more: Partial<Outcome> = {}) =>
  ending(words, {
    code,
    winners,
    scores,
    ranks: scores.length ? [2, 1, 2] : [],
    margin: 4,
    sides: [],
    sheet: [],
    ...more,
  });

const STANDING = "The standing: 1. You: 7 ice; 2. Mara: 3 ice; 2. Juno: 3 ice.";

describe("the end of a game", () => {
  it("tells who won and by how much", () => {
    expect(told("", [1])).toEqual(["You won with 7 ice, 4 ahead."]);
  });

  it("by agreement has a standing and no winner", () => {
    expect(told("table.agreed")).toEqual(["The game was ended by agreement.", STANDING]);
  });

  it("by its host has a standing and no winner", () => {
    expect(told("table.closed")).toEqual(["This table was closed.", STANDING]);
  });

  it("by giving up has a winner, whatever the scores, and a standing", () => {
    expect(told("table.conceded", [0])).toEqual(["Mara won.", "The others gave up.", STANDING]);
  });

  it("has no standing where there are no scores", () => {
    expect(told("table.agreed", [], [])).toEqual(["The game was ended by agreement."]);
    expect(ending(words, null)).toEqual([]);
  });

  it("ranks as the server says, and equals by their scores", () => {
    const places = (scores: number[], ranks: number[]) => ranked({ scores, ranks }).map(({ seat }) => seat);
    expect(places([3, 7, 3], [2, 1, 2])).toEqual([1, 0, 2]);
    expect(places([20, 60, 30, 80], [1, 3, 3, 1])).toEqual([3, 0, 1, 2]);
  });

  it("is the win of a side, which is told once for all of it", () => {
    const sides = [0, 1, 0];
    expect(told("", [0, 2], [3, 7, 9], { sides, margin: 5 })).toEqual(["Mara and Juno won together, 5 ahead."]);
    expect(told("", [0, 1, 2], [3, 7, 9], { sides, margin: 0 })).toEqual(["You, Mara and Juno share the win."]);
  });
});
