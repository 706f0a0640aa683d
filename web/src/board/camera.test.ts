/** Where a board is looked at: the scale is the player's, and what is asked about comes into sight by the shortest way. */

import { beforeEach, describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import type { Point } from "./grid";

const MARGIN = 30;
let camera: Camera;
const where = () => [camera.x, camera.y, camera.k];
const inSight = (point: Point) => {
  const [x, y] = camera.toScreen(point);
  return x >= MARGIN - 1 && y >= MARGIN - 1 && x <= camera.width - MARGIN + 1 && y <= camera.free - MARGIN + 1;
};

beforeEach(() => {
  camera = new Camera();
  camera.world = { x: -1000, y: -1000, width: 2000, height: 2000 };
  camera.resize(800, 600);
  camera.open(1, [[0, 0]], MARGIN);
});

describe("a table that is opened", () => {
  it("is shown at the scale that it is drawn in, with what matters in the middle", () => {
    expect(where()).toEqual([400, 300, 1]);
  });

  it("is shown whole where there is room", () => {
    camera.world = { x: 0, y: 0, width: 500, height: 400 };
    camera.open(1, [[0, 0]], MARGIN);
    expect(camera.toScreen([250, 200])).toEqual([400, 300]);
    expect(camera.k).toBe(1);
  });

  it("shows no more beyond the board than it has to", () => {
    camera.open(1, [[-1000, -1000]], MARGIN);
    expect(camera.toScreen([-1000, -1000])).toEqual([0, 0]);
  });

  it("shows of what does not fit the first", () => {
    const wanted: Point[] = [
      [-600, 0],
      [-300, 0],
      [900, 0],
    ];
    camera.open(1, wanted, MARGIN);
    expect(wanted.map(inSight)).toEqual([true, true, false]);
  });
});

describe("what is asked about", () => {
  it("moves nothing where it can be seen", () => {
    const before = where();
    camera.reveal(
      [
        [0, 0],
        [300, 200],
      ],
      MARGIN,
    );
    expect(where()).toEqual(before);
  });

  it("is panned to by the shortest way where it is outside, at the same scale", () => {
    camera.reveal([[500, 0]], MARGIN);
    expect(where()).toEqual([400 - 130, 300, 1]);
    expect(inSight([500, 0])).toBe(true);
  });

  it("counts as outside where the dock lies over it", () => {
    camera.covered = 190;
    camera.reveal([[0, 200]], MARGIN);
    expect(where()).toEqual([400, 180, 1]);
    expect(inSight([0, 200])).toBe(true);
  });

  it("stays where it was brought when the dock is gone: nothing goes back", () => {
    camera.covered = 190;
    camera.reveal([[0, 200]], MARGIN);
    const before = where();
    camera.covered = 0;
    camera.reveal([[0, 200]], MARGIN);
    expect(where()).toEqual(before);
  });

  it("keeps the first in sight where not all of it fits", () => {
    camera.reveal(
      [
        [-300, 0],
        [300, 0],
        [0, 5000],
        [420, 0],
      ],
      MARGIN,
    );
    expect(inSight([-300, 0])).toBe(true);
    expect(inSight([300, 0])).toBe(true);
    expect(camera.k).toBe(1);
  });
});

describe("the scale", () => {
  it("changes by none of what others do", () => {
    camera.covered = 300;
    camera.reveal([[900, 900]], MARGIN);
    camera.centre([-900, -900]);
    camera.resize(360, 300);
    camera.world = { x: -4000, y: -4000, width: 8000, height: 8000 };
    camera.needs(0.7);
    expect(camera.k).toBe(1);
  });

  it("changes where the player zooms, about the point that is zoomed at", () => {
    const there = camera.toWorld([100, 100]);
    camera.zoom(1.5, [100, 100]);
    expect(camera.k).toBe(1.5);
    camera.toScreen(there).forEach((part) => expect(part).toBeCloseTo(100));
  });

  it("fits the world into what is not covered", () => {
    camera.covered = 100;
    camera.fit();
    expect(camera.k).toBe(500 / 2000);
    expect(camera.toScreen([0, 0])).toEqual([400, 250]);
  });

  it("leaves what is to be chosen large enough for a finger", () => {
    camera.needs(0.75);
    camera.fit();
    expect(camera.k).toBe(0.75);
    camera.zoom(0.1);
    expect(camera.k).toBe(0.75);
    camera.needs(0);
    camera.zoom(0.5);
    expect(camera.k).toBe(0.375);
    camera.needs(0.75);
    expect(camera.k).toBe(0.75);
  });
});

it("keeps what is in the middle there when the window becomes another size", () => {
  const middle = camera.toWorld([400, 300]);
  camera.resize(1000, 500);
  expect(camera.toScreen(middle)).toEqual([500, 250]);
});
