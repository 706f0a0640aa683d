/** Moments: what is worth being held for everyone whom it concerns, one after the other. */

import type { Event, Seat, View } from "../types";
import type { Messages } from "../words/messages";
import type { Face } from "./dice";

/** Plain is in the colour of whoever did it. */
export type Tone = "plain" | "harm" | "title";

/** The dice of one, at rest. */
export interface Thrown {
  by: number;
  faces: Face[];
  /** What they come to, where that counts. */
  total?: number;
}

export interface Follow {
  /** One of the game's signs. */
  sign: string;
  title: string;
  more: string;
  harm?: boolean;
}

/** All of its words are for one seat: who did it, whom it hit, or somebody else. */
export interface Moment {
  /** The number of the event that it is about. */
  number: number;
  /** Whose doing it is; less than 0 is nobody's. */
  by: number;
  tone: Tone;
  caps: string;
  dice: Thrown[];
  /** What the dice come to, or what counts from now on. */
  result: string;
  sentence: string;
  why: string;
  rule: string;
  /** Four at most. */
  follows: Follow[];
  /** The game's picture of it: art and no words. */
  medal: Medal;
}

export interface Medal {
  name: string;
  /** Of the place or of those who were there, as the game draws them. */
  of: Record<string, string | number>;
}

/** A step, as it is shown to one seat; somebody who looks on is seat -1. */
export interface Step {
  news: readonly Event[];
  /** All that is known to have happened and counts, the step with it. */
  events: readonly Event[];
  before: View;
  view: View;
  seat: number;
  seats: readonly Seat[];
  words: Messages;
  box: unknown;
}

export const MOST_FOLLOWS = 4;
/** Milliseconds that each is held. */
export const HELD = 2000;

export interface Held {
  moment: Moment;
  /** From 1 on. */
  place: number;
  of: number;
  next: Moment | undefined;
  /** How long it is held. */
  time: number;
}

/** One at a time; who taps goes on to the next. */
export class MomentQueue {
  #waiting: Moment[] = [];
  #place = 0;
  #time = HELD;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (held: Held | null) => void,
    /** All have been seen. */
    private readonly done: () => void,
  ) {}

  get busy(): boolean {
    return this.#place > 0;
  }

  push(moments: readonly Moment[], tempo: number): void {
    if (!moments.length) return;
    this.#waiting.push(...moments);
    this.#time = HELD * tempo;
    if (this.busy) this.#tell();
    else this.#go();
  }

  next = (): void => {
    if (!this.busy) return;
    this.#waiting.shift();
    if (this.#waiting.length) this.#go();
    else {
      this.clear();
      this.done();
    }
  };

  /** Whoever acts has seen enough. */
  clear(): void {
    clearTimeout(this.#timer);
    const shown = this.busy;
    this.#waiting = [];
    this.#place = 0;
    if (shown) this.show(null);
  }

  #go(): void {
    clearTimeout(this.#timer);
    this.#place += 1;
    this.#timer = setTimeout(this.next, this.#time);
    this.#tell();
  }

  #tell(): void {
    const [moment, next] = this.#waiting;
    const of = this.#place + this.#waiting.length - 1;
    if (moment) this.show({ moment, place: this.#place, of, next, time: this.#time });
  }
}
