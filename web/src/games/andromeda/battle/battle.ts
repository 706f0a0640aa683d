/** A battle as it stands: where it has come to, and each side with its ships, what its dice come from, and its dice. */

import type { Event, View } from "../../../types";
import { fleets, RAIDERS, tableOf, type Fleet, type Raider, type Table } from "../model";
import { capped, type Throw } from "./odds";

export const STEPS = ["escalation", "diplomacy", "energy", "roll", "outcome", "damage"] as const;
export type StepName = (typeof STEPS)[number];

/** By the step at which the battle goes on. */
const AT: Record<string, StepName> = {
  condition: "escalation",
  escalation_cards: "escalation",
  escalation: "escalation",
  diplomacy: "diplomacy",
  dice_cards: "energy",
  dice_energy: "energy",
  roll: "roll",
  targeting_value: "roll",
  reroll: "roll",
  compare_cards: "roll",
  compare: "roll",
  winner_supremacy: "outcome",
  outcome: "outcome",
  winner_cards: "outcome",
  outcome_cards: "outcome",
  tactical_operations: "outcome",
  damage_cards: "damage",
  damage_players: "damage",
  damage_raiders: "damage",
  remain: "damage",
  end: "damage",
};
const NOBODY = -2;
const MOST_DICE = 6;

interface Frame {
  region: number;
  active: number;
  bought: number[];
  sides: number[];
  dice: number[];
  faces: number[];
  results: number[][];
  victor: number;
  more: number[];
  aim: number[];
  at: string;
}
export interface Die {
  value: number;
  /** It was below the targeting value and no longer counts. */
  struck: boolean;
}
export interface Side {
  /** A seat, or RAIDERS. */
  side: number;
  fleet: Fleet | null;
  raider: (Raider & { count: number }) | null;
  /** Where its dice come from: weapons of ships, developments near, energy, cards. */
  weapons: number[];
  developments: number;
  bought: number;
  cards: number;
  throw: Throw;
  /** As they fell, and what was rolled again after them; none before the roll. */
  dice: Die[];
  /** All final, from the highest down. */
  row: number[];
  deciding: boolean;
  won: boolean | null;
}
export interface Battle {
  region: number;
  active: number;
  step: number;
  sides: Side[];
  /** The number of the die that decides, where all are final: the first at which the best two differ. */
  decides: number;
  /** What was said of the steps that are over. */
  joined: number;
  victor: number | null;
}

/** While all may still react to the roll, its dice lie in a frame of their own. */
export function frameOf({ stack }: View): Frame | null {
  const found = stack.findLast((frame) => frame["is"] === "Battle") as unknown as Frame | undefined;
  if (!found || found.faces.length) return found ?? null;
  const roll = stack.findLast((frame) => frame["is"] === "Roll" && frame["code"] === "andromeda.battle.roll");
  return roll ? { ...found, faces: roll["faces"] as unknown as number[] } : found;
}
export const underWay = (view: View): boolean => frameOf(view) !== null;

/** Developments of a seat in a region or next to it, each a die. */
export const developmentsNear = ({ developments, regions }: Table, seat: number, region: number): number => {
  const near = new Set([region, ...(regions[region]?.neighbours ?? [])]);
  return developments.filter((built) => built.owner === seat && near.has(built.region)).length;
};

export function battle(view: View, events: readonly Event[], asked: readonly number[]): Battle | null {
  const frame = frameOf(view);
  if (!frame) return null;
  const table = tableOf(view);
  const numbers = frame.sides.length ? frame.sides : participants(table, frame);
  const sides = numbers.map((side) => sideOf(table, frame, side, asked.includes(side)));
  const began = events.findLast(({ code }) => code === "andromeda.battle.begins")?.number ?? 0;
  const joined = events.filter(({ code, number }) => number > began && code === "andromeda.battle.joined").length;
  const over = frame.victor !== NOBODY || AT[frame.at] === "outcome" || AT[frame.at] === "damage";
  for (const side of sides) side.won = over ? isVictor(table, frame.victor, side.side) : null;
  return {
    region: frame.region,
    active: frame.active,
    step: STEPS.indexOf(AT[frame.at] ?? "escalation"),
    sides,
    decides: decidingDie(sides.map(({ row }) => row)),
    joined,
    victor: over ? frame.victor : null,
  };
}

const isVictor = (table: Table, victor: number, side: number) =>
  side === victor || (side >= 0 && victor >= 0 && table.teams.length > 0 && table.teams[side] === table.teams[victor]);

/** In turn order from whoever is active; raiders last. */
function participants(table: Table, { region, active }: Frame): number[] {
  const order = Array.from({ length: table.seats }, (_, at) => (active + at) % table.seats);
  const seats = order.filter((seat) => table.ships.some((ship) => ship.owner === seat && ship.region === region));
  return table.raiders.some(({ regions }) => regions.includes(region)) ? [...seats, RAIDERS] : seats;
}

function sideOf(table: Table, frame: Frame, side: number, deciding: boolean): Side {
  const { region } = frame;
  const raider = table.raiders.find(({ regions }) => regions.includes(region));
  const count = raider?.regions.filter((one) => one === region).length ?? 0;
  const fleet = side === RAIDERS ? null : (fleets(table, region).find(({ seat }) => seat === side) ?? null);
  const bays = (fleet?.hulls ?? []).flatMap(({ kind, count: ships }) => {
    const bay = table.bays[side]?.find((one) => one.kind === kind);
    return bay ? Array.from({ length: ships }, () => bay) : [];
  });
  const weapons = side === RAIDERS ? Array<number>(count).fill(raider?.weapons ?? 0) : bays.map((bay) => bay.weapons);
  const developments = side === RAIDERS ? 0 : developmentsNear(table, side, region);
  const [bought, cards, aim] =
    side === RAIDERS ? [0, 0, 0] : [frame.bought, frame.more, frame.aim].map((all) => all[side] ?? 0);
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  const targeting =
    side === RAIDERS ? count + (raider?.targeting ?? 0) : bays.reduce((all, bay) => all + 1 + bay.targeting, 0);
  const rolled = capped({
    dice: sum(weapons) + developments + (bought ?? 0) + (cards ?? 0),
    targeting: targeting + (aim ?? 0),
  });
  const at = frame.sides.indexOf(side);
  const row = at < 0 ? [] : (frame.results[at] ?? []);
  return {
    side,
    fleet,
    raider: side === RAIDERS && raider ? { ...raider, count } : null,
    weapons,
    developments,
    bought: bought ?? 0,
    cards: cards ?? 0,
    throw: rolled,
    dice: at < 0 ? [] : diceOf(fell(frame, at), row, rolled.targeting),
    row,
    deciding,
    won: null,
  };
}

/** Where in the row of all faces the dice of a side lie. */
function fell({ dice, faces }: Frame, at: number): number[] {
  const first = dice.slice(0, at).reduce((sum, count) => sum + count, 0);
  return faces.slice(first, first + (dice[at] ?? 0));
}

/** What fell below the targeting value stands struck before what was rolled in its place, once that is known. */
export function diceOf(faces: readonly number[], row: readonly number[], targeting: number): Die[] {
  const again = [...row];
  const kept = faces.filter((face) => face >= targeting);
  for (const face of kept) {
    const place = again.indexOf(face);
    if (place >= 0) again.splice(place, 1);
  }
  return faces.flatMap((value): Die[] => {
    if (value >= targeting) return [{ value, struck: false }];
    const next = again.shift();
    return [{ value, struck: true }, ...(next === undefined ? [] : [{ value: next, struck: false }])];
  });
}

/** The first die at which the best two rows differ; -1 before all dice are final, and where nothing decides. */
export function decidingDie(rows: readonly (readonly number[])[]): number {
  if (rows.length < 2 || rows.some((row) => !row.length)) return -1;
  const higher = (one: readonly number[], two: readonly number[]) => {
    for (let at = 0; at < MOST_DICE; at++)
      if ((one[at] ?? 0) !== (two[at] ?? 0)) return (two[at] ?? 0) - (one[at] ?? 0);
    return 0;
  };
  const [best = [], second = []] = rows.toSorted(higher);
  return Array.from({ length: MOST_DICE }, (_, at) => at).find((at) => (best[at] ?? 0) !== (second[at] ?? 0)) ?? -1;
}
