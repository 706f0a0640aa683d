/** The table and the box of Destiny Aurora, as far as they are drawn. */

import type { BoardProps } from "..";
import type { Event, View } from "../../types";

export type Field = "surface" | "orbit";
export const FIELDS: readonly Field[] = ["surface", "orbit"];
export type Props = BoardProps;

interface Laid {
  name: string;
  turn: number;
}
/** The dock of a ship at its home planet. */
export const HOME = 4;
export const SHIELDS = 10;
export const HULL = 6;

export interface Item {
  name: string;
}
export interface Figure {
  name: string;
  seat: number;
  ship: number;
  room: string;
  square: number;
  wounds: number;
  out: boolean;
  hidden: boolean;
  carrier: number;
  gear: Item[];
  tokens: string[];
  holds: string[];
}
export interface Ship {
  name: string;
  seat: number;
  side: number;
  square: number;
  facing: number;
  dock: number;
  damage: number;
  shields_up: boolean;
  salvage: Item[];
  captor: number;
}
export interface Placed {
  name: string;
  square: number;
}
export interface Table {
  surface: Laid[];
  orbit: Laid[];
  planets: string[];
  figures: Figure[];
  ships: Ship[];
  things: Placed[];
  piles: { square: number }[];
  crates: number[];
  salvage: number[];
  walls: [square: number, side: number][];
  mines: [square: number, ship: number][];
  /** By seat, what each has earned, by its sources. */
  pay: number[][];
  mission: string;
  tier: number;
  round: number;
  deck: number;
  left: number;
  timed: boolean;
  quicker: boolean;
}
interface Tile {
  /** In base 64: a code for each of 64 squares. */
  ground: string;
  levels: string;
  /** The square to the west or north of it, whether it lies below that, and its code. */
  edges: [square: number, below: boolean, code: number][];
}
export interface Box {
  surface: Record<string, Tile>;
  orbit: Record<string, Tile>;
  crew: Record<string, { health: number }>;
  missions: Record<string, { reward: number; coalition: string }>;
  bounties: Record<string, number>;
}

export const tableOf = (view: View) => view.table as unknown as Table;

// --- squares: as `table/board.py` of the game numbers them ----------------------------------------------------------------
export const TILE = 8;
export const DEEP = 2;
export const WIDTH = 3 * TILE + 2 * DEEP;
const FIRST = DEEP + TILE;
export const CAPS = ["north", "east", "south", "west"];
/** The column and the row of each place, in tiles: the centre, four sides, four corners. */
export const CORNERS = [
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
export const at = (column: number, row: number) => row * WIDTH + column;
/** In the middle of the outer row of each cap. */
export const DOCKS = [at(FIRST + 3, 0), at(WIDTH - 1, FIRST + 3), at(FIRST + 4, WIDTH - 1), at(0, FIRST + 4)];

/** The squares of an end cap, row by row. */
export function ofCap(cap: number): { square: number; row: number; column: number }[] {
  const lies = cap % 2 === 0;
  const [rows, columns] = lies ? [DEEP, TILE] : [TILE, DEEP];
  const top = cap === 2 ? WIDTH - DEEP : lies ? 0 : FIRST;
  const left = cap === 1 ? WIDTH - DEEP : lies ? FIRST : 0;
  return Array.from({ length: rows * columns }, (_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    return { square: at(left + column, top + row), row, column };
  });
}

export type Ground = "clear" | "hindering" | "blocking" | "water";
const GROUNDS: Record<number, Ground> = { 1: "hindering", 2: "blocking", 3: "water" };
export type Kind = "wall" | "door" | "steps" | "ledge";
const [WALL, DOOR, STAIRS] = [1, 2, 4];
const KINDS: Record<number, Kind> = { [WALL]: "wall", [DOOR]: "door", [STAIRS]: "steps" };

export interface Cell {
  square: number;
  ground: Ground;
  level: number;
  /** Of an end cap. */
  cap: boolean;
}
/** Between a square and the one to the east or to the south of it. */
export interface Border {
  square: number;
  south: boolean;
  kind: Kind;
}

const codes = (base64: string) => Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** From the number of a square on a tile as drawn to the square of the board. */
function turned(place: number, turn: number, number: number): number {
  const [across, down] = CORNERS[place] ?? [0, 0];
  let [row, column] = [Math.floor(number / TILE), number % TILE];
  for (let quarter = 0; quarter < turn % 4; quarter++) [column, row] = [TILE - 1 - row, column];
  return at(DEEP + TILE * across + column, DEEP + TILE * down + row);
}

export function cellsOf(table: Table, box: Box, field: Field): Map<number, Cell> {
  const found = new Map<number, Cell>();
  for (const [place, { name, turn }] of table[field].entries()) {
    const tile = box[field][name];
    if (!tile) continue;
    const levels = codes(tile.levels);
    for (const [number, code] of codes(tile.ground).entries()) {
      const square = turned(place, turn, number);
      found.set(square, { square, ground: GROUNDS[code] ?? "clear", level: levels[number] ?? 1, cap: false });
    }
  }
  for (const cap of CAPS.keys())
    for (const { square } of ofCap(cap)) found.set(square, { square, ground: "clear", level: 1, cap: true });
  return found;
}

/** Walls, doorways and steps as they are printed and broken, and the ledges between levels. */
export function bordersOf(table: Table, box: Box, field: Field, cells: ReadonlyMap<number, Cell>): Border[] {
  const found = new Map<string, Border>();
  const put = (one: number, two: number, kind: Kind) => {
    const square = Math.min(one, two);
    const south = Math.abs(one - two) === WIDTH;
    found.set(`${square},${south}`, { square, south, kind });
  };
  for (const { square, level } of cells.values())
    for (const next of [square + 1, square + WIDTH]) {
      const other = cells.get(next);
      const beside = next !== square + 1 || next % WIDTH > 0;
      if (other && beside && other.level !== level) put(square, next, "ledge");
    }
  for (const [place, { name, turn }] of table[field].entries())
    for (const [number, below, code] of box[field][name]?.edges ?? []) {
      const kind = KINDS[code];
      if (kind) put(turned(place, turn, number), turned(place, turn, number + (below ? TILE : 1)), kind);
    }
  if (field === "surface")
    for (const [square, side] of table.walls) put(square, square + ([-WIDTH, 1, WIDTH, -1][side / 2] ?? 1), "door");
  return [...found.values()];
}

// --- what options belong to -------------------------------------------------------------------------------------------
/** The square of a thing on a board: `square:12`, `crew:3`, `orbit:40` and the like; null where it is not on it. */
export function squareOf(thing: string, table: Table, field: Field): number | null {
  const [word, rest] = thing.split(":");
  const number = Number(rest);
  const places: Record<string, number | undefined> =
    field === "orbit"
      ? {
          orbit: number,
          salvage: table.salvage[number],
          ship: table.ships[number]?.square,
        }
      : {
          square: number,
          crate: table.crates[number],
          dock: DOCKS[number],
          crew: table.figures[number]?.square,
          thing: table.things[number]?.square,
          pile: table.piles[number]?.square,
        };
  const found = word === undefined ? undefined : places[word];
  return found === undefined || found < 0 ? null : found;
}

const OF_ORBIT = /^aurora\.(ship-|salvage\.|boarding\.|overtaken\.|landing\.ascended)/;
const OF_SURFACE = /^aurora\.(move|combat|search|ko|stealth|elude|interact|landing|terrain|scan)\./;

/** The board that an event happens on. */
export function fieldOf({ code }: Pick<Event, "code">): Field | null {
  if (OF_ORBIT.test(code)) return "orbit";
  return OF_SURFACE.test(code) ? "surface" : null;
}

/** The board that the turn is on. */
export const playedOn = ({ stack }: View): Field =>
  stack.some((frame) => frame["is"] === "ShipPhase") ? "orbit" : "surface";
