/** "What can I do?": what is possible now, in groups, with a plain sentence each. */

import type { Crumb, Question } from "../types";
import { idOf, shapeOf, type Messages } from "../words/messages";
import { knows, say } from "../words/own";
import { offers } from "./offers";

export interface Can {
  word: string;
  text: string;
  count: number;
  /** A die decides, and this may be the end of the ship. */
  risk: "none" | "some" | "dead";
}

/** Options that are of a kind share a line: spaces to fly to, cubes to sell, places in the Hold. */
export function possible(words: Messages, question: Question): Can[] {
  const found = new Map<string, Can>();
  for (const { key, odds } of offers(words, question)) {
    const [word] = shapeOf(key);
    const risk = !odds ? "none" : odds.dead ? "dead" : "some";
    const known = found.get(word) ?? { word, text: sentence(words, question.code, key), count: 0, risk };
    found.set(word, { ...known, count: known.count + 1, risk: worst(known.risk, risk) });
  }
  return [...found.values()];
}

const RISKS: Can["risk"][] = ["none", "some", "dead"];
const worst = (...risks: Can["risk"][]) => RISKS.findLast((risk) => risks.includes(risk)) ?? "none";

/** About this question where there is such a sentence, else about all options of that name. */
export function sentence(words: Messages, question: string, key: string): string {
  const [word] = shapeOf(key);
  const id = [`can-${idOf(question)}-${word}`, `can-${words.game}-${word}`, `can-${word}`].find(knows);
  if (id) return say(id);
  if (words.has(`${words.game}.card.${word}`)) return say("can-ability", { name: words.name("card", word) });
  return words.label(question, key);
}

/** What comes after this, by the innermost part of the rules that has something to say. */
export function next(game: string, crumbs: readonly Crumb[]): string {
  const id = crumbs
    .toReversed()
    .map((crumb) => `next-${game}-${crumb.frame}`)
    .find(knows);
  return id ? say(id) : "";
}
