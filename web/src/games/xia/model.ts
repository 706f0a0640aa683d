/** The table and the box of Xia, as far as they are drawn. */

import type { BoardProps } from "..";
import type { View } from "../../types";

export type { Hex } from "../../board/hexes";
export type Cargo = "spice" | "holo" | "terra" | "plasma" | "cyber";
export type Law = "lawful" | "neutral" | "outlaw" | "";

export interface SectorKind {
  name: string;
  kind: string;
  law: Law;
  ground: string;
  marks: Record<string, number>;
  buys: string;
  sells: string;
  gathers: string;
  spawn: number;
  entrances: [cell: number, direction: number][];
}
export interface ShipKind {
  name: string;
  tier: number;
  hold: [number, number][];
  first_hold: [number, number][];
  energy: number;
  impulse: number;
  first_impulse: number;
  price: number;
  ability: string;
}
export interface OutfitKind {
  name: string;
  kind: OutfitType;
  die: number;
  price: number;
  cells: [number, number][];
  uses: number[];
}
export interface MissionKind {
  name: string;
  type: string;
  place: string;
  target: string;
  deliver: string;
}
export interface TitleKind {
  name: string;
  objective: string;
  count: number;
  npc: string;
  skill: string;
  by: number;
  fame: number;
}
export interface NpcKind {
  attacks: number;
  defends: number;
  to_kill: number;
}
export interface Box {
  cells: [number, number][];
  cell_names: string[];
  grounds: Record<string, string>;
  sectors: Record<string, SectorKind>;
  ships: Record<string, ShipKind>;
  outfits: Record<string, OutfitKind>;
  missions: Record<string, MissionKind>;
  titles: Record<string, TitleKind>;
  npcs: Record<string, NpcKind>;
  title_spaces: number[];
}

export type OutfitType = "engine" | "shield" | "blaster" | "missile";
export interface Outfit {
  name: string;
  kind: OutfitType;
  die: number;
  sections: number[];
  uses: number[];
}
export interface Ship {
  name: string;
  seat: number;
  tier: number;
  space: [number, number] | null;
  hold: string[];
  outfits: Outfit[];
  meter: number;
  energy: number;
  armed: number;
  disarmed: number;
  markers: number[];
  damaged: number[];
  bounty: number;
  npc: "" | "enforcer" | "scoundrel" | "merchant";
  wounds: number;
  impulse_ready: boolean;
  grudge: number;
  heading: string;
}
export interface Tile {
  sector: string;
  q: number;
  r: number;
  turn: number;
}
export interface XiaTable {
  seats: number;
  target: number;
  ships: Ship[];
  tiles: Tile[];
  fame: number[];
  credits: number[];
  payments: number[];
  unspawned: number[];
  adrift: [q: number, r: number, cube: string][];
  earned: [title: string, seat: number, place: number, told: boolean][];
  rules: { den_buys_any: boolean; first_numbers: boolean; first_holds: boolean };
}

export const tableOf = (view: View) => view.table as unknown as XiaTable;

/** The box that this table plays with: what is designed of a ship may be as it first was. */
export function boxOf(given: unknown, view: View): Box {
  const box = given as Box;
  const { first_numbers: numbers, first_holds: holds } = tableOf(view).rules;
  if (!numbers && !holds) return box;
  const ships = Object.values(box.ships).map((kind) => ({
    ...kind,
    hold: holds ? kind.first_hold : kind.hold,
    impulse: numbers ? kind.first_impulse : kind.impulse,
  }));
  return { ...box, ships: Object.fromEntries(ships.map((kind) => [kind.name, kind])) };
}

const DECLINED = 1000;

/** The seats that were first to earn a Title and have not claimed it yet. */
export function first({ earned }: XiaTable, title: string): number[] {
  const waiting = earned.filter(([name, , place]) => name === title && place < DECLINED);
  const least = Math.min(...waiting.map(([, , place]) => place));
  return waiting.filter(([, , place]) => place === least).map(([, seat]) => seat);
}

/** Everything that a drawing of this game is given. */
export type Props = BoardProps;

/** My own ship; somebody who looks on has none. */
export function ownShip(view: View): Ship | undefined {
  const { seats, ships } = tableOf(view);
  return view.seat < seats ? ships[view.seat] : undefined;
}

/** The number of the ship whose turn it is: the innermost turn on the stack. */
export function acting(view: View): number {
  for (const frame of view.stack.toReversed()) {
    if (frame["is"] === "NpcTurn" && typeof frame["ship"] === "number") return frame["ship"];
    if (frame["is"] === "Turn" && typeof frame["seat"] === "number") return frame["seat"];
  }
  return -1;
}

interface Stowing {
  mat: string;
  laid: [name: string, sections: number[], ...more: unknown[]][];
  stowed: string[];
  damaged: number[];
}

/** A ship as its Hold is being filled, which may be that of the next ship: what is still in hand does not lie there. */
export function stowing(view: View, box: Box, ship: Ship): Ship {
  const top = view.stack.at(-1);
  if (top?.["is"] !== "Stow") return ship;
  const { mat, laid, stowed, damaged } = top as unknown as Stowing;
  const outfits = laid.flatMap(([name, sections]): Outfit[] => {
    const kind = box.outfits[name];
    return kind ? [{ ...kind, sections, uses: kind.uses.map((use) => sections[use] ?? 0) }] : [];
  });
  return { ...ship, name: mat, outfits, hold: stowed, damaged, markers: [] };
}

/** The faces of a zone that this seat knows; an unknown one is null. */
export const faces = (view: View, zone: string) => (view.zones[zone]?.items ?? []).map(([face]) => face);
