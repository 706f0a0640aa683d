/** What is read from a view. A table may play with designed ships as they first were: then they are drawn so. */

import { expect, it } from "vitest";

import type { View } from "../../types";
import { boxOf, first, type Box, type XiaTable } from "./model";

const row = { hold: [[0, 0]], first_hold: [[1, 1]], impulse: 4, first_impulse: 3 };
const box = { ships: { dart: { name: "dart", ...row } }, outfits: {} } as unknown as Box;
const played = (numbers: boolean, holds: boolean) => {
  const view = { table: { rules: { first_numbers: numbers, first_holds: holds } } } as unknown as View;
  const { hold, impulse } = boxOf(box, view).ships["dart"] ?? {};
  return [hold, impulse];
};

it.each([
  [false, false, [[0, 0]], 4],
  [true, false, [[0, 0]], 3],
  [false, true, [[1, 1]], 4],
  [true, true, [[1, 1]], 3],
])("first numbers: %s, first Holds: %s", (numbers, holds, hold, impulse) => {
  expect(played(numbers, holds)).toEqual([hold, impulse]);
});

it("knows who was first to earn a Title, and nobody who declined", () => {
  const table = {
    earned: [
      ["bulwark", 2, 1, true],
      ["bulwark", 0, 2, false],
      ["tycoon", 1, 1000, true],
      ["survivor", 0, 3, false],
      ["survivor", 1, 3, false],
    ],
  } as unknown as XiaTable;
  const found = ["bulwark", "tycoon", "survivor", "raider"].map((title) => first(table, title));
  expect(found).toEqual([[2], [], [0, 1], []]);
});
