/** What is open over the table, in the order in which it was opened: Esc closes the last of it, and one thing at a time. */

import { untrack } from "svelte";

class Closing {
  #open = $state.raw<{ name: string; close: () => void }[]>([]);

  /** Something was opened. Returns what tells that it is closed, as effects want it. */
  opened(name: string, close: () => void): () => void {
    const one = { name, close };
    this.#change((open) => [...open, one]);
    return () => this.#change((open) => open.filter((other) => other !== one));
  }

  /** What Esc closes now; empty where nothing is open. */
  get last(): string {
    return this.#open.at(-1)?.name ?? "";
  }

  keys = (event: KeyboardEvent): void => {
    const one = this.#open.at(-1);
    if (event.key !== "Escape" || event.defaultPrevented || !one) return;
    if (event.target instanceof Element && event.target.closest("dialog, input, textarea")) return;
    event.preventDefault();
    one.close();
  };

  #change(how: (open: { name: string; close: () => void }[]) => { name: string; close: () => void }[]): void {
    this.#open = how(untrack(() => this.#open));
  }
}

export const closing = new Closing();
