/** Looking back: which entry an event belongs to, one request at a time, going on by itself. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment } from "../types";
import { entryOf, LookBack, SPEEDS } from "./back.svelte";

const FIRST = [0, 4, 4, 9, 12];

describe("the entry of an event", () => {
  it("is the last one that has begun by then", () => {
    expect([0, 3, 4, 8, 9, 11, 12, 99].map((event) => entryOf(FIRST, event))).toEqual([0, 0, 2, 2, 3, 3, 4, 4]);
  });
  it("is none for what came before all of them", () => {
    expect(entryOf([7, 7], 6)).toBe(-1);
    expect(entryOf([], 0)).toBe(-1);
  });
});

describe("looking back", () => {
  let asked: [number, number | null][] = [];
  const source = {
    moments: () => Promise.resolve({ first: FIRST, seats: [-1, 0, 1, 0, 1], bots: [] }),
    moment: (entry: number, seat: number | null) => {
      asked.push([entry, seat]);
      return new Promise<Moment>((resolve) => setTimeout(() => resolve({ entry } as Moment), 100));
    },
  };
  beforeEach(() => {
    asked = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("opens the moment of an event, and the latest without one", async () => {
    const back = new LookBack(source);
    expect(back.active).toBe(false);
    await back.open(10);
    expect([back.active, back.entry, back.last]).toEqual([true, 3, 4]);
    await vi.runAllTimersAsync();
    expect(back.moment?.entry).toBe(3);
    await back.open();
    expect(back.entry).toBe(4);
  });

  it("reaches back over a change of rules, to entries below 0", async () => {
    const changed = {
      ...source,
      moments: () => Promise.resolve({ first: [20, 22], seats: [-1, 0], bots: [], earlier: [0, 5, 9] }),
    };
    const back = new LookBack(changed);
    await back.open(6);
    expect([back.active, back.entry, back.first, back.last]).toEqual([true, -2, -3, 1]);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([[-2, null]]);
    back.step(-5);
    expect(back.entry).toBe(-3);
    await back.open(19); // the line that says so belongs to the step before it
    expect(back.entry).toBe(-1);
    back.step(1);
    expect(back.entry).toBe(0);
    back.now();
    expect(back.active).toBe(false);
    await back.open();
    expect(back.entry).toBe(1);
    back.play();
    expect(back.entry).toBe(-3);
    back.now();
  });

  it("asks for what is wanted by then, not for all that was passed", async () => {
    const back = new LookBack(source);
    await back.open(0);
    for (const entry of [1, 2, 3, 2]) back.go(entry);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([
      [0, null],
      [2, null],
    ]);
    back.see(1);
    await vi.runAllTimersAsync();
    expect(asked.at(-1)).toEqual([2, 1]);
  });

  it("stays within what there is, also when something is taken back", async () => {
    const back = new LookBack(source);
    await back.open();
    back.step(1);
    expect(back.entry).toBe(4);
    back.grown(3);
    expect([back.entry, back.last]).toEqual([2, 2]);
    back.step(-9);
    expect(back.entry).toBe(0);
  });

  it("goes on by itself to the end, from the end anew, and not after a step", async () => {
    const back = new LookBack(source);
    await back.open();
    back.speed = "fast";
    back.play();
    expect(back.entry).toBe(0);
    await vi.advanceTimersByTimeAsync(2 * SPEEDS.fast + 10);
    expect([back.entry, back.playing]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(2 * SPEEDS.fast);
    expect([back.entry, back.playing]).toEqual([4, false]);
    back.go(0);
    back.play();
    back.step(1);
    await vi.advanceTimersByTimeAsync(5 * SPEEDS.fast);
    expect([back.entry, back.playing]).toEqual([1, false]);
  });

  it("comes back to now, and an answer that is late changes nothing", async () => {
    const back = new LookBack(source);
    await back.open(0);
    back.see(1);
    back.now();
    await vi.runAllTimersAsync();
    expect([back.active, back.moment, back.eyes]).toEqual([false, null, null]);
  });

  it("tells what went wrong", async () => {
    const back = new LookBack({ ...source, moment: () => Promise.reject(new Error("gone")) });
    await back.open(0);
    await vi.runAllTimersAsync();
    expect(String(back.trouble)).toContain("gone");
  });
});
