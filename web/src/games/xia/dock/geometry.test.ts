/** Shapes in a Hold: turning, fitting, what is in the way, and a layout that holds everything. */

import { describe, expect, it } from "vitest";
import {
  arranged,
  cellName,
  cellsAt,
  clashes,
  fits,
  freeSpaces,
  lying,
  movedFrom,
  outline,
  pack,
  quarter,
  spotOf,
  turned,
  ways,
  type Cell,
  type Layout,
  type Piece,
  type Shape,
} from "./geometry";

const rows = (...drawn: string[]): Cell[] =>
  drawn.flatMap((row, y) => [...row].flatMap((sign, x): Cell[] => (sign === "#" ? [[x, y]] : [])));
const shape = (cells: readonly Cell[], uses: number[] = []): Shape => ({ cells, uses });

const GAIDEN = rows("..#..", ".###.", "#####", "##.##");
const ZED = shape(rows("##.", ".##"), [0, 1, 3]);
const BAR = shape(rows("###"), [0, 2]);
const HOOK = shape(rows("..#", "###"), [0, 1]);
const SQUARE = shape(rows("##", "##"), [0, 1, 2]);
const CUBE = shape([[0, 0]]);

let ids = 0;
const piece = (
  name: string,
  of: Shape,
  at?: [x: number, y: number, turn: number],
  more: Partial<Piece> = {},
): Piece => ({
  id: (ids += 1),
  name,
  cube: of === CUBE,
  shape: of,
  spot: at ? { x: at[0], y: at[1], turn: at[2] } : null,
  fixed: false,
  wanted: false,
  marked: [],
  ...more,
});
const names = (cells: readonly Cell[]) => cells.map(cellName);

describe("a shape", () => {
  it("turns clockwise, each cell where it belongs", () => {
    expect(turned(HOOK.cells, 1)).toEqual(
      [
        [1, 2],
        [0, 0],
        [0, 1],
        [0, 2],
      ].map(([x, y]) => [x, y]),
    );
    expect(turned(HOOK.cells, 4)).toEqual(HOOK.cells);
  });
  it("turns about one of its cells", () => {
    const spot = { x: 1, y: 1, turn: 0 };
    for (const about of [0, 1, 2, 3]) {
      const next = quarter(HOOK, spot, about);
      expect(next.turn).toBe(1);
      expect(cellsAt(HOOK, next)[about]).toEqual(cellsAt(HOOK, spot)[about]);
    }
  });
  it("has as many ways as it looks different, by what it covers and what it uses", () => {
    const room = rows("####", "####", "####", "####");
    expect(ways(rows("###"), BAR)).toHaveLength(1); // half a turn covers and uses the same
    expect(ways(room, SQUARE)).toHaveLength(9 * 4); // three uses: each turn is another
    expect(ways(room, shape(SQUARE.cells))).toHaveLength(9);
    expect(ways(rows("##"), BAR)).toEqual([]);
  });
  it("is found again by the spaces that it lies on", () => {
    for (const way of ways(GAIDEN, ZED)) {
      const spot = spotOf(GAIDEN, ZED, way.spaces);
      expect(spot && cellsAt(ZED, spot)).toEqual(cellsAt(ZED, way));
    }
    expect(spotOf(GAIDEN, ZED, [0, 1, 2, 3])).toBeNull();
  });
});

describe("in the Hold", () => {
  const targe = piece("targe", BAR, [1, 1, 0]);
  const saker = piece("saker", HOOK, [0, 2, 2]);
  const holo = piece("holo", CUBE, [2, 0, 0]);
  const halon = piece("halon", ZED, undefined, { wanted: true });
  const layout: Layout = { hull: GAIDEN, damaged: [10], pieces: [targe, saker, holo, halon] };

  it("what is in the way is named, cell by cell", () => {
    expect(names(cellsAt(HOOK, { x: 0, y: 2, turn: 2 }))).toEqual(["A4", "C3", "B3", "A3"]);
    const found = clashes(layout, halon, { x: 2, y: 2, turn: 0 });
    expect(found.map(({ cell, by }) => [cellName(cell), typeof by === "string" ? by : by.name])).toEqual([
      ["C3", "saker"],
    ]);
    const worse = clashes(layout, halon, { x: 3, y: 3, turn: 0 });
    expect(worse.map(({ cell, by }) => [cellName(cell), by])).toEqual([
      ["E5", "outside"],
      ["F5", "outside"],
    ]);
    expect(clashes(layout, halon, { x: 1, y: 2, turn: 1 }).map(({ by }) => by)).toContain("damage");
  });
  it("counts the ways between the others, itself left out", () => {
    expect(fits(layout, halon)).toEqual([]);
    expect(fits(layout, targe).map(({ spaces }) => spaces)).toContainEqual(lying(GAIDEN, targe));
  });
  it("counts what is free", () => {
    const free = freeSpaces(layout);
    expect(free.toString(2).split("1").length - 1).toBe(13 - 1 - 3 - 4 - 1);
  });
});

describe("arranging", () => {
  const whole = (layout: Layout, pieces: Piece[]) => {
    const spaces = pieces.flatMap((one) => lying(layout.hull, one));
    expect(new Set(spaces).size).toBe(pieces.reduce((sum, one) => sum + one.shape.cells.length, 0));
    expect(spaces.filter((space) => layout.damaged.includes(space))).toEqual([]);
  };

  it("packs, or says that it cannot be done", () => {
    expect(pack(rows("####", "####"), [SQUARE, SQUARE], 0b11111111)).toHaveLength(2);
    expect(pack(rows("####", "####"), [SQUARE, SQUARE], 0b11111111, 1)).toBeNull();
    expect(pack(rows("###", "###", "###"), [SQUARE, SQUARE], 0b111111111)).toBeNull();
  });
  it("moves nothing where the new piece fits", () => {
    const bar = piece("bar", BAR, [0, 0, 0]);
    const layout = { hull: rows("###", "###"), damaged: [], pieces: [bar, piece("new", BAR)] };
    const found = arranged(layout) ?? [];
    whole(layout, found);
    expect(movedFrom(layout.hull, layout.pieces, found).map(({ name }) => name)).toEqual(["new"]);
  });
  it("moves as few as will do, and makes room by moving a cube rather than two pieces", () => {
    const hull = rows("####", "####");
    const layout: Layout = {
      hull,
      damaged: [],
      pieces: [piece("a", BAR, [1, 0, 0]), piece("spice", CUBE, [2, 1, 0]), piece("new", BAR)],
    };
    const found = arranged(layout) ?? [];
    whole(layout, found);
    expect(movedFrom(hull, layout.pieces, found).map(({ name }) => name)).toEqual(["spice", "new"]);
  });
  it("leaves alone what is fixed, and gives up where that is in the way", () => {
    const hull = rows("####", "#..#");
    const layout: Layout = {
      hull,
      damaged: [1],
      pieces: [piece("a", shape(rows("##")), [1, 0, 0], { fixed: true }), piece("new", BAR)],
    };
    expect(arranged(layout)).toBeNull();
  });
  it("finds the only layout of a crowded Hold", () => {
    const layout: Layout = {
      hull: GAIDEN,
      damaged: [10],
      pieces: [
        piece("targe", BAR, [1, 1, 0]),
        piece("saker", HOOK, [0, 2, 2]),
        piece("holo", CUBE, [2, 0, 0]),
        piece("halon", ZED),
      ],
    };
    const found = arranged(layout);
    if (found) whole(layout, found);
    expect(found !== null).toBe(
      pack(
        GAIDEN,
        [BAR, HOOK, ZED],
        freeSpaces(layout, () => true),
        1,
      ) !== null,
    );
  });
});

it("a hull is drawn round every cell of its Hold, and is the same to both sides", () => {
  for (const hold of [GAIDEN, rows("#####", "#####"), rows("######.", "#######"), rows("##", "####", "####", "##")]) {
    const line = outline(hold);
    const wide = Math.max(...hold.map(([x]) => x)) + 1;
    const seen = new Set(line.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`));
    for (const [x, y] of line) expect(seen.has(`${(wide - x).toFixed(3)},${y.toFixed(3)}`)).toBe(true);
    for (const [x, y] of hold) expect(inside(line, [x + 0.5, y + 0.5])).toBe(true);
  }
});

function inside(line: Cell[], [x, y]: Cell): boolean {
  return line.reduce((odd, [x1, y1], i) => {
    const [x2, y2] = line[(i + 1) % line.length] ?? [0, 0];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !odd : odd;
  }, false);
}
