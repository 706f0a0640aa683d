/** The end of a game, drawn: what is drawn adds up, and nothing lies on anything else. */

import { describe, expect, it } from "vitest";
import type { Story } from "../types";
import { settings } from "../settings.svelte";
import { byRound, dots, extremes, race, reach, signed, standing } from "./story";

const scored = (turn: number, seat: number, source: string, points: number, score: number) => ({
  turn,
  seat,
  source,
  points,
  score,
});
const thrown = (seat: number, luck: number) => ({ turn: 0, seat, rule: "engine", die: 6, face: 1, luck });
const STORY: Story = {
  turns: [0, 1, 0, 1, 0],
  scored: [
    scored(0, 0, "trade", 1, 1),
    scored(1, 1, "ships", 1, 1),
    scored(2, 0, "trade", 2, 3),
    scored(4, 0, "ships", 1, 4),
  ],
  thrown: [thrown(0, 1), thrown(0, 1.02), thrown(1, -2.6), thrown(0, 0.99), thrown(0, -0.5)],
  fortunes: [],
  parts: [],
};

it("a game that was broken off has the scores of that moment", () => {
  expect(standing(STORY, [9, 1], 3)).toEqual([9, 1]);
  expect(standing(STORY, [], 3)).toEqual([4, 1, 0]);
  expect(standing({ ...STORY, scored: [] }, [], 3)).toEqual([]);
});

describe("the race", () => {
  it("goes from 0 to the score, turn by turn", () => {
    const [first] = race(STORY, [4, 1]);
    expect(first?.steps).toEqual([
      [0, 0],
      [1, 1],
      [3, 3],
      [5, 4],
    ]);
  });

  it("puts those who end with as much side by side", () => {
    expect(race(STORY, [1, 1]).map((racer) => racer.place)).toEqual([0, 1]);
  });

  it("begins where the story does", () => {
    const late = { ...STORY, scored: [scored(0, 0, "trade", 1, 5)] };
    expect(race(late, [5, 2]).map((racer) => racer.steps[0])).toEqual([
      [0, 4],
      [0, 2],
    ]);
  });

  it("is told round by round", () => {
    const [first, second] = race(STORY, [4, 1]);
    expect(first && byRound(STORY, first, 2)).toEqual([1, 3, 4]);
    expect(second && byRound(STORY, second, 2)).toEqual([1, 1, 1]);
  });
});

describe("luck", () => {
  it("is a dot for each throw; those that would lie on each other are stacked round the line", () => {
    const found = dots(STORY, 0, 0.25);
    expect(found.map((dot) => dot.number)).toEqual([0, 1, 3, 4]);
    expect(found.map((dot) => [dot.luck, dot.level])).toEqual([
      [1, -0],
      [1, 1],
      [1, -1],
      [-0.5, -0],
    ]);
    expect(reach(STORY)).toBe(3);
  });

  it("has a best and a worst throw", () => {
    expect(extremes(STORY, 0).map((one) => one.luck)).toEqual([1.02, -0.5]);
    expect(extremes(STORY, 1).map((one) => one.luck)).toEqual([-2.6]);
  });

  it("is written with its sign", () => {
    expect([1.25, -0.04, -3.5].map((luck) => signed(luck))).toEqual(["+1.3", "0.0", "−3.5"]);
    settings.language = "ru";
    expect([1.25, -0.04, -3.5].map((luck) => signed(luck))).toEqual(["+1,3", "0,0", "−3,5"]);
    settings.language = "en";
  });
});
