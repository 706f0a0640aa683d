/** Which part of the map is shown, and the gestures that change it: drag, wheel, pinch, tap. */

import type { Attachment } from "svelte/attachments";
import type { Frame, Point } from "./hexes";

const LEAST = 0.22;
const MOST = 2.6;
const SLACK = 6; // pixels that a tap may slip
const REST = 160; // milliseconds until what was moved is drawn again, sharp

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  moving = $state(false);
  /** The scale at rest, for what keeps its size on the screen. */
  rest = $state(1);
  /** Somebody has chosen what to look at. */
  touched = false;
  /** What there is to see: some of it always stays in sight. */
  world: Frame = { x: 0, y: 0, width: 0, height: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), REST);
  }
  #keep(): void {
    const { x, y, width, height } = this.world;
    const within = (at: number, from: number, size: number, room: number) =>
      Math.min(room * 0.7 - from * this.k, Math.max(room * 0.3 - (from + size) * this.k, at));
    this.x = within(this.x, x, width, this.width);
    this.y = within(this.y, y, height, this.height);
  }
  #settle(): void {
    this.moving = false;
    this.rest = this.k;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keep();
    this.#stir();
  }
  /** By a factor, about a point of the screen. */
  zoom(by: number, [x, y]: Point = [this.width / 2, this.height / 2]): void {
    const k = Math.min(MOST, Math.max(LEAST, this.k * by));
    this.x = x - ((x - this.x) * k) / this.k;
    this.y = y - ((y - this.y) * k) / this.k;
    this.k = k;
    this.#keep();
    this.#stir();
  }
  fit({ x, y, width, height }: Frame, most = 1.3): void {
    if (!this.width || !this.height) return;
    this.k = Math.min(most, Math.max(LEAST, Math.min(this.width / width, this.height / height)));
    this.centre([x + width / 2, y + height / 2]);
  }
  centre([x, y]: Point, k = this.k): void {
    this.k = k;
    this.x = this.width / 2 - x * k;
    this.y = this.height / 2 - y * k;
    clearTimeout(this.#timer);
    this.#settle();
  }
  toWorld([x, y]: Point): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }
  toScreen([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }
  shows(point: Point, margin = 30): boolean {
    const [x, y] = this.toScreen(point);
    return x >= margin && y >= margin && x <= this.width - margin && y <= this.height - margin;
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
