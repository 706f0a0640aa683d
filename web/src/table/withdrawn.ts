/** What was undone or taken back: the log strikes it through, and nothing else knows of it any more. */

import type { Event } from "../types";

const BACK = ["kernel.undo", "kernel.take-back"];

export const isBack = ({ code }: Event) => BACK.includes(code);

/** What still counts of what happened; that somebody went back counts, too. */
export function standing(events: readonly Event[]): Event[] {
  const left: Event[] = [];
  for (const event of events) {
    if (isBack(event)) dropped(left, event);
    left.push(event);
  }
  return left;
}

/** Takes off the end what somebody's going back withdrew, and gives it. */
export function dropped(left: Event[], back: Event): Event[] {
  const first = back.since ?? back.number;
  let from = left.length;
  while (from > 0 && (left[from - 1] as Event).number >= first) from--;
  return left.splice(from);
}
