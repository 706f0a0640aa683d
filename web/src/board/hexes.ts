/** Pointy-top hexes in axial coordinates, directions 0..5 clockwise from east. */

import { along, around, poly, polar, type Edge, type Frame, type Grid, type Point } from "./grid";

export type Hex = readonly [q: number, r: number];

export const SIZE = 34; // from the centre to a corner
export const WIDE = SIZE * Math.sqrt(3);
export const STEPS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const keyOf = (q: number, r: number) => `${q},${r}`;
export const hexOf = (key: string): Hex => key.split(",").map(Number) as unknown as Hex;
export const add = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];
export const at = ([q, r]: Hex): Point => [WIDE * (q + r / 2), SIZE * 1.5 * r];

/** The hex that a point lies in. */
export function under([x, y]: Point): Hex {
  const r = y / (SIZE * 1.5);
  const q = x / WIDE - r / 2;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  const found: Hex = dq > dr && dq > ds ? [-rr - rs, rr] : dr > ds ? [rq, -rq - rs] : [rq, rr];
  return [found[0] + 0, found[1] + 0]; // no negative zero
}

export function turned([q, r]: Hex, sixths: number): Hex {
  for (let turn = 0; turn < sixths; turn++) [q, r] = [0 - r, q + r];
  return [q, r];
}

export const corners = (h: Hex, scale = 1): Point[] =>
  [0, 1, 2, 3, 4, 5].map((k) => polar(at(h), 60 * k - 30, SIZE * scale));

/** An edge, run so that outwards is to its left. */
export const edge = (h: Hex, d: number): Edge => [polar(at(h), 60 * d - 30, SIZE), polar(at(h), 60 * d + 30, SIZE)];

export const hexPath = (hexes: Iterable<Hex>, scale = 1) => [...hexes].map((h) => poly(corners(h, scale))).join("");

/** The edges between these hexes and the rest. */
export function outline(hexes: readonly Hex[]): Edge[] {
  const inside = new Set(hexes.map(([q, r]) => keyOf(q, r)));
  return hexes.flatMap((h) => STEPS.flatMap((step, d) => (inside.has(keyOf(...add(h, step))) ? [] : [edge(h, d)])));
}

/** The outline, drawn inside its hexes so that the borders under it stay readable. */
export function contour(hexes: readonly Hex[], by: number): Edge[] {
  const inside = new Set(hexes.map(([q, r]) => keyOf(q, r)));
  return hexes.flatMap((h) => {
    const open = STEPS.map((step) => !inside.has(keyOf(...add(h, step))));
    const end = (d: number, turn: 1 | -1): Point => {
      const next = open[(d + turn + 6) % 6];
      const corner = polar(at(h), 60 * d + 30 * turn, SIZE - (next ? by / Math.cos(Math.PI / 6) : 0));
      if (next) return corner;
      const far = polar(at(h), 60 * d + 90 * turn, SIZE);
      return along([corner, far], by / Math.sin(Math.PI / 3) / SIZE);
    };
    return open.flatMap((is, d): Edge[] => (is ? [[end(d, -1), end(d, 1)]] : []));
  });
}

/** What these hexes take up, with a margin. */
export function frame(hexes: Iterable<Hex>, margin = SIZE): Frame {
  return around(
    [...hexes].flatMap((hex) => corners(hex)),
    margin,
  );
}

export const HEXES: Grid<Hex> = {
  wide: WIDE,
  parse: hexOf,
  key: ([q, r]) => keyOf(q, r),
  at,
  corners,
  outline: contour,
  under,
};
