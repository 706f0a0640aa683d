/** The ways of the pieces: the one that is taken now, and the trail of a turn. */

import type { Point } from "./grid";

export interface Track {
  /** Where the piece is. */
  here: Point;
  /** Its way in this turn, which stays until its next one. */
  trail: Point[];
  /** The way that it took with the step that is shown. */
  flown: Point[];
  /** Where its nose points, in degrees. */
  turn: number;
}

/** A step that a piece is told to have taken, and to where. */
export interface Step {
  piece: number;
  to: Point;
}

const same = (one: Point | undefined, other: Point) => one?.[0] === other[0] && one[1] === other[1];

/** The way of a piece by what is told of it, from where it was to where it is; none where it did not go there by steps. */
function wayOf(number: number, from: Point, here: Point, steps: readonly Step[]): Point[] {
  const way: Point[] = [from];
  for (const { piece, to } of steps) if (piece === number && !same(way.at(-1), to)) way.push(to);
  return way.length > 1 && same(way.at(-1), here) ? way : [];
}

/** The tracks after a step. Who did not move keeps the same one. `begins` is the piece whose turn begins with it. */
export function followed(
  before: ReadonlyMap<number, Track>,
  places: readonly (Point | null)[],
  steps: readonly Step[],
  begins: number,
): Map<number, Track> {
  const after = new Map<number, Track>();
  for (const [number, here] of places.entries()) {
    if (!here) continue;
    const last = before.get(number);
    const kept = last && number !== begins ? last.trail : [];
    const flown = last ? wayOf(number, last.here, here, steps) : [];
    if (flown.length) {
      after.set(number, {
        here,
        flown,
        trail: [...(kept.length ? kept : flown.slice(0, 1)), ...flown.slice(1)],
        turn: noseOf(flown),
      });
    } else if (last && same(last.here, here) && kept === last.trail) after.set(number, last);
    else
      after.set(number, { here, flown: [], trail: last && same(last.here, here) ? kept : [], turn: last?.turn ?? 90 });
  }
  return after;
}

function noseOf(way: Point[]): number {
  const [from, to] = way.slice(-2) as [Point, Point];
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
}
