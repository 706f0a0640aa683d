/** The options of a question, as they are shown. */

import type { Fate, Option, Question, Sort } from "../types";
import type { Brief, Messages } from "../words/messages";

export interface Offer {
  key: string;
  /** What it is, and what there is to know about it. */
  title: string;
  detail: string;
  /** What it brings, and what it costs, where the game says so. */
  gain: string;
  cost: string;
  thing: string;
  brief: Brief | null;
  sort: Sort;
  /** The text of the game says that Enter alone gives it. */
  usual: boolean;
  odds: Odds | null;
  /** The ways in which it may end, in words. */
  fates: Ending[];
  /** What is answered along with it: the first of these that the game takes. */
  follow: Follow[][];
}

/** An answer that follows, and what asks for it. What dice decide is only armed: it is shown with its odds. */
export interface Follow {
  key: string;
  code: string;
  arms?: boolean;
}
export type Follows = (option: Option, question: Question) => Follow[][];

/** Why what would follow was not taken, and the answer itself may be. */
export const NOT_FOLLOWED = ["other-question", "not-asked", "no-such-option-key"].map((why) => `kernel.refused.${why}`);

/** One of several things that an option may be taken for, each with the answers that do it. */
export interface Way extends Pick<Offer, "title" | "detail" | "cost"> {
  sort: "goal" | "plain";
  follow: Follow[];
}
/** By option; of one that is `instead` taken for nothing else, the option alone is not offered. */
export type Ways = (option: Option, question: Question, words: Messages) => { ways: Way[]; instead: boolean };

/** The end of the key of an offer that does more than the plain option: alone, or with the number of a way. */
const MORE = "+";
export const plainKey = (key: string) => key.replace(/\+\d*$/, "");

/** Of a step that a die decides, in per cent: that all goes well, and that it is the end of the ship. */
export interface Odds {
  good: number;
  dead: number;
}

export interface Ending {
  kind: Fate["kind"];
  text: string;
  percent: number;
}

/** Offers that stand under one line, by parts; the line of those that stand alone is empty. */
export interface Group {
  title: string;
  parts: { title: string; offers: Offer[] }[];
}

/** What ends a turn, and the questions that it must not pass over. */
export interface Closing {
  key: string;
  ahead: ReadonlySet<string>;
}

/** Things that are alike (two equal cards, two uses of an Engine) are one offer, the first of them. */
export function offers(
  words: Messages,
  question: Question,
  { follows, ways, closing }: { follows?: Follows; ways?: Ways; closing?: Closing | undefined } = {},
): Offer[] {
  const found = new Map<string, Offer>();
  for (const option of question.options ?? []) {
    const bare = offer(words, option, words.option(question.code, option));
    const follow = follows?.(option, question) ?? [];
    const ends = option.key === closing?.key;
    const all = ends ? withEnd(bare, told(words, "at_once", option), follow, closing) : withMore(bare, follow);
    const more = ways?.(option, question, words);
    for (const one of [...(more?.instead ? [] : all), ...(more?.ways ?? []).map((way, at) => onWay(bare, way, at))]) {
      const alike = JSON.stringify([one.title, one.detail, one.gain, one.cost, one.fates, one.brief, one.sort]);
      if (!found.has(alike)) found.set(alike, one);
    }
  }
  return [...found.values()];
}

const onWay = (one: Offer, { follow, ...way }: Way, at: number): Offer => ({
  ...one,
  ...way,
  key: `${one.key}${MORE}${at}`,
  gain: "",
  thing: "",
  brief: null,
  follow: [follow],
});

/** A space is taken for what it brings. What stops or asks how many can still be had without that. */
function withMore(one: Offer, follow: Follow[][]): Offer[] {
  if (!follow.length) return [one];
  if (one.brief) return [{ ...one, follow }];
  const { key, title, gain, detail, sort } = one;
  const more: Offer = { ...one, key: key + MORE, title: gain || title, gain: "", detail: title, sort: "goal", follow };
  return [more, { ...one, gain: "", detail: detail === gain ? "" : detail, sort: sort === "goal" ? "plain" : sort }];
}

/** The end of a turn, and all that is left to do in it at once; first, where there is nothing better to do before. */
function withEnd(one: Offer, atOnce: string, found: Follow[][], { ahead }: Closing): Offer[] {
  const follow = found.filter((all) => !all.some(({ code }) => ahead.has(code)));
  if (!follow.length) return [one];
  const [title, detail] = split(atOnce);
  const more = { ...one, key: one.key + MORE, title, detail, gain: "", follow };
  return one.gain ? [one, more] : [more, one];
}

function offer(words: Messages, option: Option, text: string): Offer {
  const brief = words.brief(option);
  const fates = (option.odds ?? []).map(({ kind, code, percent }) => ({
    kind,
    percent,
    text: words.text(`${words.game}.odds.${code}`, option.about),
  }));
  return {
    key: option.key,
    ...parts(text, told(words, "gain", option), brief, fates.length > 0),
    cost: told(words, "cost", option),
    thing: option.thing,
    brief,
    sort: option.sort ?? "plain",
    usual: words.default(option) !== null,
    odds: odds(option),
    fates,
    follow: [],
  };
}

/** What is told is told once: of a space what it brings and where it is, of anything else its name and the rest. */
function parts(
  text: string,
  gain: string,
  brief: Brief | null,
  rolls: boolean,
): Pick<Offer, "title" | "detail" | "gain"> {
  if (gain && brief) return { title: gain, detail: `${brief.group} · ${brief.short}`, gain: "" };
  const [title, rest] = split(text);
  const detail = rolls ? "" : rest; // the odds say it
  if (gain && detail.startsWith(gain)) return { title, detail: "", gain: detail };
  return { title, detail, gain: gain === title ? "" : gain };
}

/** What an option brings or costs, or does with all that follows: a code among what is told about it. */
function told(words: Messages, what: "gain" | "cost" | "at_once", { about }: Option): string {
  const code = `${words.game}.${what === "cost" ? what : "gain"}.${about[what]}`;
  return typeof about[what] === "string" && words.has(code) ? words.text(code, about) : "";
}

/** The offer that an option is among: where things are alike, it stands for all of them. */
export function offerOf(words: Messages, question: Question, all: Offer[], key: string): Offer | undefined {
  const option = question.options?.find((one) => one.key === key);
  const like = option && offer(words, option, words.option(question.code, option));
  return (
    all.find((one) => one.key === key) ??
    all.find((one) => one.title === like?.title && one.detail === like.detail) ??
    all.find((one) => plainKey(one.key) === key)
  );
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

/** Of ways that add up to 100; null where nothing is left to chance. */
export function odds({ odds: fates }: Option): Odds | null {
  const of = (kind: Fate["kind"]) => (fates ?? []).reduce((sum, one) => sum + (one.kind === kind ? one.percent : 0), 0);
  return fates?.length ? { good: of("good"), dead: of("dead") } : null;
}

/** Offers of a kind under a line each. */
export function grouped(all: readonly Offer[]): Group[] {
  const groups: Group[] = [];
  for (const offer of all) {
    const { brief } = offer;
    let group = groups.find((other) => other.title === (brief?.group ?? ""));
    if (!group) groups.push((group = { title: brief?.group ?? "", parts: [] }));
    let part = group.parts.find((other) => other.title === (brief?.part ?? ""));
    if (!part) group.parts.push((part = { title: brief?.part ?? "", offers: [] }));
    part.offers.push(offer);
  }
  return groups;
}
