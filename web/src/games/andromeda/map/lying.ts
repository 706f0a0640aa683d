/** What lies in a region besides its tile: moons, bonus resources, leaders, raiders; and where in a nebula it does. */

import type { Point } from "../../../board/grid";
import { amounts, either } from "../effects";
import { fleets, type Box, type Region, type Table } from "../model";

export interface Lies {
  /** The moon on top, and how many there are; without one, what the planet gives under it. */
  moons: number;
  color: string;
  shown: string[];
  bonus: string[];
  built: { kind: string; owner: number } | undefined;
}

export function laidOf(table: Table, box: Box, region: Region & { number: number }): Lies {
  const moons = table.moons_left[region.number] ?? 0;
  const top = box.moons[table.tops[region.number] ?? ""];
  const planet = box.planets[region.name];
  const shown = moons ? (top ? either(top.gives, top.other) : []) : planet ? either(planet.under, planet.other) : [];
  return {
    moons,
    color: top?.color ?? planet?.type ?? "nebula",
    shown,
    bonus: amounts(table.bonus[region.number] ?? []),
    built: table.developments.find((one) => one.region === region.number),
  };
}

/** The seats of the leaders there, one for each leader. */
export const leadersIn = (table: Table, region: number): number[] =>
  (table.leaders[region] ?? []).flatMap((count, seat) => Array<number>(count).fill(seat));

export interface Band {
  letter: string;
  name: string;
  count: number;
}
export const raidersIn = (table: Pick<Table, "raiders">, region: number): Band[] =>
  table.raiders.flatMap(({ letter, name, regions }) => {
    const count = regions.filter((one) => one === region).length;
    return count ? [{ letter, name, count }] : [];
  });

export interface Line {
  die: Point;
  moon: Point;
  raiders: Point[];
  fleets: Point[];
  leaders: Point;
}
const STEP = 50;

/** In a nebula all stands in a line, which on both sides of the map is upright: die, moon, raiders, ships, leaders. */
export function inLine(table: Table, region: number, [x, y]: Point): Line {
  const counts = [
    1,
    1,
    raidersIn(table, region).length,
    fleets(table, region).length,
    leadersIn(table, region).length ? 1 : 0,
  ];
  const all = counts.reduce((sum, one) => sum + one, 0);
  const step = Math.min(STEP, 250 / all);
  const places = Array.from({ length: all }, (_, at): Point => {
    const by = (at - (all - 1) / 2) * step;
    return Math.abs(x) > Math.abs(y) ? [0, by] : [by, 0];
  });
  const taken = counts.map((count) => places.splice(0, count));
  const one = (at: number): Point => taken[at]?.[0] ?? [0, 0];
  return { die: one(0), moon: one(1), raiders: taken[2] ?? [], fleets: taken[3] ?? [], leaders: one(4) };
}
