/** The score sheet: where the points of each seat come from, and how the sides stand. */

import { sideLetter } from "../look/seats";
import type { Outcome, Story } from "../types";
import { say } from "../words/own";

export interface Row {
  /** Empty for what was scored before the story begins: the rules were others then. */
  source: string;
  /** By seat. */
  points: number[];
}

/** Seats that play together; where each plays for itself, one of them. */
export interface Side {
  number: number;
  seats: number[];
  total: number;
  /** 0 where nobody told it. */
  rank: number;
  won: boolean;
}

/** As the game sums it up itself; else by what was told, the greatest source first. */
export function rows(outcome: Pick<Outcome, "sheet"> | null, story: Story, scores: readonly number[]): Row[] {
  if (outcome?.sheet.length) return outcome.sheet.map(([source, points]) => ({ source, points: [...points] }));
  const found = sources(story).map((source) => ({
    source,
    points: scores.map((_, seat) => sum(story.scored.filter((one) => one.seat === seat && one.source === source))),
  }));
  const known = scores.map((_, seat) => found.reduce((all, { points }) => all + (points[seat] ?? 0), 0));
  const before = scores.map((score, seat) => Math.max(0, score - (known[seat] ?? 0)));
  return before.some((points) => points > 0) ? [{ source: "", points: before }, ...found] : found;
}

const sum = (scored: Story["scored"]) => scored.reduce((all, { points }) => all + points, 0);

function sources(story: Story): string[] {
  const total = new Map<string, number>();
  for (const { source, points } of story.scored) total.set(source, (total.get(source) ?? 0) + Math.max(0, points));
  return [...total].sort(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([source]) => source);
}

/** The best side first, and within it the best seat. */
export function sides(outcome: Pick<Outcome, "sides" | "ranks" | "winners">, scores: readonly number[]): Side[] {
  const found = new Map<number, Side>();
  const order = scores.map((_, seat) => seat).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  for (const seat of order) {
    const number = outcome.sides[seat] ?? seat;
    const rank = outcome.ranks[seat] ?? 0;
    const side = found.get(number) ?? { number, seats: [], total: 0, rank, won: outcome.winners.includes(seat) };
    side.seats.push(seat);
    side.total += scores[seat] ?? 0;
    found.set(number, side);
  }
  return [...found.values()].sort((one, other) => one.rank - other.rank || other.total - one.total);
}

/** Whether seats play together, against each other or all against the game. */
export const together = (all: readonly Side[]) => all.some(({ seats }) => seats.length > 1);

export interface Segment {
  /** Its place among the rows, which says its pattern. */
  place: number;
  source: string;
  points: number;
  /** Where in the bar it begins. */
  from: number;
}

export interface Bar {
  segments: Segment[];
  /** What was taken off again: it lies behind the rest. */
  lost: Segment[];
  length: number;
}

export function bar(all: readonly Row[], seat: number): Bar {
  let from = 0;
  const laid = (sign: 1 | -1) =>
    all.flatMap(({ source, points }, place) => {
      const own = points[seat] ?? 0;
      if (own * sign <= 0) return [];
      from += Math.abs(own);
      return [{ place, source, points: own, from: from - Math.abs(own) }];
    });
  return { segments: laid(1), lost: laid(-1), length: from };
}

/** How long the longest bar is. */
export const longest = (all: readonly Bar[]) => Math.max(1, ...all.map(({ length }) => length));

/** How a seat did that has not won: its place, and by how many points the best side is ahead of its own. */
export function behind(all: readonly Side[], seat: number): { rank: number; points: number } | null {
  const mine = all.find(({ seats }) => seats.includes(seat));
  const best = all.find(({ won }) => won);
  if (!mine || !best || mine.won) return null;
  return { rank: mine.rank, points: Math.max(0, best.total - mine.total) };
}

/** What a side is called: by its letter, or where all play against the game, that they play together. */
export const named = (all: readonly Side[], { number }: Side) =>
  all.length > 1 ? say("side", { side: sideLetter(number) }) : say("all-together");
