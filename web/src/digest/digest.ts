/** What happened since my last answer, in three parts: against me, what scored, and on the map. */

import { peopleOf, type People } from "../people";
import type { Event, Moments } from "../types";

export const KINDS = ["against", "score", "map"] as const;
export type Kind = (typeof KINDS)[number];

/** What an event is to a seat. Of several that are `of` the same, such as the steps of a ship, only the last counts. */
export interface Sort {
  kind: Kind;
  of?: string;
}
export type Sorter = (event: Event, seat: number) => Sort | null;

export interface Item {
  /** What is told; the last of `count` of the same. */
  event: Event;
  count: number;
  kind: Kind;
}

export function sorted(events: readonly Event[], seat: number, sort: Sorter): Item[] {
  const found: Item[] = [];
  const latest = new Map<string, Item>();
  for (const event of events) {
    const { kind, of } = sort(event, seat) ?? {};
    if (!kind) continue;
    const before = of === undefined ? undefined : latest.get(of);
    if (before) found.splice(found.indexOf(before), 1);
    const item = { event, count: (before?.count ?? 0) + 1, kind };
    found.push(item);
    if (of !== undefined) latest.set(of, item);
  }
  return found;
}

/** The number of the first event after the last entry of a seat; 0 where it had none yet. */
export function afterLast(moments: Moments, seat: number): number {
  const last = moments.seats.lastIndexOf(seat);
  return last < 0 ? 0 : (moments.first[last + 1] ?? Infinity);
}

/** Fewer lines than this are read in the log as fast; of events that nobody sorts it takes more. */
const LEAST = 4;
const LEAST_UNSORTED = 12;

/** Whether it is worth a panel in the way: something against me always is. */
export function isWorth(events: readonly Event[], seat: number, sort: Sorter | undefined): boolean {
  if (!sort) return events.length >= LEAST_UNSORTED;
  const items = sorted(events, seat, sort);
  return items.length >= LEAST || items.some((item) => item.kind === "against");
}

/** Whose doing it is, by what the event says; -1 where it does not say, or where no seat did it. */
export function actor(event: Event, seats: number, people: People): number {
  const number = peopleOf(event, people).find((one) => one >= 0) ?? -1;
  return number < seats ? number : -1;
}
