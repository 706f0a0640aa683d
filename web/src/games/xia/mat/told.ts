/** What is told about a ship in a word or two. */

import type { Messages } from "../../../words/messages";
import type { Ship } from "../model";
import { tell } from "../words";

/** Hold spaces with nothing on them. */
export function free(ship: Ship): number {
  const covered = new Set([...ship.outfits.flatMap(({ sections }) => sections), ...ship.damaged]);
  return ship.hold.filter((cube, space) => !cube && !covered.has(space)).length;
}

export function placeOf(ship: Ship, words: Messages): string {
  const cell = ship.space && words.naming.spaces.get(ship.space.join());
  return cell ? words.text("xia.space", cell) : tell("not-there");
}
