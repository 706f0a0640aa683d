/** The story of a game as it is drawn at its end: the race over the turns, dots of luck. */

import { settings } from "../settings.svelte";
import type { Story } from "../types";

/** The scores of the seats; tables that were broken off under an older server have none, but their story tells. */
export function standing(story: Story, scores: readonly number[], seats: number): number[] {
  if (scores.length || !story.scored.length) return [...scores];
  return Array.from({ length: seats }, (_, seat) => story.scored.findLast((one) => one.seat === seat)?.score ?? 0);
}

export interface Racer {
  seat: number;
  /** Turn and score, where the score changed; the turns that are over then. */
  steps: [turn: number, score: number][];
  score: number;
  /** Among those who end with as much, who comes first: their badges stand side by side. */
  place: number;
}

export function race(story: Story, scores: readonly number[]): Racer[] {
  return scores.map((score, seat) => {
    const own = story.scored.filter((one) => one.seat === seat);
    const first = own[0] ? own[0].score - own[0].points : score;
    const steps = own.map((one): [number, number] => [Math.max(0, one.turn + 1), one.score]);
    return {
      seat,
      steps: [[0, first], ...steps],
      score,
      place: scores.slice(0, seat).filter((s) => s === score).length,
    };
  });
}

/** The score of each seat at the end of every round, for those who do not see the lines. */
export function byRound(story: Story, racer: Racer, seats: number): number[] {
  const rounds = Math.ceil(story.turns.length / seats);
  return Array.from({ length: rounds }, (_, round) => {
    const then = Math.min((round + 1) * seats, story.turns.length);
    return racer.steps.filter(([turn]) => turn <= then).at(-1)?.[1] ?? 0;
  });
}

export interface Dot {
  /** The number of the throw in the story. */
  number: number;
  luck: number;
  /** How far from the middle of the line: 0, 1, -1, 2, -2 ... */
  level: number;
}

/** Dots that would lie on each other stand over and under each other. */
export function dots(story: Story, seat: number, width: number): Dot[] {
  const stacks = new Map<number, number>();
  return story.thrown.flatMap((thrown, number) => {
    if (thrown.seat !== seat) return [];
    const column = Math.round(thrown.luck / width);
    const height = stacks.get(column) ?? 0;
    stacks.set(column, height + 1);
    return [{ number, luck: column * width, level: (height % 2 ? 1 : -1) * Math.ceil(height / 2) }];
  });
}

/** How far out the dots lie at most, in whole steps. */
export const reach = (story: Story) => Math.max(2, ...story.thrown.map((one) => Math.ceil(Math.abs(one.luck))));

/** The luckiest and the unluckiest throw of a seat. */
export function extremes(story: Story, seat: number): Story["thrown"] {
  const own = story.thrown.filter((one) => one.seat === seat).toSorted((one, other) => other.luck - one.luck);
  const [best, worst] = [own[0], own.at(-1)];
  return [...(best && best.luck > 0 ? [best] : []), ...(worst && worst.luck < 0 ? [worst] : [])];
}

/** `+1.5`, with a true minus; in Russian with a comma. */
export function signed(number: number, digits = 1): string {
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  const rounded = Math.abs(Number(number.toFixed(digits)));
  const shown = new Intl.NumberFormat(settings.language, shape).format(rounded);
  if (rounded === 0) return shown;
  return (number < 0 ? "−" : "+") + shown;
}
