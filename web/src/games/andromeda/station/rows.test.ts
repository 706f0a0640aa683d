/** A station and the market as they are drawn, of a real game and a real box. */

import { describe, expect, it } from "vitest";
import made from "../../../../made/andromeda.json";
import type { View } from "../../../types";
import { boxOf, faces, tableOf, TRACKS, type Table } from "../model";
import { face, market, printed, rows } from "./rows";

const view = made.viewers[0]?.frames.findLast((frame) => "view" in frame)?.view as unknown as View;
const table = tableOf(view);
const box = boxOf(made.box, view);
const seats = [...table.factions.keys()];

describe("the rows of a station", () => {
  it("hold every module once, the core module first", () => {
    for (const seat of seats) {
      const all = rows(table, box, seat).flatMap(({ modules }) => modules.map(({ number }) => number));
      expect(all.toSorted((one, other) => one - other)).toEqual([...(table.modules[seat] ?? []).keys()]);
      for (const { modules } of rows(table, box, seat))
        expect(modules.map(({ core }) => core).lastIndexOf(true)).toBe(0);
    }
  });

  it("say how far the track of a row has come", () => {
    const [science] = rows(table, box, 0);
    const step = table.tracks[0]?.[TRACKS.indexOf("science")] ?? 0;
    expect(science).toMatchObject({ deck: "science", step, vp: box.tracks.science.vp[step] });
  });

  it("have docks but in science and on what scores at the end", () => {
    const names = ["primary-reactor", "sun-catcher", "supplier", "land-ministry"];
    const modules = names.map((name) => ({ name, deck: "science", damage: 0, moon: "", used: "" }));
    const [row] = rows({ ...table, modules: [modules] } as Table, box, 0);
    expect(row?.modules.map(({ dock }) => dock)).toEqual([true, false, true, false]);
    expect(row?.modules.map(({ end }) => end)).toEqual([false, false, false, true]);
    expect(row?.modules.map(({ slot }) => slot)).toEqual(["", "", "input", ""]);
  });

  it("have half a slot on each side in industry, but not before the core module", () => {
    const modules = ["shipwright", "rolling-mill"].map((name) => ({
      name,
      deck: "industry",
      damage: 0,
      moon: "",
      used: "",
    }));
    const row = rows({ ...table, modules: [modules] } as Table, box, 0)[1];
    expect(row?.modules.map(({ halves }) => halves.left)).toEqual([false, true]);
  });

  it("tell in signs what each module of the box does", () => {
    for (const name of Object.keys(box.modules)) {
      const { signs } = printed(name, box);
      expect(signs.length, name).toBeGreaterThan(0);
      expect(signs, name).not.toContain("");
    }
  });
});

describe("the market", () => {
  const shelves = market(table, box, (deck) => faces(view, `market:${deck}`));

  it("has a price for every space", () => {
    for (const { spaces } of shelves) for (const one of spaces) if (one) expect(one.price.length).toBeGreaterThan(1);
  });

  it("leaves the space empty from which a module has gone", () => {
    const [shelf] = market({ ...table, gaps: [[1], [], [], []] }, box, () => ["sun-catcher", "comet-sieve"]);
    expect(shelf?.spaces.map((one) => one?.name ?? null)).toEqual(["sun-catcher", null, "comet-sieve"]);
    expect(shelf?.spaces[2]?.thing).toBe("market:science,2");
  });
});

it("shows what a moon gives", () => {
  expect(face("science-either", box)).toEqual({ color: "science", signs: ["energy", "or", "ice"] });
});
