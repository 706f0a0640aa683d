/** On a phone: what I have in one line, and how all stand. */

import type { Mean, Standing } from "..";
import type { View } from "../../types";
import { size, STORED, tableOf } from "./model";
import { tell } from "./words";

/** Outlines in a box of 20. */
const ICONS: Record<string, string> = {
  titanium: "M-4,-6H4L8,6H-8Z",
  nanocarbon: "M0,-8L7,-4V4L0,8L-7,4V-4Z",
  ice: "M0,-9L5,-3L4,7H-4L-5,-3Z",
  credit: "M0,-7.5A7.5,7.5 0 1 1 -.01,-7.5ZM2.5,-2.5A3.5,3.5 0 1 0 2.5,2.5",
  energy: "M2,-8L-6,1H-1L-3,8L6,-2H1Z",
  tactics: "M-5,-8H5V8H-5ZM-2,-2L0,-4L2,-2M-2,3L0,1L2,3",
};

export function means(view: View): Mean[] {
  const table = tableOf(view);
  const stock = table.stock[view.seat];
  if (!stock) return [];
  const cards = size(view, `hand:${view.seat}`);
  return [...STORED.map((what, at) => [what, stock[at] ?? 0] as const), ["tactics", cards] as const].map(
    ([what, count]) => ({ icon: ICONS[what] ?? "", text: tell("edge-stored", { what }), value: String(count) }),
  );
}

export const standing = (view: View): Standing => ({ scores: tableOf(view).vp });
