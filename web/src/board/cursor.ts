/** Moving among cells with the arrows. */

import type { Point } from "./grid";

export const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of these cells in a direction; where there is none, the one that it is, or the first. */
export function next(
  cells: readonly string[],
  now: string | null,
  from: Point,
  [dx, dy]: Point,
  at: (cell: string) => Point,
): string {
  let best: [far: number, cell: string] | null = null;
  for (const cell of cells) {
    const [x, y] = at(cell);
    const [ahead, aside] = dx
      ? [(x - from[0]) * dx, Math.abs(y - from[1])]
      : [(y - from[1]) * dy, Math.abs(x - from[0])];
    if (cell === now || ahead < 8 || aside > ahead * 2) continue;
    const far = ahead + aside * 1.5;
    if (!best || far < best[0]) best = [far, cell];
  }
  return best?.[1] ?? now ?? (cells[0] as string);
}
