/** How the points of a source come about, seat by seat, from the table as it lay at the end: what the score sheet adds. */

import { TRACKS, faces, size, type Box, type Table, type Track } from "../model";
import type { View } from "../../../types";

/** The track of each kind of development. */
const ON: Record<string, Track> = {
  observatory: "science",
  factory: "industry",
  obelisk: "supremacy",
  spaceport: "commerce",
  city: "civilization",
};
const reached = (steps: readonly number[], step: number) => steps.filter((one) => one <= step).length;

/** Numbers that are added, or multiplied; or names of things that score. */
export interface Sum {
  parts: number[];
  times: [count: number, each: number] | null;
  names: [kind: string, name: string][];
}
const NOTHING: Sum = { parts: [], times: null, names: [] };

const stepOf = ({ tracks }: Table, seat: number, track: Track) => tracks[seat]?.[TRACKS.indexOf(track)] ?? 0;

export function sumOf(source: string, view: View, table: Table, box: Box, seat: number): Sum {
  const word = source.slice(source.indexOf(".") + 1);
  const of = SUMS[word];
  return of ? { ...NOTHING, ...of(table, box, seat, view) } : NOTHING;
}

type Of = (table: Table, box: Box, seat: number, view: View) => Partial<Sum>;
const SUMS: Record<string, Of> = {
  "scoring.tracks": (table, box, seat) => ({
    parts: TRACKS.map((track) => box.tracks[track].vp[stepOf(table, seat, track)] ?? 0),
  }),
  "scoring.developments": (table, box, seat) => ({
    parts: table.developments
      .filter(({ owner }) => owner === seat)
      .map(({ kind }) => {
        const track = ON[kind] ?? "science";
        return box.numbers.level_vp[reached(box.tracks[track].levels, stepOf(table, seat, track))] ?? 0;
      }),
  }),
  "scoring.damaged-modules": ({ modules }, _, seat) => {
    const damaged = (modules[seat] ?? []).filter(({ damage }) => damage).length;
    return { times: damaged ? [damaged, -2] : null };
  },
  "scoring.vault": (table, box, seat, view) => {
    const each = reached(box.tracks.commerce.vaults, stepOf(table, seat, "commerce"));
    const left = (table.stock[seat] ?? []).reduce((sum, count) => sum + count, 0) + size(view, `hand:${seat}`);
    return { times: each ? [left, each] : null };
  },
  "scoring.civilization-modules": ({ modules }, box, seat) => ({
    names: (modules[seat] ?? [])
      .filter(({ name, damage }) => !damage && box.modules[name]?.end)
      .map(({ name }) => ["module", name]),
  }),
  "scoring.leaders": ({ station }, _, seat) => ({ times: station[seat] ? [station[seat], 1] : null }),
  "scoring.other": ({ factions }, box, seat) => {
    const faction = factions[seat] ?? "";
    return { names: box.factions[faction]?.end ? [["faction", faction]] : [] };
  },
  "destiny.scoring": (_, __, seat, view) => ({
    names: faces(view, `destiny:${seat}`).flatMap((face) => (face ? [["destiny", face] as [string, string]] : [])),
  }),
};
