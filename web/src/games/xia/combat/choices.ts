/** What can be declared: uses by Outfit, and the odds of every way to combine them. */

import type { Option, Question } from "../../../types";

/** In per cent of all throws: no damage, some, much, and enough to destroy the ship. They add up to 100. */
export type Shares = [none: number, some: number, much: number, fatal: number];

export interface Odds {
  shares: Shares;
  /** Of an attack: the chance to destroy a ship that puts up no Shield, and your own by ramming. */
  open: number;
  ram: number;
}

/** Uses that are alike, in the order in which they are taken. */
export interface Group {
  outfit: string;
  die: number;
  /** By how much damage lowers the die. */
  less: number;
  kind: string;
  keys: string[];
}

export interface Choices {
  attack: boolean;
  /** How much damage destroys the ship, and up to how much is `some`. */
  left: number;
  half: number;
  groups: Group[];
  /** By the keys that are picked, in order and joined by blanks; of much that can be combined not all is told. */
  odds: ReadonlyMap<string, Odds>;
}

const DONE = "done";

export function choicesOf(question: Question): Choices {
  const options = question.options ?? [];
  const uses = options.filter(({ key }) => key !== DONE);
  const done = options.find(({ key }) => key === DONE);
  const told = options[0]?.about ?? {};
  return {
    attack: question.code === "xia.combat.declare-attack",
    left: Number(told["left"]),
    half: Number(told["half"]),
    groups: groupsOf(uses),
    odds: new Map([
      ...(done ? [["", oddsOf(numbersOf(done))] as const] : []),
      ...uses.flatMap((use) => [[use.key, oddsOf(numbersOf(use))] as const, ...setsOf(use)]),
    ]),
  };
}

export const nameOf = (keys: readonly string[]) => keys.toSorted().join(" ");

/** Of all that can be declared the most, but for rams: they hurt both. Where only a ram is left, nothing. */
export function firstOf(question: Question): string[] {
  const { groups } = choicesOf(question);
  const most = (question.picking?.most ?? 0) - (question.picking?.picked.length ?? 0);
  const gentle = groups.filter(({ kind }) => kind !== "engine").toSorted((one, other) => worth(other) - worth(one));
  return gentle.flatMap(({ keys }) => keys).slice(0, most);
}

const worth = ({ die, less }: Group) => (die + 1) / 2 - less;

function groupsOf(uses: Option[]): Group[] {
  const groups: Group[] = [];
  for (const { key, about } of uses) {
    const outfit = String(about["outfit"]);
    const less = Number(about["less"] ?? 0);
    const same = groups.find((group) => group.outfit === outfit && group.less === less);
    if (same) same.keys.push(key);
    else groups.push({ outfit, die: Number(about["die"]), less, kind: String(about["kind"]), keys: [key] });
  }
  return groups;
}

/** `7,9=36/36/25/3;7=...`: what can be declared that begins with this use. */
function setsOf(option: Option): [string, Odds][] {
  const ship = option.key.slice(0, option.key.indexOf(",") + 1);
  const text = String(option.about["sets"] ?? "");
  return text.split(";").flatMap((one) => {
    const [spaces, chances] = one.split("=");
    if (!spaces || !chances) return [];
    return [[nameOf(spaces.split(",").map((space) => ship + space)), oddsOf(chances.split("/").map(Number))]];
  });
}

const numbersOf = ({ about }: Option) =>
  ["none", "some", "much", "fatal", "open", "ram"].map((name) => Number(about[name] ?? 0));

function oddsOf([none = 0, some = 0, much = 0, fatal = 0, open = 0, ram = 0]: number[]): Odds {
  return { shares: [none, some, much, fatal], open, ram };
}
