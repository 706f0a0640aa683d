/** Hints and reasons. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Grounds, Hint } from "../types";
import { Hints, Whys } from "./reasons.svelte";

const BECAUSE: Grounds = { code: "comet.advice.haul", params: { hold: 4 } };
const moments = { first: [0, 4, 4, 9, 12], seats: [-1, 0, 1, 1, 0], bots: [2, 3] };

describe("a hint", () => {
  it("is asked for once at a time, and trouble is kept until the next", async () => {
    const hints = new Hints();
    let give: (hint: Hint) => void = () => {};
    const fetch = vi.fn(() => new Promise<Hint>((resolve) => (give = resolve)));
    const asked = hints.ask(fetch);
    void hints.ask(fetch);
    expect([fetch.mock.calls.length, hints.thinking]).toEqual([1, true]);
    give({ question: 3, key: "haul", why: BECAUSE });
    await asked;
    expect([hints.hint?.key, hints.thinking]).toEqual(["haul", false]);
    await hints.ask(() => Promise.reject(new Error("no")));
    expect(hints.trouble).toBeTruthy();
    await hints.ask(() => Promise.resolve({ question: 4, key: "drill", why: BECAUSE }));
    expect([hints.hint?.question, hints.trouble]).toEqual([4, null]);
  });
});

describe("reasons", () => {
  beforeEach(() => void vi.useFakeTimers());

  async function known(why = vi.fn((entry: number) => Promise.resolve({ entry, seat: 1, why: BECAUSE }))) {
    const fetch = vi.fn(() => Promise.resolve(moments));
    const whys = new Whys({ moments: fetch, why });
    for (const entries of [3, 4, 5]) whys.look(entries);
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(1);
    whys.look(5);
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(1);
    return { whys, why };
  }

  it("can be asked for at the first line of what a bot answered", async () => {
    const { whys } = await known();
    expect([...whys.firsts([1, 5, 6, 9, 10, 12, 13], whys.bots)]).toEqual([
      [5, 2],
      [9, 3],
    ]);
    expect(whys.latest()).toBe(3);
  });

  it("are kept by what they are about, and asked for again only when that failed", async () => {
    const { whys, why } = await known();
    why.mockRejectedValueOnce(new Error("no"));
    await whys.ask(3);
    expect(whys.reason(3)?.trouble).toBeTruthy();
    await whys.ask(3);
    expect(whys.reason(3)).toEqual({ why: BECAUSE, trouble: null });
    await whys.ask(3);
    expect(why).toHaveBeenCalledTimes(2);
    whys.moments = { ...moments, first: [0, 4, 4, 20] }; // it was taken back, and something else was done
    expect(whys.reason(3)).toBeUndefined();
  });
});
