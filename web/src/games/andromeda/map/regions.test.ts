/** Where the regions of the Edge lie. */

import { describe, expect, it } from "vitest";
import { meet, around, segments } from "../../../board/grid";
import { Regions } from "./regions";

const ROWS = { A: 5, B: 4, C: 5, D: 4, E: 5, N: 6 };
const names = Object.entries(ROWS).flatMap(([row, count]) => Array.from({ length: count }, (_, k) => `${row}${k + 1}`));
const grid = new Regions(names);
const number = (name: string) => names.indexOf(name);
const far = (one: string, other: string) => {
  const [[x, y], [a, b]] = [grid.at(number(one)), grid.at(number(other))];
  return Math.hypot(x - a, y - b);
};

describe("regions", () => {
  it("are found under their middle and near all of their corners", () => {
    for (const region of names.keys()) {
      expect(grid.under(grid.at(region)), names[region]).toBe(region);
      const [x, y] = grid.at(region);
      if (grid.isNebula(region)) continue;
      for (const [a, b] of grid.corners(region))
        expect(grid.under([x + (a - x) * 0.9, y + (b - y) * 0.9])).toBe(region);
    }
  });

  it("lie in rows, each tile at one distance from its neighbours", () => {
    for (const [one, other] of ["A1 A2", "A2 B1", "A2 B2", "B4 C5", "C1 D1", "D4 E5"].map((pair) => pair.split(" ")))
      expect(far(one as string, other as string)).toBeCloseTo(grid.wide);
    expect(far("A1", "A3")).toBeCloseTo(2 * grid.wide);
  });

  it("have nebulae round them which hold no tile and reach to the far rim", () => {
    for (const name of names.filter((one) => one.startsWith("N"))) {
      const corners = grid.corners(number(name));
      expect(corners.length).toBeGreaterThan(20);
      for (const [x, y] of corners) {
        const { world } = grid;
        expect(meet(around([[x, y]], 1), world)).toBe(true);
        expect(grid.under([x * 0.8, y * 0.8])).not.toBeNull();
      }
    }
    expect(grid.under([0, 2000])).toBeNull();
  });

  it("of which both kinds can be outlined", () => {
    expect(grid.outline([number("C3")], 4)).toHaveLength(6);
    const both = segments(grid.outline([number("A1"), number("N1")], 4));
    expect(both).not.toContain("NaN");
    expect(grid.outline([number("A1"), number("N1")], 4).length).toBeGreaterThan(20);
  });

  it("are known by their numbers", () => {
    expect(grid.parse("12")).toBe(12);
    expect(grid.key(12)).toBe("12");
  });
});
