/** The event that is being resolved: which of its four parts has come, and what its track scores for whom. */

import type { View } from "../../../types";
import { tableOf, TRACKS, type Box, type Track } from "../model";

export const PARTS = ["score", "raider", "special", "reset"] as const;
/** By the step at which it goes on. */
const AT: Record<string, number> = { timing: 0, score: 0, raider: 1, special: 2, reset: 3 };

export interface Scored {
  seat: number;
  step: number;
  steps: number;
  shown: number;
  damaged: number;
  gain: number;
}
export interface Resolved {
  card: string;
  track: Track;
  letter: string;
  who: string;
  part: number;
  rows: Scored[];
}

export function eventOf(view: View, box: Box, card: string | null): Resolved | null {
  const frame = view.stack.findLast((one) => one["is"] === "ResolveEvent");
  const kind = card ? box.events[card] : undefined;
  if (!frame || !card || !kind) return null;
  const table = tableOf(view);
  const { vp } = box.tracks[kind.track];
  const first = Number(frame["seat"]);
  const rows = Array.from({ length: table.seats }, (_, at): Scored => {
    const seat = (first + at) % table.seats;
    const step = table.tracks[seat]?.[TRACKS.indexOf(kind.track)] ?? 0;
    const shown = vp[step] ?? 0;
    const damaged = (table.modules[seat] ?? []).filter(({ damage }) => damage).length;
    return { seat, step, steps: vp.length, shown, damaged, gain: Math.max(0, shown - damaged) };
  });
  // A part that goes on at its own step is under way; what is asked then belongs to it.
  return { card, track: kind.track, letter: kind.raider, who: kind.who, part: AT[String(frame["at"])] ?? 0, rows };
}
