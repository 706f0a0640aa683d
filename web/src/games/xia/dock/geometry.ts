/**
 * Shapes in a Hold: plain geometry, for what is only tried. Whether something may be done is for the server to say.
 *
 * A set of Hold spaces is one number with a bit for each: no Hold has more than 16.
 */

export type Cell = readonly [x: number, y: number];

export interface Shape {
  cells: readonly Cell[];
  /** Which of the cells are Use Spaces. */
  uses: readonly number[];
}

/** Turned by so many quarters, with the upper left corner of its box at x, y. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** A spot in a Hold, with the spaces that it covers, in the order of the cells. */
export interface Way extends Spot {
  spaces: number[];
}

/** Something that lies in a Hold or is to lie there; a cube is a shape of one cell. */
export interface Piece {
  id: number;
  name: string;
  cube: boolean;
  shape: Shape;
  /** Where it lies; in hand it lies nowhere. */
  spot: Spot | null;
  /** It stays where it lies. */
  fixed: boolean;
  /** It is not mine yet. */
  wanted: boolean;
  /** Which of the cells bear a marker. */
  marked: number[];
}

/** A Hold with what lies in it. */
export interface Layout {
  hull: readonly Cell[];
  damaged: readonly number[];
  pieces: readonly Piece[];
}

export interface Clash {
  cell: Cell;
  /** What is there: another piece, damage, or no Hold at all. */
  by: Piece | "damage" | "outside";
}

const LETTERS = "ABCDEFGHIJKLMNOP";

/** As on a chart: `C3` is the third from the left in the third row. */
export const cellName = ([x, y]: Cell) => `${LETTERS[x] ?? "·"}${y + 1}`;

const bits = (spaces: readonly number[]) => spaces.reduce((mask, space) => mask | (1 << space), 0);

function count(mask: number): number {
  let found = 0;
  for (let rest = mask; rest; rest &= rest - 1) found += 1;
  return found;
}

/** Clockwise, in the order in which the cells were given, pushed into the upper left corner. */
export function turned(cells: readonly Cell[], quarters: number): Cell[] {
  let now = cells.map(([x, y]): Cell => [x, y]);
  for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) now = now.map(([x, y]): Cell => [-y, x]);
  const [left, top] = [Math.min(...now.map(([x]) => x)), Math.min(...now.map(([, y]) => y))];
  return now.map(([x, y]): Cell => [x - left, y - top]);
}

/** The cells that a shape covers in this spot, whether there is a Hold or not. */
export const cellsAt = (shape: Shape, { x, y, turn }: Spot): Cell[] =>
  turned(shape.cells, turn).map(([dx, dy]): Cell => [x + dx, y + dy]);

const numbered = (hull: readonly Cell[]) => new Map(hull.map(([x, y], space) => [`${x},${y}`, space]));

/** The Hold spaces of these cells; -1 where there is none. */
export function spacesOf(hull: readonly Cell[], cells: readonly Cell[]): number[] {
  const numbers = numbered(hull);
  return cells.map(([x, y]) => numbers.get(`${x},${y}`) ?? -1);
}

/** All ways to lie in the empty Hold. Two turns that cover and use the same spaces are one. */
export function ways(hull: readonly Cell[], shape: Shape): Way[] {
  const numbers = numbered(hull);
  const found = new Map<string, Way>();
  for (let turn = 0; turn < 4; turn++) {
    const cells = turned(shape.cells, turn);
    const corners = new Map(
      hull.flatMap(([x, y]) => cells.map(([dx, dy]) => [`${x - dx},${y - dy}`, [x - dx, y - dy]])),
    );
    for (const [x = 0, y = 0] of corners.values()) {
      const spaces = cells.map(([dx, dy]) => numbers.get(`${x + dx},${y + dy}`) ?? -1);
      if (spaces.includes(-1)) continue;
      const same = `${bits(spaces)},${bits(shape.uses.map((use) => spaces[use] ?? 0))}`;
      if (!found.has(same)) found.set(same, { x, y, turn, spaces });
    }
  }
  const upright = (one: Way, other: Way) => one.turn - other.turn || one.y - other.y || one.x - other.x;
  return [...found.values()].toSorted(upright);
}

/** The spot of a shape whose cells lie on these spaces. */
export function spotOf(hull: readonly Cell[], shape: Shape, spaces: readonly number[]): Spot | null {
  const [first = 0] = spaces;
  const [x, y] = hull[first] ?? [0, 0];
  for (let turn = 0; turn < 4; turn++) {
    const [dx, dy] = turned(shape.cells, turn)[0] ?? [0, 0];
    const spot = { x: x - dx, y: y - dy, turn };
    if (spacesOf(hull, cellsAt(shape, spot)).join() === spaces.join()) return spot;
  }
  return null;
}

/** The spaces of a piece that lies in the Hold. */
export const lying = (hull: readonly Cell[], piece: Piece) =>
  piece.spot ? spacesOf(hull, cellsAt(piece.shape, piece.spot)).filter((space) => space >= 0) : [];

/** The spaces on which nothing lies, as a set; some pieces may be left out of account. */
export function freeSpaces(
  { hull, damaged, pieces }: Layout,
  without: (piece: Piece) => boolean = () => false,
): number {
  const taken = pieces.filter((piece) => !without(piece)).flatMap((piece) => lying(hull, piece));
  return bits(hull.map((_, space) => space)) & ~bits([...damaged, ...taken]);
}

/** The ways for a piece to lie between the others. */
export function fits(layout: Layout, piece: Piece): Way[] {
  const free = freeSpaces(layout, (other) => other.id === piece.id);
  return ways(layout.hull, piece.shape).filter(({ spaces }) => !(bits(spaces) & ~free));
}

/** What is in the way of a piece in this spot, cell by cell. */
export function clashes(layout: Layout, piece: Piece, spot: Spot): Clash[] {
  const { hull, damaged, pieces } = layout;
  const others = pieces.filter((other) => other.id !== piece.id);
  return cellsAt(piece.shape, spot).flatMap((cell): Clash[] => {
    const [space = -1] = spacesOf(hull, [cell]);
    if (space < 0) return [{ cell, by: "outside" }];
    const by = others.find((other) => lying(hull, other).includes(space));
    if (by) return [{ cell, by }];
    return damaged.includes(space) ? [{ cell, by: "damage" }] : [];
  });
}

/** The same piece turned by a quarter about one of its cells, which stays where it is. */
export function quarter(shape: Shape, spot: Spot, about: number): Spot {
  const [x, y] = cellsAt(shape, spot)[about] ?? [spot.x, spot.y];
  const turn = (spot.turn + 1) % 4;
  const [dx, dy] = turned(shape.cells, turn)[about] ?? [0, 0];
  return { x: x - dx, y: y - dy, turn };
}

// --- arranging -------------------------------------------------------------------------------------------------------
/** One way for all these shapes to lie on the free spaces, with some left over; null where there is none. */
export function pack(hull: readonly Cell[], shapes: readonly Shape[], free: number, spare = 0): Way[] | null {
  if (shapes.reduce((sum, { cells }) => sum + cells.length, 0) + spare > count(free)) return null;
  const lists = shapes.map((shape) => ways(hull, shape).map((way) => ({ way, mask: bits(way.spaces) })));
  const big = shapes
    .map((_, i) => i)
    .toSorted((a, b) => (shapes[b]?.cells.length ?? 0) - (shapes[a]?.cells.length ?? 0));
  const failed = new Set<string>();
  const found: Way[] = [];

  /** The first free space is covered by one of the shapes, or stays empty. */
  function search(left: number[], room: number): boolean {
    if (!left.length) return true;
    if (left.reduce((sum, i) => sum + (shapes[i]?.cells.length ?? 0), 0) > count(room)) return false;
    const key = `${left.join()}:${room}`;
    if (failed.has(key)) return false;
    const first = room & -room;
    for (const i of left) {
      for (const { way, mask } of lists[i] ?? []) {
        if (!(mask & first) || mask & ~room) continue;
        found[i] = way;
        if (
          search(
            left.filter((other) => other !== i),
            room & ~mask,
          )
        )
          return true;
      }
    }
    if (search(left, room & ~first)) return true;
    failed.add(key);
    return false;
  }
  return search(big, free) ? found : null;
}

function* choices<T>(from: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  for (let i = 0; size && i <= from.length - size; i++) {
    for (const rest of choices(from.slice(i + 1), size - 1)) yield [from[i] as T, ...rest];
  }
}

/** All pieces with a place, as few of them moved as will do, and cubes only if they must; null where nothing will do. */
export function arranged(layout: Layout): Piece[] | null {
  const outfits = layout.pieces.filter((piece) => !piece.cube && !piece.fixed);
  const inHand = outfits.filter((piece) => !piece.spot);
  const laid = outfits.filter((piece) => piece.spot);
  const cubes = layout.pieces.filter((piece) => piece.cube && !piece.fixed);
  for (let size = 0; size <= laid.length; size++) {
    for (const moved of choices(laid, size)) {
      const loose = [...inHand, ...moved];
      for (const stay of cubes.some(({ spot }) => spot) ? [true, false] : [false]) {
        const kept = stay ? cubes.filter(({ spot }) => spot) : [];
        const free = freeSpaces(
          layout,
          (piece) => loose.includes(piece) || (piece.cube && !piece.fixed && !kept.includes(piece)),
        );
        const places = pack(
          layout.hull,
          loose.map(({ shape }) => shape),
          free,
          cubes.length - kept.length,
        );
        if (places) return settled(layout, loose, places);
      }
    }
  }
  return null;
}

/** Those with a new place go there, and cubes that they drive away, or that have no place, to the first free space. */
function settled(layout: Layout, loose: Piece[], places: Way[]): Piece[] {
  const taken = bits(places.flatMap(({ spaces }) => spaces));
  const pieces = layout.pieces.map((piece) => {
    const place = places[loose.indexOf(piece)];
    if (place) return { ...piece, spot: { x: place.x, y: place.y, turn: place.turn } };
    return piece.cube && bits(lying(layout.hull, piece)) & taken ? { ...piece, spot: null } : piece;
  });
  for (const [i, piece] of pieces.entries()) {
    if (!piece.cube || piece.spot) continue;
    const free = freeSpaces({ ...layout, pieces });
    const [x, y] = layout.hull[31 - Math.clz32(free & -free)] ?? [0, 0];
    pieces[i] = { ...piece, spot: { x, y, turn: 0 } };
  }
  return pieces;
}

/** Which pieces lie elsewhere than before. Cubes of a kind are alike: it counts where such cubes lie. */
export function movedFrom(hull: readonly Cell[], before: readonly Piece[], after: readonly Piece[]): Piece[] {
  return after.filter((piece) => {
    const alike = piece.cube
      ? before.filter((other) => other.cube && other.name === piece.name)
      : before.filter((other) => other.id === piece.id);
    const now = lying(hull, piece).join();
    return alike.length > 0 && !alike.some((other) => lying(hull, other).join() === now);
  });
}

// --- the ship round its Hold ------------------------------------------------------------------------------------------
/** The outline of a hull round such a Hold, in cells: the same to both sides, a nose above and engines below. */
export function outline(hull: readonly Cell[]): Cell[] {
  const wide = Math.max(...hull.map(([x]) => x)) + 1;
  const round = hull.flatMap(([x, y]): Cell[] =>
    [x - 0.72, x + 1.72].flatMap((side): Cell[] => [
      [side, y + 0.1],
      [side, y + 0.9],
      [wide - side, y + 0.1],
      [wide - side, y + 0.9],
      [Math.min(Math.max(side, x - 0.25), x + 1.25), y - 0.42],
      [wide - Math.min(Math.max(side, x - 0.25), x + 1.25), y - 0.42],
      [Math.min(Math.max(side, x - 0.25), x + 1.25), y + 1.5],
      [wide - Math.min(Math.max(side, x - 0.25), x + 1.25), y + 1.5],
    ]),
  );
  const middle = wide / 2;
  const top = Math.min(...round.map(([, y]) => y));
  const low = Math.max(...round.map(([, y]) => y));
  const right = convex([...round, [middle, top - 0.45]])
    .filter(([x]) => x >= middle)
    .toSorted((one, other) => one[1] - other[1] || one[0] - other[0]);
  const foot = right.filter(([, y]) => y >= low - 0.01).at(-1)?.[0] ?? middle + 1;
  const pod = Math.min(0.85, (foot - middle) * 0.55);
  const engine: Cell[] = [
    [foot - 0.15, low],
    [foot - 0.3, low + 0.34],
    [foot - 0.3 - pod, low + 0.34],
    [foot - 0.45 - pod, low],
  ];
  const half = [...right.filter(([x, y]) => !(y >= low - 0.01 && x < foot)), ...engine];
  const other = half
    .filter(([x]) => x > middle + 0.01)
    .toReversed()
    .map(([x, y]): Cell => [wide - x, y]);
  return [...half, ...other];
}

/** The convex hull of some points. */
function convex(points: readonly Cell[]): Cell[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (among: readonly Cell[]) => {
    const kept: Cell[] = [];
    for (const point of among) {
      while (kept.length > 1) {
        const [a, b] = [kept.at(-2) as Cell, kept.at(-1) as Cell];
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 1e-9) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
