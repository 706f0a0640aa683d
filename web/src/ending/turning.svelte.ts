/** Turning points, which a bot on the server has to look for first: asked for again until they are there. */

import type { Review } from "../types";

const AGAIN = 1500; // milliseconds

export class Turning {
  review = $state.raw<Review | null>(null);
  trouble = $state.raw<unknown>(null);
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fetch: (seat: number) => Promise<Review>) {}

  look(seat: number): void {
    this.stop();
    this.review = this.trouble = null;
    void this.#ask(seat, this.#wanted);
  }

  stop(): void {
    this.#wanted += 1;
    clearTimeout(this.#timer);
  }

  async #ask(seat: number, wanted: number): Promise<void> {
    try {
      const found = await this.fetch(seat);
      if (wanted !== this.#wanted) return;
      this.review = found;
      if (found.state === "working") this.#timer = setTimeout(() => void this.#ask(seat, wanted), AGAIN);
    } catch (error) {
      if (wanted === this.#wanted) this.trouble = error;
    }
  }
}
