/** A board of squares, numbered row by row from the north-west corner. */

import type { Edge, Grid, Point } from "./grid";

export type Square = number;
type Place = readonly [column: number, row: number];

export const SIDE = 46;
const STEPS: readonly Place[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export class Squares implements Grid<Square> {
  readonly wide = SIDE;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {}

  parse = Number;
  key = String;

  place = (square: Square): Place => [square % this.columns, Math.floor(square / this.columns)];

  /** The square of a column and a row; none beside the board. */
  square([column, row]: Place): Square | null {
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows ? row * this.columns + column : null;
  }

  at = (square: Square): Point => {
    const [column, row] = this.place(square);
    return [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
  };

  corners = (square: Square, scale = 1): Point[] => {
    const [[x, y], by] = [this.at(square), (SIDE / 2) * scale];
    return [
      [x + by, y - by],
      [x + by, y + by],
      [x - by, y + by],
      [x - by, y - by],
    ];
  };

  under = ([x, y]: Point): Square | null => this.square([Math.floor(x / SIDE), Math.floor(y / SIDE)]);

  /** One side of a square, clockwise from east; a wall stands on it. */
  edge(square: Square, direction: number): Edge {
    const all = this.corners(square);
    return [all[direction] as Point, all[(direction + 1) % 4] as Point];
  }

  outline = (squares: readonly Square[], inset: number): Edge[] => {
    const inside = new Set(squares);
    const has = ([column, row]: Place, [dx, dy]: Place) => {
      const found = this.square([column + dx, row + dy]);
      return found !== null && inside.has(found);
    };
    return squares.flatMap((square) => {
      const [place, [x, y]] = [this.place(square), this.at(square)];
      return STEPS.flatMap((out, direction): Edge[] => {
        if (has(place, out)) return [];
        // Round a corner of its own, straight on beside a square of the region, and into a bay of it.
        const end = (side: 1 | -1): Point => {
          const next = STEPS[(direction + side + 4) % 4] as Place;
          const beside = has(place, next);
          const bay = beside && has(place, [next[0] + out[0], next[1] + out[1]]);
          const far = SIDE / 2 + (bay ? inset : beside ? 0 : -inset);
          const near = SIDE / 2 - inset;
          return [x + out[0] * near + next[0] * far, y + out[1] * near + next[1] * far];
        };
        return [[end(-1), end(1)]];
      });
    });
  };
}
