/** Where the regions lie: tiles in rows of 5-4-5-4-5, and round them a ring of six nebulae. A region is its number. */

import { pt, type Edge, type Frame, type Grid, type Point } from "../../../board/grid";
import { contour, corners as cornersOf, at as middleOf, under as hexUnder, SIZE, type Hex } from "../../../board/hexes";

export const TILE = 63; // from the middle of a tile to a corner
const GROWN = TILE / SIZE;
const ROWS: Record<string, Hex> = { A: [-1, -2], B: [-1, -1], C: [-2, 0], D: [-2, 1], E: [-3, 2] };

/** Round which corner of which tile a nebula begins, clockwise: 0 is upper right, then clockwise. */
const BEGINS: Record<string, [space: string, corner: number]> = {
  N1: ["A1", 4],
  N2: ["A3", 5],
  N3: ["A5", 0],
  N4: ["E5", 1],
  N5: ["E3", 2],
  N6: ["E1", 3],
};
const MIDDLES: Record<string, Point> = {
  N1: [-1.75, -4.4],
  N2: [1.75, -4.4],
  N3: [5.06, -0.15],
  N4: [1.75, 4.4],
  N5: [-1.75, 4.4],
  N6: [-5.06, -0.15],
};
const [ACROSS, DOWN, BENT] = [TILE * 5.78, TILE * 4.9, 3.4];
const POINTS = 18; // along the far rim of a nebula

/** The far rim in a direction: a soft box. */
function rim(angle: number, scale: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const far = ((Math.abs(c) / ACROSS) ** BENT + (Math.abs(s) / DOWN) ** BENT) ** (-1 / BENT) * scale;
  return [far * c, far * s];
}

const grown = ([x, y]: Point): Point => [x * GROWN, y * GROWN];
const angleOf = ([x, y]: Point) => Math.atan2(y, x);
const between = (angle: number, from: number, to: number) => {
  const turn = (by: number) => ((by % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return turn(angle - from) <= turn(to - from);
};

export class Regions implements Grid<number> {
  readonly wide = TILE * Math.sqrt(3);
  readonly #hexes: (Hex | null)[];
  readonly #byHex: Map<string, number>;
  /** Round the field of tiles, clockwise: from each corner to the next. */
  readonly #field: Map<string, Point>;

  constructor(readonly names: readonly string[]) {
    this.#hexes = names.map((name) => {
      const row = ROWS[name.slice(0, 1)];
      return row ? [row[0] + Number(name.slice(1)) - 1, row[1]] : null;
    });
    this.#byHex = new Map(this.#hexes.flatMap((hex, number) => (hex ? [[hex.join(), number] as const] : [])));
    const inner = this.#hexes.flatMap((hex) => (hex ? [hex] : []));
    this.#field = new Map(contour(inner, 0).map(([from, to]) => [pt(grown(from)), grown(to)]));
  }

  parse = Number;
  key = String;

  isNebula = (region: number): boolean => this.#hexes[region] === null;

  at = (region: number): Point => {
    const hex = this.#hexes[region];
    if (hex) return grown(middleOf(hex));
    const [x, y] = MIDDLES[this.names[region] ?? ""] ?? [0, 0];
    return [x * TILE, y * TILE];
  };

  corners = (region: number, scale = 1): Point[] => {
    const hex = this.#hexes[region];
    if (hex) return cornersOf(hex, scale).map(grown);
    const [from, to] = this.#gates(region);
    const [a, b] = [angleOf(from), angleOf(to)];
    const wide = b < a ? b - a + 2 * Math.PI : b - a;
    const near = 1 - scale; // nearer to the middle of the ring, on both of its sides
    const far = Array.from({ length: POINTS + 1 }, (_, k) =>
      rim(a + wide * (near * 0.15 + ((1 - near * 0.3) * k) / POINTS), 1 - near * 0.25),
    );
    const inside = this.#along(from, to).map(([x, y]): Point => [x * (1 + near * 0.3), y * (1 + near * 0.3)]);
    return [...far, ...inside.toReversed()];
  };

  outline = (regions: readonly number[], inset: number): Edge[] => {
    const tiles = regions.flatMap((region) => (this.#hexes[region] ? [this.#hexes[region]] : []));
    const round = contour(tiles, inset / GROWN).map(([from, to]): Edge => [grown(from), grown(to)]);
    const clouds = regions.filter(this.isNebula).flatMap((region) => {
      const points = this.corners(region, 0.94);
      return points.map((point, k): Edge => [point, points[(k + 1) % points.length] as Point]);
    });
    return [...round, ...clouds];
  };

  under = (point: Point): number | null => {
    const tile = this.#byHex.get(hexUnder([point[0] / GROWN, point[1] / GROWN]).join());
    if (tile !== undefined) return tile;
    const angle = angleOf(point);
    const [x, y] = rim(angle, 1);
    if (Math.hypot(...point) > Math.hypot(x, y)) return null;
    const found = this.names.findIndex((_, region) => {
      if (!this.isNebula(region)) return false;
      const [from, to] = this.#gates(region);
      return between(angle, angleOf(from), angleOf(to));
    });
    return found < 0 ? null : found;
  };

  /** The far rim of a nebula, in as many steps; and the line from the field to its beginning. */
  rim = (region: number, steps: number, scale = 1): Point[] => {
    const [a, b] = this.#gates(region).map(angleOf) as [number, number];
    const wide = b < a ? b - a + 2 * Math.PI : b - a;
    return Array.from({ length: steps + 1 }, (_, k) => rim(a + (wide * k) / steps, scale));
  };
  gate = (region: number): Edge => [this.#gates(region)[0], this.rim(region, 1)[0] as Point];

  /** All there is, with its far rim. */
  get world(): Frame {
    const edge = 18;
    return { x: -ACROSS - edge, y: -DOWN - edge, width: 2 * (ACROSS + edge), height: 2 * (DOWN + edge) };
  }

  /** The corners of the field between which a nebula lies. */
  #gates(region: number): [Point, Point] {
    const number = Number((this.names[region] ?? "").slice(1));
    return [this.#corner(`N${number}`), this.#corner(`N${(number % 6) + 1}`)];
  }
  #corner(nebula: string): Point {
    const [space, corner] = BEGINS[nebula] ?? ["", 0];
    return this.corners(this.names.indexOf(space))[corner] as Point;
  }
  /** The corners of the field from one to another. */
  #along(from: Point, to: Point): Point[] {
    const found = [from];
    for (let next = from; pt(next) !== pt(to) && found.length <= this.#field.size; found.push(next))
      next = this.#field.get(pt(next)) ?? to;
    return found;
  }
}
