/** What can be declared, each way with its odds: the whole of it at once, or one use after the other if that is much. */

import type { Option, Question } from "../../../types";

/** In per cent of all throws: no damage, some, much, and enough to destroy the ship. They add up to 100. */
export type Shares = [none: number, some: number, much: number, fatal: number];

export interface Choice {
  /** What is answered, one after the other. */
  keys: string[];
  /** By Outfit, in the order of the options. */
  parts: { outfit: string; die: number; less: number; count: number; ram: boolean }[];
  shares: Shares;
  /** Of an attack: the chance to destroy a ship that puts up no Shield, and your own by ramming. */
  open: number;
  ram: number;
  primary: boolean;
}

export interface Choices {
  attack: boolean;
  /** How much damage destroys the ship, and up to how much is `some`. */
  left: number;
  half: number;
  /** Each of them is all that is declared; otherwise one more use, and the others after it. */
  whole: boolean;
  all: Choice[];
}

/** As many as can be compared at a glance. */
const MOST = 6;
const DONE = "done";

export function choicesOf(question: Question): Choices {
  const options = question.options ?? [];
  const uses = options.filter(({ key }) => key !== DONE);
  const done = options.find(({ key }) => key === DONE);
  const attack = question.code === "xia.combat.declare-attack";
  const sets = uses.flatMap((option) => setsOf(option, uses));
  const whole = sets.length + (done ? 1 : 0) <= MOST;
  const all = [
    ...(done ? [choiceOf([], [DONE], numbersOf(done))] : []),
    ...(whole ? sets.toSorted((one, other) => one.keys.length - other.keys.length) : sets.filter(alone)),
  ];
  for (const choice of all) if (whole && choice.keys.at(-1) !== DONE) choice.keys.push(DONE);
  const first = pick(all, attack, whole);
  if (first) first.primary = true;
  const told = options[0]?.about ?? {};
  return { attack, left: Number(told["left"]), half: Number(told["half"]), whole, all };
}

const alone = (choice: Choice) => choice.keys.length === 1;

/** All that there is, but for rams: they hurt both. */
function pick(all: Choice[], attack: boolean, whole: boolean): Choice | undefined {
  const gentle = attack ? all.filter(({ parts }) => !parts.some(({ ram }) => ram)) : all;
  return (whole ? gentle.at(-1) : gentle[0]) ?? all[0];
}

/** `7,9=36/36/25/3;7=...`: what can be declared that begins with this use. */
function setsOf(option: Option, uses: Option[]): Choice[] {
  const ship = option.key.slice(0, option.key.indexOf(",") + 1);
  const text = String(option.about["sets"] ?? "");
  return text.split(";").flatMap((one) => {
    const [spaces, chances] = one.split("=");
    if (!spaces || !chances) return [];
    const keys = spaces.split(",").map((space) => ship + space);
    const declared = keys.flatMap((key) => uses.filter((use) => use.key === key));
    return [choiceOf(declared, keys, chances.split("/").map(Number))];
  });
}

const numbersOf = ({ about }: Option) =>
  ["none", "some", "much", "fatal", "open", "ram"].map((name) => Number(about[name] ?? 0));

function choiceOf(uses: Option[], keys: string[], chances: number[]): Choice {
  const [none = 0, some = 0, much = 0, fatal = 0, open = 0, ram = 0] = chances;
  const parts: Choice["parts"] = [];
  for (const { about } of uses) {
    const outfit = String(about["outfit"]);
    const less = Number(about["less"] ?? 0);
    const same = parts.find((part) => part.outfit === outfit && part.less === less);
    if (same) same.count += 1;
    else parts.push({ outfit, die: Number(about["die"]), less, count: 1, ram: about["kind"] === "engine" });
  }
  return { keys, parts, shares: [none, some, much, fatal], open, ram, primary: false };
}
