/**
 * Where the names of plates stand: outside them, on no space, and nearer to their own plate than to any other. A name for
 * which there is no such place is dropped.
 */

import { meet, type Frame, type Grid, type Point } from "./grid";

export interface Plate {
  key: string;
  centre: Point;
  /** Half of its width and of its height. */
  reach: Point;
  /** How wide and high its name is. */
  name: Point;
}

const GAP = 4; // between a plate and its name

/** The middles of the places beside a plate, the best first: above, below, right, left, and at its corners. */
function beside({ centre: [x, y], reach: [across, down], name: [width, height] }: Plate): Point[] {
  const [far, high] = [across + width / 2 + GAP, down + height / 2 + GAP];
  const corner = across * 0.55 + width / 2 + GAP; // a plate of hexes leaves room there
  return [
    [x, y - high],
    [x, y + high],
    [x + corner, y - down * 0.82],
    [x + corner, y + down * 0.82],
    [x + far, y],
    [x - corner, y - down * 0.82],
    [x - corner, y + down * 0.82],
    [x - far, y],
  ];
}

/** Names are as large at every scale. */
export const sized = (plates: readonly Plate[], scale: number): Plate[] =>
  plates.map(({ name: [width, height], ...plate }) => ({ ...plate, name: [width / scale, height / scale] }));

const box = ([x, y]: Point, [width, height]: Point): Frame => ({ x: x - width / 2, y: y - height / 2, width, height });

/** The middle of each name that has a place. `taken` says whether something lies in a part of the board. */
export function placed(plates: readonly Plate[], taken: (frame: Frame) => boolean): Map<string, Point> {
  const names: Frame[] = [];
  const far = ([x, y]: Point, { centre }: Plate) => Math.hypot(x - centre[0], y - centre[1]);
  const found = new Map<string, Point>();
  for (const plate of plates) {
    const place = beside(plate).find((middle) => {
      const frame = box(middle, plate.name);
      const own = far(middle, plate);
      const free = !taken(frame) && !names.some((other) => meet(other, frame));
      return free && plates.every((other) => far(middle, other) >= own);
    });
    if (!place) continue;
    found.set(plate.key, place);
    names.push(box(place, plate.name));
  }
  return found;
}

/** Whether one of these cells lies under a part of the board. */
export function covers<Cell>(grid: Grid<Cell>, cells: { has(key: string): boolean }, frame: Frame): boolean {
  const steps = (size: number) => Math.max(1, Math.ceil(size / (grid.wide / 6)));
  const [across, down] = [steps(frame.width), steps(frame.height)];
  for (let i = 0; i <= across; i++) {
    for (let j = 0; j <= down; j++) {
      const cell = grid.under([frame.x + (frame.width * i) / across, frame.y + (frame.height * j) / down]);
      if (cell !== null && cells.has(grid.key(cell))) return true;
    }
  }
  return false;
}
