/** Where ships flew while somebody was away: runs of spaces, broken where a ship came from somewhere else. */

import type { Event } from "../../../types";
import { MOVES } from "../sort";
import type { Hex } from "../model";
import { STEPS } from "../../../board/hexes";

export interface Trail {
  ship: number;
  runs: Hex[][];
}

const near = (one: Hex, other: Hex) => STEPS.some(([q, r]) => one[0] + q === other[0] && one[1] + r === other[1]);

export function trails(events: readonly Event[]): Trail[] {
  const found = new Map<number, Hex[][]>();
  for (const { code, params } of events) {
    const [ship, space] = [params["ship"] ?? params["seat"], params["space"] as unknown as Hex];
    if (!MOVES.has(code) || typeof ship !== "number" || !Array.isArray(space)) continue;
    const runs = found.get(ship) ?? [];
    found.set(ship, runs);
    const last = runs.at(-1)?.at(-1);
    if (last && near(last, space)) runs.at(-1)?.push(space);
    else if (last?.[0] !== space[0] || last?.[1] !== space[1]) runs.push([space]);
  }
  return [...found].map(([ship, runs]) => ({ ship, runs }));
}
