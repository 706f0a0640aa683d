/** What is worth a moment in Andromeda's Edge: a battle, raiders, a development, an event; and what follows from each. */

import { MOST_FOLLOWS, type Moment, type Step, type Tone } from "../../table/moments";
import type { Event } from "../../types";
import { tell } from "./words";

export { default as Medal } from "./Medal.svelte";
export { default as Sign } from "./Sign.svelte";

const RAIDERS = -1;

/** What follows is told in the words of the game, beside a sign. */
const FOLLOWS: Record<string, string> = {
  "andromeda.raider.defeated": "raiders",
  "andromeda.damage.scrapped": "lost",
  "andromeda.damage.module": "lost",
  "andromeda.damage.shield": "shield",
  "andromeda.track.prize": "prize",
  "andromeda.upgrade.gained": "prize",
  "andromeda.development.scored": "points",
  "andromeda.event.scored": "points",
};

export function moments(step: Step): Moment[] {
  const found: Moment[] = [];
  for (const event of step.news) {
    const moment = begun(step, event);
    if (moment) found.push(moment);
    else follow(step, found.at(-1), event);
  }
  return found;
}

function begun(step: Step, event: Event): Moment | null {
  if (event.code === "andromeda.battle.won") return won(step, event);
  if (event.code === "andromeda.development.built") return built(step, event);
  if (event.code === "andromeda.event.card") return happened(step, event);
  return null;
}

const nameOf = ({ seats }: Step, side: number) => (side === RAIDERS ? tell("edge-raiders") : (seats[side]?.name ?? ""));

function moment({ words }: Step, event: Event, by: number, tone: Tone, caps: string, sentence: string): Moment {
  return {
    number: event.number,
    by,
    tone,
    caps,
    dice: [],
    result: "",
    sentence,
    why: words.event(event),
    rule: event.code,
    follows: [],
    medal: { name: event.code.split(".")[1] ?? "", of: { seat: by } },
  };
}

/** The dice of each side, highest first, as they were compared. */
function won(step: Step, event: Event): Moment {
  const side = Number(event.params["side"]);
  const sides = (event.params["sides"] as number[]).map(Number);
  const results = event.params["results"] as number[][];
  const fought = step.seat >= 0 && sides.includes(step.seat);
  const role = !fought ? "other" : side === step.seat ? "doer" : "victim";
  const names = sides.map((one) => nameOf(step, one)).join(" – ");
  const sentence = tell(`edge-won-${role}`, { name: nameOf(step, side) });
  const told = moment(
    step,
    event,
    side,
    role === "victim" ? "harm" : "plain",
    tell("edge-battle", { names }),
    sentence,
  );
  const dice = sides.map((by, place) => ({
    by,
    faces: (results[place] ?? []).map((value) => ({ sides: 6, value, by, struck: false })),
  }));
  return { ...told, dice };
}

function built(step: Step, event: Event): Moment {
  const seat = Number(event.params["seat"]);
  const name = nameOf(step, seat);
  const kind = step.words.name("development", String(event.params["kind"]));
  const sentence = tell(`edge-built-${seat === step.seat ? "doer" : "other"}`, { name, kind });
  return moment(step, event, seat, "plain", tell("edge-built", { name }), sentence);
}

function happened(step: Step, event: Event): Moment {
  const card = step.words.name("event", String(event.params["card"]));
  const told = moment(step, event, RAIDERS, "title", tell("edge-event"), card);
  return { ...told, why: tell("edge-event-why") };
}

function follow({ words, seat }: Step, open: Moment | undefined, event: Event): void {
  const sign = FOLLOWS[event.code];
  if (!open || !sign || open.follows.length >= MOST_FOLLOWS || event.params["points"] === 0) return;
  const harm = sign === "lost" && event.params["seat"] === seat;
  open.follows.push({ sign, title: words.event(event), more: "", harm });
}
