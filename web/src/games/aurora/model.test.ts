import { expect, it } from "vitest";
import { recordings } from "../../recorded";
import { bordersOf, cellsOf, fieldOf, FIELDS, layoutOf, squareOf, tableOf, TILE, WIDTH, type Box } from "./model";

const { viewers, box: given } = recordings[3];
const box = given as Box;
const views = viewers[0]?.frames.flatMap(({ view }) => (view ? [tableOf(view)] : [])) ?? [];
const table = views.findLast(({ surface, crates }) => surface.length && crates.length) ?? views[0];

it("has nine tiles and four caps on each board", () => {
  if (!table) throw new Error("nothing is recorded");
  for (const field of FIELDS) {
    const cells = cellsOf(table, box, field);
    expect(cells.size).toBe(9 * TILE * TILE + 4 * 2 * TILE);
    expect([...cells.keys()].every((square) => square >= 0 && square < WIDTH * WIDTH)).toBe(true);
  }
  expect(layoutOf(table.surface).caps[1]?.map(({ square }) => square % WIDTH)).toContain(WIDTH - 1);
});

it("has a larger board with a tile more in the north and in the south", () => {
  if (!table) throw new Error("nothing is recorded");
  const [tile] = table.surface;
  const larger = { ...table, surface: [...table.surface, tile, tile] as typeof table.surface };
  const cells = cellsOf(larger, box, "surface");
  expect(cells.size).toBe(11 * TILE * TILE + 4 * 2 * TILE);
  const { docks, height } = layoutOf(larger.surface);
  expect(height).toBe(44);
  expect(docks.every((square) => cells.get(square)?.cap)).toBe(true);
  expect(docks).toEqual([13, 21 * WIDTH + 27, 43 * WIDTH + 14, 22 * WIDTH]);
});

it("puts crates on ground that can be entered, and borders between squares that there are", () => {
  if (!table) throw new Error("nothing is recorded");
  const cells = cellsOf(table, box, "surface");
  for (const square of table.crates) expect(cells.get(square)?.ground, String(square)).not.toBe("blocking");
  const borders = bordersOf(table, box, "surface", cells);
  expect(new Set(borders.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  for (const { square, south } of borders) {
    expect(cells.has(square)).toBe(true);
    expect(cells.has(square + (south ? WIDTH : 1))).toBe(true);
  }
});

it("finds the square of a thing on its own board only", () => {
  if (!table) throw new Error("nothing is recorded");
  expect(squareOf("square:300", table, "surface")).toBe(300);
  expect(squareOf("square:300", table, "orbit")).toBeNull();
  expect(squareOf("orbit:300", table, "orbit")).toBe(300);
  expect(squareOf("crate:0", table, "surface")).toBe(table.crates[0]);
  expect(squareOf("dock:2", table, "surface")).toBe(layoutOf(table.surface).docks[2]);
  expect(squareOf("crew:donexia", table, "surface")).toBeNull();
});

it("knows on which board something happened", () => {
  expect(fieldOf({ code: "aurora.ship-move.flew" })).toBe("orbit");
  expect(fieldOf({ code: "aurora.landing.ascended" })).toBe("orbit");
  expect(fieldOf({ code: "aurora.landing.disembarked" })).toBe("surface");
  expect(fieldOf({ code: "aurora.combat.attacks" })).toBe("surface");
  expect(fieldOf({ code: "aurora.round.begins" })).toBeNull();
});
