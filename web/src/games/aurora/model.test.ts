import { expect, it } from "vitest";
import { recordings } from "../../recorded";
import { bordersOf, cellsOf, DOCKS, fieldOf, FIELDS, ofCap, squareOf, tableOf, TILE, WIDTH, type Box } from "./model";

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
  expect(ofCap(1).map(({ square }) => square % WIDTH)).toContain(WIDTH - 1);
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
  expect(squareOf("dock:2", table, "surface")).toBe(DOCKS[2]);
  expect(squareOf("crew:donexia", table, "surface")).toBeNull();
});

it("knows on which board something happened", () => {
  expect(fieldOf({ code: "aurora.ship-move.flew" })).toBe("orbit");
  expect(fieldOf({ code: "aurora.landing.ascended" })).toBe("orbit");
  expect(fieldOf({ code: "aurora.landing.disembarked" })).toBe("surface");
  expect(fieldOf({ code: "aurora.combat.attacks" })).toBe("surface");
  expect(fieldOf({ code: "aurora.round.begins" })).toBeNull();
});
