/** Something that is taken with the pointer and dropped elsewhere; a press that hardly moves is none. */

const FAR = 10; // pixels

export class Drag<What> {
  held = $state.raw<{ what: What; x: number; y: number } | null>(null);
  #from: readonly [number, number] | null = null;

  down(event: PointerEvent & { currentTarget: Element }): void {
    this.#from = [event.clientX, event.clientY];
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  /** Says whether it has just been taken up. */
  move({ clientX: x, clientY: y }: PointerEvent, what: What): boolean {
    const [left, top] = this.#from ?? [x, y];
    const begins = this.held === null;
    if (!this.#from || (begins && Math.hypot(x - left, y - top) < FAR)) return false;
    this.held = { what, x, y };
    return begins;
  }

  /** Where it was let go; null where it was only pressed. */
  up(): readonly [x: number, y: number] | null {
    const at = this.held && ([this.held.x, this.held.y] as const);
    this.#from = this.held = null;
    return at;
  }
}
