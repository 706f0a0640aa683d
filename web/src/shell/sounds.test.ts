/** Nothing is heard that nobody asked for. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { play } from "./sounds";

const started: number[] = [];
const peaks: number[] = [];

class Node {
  gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: (value: number) => peaks.push(value),
    exponentialRampToValueAtTime: () => {},
  };
  connect = (next: unknown) => next;
  start = (at: number) => started.push(at);
  stop = () => {};
}

beforeEach(() => {
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 10;
      destination = new Node();
    },
  );
  vi.stubGlobal("OscillatorNode", Node);
  vi.stubGlobal("GainNode", Node);
});
afterEach(() => {
  vi.unstubAllGlobals();
  [settings.sounds, settings.volume] = [false, 50];
  started.length = peaks.length = 0;
});

describe("sounds", () => {
  it("are off at first", () => {
    play("turn");
    expect(started).toEqual([]);
  });

  it("are tones one after the other, as loud as it is set", () => {
    settings.sounds = true;
    settings.volume = 100;
    play("turn");
    expect(started).toEqual([10, 10.14]);
    const [loud] = peaks;
    settings.volume = 50;
    play("dice");
    expect(started.length).toBe(5);
    expect(peaks.at(-1)).toBe((loud ?? 0) / 2);
  });
});
