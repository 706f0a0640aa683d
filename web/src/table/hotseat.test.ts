/** Who is to look at a device that several people share. */

import { expect, it } from "vitest";
import type { Table } from "../types";
import { handTo, hides } from "./hotseat";

const keys = [0, 2, 3].map((seat) => ({ seat, key: "" }));
const table = (waiting: number[], more: Partial<Table> = {}) =>
  ({ status: "playing", waiting, seats: [0, 1, 2, 3].map((seat) => ({ seat, away: seat === 3 })), ...more }) as Table;

it("is the one that is asked, and nobody else while the one that looks is", () => {
  expect(handTo(table([2]), keys, 0)).toBe(2);
  expect(handTo(table([0, 2]), keys, 0)).toBeNull();
  expect(handTo(table([0]), keys, 2)).toBe(0);
});

it("is nobody while others think, while a bot plays for them, or when it is over", () => {
  expect(handTo(table([1]), keys, 0)).toBeNull();
  expect(handTo(table([3]), keys, 0)).toBeNull();
  expect(handTo(table([2], { status: "over" }), keys, 0)).toBeNull();
  expect(handTo(undefined, keys, 0)).toBeNull();
});

it("is the next in the order of the table", () => {
  const four = [0, 1, 2, 3].map((seat) => ({ seat, key: "" }));
  expect(handTo(table([0, 1]), four, 2)).toBe(0);
});

it("hides something only where several share a game that is played", () => {
  expect(hides(table([0]), keys)).toBe(true);
  expect(hides(table([0]), keys.slice(1, 2))).toBe(false);
  expect(hides(table([0], { status: "open" }), keys)).toBe(false);
});
