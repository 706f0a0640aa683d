/** Geometry of the map, and what recorded games put on it. */

import { describe, expect, it } from "vitest";
import { recordings } from "../../../recorded";
import type { Option, View } from "../../../types";
import { naming } from "../naming";
import { tableOf, type Box, type Hex } from "../model";
import { plate } from "./art";
import { bordersOf } from "./borders";
import { laid } from "./chart";
import { add, keyOf, STEPS } from "../../../board/hexes";
import { spots } from "../../../board/spots";
import { leftAfter, spaceOf } from "./places";

const [, xia] = recordings;
const box = xia.box as Box;

/** Each question that was asked in the recordings, with the last view that is known of its table. */
function* asked(): Generator<{ view: View; options: Option[] }> {
  for (const { frames } of xia.viewers) {
    let view: View | undefined;
    for (const { frame, view: whole } of frames) {
      if (whole) view = whole;
      else if (view) view = { ...view, ...frame, table: { ...view.table, ...(frame as Partial<View>).table } } as View;
      for (const question of frame.asked ?? []) if (view && question.options) yield { view, options: question.options };
    }
  }
}

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
        const hex = spaceOf(option.thing, table);
        expect(hex, option.thing).not.toBeNull();
        expect(known.has(hex ?? "") || beside.has(hex ?? ""), option.thing).toBe(true);
        checked += 1;
      }
      const offered = [...spots(options, ({ thing }) => spaceOf(thing, table)).values()].flatMap(
        (spot) => spot.options,
      );
      expect(new Set(offered)).toEqual(new Set(options.filter((option) => spaceOf(option.thing, table) !== null)));
    }
    expect(checked).toBeGreaterThan(100);
  });

  it("tell how much movement is left", () => {
    const told = new Set<number>();
    for (const { view, options } of asked()) {
      for (const option of options.filter(({ key }) => key.startsWith("hex:"))) {
        const left = leftAfter(option, view);
        if (left === null) continue;
        expect(left).toBeGreaterThanOrEqual(0);
        told.add(left);
      }
    }
    expect(told.size).toBeGreaterThan(2);
  });
});
