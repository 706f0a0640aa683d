/** Turning points are asked for until they are there. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Review } from "../types";
import { Turning } from "./turning.svelte";

const WORKING: Review = { state: "working", points: [] };
const DONE: Review = { state: "done", points: [] };

describe("turning points", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("are asked for again while a bot looks for them, and then no more", async () => {
    const fetch = vi.fn().mockResolvedValueOnce(WORKING).mockResolvedValueOnce(WORKING).mockResolvedValue(DONE);
    const turning = new Turning(fetch);
    turning.look(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(turning.review).toBe(WORKING);
    await vi.runAllTimersAsync();
    expect(turning.review).toBe(DONE);
    expect(fetch.mock.calls).toEqual([[2], [2], [2]]);
  });

  it("of another seat take the place of those that were wanted before", async () => {
    let late: (review: Review) => void = () => {};
    const slow = new Promise<Review>((resolve) => (late = resolve));
    const turning = new Turning((seat) => (seat === 0 ? slow : Promise.resolve(DONE)));
    turning.look(0);
    turning.look(1);
    late(WORKING);
    await vi.runAllTimersAsync();
    expect(turning.review).toBe(DONE);
  });

  it("tell what went wrong", async () => {
    const turning = new Turning(() => Promise.reject(new Error("gone")));
    turning.look(0);
    await vi.runAllTimersAsync();
    expect(turning.trouble).toBeTruthy();
  });
});
