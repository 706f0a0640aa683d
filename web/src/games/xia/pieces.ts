/** Small signs, all our own drawings: ships, cargo, what is printed on spaces, outfits. */

import type { Cargo, OutfitType } from "./model";

/** Nose up; the tier shows in the silhouette and in the pips. */
export const HULLS: Record<number, string> = {
  1: "M0,-15L4,-5L5,2L11,8L10,11L4,9L3,13H-3L-4,9L-10,11L-11,8L-5,2L-4,-5Z",
  2: "M0,-16L4,-9L5,-1L9,-4L11,-9L13,-3L13,8L8,12L4,10L4,14H-4L-4,10L-8,12L-13,8L-13,-3L-11,-9L-9,-4L-5,-1L-4,-9Z",
  3: "M-3,-17H3L6,-10L6,-4L10,-7L13,-5L15,3L15,10L11,14L9,11L5,12L5,16H1L0,13L-1,16H-5L-5,12L-9,11L-11,14L-15,10L-15,3L-13,-5L-10,-7L-6,-4L-6,-10Z",
};
export const NPC_HULLS: Record<string, string> = {
  enforcer: HULLS[2] ?? "",
  scoundrel: "M0,-14L3,-2L13,-8L9,4L4,6L3,12L0,8L-3,12L-4,6L-9,4L-13,-8L-3,-2Z",
  merchant: "M-4,-14H4L6,-10V-7H9V-1H6V1H9V7H6V10L4,14H-4L-6,10V7H-9V1H-6V-1H-9V-7H-6V-10Z",
};
export const NPC_BADGES: Record<string, string> = {
  enforcer: "M0,-11L9.5,-7.5V1C9.5,6 5,9.5 0,12C-5,9.5 -9.5,6 -9.5,1V-7.5Z",
  scoundrel: "M-12,-10L-4,-7.5H4L12,-10L9.5,4L0,12L-9.5,4Z",
  merchant: "M0,-11L10,-5.5V5.5L0,11L-10,5.5V-5.5Z",
};

/** Cargo by shape; what is hollow is drawn as a line. */
export const CARGO: Record<Cargo, { path: string; hollow?: boolean }> = {
  spice: { path: "M0,-11C7,-7 9,-1 9,2C9,8 4,11 0,11C-4,11 -9,8 -9,2C-9,-1 -7,-7 0,-11Z" },
  holo: { path: "M0,-10A10,10 0 1 1 -.01,-10ZM0,-6.9A6.9,6.9 0 1 0 .01,-6.9Z", hollow: true },
  terra: { path: "M-5.5,-10H5.5L11,0L5.5,10H-5.5L-11,0Z" },
  plasma: {
    path: "M-11,0C-11,-7 -5,-7 -3,-10.5C0,-7 0,-10 3,-10.5C5,-7 11,-7 11,0C11,7 5,7 3,10.5C0,7 0,10 -3,10.5C-5,7 -11,7 -11,0Z",
    hollow: true,
  },
  cyber: {
    path: "M-8,-8H-5V-11H-2V-8H2V-11H5V-8H8V-5H11V-2H8V2H11V5H8V8H5V11H2V8H-2V11H-5V8H-8V5H-11V2H-8V-2H-11V-5H-8Z",
  },
};
export const ANY: [number, number, Cargo][] = [
  [0, -7, "spice"],
  [7, -2, "holo"],
  [4, 6, "terra"],
  [-4, 6, "plasma"],
  [-7, -2, "cyber"],
];

export const VERBS: Record<string, string> = {
  buy: "M0,-7V2M-4,-2L0,2.5L4,-2M-7,3V7H7V3",
  sell: "M0,3V-7M-4,-3L0,-7.5L4,-3M-7,3V7H7V3",
  mine: "M-6,7L3,-3M-3,-6.5C2,-7.5 6,-4 7,2",
  salvage: "M0,-8V-2M-5,3C-5,9 5,9 5,3V0M-5,3L-7,0M0,-2H5",
  harvest: "M-7,-5H7L2,1V7L-2,5V1Z",
};
export const MISSION = "M0,-11L2.6,-2.6L11,0L2.6,2.6L0,11L-2.6,2.6L-11,0L-2.6,-2.6Z";
export const TOKEN = "M-5.4,-13H5.4L13,-5.4V5.4L5.4,13H-5.4L-13,5.4V-5.4Z";
export const OCTAGON = "M-4.4,-10.5H4.4L10.5,-4.4V4.4L4.4,10.5H-4.4L-10.5,4.4V-4.4Z";
export const TRIANGLE = "M0,-9.5L10.5,8.5H-10.5Z";

export const LAW: Record<string, string> = {
  lawful: "M0,-8L7,-5.5V1C7,4.5 3.5,7 0,9C-3.5,7 -7,4.5 -7,1V-5.5Z",
  neutral: "M-7,-3H7M-7,3H7",
  outlaw: "M-6,-6L6,6M6,-6L-6,6",
};

export const OUTFITS: Record<OutfitType, { fill: string; icon: string }> = {
  engine: { fill: "#4a3c1c", icon: "M-6,6L0,-7L6,6L0,2Z" },
  blaster: { fill: "#4c271f", icon: "M-7,0H7M3,-4L7,0L3,4" },
  missile: { fill: "#3e2547", icon: "M-5,7L0,-8L5,7L0,4ZM0,4V9" },
  shield: { fill: "#1b3850", icon: "M0,-8L7,-5V1C7,5 3,7 0,9C-3,7 -7,5 -7,1V-5Z" },
};
export const DAMAGE = "M-3,-17L4,-11L13,-14L11,-4L17,3L10,8L9,16L0,12L-9,17L-10,8L-17,4L-11,-3L-14,-13L-5,-11Z";
export const BOLT = "M2,-8L-5,1H0L-2,8L5,-1H0Z";

/** The outline of a polyomino, drawn a little inside its cells, corners cut. */
export function rim(cells: readonly (readonly [number, number])[], unit: number, pad: number): string {
  const inside = new Set(cells.map((cell) => cell.join()));
  const steps = new Map<string, [number, number][]>();
  for (const [c, r] of cells) {
    const sides: [string, [number, number], [number, number]][] = [
      [`${c},${r - 1}`, [c, r], [c + 1, r]],
      [`${c + 1},${r}`, [c + 1, r], [c + 1, r + 1]],
      [`${c},${r + 1}`, [c + 1, r + 1], [c, r + 1]],
      [`${c - 1},${r}`, [c, r + 1], [c, r]],
    ];
    for (const [beyond, from, to] of sides) {
      if (!inside.has(beyond)) steps.set(from.join(), [...(steps.get(from.join()) ?? []), to]);
    }
  }
  const start = [...steps.keys()][0] ?? "0,0";
  const loop: [number, number][] = [];
  let here = start;
  do {
    loop.push(here.split(",").map(Number) as [number, number]);
    here = steps.get(here)?.pop()?.join() ?? start;
  } while (here !== start);
  const cut = unit * 0.09;
  const points = loop.flatMap((q, i) => {
    const [p, n] = [loop.at(i - 1) ?? q, loop[(i + 1) % loop.length] ?? q];
    const [ax, ay, bx, by] = [q[0] - p[0], q[1] - p[1], n[0] - q[0], n[1] - q[1]];
    if (ax === bx && ay === by) return [];
    const [x, y] = [q[0] * unit - (ay + by) * pad, q[1] * unit + (ax + bx) * pad];
    return [`${x - ax * cut},${y - ay * cut}`, `${x + bx * cut},${y + by * cut}`];
  });
  return `M${points.join("L")}Z`;
}
