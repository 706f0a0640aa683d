/** Moments come one after the other, each for its time or until somebody taps. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HELD, MomentQueue, type Held, type Moment } from "./moments";

const moment = (number: number) => ({ number }) as Moment;
let shown: (Held | null)[];
let done: number;
let queue: MomentQueue;
const numbers = () => shown.map((held) => held && [held.moment.number, held.place, held.of]);

beforeEach(() => {
  vi.useFakeTimers();
  [shown, done] = [[], 0];
  queue = new MomentQueue(
    (held) => shown.push(held),
    () => done++,
  );
});
afterEach(() => {
  queue.clear();
  vi.useRealTimers();
});

it("holds each for its time, tells which it is and what comes next, and says when all were seen", () => {
  queue.push([moment(4), moment(7)], 1);
  expect(numbers()).toEqual([[4, 1, 2]]);
  expect(shown[0]?.next?.number).toBe(7);
  vi.advanceTimersByTime(HELD - 1);
  expect(shown.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(numbers().at(-1)).toEqual([7, 2, 2]);
  expect(done).toBe(0);
  vi.advanceTimersByTime(HELD);
  expect(shown.at(-1)).toBeNull();
  expect([done, queue.busy]).toEqual([1, false]);
});

it("goes on from a tap, and gives the next one its whole time", () => {
  queue.push([moment(1), moment(2)], 1);
  vi.advanceTimersByTime(HELD / 2);
  queue.next();
  expect(numbers().at(-1)).toEqual([2, 2, 2]);
  vi.advanceTimersByTime(HELD - 1);
  expect(shown.at(-1)).not.toBeNull();
  queue.next();
  expect(shown.at(-1)).toBeNull();
  queue.next();
  expect(done).toBe(1);
});

it("never stacks: what comes meanwhile waits", () => {
  queue.push([moment(1)], 1);
  queue.push([moment(2)], 1);
  expect(numbers()).toEqual([
    [1, 1, 1],
    [1, 1, 2],
  ]);
  vi.advanceTimersByTime(HELD);
  expect(numbers().at(-1)).toEqual([2, 2, 2]);
});

it("holds longer for who wants it slow", () => {
  queue.push([moment(1)], 2);
  vi.advanceTimersByTime(HELD * 2 - 1);
  expect(shown.at(-1)?.time).toBe(HELD * 2);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBeNull();
});

it("is empty after somebody has acted, and begins again at one", () => {
  queue.push([moment(1), moment(2)], 1);
  queue.clear();
  expect(shown.at(-1)).toBeNull();
  vi.advanceTimersByTime(HELD * 4);
  expect(shown.length).toBe(2);
  expect(done).toBe(0);
  queue.push([moment(3)], 1);
  expect(numbers().at(-1)).toEqual([3, 1, 1]);
});

it("is not troubled by nothing", () => {
  queue.push([], 1);
  expect([shown, queue.busy]).toEqual([[], false]);
});
