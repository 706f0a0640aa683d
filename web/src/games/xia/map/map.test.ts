/** Geometry of the map, and what recorded games put on it. */

import { describe, expect, it } from "vitest";
import { recordings } from "../../../recorded";
import type { Option, View } from "../../../types";
import { naming } from "../naming";
import { tableOf, type Box, type Hex } from "../model";
import { plate } from "./art";
import { bordersOf } from "./borders";
import { laid } from "./chart";
import { add, at, contour, edge, frame, keyOf, outline, SIZE, STEPS, turned, under, WIDE } from "./hexes";
import { hexOfOption, places, riskOf } from "./places";

const [, xia] = recordings;
const box = xia.box as Box;
const near = (a: readonly number[], b: readonly number[]) =>
  expect(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)).toBeLessThan(1e-9);

/** Each question that was asked in the recordings, with the last view that is known of its table. */
function* asked(): Generator<{ view: View; options: Option[] }> {
  for (const { frames } of xia.viewers) {
    let view: View | undefined;
    for (const { frame, view: whole } of frames) {
      if (whole) view = whole;
      else if (view) view = { ...view, table: { ...view.table, ...(frame as { table?: View["table"] }).table } };
      for (const question of frame.asked ?? []) if (view && question.options) yield { view, options: question.options };
    }
  }
}

describe("hexes", () => {
  it("lie beside each other clockwise from east, at one distance", () => {
    const [ox, oy] = at([0, 0]);
    const around = STEPS.map((step) => at(step));
    for (const [x, y] of around) expect(Math.hypot(x - ox, y - oy)).toBeCloseTo(WIDE);
    const angles = around.map(([x, y]) => Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360);
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it("share their edges with their neighbours, run the other way", () => {
    for (const [d, step] of STEPS.entries()) {
      const [a, b] = edge([0, 0], d);
      const [c, e] = edge(step, (d + 3) % 6);
      near(a, e);
      near(b, c);
    }
  });

  it("are found under every point near their centre", () => {
    for (let q = -4; q < 5; q++) {
      for (let r = -4; r < 5; r++) {
        const [x, y] = at([q, r]);
        for (const [dx, dy] of STEPS.map(at)) expect(under([x + dx * 0.45, y + dy * 0.45])).toEqual([q, r]);
      }
    }
  });

  it("turn as tiles do", () => {
    expect(STEPS.map((step) => turned(step, 1))).toEqual([...STEPS.slice(1), STEPS[0]].map((step) => [...step!]));
    expect(turned([2, -1], 6)).toEqual([2, -1]);
  });

  it("have an outline of the edges to the rest, and a contour inside it", () => {
    const seven: Hex[] = [[0, 0], ...STEPS];
    expect(outline(seven)).toHaveLength(18);
    const inner = contour(seven, 4);
    expect(inner).toHaveLength(18);
    for (const [a, b] of inner) for (const point of [a, b]) expect(seven.map(String)).toContain(String(under(point)));
  });

  it("fit their frame", () => {
    const { x, y, width, height } = frame([[0, 0]], 0);
    expect([x, y, width, height].map(Math.round)).toEqual([-WIDE / 2, -SIZE, WIDE, 2 * SIZE].map(Math.round));
  });
});

describe("tiles", () => {
  const views = xia.viewers.flatMap(({ frames }) => frames.flatMap(({ view }) => (view ? [view] : [])));
  const last = views.at(-1) as View;

  it("have their spaces where the game names them", () => {
    const spaces = tableOf(last).tiles.flatMap((tile) => laid(box, tile).spaces.map(({ hex }) => keyOf(...hex)));
    expect(new Set(spaces)).toEqual(new Set(naming(last, box).spaces.keys()));
    expect(spaces).toHaveLength(19 * tableOf(last).tiles.length);
  });

  it("have a border on each side of each space, and their doors on the same side however they lie", () => {
    for (const kind of Object.values(box.sectors)) {
      for (let turn = 0; turn < 6; turn++) {
        const tile = laid(box, { sector: kind.name, q: 0, r: 0, turn });
        expect(tile.borders).toHaveLength(19 * 6);
        const doors = tile.borders.filter(({ kind: border }) => border === "entrance");
        expect(doors).toHaveLength(kind.entrances.length);
        const grounds = new Map(tile.spaces.map(({ hex, ground }) => [keyOf(...hex), ground]));
        for (const { hex, direction } of doors) {
          expect(grounds.get(keyOf(...hex))).toBe("planet");
          expect(grounds.get(keyOf(...add(hex, STEPS[direction] as Hex)))).not.toBe("planet");
        }
      }
    }
  });

  it("are drawn the same way each time, without anything that a policy would bar", () => {
    for (const kind of Object.values(box.sectors)) {
      const tile = laid(box, { sector: kind.name, q: 5, r: -2, turn: 2 });
      const drawing = plate(tile) + bordersOf(tile);
      expect(drawing).toBe(plate(tile) + bordersOf(tile));
      expect(drawing).not.toMatch(/NaN|undefined|style=|on\w+=|<script/);
    }
  });
});

describe("options", () => {
  it("have a place on the map wherever their thing is on it", () => {
    let checked = 0;
    for (const { view, options } of asked()) {
      const table = tableOf(view);
      const known = new Set(table.tiles.flatMap((tile) => laid(box, tile).spaces.map(({ hex }) => keyOf(...hex))));
      const beside = new Set(
        [...known].flatMap((key) =>
          STEPS.map((step) => keyOf(...add(key.split(",").map(Number) as unknown as Hex, step))),
        ),
      );
      for (const option of options) {
        if (!/^(hex|follow|ship|rescue|edge|gate):/.test(option.thing)) continue;
        const hex = hexOfOption(option, table);
        expect(hex, option.thing).not.toBeNull();
        expect(known.has(hex ?? "") || beside.has(hex ?? ""), option.thing).toBe(true);
        checked += 1;
      }
      const offered = [...places(options, table).values()].flatMap((place) => place.options);
      expect(new Set(offered)).toEqual(new Set(options.filter((option) => hexOfOption(option, table) !== null)));
    }
    expect(checked).toBeGreaterThan(100);
  });

  it("tell the worst that can happen, and take the mildest way into a space", () => {
    const option = (key: string, about: Option["about"]): Option => ({ key, thing: "hex:1,0", about });
    const sure = option("hex:1,0", { cost: 3 });
    const daring = option("cross:1,0", { cost: 1, safe: 85, destroyed: 15 });
    expect(riskOf(sure)).toBeNull();
    expect(riskOf(daring)).toEqual({ wrong: 15, destroyed: 15 });
    const empty = { ships: [], tiles: [] };
    expect(places([daring], empty).get("1,0")?.risk?.destroyed).toBe(15);
    expect(places([daring, sure], empty).get("1,0")).toMatchObject({ risk: null, cost: 1 });
  });
});
