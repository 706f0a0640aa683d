/** What cards do, as the server spells it, in signs: `then._.pay.ice_1.-._.gain.energy_2.-` is ice, arrow, bolt, bolt. */

import { RESOURCES } from "./art/signs";
import type { Amounts } from "./model";

interface Node {
  word: string;
  /** What has a name, and what stands by its place. */
  named: Record<string, number>;
  placed: string[];
  parts: Node[];
}

/** The words of an effect, each part between `_` and `-`. */
export function parse(spelled: string): Node | null {
  const words = spelled ? spelled.split(".") : [];
  let at = 0;
  function node(): Node {
    const made: Node = { word: words[at++] ?? "", named: {}, placed: [], parts: [] };
    for (; at < words.length && words[at] !== "-";) {
      const word = words[at++] ?? "";
      const [, name, count] = /^(.+)_(-?\d+)$/.exec(word) ?? [];
      if (word === "_") {
        made.parts.push(node());
        at++; // the end of that part
      } else if (name) made.named[name] = Number(count);
      else made.placed.push(word);
    }
    return made;
  }
  return words.length ? node() : null;
}

const MANY = 3; // of one thing; more would be a number
const WORDS: Record<string, string> = {
  repair: "repair",
  build: "ship",
  develop: "build",
  module: "module",
  discovery: "discovery",
  peek: "peek",
  upgrade: "upgrade",
  damage: "damage",
  marker: "event",
};
/** What is counted. */
const COUNTED: Record<string, string> = {
  developments: "build",
  upgrades: "upgrade",
  cards: "tactics",
  levels: "build",
  modules: "module",
  slotted: "moon",
  leaders: "leader",
  "tokens-used": "discovery",
};

const repeated = (sign: string, count = 1) => Array<string>(Math.min(MANY, count)).fill(sign);
const joined = (parts: string[][], sign: string) => parts.flatMap((part, at) => (at ? [sign, ...part] : part));

function resources(named: Node["named"]): string[] {
  const stored = RESOURCES.flatMap((what) => repeated(what, named[what] ?? 0));
  return named["any"] ? [...stored, `any${named["any"]}`] : stored;
}

/** What is done, one after the other; what is paid stands before an arrow. */
function signsOf({ word, named, placed, parts }: Node): string[] {
  const inner = parts.map(signsOf);
  if (word === "gain") return resources(named);
  if (word === "pay") return [...resources(named), "arrow"];
  if (word === "vp") return [`vp${named["points"] ?? 1}`];
  if (word === "draw") return repeated("tactics", named["cards"]);
  if (word === "recruit") return repeated("leader", named["leaders"]);
  if (word === "choose") return joined(inner, "or");
  if (word === "repeat") return repeated("", Number(placed[0])).flatMap(() => inner.flat());
  if (word === "per") return [...inner.flat(), "per", COUNTED[placed[0] ?? ""] ?? "more"];
  if (word === "advance") return placed[0] ? [placed[0]] : ["plus"];
  if (inner.length) return inner.flat();
  return [WORDS[word] ?? "more"];
}

const LONGEST = 7;
/** In signs; what is longer than a module is wide ends in dots. */
export function signs(spelled: string, most = LONGEST): string[] {
  const root = parse(spelled);
  const found = root ? signsOf(root) : [];
  return found.length > most ? [...found.slice(0, most - 1), "more"] : found;
}

/** Amounts of the box: of a moon, a price, a reward. */
export const amounts = (contents: Amounts): string[] =>
  contents.flatMap(([what, count]) =>
    what === "vp" ? [`vp${count}`] : what === "any" ? [`any${count}`] : repeated(what, count),
  );

export const either = (gives: Amounts, other: Amounts): string[] =>
  other.length ? [...amounts(gives), "or", ...amounts(other)] : amounts(gives);
