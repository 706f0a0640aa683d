/** Asides come once and in order; notes are kept when one stops writing, and nothing overwrites what is being written. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Aside } from "../types";
import { PAUSE, Talk } from "./talk.svelte";

const line = (at: number, text: string): Aside => ({ is: "aside", at, seat: 0, text });

let said: Aside[] = [];
let kept: string[] = [];
let fails = false;
const source = {
  asides: () => Promise.resolve(said),
  notes: () => Promise.resolve(kept.at(-1) ?? ""),
  keep: (text: string) => (fails ? Promise.reject(new Error("offline")) : Promise.resolve(void kept.push(text))),
};
const texts = (talk: Talk) => talk.asides.map((one) => one.text);

beforeEach(() => {
  [said, kept, fails] = [[], [], false];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("asides", () => {
  it("come once each, in the order in which they were said", async () => {
    const talk = new Talk(source);
    talk.hear([line(3, "three")]);
    said = [line(1, "one"), line(2, "two"), line(3, "three")];
    await talk.catchUp();
    talk.hear([line(4, "four")]);
    await talk.catchUp();
    expect(texts(talk)).toEqual(["one", "two", "three", "four"]);
  });

  it("are nothing to who has no seat", async () => {
    said = [line(1, "one")];
    const talk = new Talk(null);
    await talk.catchUp();
    expect(texts(talk)).toEqual([]);
  });
});

describe("notes", () => {
  it("are kept once when one stops writing", async () => {
    const talk = new Talk(source);
    talk.write("a");
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    talk.write("a jam");
    expect([kept, talk.dirty]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([kept, talk.dirty]).toEqual([["a jam"], false]);
    await talk.keep();
    expect(kept).toEqual(["a jam"]);
  });

  it("from another window are shown, but not over what is being written", async () => {
    const talk = new Talk(source);
    talk.noted("from elsewhere");
    expect(talk.notes).toBe("from elsewhere");
    talk.write("mine");
    talk.noted("from elsewhere");
    await talk.catchUp();
    expect(talk.notes).toBe("mine");
    await vi.advanceTimersByTimeAsync(PAUSE);
    talk.noted("again from elsewhere");
    expect(talk.notes).toBe("again from elsewhere");
  });

  it("that could not be kept say so, and are kept the next time", async () => {
    const talk = new Talk(source);
    fails = true;
    talk.write("mine");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([talk.dirty, talk.trouble === null]).toEqual([true, false]);
    fails = false;
    await talk.keep();
    expect([kept, talk.dirty, talk.trouble]).toEqual([["mine"], false, null]);
  });
});
