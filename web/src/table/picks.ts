/** What is picked several times as one panel: which questions those are, what can be picked, and what is answered. */

import type { Component } from "svelte";
import type { BoardProps } from "../games";
import type { Option, Question, View } from "../types";
import type { Messages } from "../words/messages";
import { titleOf } from "./offers";
import type { Picking } from "./picks.svelte";

/** Of a game, by the code of a question: how its answers are taken in one gesture. */
export interface Rule {
  /** It is asked so many times in a row, for another of its options each time. */
  times?(question: Question): number;
  /** Its options are amounts of one thing, told by the last number of their keys. */
  amount?: boolean;
  /** Which of these questions; all, where it is not said. */
  fits?(question: Question): boolean;
  /** What follows and is answered along with it, where it is asked and the player does not say otherwise. */
  along?: { code: string; key: string; text(): string };
  /** So many picks that do least harm. */
  advised?(question: Question, view: View, count: number): string[];
  /** What is picked from the start. */
  initial?(question: Question): string[];
  /** What the button says that gives these answers. */
  confirm?(picks: string[], question: Question, words: Messages): string;
  /** It may do harm that cannot be undone. */
  risky?(question: Question): boolean;
  /** It may be the end of one's own: that is asked for twice, in place. */
  deadly?(picks: string[], question: Question): boolean;
  /** Draws the things that can be picked; else they are a list. */
  drawing?: () => Promise<{ default: Component<DrawingProps> }>;
}

export interface DrawingProps {
  given: BoardProps;
  panel: Panel;
  picking: Picking;
}

export interface Thing {
  key: string;
  /** How often it may be picked. */
  most: number;
  option: Option;
}

export interface Panel {
  kind: "some" | "amount";
  question: Question;
  things: Thing[];
  least: number;
  most: number;
  /** Whether less than the most is ended by an answer of its own. */
  ends: boolean;
  rule: Rule;
}

export const DONE = "done";
const LONGEST = 40; // answers in one message, as the server takes them

/** The panel for a question; null where one option is chosen and that is all. */
export function of(question: Question, rules: Record<string, Rule> | undefined): Panel | null {
  const found = rules?.[question.code] ?? {};
  const rule = found.fits?.(question) === false ? {} : found;
  if (rule.amount) return amounts(question, rule);
  const times = rule.times?.(question) ?? 0;
  if (times > 1) return repeated(question, rule, times);
  return question.picking ? several(question, rule) : null;
}

function amounts(question: Question, rule: Rule): Panel | null {
  const options = (question.options ?? []).toSorted((one, other) => amountOf(one.key) - amountOf(other.key));
  const things = options.map((option) => ({ key: option.key, most: 1, option }));
  return things.length > 1 ? { kind: "amount", question, things, least: 1, most: 1, ends: false, rule } : null;
}

export const amountOf = (key: string) => Number(/(\d+)$/.exec(key)?.[1] ?? 0);

function repeated(question: Question, rule: Rule, times: number): Panel {
  const things = (question.options ?? []).map((option) => ({ key: option.key, most: 1, option }));
  return { kind: "some", question, things, least: times, most: times, ends: false, rule };
}

function several(question: Question, rule: Rule): Panel | null {
  const { picked = [], least = 0, most = 0, left = {} } = question.picking ?? {};
  const things = (question.options ?? [])
    .filter(({ key }) => key !== DONE)
    .map((option) => ({ key: option.key, most: Math.min(left[option.key] ?? 1, most - picked.length), option }));
  const open = { least: Math.max(0, least - picked.length), most: most - picked.length };
  const count = things.reduce((sum, thing) => sum + thing.most, 0);
  if (open.most >= LONGEST || (!rule.drawing && (open.most < 2 || count < 2))) return null;
  return { kind: "some", question, things, ...open, ends: true, rule };
}

export interface Batch {
  keys: string[];
  codes: string[];
}

/** What is answered for these picks, and what asks for each. `along`: with what follows. */
export function batch({ question, ends, most, rule }: Panel, picks: string[], along: boolean): Batch {
  const keys = ends && picks.length < most ? [...picks, DONE] : picks;
  const more = along && rule.along ? [rule.along] : [];
  return {
    keys: [...keys, ...more.map(({ key }) => key)],
    codes: [...keys.map(() => question.code), ...more.map(({ code }) => code)],
  };
}

/** What the button says that gives the answers; "" where there is nothing of its own to say. */
export function confirming({ kind, question, least, rule }: Panel, picks: string[], words: Messages): string {
  if (rule.confirm) return rule.confirm(picks, question, words);
  const option = kind === "amount" && question.options?.find(({ key }) => key === picks[0]);
  if (option) return titleOf(words, question.code, option);
  return !picks.length && !least ? words.label(question.code, DONE) : "";
}
