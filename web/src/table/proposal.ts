/** What is proposed, in words, and who may still agree to it. */

import type { Proposal, Seat } from "../types";
import { say } from "../words/own";

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
