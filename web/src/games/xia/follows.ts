/** What a player means who takes a goal: the answers that are sure to follow, so that it is one gesture. */

import type { Follow } from "../../table/offers";
import type { Option, Question } from "../../types";

const MOVING = "xia.move.point-per-space";
const ACTING = "xia.action.list";
const SELLING = "xia.cargo.sell";
const BUYING = "xia.cargo.buy";
const COLLECTING = "xia.cargo.collect";
const BUSINESS = "xia.business.any-order";
const ARMING = "xia.status.arm";
const STOWED = { key: "auto", code: "xia.cargo.placing" };

const MINOR = ["token", "draw", "collect"]; // done in the middle of a Move, or after its last step
const NOT_MINOR = ["complete", "pick-up"]; // no dice, and one answer
const ROLLED = ["mine", "salvage", "harvest", "research", "steal"]; // shown with its odds once there

/** Of several, the first that the game takes; where it takes none, the option alone is answered. */
export function follows({ key, sort, about }: Option, { code }: Question): Follow[][] {
  const then = about["then"];
  if (typeof then === "string") return [ordered(then.split(" "))];
  if (sort !== "goal") return [];
  if (key === "collect") return gathered(about);
  if (key === "buy") return bought(about);
  if (code === ACTING && key === "sell") return told(amount(about));
  if (code !== MOVING || !key.startsWith("hex:")) return [];
  const gain = String(about["gain"]);
  if (MINOR.includes(gain)) return minor(gain, about);
  const stop = { key: "stop", code: MOVING };
  return acts(gain, about).flatMap((act) => [[stop, ...act], act]); // who has no movement left need not stop
}

function minor(gain: string, about: Option["about"]): Follow[][] {
  const all = gain === "collect" ? [...gathered(about), []] : [[]];
  return [MOVING, ACTING].flatMap((code) => all.map((more) => [{ key: gain, code }, ...more]));
}

/** All that there is room for, if it is all of one type; stowed as it comes, where that is asked. */
function gathered({ goods, cubes, room }: Option["about"]): Follow[][] {
  if (goods === "any") return [];
  const picked = Array.from({ length: Math.min(Number(cubes), Number(room)) }, () => ({
    key: `cube:${goods}`,
    code: COLLECTING,
  }));
  return [[...picked, STOWED], picked];
}

/** What is done in a space after the Move, in one of these ways. */
function acts(gain: string, about: Option["about"]): Follow[][] {
  if (ROLLED.includes(gain)) return [[{ key: gain, code: ACTING, arms: true }]];
  if (gain === "buy") return [...bought(about), []].map((more) => [{ key: gain, code: ACTING }, ...more]);
  if (NOT_MINOR.includes(gain)) return [[{ key: gain, code: ACTING }]];
  if (gain === "rescue") return [[{ key: `rescue:${about["whom"]}`, code: ACTING }]];
  return gain.startsWith("sell") ? [[{ key: "sell", code: ACTING }, ...amount(about)]] : [];
}

/** As many of the one type as the button says; how many is not asked where there is one pair. */
function bought({ goods, cubes }: Option["about"]): Follow[][] {
  if (goods === "any") return [];
  const pairs = Number(cubes) > 2 ? [{ key: `pairs:${Number(cubes) / 2}`, code: BUYING }] : [];
  return [[...pairs, STOWED], ...told(pairs)];
}

/** All of one type, which the text on the button names; the number of a single cube is not asked. */
function amount(about: Option["about"]): Follow[] {
  const { goods, cubes } = about;
  return goods === "any" || Number(cubes) < 2 ? [] : [{ key: `sell:${goods},${cubes}`, code: SELLING }];
}

const told = (found: Follow[]) => (found.length ? [found] : []);

/** The keys of answers after an Action, with what asks for each: the turn goes from one phase to the next. */
const ordered = (keys: string[]) => keys.map((key) => ({ key, code: asking(key) }));

function asking(key: string): string {
  if (key === "recharge" || key === "end") return BUSINESS;
  return key.startsWith("sell:") ? SELLING : key.startsWith("arm:") ? ARMING : ACTING;
}
