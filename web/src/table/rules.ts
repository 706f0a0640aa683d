/** Looking things up in the rulebook. */

import type { Rule, Rulebook } from "../types";

export interface Chapter {
  name: string;
  rules: Rule[];
}

/** A piece of a rule's text, and the rule that it leads to. */
export interface Piece {
  text: string;
  rule?: string;
}

const PREFIX = 2; // game and chapter

export const chapterOf = (id: string) => id.split(".")[1] ?? "";

/** The chapters in the order of the book. */
export function chapters(book: Rulebook): Chapter[] {
  const found = new Map<string, Rule[]>();
  for (const rule of book.rules) {
    const name = chapterOf(rule.id);
    const rules = found.get(name);
    if (rules) rules.push(rule);
    else found.set(name, [rule]);
  }
  return [...found].map(([name, rules]) => ({ name, rules }));
}

/** The rule of this id; else the one that its id begins with, or the first of its chapter. */
export function ruleAt(book: Rulebook, id: string): Rule | undefined {
  const exact = book.rules.find((rule) => rule.id === id);
  if (exact) return exact;
  const above = book.rules.filter((rule) => id.startsWith(`${rule.id}.`) || id.startsWith(`${rule.id}-`));
  const chapter = `${id.split(".").slice(0, PREFIX).join(".")}.`;
  return (
    above.toSorted((one, other) => other.id.length - one.id.length)[0] ??
    book.rules.find((rule) => rule.id.startsWith(chapter))
  );
}

/** The rule behind something that happened: a roll names it, all else is called by it. */
export function ruleOf(event: { code: string; params: Record<string, unknown> }): string {
  const { rule } = event.params;
  if (typeof rule === "string") return rule;
  return event.code.startsWith("kernel.") ? "" : event.code;
}

/** A text with links where it names another rule, or a word that has one. Each word leads on once, not in its own rule. */
export function linked(book: Rulebook, text: string, own: string): Piece[] {
  const terms = Object.entries(book.ways.terms);
  const ids = new Set(book.rules.map((rule) => rule.id));
  const words = terms.map(([term]) => `(?<!\\p{L})(?:${term})(?!\\p{L})`);
  const wanted = [`${book.game}\\.[a-z0-9.-]*[a-z0-9]`, ...words];
  const used = new Set([own]);
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(new RegExp(wanted.join("|"), "gu"))) {
    const term = () => terms.find(([one]) => new RegExp(`^(?:${one})$`, "u").test(found[0]));
    const named = ids.has(found[0]) ? found[0] : term()?.[1];
    if (!named || used.has(named)) continue;
    used.add(named);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    pieces.push({ text: found[0], rule: named });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** A text in pieces, every second of which is one of the words looked for. */
export function marked(text: string, wanted: string | readonly string[]): string[] {
  const words = typeof wanted === "string" ? wanted.split(/\s+/).filter(Boolean) : wanted;
  if (!words.length) return [text];
  const plain = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[её]/gi, "[её]"));
  return text.split(new RegExp(`(${plain.join("|")})`, "gi"));
}
