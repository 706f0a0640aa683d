/** The log is narrowed down by kind, person and words, and what was withdrawn stays with who withdrew it. */

import { describe, expect, it } from "vitest";
import { recordings } from "../recorded";
import type { Event } from "../types";
import { Messages, parsed } from "../words/messages";
import { parts } from "./log";
import { counted, EVERYTHING, has, meant, narrowed, type Picking } from "./logpick";
import { standing } from "./withdrawn";

const recorded = recordings[1];
const words = new Messages("en", "xia", parsed(recorded.texts.en), recorded.names, 0);
const events = recorded.viewers[0]?.frames.flatMap((one) => one.frame.events) ?? [];
const log = parts(words, events);
const picking: Picking = {
  kinds: { rolls: (event) => event.code === "kernel.rolled" },
  people: recorded.people,
};

describe("the log, narrowed down", () => {
  it("has everything where nothing is wanted", () => expect(narrowed(log, EVERYTHING, picking)).toEqual(log));

  it("has the rolls, under their headings", () => {
    const rolls = narrowed(log, { ...EVERYTHING, kind: "rolls" }, picking);
    expect(counted(rolls)).toBe(events.filter((event) => event.code === "kernel.rolled").length);
    const headings = new Map(log.map(({ first, heading }) => [first, heading]));
    expect(rolls.map(({ heading }) => heading)).toEqual(rolls.map(({ first }) => headings.get(first)));
  });

  it("has a seat's turns, and what else speaks of it", () => {
    const seat = 1;
    const own = narrowed(log, { ...EVERYTHING, seats: [seat] }, picking);
    expect(own.map(({ first }) => first)).toEqual(
      expect.arrayContaining(log.filter((part) => part.seat === seat && part.lines.length).map(({ first }) => first)),
    );
    const others = own.filter((part) => part.seat !== seat).flatMap(({ lines }) => lines);
    expect(others.length).toBeGreaterThan(0);
    expect(counted(own)).toBeLessThan(counted(log));
    const both = narrowed(log, { ...EVERYTHING, seats: [0, 1, 2] }, picking);
    expect(counted(both)).toBeGreaterThan(counted(own));
  });

  it("has lines with all the words, in any case", () => {
    const found = narrowed(log, { ...EVERYTHING, text: "ROLLED d20" }, picking).flatMap(({ lines }) => lines);
    expect(found.length).toBeGreaterThan(0);
    for (const { text } of found) expect(text.toLowerCase()).toMatch(/rolled.*d20|d20.*rolled/);
    expect(has("Учёт", "учет")).toBe(true);
  });

  it("is searched for what was meant, where no line has what was typed", () => {
    expect(meant(log, "Rolled D20")).toBe("Rolled D20");
    expect(meant(log, "roled d20")).toBe("rolled d20");
    expect(meant(log, "rolling")).toBe("roll");
    expect(meant(log, "zqx unobtainium")).toBe("zqx unobtainium");
    expect(counted(narrowed(log, { ...EVERYTHING, text: meant(log, "roled d20") }, picking))).toBeGreaterThan(0);
  });
});

describe("going back", () => {
  const words = new Messages("en", "xia", parsed(recorded.texts.en), recorded.names, 0);
  const told = (number: number, code: string, more: Partial<Event> = {}): Event => ({
    number,
    code,
    depth: 3,
    params: {},
    ...more,
  });
  const turn = told(0, "xia.turn.phases", { depth: 2, params: { seat: 1 } });
  const shot = told(1, "xia.combat.resolve", { params: { attacker: 1, target: 0, attack: 9, defense: 1, damage: 8 } });
  const dead = told(2, "xia.death.removed", { params: { ship: 0, by: 1, space: [0, 0], cubes: [] } });
  const next = told(3, "xia.turn.phases", { depth: 2, params: { seat: 0 } });
  const back = told(4, "kernel.take-back", { depth: 0, since: 1, params: { seat: 1, entry: 7 } });
  const after = told(5, "xia.turn.ends", { params: { seat: 1 } });
  const all = [turn, shot, dead, next, back, after];

  it("leaves nothing of what it withdrew", () => {
    expect(standing(all)).toEqual([turn, back, after]);
    expect(standing([...all, told(6, "kernel.undo", { depth: 0, since: 5 })]).map(({ number }) => number)).toEqual([
      0, 4, 6,
    ]);
  });

  it("shows it under the line that says so, and the turn goes on", () => {
    const [part, ...rest] = parts(words, all);
    expect(rest).toEqual([]);
    expect(part?.first).toBe(0);
    expect(part?.lines.map(({ number }) => number)).toEqual([4, 5]);
    const withdrawn = part?.lines[0]?.withdrawn ?? [];
    expect(withdrawn.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(withdrawn[2]?.text).toBe(words.heading(next));
  });

  it("is found by what it withdrew", () => {
    const log = parts(words, all);
    expect(counted(narrowed(log, { ...EVERYTHING, text: "destroyed" }, picking))).toBe(1);
    expect(counted(narrowed(log, { ...EVERYTHING, text: "no such word" }, picking))).toBe(0);
  });
});
