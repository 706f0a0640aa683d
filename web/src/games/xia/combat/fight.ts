/** A fight as everybody sees it, from the view and from what has been told of this turn. */

import type { Event, View } from "../../../types";
import { tableOf, type Box, type Ship } from "../model";
import { fights } from "./underway";

export const STEPS = ["target", "attack", "defence", "roll", "resolve", "rearm"] as const;

export interface Thrown {
  sides: number;
  value?: number;
  /** Damage on its Outfit is taken off. */
  less: number;
  /** Another throw has taken its place. */
  struck?: boolean;
  /** The card that it was thrown for. */
  card?: string;
}

export interface Side {
  ship: number;
  deciding: boolean;
  declared: boolean;
  outfits: { name: string; count: number; ram: boolean }[];
  cards: string[];
  dice: Thrown[];
  /** What the dice will come to, before they fall. */
  spread: { least: number; most: number; average: number } | null;
  /** What they came to, with all that was added. */
  total: number | null;
  /** The damage that would destroy it. */
  left: number;
  markers: number;
}

export interface Past {
  number: number;
  attacker: number;
  target: number;
  attack: Thrown[];
  defence: Thrown[];
  damage: number;
}

export interface Fight {
  /** The Ability that attacks, if it is one. */
  card: string;
  ram: boolean;
  /** Its place among STEPS. */
  step: number;
  attacker: Side;
  target: Side | null;
  /** Ships that the same attack comes to later. */
  further: number[];
  damage: number | null;
  /** What the attacker does to itself by ramming. */
  own: number;
  /** The attacks of this turn that are over. */
  earlier: Past[];
  /** Seats that are asked though neither ship is theirs. */
  others: number[];
}

// --- what was told -----------------------------------------------------------------------------------------------------
interface Rolled {
  depth: number;
  rule: string;
  dice: Thrown[];
  again: Thrown[];
}

interface Defence {
  target: number;
  declared: boolean;
  uses: number[];
  cards: string[];
  roll: Rolled | null;
  /** The dice of defensive cards. */
  more: Rolled[];
  result: { attack: number; defense: number; damage: number } | null;
  over: boolean;
}

/** An attack, from its declaration on. */
export interface Exchange {
  number: number;
  depth: number;
  attacker: number;
  card: string;
  uses: number[];
  lead: Rolled | null;
  attack: Rolled | null;
  defences: Defence[];
}

const COMBAT = "xia.combat.roll";
const TURNS = ["xia.turn.phases", "xia.npc.turn"];

const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** The attacks of the turn that is under way. */
export function exchanges(events: readonly Event[]): Exchange[] {
  const found: Exchange[] = [];
  const turn = events.findLastIndex(({ code }) => TURNS.includes(code));
  for (const event of events.slice(turn + 1)) {
    const { code, params } = event;
    if (code === "xia.combat.declare-attack") found.push(begun(event, [Number(params["target"])]));
    else if (code === "xia.combat.ability-attack") found.push(begun(event, numbers(params["targets"])));
    const now = found.at(-1);
    if (now) hear(now, event);
  }
  return found;
}

function begun({ number, depth, params }: Event, targets: number[]): Exchange {
  const defences = targets.map((target): Defence => {
    return { target, declared: false, uses: [], cards: [], roll: null, more: [], result: null, over: false };
  });
  const attacker = Number(params["attacker"]);
  const card = typeof params["card"] === "string" ? params["card"] : "";
  return { number, depth, attacker, card, uses: numbers(params["uses"]), lead: null, attack: null, defences };
}

function hear(now: Exchange, event: Event): void {
  const { code, params } = event;
  const defence = now.defences.find(({ target }) => target === params["target"]);
  if (code === "kernel.rolled") rolled(now, event);
  else if (!defence) return;
  else if (code === "xia.combat.declare-defense") {
    defence.declared = true;
    defence.uses = numbers(params["uses"]);
    defence.cards = strings(params["abilities"]);
  } else if (code === "xia.combat.resolve") {
    const [attack, defense, damage] = ["attack", "defense", "damage"].map((name) => Number(params[name]));
    defence.result = { attack: attack ?? 0, defense: defense ?? 0, damage: damage ?? 0 };
  } else if (code === "xia.combat.end") defence.over = true;
}

/** A throw deeper in the rules than one for the same rule takes the place of one of its dice. */
function rolled(now: Exchange, { depth, params }: Event): void {
  const rule = String(params["rule"]);
  const faces = numbers(params["faces"]);
  const defence = now.defences.find(({ result }) => !result);
  const all = [now.lead, now.attack, ...now.defences.flatMap(({ roll, more }) => [roll, ...more])];
  const before = all.findLast((one) => one?.rule === rule && one.depth < depth);
  const nested = before && depth > before.depth + 1;
  const dice = numbers(params["dice"]).map((sides, at): Thrown => ({ sides, value: faces[at] ?? 0, less: 0 }));
  const roll: Rolled = { depth, rule, dice, again: [] };
  if (nested) before.again.push(...dice);
  else if (rule !== COMBAT) {
    const card = rule.replace("xia.ability.", "");
    if (card === now.card) now.lead = roll;
    else defence?.more.push({ ...roll, dice: dice.map((die) => ({ ...die, card })) });
  } else if (now.card ? depth === now.depth + 1 : !now.attack) now.attack = roll;
  else if (defence) defence.roll = roll;
}

/** The dice as they lie: the total, where it is known, tells which of two alike was thrown again. */
function lying(roll: Rolled | null, less: number[], total: number | null): Thrown[] {
  const dice = roll?.dice.map((die, at) => ({ ...die, less: less[at] ?? 0 })) ?? [];
  for (const next of roll?.again ?? []) {
    const left = (die: Thrown) =>
      (total ?? 0) - sum(dice.map((one) => (one === die ? { ...next, less: die.less } : one)));
    const alike = dice.filter((die) => die.sides === next.sides && !die.struck);
    const fitting = total === null ? alike : alike.filter((die) => left(die) >= 0);
    const old = fitting.toSorted((one, other) =>
      total === null ? (one.value ?? 0) - (other.value ?? 0) : left(one) - left(other),
    )[0];
    if (!old) continue;
    old.struck = true;
    dice.splice(dice.indexOf(old) + 1, 0, { ...next, less: old.less });
  }
  return dice;
}

const worth = ({ value, less, struck }: Thrown) => (struck ? 0 : Math.max(0, (value ?? 0) - less));
const sum = (dice: Thrown[]) => dice.reduce((all, die) => all + worth(die), 0);

// --- the fight ---------------------------------------------------------------------------------------------------------
const AT: Record<string, number> = {
  acquire: 0,
  acquire_target: 0,
  declare_attack: 1,
  attack_markers: 1,
  declare_defense: 2,
  shield_markers: 2,
  roll: 3,
  roll_attack: 3,
  roll_ram: 3,
  roll_defense: 3,
  roll_ability: 3,
  rearm: 5,
  end: 5,
};
const ROLL = 3;
const RESOLVE = 4;

/** The ships of a fight: who fires, and at whom. */
export function firing(view: View): { attacker: number; targets: number[] } | null {
  const all = fights(view);
  const top = all.at(-1);
  if (!top) return null;
  const waiting = all.flatMap((frame) => (frame["is"] === "Barrage" ? numbers(frame["targets"]) : []));
  const target = Number(top["target"] ?? -1);
  return { attacker: Number(top["attacker"]), targets: [...new Set([...(target < 0 ? [] : [target]), ...waiting])] };
}

/** `asked` are the seats whose answer is awaited. */
export function fight(view: View, box: Box, events: readonly Event[], asked: readonly number[]): Fight | null {
  const top = fights(view).at(-1);
  const ships = firing(view);
  if (!top || !ships) return null;
  const { ships: all, seats } = tableOf(view);
  const told = exchanges(events);
  const at = top["is"] === "RailShot" ? RESOLVE : (AT[String(top["at"])] ?? RESOLVE);
  const ours = (one: Exchange) => at > 1 && one.attacker === ships.attacker;
  const now = told.findLast(ours) ?? null;
  const step = at < ROLL && now?.attack && !now.defences.every(({ result }) => result) ? ROLL : at;
  const declaring = view.stack.find((frame) => frame["is"] === "Defense");
  const current = ships.targets.find((target) => target === declaring?.["ship"]) ?? ships.targets[0];
  const defence = now?.defences.find(({ target }) => target === current) ?? null;
  const placed = placedSince(events, now?.number ?? Infinity);
  const owner = (ship: number) => (ship < seats ? ship : -1);
  const state = (ship: number, declared: boolean) => {
    const deciding = asked.includes(owner(ship));
    return { ship, deciding, declared: declared && !deciding };
  };
  const picks = (frame: Record<string, unknown> | undefined) =>
    (Array.isArray(frame?.["picks"]) ? frame["picks"] : []).map((pick) => Number((pick as unknown[])[2]));

  const result = defence?.result ?? null;
  const uses = step > 1 ? (now?.uses ?? []) : picks(top);
  const shields = step > 2 || defence?.uses.length ? (defence?.uses ?? []) : picks(declaring);
  const attacker = all[ships.attacker];
  const target = current === undefined ? undefined : all[current];
  if (!attacker) return null;
  const rams = outfits(attacker, uses).some(({ ram }) => ram);

  return {
    card: now?.card ?? "",
    ram: rams,
    step,
    attacker: side(attacker, state(ships.attacker, step > 1), {
      uses,
      npc: box.npcs[attacker.npc]?.attacks ?? 0,
      left: lifeOf(attacker, box),
      cards: now?.card ? [now.card] : [],
      roll: now?.attack ?? now?.lead ?? null,
      total: result?.attack ?? (Number(top["attack"]) || null),
      counts: now?.attack !== null,
      placed: placed.get(ships.attacker) ?? [],
    }),
    target:
      target && current !== undefined
        ? side(target, state(current, step > 2 && defence?.declared === true), {
            uses: shields,
            npc: box.npcs[target.npc]?.defends ?? 0,
            left: lifeOf(target, box),
            cards: defence?.cards ?? [],
            roll: defence?.roll ?? null,
            more: defence?.more ?? [],
            counts: true,
            total: result?.defense ?? (Number(top["defense"]) || null),
            placed: placed.get(current) ?? [],
          })
        : null,
    further: ships.targets.filter((ship) => ship !== current),
    damage: result?.damage ?? (top["is"] === "RailShot" ? Number(top["points"]) : null),
    own: rams ? unplaced(view, ships.attacker) + (placed.get(ships.attacker)?.length ?? 0) : 0,
    earlier: told.flatMap((one) => (one === now ? over(one, all, events, current) : over(one, all, events))),
    others: asked.filter(
      (seat) => seat !== owner(ships.attacker) && (current === undefined || seat !== owner(current)),
    ),
  };
}

/** The damage to a ship that is still to be placed. */
const unplaced = (view: View, ship: number) =>
  view.stack.reduce(
    (sum, frame) => sum + (frame["is"] === "PlaceDamage" && frame["ship"] === ship ? Number(frame["points"]) : 0),
    0,
  );

interface Given {
  uses: number[];
  npc: number;
  left: number;
  cards: string[];
  roll: Rolled | null;
  more?: Rolled[];
  total: number | null;
  /** Whether its dice are points: the d20 of a card only tells what the card does. */
  counts: boolean;
  placed: number[];
}

function side(ship: Ship, state: Pick<Side, "ship" | "deciding" | "declared">, given: Given): Side {
  const less = lessOf(ship, given.uses, given.placed);
  const sides = ship.npc ? (given.npc ? [given.npc] : []) : given.uses.map((use) => outfitAt(ship, use)?.die ?? 6);
  const waiting = sides.map((one, at): Thrown => ({ sides: one, less: less[at] ?? 0 }));
  const thrown = given.roll ? lying(given.roll, less, given.total) : [];
  const cards = (given.more ?? []).flatMap((roll) => lying(roll, [], null));
  const spread = !given.roll && waiting.length ? spreadOf(waiting) : null;
  return {
    ...state,
    outfits: outfits(ship, given.uses),
    cards: given.cards,
    dice: [...(given.roll ? thrown : waiting), ...cards],
    spread,
    total: given.total ?? (given.roll && given.counts ? sum(thrown) : null),
    left: given.left,
    markers: ship.armed,
  };
}

/** What is over of an attack; of one that is under way on `current`, what it did to others before. */
function over(
  { number, attacker, attack, uses, defences }: Exchange,
  ships: Ship[],
  events: readonly Event[],
  current = -1,
): Past[] {
  const placed = placedSince(events, number);
  const lessen = (ship: number, of: number[]) => {
    const found = ships[ship];
    return found ? lessOf(found, of, placed.get(ship) ?? []) : [];
  };
  return defences.flatMap(({ target, uses: shields, roll, more, result }): Past[] => {
    if (!result || target === current) return [];
    return [
      {
        number,
        attacker,
        target,
        attack: lying(attack, lessen(attacker, uses), result.attack),
        defence: [
          ...lying(roll, lessen(target, shields), more.length ? null : result.defense),
          ...more.flatMap((one) => lying(one, [], null)),
        ],
        damage: result.damage,
      },
    ];
  });
}

/** The attacks of the turn that have come to a result, by the ships as they were. */
export const fought = (ships: Ship[], events: readonly Event[]): Past[] =>
  exchanges(events).flatMap((one) => over(one, ships, events));

/** The Hold spaces that were damaged since an event, by ship. */
function placedSince(events: readonly Event[], since: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { number, code, params } of events) {
    if (number < since || code !== "xia.damage.placement") continue;
    const ship = Number(params["ship"]);
    found.set(ship, [...(found.get(ship) ?? []), Number(params["space"])]);
  }
  return found;
}

const outfitAt = (ship: Ship, use: number) => ship.outfits.find(({ sections }) => sections.includes(use));

/** What damage took off each die when it was thrown: what came later did not count. */
function lessOf(ship: Ship, uses: number[], placed: number[]): number[] {
  const damaged = ship.damaged.filter((space) => !placed.includes(space));
  return uses.map((use) => outfitAt(ship, use)?.sections.filter((space) => damaged.includes(space)).length ?? 0);
}

function outfits(ship: Ship, uses: number[]): Side["outfits"] {
  const found: Side["outfits"] = [];
  for (const use of uses) {
    const outfit = outfitAt(ship, use);
    const same = found.find(({ name }) => name === outfit?.name);
    if (same) same.count += 1;
    else if (outfit) found.push({ name: outfit.name, count: 1, ram: outfit.kind === "engine" });
  }
  return found;
}

const lifeOf = (ship: Ship, box: Box) =>
  ship.npc ? (box.npcs[ship.npc]?.to_kill ?? 0) - ship.wounds : ship.hold.length - ship.damaged.length;

function spreadOf(dice: Thrown[]): NonNullable<Side["spread"]> {
  const faces = dice.map(({ sides, less }) => Array.from({ length: sides }, (_, at) => Math.max(0, at + 1 - less)));
  const total = (of: (one: number[]) => number) => faces.reduce((all, one) => all + of(one), 0);
  return {
    least: total((one) => Math.min(...one)),
    most: total((one) => Math.max(...one)),
    average: Math.round(total((one) => one.reduce((all, face) => all + face, 0) / one.length)),
  };
}
