/** Several people at one device: whose turn it is to look. */

import type { SeatKey, Table } from "../types";

/** The seat of this device that is asked while the one that looks is not: the next in the order of the table. */
export function handTo(table: Table | undefined, keys: readonly SeatKey[], seat: number): number | null {
  if (!table || table.status !== "playing" || table.waiting.includes(seat)) return null;
  const after = (other: number) => (other - seat + table.seats.length) % table.seats.length;
  const asked = keys
    .map((key) => key.seat)
    .filter((other) => other !== seat && table.waiting.includes(other) && !table.seats[other]?.away);
  return asked.toSorted((one, other) => after(one) - after(other))[0] ?? null;
}

/** Whether there is anything to hide from the others at this device. */
export const hides = (table: Table | undefined, keys: readonly SeatKey[]) =>
  keys.length > 1 && table?.status === "playing";
