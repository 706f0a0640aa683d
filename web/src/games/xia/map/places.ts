/** Options that have a place on the map. */

import type { Option, Reason } from "../../../types";
import type { XiaTable } from "../model";
import { keyOf } from "./hexes";

/** What can go wrong on the way of an option. */
export interface Risk {
  /** Of a hundred: that it does not end well, and that the ship is lost. */
  wrong: number;
  destroyed: number;
}

export interface Place {
  hex: string;
  options: Option[];
  /** Movement that the cheapest of them costs, or none. */
  cost: number | null;
  risk: Risk | null;
}

const ON_SHIP = new Set(["ship", "rescue"]);
const ON_HEX = new Set(["hex", "follow", "edge", "gate", "cross", "jump"]);

type Table = Pick<XiaTable, "ships">;

/** The space that an option belongs to, as `q,r`. */
export function hexOfOption(option: Option, { ships }: Table): string | null {
  const [word = "", rest = ""] = option.thing.split(":");
  const [first = "", second = ""] = rest.split(",");
  if (ON_HEX.has(word) && second !== "") return keyOf(Number(first), Number(second));
  if (!ON_SHIP.has(word)) return null;
  const space = ships[Number(first)]?.space;
  return space ? keyOf(space[0], space[1]) : null;
}

export function riskOf(option: Option): Risk | null {
  const { safe, destroyed = 0 } = option.about as Record<string, unknown>;
  if (typeof safe !== "number" || safe >= 100) return null;
  return { wrong: 100 - safe, destroyed: Number(destroyed) };
}

export function places(options: readonly Option[], table: Table): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const option of options) {
    const hex = hexOfOption(option, table);
    if (hex === null) continue;
    const cost = typeof option.about["cost"] === "number" ? option.about["cost"] : null;
    const risk = riskOf(option);
    const place = found.get(hex);
    if (!place) {
      found.set(hex, { hex, options: [option], cost, risk });
      continue;
    }
    place.options.push(option);
    if (cost !== null) place.cost = Math.min(place.cost ?? cost, cost);
    // The mildest way in tells whether the space can be entered without a roll.
    place.risk = place.risk && risk ? (risk.wrong < place.risk.wrong ? risk : place.risk) : null;
  }
  return found;
}

/** What cannot be done now in a space: to stop there, or with a ship that is there. Reaching there comes after that. */
export function barredAt(reasons: readonly Reason[], table: Table): Map<string, Reason[]> {
  const found = new Map<string, Reason[]>();
  for (const reason of reasons) {
    const hex = hexOfOption({ key: reason.key, thing: reason.key, about: {} }, table);
    if (hex !== null) found.set(hex, [...(found.get(hex) ?? []), reason]);
  }
  return found;
}

/** The spaces on the way, as far as the option tells them. */
export const wayOf = (option: Option): string[] =>
  String(option.about["way"] ?? "")
    .split(" ")
    .filter(Boolean);
