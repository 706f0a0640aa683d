/**
 * The search of the rules, as people type: everyday words, endings, and a slip of the finger are understood. It is that of
 * the command line (`src/rimward/search.py`), number for number: `search.test.ts` holds them together.
 */

import type { Rule, Rulebook } from "../types";

const STEM = 3; // letters that a stem has at least
const SLIP = 4; // letters of a word that may have a slip
const LONGER = 5; // letters by which a word may go on from how it begins
const PLACES = [2.5, 2, 1]; // what a word is worth in the title, in the id and in the text
const BEGINS = 0.7; // of that, for a word that only begins like the one that was typed
const ALIKE = 0.8; // of that, for a word that is as good as the one that was typed
const MEANT = 4.5; // for the first rule that an everyday word means
const LESS = 0.4; // for each that follows
const DEFINED = 10; // for the rule of a term
const ENOUGH = 0.5; // of what the best rule has: less is left out, but where every word is there

/** The best first; and the words as they were taken, where a slip was put right. */
export interface Found {
  rules: Rule[];
  words: string[];
}

/** By the id of a rule, what something counts there. */
type Worth = Map<string, number>;

export function search(book: Rulebook, text: string): Found {
  const asked = folded(text)
    .split(/[^\p{L}\p{N}_.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ""))
    .filter(Boolean);
  const exact = asked.length === 1 ? book.rules.find(({ id }) => id === asked[0]) : undefined;
  if (exact) return { rules: [exact], words: asked };
  const ids = asked.filter((word) => word === book.game || word.startsWith(`${book.game}.`));
  const rules = book.rules.filter(({ id }) => ids.every((word) => id.startsWith(word)));
  const words = asked.filter((word) => !ids.includes(word)).flatMap(wordsOf);
  if (words.length) return lookIn(book).ranked(rules, words);
  return { rules: ids.length ? rules : [], words: ids };
}

/** As it is looked for: Russians write ё or е, as they like. */
export const folded = (text: string) => text.toLowerCase().replaceAll("ё", "е");

export const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const looks = new WeakMap<Rulebook, Look>();

/** It is typed letter by letter, and the book stays the same. */
function lookIn(book: Rulebook): Look {
  const known = looks.get(book) ?? new Look(book);
  looks.set(book, known);
  return known;
}

class Look {
  readonly #terms: [pattern: string, rule: string][];
  readonly #asking: Set<string>;
  readonly #alike: string[][];
  readonly #everyday: [begins: string, rules: string[]][];
  readonly #ending: RegExp | undefined;
  readonly #parts: Map<string, Set<string>[]>;
  readonly #often = new Map<string, number>();
  readonly #stems: Map<string, string>;

  constructor({ rules, ways }: Rulebook) {
    this.#terms = Object.entries(ways.terms);
    this.#asking = new Set(wordsOf(ways.asking));
    this.#alike = ways.alike.map(wordsOf);
    this.#everyday = Object.entries(ways.everyday).flatMap(([key, meant]) =>
      wordsOf(key).map((begins): [string, string[]] => [begins, meant]),
    );
    const endings = ways.endings.split(/\s+/).join("|");
    this.#ending = endings ? new RegExp(`(?<=[\\p{L}\\p{N}]{${STEM}})(?:${endings})$`, "u") : undefined;
    this.#parts = new Map(rules.map((rule) => [rule.id, partsOf(rule)]));
    for (const parts of this.#parts.values())
      for (const part of parts) for (const word of part) this.#often.set(word, (this.#often.get(word) ?? 0) + 1);
    this.#stems = new Map([...this.#often.keys()].map((word) => [word, this.#stem(word)]));
  }

  #stem(word: string): string {
    return this.#ending ? word.replace(this.#ending, "") : word;
  }

  ranked(rules: Rule[], asked: string[]): Found {
    const naming = asked.filter((word) => !this.#asking.has(word));
    const words = (naming.length ? naming : asked).map((word) => this.#taken(word)).filter(Boolean);
    const defined = this.#defined(words.join(" "));
    const found = words.map((word) => this.#worth(word));
    const rare = found.map((one) => Math.log(1 + this.#parts.size / one.size));
    const all = rare.reduce((sum, one) => sum + one, 0);
    const scores: Worth = new Map();
    for (const rule of rules) {
      const told = found.reduce((sum, one, at) => sum + (rare[at] ?? 0) * (one.get(rule.id) ?? 0), 0) / all;
      const share = found.reduce((sum, one, at) => sum + (one.has(rule.id) ? (rare[at] ?? 0) : 0), 0) / all;
      if (rule.id === defined) scores.set(rule.id, DEFINED);
      else if (told) scores.set(rule.id, (told * (1 + share)) / 2 + this.#covered(rule, words));
    }
    const least = ENOUGH * Math.max(0, ...scores.values());
    const score = (rule: Rule) => scores.get(rule.id) ?? 0;
    const good = (rule: Rule) =>
      scores.has(rule.id) && (score(rule) >= least || found.every((one) => one.has(rule.id)));
    return { rules: rules.filter(good).toSorted((one, other) => score(other) - score(one)), words };
  }

  /** The word as it stands, or what was probably meant; nothing for a word that means nothing here. */
  #taken(word: string): string {
    if (this.#worth(word).size) return word;
    if (word.length < SLIP || [...this.#asking].some((one) => isSlip(word, one))) return "";
    const stem = this.#stem(word);
    const slips: [number, string][] = [];
    const rules = this.#parts.size;
    for (const [one] of this.#everyday) if (one.length >= SLIP && isSlip(word, one)) slips.push([2 * rules, one]);
    for (const [known, times] of this.#often) {
      if (isSlip(word, known)) slips.push([times + rules, known]);
      if (isSlip(stem, this.#stems.get(known) ?? known)) slips.push([times, known]);
    }
    const [best] = slips.sort(([often, one], [more, other]) => more - often || (one < other ? 1 : -1));
    return best?.[1] ?? "";
  }

  /** What it counts that the word is there, or one that is as good, or that it means the rule. */
  #worth(word: string): Worth {
    const found = this.#written(word, this.#stem(word));
    for (const group of this.#alike)
      if (group.some((one) => begun(word, one)))
        for (const one of group) for (const [rule, worth] of this.#written(one, one)) raise(found, rule, ALIKE * worth);
    for (const [begins, rules] of this.#everyday)
      if (begun(word, begins)) rules.forEach((rule, place) => raise(found, rule, MEANT - LESS * place));
    return found;
  }

  #written(word: string, stem: string): Worth {
    const begins = (known: string) => known.startsWith(word) || (stem.length >= SLIP && known.startsWith(stem));
    const same = [...this.#often.keys()].filter((known) => this.#stems.get(known) === stem);
    const begin = [...this.#often.keys()].filter(begins);
    const found: Worth = new Map();
    for (const [rule, parts] of this.#parts)
      parts.forEach((part, at) => {
        const worth = PLACES[at] ?? 0;
        if (same.some((known) => part.has(known))) raise(found, rule, worth);
        else if (begin.some((known) => part.has(known))) raise(found, rule, worth * BEGINS);
      });
    return found;
  }

  /** How much of the title was asked for: what a thing is comes before its exceptions. */
  #covered(rule: Rule, words: string[]): number {
    const title = [...(this.#parts.get(rule.id)?.[0] ?? [])].filter((word) => !this.#asking.has(word));
    const stems = new Set(words.map((word) => this.#stem(word)));
    const named = title.filter((word) => stems.has(this.#stem(word)));
    return named.length / Math.max(1, title.length);
  }

  /** The rule that a term has of its own. */
  #defined(words: string): string | undefined {
    return this.#terms.find(([term]) => new RegExp(`^(?:${folded(term)})$`, "u").test(words))?.[1];
  }
}

function partsOf({ title, id, text, ruling, edition, variant }: Rule): Set<string>[] {
  const texts = [title, id.slice(id.indexOf(".") + 1), [text, ruling, edition, variant].join(" ")];
  return texts.map((one) => new Set(wordsOf(one)));
}

const raise = (found: Worth, rule: string, worth: number) => found.set(rule, Math.max(found.get(rule) ?? 0, worth));

const begun = (word: string, begins: string) => word.startsWith(begins) && word.length - begins.length <= LONGER;

/** One letter is wrong, missing or too many, or two have changed places. */
export function isSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  const [short, long] = typed.length <= meant.length ? [typed, meant] : [meant, typed];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && short.slice(at + 2) === long.slice(at + 2);
}
