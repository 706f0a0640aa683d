/** What I point at and what I have armed: the same in the dock and on the board. */

import type { Option } from "../types";

const GUARD = 300; // milliseconds from which on a press is meant for what is there now

export class Choosing {
  /** The option that is under the pointer or has the focus, wherever it is shown. */
  pointed = $state("");
  /** The option that was pressed once and answers when it is pressed again. */
  armed = $state("");
  /** What there is to press has just changed: a pointer that presses meant what was there before. */
  fresh = $state(false);
  /** By the key of an option, the key of the keyboard that chooses it, as it is drawn on it: `1` to `9`, or `E`. */
  caps = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** What is said of an option that does more than its own text tells. */
  titles = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Where the pointer rests, if there is one that hovers. */
  at: readonly [number, number] | null = null;
  #from = 0;
  #pressed: number | null = null; // when the pointer went down, if that was the last thing done
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly answer: (key: string, bare: boolean) => Promise<boolean>,
    private readonly twice: (option: Option) => boolean,
  ) {}

  /** Another question is there, or none: nothing is pointed at, and nothing armed but what the last answer was meant
   * for. The guard starts over. */
  opened(armed = ""): void {
    this.pointed = "";
    this.armed = armed;
    this.#changed();
  }

  /** Gives the answer, or arms what has to be pressed twice. Says whether an answer was taken. `bare`: that and no more. */
  async press(option: Option, bare = false): Promise<boolean> {
    if (this.early()) return false;
    if (this.twice(option) && this.armed !== option.key) {
      this.armed = option.key;
      this.#changed();
      return false;
    }
    this.armed = "";
    return this.answer(option.key, bare);
  }

  /** Whether the press that is under way began before what is there now could be read. */
  early(): boolean {
    return this.#pressed !== null && this.#pressed < this.#from;
  }

  /** Notes how the person does things; returns what stops that. */
  watch(page: Window): () => void {
    const down = () => (this.#pressed = performance.now());
    const key = () => (this.#pressed = null);
    const move = ({ pointerType, clientX, clientY }: PointerEvent) =>
      (this.at = pointerType === "mouse" ? [clientX, clientY] : null);
    const how = { capture: true, passive: true };
    page.addEventListener("pointerdown", down, how);
    page.addEventListener("keydown", key, how);
    page.addEventListener("pointermove", move, how);
    return () => {
      page.removeEventListener("pointerdown", down, how);
      page.removeEventListener("keydown", key, how);
      page.removeEventListener("pointermove", move, how);
      clearTimeout(this.#timer);
    };
  }

  #changed(): void {
    this.#from = performance.now() + GUARD;
    this.fresh = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = false), GUARD);
  }
}
