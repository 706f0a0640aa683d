/** Looking back at a table: which moment is shown, through whose eyes, and how it goes on by itself. */

import type { Moment, Moments } from "../types";

export type Speed = "slow" | "normal" | "fast";
/** Milliseconds from one step to the next. */
export const SPEEDS: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 400 };
/** Milliseconds between two requests: who drags the slider asks for many moments, and sees some of them. */
const PAUSE = 40;

/** The server, as far as it is needed here. */
export interface Source {
  moments(): Promise<Moments>;
  /** Without a seat, as we ourselves knew it. */
  moment(entry: number, seat: number | null): Promise<Moment>;
}

/** The entry that an event belongs to: the last one that has begun by then; -1 where none has. */
export function entryOf(first: readonly number[], event: number): number {
  let [low, high] = [0, first.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((first[middle] ?? 0) <= event) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Entries from before a change of rules count down from -1, so now is none of them. */
const NOW = -Infinity;

export class LookBack {
  /** The entry that is wanted. */
  entry = $state(NOW);
  /** The first there is: below 0 where rules have changed, and of those there is no board to show. */
  first = $state(0);
  /** Whose eyes, once the table has ended; null for our own. */
  eyes = $state<number | null>(null);
  /** What is shown; it may lag behind what is wanted. */
  moment = $state.raw<Moment | null>(null);
  last = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");
  trouble = $state.raw<unknown>(null);
  readonly active = $derived(this.entry !== NOW);
  #asking = false;
  #shown = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: Source) {}

  /** The moment of an event; without one, the latest. */
  async open(event = Infinity): Promise<void> {
    this.pause();
    try {
      const { first, earlier = [] } = await this.source.moments();
      this.first = -earlier.length;
      this.last = first.length - 1;
      if (first.length) this.go(entryOf([...earlier, ...first], event) - earlier.length);
    } catch (error) {
      this.trouble = error;
    }
  }

  now(): void {
    this.pause();
    this.entry = NOW;
    this.eyes = null;
    this.moment = null;
    this.trouble = null;
    this.#shown = "";
  }

  go(entry: number): void {
    this.entry = Math.max(this.first, Math.min(entry, this.last));
    this.trouble = null;
    void this.#show();
  }

  step(by: number): void {
    this.pause();
    this.go(this.entry + by);
  }

  see(eyes: number | null): void {
    this.eyes = eyes;
    this.go(this.entry);
  }

  /** The game went on, or something was taken back. */
  grown(entries: number): void {
    this.last = Math.max(0, entries - 1);
    if (this.entry > this.last) this.go(this.last);
  }

  /** On from here; from the end, from the beginning. */
  play(): void {
    if (this.entry >= this.last) this.go(this.first);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.go(this.entry + 1);
      if (this.entry < this.last) this.#wait();
      else this.pause();
    }, SPEEDS[this.speed]);
  }

  /** One request at a time, always for what is wanted by then. */
  async #show(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.active && this.#shown !== this.#wanted) {
        const wanted = this.#wanted;
        const moment = await this.source.moment(this.entry, this.eyes);
        if (!this.active) return;
        this.moment = moment;
        this.#shown = wanted;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (error) {
      this.pause();
      this.trouble = error;
    } finally {
      this.#asking = false;
    }
  }

  get #wanted(): string {
    return `${this.entry} ${this.eyes}`;
  }
}
