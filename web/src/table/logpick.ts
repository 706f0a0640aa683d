/** What the log is narrowed down to: by kind, by person, by words. */

import { peopleOf, type People } from "../people";
import type { Event } from "../types";
import type { Line, Part } from "./log";
import { folded, isSlip, wordsOf } from "./search";

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

/** Whether a text has all the words. */
export function has(text: string, wanted: string): boolean {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return words.every((word) => folded(text).includes(word));
}

const SLIP = 4; // letters of a word that may have a slip
const LONG = 7; // letters of a word that may have another ending
const ENDING = 3; // letters of that

/** What is looked for: as it was typed; for a word that no line has, the one of the log that was probably meant. */
export function meant(log: readonly Part[], text: string): string {
  const lines = log.flatMap((part) => part.lines.flatMap((line) => [line, ...(line.withdrawn ?? [])])).map(textOf);
  if (!text.trim() || lines.some((line) => has(line, text))) return text;
  const often = new Map<string, number>();
  for (const word of lines.flatMap(wordsOf)) often.set(word, (often.get(word) ?? 0) + 1);
  const known = [...often].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const typed = folded(word);
      if (typed.length < SLIP || known.some((one) => one.includes(typed))) return word;
      const stem = typed.length < LONG ? typed : typed.slice(0, -ENDING);
      return known.find((one) => isSlip(typed, one)) ?? (known.some((one) => one.startsWith(stem)) ? stem : word);
    })
    .join(" ");
}

/** Only what is wanted, under its headings. */
export function narrowed(log: readonly Part[], pick: Pick, picking: Picking): Part[] {
  if (!isNarrow(pick) && !pick.text.trim()) return [...log];
  return log
    .map((part) => ({ ...part, lines: part.lines.filter((line) => isWanted(line, part, pick, picking)) }))
    .filter((part) => part.lines.length);
}

const textOf = (line: Line) => [line.text, ...(line.forced ?? [])].join(" ");

/** How many lines there are. */
export const counted = (log: readonly Part[]) => log.reduce((sum, { lines }) => sum + lines.length, 0);

/** What somebody went back over is found with the line that says so. */
function isWanted(line: Line, part: Part, pick: Pick, picking: Picking): boolean {
  if (line.withdrawn?.some((one) => isWanted(one, part, pick, picking))) return true;
  const { event } = line;
  if (!has(textOf(line), pick.text)) return false;
  if (pick.kind !== "all" && !(event && picking.kinds[pick.kind]?.(event))) return false;
  if (!pick.seats.length || (part.seat !== null && pick.seats.includes(part.seat))) return true;
  return event !== undefined && peopleOf(event, picking.people).some((seat) => pick.seats.includes(seat));
}
