/** What is asked for when a table is made. */

import { describe, expect, it } from "vitest";
import type { Game } from "../types";
import { since } from "./since";
import { againstBots, few, guided, looks, mySeat } from "./wish";

const game = {
  name: "xia",
  seats: [3, 4, 5],
  usual: 4,
  settings: [],
  bots: ["random", "easy", "greedy"],
  levels: ["easy", "normal", "hard"],
  presets: { "first-game": { first_game: true, target: 5 } },
} as unknown as Game;

describe("a wished table", () => {
  it("for a first game has the book's set-up, two easy bots, and dice that can be undone", () => {
    const wish = guided(game, { name: "Mara" }, "seed");
    expect(wish.seats.map((seat) => seat.bot)).toEqual([undefined, "easy", "easy"]);
    expect(guided({ ...game, usual: 2 }, { name: "" }, "s").seats, "against one, if two are usual").toHaveLength(2);
    expect(wish.options).toEqual({ first_game: true, target: 5 });
    expect(wish.seed).toBe("seed");
    expect(
      guided({ ...game, seats: [2], bots: ["random"], levels: [], presets: {} }, { name: "" }, "s").seats,
    ).toHaveLength(2);
  });

  it("against bots has as many normal ones as are usual", () => {
    expect(againstBots(game, { name: "Mara" }).seats.map((seat) => seat.bot)).toEqual([
      undefined,
      "normal",
      "normal",
      "normal",
    ]);
  });

  it("has seats in the order of the look, unlike each other", () => {
    expect(looks(Array.from({ length: 5 }, () => ({ kind: "bot" as const })))).toEqual([
      { colour: "sky", shape: "circle" },
      { colour: "coral", shape: "triangle" },
      { colour: "leaf", shape: "square" },
      { colour: "orchid", shape: "diamond" },
      { colour: "bone", shape: "cross" },
    ]);
  });

  it("does not wish for a colour that is no more", () => {
    const seat = mySeat({ name: "Mara", colour: "amber" as never, shape: "cross" }, "xia");
    expect([seat.colour, seat.shape]).toEqual(["sky", "cross"]);
  });

  it("offers round numbers where there are many", () => {
    const numbers = Array.from({ length: 16 }, (_, place) => place + 5);
    expect(few({ name: "target", default: 10, allowed: numbers })).toEqual([5, 10, 15, 20]);
    expect(few({ name: "target", default: 12, allowed: numbers })).toBe(numbers);
    expect(few({ name: "edition", default: "en", allowed: ["en", "ru"] })).toEqual(["en", "ru"]);
  });
});

it("tells how long somebody has waited", () => {
  expect(since("en", 30)).toBe("");
  expect(since("en", 190)).toBe("3 min");
  expect(since("en", 3 * 3600 + 5)).toBe("3 hr");
  expect(since("ru", 50 * 3600)).toMatch(/^2\sдн/);
});
