/** The rules of thumb of Andromeda's Edge, by the question at which they are offered. */

import type { Thumb } from "../../table/orders";

const named = (...names: string[]): Thumb[] => names.map((name) => ({ name }));

/** With the tactics in hand there are more windows than turns, and most of the time there is nothing to play. */
export const thumbs: Record<string, Thumb[]> = {
  everywhere: [{ name: "nothing", routine: true }],
  "andromeda.base.any-resources": [{ name: "pay", routine: true, follows: () => null }],
  "andromeda.battle.escalation": named("join-50", "join-70"),
  "andromeda.battle.dice-energy": named("energy-1", "energy-2", "energy-3"),
  "andromeda.battle.tactical-operations": named("operation"),
  "andromeda.damage.module": named("least-harm"),
  "andromeda.damage.ship": named("least-harm"),
  "andromeda.moon.over-limit-own-turn": named("room"),
  "andromeda.moon.over-limit-other-turn": named("room"),
};
