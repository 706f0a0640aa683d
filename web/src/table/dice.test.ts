/** The last throw, from what is told of it. */

import { describe, expect, it } from "vitest";
import { recordings } from "../recorded";
import type { Event } from "../types";
import { facesOf, lastThrow } from "./dice";

const events = recordings[1].viewers[0]?.frames.flatMap((one) => one.frame.events) ?? [];
const event = (code: string, depth: number, params: Event["params"] = {}): Event => ({
  number: 0,
  code,
  depth,
  params,
});
const rolled = (depth: number, dice: number[], faces: number[], rule = "engine", by = 0) =>
  event("kernel.rolled", depth, { by, rule, dice, faces });
const shown = (told: Event[]) =>
  lastThrow(told)?.rolls.map(({ faces }) => faces.map(({ value, struck }) => (struck ? -value : value)));

describe("the last throw", () => {
  it("is none before the first", () => expect(lastThrow([event("turn", 2)])).toBeUndefined());

  it("has who, what for, the dice and what came of it", () => {
    const told = [rolled(5, [6], [3], "engine", 2), event("moves", 4), event("turn", 2)];
    expect(lastThrow(told)).toMatchObject({ rule: "engine", rolls: [{ by: 2, faces: [{ sides: 6, value: 3 }] }] });
    expect(lastThrow(told)?.result?.code).toBe("moves");
  });

  it("is one of an NPC's where the event says so", () => {
    const told = [rolled(5, [8], [7], "combat", -1)];
    expect(lastThrow(told)?.rolls[0]?.by).toBe(-1);
    expect(lastThrow(told.map((one) => ({ ...one, other: 4 })))?.rolls[0]?.by).toBe(4);
  });

  it("has the dice of each by themselves where several rolled at once", () => {
    const one = rolled(4, [6, 6, 6, 6], [5, 2, 3, 1], "battle");
    const told = [{ ...one, params: { ...one.params, owners: [1, 1, 0, -1] } }];
    expect(lastThrow(told)?.rolls.map(({ by }) => by)).toEqual([1, 0, -1]);
    expect(shown(told)).toEqual([[5, 2], [3], [1]]);
    expect(shown([...told, rolled(7, [6], [6], "battle", 0)])).toEqual([[5, 2], [-3, 6], [1]]);
    expect(told.flatMap(facesOf).map(({ by }) => by)).toEqual([1, 1, 0, -1]);
  });

  it("has come to nothing yet when something else is told", () => {
    expect(lastThrow([rolled(5, [6], [3]), event("turn", 2)])?.result).toBeUndefined();
    expect(lastThrow([rolled(5, [6], [3]), event("kernel.forced", 3), event("moves", 4)])?.result?.code).toBe("moves");
  });

  it("strikes out what was thrown again", () => {
    expect(shown([rolled(4, [20], [5]), event("card", 6), rolled(7, [20], [6])])).toEqual([[-5, 6]]);
    expect(shown([rolled(4, [8, 6], [5, 2]), rolled(7, [6], [6])])).toEqual([[5, -2, 6]]);
    expect(shown([rolled(4, [6, 6], [5, 2]), rolled(7, [6], [6])])).toEqual([[5, 2, 6]]); // which of the two?
  });

  it("keeps what another card did to it", () => {
    const told = [rolled(4, [20], [5]), rolled(7, [20], [9], "card"), event("card", 6), event("safe", 3)];
    expect(shown(told)).toEqual([[5]]);
    expect(lastThrow(told)?.changes.map(({ code }) => code)).toEqual(["kernel.rolled", "card"]);
    expect(lastThrow(told)?.result?.code).toBe("safe");
  });

  it("stands beside the one that it is compared with", () => {
    const told = [event("attack", 4), rolled(5, [8], [2], "combat"), rolled(5, [6], [4], "combat", 1), event("hit", 4)];
    expect(shown(told)).toEqual([[2], [4]]);
    expect(lastThrow([...told, rolled(5, [8], [2], "combat")])?.rolls.length).toBe(1);
  });

  it("is found after every event of a game", () => {
    for (let end = 0; end < events.length; end++) {
      const last = events.slice(0, end + 1).findLast(({ code }) => code === "kernel.rolled");
      const found = lastThrow(events.slice(0, end + 1));
      const values = found?.rolls.flatMap(({ faces }) => faces.map(({ value }) => value)) ?? [];
      if (last && !found?.changes.includes(last))
        for (const { value } of facesOf(last)) expect(values).toContain(value);
    }
  });
});
