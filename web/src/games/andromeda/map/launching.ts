/** Ships that can be launched now: one of them is in hand, and the map shows where that one may go. */

import type { Choosing } from "../../../table/choosing.svelte";
import type { Option } from "../../../types";
import { KINDS, type Hull } from "../model";

export interface Launcher {
  kind: Hull;
  options: Option[];
}

const shipOf = ({ key }: Pick<Option, "key">) => /^launch:([^,]+),/.exec(key)?.[1];

/** Every type of ship with where it can go, in the order of the Launch Bay. */
export function launchers(options: readonly Option[]): Launcher[] {
  const found = KINDS.map((kind) => ({ kind, options: options.filter((option) => shipOf(option) === kind) }));
  return found.filter((one) => one.options.length);
}

/** The ship in hand: that of the option which is pointed at or armed, else the one that was chosen, else that of the
 * first option in the dock. */
export function inHand(
  found: readonly Launcher[],
  chosen: string,
  { armed, pointed, caps }: Pick<Choosing, "armed" | "pointed" | "caps">,
): Hull | undefined {
  const has = (wanted: string) => found.find(({ options }) => options.some(({ key }) => key === wanted));
  const first = found.find(({ options }) => options.some(({ key }) => caps.get(key) === "1"));
  const ship = has(armed || pointed) ?? found.find(({ kind }) => kind === chosen) ?? first ?? found[0];
  return ship?.kind;
}

/** What the map offers: of launches those of the ship in hand. */
export const ofShip = (options: readonly Option[], kind: Hull | undefined): Option[] =>
  options.filter((option) => [undefined, kind].includes(shipOf(option) as Hull | undefined));

/** How many regions it can go to without a fight, and how many with one. */
export function ways({ options }: Launcher): { safe: number; risky: number } {
  const risky = options.filter(({ sort }) => sort === "risk").length;
  return { safe: options.length - risky, risky };
}
