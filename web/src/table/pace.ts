/** Between what comes and what is shown: what others do comes into sight one step after the other. */

import type { Known } from "../stream";
import type { Event } from "../types";

export const TUMBLE = 450;
const REST = 900;
const READ = 350;
const HEX = 90;
const FAR = 900;
/** Who is further behind than this is shown the rest faster. */
const BEHIND = 12;

/** The milliseconds that a step stays before the next one: dice want to be read, and a way to be followed. */
export function holdOf(events: readonly Event[]): number {
  if (!events.length) return 0;
  if (events.some((event) => event.code === "kernel.rolled")) return TUMBLE + REST;
  const spaces = events.filter((event) => Array.isArray(event.params["space"])).length;
  return Math.max(READ, READ / 2 + Math.min(FAR, HEX * spaces));
}

/**
 * Takes what is known, in the order in which it comes, and shows it in that order. Each is the whole of what is known,
 * so those that are passed over are not missed: their events are in the next one.
 */
export class Pace {
  #queue: Known[] = [];
  #cursor = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (known: Known) => void,
    /** How many steps are still to be shown. */
    private readonly behind: (steps: number) => void,
    /** How many times the usual time a step takes; 0 shows everything at once. */
    private readonly tempo: () => number,
  ) {}

  /** What I did myself, and what comes first, is not waited for. */
  take(known: Known, atOnce = false): void {
    this.#queue.push(known);
    if (atOnce) this.skip();
    else if (this.#timer === undefined) this.#go();
    else this.behind(this.#queue.length);
  }

  /** To the latest. */
  skip(): void {
    this.#queue = this.#queue.slice(-1);
    this.next();
  }

  /** No longer waiting for the step that is shown. */
  next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#go();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #go(): void {
    for (let known = this.#queue.shift(); known; known = this.#queue.shift()) {
      const since = this.#cursor < 0 ? known.cursor : this.#cursor;
      const news = known.events.filter((event) => event.number >= since);
      this.#cursor = known.cursor;
      this.show(known);
      this.behind(this.#queue.length);
      const hold = holdOf(news) * this.tempo() * Math.min(1, BEHIND / Math.max(1, this.#queue.length));
      if (hold <= 0) continue;
      this.#timer = setTimeout(() => this.next(), hold);
      return;
    }
  }
}
