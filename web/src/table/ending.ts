/** How a game ended, in sentences: who won and by how much first, then why; of one that was broken off, the standing. */

import type { Outcome } from "../types";
import type { Messages } from "../words/messages";
import { say } from "../words/own";

export function ending(words: Messages, outcome: Outcome | null): string[] {
  if (!outcome) return [];
  const { code, winners, scores } = outcome;
  if (code === "table.agreed") return [say("ended-agreed"), ...places(words, scores)];
  if (code === "table.closed") return [say("status-closed"), ...places(words, scores)];
  if (code === "table.conceded")
    return [won(words, { code, winners, scores: [] }), say("ended-conceded"), ...places(words, scores)];
  return [won(words, outcome), ...(code ? [words.ending(code)] : [])];
}

/** How the seats stood when a game was broken off. */
function places(words: Messages, scores: readonly number[]): string[] {
  if (!scores.length) return [];
  const all = ranked(scores).map(({ seat, score, rank }) => `${rank}. ${words.who(seat)}: ${words.points(score)}`);
  return [say("ended-standing", { standing: all.join("; ") })];
}

/** The margin is over the best of the others; where the scores do not decide there is none. */
function won(words: Messages, { winners, scores }: Outcome): string {
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
