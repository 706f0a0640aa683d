/** The content of a table with packs. */

import { expect, it } from "vitest";
import type { Game } from "../types";
import { gameAt } from "./packs";

const game = { name: "xia", content: { rules: "/r", box: "/b", things: "/t" } } as unknown as Game;

it("takes from the table what its packs make another, and the rest from the game", () => {
  expect(gameAt(game, { content: { box: "/own-b" } }).content).toEqual({ rules: "/r", box: "/own-b", things: "/t" });
  expect(gameAt(game, { content: {} }).content).toEqual(game.content);
  expect(gameAt(game, undefined).content).toEqual(game.content);
  expect(game.content?.["box"]).toBe("/b");
});
