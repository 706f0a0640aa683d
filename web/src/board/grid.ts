/** Boards of cells: what hexes, squares and the regions of a map have in common, in the coordinates of the drawing. */

export type Point = readonly [x: number, y: number];
export type Edge = readonly [from: Point, to: Point];

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Grid<Cell> {
  /** How wide a cell is. */
  wide: number;
  /** The cell of a name, as options and ways tell it; and its name. */
  parse(key: string): Cell;
  key(cell: Cell): string;
  /** The middle of a cell. */
  at(cell: Cell): Point;
  /** The corners of a cell, drawn so much smaller. */
  corners(cell: Cell, scale?: number): Point[];
  /** The line round these cells, so far inside them that what lies on their borders stays visible. */
  outline(cells: readonly Cell[], inset: number): Edge[];
  /** The cell that a point lies in; none beside the board. */
  under(point: Point): Cell | null;
}

export function polar([x, y]: Point, angle: number, radius: number): Point {
  const a = (angle * Math.PI) / 180;
  return [x + radius * Math.cos(a), y + radius * Math.sin(a)];
}

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
export const segments = (edges: readonly Edge[]) => edges.map(([a, b]) => `M${pt(a)}L${pt(b)}`).join("");

/** What these points take up, with a margin. */
export function around(points: readonly Point[], margin = 0): Frame {
  if (!points.length) return { x: -100, y: -100, width: 200, height: 200 };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export const meet = (one: Frame, other: Frame): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
