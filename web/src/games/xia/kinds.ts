/** What an event of Xia is about, for those who only want that of it. */

import type { Event } from "../../types";

const MOVES = /^xia\.(move\.point-per-space|npc\.(move-|spawn)|explore\.(place-tile|blind-jump)|gate\.|respawn\.)/;
const AIMED = /^xia\.(combat\.(declare-attack|ability-attack|resolve)|npc\.\w+-target|ability\.mag-harpoon)$/;
const SUFFERED = /^xia\.(damage\.placement|death\.(removed|bounty))$/;

/** Whether it was done against a seat, counts for the score, or changes the map. */
export function kindOf({ code, params }: Event, seat: number): "against" | "score" | "map" | undefined {
  const targets = [params["target"], params["targets"]].flat();
  if (seat >= 0 && AIMED.test(code) && targets.includes(seat)) return "against";
  if (seat >= 0 && SUFFERED.test(code) && params["ship"] === seat) return "against";
  if ("points" in params && "fame" in params) return "score";
  return MOVES.test(code) ? "map" : undefined;
}
