/** Geometry of hexes and squares, and what both can do as a grid. */

import { describe, expect, it } from "vitest";
import { segments, type Grid } from "./grid";
import { at, contour, edge, frame, HEXES, outline, SIZE, STEPS, turned, under, WIDE, type Hex } from "./hexes";
import { SIDE, Squares } from "./squares";

const near = (a: readonly number[], b: readonly number[]) =>
  expect(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)).toBeLessThan(1e-9);

describe("hexes", () => {
  it("lie beside each other clockwise from east, at one distance", () => {
    const [ox, oy] = at([0, 0]);
    const around = STEPS.map((step) => at(step));
    for (const [x, y] of around) expect(Math.hypot(x - ox, y - oy)).toBeCloseTo(WIDE);
    const angles = around.map(([x, y]) => Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360);
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it("share their edges with their neighbours, run the other way", () => {
    for (const [d, step] of STEPS.entries()) {
      const [a, b] = edge([0, 0], d);
      const [c, e] = edge(step, (d + 3) % 6);
      near(a, e);
      near(b, c);
    }
  });

  it("are found under every point near their centre", () => {
    for (let q = -4; q < 5; q++) {
      for (let r = -4; r < 5; r++) {
        const [x, y] = at([q, r]);
        for (const [dx, dy] of STEPS.map(at)) expect(under([x + dx * 0.45, y + dy * 0.45])).toEqual([q, r]);
      }
    }
  });

  it("turn as tiles do", () => {
    expect(STEPS.map((step) => turned(step, 1))).toEqual([...STEPS.slice(1), STEPS[0]].map((step) => [...step!]));
    expect(turned([2, -1], 6)).toEqual([2, -1]);
  });

  it("have an outline of the edges to the rest, and a contour inside it", () => {
    const seven: Hex[] = [[0, 0], ...STEPS];
    expect(outline(seven)).toHaveLength(18);
    const inner = contour(seven, 4);
    expect(inner).toHaveLength(18);
    for (const [a, b] of inner) for (const point of [a, b]) expect(seven.map(String)).toContain(String(under(point)));
  });

  it("fit their frame", () => {
    const { x, y, width, height } = frame([[0, 0]], 0);
    expect([x, y, width, height].map(Math.round)).toEqual([-WIDE / 2, -SIZE, WIDE, 2 * SIZE].map(Math.round));
  });
});

const board = new Squares(24, 12);

describe("squares", () => {
  it("are numbered row by row, and found under every point", () => {
    expect(board.at(0)).toEqual([SIDE / 2, SIDE / 2]);
    expect(board.place(25)).toEqual([1, 1]);
    for (const square of [0, 23, 24, 100, 24 * 12 - 1]) {
      const [x, y] = board.at(square);
      expect(board.square(board.place(square))).toBe(square);
      for (const [dx, dy] of [
        [-0.49, 0.49],
        [0.49, -0.49],
      ] as const)
        expect(board.under([x + dx * SIDE, y + dy * SIDE])).toBe(square);
    }
  });

  it("end at the edges of the board", () => {
    expect(board.under([-1, 5])).toBeNull();
    expect(board.under([5, 12 * SIDE + 1])).toBeNull();
    expect(board.square([24, 0])).toBeNull();
  });

  it("share their edges with their neighbours, run the other way", () => {
    for (const [d, other] of [101, 124, 99, 76].entries()) {
      const [a, b] = board.edge(100, d);
      const [c, e] = board.edge(other, (d + 2) % 4);
      near(a, e);
      near(b, c);
    }
  });

  it("have an outline that is closed round corners and bays, and keeps inside", () => {
    const corner = [100, 101, 124]; // an L: a corner of its own and a bay
    const lines = board.outline(corner, 5);
    expect(lines).toHaveLength(8);
    const ends = (one: 0 | 1) => lines.map((line) => line[one].join()).toSorted();
    expect(ends(0)).toEqual(ends(1));
    for (const line of lines) for (const point of line) expect(corner).toContain(board.under(point));
  });
});

describe.each([
  ["hexes", HEXES as Grid<unknown>, "3,-2"],
  ["squares", board as Grid<unknown>, "101"],
])("a grid of %s", (_, grid, key) => {
  it("finds each cell by its name and under its middle, and draws round it", () => {
    const cell = grid.parse(key);
    expect(grid.key(cell)).toBe(key);
    expect(grid.key(grid.under(grid.at(cell)))).toBe(key);
    const [x, y] = grid.at(cell);
    const far = Math.max(...grid.corners(cell, 0.5).map(([a, b]) => Math.hypot(a - x, b - y)));
    const whole = Math.max(...grid.corners(cell).map(([a, b]) => Math.hypot(a - x, b - y)));
    expect(far).toBeCloseTo(whole / 2);
    expect(segments(grid.outline([cell], 4))).not.toContain("NaN");
  });
});
