/** What Xia's spaces and NPCs are called: a space by its sector, its row and its place there. */

import type { View } from "../../types";
import type { Naming } from "../../words/messages";

interface Box {
  cells: [number, number][];
  cell_names: string[];
}
interface Tile {
  sector: string;
  q: number;
  r: number;
}

export function naming(view: View, box: unknown): Naming {
  const { cells, cell_names: names } = box as Box;
  const spaces = new Map<string, Record<string, string>>();
  for (const { sector, q, r } of view.table["tiles"] as unknown as Tile[]) {
    cells.forEach((cell, place) => spaces.set(`${q + cell[0]},${r + cell[1]}`, { sector, cell: names[place] ?? "" }));
  }
  const ships = view.table["ships"] as unknown as { npc: string }[];
  return { spaces, others: new Map(ships.flatMap((ship, number) => (ship.npc ? [[number, ship.npc]] : []))) };
}
