/** What somebody is told who comes to a table. */

import { describe, expect, it } from "vitest";
import { opened } from "../games";
import type { Game, Table } from "../types";
import { differing, isFirstGame, length, short } from "./facts";

const game = {
  presets: { "first-game": { first_game: true, target: 5 } },
  settings: [
    { name: "target", default: 10, allowed: [5, 10, 20] },
    { name: "first_game", default: false, allowed: [false, true] },
  ],
} as unknown as Game;
const table = (options: Table["options"], seats = 4, name = "xia") =>
  ({ game: name, options, seats: Array.from({ length: seats }) }) as unknown as Table;

describe("the facts of a table", () => {
  it("are the options that the book has otherwise", () => {
    expect(differing(table({ target: 20, first_game: false }), game)).toEqual([
      { name: "target", value: 20, usual: 10 },
    ]);
    expect(differing(table({}), game)).toEqual([]);
    expect(isFirstGame(table({ target: 5, first_game: true }), game)).toBe(true);
    expect(isFirstGame(table({ target: 5, first_game: false }), game)).toBe(false);
    expect(isFirstGame(table({}), { presets: {} })).toBe(false);
  });

  it("tell about how long it takes, as the game says", async () => {
    expect(length(table({ target: 10 }, 4, "none"))).toBe(0);
    await opened("xia");
    await opened("andromeda");
    expect(length(table({ target: 10 }))).toBe(60);
    expect(length(table({ target: 5 }, 3))).toBe(25);
    expect(length(table({ length: "long" }, 3, "andromeda"))).toBe(90);
  });

  it("show a hash by its ends", () => {
    expect(short("9f3c0000000000e1ab")).toBe("9f3c…ab");
    expect(short("")).toBe("");
  });
});
