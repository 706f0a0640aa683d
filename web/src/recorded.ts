/** For tests: what `python -m tests.web.made` recorded of the real server. */

import andromeda from "../made/andromeda.json?raw";
import aurora from "../made/aurora.json?raw";
import comet from "../made/comet.json?raw";
import searched from "../made/searched.json?raw";
import xia from "../made/xia.json?raw";
import type { Printed } from "./inspect/inspect";
import type { People } from "./people";
import type { Change, Full, Reason, Rulebook, View } from "./types";

export interface Frame {
  frame: Full | Change;
  /** The view that a newcomer is sent at this moment. */
  view?: View;
  barred: Reason[];
  /** Everything there is to say about it, in English and in Russian. */
  said: string[][];
}

export interface Recording {
  game: string;
  names: string[];
  texts: { en: string; ru: string };
  box: unknown;
  things: Printed[];
  rules: Rulebook;
  /** The same in Russian. */
  russian: Rulebook;
  people: People;
  viewers: { you: number; frames: Frame[] }[];
}

export const recordings = [comet, xia, andromeda, aurora].map((text) => JSON.parse(text) as Recording) as [
  Recording,
  Recording,
  Recording,
  Recording,
];

/** What newcomers ask of the rules, and what the search of the command line finds, in its order. */
export interface Searched {
  language: "en" | "ru";
  text: string;
  found: string[];
}

export const searches = JSON.parse(searched) as {
  books: { en: Rulebook; ru: Rulebook };
  asked: Searched[];
}[];
