/**
 * Which part of a board is shown, and the gestures that change it: drag, wheel, pinch, tap.
 *
 * The scale is the player's: it changes when a table is opened, when the player zooms or fits, and where what is to be
 * chosen would be too small for a finger. What the dock covers counts as outside. What is asked about is brought into
 * sight by the shortest way, and nothing goes back by itself.
 */

import type { Attachment } from "svelte/attachments";
import { tempo } from "../shell/motion";
import { around, type Frame, type Point } from "./grid";

const LEAST = 0.22;
const MOST = 2.6;
const FITTED = 1.3; // a small board is not blown up beyond that
const SLACK = 6; // pixels that a tap may slip
const REST = 160; // milliseconds until what was moved is drawn again, sharp
const GLIDE = 200; // milliseconds of a pan that nobody's hand makes

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  /** Pixels of the board, from below, that something lies over. */
  covered = $state(0);
  moving = $state(false);
  /** It pans by itself. */
  gliding = $state(false);
  /** The scale at rest, for what keeps its size on the screen. */
  rest = $state(1);
  /** Somebody has chosen what to look at. */
  touched = false;
  /** What there is to see: some of it always stays in sight. */
  world: Frame = { x: 0, y: 0, width: 0, height: 0 };
  #least = LEAST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #glide: ReturnType<typeof setTimeout> | undefined;

  /** How high the part is that can be seen. */
  get free(): number {
    return Math.max(0, this.height - this.covered);
  }

  #stir(): void {
    this.gliding = false;
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), REST);
  }
  #keep(): void {
    const { x, y, width, height } = this.world;
    const within = (at: number, from: number, size: number, room: number) =>
      Math.min(room * 0.7 - from * this.k, Math.max(room * 0.3 - (from + size) * this.k, at));
    this.x = within(this.x, x, width, this.width);
    this.y = within(this.y, y, height, this.free);
  }
  #settle(): void {
    this.moving = false;
    this.rest = this.k;
  }
  #still(): void {
    this.gliding = false;
    clearTimeout(this.#timer);
    this.#settle();
  }
  #put([x, y]: Point): void {
    this.x = this.width / 2 - x * this.k;
    this.y = this.free / 2 - y * this.k;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keep();
    this.#stir();
  }
  /** By a factor, about a point of the screen. */
  zoom(by: number, [x, y]: Point = [this.width / 2, this.free / 2]): void {
    const k = Math.min(MOST, Math.max(this.#least, this.k * by));
    this.x = x - ((x - this.x) * k) / this.k;
    this.y = y - ((y - this.y) * k) / this.k;
    this.k = k;
    this.#keep();
    this.#stir();
  }
  /** All there is, as far as it does not become too small for what is to be chosen. */
  fit(): void {
    const { x, y, width, height } = this.world;
    if (!this.width || !this.free) return;
    this.k = Math.min(FITTED, Math.max(this.#least, Math.min(this.width / width, this.free / height)));
    this.#put([x + width / 2, y + height / 2]);
    this.#still();
  }
  /** A table is opened: at this scale, all of it where there is room, else as much as possible of what matters. */
  open(k: number, wanted: readonly Point[], margin: number): void {
    const { world } = this;
    this.k = Math.max(k, this.#least);
    const whole = world.width * this.k <= this.width && world.height * this.k <= this.free;
    const { x, y, width, height } = whole || !wanted.length ? world : this.#most(wanted, margin);
    this.#put([x + width / 2, y + height / 2]);
    // No more of what lies beyond the board than has to be.
    const filled = (at: number, from: number, size: number, room: number) =>
      size * this.k <= room
        ? (room - size * this.k) / 2 - from * this.k
        : Math.min(-from * this.k, Math.max(room - (from + size) * this.k, at));
    this.x = filled(this.x, world.x, world.width, this.width);
    this.y = filled(this.y, world.y, world.height, this.free);
    this.#still();
  }
  /** Nothing smaller than this while something is to be chosen; 0 for nothing is. */
  needs(least: number): void {
    this.#least = Math.max(LEAST, least);
    if (this.k < this.#least) {
      this.zoom(1);
      this.#still();
    }
  }
  /** Another size of the window: what is in the middle stays there. */
  resize(width: number, height: number): void {
    if (this.width && this.height) {
      this.x += (width - this.width) / 2;
      this.y += (height - this.height) / 2;
    }
    [this.width, this.height] = [width, height];
  }
  get at(): readonly [x: number, y: number, k: number] {
    return [this.x, this.y, this.k];
  }
  goTo([x, y, k]: readonly [x: number, y: number, k: number]): void {
    [this.x, this.y, this.k] = [x, y, k];
    this.#still();
  }
  centre(point: Point): void {
    this.#glides(() => this.#put(point));
  }
  /** What is wanted comes into sight, the first before the others where not all of it fits. */
  reveal(wanted: readonly Point[], margin: number): void {
    if (!wanted.length || !this.width || !this.free) return;
    const { x, y, width, height } = this.#most(wanted, margin);
    const shift = (from: number, size: number, room: number) =>
      from < 0 ? -from : from + size > room ? room - from - size : 0;
    const dx = shift(x * this.k + this.x, width * this.k, this.width);
    const dy = shift(y * this.k + this.y, height * this.k, this.free);
    if (!dx && !dy) return;
    this.#glides(() => {
      this.x += dx;
      this.y += dy;
    });
  }
  #glides(move: () => void): void {
    clearTimeout(this.#glide);
    this.#still();
    this.gliding = tempo() > 0;
    this.#glide = setTimeout(() => (this.gliding = false), GLIDE * tempo());
    move();
  }
  /** What these points take up, without those that would make it larger than what can be seen. */
  #most(wanted: readonly Point[], margin: number): Frame {
    const kept: Point[] = [];
    for (const point of wanted) {
      const { width, height } = around([...kept, point], margin);
      if (!kept.length || (width * this.k <= this.width && height * this.k <= this.free)) kept.push(point);
    }
    return around(kept, margin);
  }
  toWorld([x, y]: Point): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }
  toScreen([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  /** Listens on the element of the map. Points are given in the world. */
  gestures(tap: (at: Point) => void, hover: (at: Point | null) => void): Attachment<HTMLElement> {
    return (element) => {
      const fingers = new Map<number, Point>();
      let slipped = false;
      let spread = 0;
      const local = (event: MouseEvent): Point => {
        const box = element.getBoundingClientRect();
        return [event.clientX - box.left, event.clientY - box.top];
      };
      const down = (event: PointerEvent) => {
        if (event.button !== 0) return;
        if (!fingers.size) slipped = false;
        fingers.set(event.pointerId, local(event));
        if (fingers.size === 2) {
          slipped = true;
          spread = distance(fingers);
        }
      };
      const start = new Map<number, Point>();
      const move = (event: PointerEvent) => {
        const now = local(event);
        const last = fingers.get(event.pointerId);
        if (!last) {
          if (event.pointerType === "mouse") hover(this.toWorld(now));
          return;
        }
        const from = start.get(event.pointerId) ?? last;
        start.set(event.pointerId, from);
        if (!slipped && Math.hypot(now[0] - from[0], now[1] - from[1]) < SLACK) return;
        if (!slipped) {
          slipped = true;
          element.setPointerCapture(event.pointerId);
        }
        fingers.set(event.pointerId, now);
        this.touched = true;
        this.pan((now[0] - last[0]) / fingers.size, (now[1] - last[1]) / fingers.size);
        if (fingers.size === 2) {
          const wide = distance(fingers);
          if (spread > 0) this.zoom(wide / spread, middle(fingers));
          spread = wide;
        }
      };
      const up = (event: PointerEvent) => {
        const was = fingers.delete(event.pointerId);
        start.delete(event.pointerId);
        if (was && !slipped && event.type === "pointerup") tap(this.toWorld(local(event)));
        spread = 0;
      };
      const wheel = (event: WheelEvent) => {
        event.preventDefault();
        this.touched = true;
        this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
      };
      const leave = () => hover(null);
      element.addEventListener("pointerdown", down);
      element.addEventListener("pointermove", move);
      element.addEventListener("pointerup", up);
      element.addEventListener("pointercancel", up);
      element.addEventListener("pointerleave", leave);
      element.addEventListener("wheel", wheel, { passive: false });
      return () => {
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("pointermove", move);
        element.removeEventListener("pointerup", up);
        element.removeEventListener("pointercancel", up);
        element.removeEventListener("pointerleave", leave);
        element.removeEventListener("wheel", wheel);
      };
    };
  }
}

const two = (fingers: Map<number, Point>) => [...fingers.values()] as [Point, Point];
function distance(fingers: Map<number, Point>): number {
  const [a, b] = two(fingers);
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
function middle(fingers: Map<number, Point>): Point {
  const [a, b] = two(fingers);
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
