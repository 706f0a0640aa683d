/** How a game ended, in sentences: who won and by how much first, then why; of one that was broken off, the standing. */

import type { Outcome } from "../types";
import type { Messages } from "../words/messages";
import { say } from "../words/own";

export function ending(words: Messages, outcome: Outcome | null): string[] {
  if (!outcome) return [];
  const { code } = outcome;
  if (code === "table.agreed") return [say("ended-agreed"), ...places(words, outcome)];
  if (code === "table.closed") return [say("status-closed"), ...places(words, outcome)];
  if (code === "table.conceded")
    return [won(words, { ...outcome, scores: [], margin: 0 }), say("ended-conceded"), ...places(words, outcome)];
  return [won(words, outcome), ...(code ? [words.ending(code)] : [])];
}

/** How the seats stood when a game was broken off. */
function places(words: Messages, outcome: Outcome): string[] {
  if (!outcome.scores.length) return [];
  const all = ranked(outcome).map(({ seat, score, rank }) => `${rank}. ${words.who(seat)}: ${words.points(score)}`);
  return [say("ended-standing", { standing: all.join("; ") })];
}

/** Together or each for itself, and by how much, as the server says. */
function won(words: Messages, { winners, scores, sides, margin }: Outcome): string {
  const first = winners[0] ?? -1;
  const told = { winners, count: winners.length, seat: first, margin };
  const won = new Set(winners.map((seat) => sides[seat] ?? seat));
  if (winners.length > won.size) return words.text(won.size === 1 ? "terminal.side-won" : "terminal.winners", told);
  if (!winners.length || !scores.length) return words.text("terminal.winners", told);
  return words.text("terminal.winners-scored", { ...told, score: words.points(scores[first] ?? 0) });
}

/** The best first; of tables that an older server broke off nobody told the ranks, which are 0 then. */
export function ranked({ scores, ranks }: Pick<Outcome, "scores" | "ranks">): {
  seat: number;
  score: number;
  rank: number;
}[] {
  return scores
    .map((score, seat) => ({ seat, score, rank: ranks[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank || other.score - one.score);
}
