/** How the numbers of the final scoring come about, as the score sheet adds them up. */

import { expect, it } from "vitest";
import { recordings } from "../../../recorded";
import type { View } from "../../../types";
import { tableOf, type Box, type Table } from "../model";
import { sumOf } from "./told";

const box = recordings[2].box as Box;
const view = recordings[2].viewers[0]?.frames.flatMap(({ view }) => (view ? [view] : [])).at(-1) as View;
const laid: Table = {
  ...tableOf(view),
  tracks: [[6, 0, 3, 8, 1]],
  developments: [
    { kind: "observatory", owner: 0, region: 1 },
    { kind: "city", owner: 0, region: 2 },
    { kind: "city", owner: 1, region: 3 },
  ],
  station: [4],
  stock: [[1, 2, 0, 3, 0]],
};
const sum = (source: string, table: Table = laid) => sumOf(`andromeda.${source}`, view, table, box, 0);
const total = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

it("adds the space that each track has come to", () => {
  const { parts } = sum("scoring.tracks");
  expect(parts).toEqual([6, 0, 3, 8, 1].map((step, at) => Object.values(box.tracks)[at]?.vp[step]));
  expect(total(parts)).toBeGreaterThan(0);
});

it("counts my developments by the level of their tracks, and nobody else's", () => {
  expect(sum("scoring.developments").parts).toHaveLength(2);
});

it("multiplies what is the same each time", () => {
  expect(sum("scoring.leaders").times).toEqual([4, 1]);
  expect(sum("scoring.leaders", { ...laid, station: [0] }).times).toBeNull();
  const hurt = laid.modules.map((row) => row.map((module, at) => ({ ...module, damage: at < 2 ? 1 : 0 })));
  expect(sum("scoring.damaged-modules", { ...laid, modules: hurt }).times).toEqual([2, -2]);
});

it("says nothing of what it does not know", () => {
  expect(sum("scoring.before")).toEqual({ parts: [], times: null, names: [] });
});
