/** Looking things up in the rulebook. */

import type { Rule, Rulebook } from "../types";

const SHOWN = 40;

/** The rule of this id, or the one that its id begins with, and then the others of its chapter. */
export function around(book: Rulebook, id: string): Rule[] {
  const own = book.rules.find((rule) => rule.id === id) ?? nearest(book, id);
  if (!own) return book.rules.slice(0, SHOWN);
  const chapter = own.id.split(".").slice(0, 2).join(".");
  return [own, ...book.rules.filter((rule) => rule !== own && rule.id.startsWith(`${chapter}.`))];
}

function nearest(book: Rulebook, id: string): Rule | undefined {
  const fitting = book.rules.filter((rule) => id.startsWith(rule.id));
  return fitting.toSorted((one, other) => other.id.length - one.id.length)[0];
}

/** Rules that have all the words; those that have them in the title come first. */
export function search(book: Rulebook, text: string): Rule[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (where: string) => words.every((word) => where.toLowerCase().includes(word));
  const inTitle = book.rules.filter((rule) => has(rule.title));
  const elsewhere = book.rules.filter(
    (rule) => !inTitle.includes(rule) && has(`${rule.title} ${rule.text} ${rule.id}`),
  );
  return [...inTitle, ...elsewhere].slice(0, SHOWN);
}
