/** Whose turn it is, and who comes before me: as far as a view tells it. */

import type { Table, View } from "../types";

/** The seat whose turn it is; -1 between turns. */
export function turnOf(view: View | null): number {
  const turn = view?.stack.findLast(({ is, seat }) => is === "Turn" && typeof seat === "number");
  return typeof turn?.["seat"] === "number" ? turn["seat"] : -1;
}

/** The seats that have their turns between the one whose turn it is and me. */
export function before(table: Pick<Table, "seats">, turn: number, me: number): number[] {
  const count = table.seats.length;
  const between = (me - turn - 1 + count) % count;
  return Array.from({ length: between }, (_, step) => (turn + 1 + step) % count).filter(
    (seat) => !table.seats[seat]?.conceded,
  );
}
