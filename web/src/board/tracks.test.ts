/** Pieces go where their steps are told, and leave a trail until their next turn. */

import { describe, expect, it } from "vitest";
import type { Point } from "./grid";
import { followed } from "./tracks";

const step = (piece: number, x: number, y: number) => ({ piece, to: [x, y] as Point });
const start = followed(
  new Map(),
  [
    [0, 0],
    [5, 5],
  ],
  [],
  0,
);

describe("tracks", () => {
  it("follow a way step by step, and nobody else's", () => {
    const steps = [step(0, 1, 0), step(1, 9, 9), step(0, 2, 0)];
    const places: Point[] = [
      [2, 0],
      [5, 5],
    ];
    const after = followed(start, places, steps, -1);
    expect(after.get(0)?.flown).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(after.get(0)?.turn).toBe(90);
    expect(after.get(1)).toBe(start.get(1));
  });

  it("grow during a turn, and end where the next one begins", () => {
    const once = followed(start, [[1, 0]], [step(0, 1, 0)], 0);
    const twice = followed(once, [[1, 1]], [step(0, 1, 1)], -1);
    expect(twice.get(0)?.trail).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(twice.get(0)?.flown.length).toBe(2);
    expect(followed(twice, [[1, 1]], [], 0).get(0)?.trail).toEqual([]);
  });

  it("do not tell of a piece that was put somewhere", () => {
    const after = followed(start, [[4, 0]], [], -1);
    expect(after.get(0)).toMatchObject({ here: [4, 0], flown: [], trail: [] });
  });
});
