/** The five progress tracks as towers: what stands on each floor, and who has come there. */

import { TRACKS, type Box, type Table, type Track } from "../model";

export interface Floor {
  step: number;
  vp: number;
  /** Reached by whose towers these are. */
  lit: boolean;
  /** The level of developments that begins here, from 1 on. */
  level: number;
  signs: string[];
  seats: number[];
}
export interface Tower {
  track: Track;
  /** From the ground up. */
  floors: Floor[];
  step: number;
  vp: number;
}

export function towers(table: Table, box: Box, seat: number): Tower[] {
  return TRACKS.map((track, at) => {
    const kind = box.tracks[track];
    const stepOf = (one: number) => table.tracks[one]?.[at] ?? 0;
    const own = seat < table.seats ? stepOf(seat) : -1;
    const floors = kind.vp.map((vp, step): Floor => {
      const signs = [
        ...(kind.events.includes(step) ? ["event"] : []),
        ...(kind.discovery[step] ? ["discovery"] : []),
        ...(kind.upgrade.includes(step) ? ["upgrade"] : []),
        ...(kind.prize.includes(step) ? ["prize"] : []),
        ...(kind.vaults.includes(step) ? ["vault"] : []),
        ...(kind.hands[step] ? ["hand"] : []),
      ];
      const seats = Array.from({ length: table.seats }, (_, one) => one).filter((one) => stepOf(one) === step);
      return { step, vp, lit: step <= own, level: kind.levels.indexOf(step) + 1, signs, seats };
    });
    return { track, floors, step: Math.max(0, own), vp: kind.vp[Math.max(0, own)] ?? 0 };
  });
}

/** What stands on a floor, for the inspector and for those who do not see it. */
export const floorsWithSigns = ({ floors }: Tower) => floors.filter(({ signs, level }) => signs.length || level);
