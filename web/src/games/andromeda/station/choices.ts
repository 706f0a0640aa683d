/** What can be chosen at a station now: ships and energy that wake a module, slots for a moon, modules and the market. */

import type { Option, Question } from "../../../types";
import type { Hull } from "../model";

/** What wakes modules: a ship that stands for all that are alike, or energy. */
export interface Carrier {
  /** The number of a ship, or null for energy. */
  ship: number | null;
  kind: Hull | null;
  from: number;
  /** By the number of a module, the option that wakes it so. */
  docks: Map<number, Option>;
}

const numbers = (key: string) =>
  key
    .slice(key.indexOf(":") + 1)
    .split(",")
    .map(Number);
const wordOf = (key: string) => key.slice(0, key.indexOf(":"));

export function carriers(options: readonly Option[]): Carrier[] {
  const found = new Map<string, Carrier>();
  for (const option of options) {
    const [module = -1, ship] = numbers(option.key);
    const word = wordOf(option.key);
    if (!option.thing.startsWith("module:") || (word !== "ship" && word !== "energy")) continue;
    const { kind = null, from = -1 } = option.about as { kind?: Hull; from?: number };
    const name = String(ship ?? word);
    const carrier = found.get(name) ?? {
      ship: ship ?? null,
      kind: ship === undefined ? null : kind,
      from,
      docks: new Map(),
    };
    carrier.docks.set(module, option);
    found.set(name, carrier);
  }
  return [...found.values()];
}

/** Modules that are chosen as such: to use with the reactor, to repair, to damage. */
export const plainly = (options: readonly Option[]): Map<number, Option> =>
  new Map(
    options.flatMap((option) =>
      wordOf(option.key) === "module" ? [[numbers(option.key)[0] ?? -1, option] as const] : [],
    ),
  );

/** By the thing of the market, what is bought, taken or sent away. */
export const onShelves = (options: readonly Option[]): Map<string, Option> =>
  new Map(options.flatMap((option) => (option.thing.startsWith("market:") ? [[option.thing, option] as const] : [])));

export interface MoonWays {
  /** By the number of a module, or `ops`. */
  slots: Map<string, Option>;
  abandon: Option | undefined;
}

/** By the number of a claimed moon, where it can go. */
export function moonWays(options: readonly Option[]): Map<number, MoonWays> {
  const found = new Map<number, MoonWays>();
  for (const option of options) {
    const word = wordOf(option.key);
    if (word !== "slot" && word !== "abandon") continue;
    const [moon = "", where = ""] = option.key.slice(word.length + 1).split(",");
    const ways = found.get(Number(moon)) ?? { slots: new Map(), abandon: undefined };
    if (word === "slot") ways.slots.set(where, option);
    else ways.abandon = option;
    found.set(Number(moon), ways);
  }
  return found;
}

const AT_STATION = /^(module|market|moon|bay):/;
/** Whether a question is one about the station, and none about the map: all are that while ships come home. */
export const ofStation = ({ options }: Pick<Question, "options">, home = false): boolean => {
  const things = (options ?? []).map(({ thing }) => thing);
  const there = home || things.some((thing) => AT_STATION.test(thing));
  return there && !things.some((thing) => thing.startsWith("region:"));
};
