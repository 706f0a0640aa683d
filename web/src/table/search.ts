/** Looking for words in the rulebook. Everyday words, endings and one slip of the finger are forgiven. */

import type { Rule, Rulebook } from "../types";

/** How people look things up in the rules of a game. */
export interface Book {
  /**
   * By language, words of the rules that have a rule of their own: what a word looks like in any form, longest first where
   * one begins like another.
   */
  terms: Record<string, Record<string, string>>;
  /** By language, how everyday words begin, and the rules that they mean: what the thing is first, then what else there is. */
  everyday: Record<string, [beginnings: string, rules: string[]][]>;
}

export const NO_BOOK: Book = { terms: {}, everyday: {} };

/** The best first; and the words as they were taken, where a slip was put right. */
export interface Found {
  rules: Rule[];
  words: string[];
}

/** As it is looked for: Russians write ё or е, as they like. */
export const folded = (text: string) => text.toLowerCase().replaceAll("ё", "е");

/** Words that ask, and name nothing. */
const ASKING: Record<string, string> = {
  en: "how do does did i can could to a an the what whats is are be my me we you your when where why who which of in on at for and it this that get",
  ru: "как что чего чем это такое этот я мне мы вы ли в во на и с со по за для от до из где куда когда кто какой какая какое какие сколько могу может можно нужно надо есть у",
};
const ENDINGS: Record<string, RegExp> = {
  en: /(?:ies|es|s|ing|ed|er|y)$/,
  ru: /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ать|ять|ить|еть|уть|ете|ите|ешь|ишь|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ых|их|ах|ях|ов|ев|ей|ам|ям|ет|ит|ют|ут|ат|ят|[аеиоуыюяйь])$/,
};
const SHORTEST = 3; // letters of a stem
const SLIP = 4; // letters of a word that may have one
const LONGER = 5; // letters that an everyday word may go on

enum Place {
  meant,
  title,
  told,
  text,
}

/** `more` is what else a rule is called. */
export function search(
  rulebook: Rulebook,
  text: string,
  more: (rule: Rule) => string = () => "",
  book = NO_BOOK,
): Found {
  const look = new Look(rulebook, more, book);
  const asked = folded(text)
    .split(/[^\p{L}\p{N}.'’-]+/u)
    .filter(Boolean);
  const words = naming(asked, rulebook.language).map((word) => look.taken(word));
  const defined = look.defined(words.join(" ")) ?? look.defined(folded(text).trim());
  const meant = words.map((word) => look.meant(word));
  const places = words.map((word, at) => look.places(word, meant[at] ?? []));
  const fits = rulebook.rules.filter((rule) => words.length > 0 && places.every((place) => place.has(rule.id)));
  const known = new Map(rulebook.rules.map((rule) => [rule.id, rule]));
  const first = known.get(defined ?? "");
  const others = fits.length ? fits : [...new Set(meant.flat())].flatMap((id) => known.get(id) ?? []);
  const rules = first ? [first, ...others.filter((rule) => rule !== first)] : others;
  const rank = (rule: Rule) =>
    rule.id === defined ? -1 : Math.max(...places.map((place) => place.get(rule.id) ?? Place.text));
  const order = (rule: Rule) => (rank(rule) === Place.meant ? meant.flat().indexOf(rule.id) : rule.title.length);
  const apart = (one: Rule, other: Rule) => (rank(one) > Place.title ? 0 : order(one) - order(other));
  return { rules: rules.toSorted((one, other) => rank(one) - rank(other) || apart(one, other)), words };
}

/** The words that name something; all of them where none does. */
function naming(words: string[], language: string): string[] {
  const asking = (ASKING[language] ?? "").split(" ");
  const found = words.filter((word) => !asking.includes(word));
  return found.length ? found : words;
}

class Look {
  readonly #parts: Map<string, string[]>;
  readonly #everyday: [string, string[]][];
  readonly #ending: RegExp | undefined;

  constructor(
    private readonly rulebook: Rulebook,
    more: (rule: Rule) => string,
    private readonly book: Book,
  ) {
    this.#parts = new Map(
      rulebook.rules.map((rule) => [
        rule.id,
        [`${rule.title} ${rule.id}`, more(rule), `${rule.text} ${rule.ruling ?? ""}`].map(folded),
      ]),
    );
    this.#everyday = (book.everyday[rulebook.language] ?? []).flatMap(([beginnings, rules]) =>
      folded(beginnings)
        .split(" ")
        .map((beginning): [string, string[]] => [beginning, rules]),
    );
    this.#ending = ENDINGS[rulebook.language];
  }

  /** The word as it stands, or what was probably meant. */
  taken(word: string): string {
    if (this.meant(word).length || this.#has(word) || word.length < SLIP) return word;
    const stem = this.#stem(word);
    if (stem !== word && this.#has(stem)) return stem;
    const often = [...this.#vocabulary()].flatMap(([known, times]): [string, number][] =>
      [word.length, word.length - 1, word.length + 1].flatMap((length) =>
        isSlip(word, known.slice(0, length)) ? [[known.length <= length ? known : known.slice(0, length), times]] : [],
      ),
    );
    const daily = this.#everyday.flatMap(([known]): [string, number][] => (isSlip(word, known) ? [[known, 1]] : []));
    const [best] = [...often, ...daily].sort(([, one], [, other]) => other - one);
    return best?.[0] ?? word;
  }

  /** Every word, and how often it is there. */
  #vocabulary(): Map<string, number> {
    const found = new Map<string, number>();
    for (const word of [...this.#parts.values()].flat().flatMap((part) => part.match(/\p{L}+/gu) ?? []))
      found.set(word, (found.get(word) ?? 0) + 1);
    return found;
  }

  #has(word: string): boolean {
    return [...this.#parts.values()].some((parts) => parts.some((part) => part.includes(word)));
  }

  #stem(word: string): string {
    const stem = this.#ending ? word.replace(this.#ending, "") : word;
    return stem.length < SHORTEST ? word : stem;
  }

  /** The rules that an everyday word means. */
  meant(word: string): string[] {
    const fits = ([known]: [string, string[]]) => word.startsWith(known) && word.length - known.length < LONGER;
    return [...new Set(this.#everyday.filter(fits).flatMap(([, rules]) => rules))];
  }

  /** Where each rule has the word: among those that it means, in the title, in what else it is called, in the text. */
  places(word: string, meant: string[]): Map<string, Place> {
    const found = new Map<string, Place>();
    const stem = new RegExp(`(?<!\\p{L})${this.#stem(word).replace(/[^\p{L}\p{N}]/gu, "\\$&")}`, "u");
    for (const [id, parts] of this.#parts) {
      const exact = parts.findIndex((one) => one.includes(word));
      const part = exact < 0 ? parts.findIndex((one) => stem.test(one)) : exact;
      if (meant.includes(id)) found.set(id, Place.meant);
      else if (part >= 0) found.set(id, part + 1);
    }
    return found;
  }

  /** The rule of its own that a word of the book has. */
  defined(words: string): string | undefined {
    const terms = Object.entries(this.book.terms[this.rulebook.language] ?? {});
    return terms.find(([term]) => new RegExp(`^(?:${folded(term)})$`, "u").test(words))?.[1];
  }
}

/** One letter is wrong, missing or too many, or two have changed places. */
export function isSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  const [short, long] = typed.length <= meant.length ? [typed, meant] : [meant, typed];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = (text: string, from: number) => text.slice(from);
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && rest(short, at + 2) === rest(long, at + 2);
}
