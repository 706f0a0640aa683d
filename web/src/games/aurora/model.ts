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
/** The side of villains; creatures come after it. */
export const VILLAINS = 2;
export const SHIELDS = 10;

export interface Item {
  name: string;
}
export interface Figure {
  name: string;
  seat: number;
  side: number;
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
  upgrades: string[];
}
export interface Ship {
  name: string;
  seat: number;
  side: number;
  square: number;
  facing: number;
  dock: number;
  damage: number;
  hull: number;
  shields_up: boolean;
  salvage: Item[];
  upgrades: string[];
  captor: number;
}
export interface Placed {
  name: string;
  square: number;
}
/** What a mission is about. A side has been alone beside it for so many rounds, where that counts. */
interface Thing extends Placed {
  side: number;
  rounds: number;
}
export interface Table {
  surface: Laid[];
  orbit: Laid[];
  planets: string[];
  figures: Figure[];
  ships: Ship[];
  things: Thing[];
  /** Who of the crew that the game plays acts by which card. */
  mates: { figure: number; card: string }[];
  piles: { square: number }[];
  crates: number[];
  salvage: number[];
  walls: [square: number, side: number][];
  mines: [square: number, ship: number][];
  /** By seat, what each has earned in this mission, by its sources; and in those of the campaign before it. */
  pay: number[][];
  earned: number[][];
  /** By seat, what there is to spend on shore leave. */
  digits: number[];
  /** How many missions lead to the ending; 0 for a single mission. */
  campaign: number;
  storyline: string;
  played: string[];
  mission: string;
  level: number;
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
  recruits: Record<string, { health: number }>;
  /** The health of each enemy, by level. */
  enemies: Record<string, number>[];
  missions: Record<string, { reward: number; coalition: string; titles: string[] }>;
  endings: Record<string, { reward: number; coalition: string }>;
  bounties: Record<string, number>;
}

export const tableOf = (view: View) => view.table as unknown as Table;

/** Of one of a crew, a recruit or an enemy. */
export const healthOf = (box: Box, { level }: Table, name: string) =>
  (box.crew[name] ?? box.recruits[name])?.health ?? box.enemies[level - 1]?.[name] ?? 0;

/** By what class a piece is drawn: in the colour of its player, or as what the game plays. */
export function classOf(
  { seat, side }: { seat: number; side: number },
  colours: readonly (string | undefined)[],
): string {
  if (seat >= 0) return `seat-${colours[seat]}`;
  return side < VILLAINS ? "rival" : "enemy";
}

// --- squares: as `table/board.py` of the game numbers them ----------------------------------------------------------------
export const TILE = 8;
export const DEEP = 2;
export const WIDTH = 3 * TILE + 2 * DEEP;
const FIRST = DEEP + TILE;
export const CAPS = ["north", "east", "south", "west"];
/** The column and the row of each place on a board of nine, in tiles: the centre, four sides, four corners. The last
 * two are on a larger board. */
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
  [1, -1],
  [1, 3],
] as const;
const NINE = 9;
export const at = (column: number, row: number) => row * WIDTH + column;

interface OfCap {
  square: number;
  row: number;
  column: number;
}
/** Where the tiles, the end caps and the docks of a board are. */
export interface Layout {
  height: number;
  /** The squares of each end cap, row by row. */
  caps: OfCap[][];
  /** In the middle of the outer row of each cap. */
  docks: number[];
  /** The column and the row of the first square of a tile. */
  origin: (place: number) => [number, number];
}

function laid(down: number): Layout {
  const height = (3 + 2 * down) * TILE + 2 * DEEP;
  const middle = FIRST + TILE * down;
  const cap = (number: number): OfCap[] => {
    const lies = number % 2 === 0;
    const [rows, columns] = lies ? [DEEP, TILE] : [TILE, DEEP];
    const top = number === 2 ? height - DEEP : lies ? 0 : middle;
    const left = number === 1 ? WIDTH - DEEP : lies ? FIRST : 0;
    return Array.from({ length: rows * columns }, (_, place) => {
      const [row, column] = [Math.floor(place / columns), place % columns];
      return { square: at(left + column, top + row), row, column };
    });
  };
  return {
    height,
    caps: CAPS.map((_, number) => cap(number)),
    docks: [at(FIRST + 3, 0), at(WIDTH - 1, middle + 3), at(FIRST + 4, height - 1), at(0, middle + 4)],
    origin: (place) => {
      const [column, row] = CORNERS[place] ?? [0, 0];
      return [DEEP + TILE * column, DEEP + TILE * (row + down)];
    },
  };
}
const LAYOUTS = [laid(0), laid(1)] as const;
/** By how many tiles it has. */
export const layoutOf = (tiles: readonly unknown[]): Layout => LAYOUTS[tiles.length > NINE ? 1 : 0];

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
function turned(layout: Layout, place: number, turn: number, number: number): number {
  const [left, top] = layout.origin(place);
  let [row, column] = [Math.floor(number / TILE), number % TILE];
  for (let quarter = 0; quarter < turn % 4; quarter++) [column, row] = [TILE - 1 - row, column];
  return at(left + column, top + row);
}

export function cellsOf(table: Table, box: Box, field: Field): Map<number, Cell> {
  const found = new Map<number, Cell>();
  const layout = layoutOf(table[field]);
  for (const [place, { name, turn }] of table[field].entries()) {
    const tile = box[field][name];
    if (!tile) continue;
    const levels = codes(tile.levels);
    for (const [number, code] of codes(tile.ground).entries()) {
      const square = turned(layout, place, turn, number);
      found.set(square, { square, ground: GROUNDS[code] ?? "clear", level: levels[number] ?? 1, cap: false });
    }
  }
  for (const cap of table[field].length ? layout.caps : [])
    for (const { square } of cap) found.set(square, { square, ground: "clear", level: 1, cap: true });
  return found;
}

/** Walls, doorways and steps as they are printed and broken, and the ledges between levels. */
export function bordersOf(table: Table, box: Box, field: Field, cells: ReadonlyMap<number, Cell>): Border[] {
  const found = new Map<string, Border>();
  const layout = layoutOf(table[field]);
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
      const to = (square: number) => turned(layout, place, turn, square);
      if (kind) put(to(number), to(number + (below ? TILE : 1)), kind);
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
          dock: layoutOf(table.surface).docks[number],
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
