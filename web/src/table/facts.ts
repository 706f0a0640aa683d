/** What is played at a table, for who comes to it: where it differs from the book, how long it takes. */

import { PARTS } from "../games";
import type { Game, Table, Value } from "../types";
import type { Messages } from "../words/messages";

export interface Differing {
  name: string;
  value: Value;
  /** What the book has in its place. */
  usual: Value;
}

/** Options that are not as the book has them. */
export function differing(table: Pick<Table, "options">, game: Pick<Game, "settings">): Differing[] {
  return game.settings.flatMap(({ name, default: usual }) => {
    const value = table.options[name] ?? usual;
    return value === usual ? [] : [{ name, value, usual }];
  });
}

/** Whether it has the set-up of a first game, as the book proposes it. */
export function isFirstGame(table: Pick<Table, "options">, game: Pick<Game, "presets">): boolean {
  const preset = Object.entries(game.presets["first-game"] ?? {});
  return preset.length > 0 && preset.every(([name, value]) => table.options[name] === value);
}

const ROUND = 5;

/** Minutes in round numbers; 0 where nobody knows. */
export function length(table: Pick<Table, "game" | "options" | "seats">): number {
  const minutes = PARTS[table.game]?.minutes?.(table.options, table.seats.length) ?? 0;
  return Math.round(minutes / ROUND) * ROUND;
}

/** An option in words: its name and its value. */
export const told = (words: Messages, { name, value }: Pick<Differing, "name" | "value">) =>
  `${words.name("setting", name)}: ${words.value(name, value)}`;

const BEGINNING = 4;
const END = 2;

/** A hash as people compare it: how it begins and how it ends. */
export const short = (hash: string) => (hash ? `${hash.slice(0, BEGINNING)}…${hash.slice(-END)}` : "");
