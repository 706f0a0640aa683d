/** What Xia takes in one gesture: damage on the mat, and what it does there. */

import { describe, expect, it } from "vitest";
import told from "../../../made/fights.json?raw";
import { batch, of } from "../../table/picks";
import { Picking } from "../../table/picks.svelte";
import type { Question, View } from "../../types";
import { harmOf } from "./mat/harm";
import { tableOf, type Outfit, type Ship } from "./model";
import { leastHarm, picks, shipOf, spaceOf } from "./picks";

const [{ view, asked }] = (JSON.parse(told) as { damage: [{ view: View; asked: [Question] }] }).damage;
const [question] = asked;

describe("damage", () => {
  it("is as many answers as there are points, laid at once", () => {
    const panel = of(question, picks);
    expect([panel?.kind, panel?.least, panel?.most]).toEqual(["some", 2, 2]);
    if (!panel) return;
    const picking = new Picking(panel);
    picking.only(leastHarm(question, view, panel.most));
    expect(picking.missing).toBe(0);
    expect(batch(panel, picking.keys, false)).toEqual({
      keys: picking.keys,
      codes: ["xia.damage.placement", "xia.damage.placement"],
    });
  });

  it("of one point is a question like any other", () => {
    expect(of({ ...question, about: { points: 1 } }, picks)).toBeNull();
  });

  it("hurts least on empty spaces", () => {
    const ship = tableOf(view).ships[shipOf(question.options?.[0]?.key ?? "")];
    const spaces = leastHarm(question, view, 2).map(spaceOf);
    expect(ship && harmOf(ship, spaces)).toEqual({ empty: 2, cubes: [], outfits: [] });
  });

  it("throws cubes overboard, lowers dice and takes uses away", () => {
    const engine: Outfit = { name: "m-22", kind: "engine", die: 6, sections: [2, 3, 4], uses: [2, 4] };
    const ship = { hold: ["spice", "", "", "", ""], outfits: [engine], damaged: [3] } as unknown as Ship;
    expect(harmOf(ship, [0, 1, 2])).toEqual({
      empty: 1,
      cubes: [{ cube: "spice", count: 1 }],
      outfits: [{ outfit: engine, count: 1, less: 2, uses: 1 }],
    });
  });
});
