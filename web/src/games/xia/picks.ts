/** What is answered in one gesture in Xia, and how. */

import type { Question, View } from "../../types";
import type { Rule } from "../../table/picks";
import { choicesOf, firstOf, nameOf } from "./combat/choices";
import { declares } from "./combat/underway";
import { tableOf, type Outfit, type Ship } from "./model";
import { tell } from "./words";

const STOW = { code: "xia.cargo.placing", key: "auto", text: () => tell("stow-freely") };

const declared: Rule = {
  fits: declares,
  drawing: () => import("./combat/Declare.svelte"),
  initial: firstOf,
};

export const picks: Record<string, Rule> = {
  "xia.damage.placement": {
    times: ({ about }) => Number(about?.["points"] ?? 0),
    advised: leastHarm,
    confirm: (_, { about }) => tell("lay-damage", { count: Number(about?.["points"] ?? 0) }),
    drawing: () => import("./mat/Damage.svelte"),
  },
  "xia.combat.declare-attack": {
    ...declared,
    confirm: (picks) => tell("declare-fire", { count: picks.length }),
    risky: () => true,
    deadly: (picks, question) => (choicesOf(question).odds.get(nameOf(picks))?.ram ?? 0) > 0,
  },
  "xia.combat.declare-defense": {
    ...declared,
    confirm: (picks) => tell("declare-defend", { count: picks.length }),
  },
  "xia.cargo.buy": { amount: true, along: STOW },
  "xia.cargo.buy-where": { along: STOW },
  "xia.cargo.collect": { along: STOW },
  "xia.cargo.sell": { amount: true },
  "xia.status.arm": { amount: true },
  "xia.rescue.arm-now": { amount: true },
};

/** Where damage hurts least: empty spaces, cubes, sections, uses, and armed uses; engines last of their kind. */
export function leastHarm({ options }: Question, view: View, count: number): string[] {
  const keys = (options ?? []).map(({ key }) => key);
  const harm = new Map(keys.map((key) => [key, harmOf(key, view)]));
  return keys.toSorted((one, other) => (harm.get(one) ?? 0) - (harm.get(other) ?? 0)).slice(0, count);
}

export const spaceOf = (key: string) => Number(key.slice(key.indexOf(",") + 1));
export const shipOf = (key: string) => Number(/^\w+:(\d+)/.exec(key)?.[1] ?? -1);

function harmOf(key: string, view: View): number {
  const ship = tableOf(view).ships[shipOf(key)];
  const space = spaceOf(key);
  const outfit = ship && outfitAt(ship, space);
  if (!ship || !outfit) return ship?.hold[space] ? 1 : 0;
  const use = outfit.uses.includes(space) ? 2 : 0;
  return 2 + use + (ship.markers.includes(space) ? 2 : 0) + (outfit.kind === "engine" ? 1 : 0);
}

export const outfitAt = (ship: Ship, space: number): Outfit | undefined =>
  ship.outfits.find(({ sections }) => sections.includes(space));
