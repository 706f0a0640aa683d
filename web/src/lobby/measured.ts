/** What house rules do, as bots found out: counted beforehand, told beside their switches. */

import { signed } from "../ending/story";
import type { Value } from "../types";
import type { Messages } from "../words/messages";
import { say } from "../words/own";

/** And how far it is uncertain, to either side: 95 times in 100 the truth lies there. */
type Change = [number, number];

export interface Effect {
  option: string;
  value: Value;
  /** Of a seat, in per cent. */
  turns: Change;
  /** Points a game, where they change by more than chance may. */
  sources: Record<string, Change>;
}

export interface Measured {
  games: number;
  effects: Effect[];
}

const MOST = 3;

/** In a few words: longer or shorter, and what there is more or less of. */
export function told({ turns: [change, reach], sources }: Effect, words: Messages): string {
  const near = Math.max(1, Math.round(reach));
  const length =
    Math.abs(change) > reach
      ? say("house-turns", { change: signed(change, 0), near })
      : say("house-turns-same", { near });
  const most = Object.entries(sources)
    .sort(([, [one]], [, [other]]) => Math.abs(other) - Math.abs(one))
    .slice(0, MOST)
    .map(([source, [points]]) =>
      say("house-source", { source: words.text(source, {}, "source"), change: signed(points) }),
    );
  return [length, ...most].join(", ");
}
