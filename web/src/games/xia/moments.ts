/** What is worth a moment in Xia: fights, destroyed ships, Fame, Titles, and what dice did to whoever threw them. */

import { lastThrow, type Face } from "../../table/dice";
import {
  MOST_FOLLOWS,
  type Follow,
  type Medal as Picture,
  type Moment,
  type Step,
  type Thrown,
} from "../../table/moments";
import type { Event } from "../../types";
import { fought, type Past, type Thrown as Die } from "./combat/fight";
import { boxOf, tableOf, type Box, type Ship, type XiaTable } from "./model";
import { tell } from "./words";

export { default as Medal } from "./Medal.svelte";
export { default as Sign } from "./Sign.svelte";

type Role = "doer" | "victim" | "other";

/** Of a step in the making: later events add to what was told before. */
interface Scene extends Step {
  table: XiaTable;
  was: XiaTable;
  kinds: Box;
  found: Moment[];
  /** The ships of the last attack that was told, and its moment, where there is one for this seat. */
  attack: { attacker: number; target: number; moment: Moment | null } | null;
  /** Who died last, and by whom. */
  death: { ship: number; by: number; moment: Moment } | null;
}

type Teller = (scene: Scene, event: Event) => void;
const TELL: Record<string, Teller> = {
  "xia.combat.resolve": resolved,
  "xia.death.removed": destroyed,
  "xia.death.bounty": collected,
  "xia.death.missions": mission,
  "xia.bounty.raiding": wanted,
  "xia.border.shield-rebuff": thrownBack,
  "xia.border.nebula-loss-overflow": drained,
  "xia.stranded.definition": stranded,
  "xia.title.claim": claimed,
  "xia.fame.titles": added,
  "xia.fame.combat": added,
};

export function moments(step: Step): Moment[] {
  const { before, view, box } = step;
  const both = { table: tableOf(view), was: tableOf(before), kinds: boxOf(box, view) };
  const scene: Scene = { ...step, ...both, found: [], attack: null, death: null };
  for (const event of step.news) {
    const teller = TELL[event.code];
    if (teller) teller(scene, event);
    else if (event.code.startsWith("xia.fame.") || event.code === "xia.gate.first-use-fame") famous(scene, event);
  }
  return scene.found;
}

// --- who and what ------------------------------------------------------------------------------------------------------
const number = ({ params }: Event, name: string) => Number(params[name] ?? -1);

function nameOf({ table, seats, words }: Scene, ship: number): string {
  const npc = table.ships[ship]?.npc;
  return npc ? words.name("ship", npc) : (seats[ship]?.name ?? "");
}

/** What its ship is called; an NPC is called by nothing else. */
const shipOf = ({ was, words }: Scene, ship: number) =>
  words.name("ship", was.ships[ship]?.npc || was.ships[ship]?.name || "");

const roleOf = ({ seat }: Scene, doer: number, victim = -1): Role =>
  seat >= 0 && seat === victim ? "victim" : seat >= 0 && seat === doer ? "doer" : "other";

const plain = ({ words }: Scene, count: number) => count.toLocaleString(words.language);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The damage that would have destroyed it before this step. */
const roomOf = (ship: Ship | undefined) => (ship ? ship.hold.length - ship.damaged.length : 0);

function facesOf(by: number, dice: readonly Die[]): Face[] {
  return dice.map(({ sides, value, struck }) => ({ sides, value: value ?? 0, by, struck: struck ?? false }));
}

/** Of the last throw before an event. */
function lastDice({ events }: Scene, { number }: Event): { dice: Thrown[]; rule: string; by: number } {
  const last = lastThrow(events.filter((event) => event.number < number));
  return {
    dice: last?.rolls.map(({ by, faces }) => ({ by, faces })) ?? [],
    rule: last?.rule ?? "",
    by: last?.rolls[0]?.by ?? -1,
  };
}

/** The kind of sector that a space lies in, as a medal draws it. */
function groundAt({ words, kinds }: Scene, space: unknown): string {
  const cell = Array.isArray(space) ? words.naming.spaces.get(space.join()) : undefined;
  return kinds.sectors[cell?.["sector"] ?? ""]?.kind ?? "void";
}
function sectorAt({ words }: Scene, space: unknown): string {
  const cell = Array.isArray(space) ? words.naming.spaces.get(space.join()) : undefined;
  return cell ? words.name("sector", cell["sector"] ?? "") : "";
}
const spaceOf = (ship: Ship | undefined) => ship?.space ?? null;

function picture(scene: Scene, name: string, ship: number, space: unknown): Picture {
  const { npc = "", tier = 1 } = scene.was.ships[ship] ?? {};
  return { name, of: { ship, npc, tier, ground: groundAt(scene, space) } };
}

function follow(moment: Moment | null | undefined, next: Follow): void {
  if (moment && moment.follows.length < MOST_FOLLOWS) moment.follows.push(next);
}

// --- a fight -----------------------------------------------------------------------------------------------------------
function diceOf({ attacker, target, attack, defence }: Past, values: [number, number]): Thrown[] {
  const rolls = [
    { by: attacker, faces: facesOf(attacker, attack), total: values[0] },
    { by: target, faces: facesOf(target, defence), total: values[1] },
  ];
  return rolls.filter(({ faces, total }) => faces.length || total);
}

/** The last attack on a ship that has come to a result before an event. */
function lastFight({ was, events }: Scene, target: number, until: number): Past | undefined {
  const before = events.filter((event) => event.number <= until);
  return fought(was.ships, before).findLast((past) => past.target === target);
}

function resolved(scene: Scene, event: Event): void {
  const [attacker, target, attack, defense, damage] = ["attacker", "target", "attack", "defense", "damage"].map(
    (name) => number(event, name),
  ) as [number, number, number, number, number];
  const role = roleOf(scene, attacker, target);
  scene.attack = { attacker, target, moment: null };
  const past = lastFight(scene, target, event.number);
  const names = { attacker: nameOf(scene, attacker), target: nameOf(scene, target) };
  const dies = scene.news.some((one) => one.code === "xia.death.removed" && one.params["ship"] === target);
  if (role === "other" && !dies) return;
  const moment: Moment = {
    number: event.number,
    by: attacker,
    tone: role === "victim" && damage > 0 ? "harm" : "plain",
    caps: tell(`moment-fired-${role}`, names),
    dice: past ? diceOf(past, [attack, defense]) : [],
    result: tell("moment-damage", { count: damage }),
    sentence: tell(`moment-${damage ? "hit" : "held"}-${role}`, { ...names, count: damage }),
    why: tell("moment-values", { attack, defense }),
    rule: event.code,
    follows: [],
    medal: picture(scene, damage ? "hit" : "held", target, spaceOf(scene.was.ships[target])),
  };
  const room = roomOf(scene.was.ships[target]);
  if (!dies && damage && !scene.table.ships[target]?.npc)
    follow(moment, {
      sign: "damage",
      title: tell("moment-left", { left: room - damage }),
      more: tell(`moment-left-${role}`),
    });
  scene.attack.moment = moment;
  scene.found.push(moment);
}

function destroyed(scene: Scene, event: Event): void {
  const [ship, by] = [number(event, "ship"), number(event, "by")];
  const { space, cubes } = event.params;
  const role = roleOf(scene, by, ship);
  const names = { name: nameOf(scene, ship), ship: shipOf(scene, ship) };
  const npc = scene.was.ships[ship]?.npc;
  const open = scene.attack?.target === ship ? scene.attack.moment : null;
  const past = open ? undefined : by >= 0 ? lastFight(scene, ship, event.number) : undefined;
  const rolled = lastDice(scene, event);
  const fight = open ?? null;
  const damage = past?.damage ?? 0;
  const moment: Moment = {
    number: event.number,
    by: by >= 0 ? by : ship,
    tone: role === "victim" || by < 0 ? "harm" : "plain",
    caps:
      by >= 0
        ? tell(`moment-fired-${role}`, { attacker: nameOf(scene, by), target: names.name })
        : [capital(rolled.rule ? scene.words.text(rolled.rule, {}, "roll") : ""), sectorAt(scene, space)]
            .filter(Boolean)
            .join(" · "),
    dice: by < 0 ? rolled.dice : past ? diceOf(past, [sum(past.attack), sum(past.defence)]) : [],
    result: damage ? tell("moment-damage", { count: damage }) : "",
    ...fight,
    sentence: npc ? tell("moment-gone-npc", names) : tell(`moment-gone-${role}`, names),
    why:
      npc || by < 0
        ? tell(by < 0 ? "moment-no-killer" : "moment-npc-returns")
        : tell(`moment-room-${role}`, { room: roomOf(scene.was.ships[ship]) }),
    rule: by < 0 ? rolled.rule || event.code : event.code,
    medal: picture(scene, "gone", ship, space),
    follows: [],
  };
  if (fight) scene.found.splice(scene.found.indexOf(fight), 1, moment);
  else scene.found.push(moment);
  scene.death = { ship, by, moment };
  if (role === "victim") lost(scene, moment, ship, Array.isArray(cubes) ? cubes.map(String) : []);
  else if (Array.isArray(cubes) && cubes.length)
    follow(moment, {
      sign: `cube ${String(cubes[0])}`,
      title: tell("moment-adrift", { count: cubes.length }),
      more: tell("moment-adrift-more"),
    });
}

const sum = (dice: readonly Die[]) =>
  dice.reduce((all, { value, less, struck }) => all + (struck ? 0 : Math.max(0, (value ?? 0) - less)), 0);

/** What a captain has lost and what not, and when the ship is back. */
function lost(scene: Scene, moment: Moment, ship: number, cubes: string[]): void {
  const { tier = 1, meter = 0 } = scene.was.ships[ship] ?? {};
  if (cubes.length)
    follow(moment, {
      sign: `cube ${cubes[0] ?? ""}`,
      title: tell("moment-lost", { count: cubes.length }),
      more: tell("moment-lost-more"),
      harm: true,
    });
  const kept = { credits: plain(scene, scene.table.credits[ship] ?? 0), fame: scene.table.fame[ship] ?? 0 };
  follow(moment, { sign: "check", title: tell("moment-kept"), more: tell("moment-kept-more", kept) });
  const late = tier > 1 ? "late" : "soon";
  follow(moment, { sign: "clock", title: tell(`moment-${late}`), more: tell(`moment-${late}-more`, { tier }) });
  follow(moment, { sign: "energy", title: tell("moment-whole"), more: tell("moment-whole-more", { energy: meter }) });
}

function mission(scene: Scene, event: Event): void {
  const { death } = scene;
  if (death?.ship !== number(event, "seat") || scene.seat !== death.ship) return;
  const lost = { sign: "mission", title: tell("moment-mission"), more: tell("moment-mission-more"), harm: true };
  death.moment.follows = [lost, ...death.moment.follows].slice(0, MOST_FOLLOWS);
}

function collected(scene: Scene, event: Event): void {
  const by = number(event, "by");
  if (by < 0 || !scene.death) return;
  const title = tell("moment-bounty-taken", { credits: plain(scene, number(event, "credits")) });
  const more = tell(`moment-bounty-taken-${roleOf(scene, by)}`, { name: nameOf(scene, by) });
  follow(scene.death.moment, { sign: "credits", title, more });
}

function wanted(scene: Scene, event: Event): void {
  const ship = number(event, "ship");
  const role = roleOf(scene, ship);
  const title = tell("moment-bounty", { added: plain(scene, number(event, "added")) });
  const more = tell(`moment-bounty-${role}`, { name: nameOf(scene, ship) });
  const opened = scene.death?.by === ship ? scene.death.moment : scene.found.find(({ by }) => by === ship);
  follow(opened, { sign: "bounty", title, more, harm: role === "doer" });
}

// --- what dice did -----------------------------------------------------------------------------------------------------
function thrownBack(scene: Scene, event: Event): void {
  const ship = number(event, "ship");
  if (ship !== scene.seat) return;
  scene.found.push(hazard(scene, event, ship, tell("moment-rebuffed"), tell("moment-rebuffed-why"), "rebuffed"));
}

function drained(scene: Scene, event: Event): void {
  const [ship, energy, markers] = ["ship", "energy", "markers"].map((name) => number(event, name)) as [
    number,
    number,
    number,
  ];
  if (ship !== scene.seat || (!energy && !markers)) return;
  const left = scene.table.ships[ship]?.energy ?? 0;
  const [sentence, why] = [tell("moment-drained", { energy, markers }), tell("moment-drained-why", { left })];
  scene.found.push(hazard(scene, event, ship, sentence, why, "nebula"));
}

function stranded(scene: Scene, event: Event): void {
  const ship = number(event, "ship");
  const role = roleOf(scene, ship);
  const before = scene.found.findIndex(({ medal }) => medal.name === "nebula");
  const open = before < 0 ? undefined : scene.found.splice(before, 1)[0];
  const sentence = tell(`moment-stranded-${role}`, { name: nameOf(scene, ship) });
  const moment = hazard(scene, event, ship, sentence, tell("moment-stranded-why"), "nebula");
  moment.result = open?.sentence ?? "";
  if (role === "doer") {
    const impulse = scene.kinds.ships[scene.table.ships[ship]?.name ?? ""]?.impulse ?? 0;
    follow(moment, { sign: "impulse", title: tell("moment-impulse"), more: tell("moment-impulse-more", { impulse }) });
    follow(moment, { sign: "energy", title: tell("moment-rescue"), more: tell("moment-rescue-more") });
  } else follow(moment, { sign: "energy", title: tell("moment-help"), more: tell("moment-help-more") });
  scene.found.push(moment);
}

function hazard(scene: Scene, event: Event, ship: number, sentence: string, why: string, medal: string): Moment {
  const { dice, rule } = lastDice(scene, event);
  const space = spaceOf(scene.table.ships[ship]);
  const roll = rule ? capital(scene.words.text(rule, {}, "roll")) : "";
  return {
    number: event.number,
    by: ship,
    tone: "harm",
    caps: [roll, sectorAt(scene, space)].filter(Boolean).join(" · "),
    dice,
    result: "",
    sentence,
    why,
    rule: event.code,
    follows: [],
    medal: picture(scene, medal, ship, space),
  };
}

// --- Fame --------------------------------------------------------------------------------------------------------------
function fameMoment(scene: Scene, event: Event): Moment {
  const [seat, points, fame] = ["seat", "points", "fame"].map((name) => number(event, name)) as [
    number,
    number,
    number,
  ];
  const role = roleOf(scene, seat);
  const source = event.code.split(".").at(-1) ?? "";
  const lucky = event.code === "xia.fame.luck" ? lastDice(scene, event).dice : [];
  const { target } = scene.table;
  const moment: Moment = {
    number: event.number,
    by: seat,
    tone: "plain",
    caps: tell("moment-fame-caps", { name: nameOf(scene, seat) }),
    dice: lucky,
    result: tell("moment-from-to", { from: fame - points, to: fame }),
    sentence: tell(`moment-fame-${role}`, { points, name: nameOf(scene, seat) }),
    why: tell(`moment-why-${source}`),
    rule: event.code,
    follows: [],
    medal: picture(scene, "fame", seat, spaceOf(scene.table.ships[seat])),
  };
  follow(moment, { sign: "fame", title: tell("moment-track", { fame, target }), more: standings(scene, seat) });
  return moment;
}

/** How the others stand. */
function standings(scene: Scene, but: number): string {
  const others = scene.seats.filter(({ seat }) => seat !== but);
  const told = others.map(({ seat, name }) => {
    const fame = scene.table.fame[seat] ?? 0;
    return seat === scene.seat ? tell("moment-you-have", { fame }) : tell("moment-has", { name, fame });
  });
  return told.join(", ");
}

function famous(scene: Scene, event: Event): void {
  scene.found.push(fameMoment(scene, event));
}

/** Fame that comes with something that is told anyway. */
function added(scene: Scene, event: Event): void {
  const [seat, points, fame] = ["seat", "points", "fame"].map((name) => number(event, name)) as [
    number,
    number,
    number,
  ];
  const open =
    event.code === "xia.fame.combat" ? (scene.death?.by === seat ? scene.death.moment : null) : titleOf(scene, seat);
  if (!open) return famous(scene, event);
  const role = roleOf(scene, seat);
  if (open.tone === "title") open.result = tell("moment-from-to", { from: fame - points, to: fame });
  const title = tell("moment-fame-now", { points, fame });
  const more =
    open.tone === "title" ? standings(scene, seat) : tell(`moment-fame-tier-${role}`, { name: nameOf(scene, seat) });
  open.follows = [{ sign: "fame", title, more }, ...open.follows].slice(0, MOST_FOLLOWS);
}

const titleOf = ({ found }: Scene, seat: number) => found.find(({ tone, by }) => tone === "title" && by === seat);

function claimed(scene: Scene, event: Event): void {
  const seat = number(event, "seat");
  const title = String(event.params["title"]);
  const kind = scene.kinds.titles[title];
  const { words } = scene;
  const moment: Moment = {
    number: event.number,
    by: seat,
    tone: "title",
    caps: tell("moment-title-caps", { name: nameOf(scene, seat) }),
    dice: [],
    result: "",
    sentence: tell(`moment-title-${roleOf(scene, seat)}`, {
      name: nameOf(scene, seat),
      title: words.name("title", title),
    }),
    why: kind
      ? tell("moment-title-why", {
          goal: words.text("xia.goal", { objective: kind.objective, count: kind.count, npc: kind.npc }),
        })
      : "",
    rule: event.code,
    follows: [],
    medal: picture(scene, "title", seat, null),
  };
  if (kind) {
    const skill = words.text("xia.skill", { skill: kind.skill, by: kind.by });
    follow(moment, { sign: "skill", title: tell("moment-skill"), more: capital(skill) });
  }
  scene.found.push(moment);
}
