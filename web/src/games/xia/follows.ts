/** What a player means who takes a goal: the answers that are sure to follow, so that it is one gesture. */

import type { Follow } from "../../table/offers";
import type { Option, Question } from "../../types";

const MOVING = "xia.move.point-per-space";
const ACTING = "xia.action.list";
const SELLING = "xia.cargo.sell";

const MINOR = ["token", "draw", "collect"]; // done in the middle of a Move
const NOT_MINOR = ["buy", "complete", "pick-up"]; // no dice, and one answer
const ROLLED = ["mine", "salvage", "harvest", "research", "steal"]; // that is for the player to say once there

/** Of several, the first that the game takes; where it takes none, the option alone is answered. */
export function follows({ key, sort, about }: Option, { code }: Question): Follow[][] {
  const then = about["then"];
  if (typeof then === "string") return [then.split(" ").map((key) => ({ key, code: asking(key) }))];
  if (sort !== "goal") return [];
  if (code === ACTING && key === "sell") return told(amount(about));
  if (code !== MOVING || !key.startsWith("hex:")) return [];
  const gain = String(about["gain"]);
  if (MINOR.includes(gain)) return [[{ key: gain, code: MOVING }]];
  const stop = { key: "stop", code: MOVING };
  if (ROLLED.includes(gain)) return [[stop]];
  const act = acts(gain, about);
  return act.length ? [[stop, ...act], act] : []; // who has no movement left need not stop
}

function acts(gain: string, about: Option["about"]): Follow[] {
  if (NOT_MINOR.includes(gain)) return [{ key: gain, code: ACTING }];
  if (gain === "rescue") return [{ key: `rescue:${about["whom"]}`, code: ACTING }];
  return gain.startsWith("sell") ? [{ key: "sell", code: ACTING }, ...amount(about)] : [];
}

/** All of one type, which the text on the button names; the number of a single cube is not asked. */
function amount(about: Option["about"]): Follow[] {
  const { goods, cubes } = about;
  return goods === "any" || Number(cubes) < 2 ? [] : [{ key: `sell:${goods},${cubes}`, code: SELLING }];
}

const told = (found: Follow[]) => (found.length ? [found] : []);
const asking = (key: string) => (key.startsWith("sell:") ? SELLING : ACTING);
