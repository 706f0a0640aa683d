/** On a phone: what I have in one line, and how all stand. */

import type { Mean, Standing } from "..";
import { settings } from "../../settings.svelte";
import type { View } from "../../types";
import { CARGO } from "./pieces";
import { ownShip, tableOf } from "./model";
import { tell } from "./words";

const BOLT = "M2,-8L-5,1H0L-2,8L5,-1H0Z";
const COIN = "M0,-8A8,8 0 1 1 -.01,-8ZM2.5,-3.5A4,4 0 1 0 2.5,3.5";
const ROUND = "M0,-8A8,8 0 1 1 -.01,-8Z";
const CROSS = "M-6,-6L6,6M6,-6L-6,6";

export function means(view: View): Mean[] {
  const ship = ownShip(view);
  if (!ship?.name) return [];
  const credits = tableOf(view).credits[view.seat] ?? 0;
  const cubes = [...new Set(ship.hold.filter(Boolean))].slice(0, 2);
  const found: Mean[] = [
    { icon: BOLT, text: tell("energy"), value: `${ship.energy}/${ship.meter}` },
    { icon: COIN, text: tell("fact-credits"), value: credits.toLocaleString(settings.language) },
    ...cubes.map((cube) => ({
      icon: CARGO[cube as keyof typeof CARGO].path,
      text: tell(`letter-${cube}`),
      value: String(ship.hold.filter((other) => other === cube).length),
    })),
    { icon: ROUND, text: tell("armed"), value: String(ship.armed) },
  ];
  const hurt = ship.damaged.length;
  if (hurt) found.push({ icon: CROSS, text: tell("damage", { count: hurt }), value: String(hurt), harm: true });
  return found;
}

export const standing = (view: View): Standing => ({ scores: tableOf(view).fame });
