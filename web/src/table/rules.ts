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

/** Words of the rules that have a rule of their own, longest first where one begins like another. */
export const TERMS: Record<string, Record<string, string>> = {
  xia: {
    "Line of Sight": "xia.los.definition",
    "Action Phase": "xia.action.unlimited",
    "Business Phase": "xia.business.any-order",
    "Status Phase": "xia.status.order",
    "Spawn Point": "xia.respawn.where",
    "Planetary Shield": "xia.border.shield-cross",
    "Planetary Entrance": "xia.border.entrance",
    "Move Action": "xia.move.action",
    "Minor Action": "xia.action.minor-list",
    "Attack Action": "xia.combat.steps",
    "Blind Jump": "xia.explore.blind-jump",
    "Use Space": "xia.marker.spend",
    "Armed Marker": "xia.marker.count",
    "Damage Marker": "xia.damage.placement",
    "Active Mission": "xia.mission.one-active",
    "Mission Point": "xia.mission.draw",
    "Exploration Token": "xia.explore.token-rewards",
    "Exploration Space": "xia.explore.token-collect",
    "Impulse Token": "xia.move.impulse",
    "Ability Card": "xia.ability.use",
    "Luck Fame": "xia.fame.luck",
    "Victory Marker": "xia.victory.immediate",
    Stranded: "xia.stranded.definition",
    Bounty: "xia.bounty.status",
    Outlaw: "xia.bounty.status",
    Innocent: "xia.bounty.status",
    Range: "xia.range.counting",
  },
};

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

/**
 * Rules that have all the words: those that have them in the title first, then in what `more` tells of them, then in the
 * text. A word of the id counts as one of the title.
 */
export function search(book: Rulebook, text: string, more: (rule: Rule) => string = () => ""): Rule[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = book.rules.flatMap((rule, number) => {
    const parts = [`${rule.title} ${rule.id}`, more(rule), `${rule.text} ${rule.ruling ?? ""}`];
    const places = words.map((word) => parts.findIndex((part) => part.toLowerCase().includes(word)));
    return places.includes(-1) ? [] : [{ rule, number, rank: Math.max(0, ...places) }];
  });
  return ranked.sort((one, other) => one.rank - other.rank || one.number - other.number).map(({ rule }) => rule);
}

/** A text with links where it names another rule, or a word that has one. Each word leads on once, not in its own rule. */
export function linked(book: Rulebook, text: string, own: string): Piece[] {
  const terms = TERMS[book.game] ?? {};
  const ids = new Set(book.rules.map((rule) => rule.id));
  const wanted = [`${book.game}\\.[a-z0-9.-]*[a-z0-9]`, ...Object.keys(terms).map((term) => `\\b${term}s?\\b`)];
  const used = new Set([own]);
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(new RegExp(wanted.join("|"), "g"))) {
    const named = ids.has(found[0]) ? found[0] : (terms[found[0]] ?? terms[found[0].replace(/s$/, "")]);
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
export function marked(text: string, wanted: string): string[] {
  const words = wanted.split(/\s+/).filter(Boolean);
  if (!words.length) return [text];
  const plain = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${plain.join("|")})`, "gi"));
}
