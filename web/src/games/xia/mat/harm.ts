/** What damage on these Hold spaces does to a ship. */

import { outfitAt } from "../picks";
import type { Outfit, Ship } from "../model";

export interface Harm {
  empty: number;
  cubes: { cube: string; count: number }[];
  /** `less` is what its die loses in all, `uses` how many can still be used. */
  outfits: { outfit: Outfit; count: number; less: number; uses: number }[];
}

export function harmOf(ship: Ship, laid: readonly number[]): Harm {
  const bare = laid.filter((space) => !outfitAt(ship, space));
  const stowed = bare.map((space) => ship.hold[space] ?? "").filter(Boolean);
  const damaged = new Set([...ship.damaged, ...laid]);
  const among = (spaces: readonly number[]) => spaces.filter((space) => damaged.has(space)).length;
  return {
    empty: bare.length - stowed.length,
    cubes: [...new Set(stowed)].map((cube) => ({ cube, count: stowed.filter((other) => other === cube).length })),
    outfits: ship.outfits.flatMap((outfit) => {
      const count = laid.filter((space) => outfit.sections.includes(space)).length;
      const uses = outfit.uses.length - among(outfit.uses);
      return count ? [{ outfit, count, less: among(outfit.sections), uses }] : [];
    }),
  };
}
