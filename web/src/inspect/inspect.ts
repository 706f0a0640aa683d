/** What a thing is and does, by its name: `outfit:halon`, `hex:3,-1`, `title:raider`. */

import type { Data, Option, View } from "../types";
import type { Messages } from "../words/messages";

export interface Inspected {
  title: string;
  /** What sort of thing it is, in a word or two. */
  kind?: string;
  lines: string[];
  facts?: [name: string, value: string][];
  rules?: string[];
  /** What can be looked into from here. */
  more?: { thing: string; name: string }[];
}

/** A game's own answer: the thing, another name of it, or nothing. */
export type Inspect = (thing: string, view: View, words: Messages, box: unknown) => Inspected | string | null;

/** What a game adds to looking into things. */
export interface Looking {
  inspect: Inspect;
}

/** What is printed on ships, places and cards, as the server describes it for every game. */
export interface Printed {
  kind: string;
  name: string;
  code: string;
  params: Record<string, Data>;
  option?: Option;
}

/** A thing by what is printed on it. */
export function printed(things: Printed[], thing: string, words: Messages): Inspected | null {
  const found = things.find(({ kind, name }) => `${kind}:${name}` === thing);
  if (!found) return null;
  const lines = [words.text(found.code, found.params)];
  if (found.option) lines.unshift(words.option("", found.option));
  return { title: words.name(found.kind, found.name), lines };
}

/** The game's word first, then what is printed. */
export function lookInto(thing: string, sources: Sources): (Inspected & { thing: string }) | null {
  const name = nameOf(thing, sources);
  const told = sources.looking?.inspect(name, sources.view, sources.words, sources.box);
  const plain = printed(sources.things, name, sources.words);
  if (typeof told === "string" || (!told && !plain)) return null;
  return { title: "", ...plain, ...told, lines: [...(told?.lines ?? []), ...(plain?.lines ?? [])], thing: name };
}

/** The name under which a thing is known: `buy-outfit:halon` and a space of the Hold are both an Outfit. */
export function nameOf(thing: string, { looking, view, words, box }: Sources): string {
  let name = thing;
  for (let turns = 0; turns < 4; turns++) {
    const told = looking?.inspect(name, view, words, box);
    if (typeof told !== "string") return name;
    name = told;
  }
  return name;
}

export interface Sources {
  looking: Looking | null;
  things: Printed[];
  view: View;
  words: Messages;
  box: unknown;
}
