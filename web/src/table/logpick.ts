/** What the log is narrowed down to: by kind, by person, by words. */

import { peopleOf, type People } from "../people";
import type { Event } from "../types";
import type { Line, Part } from "./log";

export interface Pick {
  /** One of the kinds; "all" is every one. */
  kind: string;
  /** These seats, or everybody where there is none. */
  seats: readonly number[];
  text: string;
}
export const EVERYTHING: Pick = { kind: "all", seats: [], text: "" };

export interface Picking {
  kinds: Record<string, (event: Event) => boolean>;
  people: People;
}

export const isNarrow = ({ kind, seats }: Pick) => kind !== "all" || seats.length > 0;

/** As it is looked for: Russians write ё or е, as they like. */
const folded = (text: string) => text.toLowerCase().replaceAll("ё", "е");

/** Whether a text has all the words. */
export function has(text: string, wanted: string): boolean {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return words.every((word) => folded(text).includes(word));
}

/** Only what is wanted, under its headings. */
export function narrowed(log: readonly Part[], pick: Pick, picking: Picking): Part[] {
  if (!isNarrow(pick) && !pick.text.trim()) return [...log];
  return log
    .map((part) => ({ ...part, lines: part.lines.filter((line) => isWanted(line, part, pick, picking)) }))
    .filter((part) => part.lines.length);
}

/** How many lines there are. */
export const counted = (log: readonly Part[]) => log.reduce((sum, { lines }) => sum + lines.length, 0);

/** What somebody went back over is found with the line that says so. */
function isWanted(line: Line, part: Part, pick: Pick, picking: Picking): boolean {
  if (line.withdrawn?.some((one) => isWanted(one, part, pick, picking))) return true;
  const { event } = line;
  if (!has([line.text, ...(line.forced ?? [])].join(" "), pick.text)) return false;
  if (pick.kind !== "all" && !(event && picking.kinds[pick.kind]?.(event))) return false;
  if (!pick.seats.length || (part.seat !== null && pick.seats.includes(part.seat))) return true;
  return event !== undefined && peopleOf(event, picking.people).some((seat) => pick.seats.includes(seat));
}
