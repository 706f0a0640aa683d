/** The steps of ships that are told of. */

import { at } from "../../../board/hexes";
import type { Step } from "../../../board/tracks";
import type { Event } from "../../../types";

/** What tells the space that a ship comes to. */
const STEP = /^xia\.(move\.point-per-space|move\.forced-stop-occupied|npc\.move-|gate\.|explore\.blind-jump)/;

export function flown(news: readonly Event[]): Step[] {
  return news.flatMap(({ code, params: { ship, space } }) =>
    typeof ship === "number" && Array.isArray(space) && STEP.test(code)
      ? [{ piece: ship, to: at([Number(space[0]), Number(space[1])]) }]
      : [],
  );
}
