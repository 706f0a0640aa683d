/** The ways of the ships: the one that is flown now, and the trail of a turn. */

import type { Event } from "../../../types";
import type { Ship } from "../model";
import { at, type Point } from "./hexes";

export interface Track {
  /** Where the ship is. */
  here: Point;
  /** Its way in this turn, which stays until its next one. */
  trail: Point[];
  /** The way that it flew with the step that is shown. */
  flown: Point[];
  /** Where its nose points, in degrees. */
  turn: number;
}

/** What tells the space that a ship comes to. */
const STEP = /^xia\.(move\.point-per-space|move\.forced-stop-occupied|npc\.move-|gate\.|explore\.blind-jump)/;

const same = (one: Point | undefined, other: Point) => one?.[0] === other[0] && one[1] === other[1];

/** The way of a ship by what is told of it, from where it was to where it is; none where it did not fly there. */
function wayOf(number: number, from: Point, here: Point, news: readonly Event[]): Point[] {
  const way: Point[] = [from];
  for (const { code, params } of news) {
    const space = params["space"];
    if (params["ship"] !== number || !Array.isArray(space) || !STEP.test(code)) continue;
    const next = at([Number(space[0]), Number(space[1])]);
    if (!same(way.at(-1), next)) way.push(next);
  }
  return way.length > 1 && same(way.at(-1), here) ? way : [];
}

/** The tracks after a step. Who did not move keeps the same one. `begins` is the ship whose turn begins with it. */
export function followed(
  before: ReadonlyMap<number, Track>,
  ships: readonly Ship[],
  news: readonly Event[],
  begins: number,
): Map<number, Track> {
  const after = new Map<number, Track>();
  for (const [number, { space }] of ships.entries()) {
    if (!space) continue;
    const here = at([space[0], space[1]]);
    const last = before.get(number);
    const kept = last && number !== begins ? last.trail : [];
    const flown = last ? wayOf(number, last.here, here, news) : [];
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
