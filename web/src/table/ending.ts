/** How a game ended, in sentences: who won and by how much first, then why. */

import type { Outcome } from "../types";
import type { Messages } from "../words/messages";
import { say } from "../words/own";

export function ending(words: Messages, outcome: Outcome | null): string[] {
  if (!outcome) return [];
  if (outcome.code === "table.agreed") return [say("ended-agreed")];
  const lines = [winners(words, outcome)];
  if (outcome.code === "table.conceded") lines.push(say("ended-conceded"));
  else if (outcome.code) lines.push(words.ending(outcome.code));
  return lines;
}

/** The margin is over the best of the others; where the scores do not decide there is none. */
function winners(words: Messages, { winners, scores }: Outcome): string {
  const first = winners[0] ?? -1;
  const told = { winners, count: winners.length, seat: first, margin: 0 };
  if (!winners.length || !scores.length) return words.text("terminal.winners", told);
  const best = scores[first] ?? 0;
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const margin = Math.max(0, best - Math.max(...(others.length ? others : [best])));
  return words.text("terminal.winners-scored", { ...told, score: words.points(best), margin });
}

export function ranked(scores: readonly number[]): { seat: number; score: number; rank: number }[] {
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }))
    .sort((one, other) => other.score - one.score);
}
