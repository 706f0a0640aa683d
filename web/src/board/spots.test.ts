/** Options by the cells that they belong to. */

import { describe, expect, it } from "vitest";
import type { Option } from "../types";
import { harmOf, sortOf, spots, wayOf } from "./spots";

const option = (key: string, thing: string, more: Partial<Option> = {}): Option => ({ key, thing, about: {}, ...more });
const where = ({ thing }: Option) => thing || null;
const left = ({ about }: Option) => (typeof about["left"] === "number" ? about["left"] : null);
const ROLL: Option["odds"] = [
  { kind: "good", code: "safe", percent: 85 },
  { kind: "harm", code: "damaged", percent: 10 },
  { kind: "dead", code: "destroyed", percent: 5 },
];

describe("spots", () => {
  it("hold the options of a cell, and none that has no place", () => {
    const found = spots([option("a", "1"), option("b", ""), option("c", "1"), option("d", "2")], where);
    expect([...found].map(([cell, { options }]) => [cell, options.map(({ key }) => key)])).toEqual([
      ["1", ["a", "c"]],
      ["2", ["d"]],
    ]);
  });

  it("are of the best sort that can be chosen there: a goal, then what is sure, then a risk", () => {
    const risk = option("r", "1", { sort: "risk", odds: ROLL });
    const plain = option("p", "1", { about: { left: 2 } });
    const goals = [2, 1].map((rank) => option(`g${rank}`, "1", { sort: "goal", about: { rank } }));
    const of = (...all: Option[]) => spots(all, where, left).get("1");
    expect(of(risk)).toMatchObject({ sort: "risk", harm: { wrong: 15, dead: 5 }, value: null });
    expect(of(risk, plain)).toMatchObject({ sort: "plain", harm: null, value: 2 });
    expect(of(risk, plain, ...goals)?.options.map(({ key }) => key)).toEqual(["g1", "g2", "p", "r"]);
  });

  it("of several risks tell the mildest", () => {
    const bold = option("bold", "1", { sort: "risk", odds: [{ kind: "dead", code: "destroyed", percent: 100 }] });
    const mild = option("mild", "1", { sort: "risk", odds: ROLL });
    expect(spots([bold, mild], where).get("1")?.harm).toEqual({ wrong: 15, dead: 5 });
  });

  it("count what ends a turn as plain where it has a place", () => {
    expect(sortOf(option("stop", "1", { sort: "end" }))).toBe("plain");
    expect(harmOf(option("stop", "1", { sort: "end" }))).toBeNull();
  });

  it("know the cells of a way", () => {
    expect(wayOf(option("a", "1", { about: { way: "1,0 2,0 2,1" } }))).toEqual(["1,0", "2,0", "2,1"]);
    expect(wayOf(option("a", "1"))).toEqual([]);
  });
});
