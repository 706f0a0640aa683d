/** The score sheet: what it says adds up, for seats and for sides. */

import { describe, expect, it } from "vitest";
import type { Story } from "../types";
import { bar, behind, longest, rows, sides, together } from "./sheet";

const scored = (seat: number, source: string, points: number) => ({ turn: 0, seat, source, points, score: 0 });
const told = (...all: Story["scored"]): Story => ({ turns: [0], scored: all, thrown: [], fortunes: [], parts: [] });
const STORY = told(scored(0, "trade", 1), scored(1, "ships", 1), scored(0, "trade", 2), scored(0, "ships", 1));
const outcome = (winners: number[], ranks: number[], seats: number[] = []) => ({ winners, ranks, sides: seats });

describe("the rows", () => {
  it("are those of the game where it sums itself up", () => {
    const sheet: [string, number[]][] = [
      ["moons", [5, 3]],
      ["damage", [-2, 0]],
    ];
    expect(rows({ sheet }, STORY, [3, 3])).toEqual([
      { source: "moons", points: [5, 3] },
      { source: "damage", points: [-2, 0] },
    ]);
  });

  it("are else what was told, the greatest source first", () => {
    expect(rows({ sheet: [] }, STORY, [4, 1])).toEqual([
      { source: "trade", points: [3, 0] },
      { source: "ships", points: [1, 1] },
    ]);
  });

  it("begin with what was scored before the story", () => {
    expect(rows(null, STORY, [6, 1])[0]).toEqual({ source: "", points: [2, 0] });
    expect(rows(null, told(), [3, 0])).toEqual([{ source: "", points: [3, 0] }]);
  });
});

describe("a bar", () => {
  const all = [
    { source: "moons", points: [5, 3] },
    { source: "damage", points: [-2, 0] },
    { source: "tracks", points: [4, 6] },
  ];

  it("is stacked in the order of the rows, and what was taken off lies behind", () => {
    expect(bar(all, 0)).toEqual({
      segments: [
        { place: 0, source: "moons", points: 5, from: 0 },
        { place: 2, source: "tracks", points: 4, from: 5 },
      ],
      lost: [{ place: 1, source: "damage", points: -2, from: 9 }],
      length: 11,
    });
    expect(bar(all, 1).lost).toEqual([]);
  });

  it("is measured by the longest", () => {
    expect(longest([bar(all, 0), bar(all, 1)])).toBe(11);
    expect(longest([])).toBe(1);
  });
});

describe("sides", () => {
  it("are seats alone, the best first, where each plays for itself", () => {
    const all = sides(outcome([1], [2, 1, 3]), [5, 7, 1]);
    expect(all.map(({ seats }) => seats)).toEqual([[1], [0], [2]]);
    expect(together(all)).toBe(false);
  });

  it("are sums of their seats where they play together", () => {
    const all = sides(outcome([1, 3], [2, 1, 2, 1], [0, 1, 0, 1]), [40, 30, 50, 65]);
    expect(all).toEqual([
      { number: 1, seats: [3, 1], total: 95, rank: 1, won: true },
      { number: 0, seats: [2, 0], total: 90, rank: 2, won: false },
    ]);
    expect(together(all)).toBe(true);
  });

  it("are one against the game, which may win over all of them", () => {
    const [lost] = sides(outcome([], [1, 1, 1], [0, 0, 0]), [3, 4, 5]);
    expect([lost?.seats.length, lost?.total, lost?.won]).toEqual([3, 12, false]);
    expect(sides(outcome([0, 1, 2], [1, 1, 1], [0, 0, 0]), [3, 4, 5])[0]?.won).toBe(true);
  });

  it("that lost are told how far behind they are", () => {
    const all = sides(outcome([1, 3], [2, 1, 2, 1], [0, 1, 0, 1]), [40, 30, 50, 65]);
    expect(behind(all, 0)).toEqual({ rank: 2, points: 5 });
    expect(behind(all, 1)).toBeNull();
    expect(behind(sides(outcome([], [1, 1], [0, 0]), [3, 4]), 0)).toBeNull();
    expect(behind(all, -1)).toBeNull();
  });
});
