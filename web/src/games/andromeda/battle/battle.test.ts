/** Battles: the chances that the server tells, too, and what stands where. */

import { describe, expect, it } from "vitest";
import type { Event, View } from "../../../types";
import { enough } from "../picks";
import { battle, decidingDie, diceOf, STEPS } from "./battle";
import { capped, chances, percents, type Throw } from "./odds";

const thrown = (dice: number, targeting: number): Throw => ({ dice, targeting });

describe("chances", () => {
  // What `rimward.games.andromeda.odds.odds` says.
  it.each([
    [thrown(3, 2), [thrown(4, 2), thrown(3, 1)], [0.2822, 0.7103, 0.0075]],
    [thrown(5, 2), [thrown(4, 2), thrown(3, 1)], [0.533, 0.467, 0]],
    [thrown(2, 1), [thrown(2, 1)], [0.4745, 0.4745, 0.0509]],
    [thrown(0, 1), [thrown(1, 1)], [0, 1, 0]],
    [thrown(6, 4), [thrown(6, 5), thrown(2, 3)], [0.1853, 0.7949, 0.0197]],
  ])("are those of the server", (mine, others, [win, lose, nobody]) => {
    const found = chances(mine, others);
    expect(found.win).toBeCloseTo(win as number, 3);
    expect(found.lose).toBeCloseTo(lose as number, 3);
    expect(found.nobody).toBeCloseTo(nobody as number, 3);
  });

  it("are whole and add up to 100", () => {
    const { win, lose, nobody } = percents({ win: 1 / 3, lose: 1 / 3, nobody: 1 / 3 });
    expect(win + lose + nobody).toBe(100);
  });

  it("are of six dice and a targeting value of five at most", () => {
    expect(capped(thrown(9, 8))).toEqual(thrown(6, 5));
  });
});

describe("dice", () => {
  it("stand struck before what was rolled again in their place", () => {
    expect(diceOf([6, 1, 4], [6, 5, 4], 2)).toEqual([
      { value: 6, struck: false },
      { value: 1, struck: true },
      { value: 5, struck: false },
      { value: 4, struck: false },
    ]);
  });

  it("stand struck alone until it is known what comes", () => {
    expect(diceOf([1, 3], [], 2)).toEqual([
      { value: 1, struck: true },
      { value: 3, struck: false },
    ]);
  });

  it("decide where the best two first differ, and nowhere if they are alike", () => {
    expect(decidingDie([[6, 4, 4], [6, 5, 3], [5]])).toBe(1);
    expect(decidingDie([[6], [6, 1]])).toBe(1);
    expect(decidingDie([[6], [6]])).toBe(-1);
    expect(decidingDie([[6], []])).toBe(-1);
  });
});

const bay = { kind: "transport", range: 1, weapons: 1, shields: 0, targeting: 0, abilities: [], damaged: 0, tile: "" };
const frame = {
  is: "Battle",
  region: 1,
  active: 1,
  bought: [2, 0],
  sides: [],
  dice: [],
  faces: [],
  results: [],
  victor: -2,
  more: [0, 1],
  aim: [0, 0],
  at: "dice_energy",
};
const table = {
  seats: 2,
  teams: [],
  regions: [
    { kind: "planet", name: "a", neighbours: [1] },
    { kind: "planet", name: "b", neighbours: [0] },
  ],
  ships: [
    { owner: 0, kind: "transport", region: 1 },
    { owner: 1, kind: "transport", region: 1 },
    { owner: 1, kind: "transport", region: 1 },
  ],
  bays: [[bay], [bay]],
  developments: [{ kind: "city", owner: 0, region: 0 }],
  raiders: [{ name: "s", letter: "S", regions: [1, 1], weapons: 1, targeting: 0, shields: 0, damaged: 0, reward: [] }],
};
const view = (more: object = {}) => ({ table, stack: [{ ...frame, ...more }] }) as unknown as View;

describe("a battle", () => {
  it("has its sides in turn order, raiders last", () => {
    expect(battle(view(), [], [])?.sides.map(({ side }) => side)).toEqual([1, 0, -1]);
  });

  it("counts dice from ships, developments near, energy and cards, and a die to aim for each ship", () => {
    const [active, other, raiders] = battle(view(), [], [0])?.sides ?? [];
    expect(active?.throw).toEqual({ dice: 3, targeting: 2 });
    expect(other?.throw).toEqual({ dice: 4, targeting: 1 });
    expect([other?.weapons, other?.developments, other?.bought]).toEqual([[1], 1, 2]);
    expect(raiders?.throw).toEqual({ dice: 2, targeting: 2 });
    expect(other?.deciding).toBe(true);
  });

  it("tells where it has come to, and who joined since it began", () => {
    const event = (number: number, code: string): Event => ({ number, code, depth: 0, params: {} });
    const events = ["joined", "begins", "joined", "joined"].map((what, at) =>
      event(at + 1, `andromeda.battle.${what}`),
    );
    const found = battle(view(), events, []);
    expect([STEPS[found?.step ?? -1], found?.joined]).toEqual(["energy", 2]);
    expect(battle({ ...view(), stack: [] }, [], [])).toBeNull();
  });

  it("has a winner when it is decided, and rows of dice", () => {
    const rolled = { at: "outcome", sides: [1, 0], dice: [2, 1], faces: [5, 2, 6], results: [[5, 2], [6]], victor: 0 };
    const found = battle(view(rolled), [], []);
    expect(found?.sides.map(({ won }) => won)).toEqual([false, true]);
    expect(found?.sides.map(({ row }) => row)).toEqual([[5, 2], [6]]);
    expect(found?.decides).toBe(0);
  });
});

it("suggests as little energy as makes a win as likely as not", () => {
  const option = (key: string, win: number) => ({ key, thing: "", about: { win } });
  expect(enough({ options: [option("0", 20), option("1", 52), option("2", 70)] })).toEqual(["1"]);
  expect(enough({ options: [option("0", 20), option("1", 30)] })).toEqual(["0"]);
});
