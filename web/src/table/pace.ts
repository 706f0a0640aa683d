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

/** The last throw of a step, before anything came of it: the table stands as it stood, and nobody is asked. */
export function falling(before: Known | null, known: Known, news: readonly Event[]): Known | null {
  const last = news.findLast((event) => event.code === "kernel.rolled");
  if (!before || !last) return null;
  const events = known.events.filter((event) => event.number <= last.number);
  return { ...before, table: known.table, asked: [], anyTime: [], back: null, events, cursor: last.number + 1 };
}

/**
 * Takes what is known, in the order in which it comes, and shows it in that order. Each is the whole of what is known,
 * so those that are passed over are not missed: their events are in the next one.
 */
export class Pace {
  #queue: Known[] = [];
  #cursor = -1;
  #tumbled = -1; // how far a step goes whose dice have fallen while the rest of it was held back
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Returns for how long it is to be held at least, times the tempo. */
    private readonly show: (known: Known, news: readonly Event[]) => number | void,
    /** How many steps are still to be shown. */
    private readonly behind: (steps: number) => void,
    /** How many times the usual time a step takes; 0 shows everything at once. */
    private readonly tempo: () => number,
    /** Of a step whose dice decide something: what is shown while they fall, with nothing of what came of it. */
    private readonly falling: (known: Known, news: readonly Event[]) => Known | null = () => null,
  ) {}

  /** What I did myself is not waited for; of what is `whole`, such as what comes first, nothing is news. */
  take(known: Known, atOnce = false, whole = false): void {
    if (whole) this.#cursor = known.cursor;
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
      const tempo = this.tempo();
      const half = tempo > 0 && this.#tumbled !== known.cursor ? this.falling(known, news) : null;
      if (half) {
        this.#tumbled = known.cursor;
        this.#queue.unshift(known);
        this.show(half, []);
        this.#wait(TUMBLE * tempo);
        return;
      }
      this.#cursor = known.cursor;
      const least = this.show(known, news) ?? 0;
      this.behind(this.#queue.length);
      const hurry = Math.min(1, BEHIND / Math.max(1, this.#queue.length));
      const hold = Math.max(least, holdOf(news) * hurry) * tempo;
      if (hold <= 0) continue;
      this.#wait(hold);
      return;
    }
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => this.next(), time);
  }
}
