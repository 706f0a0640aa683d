/** Where things are on the screen: pointy-top hexes in axial coordinates, directions 0..5 clockwise from east. */

import type { Hex } from "../model";

export type Point = readonly [x: number, y: number];
export type Edge = readonly [from: Point, to: Point];

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

export function polar([x, y]: Point, angle: number, radius: number): Point {
  const a = (angle * Math.PI) / 180;
  return [x + radius * Math.cos(a), y + radius * Math.sin(a)];
}

export const corners = (h: Hex, scale = 1): Point[] =>
  [0, 1, 2, 3, 4, 5].map((k) => polar(at(h), 60 * k - 30, SIZE * scale));

/** An edge, run so that outwards is to its left. */
export const edge = (h: Hex, d: number): Edge => [polar(at(h), 60 * d - 30, SIZE), polar(at(h), 60 * d + 30, SIZE)];

/** A point on the way, shifted to the inside. */
export function along([a, b]: Edge, t: number, inwards = 0): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const n = Math.hypot(dx, dy);
  return [a[0] + dx * t - (dy / n) * inwards, a[1] + dy * t + (dx / n) * inwards];
}

export const inset = (line: Edge, by: number): Edge => [along(line, 0, by), along(line, 1, by)];

const round = (x: number) => String(Math.round(x * 10) / 10);
export const pt = ([x, y]: Point) => `${round(x)},${round(y)}`;
export const poly = (points: readonly Point[]) => `M${points.map(pt).join("L")}Z`;
export const hexPath = (hexes: Iterable<Hex>, scale = 1) => [...hexes].map((h) => poly(corners(h, scale))).join("");
export const segments = (edges: readonly Edge[]) => edges.map(([a, b]) => `M${pt(a)}L${pt(b)}`).join("");

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

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What these hexes take up, with a margin. */
export function frame(hexes: Iterable<Hex>, margin = SIZE): Frame {
  const points = [...hexes].map(at);
  if (!points.length) return { x: -100, y: -100, width: 200, height: 200 };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - WIDE / 2 - margin, Math.min(...ys) - SIZE - margin];
  return { x, y, width: Math.max(...xs) + WIDE / 2 + margin - x, height: Math.max(...ys) + SIZE + margin - y };
}
