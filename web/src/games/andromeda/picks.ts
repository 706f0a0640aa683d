/** What is answered in one gesture in Andromeda's Edge, and how. */

import type { Rule } from "../../table/picks";
import { amountOf } from "../../table/picks";
import type { Question } from "../../types";
import { tell } from "./words";

const EVEN = 50; // per cent

/** As little energy as makes a win as likely as not; none where no amount does. */
export function enough({ options }: Pick<Question, "options">): string[] {
  const amounts = (options ?? []).toSorted((one, other) => amountOf(one.key) - amountOf(other.key));
  const found = amounts.find(({ about }) => Number(about["win"] ?? 0) >= EVEN) ?? amounts[0];
  return found ? [found.key] : [];
}

export const picks: Record<string, Rule> = {
  "andromeda.battle.dice-energy": {
    amount: true,
    initial: enough,
    risky: () => true,
    confirm: ([key = ""]) => tell("edge-spend", { count: amountOf(key) }),
    drawing: () => import("./battle/Energy.svelte"),
  },
  "andromeda.battle.escalation": {
    confirm: (picks) => tell("edge-join", { count: picks.length }),
    drawing: () => import("./battle/Join.svelte"),
  },
};
