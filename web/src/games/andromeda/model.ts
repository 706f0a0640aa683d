/** The table and the box of Andromeda's Edge, as far as they are drawn. */

import type { BoardProps } from "..";
import type { View } from "../../types";

export const TRACKS = ["science", "industry", "supremacy", "commerce", "civilization"] as const;
export type Track = (typeof TRACKS)[number];
export type Hull = "transport" | "fighter" | "science-vessel" | "heavy-cruiser";
type Amounts = [what: string, count: number][];

export interface Region {
  kind: "planet" | "base" | "nebula" | "empty" | "quasar" | "vortex";
  name: string;
}
export interface Ship {
  owner: number;
  kind: Hull;
  /** Where it is; below zero it is on no region. */
  region: number;
}
export interface Raider {
  name: string;
  letter: string;
  regions: number[];
}
export interface Table {
  seats: number;
  regions: Region[];
  ships: Ship[];
  raiders: Raider[];
  developments: { kind: string; owner: number; region: number }[];
  moons_left: number[];
  /** The moon that lies on top; empty where there is none. */
  tops: string[];
  bonus: Amounts[];
  /** By region, and by seat. */
  leaders: number[][];
}
export interface Box {
  spaces: Record<string, number[]>;
  planets: Record<string, { type: Track; cost: Amounts; under: Amounts; other: Amounts }>;
  moons: Record<string, { gives: Amounts; other: Amounts }>;
}
export type Props = BoardProps;

export const tableOf = (view: View) => view.table as unknown as Table;

/** The region of a thing: `region:12`, or a ship that is in one. */
export function regionOf(thing: string, { ships }: Pick<Table, "ships">): string | null {
  const [word, rest] = thing.split(":");
  const found = word === "region" ? Number(rest) : word === "ship" ? ships[Number(rest)]?.region : undefined;
  return found === undefined || !(found >= 0) ? null : String(found);
}

export interface Fleet {
  seat: number;
  hulls: { kind: Hull; count: number }[];
}

/** The ships in a region, by their seats. */
export function fleets({ ships, seats }: Table, region: number): Fleet[] {
  return Array.from({ length: seats }, (_, seat) => {
    const counts = new Map<Hull, number>();
    for (const ship of ships)
      if (ship.owner === seat && ship.region === region) counts.set(ship.kind, (counts.get(ship.kind) ?? 0) + 1);
    return { seat, hulls: [...counts].map(([kind, count]) => ({ kind, count })) };
  }).filter(({ hulls }) => hulls.length);
}

/** The region of the battle that is fought, and of what follows it; none where there is no battle. */
export function battle({ stack }: View): number | null {
  const region = stack.findLast((frame) => frame["is"] === "Battle")?.["region"];
  return typeof region === "number" && region >= 0 ? region : null;
}
