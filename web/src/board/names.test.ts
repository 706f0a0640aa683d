/** Names stand outside their plates, and on nothing. */

import { describe, expect, it } from "vitest";
import { meet, type Frame, type Point } from "./grid";
import { add, at, HEXES, keyOf, SIZE, WIDE, type Hex } from "./hexes";
import { covers, placed, type Plate } from "./names";

const REACH: Point = [WIDE * 2.5, SIZE * 4];
const NAME: Point = [110, 22];

function sector(centre: Hex): string[] {
  const found: string[] = [];
  for (let q = -2; q <= 2; q++)
    for (let r = -2; r <= 2; r++) if (Math.abs(q + r) <= 2) found.push(keyOf(...add(centre, [q, r])));
  return found;
}
const plate = (key: string, centre: Hex): Plate => ({ key, centre: at(centre), reach: REACH, name: NAME });
function laid(...centres: Hex[]) {
  const cells = new Set(centres.flatMap(sector));
  const plates = centres.map((centre, number) => plate(String(number), centre));
  return { cells, found: placed(plates, (frame) => covers(HEXES, cells, frame)) };
}
const box = ([x, y]: Point): Frame => ({ x: x - NAME[0] / 2, y: y - NAME[1] / 2, width: NAME[0], height: NAME[1] });

describe("names", () => {
  it("stand above their plate where there is room", () => {
    const { found } = laid([0, 0]);
    const [x, y] = found.get("0") as Point;
    expect(x).toBe(0);
    expect(y).toBeLessThan(-SIZE * 4);
  });

  it("stand below where another plate lies above", () => {
    const { found } = laid([0, 0], [2, -5]);
    expect(found.get("0")?.[1]).toBeGreaterThan(SIZE * 3);
  });

  it("are nearer to their own plate than to any other", () => {
    const centres: Hex[] = [
      [0, 0],
      [3, 2],
      [-2, 5],
      [5, -3],
    ];
    const { found } = laid(...centres);
    expect(found.size).toBeGreaterThan(2);
    for (const [key, [x, y]] of found) {
      const far = centres.map((centre) => Math.hypot(at(centre)[0] - x, at(centre)[1] - y));
      expect(far.indexOf(Math.min(...far))).toBe(Number(key));
    }
  });

  it("lie on no space and on no other name, whatever is laid out", () => {
    const { cells, found } = laid([0, 0], [3, 2], [-2, 5], [-5, 3], [-3, -2], [2, -5], [5, -3]);
    expect(found.has("0")).toBe(false); // the one in the middle has no place
    expect(found.size).toBeGreaterThan(4);
    const frames = [...found.values()].map(box);
    for (const [number, frame] of frames.entries()) {
      expect(covers(HEXES, cells, frame)).toBe(false);
      for (const other of frames.slice(number + 1)) expect(meet(frame, other)).toBe(false);
    }
  });
});
