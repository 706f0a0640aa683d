/** The tiles as spaces: what ground each has, what lies between them, and what is marked where. */

import type { Box, Hex, SectorKind, Tile, XiaTable } from "../model";
import type { View } from "../../../types";
import { add, keyOf, STEPS, turned } from "../../../board/hexes";

export type Border = "normal" | "inner" | "asteroid" | "debris" | "nebula" | "gate" | "shield" | "entrance" | "star";

/** The border around a space of a ground; where two of a ground meet, some have none. */
const AROUND: Record<string, Border> = {
  space: "normal",
  planet: "shield",
  nebula: "nebula",
  debris: "debris",
  asteroid: "asteroid",
  gate: "gate",
  star: "star",
};
const WITHIN: Record<string, Border> = { planet: "inner", nebula: "inner", gate: "normal", space: "normal" };

export interface Space {
  hex: Hex;
  cell: number;
  ground: string;
}
export interface Laid {
  tile: Tile;
  kind: SectorKind;
  centre: Hex;
  spaces: Space[];
  borders: { hex: Hex; direction: number; kind: Border }[];
}

const cache = new WeakMap<Box, Map<string, Laid>>();

/** A tile never changes, so it is worked out once. */
export function laid(box: Box, tile: Tile): Laid {
  let known = cache.get(box);
  if (!known) cache.set(box, (known = new Map()));
  const key = `${tile.sector} ${tile.q} ${tile.r} ${tile.turn}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = work(box, tile)));
  return found;
}

function work(box: Box, tile: Tile): Laid {
  const kind = box.sectors[tile.sector] as SectorKind;
  const centre: Hex = [tile.q, tile.r];
  const spaces = box.cells.map((cell, number): Space => {
    const ground = box.grounds[kind.ground[number] ?? "."] ?? "space";
    return { hex: add(centre, turned(cell, tile.turn)), cell: number, ground };
  });
  const grounds = new Map(spaces.map((space) => [keyOf(...space.hex), space.ground]));
  const doors = new Set(kind.entrances.map(([cell, direction]) => `${cell} ${(direction + tile.turn) % 6}`));
  const borders = spaces.flatMap(({ hex, cell, ground }) =>
    STEPS.map((step, direction) => {
      const other = grounds.get(keyOf(...add(hex, step)));
      const within = other === ground ? WITHIN[ground] : undefined;
      const door = ground === "planet" && doors.has(`${cell} ${direction}`);
      return { hex, direction, kind: within ?? (door ? "entrance" : (AROUND[ground] ?? "normal")) };
    }),
  );
  return { tile, kind, centre, spaces, borders };
}

/** `buy spice`, `mission`, `spawn 7`, `explore`: what is printed on a tile, or lies there. */
export interface Mark {
  hex: Hex;
  verb: string;
  what: string;
}

export interface Signs {
  tile: Laid;
  marks: Mark[];
}

const signs = new WeakMap<Laid, Signs & { key: string }>();

/** What is to be found on a tile now; the same object as long as it stays the same, so that nothing is drawn again. */
export function signsOf(view: View, table: XiaTable, tile: Laid): Signs {
  const marks = marksOf(view, table, tile);
  const key = marks.map(({ verb, what }) => `${verb} ${what}`).join();
  const known = signs.get(tile);
  if (known?.key === key) return known;
  const made = { tile, marks, key };
  signs.set(tile, made);
  return made;
}

function marksOf(view: View, table: XiaTable, { tile, kind, spaces }: Laid): Mark[] {
  return Object.entries(kind.marks).flatMap(([verb, cell]): Mark[] => {
    const hex = spaces[cell]?.hex ?? [tile.q, tile.r];
    if (verb === "explore" && !view.zones[`token:${kind.name}`]?.items.length) return [];
    if (verb === "spawn") return [{ hex, verb, what: String(kind.spawn) }];
    const sells = kind.sells || (kind.name === "smugglers-den" && table.rules.den_buys_any ? "any" : "");
    if (verb === "sell" && !sells) return [];
    const what = { buy: kind.buys, sell: sells, explore: "", mission: "" }[verb] ?? kind.gathers;
    return [{ hex, verb, what }];
  });
}
