/** After each step the next one is offered. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Game, Table } from "../types";
import { steps, stepsOf } from "./steps.svelte";

const game = {
  presets: { "first-game": { first_game: true, target: 5 }, book: {} },
  settings: [
    { name: "target", default: 10, allowed: [5, 10] },
    { name: "first_game", default: false, allowed: [false, true] },
    { name: "npcs", default: true, allowed: [false, true] },
  ],
} as unknown as Game;
const table = (options: Table["options"], ...kinds: string[]) =>
  ({ options, seats: kinds.map((kind) => ({ kind })) }) as unknown as Table;
const FULL = { target: 10, first_game: false, npcs: true };

beforeEach(() => {
  steps.done = [];
});

describe("the way of a newcomer", () => {
  it("knows what a game was", () => {
    expect(stepsOf(table({ ...FULL, target: 5, first_game: true }, "person", "bot"), game)).toEqual(["guided"]);
    expect(stepsOf(table(FULL, "person", "bot", "bot"), game)).toEqual(["full"]);
    expect(stepsOf(table({ ...FULL, npcs: false }, "person", "person"), game)).toEqual(["full", "friend", "house"]);
    expect(stepsOf(table({}, "person", "bot"), { presets: {}, settings: [] })).toEqual(["full"]);
  });

  it("goes on from each step to the next, and is remembered", () => {
    expect(steps.left[0]).toBe("guided");
    steps.finished(table({ ...FULL, target: 5, first_game: true }, "person", "bot"), game);
    expect(steps.left).toEqual(["full", "friend", "house"]);
    steps.finished(table(FULL, "person", "bot"), game);
    expect(steps.left).toEqual(["friend", "house"]);
    expect(JSON.parse(localStorage.getItem("rimward.steps") ?? "")).toEqual(["guided", "full"]);
  });

  it("does not send anybody back to a first game", () => {
    steps.finished(table(FULL, "person", "bot"), game);
    expect(steps.left).toEqual(["friend", "house"]);
  });
});
