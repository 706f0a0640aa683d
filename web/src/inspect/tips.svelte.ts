/** What the pointer rests on, the focus asks about or a finger holds: it is told beside it, without a dialog. */

import type { Frame } from "./place";

/** Milliseconds: of rest, of holding, and that the pointer may take to go over to the tooltip. */
export const REST = 400;
export const HOLD = 350;
const OVER = 160;

export interface Tip {
  /** A thing by its name, as the inspector knows it; or else just a text. */
  thing: string;
  text: string;
  frame: Frame;
}

class Tips {
  now = $state.raw<Tip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer rests there. */
  rest(tip: Tip, after = REST): void {
    if (tip.thing && tip.thing === this.now?.thing) return this.stay();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.now = tip), after);
  }

  /** It is asked for: shown at once. False where it was shown already, so that more is wanted. */
  ask(tip: Tip): boolean {
    clearTimeout(this.#timer);
    if (this.now?.thing === tip.thing) {
      this.close();
      return false;
    }
    this.now = tip;
    return true;
  }

  /** The pointer is in the tooltip. */
  stay = (): void => clearTimeout(this.#timer);

  leave = (): void => {
    clearTimeout(this.#timer);
    if (this.now) this.#timer = setTimeout(this.close, OVER);
  };

  close = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };
}

export const tips = new Tips();
