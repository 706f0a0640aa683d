/** An event and what it scores. */

import { expect, it } from "vitest";
import type { View } from "../../../types";
import type { Box } from "../model";
import { eventOf, PARTS } from "./event";

const box = {
  events: { storm: { deck: "dawn", track: "industry", raider: "B", who: "each" } },
  tracks: { industry: { vp: [0, 1, 3, 6] } },
} as unknown as Box;
const view = (at: string) =>
  ({
    table: {
      seats: 3,
      tracks: [
        [0, 3, 0, 0, 0],
        [0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0],
      ],
      modules: [[{ damage: 2 }, { damage: 0 }], [{ damage: 1 }, { damage: 1 }], []],
    },
    stack: [{ is: "ResolveEvent", seat: 1, turn: 0, at }],
  }) as unknown as View;

it("scores a track in turn order, less 1 for each damaged module and never below nothing", () => {
  const rows = eventOf(view("score"), box, "storm")?.rows;
  expect(rows?.map(({ seat, shown, damaged, gain }) => [seat, shown, damaged, gain])).toEqual([
    [1, 1, 2, 0],
    [2, 0, 0, 0],
    [0, 6, 1, 5],
  ]);
});

it("knows which of its parts has come", () => {
  const part = (at: string) => PARTS[eventOf(view(at), box, "storm")?.part ?? -1];
  expect(["timing", "raider", "special", "reset"].map(part)).toEqual(["score", "raider", "special", "reset"]);
  expect(eventOf(view("deck"), box, null)).toBeNull();
});
