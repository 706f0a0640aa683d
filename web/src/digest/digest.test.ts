/** What happened meanwhile: sorted, and told only to somebody who was away. */

import { beforeEach, describe, expect, it } from "vitest";
import { trails } from "../games/xia/map/trails";
import { sort } from "../games/xia/sort";
import { recordings } from "../recorded";
import type { Data, Event } from "../types";
import { Away, type Source } from "./away.svelte";
import { actor, afterLast, isWorth, sorted } from "./digest";

let number = 0;
const event = (code: string, params: Record<string, Data>): Event => ({ number: number++, code, depth: 1, params });
const step = (ship: number, q: number) => event("xia.move.point-per-space", { ship, space: [q, 0] });

describe("sorted for a captain", () => {
  const attack = event("xia.combat.declare-attack", { attacker: 4, target: 0, uses: [] });

  it("has what was done to me apart from what was done to others", () => {
    expect(sorted([attack], 0, sort).map((item) => item.kind)).toEqual(["against"]);
    expect(sorted([attack], 1, sort)).toEqual([]);
    const barrage = event("xia.combat.ability-attack", { attacker: 2, card: "salvo", targets: [0, 1] });
    expect(sorted([barrage], 1, sort)[0]?.kind).toBe("against");
  });

  it("tells a ship that was destroyed to its captain as a loss, to others as a change of the map", () => {
    const gone = event("xia.death.removed", { ship: 1, by: 0, space: [0, 0], cubes: [] });
    expect([0, 1].map((seat) => sorted([gone], seat, sort)[0]?.kind)).toEqual(["map", "against"]);
  });

  it("tells of all steps of a ship only the last, after what came between", () => {
    const found = event("xia.explore.place-tile", { sector: "lunari", q: 0, r: 0, turn: 0 });
    const items = sorted([step(1, 1), step(2, 1), step(1, 2), found, step(1, 3)], 0, sort);
    expect(items.map((item) => [item.event.params["ship"], item.count])).toEqual([
      [2, 1],
      [undefined, 1],
      [1, 3],
    ]);
    expect(items.at(-1)?.event.params["space"]).toEqual([3, 0]);
  });

  it("has Fame of whatever source", () => {
    const fame = ["xia.fame.trade", "xia.gate.first-use-fame"].map((code) =>
      event(code, { seat: 1, points: 1, fame: 1 }),
    );
    expect(sorted(fame, 0, sort).map((item) => item.kind)).toEqual(["score", "score"]);
  });

  it("is worth telling where something was done to me, or much happened", () => {
    expect(isWorth([attack], 0, sort)).toBe(true);
    expect(isWorth([step(1, 1), step(1, 2), step(2, 1), step(3, 1)], 0, sort)).toBe(false);
    const steps = [step(1, 1), step(2, 1), step(3, 1), step(4, 1)];
    expect(isWorth(steps, 0, sort)).toBe(true);
    expect([isWorth(steps, 0, undefined), isWorth([...steps, ...steps, ...steps], 0, undefined)]).toEqual([
      false,
      true,
    ]);
  });

  it("knows whose doing it was, if it was a captain's", () => {
    const { people } = recordings[1];
    expect(actor(attack, 3, people)).toBe(-1);
    expect(actor(event("xia.combat.declare-attack", { attacker: 2, target: 0 }), 3, people)).toBe(2);
    expect(actor(step(1, 1), 3, people)).toBe(1);
    expect(actor(step(1, 1), 3, { "": ["seat"] })).toBe(-1);
  });
});

describe("trails", () => {
  it("are unbroken as long as a ship flies, and begin anew where it came back", () => {
    const back = event("xia.respawn.where", { ship: 1, space: [9, 9] });
    expect(trails([step(1, 1), step(2, 5), step(1, 2), back, step(3, 1)])).toEqual([
      {
        ship: 1,
        runs: [
          [
            [1, 0],
            [2, 0],
          ],
          [[9, 9]],
        ],
      },
      { ship: 2, runs: [[[5, 0]]] },
      { ship: 3, runs: [[[1, 0]]] },
    ]);
  });
});

it("begins after my last entry", () => {
  const moments = { first: [0, 10, 14, 20, 31], seats: [-1, 0, 1, 0, 1], bots: [] };
  expect(afterLast(moments, 0)).toBe(31);
  expect(afterLast(moments, 1)).toBe(Infinity);
  expect(afterLast(moments, 2)).toBe(0);
});

describe("away", () => {
  const asked: [number, number][] = [];
  const source: Source = {
    id: "t1",
    seat: 0,
    moments: () => Promise.resolve({ first: [0, 5, 8], seats: [-1, 0, 1], bots: [] }),
    events: (since, limit) => {
      asked.push([since, limit]);
      return Promise.resolve(
        Array.from({ length: limit }, (_, place) => ({ ...event("x", {}), number: since + place })),
      );
    },
  };
  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
  });

  it("is nobody who sees a table for the first time, or looks on", () => {
    const away = new Away(source);
    expect([away.look(10), away.look(40), away.look(90)]).toEqual([-1, -1, -1]);
  });

  it("is who comes back, and who did not look", () => {
    new Away(source).look(10);
    const back = new Away(source);
    expect(back.look(40)).toBe(10);
    expect(back.look(50)).toBe(-1);
    back.leave();
    expect(back.look(80)).toBe(50);
    back.leave();
    expect(back.look(80)).toBe(-1);
    expect(new Away({ ...source, id: "t2" }).look(80)).toBe(-1);
  });

  it("is told from the last answer on, or from what was seen later", async () => {
    const away = new Away(source);
    expect((await away.tell(-1, 20)).since).toBe(8);
    expect((await away.tell(12, 20)).events.map((one) => one.number)).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
    expect(asked).toEqual([
      [8, 12],
      [12, 8],
    ]);
  });

  it("asks for a long absence page by page", async () => {
    const told = await new Away(source).tell(-1, 2508);
    expect(asked).toEqual([
      [8, 1000],
      [1008, 1000],
      [2008, 500],
    ]);
    expect(told.events).toHaveLength(2500);
  });
});
