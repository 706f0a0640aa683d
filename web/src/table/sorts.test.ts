import { describe, expect, it } from "vitest";
import type { Offer } from "./offers";
import { sorted } from "./sorts";

function offer(key: string, sort: Offer["sort"] = "plain", more: Partial<Offer> = {}): Offer {
  const bare = {
    title: key,
    detail: "",
    gain: "",
    cost: "",
    thing: "",
    brief: null,
    usual: false,
    odds: null,
    fates: [],
    follow: [],
  };
  return { key, sort, ...bare, ...more };
}
const space = (key: string, sort: Offer["sort"] = "plain", good?: number) =>
  offer(key, sort, { thing: `hex:${key}`, odds: good === undefined ? null : { good, dead: 0 } });
const many = (count: number) => Array.from({ length: count }, (_, at) => space(`s${at}`));
const onBoard = ({ thing }: { thing: string }) => thing.startsWith("hex:");
const keys = (all: readonly Offer[]) => all.map(({ key }) => key);

describe("options", () => {
  it("stand goals first, then risks, then the rest; the end by itself", () => {
    const found = sorted([offer("a"), offer("stop", "end"), offer("roll", "risk"), offer("win", "goal")]);
    expect(keys(found.cards)).toEqual(["win", "roll", "a"]);
    expect(keys(found.ends)).toEqual(["stop"]);
    expect(found.all).toEqual([]);
    expect(found.primary?.key).toBe("win");
    expect([...found.caps]).toEqual([
      ["win", "1"],
      ["roll", "2"],
      ["a", "3"],
      ["stop", "E"],
    ]);
  });

  it("begin with what the last answer was given for", () => {
    const found = sorted([offer("win", "goal"), offer("a"), offer("roll", "risk")], onBoard, "roll");
    expect(keys(found.cards)).toEqual(["roll", "win", "a"]);
    expect(found.caps.get("roll")).toBe("1");
    expect(found.primary?.key).toBe("win");
  });

  it("on the board are left to it where there are many, and the list has all of them", () => {
    const offers = [...many(6), space("goal", "goal"), space("risk", "risk", 50), offer("card"), offer("stop", "end")];
    const found = sorted(offers, onBoard);
    expect(keys(found.cards)).toEqual(["goal", "risk", "card"]);
    expect(keys(found.all)).toEqual([...keys(many(6)), "goal", "risk"]);
    expect(found.caps.has("s0")).toBe(false);
  });

  it("on the board stay in the dock where there are few", () => {
    const found = sorted([...many(4), offer("stop", "end")], onBoard);
    expect(keys(found.cards)).toEqual(["s0", "s1", "s2", "s3"]);
    expect(found.all).toEqual([]);
  });

  it("that have no place on the board are all shown, be they ever so many", () => {
    const cards = Array.from({ length: 21 }, (_, at) => offer(`card${at}`));
    const found = sorted(cards, onBoard);
    expect(keys(found.cards)).toEqual(keys(cards));
    expect([...found.caps.values()]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(found.primary).toBeUndefined();
  });

  it("of many risks on the board are shown that are likeliest to go well, in their order", () => {
    const risks = [10, 90, 50, 80, 20].map((good, at) => space(`r${at}`, "risk", good));
    const found = sorted(risks, onBoard);
    expect(keys(found.cards)).toEqual(["r1", "r2", "r3"]);
    expect(keys(found.all)).toEqual(keys(risks));
  });

  it("have the end as primary where nothing else is, and never a risk", () => {
    expect(sorted([offer("roll", "risk"), offer("a"), offer("stop", "end")]).primary?.key).toBe("stop");
    expect(sorted([offer("roll", "risk"), offer("a")]).primary).toBeUndefined();
    expect(sorted([offer("a"), offer("b", "plain", { usual: true }), offer("stop", "end")]).primary?.key).toBe("b");
    expect(sorted([offer("only")]).primary?.key).toBe("only");
  });

  it("that all end something are cards but for the last", () => {
    const found = sorted([offer("yes", "end"), offer("no", "end")]);
    expect([keys(found.cards), keys(found.ends)]).toEqual([["yes"], ["no"]]);
    expect(found.caps.get("no")).toBe("E");
  });
});
