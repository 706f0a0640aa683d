/** Options that have a place on the map. */

import { keyOf } from "../../../board/hexes";
import type { Option, Reason, View } from "../../../types";
import type { XiaTable } from "../model";

const ON_SHIP = new Set(["ship", "rescue"]);
const ON_HEX = new Set(["hex", "follow", "edge", "gate", "cross", "jump"]);

type Table = Pick<XiaTable, "ships">;

/** The space that a thing belongs to, as `q,r`. */
export function spaceOf(thing: string, { ships }: Table): string | null {
  const [word = "", rest = ""] = thing.split(":");
  const [first = "", second = ""] = rest.split(",");
  if (ON_HEX.has(word) && second !== "") return keyOf(Number(first), Number(second));
  if (!ON_SHIP.has(word)) return null;
  const space = ships[Number(first)]?.space;
  return space ? keyOf(space[0], space[1]) : null;
}

/** The movement that is left after a step of the Move that is under way. */
export function leftAfter({ about: { spends } }: Option, { stack }: View): number | null {
  const movement = stack.findLast((frame) => frame["is"] === "Move")?.["movement"];
  return typeof spends === "number" && typeof movement === "number" ? movement - spends : null;
}

/** What cannot be done now in a space: to stop there, or with a ship that is there. Reaching there comes after that. */
export function barredAt(reasons: readonly Reason[], table: Table): Map<string, Reason[]> {
  const found = new Map<string, Reason[]>();
  for (const reason of reasons) {
    const hex = spaceOf(reason.key, table);
    if (hex !== null) found.set(hex, [...(found.get(hex) ?? []), reason]);
  }
  return found;
}

/** What can be done at any time with a thing on the map. */
export function actsAt(acts: readonly Option[], table: Table): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const act of acts) {
    const hex = spaceOf(act.thing, table);
    if (hex !== null) found.set(hex, [...(found.get(hex) ?? []), act]);
  }
  return found;
}
