/**
 * What the squares of both boards are called, and what options name by a number: as `shown/names.py` of the game does.
 * A square of the planet is its number, one of the space board `orbit` and its number.
 */

import type { View } from "../../types";
import type { Naming } from "../../words/messages";
import { at, CAPS, CORNERS, DEEP, DOCKS, ofCap, tableOf, TILE } from "./model";

interface Spot extends Record<string, string> {
  kind: string;
  name: string;
  square: string;
}

const EXPLOSION = -1;
const ROWS = "abcdefgh";

const spot = (kind: string, name: string, square = ""): Spot => ({ kind, name, square });
const letters = (row: number, column: number) => `${ROWS[row]}${column + 1}`;

function spots(tiles: readonly { name: string }[], planets?: string[]): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const [place, { name }] of tiles.entries()) {
    const [column, row] = CORNERS[place] ?? [0, 0];
    for (let down = 0; down < TILE; down++)
      for (let right = 0; right < TILE; right++)
        found.set(at(DEEP + TILE * column + right, DEEP + TILE * row + down), spot("tile", name, letters(down, right)));
  }
  for (const [cap, name] of CAPS.entries())
    for (const { square, row, column } of ofCap(cap)) {
      const short = letters(row, column);
      const ground = DOCKS[cap] === square ? spot("dock", name) : spot("field", name, short);
      found.set(square, planets ? spot("planet", planets[cap] ?? "unknown", short) : ground);
    }
  return found;
}

export function naming(view: View): Naming {
  const table = tableOf(view);
  const surface = spots(table.surface);
  const orbit = spots(table.orbit, table.planets);
  const spaces = new Map<string, Spot>();
  const put = (space: string, found: Spot | undefined) => found && spaces.set(space, found);
  for (const [square, found] of surface) put(String(square), found);
  for (const [square, found] of orbit) put(`orbit,${square}`, found);
  for (const [number, { name }] of table.figures.entries()) put(`crew,${number}`, spot("crew", name));
  for (const [number, { name }] of table.ships.entries()) put(`ship,${number}`, spot("ship", name));
  for (const [number, { name }] of table.things.entries()) put(`thing,${number}`, spot("thing", name));
  for (const [number, name] of [...CAPS, "home"].entries()) put(`dock,${number}`, spot("dock", name));
  for (const [number, square] of table.crates.entries()) put(`crate,${number}`, surface.get(square));
  for (const [number, square] of table.salvage.entries()) put(`salvage,${number}`, orbit.get(square));
  for (const [number, { square }] of table.piles.entries()) put(`pile,${number}`, surface.get(square));
  return { spaces, others: new Map([[EXPLOSION, "explosion"]]) };
}
