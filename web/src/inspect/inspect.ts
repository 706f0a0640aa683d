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

/** What a game adds to looking into things: `thingOf` is the thing that the key of an answer speaks of. */
export interface Looking {
  inspect: Inspect;
  thingOf(key: string): string;
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

/** The game's word first, then what is printed; other names are followed. */
export function lookInto(
  thing: string,
  { looking, things, view, words, box }: Sources,
): (Inspected & { thing: string }) | null {
  let name = thing;
  for (let turns = 0; turns < 4; turns++) {
    const told = looking?.inspect(name, view, words, box) ?? null;
    if (typeof told === "string") name = told;
    else {
      const plain = printed(things, name, words);
      if (!told && !plain) return null;
      return { title: "", ...plain, ...told, lines: [...(told?.lines ?? []), ...(plain?.lines ?? [])], thing: name };
    }
  }
  return null;
}

export interface Sources {
  looking: Looking | null;
  things: Printed[];
  view: View;
  words: Messages;
  box: unknown;
}
