/** Fights of real games, as the one who is asked and a spectator are sent them. */

import { describe, expect, it } from "vitest";
import told from "../../../../made/fights.json?raw";
import { recordings } from "../../../recorded";
import { parts } from "../../../table/log";
import type { Event, Question, View } from "../../../types";
import { Messages, parsed } from "../../../words/messages";
import type { Box } from "../model";
import { naming } from "../naming";
import { choicesOf, firstOf, nameOf } from "./choices";
import { exchanges, fight, firing } from "./fight";
import { declares, underWay } from "./underway";

interface Sent {
  view: View;
  asked: Question[];
  events: Event[];
}
type Name = "npc" | "damage" | "lowered" | "card" | "many" | "duel" | "salvo" | "salvo_resolved" | "rammed" | "rail";
const scenes = JSON.parse(told) as Record<Name, Sent[]>;
const box = recordings[1].box as Box;

const at = (name: keyof typeof scenes, viewer = 0) => scenes[name][viewer] as Sent;
const question = (name: keyof typeof scenes) => at(name).asked[0] as Question;
function shown(name: keyof typeof scenes, viewer = 0) {
  const { view, events, asked } = at(name, viewer);
  const found = fight(
    view,
    box,
    events,
    asked.map(({ seat }) => seat),
  );
  if (!found) throw new Error(`${name} is no fight`);
  return found;
}

describe.each(["en", "ru"] as const)("the log of a fight with an NPC, in %s", (language) => {
  const { view, events } = at("damage");
  const words = new Messages(language, "xia", parsed(recordings[1].texts[language]), recordings[1].names, 0);
  words.naming = naming(view, box);
  const nobody = words.who(-1);
  const npc = words.who(firing(view)?.attacker ?? -1);
  const rolls = events.filter(({ other }) => other !== undefined);

  it("tells the dice of the NPC as its own", () => {
    expect(npc).toBe({ en: "The Scoundrel", ru: "Разбойник" }[language]);
    const mine = rolls.filter(({ other }) => other === firing(view)?.attacker);
    expect(mine.length).toBeGreaterThan(0);
    const lines = parts(words, events).flatMap((part) => part.lines);
    for (const { number, other } of mine) {
      const line = lines.find((one) => one.number === number);
      expect(line?.text.startsWith(`${npc} `)).toBe(true);
      expect(line?.dice?.[0]?.by).toBe(other);
    }
    const others = lines.filter(({ dice }) => dice?.[0]?.by === -1).map(({ text }) => text);
    expect(others.every((text) => text.startsWith(nobody))).toBe(true);
  });
});

describe("a fight", () => {
  it("is the same for the one who decides and for those who look on", () => {
    for (const name of Object.keys(scenes) as (keyof typeof scenes)[]) {
      expect(underWay(at(name).view), name).toBe(true);
      expect(shown(name), name).toEqual(shown(name, 1));
    }
  });

  it("stands at the step that is asked for, and tells who decides", () => {
    const places = Object.entries({ many: 1, npc: 2, duel: 2, card: 3, damage: 4, lowered: 5 });
    for (const [name, step] of places) expect(shown(name as keyof typeof scenes).step, name).toBe(step);
    const { attacker, target } = shown("duel");
    expect([attacker.ship, attacker.deciding, attacker.declared]).toEqual([1, false, true]);
    expect([target?.ship, target?.deciding, target?.declared]).toEqual([2, true, false]);
    expect(firing(at("duel").view)).toEqual({ attacker: 1, targets: [2] });
  });

  it("shows dice before they fall, and what they will come to", () => {
    const { attacker, target } = shown("duel");
    expect(attacker.dice).toEqual([
      { sides: 8, less: 0 },
      { sides: 6, less: 0 },
    ]);
    expect(attacker.spread).toEqual({ least: 2, most: 14, average: 8 });
    expect(attacker.outfits.map(({ name, count }) => [name, count])).toEqual([
      ["saker-v", 1],
      ["falconet", 1],
    ]);
    expect(target?.dice).toEqual([]);
    expect(shown("npc").attacker.dice).toEqual([{ sides: 8, less: 0 }]); // the card of an NPC says which
  });

  it("shows what fell, and what damage took off", () => {
    const { attacker, target, damage } = shown("damage");
    expect([attacker.dice, attacker.total]).toEqual([[{ sides: 8, value: 4, less: 0 }], 4]);
    expect([target?.dice, target?.total, damage]).toEqual([[{ sides: 6, value: 2, less: 0 }], 2, 2]);
    const lowered = shown("lowered"); // the damage that this attack did took nothing off yet
    expect([lowered.target?.dice, lowered.target?.total]).toEqual([[{ sides: 8, value: 5, less: 1 }], 4]);
  });

  it("names the cards that were declared", () => {
    const { attacker, target } = shown("card");
    expect(target?.cards).toEqual(["decoy-beacon"]);
    expect(attacker.dice.map(({ value }) => value)).toEqual([12, 10]);
    expect([attacker.total, attacker.deciding]).toEqual([22, true]);
  });

  it("keeps the earlier attacks of the turn, with the die that was thrown again", () => {
    const [past, ...more] = shown("duel").earlier;
    expect(more).toEqual([]);
    expect(past).toMatchObject({ attacker: 1, target: 2, damage: 1 });
    expect(past?.attack).toEqual([
      { sides: 6, value: 5, less: 0, struck: true },
      { sides: 6, value: 6, less: 0 },
    ]);
    expect(past?.defence.map(({ value }) => value)).toEqual([1, 4]);
    expect(shown("npc").earlier).toEqual([]);
  });

  it("comes to several ships, one after the other", () => {
    const first = shown("salvo");
    expect([first.card, first.step, first.target?.ship, first.further]).toEqual(["salvo-racks", 2, 1, [2]]);
    expect([first.target?.deciding, first.attacker.dice]).toEqual([true, []]);
    const hit = shown("salvo_resolved");
    expect([hit.step, hit.target?.ship, hit.further, hit.damage]).toEqual([4, 1, [2], 10]);
    expect(hit.attacker.dice.map(({ value }) => value)).toEqual([6, 5]);
    expect([hit.attacker.total, hit.target?.total, hit.earlier]).toEqual([11, 1, []]);
  });

  it("may be a ram, which hurts both", () => {
    const { ram, damage, own, attacker } = shown("rammed");
    expect([ram, damage, own]).toEqual([true, 2, 4]);
    expect([attacker.ship, attacker.deciding, attacker.total]).toEqual([0, true, 7]);
    expect(shown("duel").own).toBe(0);
  });

  it("may leave nothing to declare, and a die that counts no points", () => {
    const { step, card, attacker, target, damage } = shown("rail");
    expect([step, card, damage]).toEqual([4, "rail-gun", 1]);
    expect([attacker.dice, attacker.total]).toEqual([[{ sides: 20, value: 9, less: 0 }], null]);
    expect([target?.declared, target?.total]).toEqual([false, null]);
  });

  it("is none where nobody fights", () => {
    const { view, events } = at("duel");
    const calm = { ...view, stack: view.stack.slice(0, 2) };
    expect([underWay(calm), firing(calm), fight(calm, box, events, [])]).toEqual([false, null, null]);
  });
});

describe("an Ability that attacks several", () => {
  const event = (code: string, depth: number, params: Event["params"], number = 0): Event => ({
    number,
    code,
    depth,
    params,
  });
  const roll = (depth: number, rule: string, dice: number[], faces: number[]) =>
    event("kernel.rolled", depth, { by: 0, rule, dice, faces });

  it("has one roll to attack, and a defence of each", () => {
    const [salvo] = exchanges([
      event("xia.turn.phases", 2, { seat: 0 }),
      event("xia.combat.ability-attack", 5, { attacker: 0, card: "salvo-racks", targets: [1, 2] }),
      event("xia.combat.declare-defense", 6, { target: 1, uses: [0], abilities: [] }),
      event("xia.combat.declare-defense", 6, { target: 2, uses: [4], abilities: ["decoy-beacon"] }),
      roll(6, "xia.ability.salvo-racks", [20], [13]),
      roll(6, "xia.combat.roll", [6, 6], [3, 4]),
      roll(7, "xia.combat.roll", [8], [1]),
      roll(10, "xia.combat.roll", [8], [5]), // again
      event("xia.combat.resolve", 6, { attacker: 0, target: 1, attack: 7, defense: 5, damage: 2 }),
      roll(7, "xia.combat.roll", [6], [6]),
      roll(9, "xia.ability.decoy-beacon", [20], [14]),
    ]);
    expect(salvo?.lead?.dice[0]?.value).toBe(13);
    expect(salvo?.attack?.dice.map(({ value }) => value)).toEqual([3, 4]);
    const [first, second] = salvo?.defences ?? [];
    expect([first?.roll?.dice[0]?.value, first?.roll?.again[0]?.value, first?.result?.damage]).toEqual([1, 5, 2]);
    expect([second?.roll?.dice[0]?.value, second?.more[0]?.dice[0]?.value]).toEqual([6, 14]);
  });
});

describe("what can be declared", () => {
  it("is told by Outfit, each way to combine them with shares of 100", () => {
    const { groups, odds, attack, left, half } = choicesOf(question("duel"));
    expect(declares(question("duel"))).toBe(true);
    expect([attack, left, half]).toEqual([false, 9, 4]);
    expect(groups.map(({ outfit, keys }) => `${outfit} ${keys.length}`)).toEqual(["targe 2"]);
    const [one = "", two = ""] = groups[0]?.keys ?? [];
    expect([[], [one], [one, two]].map((keys) => odds.get(nameOf(keys))?.shares)).toEqual([
      [0, 12, 44, 44],
      [12, 38, 38, 12],
      [45, 37, 16, 2],
    ]);
    expect(odds.get(nameOf([two, one]))).toBe(odds.get(nameOf([one, two])));
  });

  it("is at first all that there is, but for rams", () => {
    expect(firstOf(question("duel"))).toHaveLength(2);
    const many = question("many");
    const { groups, odds, attack } = choicesOf(many);
    expect(attack).toBe(true);
    expect(groups.map(({ kind, keys }) => `${kind} ${keys.length}`)).toEqual(["engine 2", "blaster 2"]);
    expect(firstOf(many)).toEqual(groups[1]?.keys);
    expect(odds.get(nameOf(firstOf(many)))?.ram).toBe(0);
    for (const { shares } of odds.values()) expect(shares.reduce((sum, share) => sum + share)).toBe(100);
  });

  it("leaves other questions of a fight to the prompt", () => {
    for (const name of ["card", "damage", "lowered"] as const) expect(declares(question(name)), name).toBe(false);
  });
});
