/** What a house rule does, in a few words. */

import { describe, expect, it } from "vitest";
import { Messages, parsed } from "../words/messages";
import { told, type Effect } from "./measured";

const FTL = ["a", "b", "c", "d"].map((one) => `xia-fame-${one} = .\n    .source = ${one.toUpperCase()}\n`).join("");
const words = new Messages("en", "xia", parsed(FTL));
const effect = (turns: [number, number], sources: Effect["sources"] = {}) =>
  told({ option: "min_move", value: 3, turns, sources }, words);

describe("what was measured", () => {
  it("tells a length only where it may not be the same", () => {
    expect(effect([-6.4, 2.6])).toBe("turns −6% (±3)");
    expect(effect([12.5, 0.2])).toBe("turns +13% (±1)");
    expect(effect([-2.3, 2.4])).toBe("as many turns (±2%)");
    expect(effect([0, 0.1])).toBe("as many turns (±1%)");
  });

  it("tells of the three sources that change most, the greatest first", () => {
    const sources: Effect["sources"] = {
      "xia.fame.a": [0.4, 0.1],
      "xia.fame.b": [-1.26, 0.2],
      "xia.fame.c": [0.2, 0.1],
      "xia.fame.d": [2, 0.3],
    };
    expect(effect([0, 2], sources)).toBe("as many turns (±2%), D +2.0, B −1.3, A +0.4");
  });
});
