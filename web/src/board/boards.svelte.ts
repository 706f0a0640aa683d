/** Several boards of one table: which is looked at, which is beside it, and where something happened meanwhile. */

import type { Event } from "../types";

/** The board that an event happens on; none for what happens on no board. */
export type Where = (event: Event) => string | null;

export class Boards {
  /** The board that fills the room. */
  shown = $state("");
  /** Two of them stand side by side. */
  both = $state(false);
  /** The newest that happened on a board since it was last looked at. */
  #news = $state.raw<ReadonlyMap<string, Event>>(new Map());
  #asked: string | null = null;

  constructor(readonly keys: readonly string[]) {
    this.shown = keys[0] ?? "";
  }

  /** The other one: beside it, or small. */
  get other(): string | undefined {
    return this.keys.find((key) => key !== this.shown);
  }

  news(board: string): Event | undefined {
    return this.#news.get(board);
  }

  show(board: string): void {
    this.shown = board;
    this.#seen([board]);
  }

  /** To the next one. */
  swap(): void {
    const next = this.keys[(this.keys.indexOf(this.shown) + 1) % this.keys.length];
    if (next !== undefined) this.show(next);
  }

  sideBySide(): void {
    this.both = !this.both;
    if (this.both) this.#seen(this.keys);
  }

  /** I am asked on a board: it is shown, once for each time. Nothing else changes what is looked at. */
  asks(board: string | null): void {
    if (board !== null && board !== this.#asked && this.keys.includes(board)) this.show(board);
    this.#asked = board;
  }

  happened(events: readonly Event[], where: Where): void {
    const found = new Map(this.#news);
    for (const event of events) {
      const board = where(event);
      if (board !== null && board !== this.shown && !this.both && this.keys.includes(board)) found.set(board, event);
    }
    if (events.length) this.#news = found;
  }

  #seen(boards: readonly string[]): void {
    this.#news = new Map([...this.#news].filter(([board]) => !boards.includes(board)));
  }
}
