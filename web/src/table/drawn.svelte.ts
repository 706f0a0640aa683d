/** The components that draw a game: fetched when somebody opens a table of it. */

import type { Component } from "svelte";
import { PARTS, type BoardProps } from "../games";

type Drawing = Component<BoardProps>;

export class Drawn {
  board = $state.raw<Drawing | null>(null);
  beside = $state.raw<Drawing | null>(null);
  strangers = $state.raw<Drawing | null>(null);
  captain = $state.raw<Component<BoardProps & { seat: number }> | null>(null);

  fetch(game: string): void {
    const parts = PARTS[game];
    void parts?.board?.().then((found) => (this.board = found.default));
    void parts?.side?.().then((found) => (this.beside = found.default));
    void parts?.others?.().then((found) => (this.strangers = found.default));
    void parts?.captain?.().then((found) => (this.captain = found.default));
  }
}
