/** A tooltip covers neither its thing nor what must stay in view. */

import { describe, expect, it } from "vitest";
import { beside, type Frame } from "./place";

const room = { width: 1000, height: 800 };
const size = { width: 320, height: 200 };
const dock: Frame = { left: 236, top: 600, width: 500, height: 190 };
const at = (left: number, top: number, width = 60, height = 60): Frame => ({ left, top, width, height });
const meet = (one: Frame, other: Frame) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe("a tooltip", () => {
  it("stands to the right where there is room, else to the left", () => {
    expect(beside(at(300, 300), size, room, [])).toEqual({ left: 370, top: 300, ...size });
    expect(beside(at(900, 300), size, room, [])).toEqual({ left: 570, top: 300, ...size });
  });

  it("stands above what is in the dock, and not over the dock", () => {
    const place = beside(at(250, 650, 200, 100), size, room, [dock]);
    expect(meet(place, dock)).toBe(false);
    expect(place.top + place.height).toBeLessThan(dock.top);
  });

  it("covers neither the thing nor the dock, wherever the thing is", () => {
    for (let left = 0; left <= 940; left += 47)
      for (let top = 0; top <= 740; top += 37) {
        const thing = at(left, top);
        const place = beside(thing, size, room, [dock]);
        expect(meet(place, thing), `${left}, ${top}`).toBe(false);
        expect(meet(place, dock), `${left}, ${top}`).toBe(false);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(place.left + place.width).toBeLessThanOrEqual(992);
      }
  });

  it("stays on a screen that is smaller than it needs", () => {
    const phone = { width: 360, height: 640 };
    const wide = { width: 344, height: 200 };
    const place = beside(at(20, 500, 320, 60), wide, phone, [{ left: 0, top: 300, width: 360, height: 340 }]);
    expect(place).toEqual({ left: 8, top: 90, ...wide });
  });
});
