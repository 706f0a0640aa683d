import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Option } from "../types";
import { Choosing } from "./choosing.svelte";

const option = (key: string): Option => ({ key, thing: "", about: {} });
const [safe, risky] = [option("safe"), option("risky")];

let given: string[];
let choosing: Choosing;
let stop: () => void;
const down = () => window.dispatchEvent(new Event("pointerdown"));
const key = () => window.dispatchEvent(new Event("keydown"));

beforeEach(() => {
  vi.useFakeTimers();
  given = [];
  const answer = async (key: string) => given.push(key) > 0;
  choosing = new Choosing(answer, (one) => one === risky);
  stop = choosing.watch(window);
  choosing.opened();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("takes no press that began before the question could be read", async () => {
  vi.advanceTimersByTime(250);
  down();
  vi.advanceTimersByTime(200); // held for long: it began too soon all the same
  expect(await choosing.press(safe)).toBe(false);
  down();
  expect(await choosing.press(safe)).toBe(true);
  expect(given).toEqual(["safe"]);
});

it("takes a key at once", async () => {
  down();
  key();
  expect(await choosing.press(safe)).toBe(true);
});

it("arms a risk first, and a double click does not roll", async () => {
  vi.advanceTimersByTime(400);
  down();
  expect(await choosing.press(risky)).toBe(false);
  expect(choosing.armed).toBe("risky");
  vi.advanceTimersByTime(250);
  down();
  expect(await choosing.press(risky)).toBe(false);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(100);
  down();
  expect(await choosing.press(risky)).toBe(true);
  expect([given, choosing.armed]).toEqual([["risky"], ""]);
});

it("says for how long what is there is fresh, and forgets what was armed", async () => {
  vi.advanceTimersByTime(299);
  expect(choosing.fresh).toBe(true);
  vi.advanceTimersByTime(1);
  expect(choosing.fresh).toBe(false);
  key();
  await choosing.press(risky);
  expect(choosing.armed).toBe("risky");
  choosing.opened();
  expect([choosing.armed, choosing.fresh]).toEqual(["", true]);
});
