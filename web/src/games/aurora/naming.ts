/**
 * What the squares of both boards are called, and what options name by a number: as `shown/names.py` of the game does.
 * A square of the planet is its number, one of the space board `orbit` and its number.
 */

import type { View } from "../../types";
import type { Naming } from "../../words/messages";
import { at, CAPS, layoutOf, tableOf, TILE, type Table } from "./model";

interface Spot extends Record<string, string> {
  kind: string;
  name: string;
  square: string;
}

const EXPLOSION = 300;
const ACTORS = 100;
const NPC_SHIPS = 200;
const ROWS = "abcdefgh";

const spot = (kind: string, name: string, square = ""): Spot => ({ kind, name, square });
const letters = (row: number, column: number) => `${ROWS[row]}${column + 1}`;

function spots(tiles: readonly { name: string }[], planets?: string[]): Map<number, Spot> {
  const found = new Map<number, Spot>();
  const layout = layoutOf(tiles);
  for (const [place, { name }] of tiles.entries()) {
    const [left, top] = layout.origin(place);
    for (let down = 0; down < TILE; down++)
      for (let right = 0; right < TILE; right++)
        found.set(at(left + right, top + down), spot("tile", name, letters(down, right)));
  }
  for (const [cap, name] of CAPS.entries())
    for (const { square, row, column } of layout.caps[cap] ?? []) {
      const short = letters(row, column);
      const ground = layout.docks[cap] === square ? spot("dock", name) : spot("field", name, short);
      found.set(square, planets ? spot("planet", planets[cap] ?? "unknown", short) : ground);
    }
  return found;
}

/** Figures and ships that nobody plays, by the numbers of their dice. */
function actors({ figures, ships }: Table): [number, string][] {
  const of = (first: number, all: readonly { name: string; seat: number }[]) =>
    all.flatMap(({ name, seat }, number): [number, string][] => (seat < 0 ? [[first + number, name]] : []));
  return [...of(ACTORS, figures), ...of(NPC_SHIPS, ships)];
}

/** Between missions no boards lie there, and what was told last still speaks of those `before`. */
export function naming(view: View, _box: unknown, before?: Naming): Naming {
  const table = tableOf(view);
  const surface = spots(table.surface);
  const orbit = spots(table.orbit, table.planets);
  const spaces = new Map<string, Record<string, string>>();
  if (!table.surface.length) for (const [space, found] of before?.spaces ?? []) spaces.set(space, found);
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
  return { spaces, others: new Map([[EXPLOSION, "explosion"], ...actors(table)]) };
}
