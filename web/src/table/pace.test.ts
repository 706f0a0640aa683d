/** What others do is shown in order, one step after the other, and nothing of it is lost. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordings } from "../recorded";
import { begun, changed, type Known } from "../stream";
import type { Change, Event, Full } from "../types";
import { falling, holdOf, Pace, TUMBLE } from "./pace";

const frames = recordings[1].viewers[0]?.frames.map((one) => one.frame) as [Full, ...Change[]];
const [full, ...changes] = frames;

/** What is known after each message. */
const states = changes
  .slice(0, 40)
  .reduce<Known[]>((found, change) => [...found, changed(found.at(-1) as Known, change)], [begun(full, null)]);
const [first, ...later] = states as [Known, ...Known[]];

let shown: Known[];
let behind: number;
let tempo: number;
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, behind, tempo] = [[], 0, 1];
  pace = new Pace(
    (known) => void shown.push(known),
    (steps) => (behind = steps),
    () => tempo,
  );
  pace.take(first, true);
});
afterEach(() => {
  pace.close();
  vi.useRealTimers();
});

const event = (code: string, params: Event["params"] = {}): Event => ({ number: 0, code, depth: 0, params });

describe("how long a step stays", () => {
  it("is no time at all where nothing happened", () => expect(holdOf([])).toBe(0));
  it("is longest for dice, and longer for a long way", () => {
    const step = event("xia.move.point-per-space", { space: [1, 2] });
    const [talk, way, far, dice] = [
      [event("xia.turn.ends")],
      Array(4).fill(step),
      Array(40).fill(step),
      [event("kernel.rolled")],
    ].map(holdOf) as [number, number, number, number];
    expect(talk).toBeLessThan(way);
    expect(way).toBeLessThan(far);
    expect(far).toBeLessThan(dice);
    expect(dice).toBe(1350);
  });
});

describe("the pace", () => {
  it("shows a burst one step after the other, in its order", () => {
    for (const known of later) pace.take(known);
    expect(shown).toEqual([first, later[0]]);
    expect(behind).toBe(later.length - 1);
    const seen = [shown.length];
    while (seen.at(-1) !== states.length) {
      vi.advanceTimersToNextTimer();
      seen.push(shown.length);
    }
    expect(shown).toEqual(states);
    expect(seen.length).toBeGreaterThan(states.length / 2);
    expect(behind).toBe(0);
  });

  it("waits as long as the step that is shown wants", () => {
    const [one, two] = later as [Known, Known];
    pace.take(one);
    const hold = holdOf(one.events.filter((event) => event.number >= first.cursor));
    pace.take(two);
    vi.advanceTimersByTime(hold - 1);
    expect(shown.at(-1)).toBe(one);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toBe(two);
  });

  it("takes twice the time, or none, as it is set", () => {
    const [one, two, three] = later as [Known, Known, Known];
    tempo = 2;
    pace.take(one);
    pace.take(two);
    vi.advanceTimersByTime(holdOf(one.events.filter((event) => event.number >= first.cursor)) * 2 - 1);
    expect(shown.at(-1)).toBe(one);
    tempo = 0;
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toBe(two);
    pace.take(three);
    expect(shown.at(-1)).toBe(three);
  });

  it("goes on from a tap", () => {
    const [one, two] = later as [Known, Known];
    pace.take(one);
    pace.take(two);
    pace.next();
    expect(shown.at(-1)).toBe(two);
  });

  it("skips to the latest, which has the events of all", () => {
    for (const known of later) pace.take(known);
    pace.skip();
    expect(shown.at(-1)).toBe(later.at(-1));
    expect(shown.at(-1)?.events.map(({ number }) => number)).toEqual([...Array(later.at(-1)?.cursor).keys()]);
    vi.advanceTimersByTime(60_000);
    expect(shown.length).toBe(3);
  });

  it("never waits with what I did myself", () => {
    const [one, two, mine] = later as [Known, Known, Known];
    pace.take(one);
    pace.take(two);
    pace.take(mine, true);
    expect(shown.at(-1)).toBe(mine);
  });

  it("hurries when it is far behind", () => {
    for (const known of later) pace.take(known);
    const full = later.reduce((sum, known, place) => {
      const before = states[place] as Known;
      return sum + holdOf(known.events.filter((event) => event.number >= before.cursor));
    }, 0);
    vi.advanceTimersByTime(full * 0.75);
    expect(shown.length).toBe(states.length);
  });
});

describe("dice that decide something", () => {
  const step = later.find((known, place) => {
    const { cursor } = states[place] as Known;
    const news = known.events.filter(({ number }) => number >= cursor);
    return news.findLastIndex(({ code }) => code === "kernel.rolled") >= 0;
  }) as Known;
  const before = states[states.indexOf(step) - 1] as Known;
  const news = step.events.filter(({ number }) => number >= before.cursor);
  const half = falling(before, step, news) as Known;

  it("fall before anything comes of them: the table stands as it stood, and nobody is asked", () => {
    expect(half.view).toBe(before.view);
    expect(half.asked).toEqual([]);
    expect(half.events.at(-1)?.code).toBe("kernel.rolled");
    expect(half.cursor).toBeLessThanOrEqual(step.cursor);
    expect(falling(before, step, [])).toBeNull();
    expect(falling(null, step, news)).toBeNull();
  });

  function dramatic(least: number) {
    const seen: Known[] = [];
    const own = new Pace(
      (known) => {
        seen.push(known);
        return known === step ? least : 0;
      },
      () => {},
      () => tempo,
      (known, lately) => (known === step ? falling(before, known, lately) : null),
    );
    own.take(before, true, true);
    return { own, seen };
  }

  it("lie for as long as they tumble, and then the rest is held for as long as it wants", () => {
    const { own, seen } = dramatic(4000);
    own.take(step, true);
    const after = { ...step };
    own.take(after);
    expect(seen).toEqual([before, half]);
    vi.advanceTimersByTime(TUMBLE);
    expect(seen.at(-1)).toBe(step);
    vi.advanceTimersByTime(3999);
    expect(seen.length).toBe(3);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe(after);
    own.close();
  });

  it("are passed over by who goes on", () => {
    const { own, seen } = dramatic(4000);
    own.take(step, true);
    own.skip();
    expect(seen.at(-1)).toBe(step);
    own.close();
  });

  it("are a cut without movement, and with what comes whole", () => {
    tempo = 0;
    const { own, seen } = dramatic(4000);
    own.take(step, true);
    expect(seen).toEqual([before, step]);
    tempo = 1;
    own.take({ ...step }, true, true);
    expect(seen.length).toBe(3);
    own.close();
  });
});
