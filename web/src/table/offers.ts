/** The options of a question, as they are shown. */

import type { Option, Question } from "../types";
import type { Brief, Messages } from "../words/messages";

export interface Offer {
  key: string;
  /** What it is, and what there is to know about it. */
  title: string;
  detail: string;
  thing: string;
  brief: Brief | null;
  primary: boolean;
  odds: Odds | null;
}

/** Of a step that a die decides, in per cent: that all goes well, and that it is the end of the ship. */
export interface Odds {
  good: number;
  dead: number;
}

/** Offers that stand under one line, by parts; the line of those that stand alone is empty. */
export interface Group {
  title: string;
  parts: { title: string; offers: Offer[] }[];
}

const MANY = 5; // options of a kind from which on they share a line

/** Things that are alike (two equal cards) are one offer, the first of them. */
export function offers(words: Messages, question: Question): Offer[] {
  const found = new Map<string, Offer>();
  for (const option of question.options ?? []) {
    const text = words.option(question.code, option);
    const taken = words.default(option) !== null;
    const alike = Object.keys(option.about).length ? JSON.stringify([text, option.about]) : option.key;
    if (found.has(alike)) continue;
    const [title, detail] = split(text);
    const offer = {
      key: option.key,
      title,
      detail,
      thing: option.thing,
      brief: words.brief(option),
      primary: taken,
      odds: odds(option),
    };
    found.set(alike, offer);
  }
  const all = [...found.values()];
  const [only] = all;
  if (only && all.length === 1) only.primary = true;
  return all;
}

/** The offer that an option is among: where things are alike, it stands for all of them. */
export function offerOf(words: Messages, question: Question, all: Offer[], key: string): Offer | undefined {
  const option = question.options?.find((one) => one.key === key);
  const [title, detail] = option ? split(words.option(question.code, option)) : ["", ""];
  return all.find((one) => one.key === key) ?? all.find((one) => one.title === title && one.detail === detail);
}

const SHORT = 64;

/** What an option is called: with what there is to know about it, where that is short. */
export function titleOf(words: Messages, code: string, option: Option): string {
  const text = words.option(code, option);
  return text.length > SHORT ? split(text)[0] : text;
}

/** `Drill: 4 in 6 safe for 2 ice` has a name and the rest; a long sentence stays one. */
function split(text: string): [string, string] {
  const colon = text.indexOf(": ");
  if (colon < 0 || colon > 80) return [text, ""];
  const rest = text.slice(colon + 2);
  return [text.slice(0, colon), rest.slice(0, 1).toUpperCase() + rest.slice(1)];
}

/** Games tell them as `safe` and `destroyed` in per cent, or as `safe` in so many (`of`). */
export function odds({ about }: Option): Odds | null {
  const { safe, of, destroyed } = about;
  if (typeof safe !== "number") return null;
  const good = typeof of === "number" ? (100 * safe) / of : safe;
  return good < 100 ? { good, dead: typeof destroyed === "number" ? destroyed : 0 } : null;
}

export function grouped(all: Offer[]): Group[] {
  const many = all.filter((offer) => offer.brief).length >= MANY;
  const groups: Group[] = [];
  for (const offer of all) {
    const brief = many ? offer.brief : null;
    let group = groups.find((other) => other.title === (brief?.group ?? ""));
    if (!group) groups.push((group = { title: brief?.group ?? "", parts: [] }));
    let part = group.parts.find((other) => other.title === (brief?.part ?? ""));
    if (!part) group.parts.push((part = { title: brief?.part ?? "", offers: [] }));
    part.offers.push(offer);
  }
  return groups;
}
