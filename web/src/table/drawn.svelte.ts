/** The components that draw a game: fetched when somebody opens a table of it. */

import type { Component } from "svelte";
import { opened, type BoardProps } from "../games";

type Drawing = Component<BoardProps>;

export class Drawn {
  /** The board is being fetched. Its room is kept meanwhile, so that nothing moves under a finger when it comes. */
  awaited = $state(false);
  board = $state.raw<Drawing | null>(null);
  beside = $state.raw<Drawing | null>(null);
  track = $state.raw<Drawing | null>(null);
  strangers = $state.raw<Drawing | null>(null);
  seated = $state.raw<Component<BoardProps & { seat: number }> | null>(null);

  fetch(game: string): void {
    this.awaited = game !== "";
    void this.#parts(game).finally(() => (this.awaited = false));
  }

  async #parts(game: string): Promise<void> {
    const parts = await opened(game);
    void parts?.side?.().then((found) => (this.beside = found.default));
    void parts?.track?.().then((found) => (this.track = found.default));
    void parts?.others?.().then((found) => (this.strangers = found.default));
    void parts?.seated?.().then((found) => (this.seated = found.default));
    this.board = (await parts?.board?.())?.default ?? null;
  }
}
