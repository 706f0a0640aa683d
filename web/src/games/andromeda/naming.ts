/** What the regions of Andromeda's Edge are called: a region by its tile and its space. Raiders are a side of battles. */

import type { View } from "../../types";
import type { Naming } from "../../words/messages";

interface Box {
  spaces: Record<string, number[]>;
}
interface Region {
  kind: string;
  name: string;
}

const RAIDERS = -1;

export function naming(view: View, box: unknown): Naming {
  const names = Object.keys((box as Box).spaces);
  const regions = view.table["regions"] as unknown as Region[];
  const spaces = regions.map(
    ({ kind, name }, number) => [String(number), { kind, name, space: names[number] ?? "" }] as const,
  );
  return { spaces: new Map(spaces), others: new Map([[RAIDERS, "raiders"]]) };
}
