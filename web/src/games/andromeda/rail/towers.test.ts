/** Towers, and what lies on the map, of a real game. */

import { describe, expect, it } from "vitest";
import made from "../../../../made/andromeda.json";
import type { View } from "../../../types";
import { laidOf, leadersIn, inLine } from "../map/lying";
import { berths, boxOf, handLimit, stores, tableOf, TRACKS, type Table } from "../model";
import { means, standing } from "../means";
import { towers } from "./towers";

const view = made.viewers[0]?.frames.findLast((frame) => "view" in frame)?.view as unknown as View;
const table = tableOf(view);
const box = boxOf(made.box, view);

describe("towers", () => {
  const all = towers(table, box, 0);

  it("have a floor for each step, lit up to my marker, and everybody once", () => {
    for (const [at, { floors, step }] of all.entries()) {
      expect(step).toBe(table.tracks[0]?.[at]);
      expect(floors.filter(({ lit }) => lit)).toHaveLength(step + 1);
      expect(floors.flatMap(({ seats }) => seats).toSorted()).toEqual([...table.tracks.keys()]);
    }
  });

  it("show levels, and prizes on supremacy alone", () => {
    for (const { track, floors } of all) {
      expect(floors.map(({ level }) => level).filter(Boolean)).toEqual([1, 2, 3]);
      expect(floors.some(({ signs }) => signs.includes("prize"))).toBe(track === "supremacy");
    }
  });

  it("light nothing for who only looks on", () => {
    expect(towers(table, box, table.seats)[0]?.floors.some(({ lit }) => lit)).toBe(false);
  });
});

describe("what a seat has", () => {
  it("is six stores, the last of them cards with the limit of the hand", () => {
    const found = stores(view, box, 0);
    expect(found.map(({ what }) => what)).toEqual(["titanium", "nanocarbon", "ice", "credit", "energy", "tactics"]);
    expect(found.at(-1)?.limit).toBe(handLimit(box, table, 0));
    expect(means(view).map(({ value }) => Number(value))).toEqual(found.map(({ count }) => count));
    expect(standing(view).scores).toEqual(table.vp);
  });

  it("is a larger hand far up the civilization track", () => {
    const at = TRACKS.indexOf("civilization");
    const [first, hand] = Object.entries(box.tracks.civilization.hands)[0] ?? ["0", 0];
    const tracks = [TRACKS.map((_, track) => (track === at ? Number(first) : 0))];
    expect(handLimit(box, { ...table, tracks } as Table, 0)).toBe(hand);
  });

  it("is nine ships, wherever they are", () => {
    const sum = berths(table, 0).reduce(
      (all, { ready, out, lost, barge, left }) => all + ready + out + lost + barge + left,
      0,
    );
    const settled = table.ships.filter(({ owner, region }) => owner === 0 && (region === -6 || region === -4)).length;
    expect(sum + settled).toBe(9);
  });
});

describe("what lies on the map", () => {
  it("is the moon on top, or what a planet gives without one", () => {
    for (const [number, region] of table.regions.entries()) {
      const { moons, shown } = laidOf(table, box, { ...region, number });
      if (region.kind === "planet" || moons) expect(shown.length).toBeGreaterThan(0);
    }
  });

  it("is every leader", () => {
    const found = table.regions.flatMap((_, number) => leadersIn(table, number)).length;
    expect(found).toBe(table.leaders.flat().reduce((sum, one) => sum + one, 0));
  });

  it("stands in a line in a nebula, upright at the sides", () => {
    const number = table.regions.findIndex(({ kind }) => kind === "nebula");
    const [flat, upright] = [inLine(table, number, [0, -280]), inLine(table, number, [320, 0])];
    expect([flat.die[1], flat.moon[1]]).toEqual([0, 0]);
    expect([upright.die[0], upright.moon[0]]).toEqual([0, 0]);
    expect(flat.die[0]).toBeLessThan(flat.moon[0]);
  });
});
