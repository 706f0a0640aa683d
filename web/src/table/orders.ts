/** Standing orders: what can be ordered at a question, what suggests itself, and each as a sentence. */

import type { GameParts } from "../games";
import type { Order, Question, Standing } from "../types";
import type { Messages } from "../words/messages";
import { say } from "../words/own";

export const PASS = "pass";
export const UNTIL = ["turn", "match"] as const;
export type Until = (typeof UNTIL)[number];

/** An answer that I gave by hand. */
export interface Habit {
  question: Question;
  key: string;
}

/** A rule of thumb that a game offers at a question. */
export interface Thumb {
  name: string;
  /** It gives what nearly everybody would: one of those that can be ordered all at once. */
  routine?: boolean;
  /** Whether an answer by hand was the one that it gives; null where it would have asked, or that cannot be told. */
  follows?(question: Question, key: string): boolean | null;
}

/** An order that suggests itself: `times` is how often I answered like that, always. */
export interface Suggestion {
  order: Order;
  times: number;
}

const MOST = 3; // answers that are offered at a question
const FEW = 3; // options up to which a word among them may be worth giving always
const OFTEN = 4; // times after which a habit is one

/** The rules of thumb first, then to let it be, then the plain words among few options; where a turn may be ended, nothing
 * but the first. */
export function always(question: Question, parts: Pick<GameParts, "thumbs" | "ends"> | undefined): Order[] {
  const { code, passes = "", options } = question;
  if (!options) return [];
  const answers = (parts?.thumbs?.[code] ?? []).map(({ name }) => name);
  if (parts?.ends?.[code]) return answers.map((answer) => ordered(code, answer));
  if (passes && options.length > 1) answers.push(PASS);
  if (options.length <= FEW)
    answers.push(...options.map(({ key }) => key).filter((key) => key !== passes && isWord(key)));
  return answers.slice(0, MOST).map((answer) => ordered(code, answer));
}

/** `recharge`, and not `card:0` or `hex:3,-1`, which mean something else the next time. */
const isWord = (key: string) => !key.includes(":") && !/^-?\d+$/.test(key);

const ordered = (where: string, answer: string): Order => (answer === PASS ? { where } : { where, answer });

/** Whether they answer the same in the same place. */
export const alike = (one: Order, other: Order) =>
  one.where === other.where && (one.answer ?? PASS) === (other.answer ?? PASS);

/** What a game calls routine and is not ordered yet. */
export const routine = (standing: readonly Standing[], parts: Pick<GameParts, "thumbs"> | undefined): Order[] =>
  Object.entries(parts?.thumbs ?? {})
    .flatMap(([where, thumbs]) => thumbs.filter((thumb) => thumb.routine).map(({ name }) => ordered(where, name)))
    .filter((order) => !standing.some((one) => one.order.where === order.where));

/** What I always answered by hand at a question, and have not ordered yet; the most frequent first. */
export function suggested(
  habits: readonly Habit[],
  standing: readonly Standing[],
  parts: Pick<GameParts, "thumbs" | "ends"> | undefined,
): Suggestion[] {
  const last = new Map(habits.map((habit) => [habit.question.code, habit.question]));
  const found: Suggestion[] = [];
  for (const question of last.values()) {
    if (standing.some(({ order }) => order.where === question.code)) continue;
    const given = habits.filter((habit) => habit.question.code === question.code);
    for (const order of always(question, parts)) {
      const told = given.map((habit) => follows(order, habit, parts)).filter((one) => one !== null);
      if (told.length < OFTEN || !told.every(Boolean)) continue;
      found.push({ order, times: told.length });
      break;
    }
  }
  return found.sort((one, other) => other.times - one.times);
}

function follows(
  { where, answer = PASS }: Order,
  { question, key }: Habit,
  parts: Pick<GameParts, "thumbs"> | undefined,
): boolean | null {
  const thumb = parts?.thumbs?.[where]?.find(({ name }) => name === answer);
  if (thumb) return thumb.follows?.(question, key) ?? null;
  return key === (answer === PASS ? question.passes : answer);
}

/** An order in a sentence. `titles` are those of the rules. */
export function inWords(order: Order, words: Messages, titles: ReadonlyMap<string, string>): string {
  const { where, answer = PASS, unless = [] } = order;
  const choice = unless.some(({ tells }) => tells === "choice") ? say("order-choice") : "";
  const others = unless.filter(({ tells }) => tells !== "choice");
  const asks = others.length ? say("order-asks", { numbers: others.map(({ tells }) => tells).join(", ") }) : "";
  return [act(where, answer, words, titles), choice, asks].filter(Boolean).join(" ");
}

function act(where: string, answer: string, words: Messages, titles: ReadonlyMap<string, string>): string {
  const thumb = `${words.game}.thumb.${answer}`;
  if (words.has(thumb)) return words.text(thumb);
  if (where === "off-turn" || where === "everywhere") return say(`order-${where}`);
  const at = titles.get(where) ?? where;
  return answer === PASS ? say("order-pass", { at }) : say("order-key", { at, answer: words.label(where, answer) });
}

/** What there is to say beside it: what a rule of thumb does exactly, or that the answer is given each time. */
export function detail({ where, answer = PASS }: Order, words: Messages): string {
  const thumb = `${words.game}.thumb.${answer}`;
  if (words.has(thumb, "about")) return words.text(thumb, {}, "about");
  return where === "off-turn" ? say("order-off-turn-about") : "";
}

/** As one of the answers to a question that may be given always. */
export function choice(order: Order, question: Question, words: Messages): string {
  const thumb = `${words.game}.thumb.${order.answer}`;
  if (words.has(thumb)) return words.text(thumb);
  const key = order.answer ?? question.passes ?? "";
  const option = question.options?.find((one) => one.key === key);
  return say("order-always", {
    answer: option ? words.option(question.code, option) : words.label(question.code, key),
  });
}

export function untilWords({ until = "match" }: Order, words: Messages): string {
  if (until === "turn" || until === "match") return say(`until-${until}`);
  return say("until-frame", { frame: words.name("frame", until) });
}
