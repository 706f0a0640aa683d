import { expect, it } from "vitest";
import type { Seat, Table, View } from "../types";
import { before, turnOf } from "./turns";

const table = (...conceded: number[]) =>
  ({ seats: [0, 1, 2, 3].map((seat) => ({ seat, conceded: conceded.includes(seat) }) as Seat) }) as Pick<
    Table,
    "seats"
  >;

it("tells whose turn it is, also while somebody else is asked", () => {
  const view = { stack: [{ is: "Game" }, { is: "Turn", seat: 2 }, { is: "Attack", seat: 0 }] } as unknown as View;
  expect(turnOf(view)).toBe(2);
  expect(turnOf({ stack: [{ is: "Game" }] } as unknown as View)).toBe(-1);
  expect(turnOf(null)).toBe(-1);
});

it("tells who comes before me, round the table, but not who has given up", () => {
  expect(before(table(), 1, 0)).toEqual([2, 3]);
  expect(before(table(3), 1, 0)).toEqual([2]);
  expect(before(table(), 3, 0)).toEqual([]);
});
