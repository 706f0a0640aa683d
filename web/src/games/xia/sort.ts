/** What an event of Xia is to a captain: against him, a gain of Fame, or something on the map. */

import type { Sort } from "../../digest/digest";
import type { Event } from "../../types";

/** By which parameter an event names the one whom it hits. */
const AGAINST: Record<string, string> = {
  "xia.combat.declare-attack": "target",
  "xia.combat.ability-attack": "targets",
  "xia.combat.resolve": "target",
  "xia.ability.mag-harpoon": "target",
  "xia.death.removed": "ship",
  "xia.death.bounty": "ship",
  "xia.death.missions": "seat",
  "xia.npc.enforcer-target": "target",
  "xia.npc.scoundrel-target": "target",
};
/** A ship is somewhere else now: of its steps only where they led to is worth a line. */
export const MOVES = new Set([
  "xia.move.point-per-space",
  "xia.npc.move-nebula",
  "xia.npc.move-gates",
  "xia.npc.move-entrances",
  "xia.npc.spawn",
  "xia.gate.use",
  "xia.gate.tigris",
  "xia.respawn.where",
  "xia.ability.fold-drive",
]);
const ON_THE_MAP = new Set(["xia.explore.place-tile", "xia.explore.token-collect", "xia.death.removed"]);

export function sort({ code, params }: Event, seat: number): Sort | null {
  const hit = params[AGAINST[code] ?? ""];
  if (Array.isArray(hit) ? hit.includes(seat) : hit === seat) return { kind: "against" };
  if (code.startsWith("xia.fame.") || code === "xia.gate.first-use-fame") return { kind: "score" };
  if (MOVES.has(code)) return { kind: "map", of: `ship ${String(params["ship"] ?? params["seat"])}` };
  return ON_THE_MAP.has(code) ? { kind: "map" } : null;
}
