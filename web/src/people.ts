/** Whom an event speaks of. The game tells which parameters are people, by how the code of an event begins. */

import type { Event, Game } from "./types";

export type People = Game["people"];

/** Seats and others that act, whoever does it first; -1 where it is nobody. */
export function peopleOf(event: Event, people: People): number[] {
  const starts = Object.keys(people).filter((start) => event.code.startsWith(start));
  const [longest = ""] = starts.toSorted((one, other) => other.length - one.length);
  return (people[longest] ?? [])
    .flatMap((name) => event.params[name] ?? [])
    .filter((one): one is number => typeof one === "number");
}
