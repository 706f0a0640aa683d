/** How a game ended, in sentences. */

import { describe, expect, it } from "vitest";
import { recordings } from "../recorded";
import { Messages, parsed } from "../words/messages";
import { ending, ranked } from "./ending";

const [comet] = recordings;
const words = new Messages("en", "comet", parsed(comet.texts.en), comet.names, 1);
const told = (code: string, winners: number[] = [], scores: number[] = [3, 7, 3]) =>
  ending(words, { code, winners, scores });

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

  it("ranks equal scores alike", () => {
    expect(ranked([3, 7, 3]).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });
});
