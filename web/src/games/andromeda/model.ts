/** The table and the box of Andromeda's Edge, as far as they are drawn. */

import type { BoardProps } from "..";
import type { View } from "../../types";

export const TRACKS = ["science", "industry", "supremacy", "commerce", "civilization"] as const;
export type Track = (typeof TRACKS)[number];
export const DECKS = ["science", "industry", "commerce", "civilization"] as const;
export type Deck = (typeof DECKS)[number];
export const STORED = ["titanium", "nanocarbon", "ice", "credit", "energy"] as const;
export const KINDS = ["transport", "fighter", "science-vessel", "heavy-cruiser"] as const;
export type Hull = (typeof KINDS)[number];
export type Amounts = [what: string, count: number][];

/** Where ships are that are on no region. */
export const PLACES = { scrapyard: -1, bay: -2, barge: -3, module: -4, supply: -5, settled: -6 } as const;
export const RAIDERS = -1; // as a side of a battle

export interface Region {
  kind: "planet" | "base" | "nebula" | "empty" | "quasar" | "vortex";
  name: string;
  neighbours: number[];
}
export interface Ship {
  owner: number;
  kind: Hull;
  /** Where it is; below zero it is on no region. */
  region: number;
}
export interface Bay {
  kind: Hull;
  range: number;
  weapons: number;
  shields: number;
  targeting: number;
  abilities: string[];
  damaged: number;
  tile: string;
}
export interface Module {
  name: string;
  deck: Deck;
  damage: number;
  moon: string;
  used: string;
}
export interface Raider {
  name: string;
  letter: string;
  regions: number[];
  weapons: number;
  targeting: number;
  shields: number;
  damaged: number;
  range: number;
  reward: Amounts;
}
export interface Table {
  seats: number;
  regions: Region[];
  ships: Ship[];
  bays: Bay[][];
  raiders: Raider[];
  developments: { kind: string; owner: number; region: number }[];
  moons_left: number[];
  /** The moon that lies on top; empty where there is none. */
  tops: string[];
  bonus: Amounts[];
  /** By region, and by seat. */
  leaders: number[][];
  /** By seat: what is stored, in the order of STORED; steps in the order of TRACKS; claimed moons; leaders at home. */
  stock: number[][];
  tracks: number[][];
  vp: number[];
  moons: string[][];
  operations: string[];
  station: number[];
  modules: Module[][];
  factions: string[];
  used: string[][];
  awards: string[][];
  tokens_used: number[];
  /** The spaces of each market column from which modules have gone. */
  gaps: number[][];
  marker: number;
  due: boolean;
  terminus: number;
  ended: boolean;
  last_planet: number;
  /** The team of each seat; empty where each plays for itself. */
  teams: number[];
  first_numbers: boolean;
}
export interface TrackKind {
  vp: number[];
  discovery: Record<string, string>;
  upgrade: number[];
  prize: number[];
  vaults: number[];
  hands: Record<string, number>;
  levels: number[];
  events: number[];
}
interface Numbers {
  ships: Record<Hull, Amounts>;
  prices: Record<Deck, Amounts[]>;
  storage: Record<string, number>;
  event_steps: Record<string, number>;
  level_vp: number[];
}
export interface Box {
  spaces: Record<string, number[]>;
  planets: Record<string, { type: Track; cost: Amounts; under: Amounts; other: Amounts }>;
  moons: Record<string, { color: Track | "nebula"; gives: Amounts; other: Amounts }>;
  modules: Record<string, { deck: Deck; damage: number; slot: string; slot_vp: number; end: EndScore | null }>;
  tactics: Record<string, { type: string }>;
  factions: Record<
    string,
    { tracks: Track[]; start: Amounts; upgrade: string; abilities: string[]; end: EndScore | null; any_field: boolean }
  >;
  abilities: Record<string, { often: string }>;
  events: Record<string, { deck: string; track: Track; raider: string; who: string }>;
  upgrades: Record<
    string,
    { ship: Hull; range: number; weapons: number; shields: number; targeting: number; abilities: string[] }
  >;
  developments: Record<string, { leaders: number }>;
  tracks: Record<Track, TrackKind>;
  numbers: Numbers;
  /** With which tables of the first version are played. */
  first: { tracks: Record<Track, TrackKind>; numbers: Numbers };
  /** What cards and modules do, by their names: see `effects`. */
  effects: Record<string, string>;
}
interface EndScore {
  per: string;
  each: number;
  base: number;
}
export type Props = BoardProps;

export const tableOf = (view: View) => view.table as unknown as Table;

/** The box that this table plays with: its numbers may be those of before they were balanced. */
export function boxOf(given: unknown, view: View): Box {
  const box = given as Box;
  return tableOf(view).first_numbers ? { ...box, ...box.first } : box;
}

/** The region of a thing: `region:12`, or a ship that is in one. */
export function regionOf(thing: string, { ships }: Pick<Table, "ships">): string | null {
  const [word, rest] = thing.split(":");
  const found = word === "region" ? Number(rest) : word === "ship" ? ships[Number(rest)]?.region : undefined;
  return found === undefined || !(found >= 0) ? null : String(found);
}

/** Who plays with a seat; nobody where each plays for itself. */
export function mateOf({ teams }: Pick<Table, "teams">, seat: number): number | undefined {
  const mate = teams.findIndex((team, other) => other !== seat && team === teams[seat]);
  return mate < 0 ? undefined : mate;
}

export interface Fleet {
  seat: number;
  hulls: { kind: Hull; count: number }[];
}

/** The ships in a region, by their seats. */
export function fleets({ ships, seats }: Pick<Table, "ships" | "seats">, region: number): Fleet[] {
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

/** Whose turn it is; below zero before the first and after the last. */
export function acting({ stack }: View): number {
  return Number(stack.findLast((frame) => frame["is"] === "Turn")?.["seat"] ?? -1);
}

/** The faces of a zone, one that this seat does not know being null. */
export const faces = (view: View, zone: string) => (view.zones[zone]?.items ?? []).map(([face]) => face);
/** How many cards lie there, known or not. */
export const size = ({ zones }: View, zone: string) => (zones[zone]?.items.length ?? 0) + (zones[zone]?.bag ?? 0);

const USUAL_HAND = 5;

/** How many cards a seat may keep: its civilization track says it. */
export function handLimit(box: Box, table: Table, seat: number): number {
  const step = table.tracks[seat]?.[TRACKS.indexOf("civilization")] ?? 0;
  const reached = Object.entries(box.tracks.civilization.hands).filter(([at]) => Number(at) <= step);
  return Math.max(USUAL_HAND, ...reached.map(([, hand]) => hand));
}

export interface Stored {
  what: string;
  count: number;
  limit: number;
}

/** What a seat has, and how much of it there is room for: five that are stored, and cards. */
export function stores(view: View, box: Box, seat: number): Stored[] {
  const table = tableOf(view);
  const stored = STORED.map((what, at) => ({
    what,
    count: table.stock[seat]?.[at] ?? 0,
    limit: box.numbers.storage[what] ?? 0,
  }));
  return [...stored, { what: "tactics", count: size(view, `hand:${seat}`), limit: handLimit(box, table, seat) }];
}

export interface Berth extends Bay {
  ready: number;
  out: number;
  lost: number;
  barge: number;
  /** Not built yet. */
  left: number;
}

/** A Launch Bay: what its ships can do, and how many are where. */
export function berths({ bays, ships }: Pick<Table, "bays" | "ships">, seat: number): Berth[] {
  return (bays[seat] ?? []).map((bay) => {
    const own = ships.filter(({ owner, kind }) => owner === seat && kind === bay.kind);
    const at = (place: number) => own.filter(({ region }) => region === place).length;
    return {
      ...bay,
      ready: at(PLACES.bay),
      out: own.filter(({ region }) => region >= 0).length,
      lost: at(PLACES.scrapyard),
      barge: at(PLACES.barge),
      left: at(PLACES.supply),
    };
  });
}
