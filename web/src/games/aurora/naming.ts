/**
 * What the squares of both boards are called, and what options name by a number: as `shown/names.py` of the game does.
 * A square of the planet is its number, one of the space board `orbit` and its number.
 */

import type { View } from "../../types";
import type { Naming } from "../../words/messages";

interface Named {
  name: string;
}
interface Placed {
  square: number;
}
interface Table {
  surface: Named[];
  orbit: Named[];
  planets: string[];
  figures: Named[];
  ships: Named[];
  things: Named[];
  crates: number[];
  salvage: number[];
  piles: Placed[];
}
interface Spot extends Record<string, string> {
  kind: string;
  name: string;
  square: string;
}

const EXPLOSION = -1;
const TILE = 8;
const DEEP = 2;
const WIDTH = 3 * TILE + 2 * DEEP;
const FIRST = DEEP + TILE;
const CAPS = ["north", "east", "south", "west"];
const ROWS = "abcdefgh";
/** The column and the row of each place, in tiles: the centre, four sides, four corners. */
const CORNERS = [
  [1, 1],
  [1, 0],
  [2, 1],
  [1, 2],
  [0, 1],
  [2, 0],
  [2, 2],
  [0, 2],
  [0, 0],
] as const;
const at = (column: number, row: number) => row * WIDTH + column;
/** In the middle of the outer row of each cap. */
const DOCKS = [at(FIRST + 3, 0), at(WIDTH - 1, FIRST + 3), at(FIRST + 4, WIDTH - 1), at(0, FIRST + 4)];

const spot = (kind: string, name: string, square = ""): Spot => ({ kind, name, square });
const letters = (row: number, column: number) => `${ROWS[row]}${column + 1}`;

/** The squares of an end cap, with their places on it. */
function ofCap(cap: number): [number, string][] {
  const lies = cap % 2 === 0;
  const [rows, columns] = lies ? [DEEP, TILE] : [TILE, DEEP];
  const top = cap === 2 ? WIDTH - DEEP : lies ? 0 : FIRST;
  const left = cap === 1 ? WIDTH - DEEP : lies ? FIRST : 0;
  const found: [number, string][] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) found.push([at(left + column, top + row), letters(row, column)]);
  return found;
}

function spots(tiles: Named[], planets?: string[]): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const [place, { name }] of tiles.entries()) {
    const [column, row] = CORNERS[place] ?? [0, 0];
    for (let down = 0; down < TILE; down++)
      for (let right = 0; right < TILE; right++)
        found.set(at(DEEP + TILE * column + right, DEEP + TILE * row + down), spot("tile", name, letters(down, right)));
  }
  for (const [cap, name] of CAPS.entries())
    for (const [square, short] of ofCap(cap)) {
      const ground = DOCKS[cap] === square ? spot("dock", name) : spot("field", name, short);
      found.set(square, planets ? spot("planet", planets[cap] ?? "unknown", short) : ground);
    }
  return found;
}

export function naming(view: View): Naming {
  const table = view.table as unknown as Table;
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
