/** The throws of the game, as they are shown: which dice, whose, what for, and what came of it. */

import type { Event } from "../types";

const ROLLED = "kernel.rolled";
const FORCED = "kernel.forced";

export interface Face {
  sides: number;
  value: number;
  /** Whose it is: a seat, the number of one that no seat plays, or less than 0 for nobody's. */
  by: number;
  /** Thrown again: this one no longer counts. */
  struck: boolean;
}

/** The dice of one. */
export interface Roll {
  by: number;
  faces: Face[];
}

export interface Throw {
  /** The number of its first event. */
  number: number;
  rule: string;
  /** One, or those that are compared: attack and defence, all that fight a battle. */
  rolls: Roll[];
  /** What was done to the dice before they counted. */
  changes: Event[];
  /** What came of it, once that is known. */
  result: Event | undefined;
}

interface Rolled {
  by: number;
  rule: string;
  dice: number[];
  faces: number[];
  /** By die, where several rolled at once. */
  owners?: number[];
}
const toldBy = (event: Event) => event.params as unknown as Rolled;

/** The dice of an event; none where it is no throw. */
export function facesOf(event: Event): Face[] {
  if (event.code !== ROLLED) return [];
  const { by, dice, faces, owners } = toldBy(event);
  const all = event.other ?? by;
  return dice.map((sides, place) => ({ sides, value: faces[place] ?? 0, by: owners?.[place] ?? all, struck: false }));
}

/** The dice of an event, those of each by themselves. */
function rollsOf(event: Event): Roll[] {
  const faces = facesOf(event);
  const owners = [...new Set(faces.map(({ by }) => by))];
  return owners.map((by) => ({ by, faces: faces.filter((face) => face.by === by) }));
}

/** The last throw: what interrupted it belongs to it, and so do dice that were thrown again. */
export function lastThrow(events: readonly Event[]): Throw | undefined {
  const last = outermost(events);
  const roll = events[last];
  if (!roll) return undefined;
  const { rule } = toldBy(roll);
  const rolls: Roll[] = [];
  const changes: Event[] = [];
  const first = firstOf(events, last);
  let place = first;
  for (; place < events.length; place++) {
    const event = events[place] as Event;
    const inside = event.depth > roll.depth;
    if (!inside && place > last) break;
    if (!inside) rolls.push(...rollsOf(event));
    else if (isAgain(roll, event)) for (const { by, faces } of rollsOf(event)) again(of(by, rolls), faces);
    else if (event.code !== FORCED) changes.push(event);
  }
  return { number: events[first]?.number ?? 0, rule, rolls, changes, result: resultOf(roll, events.slice(place)) };
}

/** The place of the last throw that does not interrupt another one. */
function outermost(events: readonly Event[]): number {
  let last = events.findLastIndex((event) => event.code === ROLLED);
  let least = events[last]?.depth ?? 0; // of all that came after
  for (let place = last - 1; place >= 0 && least > 1; place--) {
    const { code, depth } = events[place] as Event;
    if (code === ROLLED && depth < least) last = place;
    least = Math.min(least, depth);
  }
  return last;
}

/** The place of the first of the throws that are compared with this one. */
function firstOf(events: readonly Event[], last: number): number {
  const roll = events[last] as Event;
  let first = last;
  for (let place = last - 1; place >= 0; place--) {
    const event = events[place] as Event;
    if (event.depth > roll.depth) continue;
    if (event.code !== ROLLED || event.depth < roll.depth || toldBy(event).rule !== toldBy(roll).rule) break;
    first = place;
  }
  return first;
}

/** The dice of one among those that were rolled, or the last. */
const of = (owner: number, rolls: Roll[]) => (rolls.findLast(({ by }) => by === owner) ?? rolls.at(-1))?.faces ?? [];

const isAgain = (roll: Event, event: Event) => event.code === ROLLED && toldBy(event).rule === toldBy(roll).rule;

/** Which of several equal dice was thrown again is not told: then the new one only stands beside them. */
function again(faces: Face[], thrown: Face[]): void {
  const lying = faces.filter((face) => !face.struck);
  if (thrown.length === lying.length) for (const face of lying) face.struck = true;
  else {
    const [one, ...others] = lying.filter(({ sides }) => sides === thrown[0]?.sides);
    if (one && others.every(({ value }) => value === one.value)) one.struck = true;
  }
  faces.push(...thrown);
}

/** The first thing that is told where the dice were asked for. */
function resultOf(roll: Event, rest: readonly Event[]): Event | undefined {
  const next = rest.find((event) => event.code !== FORCED);
  return next && next.depth >= roll.depth - 1 && next.code !== ROLLED ? next : undefined;
}
