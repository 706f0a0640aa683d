/** What is proposed, in words, and who may still agree to it. */

import type { Event, Proposal, Seat } from "../types";
import type { Messages } from "../words/messages";
import { say } from "../words/own";
import { parts, type Line } from "./log";

/** The seats whose consent would still count. Nobody waits with the end for a person for whom a bot sits in. */
export function agreeing(proposal: Proposal, seats: Seat[]): number[] {
  return [...proposal.needs, ...proposal.instead].filter(
    (seat) => !proposal.consents.includes(seat) && !(proposal.kind === "end" && seats[seat]?.away),
  );
}

/** `entries` is how many steps there are by now. */
export function worded(proposal: Proposal, seats: Seat[], entries: number): string {
  const by = seats[proposal.by]?.name ?? "";
  const seat = seats[proposal.seat]?.name ?? "";
  switch (proposal.kind) {
    case "end":
      return say("proposes-end", { name: by });
    case "take-back":
      return say("proposes-take-back", { name: by, count: entries - proposal.to });
    case "key":
      return say(proposal.instead.length ? "proposes-key-others" : "proposes-key", { name: seat });
    case "open":
      return say("proposes-open", { name: seat });
  }
}

/** What is lost with everything from an event on: the lines of the log. */
export function undoing(words: Messages, events: readonly Event[], first: number): Line[] {
  const lost = events.filter(({ number }) => number >= first);
  const asked: Event = {
    number: Infinity,
    code: "kernel.take-back",
    depth: 0,
    params: { seat: -1, entry: 0 },
    since: first,
  };
  return parts(words, [...lost, asked])[0]?.lines[0]?.withdrawn ?? [];
}

const LATELY = 12; // events, after which it is left to the log

/** The last take-back, as long as little happened since. */
export function lately(words: Messages, events: readonly Event[]): Line | undefined {
  const at = events.findLastIndex(({ code }) => code === "kernel.take-back");
  const back = events[at];
  if (!back || events.length - at > LATELY) return undefined;
  const told = events.slice(0, at + 1).filter(({ number }) => number >= (back.since ?? back.number));
  return parts(words, told)[0]?.lines[0];
}
