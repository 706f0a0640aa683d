/** Each role is told what happened in its own words, with the dice that decided it. */

import { describe, expect, it } from "vitest";
import told from "../../../made/fights.json?raw";
import { recordings } from "../../recorded";
import { begun, changed, type Known } from "../../stream";
import { standing } from "../../table/withdrawn";
import type { Moment } from "../../table/moments";
import type { Change, Event, Full, Seat, View } from "../../types";
import { Messages, parsed } from "../../words/messages";
import { moments } from "./moments";
import { tableOf } from "./model";
import { naming } from "./naming";

const recorded = recordings[1];
const { box } = recorded;
const scenes = JSON.parse(told) as Record<string, { view: View; events: Event[] }[]>;
const { view, events } = scenes["duel"]?.[0] as { view: View; events: Event[] };
const [ATTACKER, TARGET, OTHER] = [1, 2, 0];
const names = ["Ivo", "Ilya", "Juno", "Rook"];
const seats = names.map((name, seat) => ({ seat, name, colour: "p1", shape: "disc" })) as unknown as Seat[];

const last = events.at(-1)?.number ?? 0;
let next = last;
const event = (code: string, params: Event["params"], depth = 4): Event => ({ number: ++next, code, depth, params });
const roll = (by: number, dice: number[], faces: number[]) =>
  event("kernel.rolled", { by, rule: "xia.combat.roll", dice, faces }, 5);

/** The shot of the duel: two dice against one, and what came of it. */
function shot(damage: number, ...after: Event[]): Event[] {
  next = last;
  const attack = { attacker: ATTACKER, target: TARGET };
  return [
    event("xia.combat.declare-defense", { target: TARGET, uses: [0], abilities: [] }, 5),
    roll(ATTACKER, [8, 6], [6, 4]),
    roll(TARGET, [6], [10 - damage]),
    event("xia.combat.resolve", { ...attack, attack: 10, defense: 10 - damage, damage }),
    ...after,
  ];
}
const death = (space: [number, number], cubes: string[] = []) =>
  event("xia.death.removed", { ship: TARGET, by: ATTACKER, space, cubes }, 5);

function seen(seat: number, news: Event[], language: "en" | "ru" = "en", after: View = view): Moment[] {
  const words = new Messages(language, "xia", parsed(recorded.texts[language]), names, seat);
  words.naming = naming(view, box);
  return moments({ news, events: [...events, ...news], before: view, view: after, seat, seats, words, box });
}

describe("a shot", () => {
  it("is told to the one who fired and to the one who was hit, each in its own words, with all dice", () => {
    const [fired] = seen(ATTACKER, shot(8));
    const [hit] = seen(TARGET, shot(8));
    expect([fired?.caps, fired?.sentence, fired?.tone]).toEqual([
      "Combat · you fired on Juno",
      "You hit Juno",
      "plain",
    ]);
    expect([hit?.caps, hit?.sentence, hit?.tone]).toEqual(["Combat · Ilya fired on you", "You are hit", "harm"]);
    for (const moment of [fired, hit]) {
      expect(moment?.dice.map(({ by, faces, total }) => [by, faces.map(({ value }) => value), total])).toEqual([
        [ATTACKER, [6, 4], 10],
        [TARGET, [2], 2],
      ]);
      expect(moment?.result).toBe("8 damage");
    }
  });

  it("is no moment to others, as long as the ship flies on", () => {
    expect(seen(OTHER, shot(8))).toEqual([]);
    expect(seen(-1, shot(8))).toEqual([]);
  });

  it("that does nothing is no harm", () => {
    const [hit] = seen(TARGET, shot(0));
    expect([hit?.sentence, hit?.tone, hit?.follows]).toEqual(["You take nothing", "plain", []]);
  });
});

describe("a destroyed ship", () => {
  const { bounty } = tableOf(view).ships[TARGET] ?? { bounty: 0 };
  expect(bounty).toBe(0);
  const news = () => {
    const resolved = shot(8);
    return [
      ...resolved,
      death([0, 0], ["terra", "terra"]),
      event("xia.death.missions", { seat: TARGET, card: "x" }, 5),
      event("xia.bounty.raiding", { ship: ATTACKER, added: 1000, bounty: 1000 }, 5),
      event("xia.fame.combat", { seat: ATTACKER, points: 2, fame: 6 }, 6),
    ];
  };

  it("is one moment with the shot, for everybody", () => {
    for (const seat of [ATTACKER, TARGET, OTHER, -1]) {
      const found = seen(seat, news());
      expect(found.length, `seat ${seat}`).toBe(1);
      expect(found[0]?.dice.length).toBe(2);
      expect(found[0]?.medal.name).toBe("gone");
      expect(found[0]?.follows.length).toBeLessThanOrEqual(4);
    }
  });

  it("brings one who fired Fame and a Bounty", () => {
    const [moment] = seen(ATTACKER, news());
    expect(moment?.sentence).toMatch(/^Juno’s .+ is destroyed$/);
    expect(moment?.follows.map(({ title }) => title)).toEqual([
      "+2 Fame, now 6",
      "2 cubes drift there",
      "Bounty +1,000",
    ]);
  });

  it("tells its captain what is lost and what is not", () => {
    const [moment] = seen(TARGET, news());
    expect(moment?.sentence).toMatch(/^Your .+ is destroyed$/);
    expect(moment?.tone).toBe("harm");
    const titles = moment?.follows.map(({ title }) => title) ?? [];
    expect(titles.slice(0, 2)).toEqual(["+2 Fame, now 6", "Lost: your Mission"]);
    expect(titles).toContain("Lost: 2 cubes");
  });

  it("that a border destroyed has the dice of that border and nobody's reward", () => {
    next = last;
    const rolled = event("kernel.rolled", { by: TARGET, rule: "xia.border.debris-enter", dice: [20], faces: [3] }, 8);
    const gone = event("xia.death.removed", { ship: TARGET, by: -1, space: [0, 0], cubes: [] }, 8);
    const [moment] = seen(TARGET, [rolled, gone]);
    expect(moment?.caps).toMatch(/^Debris field/);
    expect(moment?.dice.map(({ faces }) => faces.map(({ value }) => value))).toEqual([[3]]);
    expect(moment?.why).toContain("Nobody");
  });
});

describe("Fame", () => {
  it("is told to all, and where the others stand", () => {
    next = last;
    const fame = () => [event("xia.fame.trade", { seat: ATTACKER, points: 1, fame: 5 })];
    expect(seen(ATTACKER, fame())[0]?.sentence).toBe("+1 Fame for you");
    next = last;
    const [other] = seen(OTHER, fame());
    expect([other?.sentence, other?.result, other?.why]).toEqual([
      "+1 Fame for Ilya",
      "4 → 5 Fame",
      "For selling all cargo at once.",
    ]);
    expect(other?.follows[0]?.more).toMatch(/^you \d+, Juno \d+, Rook \d+$/);
  });

  it("comes with its Title, in lilac", () => {
    next = last;
    const news = [
      event("xia.title.claim", { seat: ATTACKER, title: "prospector" }),
      event("xia.fame.titles", { seat: ATTACKER, points: 1, fame: 5 }, 5),
    ];
    const found = seen(OTHER, news);
    expect(found.length).toBe(1);
    expect([found[0]?.tone, found[0]?.result]).toEqual(["title", "4 → 5 Fame"]);
    expect(found[0]?.sentence).toMatch(/^Ilya is now the /);
    expect(found[0]?.why).toMatch(/^What it took: \w/);
  });
});

it("tells who lost all Energy in one moment, not in two", () => {
  next = last;
  const news = [
    event("kernel.rolled", { by: TARGET, rule: "xia.border.nebula-enter", dice: [20], faces: [10] }, 7),
    event("xia.border.nebula-loss-overflow", { ship: TARGET, energy: 3, markers: 2 }, 7),
    event("xia.stranded.definition", { ship: TARGET }, 7),
  ];
  const found = seen(TARGET, news);
  expect(found.map(({ sentence, result }) => [sentence, result])).toEqual([
    ["You are Stranded", "You lose 3 Energy and 2 markers"],
  ]);
  expect(seen(OTHER, news).map(({ sentence }) => sentence)).toEqual(["Juno is Stranded"]);
});

it.each(["en", "ru"] as const)("has words for all that happens in a game, in %s", (language) => {
  for (const viewer of recorded.viewers) {
    const frames = viewer.frames.map((one) => one.frame) as [Full, ...Change[]];
    const [full, ...changes] = frames;
    const words = new Messages(language, "xia", parsed(recorded.texts[language]), recorded.names, viewer.you);
    let known: Known = begun(full, null);
    let count = 0;
    for (const change of changes) {
      const after = changed(known, change);
      if (known.view && after.view) {
        words.naming = naming(after.view, box);
        const step = { news: change.events, events: standing(after.events), before: known.view, view: after.view };
        const found = moments({ ...step, seat: viewer.you, seats: after.table.seats, words, box });
        count += found.length;
        for (const { caps, sentence, why, follows } of found)
          for (const text of [caps, sentence, why, ...follows.flatMap(({ title, more }) => [title, more])]) {
            expect(text).not.toMatch(/moment-|xia|undefined|NaN/);
            expect(text).not.toBe("");
          }
      }
      known = after;
    }
    expect(count).toBeGreaterThan(0);
  }
});
