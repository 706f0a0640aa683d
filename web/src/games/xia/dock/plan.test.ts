/** From a layout to answers: what is asked for in which order, and what happens where the server does not go along. */

import { describe, expect, it } from "vitest";
import type { Option, Question, View } from "../../../types";
import type { Box, Ship } from "../model";
import { Draft } from "./draft.svelte";
import { lying, type Cell } from "./geometry";
import { aboard, holdOf, isPlan, matterOf, next, planFor, wanted, type Plan } from "./plan";

const HOLD: Cell[] = [0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x): Cell => [x, y]));
const box = {
  ships: { barge: { name: "barge", hold: HOLD }, dart: { name: "dart", hold: HOLD.slice(0, 4) } },
  outfits: {
    bar: {
      name: "bar",
      kind: "shield",
      die: 6,
      price: 1000,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      uses: [0, 2],
    },
    pair: {
      name: "pair",
      kind: "engine",
      die: 6,
      price: 1000,
      cells: [
        [0, 0],
        [1, 0],
      ],
      uses: [0],
    },
  },
} as unknown as Box;

const ship = {
  name: "barge",
  outfits: [
    { name: "bar", kind: "shield", die: 6, sections: [0, 1, 2], uses: [0, 2] },
    { name: "pair", kind: "engine", die: 6, sections: [4, 8], uses: [4] },
  ],
  hold: HOLD.map((_, space) => (space === 3 ? "spice" : "")),
  damaged: [8],
  markers: [2],
} as unknown as Ship;
const view = { stack: [] } as unknown as View;

const option = (key: string, about: Option["about"] = {}): Option => ({ key, thing: "", about });
const asks = (code: string, options: Option[], about: Question["about"] = {}, id = 1): Question =>
  ({ id, seat: 0, code, options, about }) as unknown as Question;
const trade = (...keys: string[]) =>
  asks(
    "xia.business.any-order",
    keys.map((key) => option(key)),
  );
const begun = (hold = holdOf(view, box, ship, "trade")) => {
  const draft = new Draft();
  draft.begin(hold);
  return draft;
};
const plan = (draft: Draft, ...keys: string[]) => planFor(draft.from, draft.result, "trade", new Set(keys));

describe("a Hold", () => {
  it("is read with everything in its place, markers and damage with it", () => {
    const { pieces, damaged } = holdOf(view, box, ship, "trade");
    expect(pieces.map((piece) => [piece.name, lying(HOLD, piece), piece.fixed, piece.marked])).toEqual([
      ["bar", [0, 1, 2], false, [2]],
      ["pair", [4, 8], true, []],
      ["spice", [3], false, []],
    ]);
    expect(damaged).toEqual([8]);
  });
  it("that is being filled has the rest in hand, and what lies there stays", () => {
    const stow = {
      is: "Stow",
      mat: "barge",
      outfits: [["pair", [0]]],
      cubes: ["spice"],
      laid: [["bar", [0, 1, 2], []]],
      stowed: HOLD.map(() => ""),
      damaged: [],
    };
    const { pieces } = holdOf({ stack: [stow] } as unknown as View, box, ship, "stow");
    expect(pieces.map((piece) => [piece.name, piece.spot !== null, piece.fixed])).toEqual([
      ["bar", true, true],
      ["pair", false, false],
      ["spice", false, false],
    ]);
  });
  it("matters to some questions only", () => {
    expect(matterOf(trade("end"))).toBe("trade");
    expect(matterOf(asks("xia.cargo.placing", []))).toBe("stow");
    expect(matterOf(asks("xia.action.list", []))).toBe("none");
    expect(matterOf(undefined)).toBe("none");
  });
});

describe("a plan", () => {
  it("buys what was put on free spaces", () => {
    const draft = begun();
    draft.add(wanted(box, "pair", 900));
    draft.moveTo([1, 1]);
    expect(plan(draft, "buy-outfit:pair")).toMatchObject({
      begin: ["buy-outfit:pair"],
      places: [{ name: "pair", spaces: "5,6", uses: "5" }, { name: "bar" }, { name: "pair" }, { name: "spice" }],
    });
  });
  it("needs an option for it, and says which", () => {
    const draft = begun();
    draft.add(wanted(box, "pair", 900));
    expect(plan(draft)).toEqual({ key: "buy-outfit:pair", text: "not-now" });
  });
  it("rearranges first where something else was moved, though there was room", () => {
    const draft = begun();
    draft.take(0);
    draft.move(0, 1);
    expect(draft.put()).toBe(false); // on the piece that stays
    draft.move(1, 0);
    expect(draft.put()).toBe(true);
    expect(plan(draft, "rearrange")).toMatchObject({ begin: ["rearrange"] });
    draft.add(wanted(box, "pair", 900));
    expect(plan(draft, "rearrange", "buy-outfit:pair")).toMatchObject({ begin: ["rearrange", "buy-outfit:pair"] });
    expect(plan(draft, "buy-outfit:pair")).toEqual({ key: "rearrange", text: "not-now" });
  });
  it("is none as long as nothing is new or something is in hand", () => {
    const draft = begun();
    expect(plan(draft, "rearrange")).toEqual({ key: "", text: "nothing-new" });
    draft.take(0);
    draft.move(0, 1);
    expect(plan(draft, "rearrange")).toEqual({ key: "", text: "in-hand" });
  });
  it("takes a ship with as much as it holds", () => {
    const draft = begun();
    draft.board(aboard(box, "dart", draft.from));
    expect(draft.hold.pieces.map(({ name }) => name)).toEqual(["bar", "spice"]);
    expect(plan(draft, "buy-ship:dart")).toMatchObject({ begin: ["buy-ship:dart"] });
  });
});

describe("carrying it out", () => {
  const found = (made: ReturnType<typeof plan>): Plan => {
    if (!isPlan(made)) throw new Error(made.text);
    return made;
  };
  const place = (key: string, spaces: string, uses: string) => option(key, { spaces, uses });

  it("answers each question in turn, by the spaces that the options tell", () => {
    const draft = begun();
    draft.add(wanted(box, "pair", 900));
    draft.moveTo([1, 1]);
    const first = next(found(plan(draft, "buy-outfit:pair")), trade("end", "buy-outfit:pair"));
    if (first === null || first === "stuck") throw new Error("it should go on");
    expect(first.key).toBe("buy-outfit:pair");
    const ways = [place("place:1,1,2", "6, 7", "7"), place("place:1,1,0", "6, 7", "6")];
    const second = next(first.rest, asks("xia.outfit.placement", ways, { outfit: "pair" }, 2));
    if (second === null || second === "stuck") throw new Error("it should go on");
    expect(second.key).toBe("place:1,1,0");
    expect(next(second.rest, trade("end"))).toBeNull();
    expect(next(second.rest, undefined)).toBeNull();
  });
  it("puts cubes back by their spaces", () => {
    const places = [{ name: "spice", spaces: "3", uses: "" }];
    const cubes = asks("xia.cargo.placing", [option("space:2"), option("space:3"), option("auto")], { cube: "spice" });
    expect(next({ begin: [], places }, cubes)).toMatchObject({ key: "space:3", rest: { places: [] } });
  });
  it("is stuck where the server does not offer it", () => {
    const places = [{ name: "pair", spaces: "5,6", uses: "5" }];
    const other = asks("xia.outfit.placement", [place("place:0,0,0", "1, 2", "1")], { outfit: "pair" });
    expect(next({ begin: [], places }, other)).toBe("stuck");
    expect(next({ begin: ["rearrange"], places }, trade("end"))).toBe("stuck");
  });
});

describe("a draft", () => {
  it("lets go of a piece where it lay, and of a wanted one altogether", () => {
    const draft = begun();
    draft.take(0);
    draft.move(1, 2);
    draft.drop();
    expect(draft.result).toEqual(draft.from);
    draft.add(wanted(box, "pair", 900));
    draft.drop();
    expect(draft.hold.pieces).toHaveLength(3);
  });
  it("takes nothing in hand that stays where it is", () => {
    const draft = begun();
    draft.take(1);
    expect(draft.held).toBeNull();
  });
  it("turns about the cell by which it is held, and gives way at the rim", () => {
    const draft = begun();
    draft.add(wanted(box, "bar", 900));
    draft.lay({ x: 1, y: 2, turn: 0 });
    draft.turn();
    expect(draft.cells.map((cell) => cell.join())).toEqual(["1,0", "1,1", "1,2"]);
  });
  it("stays within reach of the Hold", () => {
    const draft = begun();
    draft.add(wanted(box, "pair", 900));
    for (let i = 0; i < 20; i++) draft.move(1, 0);
    expect(draft.spot.x).toBeLessThan(7);
  });
  it("arranges everything, and leaves alone what stays", () => {
    const draft = begun();
    draft.add(wanted(box, "bar", 900));
    draft.arrange();
    expect(draft.held).toBeNull();
    expect(draft.hold.pieces.every(({ spot }) => spot)).toBe(true);
    expect(draft.hold.pieces[1]).toEqual(draft.from.pieces[1]);
  });
});
