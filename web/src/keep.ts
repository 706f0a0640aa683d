/** What this browser remembers: who I am, and the tables where I sit, with the keys of my seats. */

import type { Colour, Created, SeatKey, Shape, Table } from "./types";

/** A table of mine. The keys open my seats: they stay here and go nowhere but to the server, in a header. */
export interface Mine {
  id: string;
  game: string;
  name: string;
  keys: SeatKey[];
  host: string;
  invite: string;
  seen: number;
  /** Keys that I asked for as the host: they fit once somebody has agreed. */
  asked?: SeatKey[];
}

export interface Me {
  name: string;
  colour?: Colour;
  shape?: Shape;
}

const TABLES = "rimward.tables";
const ME = "rimward.me";

export function read<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function write(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
}

export const me = (): Me => read<Me>(ME, { name: "" });
export const rememberMe = (who: Me) => write(ME, who);

/** Mine, the latest first. */
export const tables = (): Mine[] =>
  Object.values(read<Record<string, Mine>>(TABLES, {})).sort((a, b) => b.seen - a.seen);
export const tableOf = (id: string): Mine | undefined => read<Record<string, Mine>>(TABLES, {})[id];

export function remember(mine: Mine): void {
  write(TABLES, { ...read<Record<string, Mine>>(TABLES, {}), [mine.id]: { ...mine, seen: Date.now() } });
}

export function forget(id: string): void {
  const { [id]: _, ...others } = read<Record<string, Mine>>(TABLES, {});
  write(TABLES, others);
}

/** A table that I made: its secrets are told once. */
export function rememberCreated(created: Created): void {
  const { table, keys, host_key: host, invite } = created;
  remember({ id: table.id, game: table.game, name: table.name, keys, host, invite, seen: 0 });
}

/** A seat that I took. */
export function rememberSeat(table: Table, key: SeatKey, invite: string): void {
  const known = tableOf(table.id);
  const keys = [...(known?.keys ?? []).filter((other) => other.seat !== key.seat), key];
  remember({ id: table.id, game: table.game, name: table.name, host: "", seen: 0, ...known, keys, invite });
}

/** A key that I asked for; it takes the place of one that I asked for before. */
export function rememberAsked(id: string, key: SeatKey): void {
  const known = tableOf(id);
  if (known) remember({ ...known, asked: [...(known.asked ?? []).filter((other) => other.seat !== key.seat), key] });
}

/** What came of it: the key is one of mine, or worth nothing. */
export function rememberAnswered(id: string, key: SeatKey, fits: boolean): void {
  const known = tableOf(id);
  if (!known) return;
  const keys = fits ? [...known.keys.filter((other) => other.seat !== key.seat), key] : known.keys;
  remember({ ...known, keys, asked: (known.asked ?? []).filter((other) => other.key !== key.key) });
}

/** A rematch has the keys of the table before it. */
export function rememberRematch(before: string, table: Table, invite: string): void {
  const known = tableOf(before);
  if (!known || tableOf(table.id)) return;
  remember({ ...known, id: table.id, game: table.game, name: table.name, invite });
}
