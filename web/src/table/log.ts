/** The log in parts, each under its heading; what the text table tells, in the same order. */

import type { Event } from "../types";
import type { Messages } from "../words/messages";
import { facesOf, type Face } from "./dice";
import { dropped, isBack } from "./withdrawn";

export interface Line {
  number: number;
  text: string;
  level: number;
  /** Steps without a choice, which are folded together. */
  forced?: string[];
  /** The dice of a throw. */
  dice?: Face[];
  /** What happened, where it is one thing: not where forced steps are folded. */
  event?: Event;
  /** What somebody withdrew by going back. */
  withdrawn?: Line[];
}

export interface Part {
  first: number;
  heading: string | null;
  seat: number | null;
  lines: Line[];
}

const FORCED = "kernel.forced";
const ROLLED = "kernel.rolled";

interface Said {
  heading: string | null;
  text: string;
}

/** Putting an event into words once is enough, as long as the words are the same. */
const said = new WeakMap<Messages, Map<string, Said>>();

/** An event, or the last of several alike. Kept, too, since the board that it names may be put away later. */
function inWords(words: Messages, event: Event, run = 1): Said {
  let known = said.get(words);
  if (!known) said.set(words, (known = new Map()));
  const key = `${event.number} ${run}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = { heading: words.heading(event), text: words.event(event, run) }));
  return found;
}

/**
 * A part goes from a heading to the next, or to where the rules have left what the heading stands for. What was withdrawn
 * stands under whoever went back, and the part that it came after goes on.
 */
export function parts(words: Messages, events: readonly Event[]): Part[] {
  const kept: Event[] = [];
  const withdrawn = new Map<number, Line[]>();
  for (const event of events) {
    if (isBack(event)) withdrawn.set(event.number, struck(words, dropped(kept, event), withdrawn));
    kept.push(event);
  }
  const found: Part[] = [];
  let opened: Event | null = null;
  let inside: Event[] = [];
  const end = () => {
    const last = found.at(-1);
    if (last) last.lines = lines(words, inside, withdrawn);
    inside = [];
  };
  for (const event of kept) {
    const { heading } = inWords(words, event);
    const left = opened !== null && event.depth < opened.depth && !isBack(event);
    if (heading !== null || left || !found.length) {
      end();
      opened = heading === null ? null : event;
      found.push({ first: event.number, heading, seat: headed(words, event, heading), lines: [] });
    }
    if (heading === null) inside.push(event);
  }
  end();
  return found.filter((part) => part.heading !== null || part.lines.length);
}

/** What was withdrawn, line by line: headings are lines of it, and what nobody chose is left out. */
function struck(words: Messages, events: Event[], withdrawn: ReadonlyMap<number, Line[]>): Line[] {
  const [first, ...others] = events;
  if (!first) return [];
  const heading = inWords(words, first).heading;
  const next = others.findIndex((event) => inWords(words, event).heading !== null);
  const own = next < 0 ? others : others.slice(0, next);
  const told = lines(words, heading === null ? [first, ...own] : own, withdrawn).filter(({ forced }) => !forced);
  const rest = next < 0 ? [] : struck(words, others.slice(next), withdrawn);
  return [...(heading === null ? [] : [{ number: first.number, text: heading, level: 0 }]), ...told, ...rest];
}

/** Whose part it is, if its heading speaks of a seat. */
function headed(words: Messages, event: Event, heading: string | null): number | null {
  const seat = event.params["seat"];
  return heading !== null && typeof seat === "number" && words.wants(event.code, "heading", "seat") ? seat : null;
}

function lines(words: Messages, events: Event[], withdrawn: ReadonlyMap<number, Line[]> = new Map()): Line[] {
  const found: Line[] = [];
  let run = 0;
  levels(events).forEach((level, place) => {
    const event = events[place] as Event;
    const next = events[place + 1];
    run += 1;
    if (next && words.has(event.code, "run") && alike(event, next)) return;
    const { text } = inWords(words, event, run);
    run = 0;
    const last = found.at(-1);
    const gone = withdrawn.get(event.number);
    if (event.code === ROLLED) found.push({ number: event.number, text, level, event, dice: facesOf(event) });
    else if (event.code !== FORCED)
      found.push({ number: event.number, text, level, event, ...(gone?.length ? { withdrawn: gone } : {}) });
    else if (last?.forced) last.forced.push(text);
    else found.push({ number: event.number, text, level, forced: [text] });
  });
  return found;
}

/** How far each event is indented: what interrupted a roll stands under that roll, all else is told in order. */
export function levels(events: readonly Event[]): number[] {
  const rolls: number[] = [];
  return events.map((event) => {
    while (rolls.length && event.depth <= (rolls.at(-1) ?? 0)) rolls.pop();
    const level = rolls.length;
    if (event.code === ROLLED) rolls.push(event.depth);
    return level;
  });
}

/** The same again, in another space. */
function alike(one: Event, other: Event): boolean {
  const told = (event: Event) => JSON.stringify({ ...event.params, space: null, square: null, points: null });
  return one.code === other.code && one.depth === other.depth && told(one) === told(other);
}
