/** A station as it is drawn: four rows of modules, each with what it does, its dock, its slot and its damage. */

import { either, signs } from "../effects";
import { DECKS, TRACKS, type Box, type Deck, type Module, type Table } from "../model";

/** What is printed on core modules, of which there is no card. */
const CORES: Record<string, string[]> = {
  "primary-reactor": ["energy", "energy"],
  shipwright: ["ship", "or", "repair"],
  treasury: ["credit"],
  architect: ["tactics", "or", "build"],
};

export interface Laid extends Module {
  /** Its number at the station, which names it: `module:3`. */
  number: number;
  core: boolean;
  signs: string[];
  /** A ship or energy works here; science works with the reactor, and what scores at the end never works. */
  dock: boolean;
  end: boolean;
  /** A whole slot of its own. In the industry row a slot is made of two halves, and is that of the right module. */
  slot: "" | "input" | "output";
  halves: { left: boolean; right: boolean };
}
export interface Row {
  deck: Deck;
  step: number;
  vp: number;
  modules: Laid[];
}

export function rows(table: Table, box: Box, seat: number): Row[] {
  return DECKS.map((deck) => {
    const step = table.tracks[seat]?.[TRACKS.indexOf(deck)] ?? 0;
    const found = (table.modules[seat] ?? []).flatMap((module, number) =>
      module.deck === deck ? [{ ...module, number }] : [],
    );
    const modules = found.map((module, at): Laid => {
      const industry = deck === "industry";
      return { ...module, ...printed(module.name, box), halves: { left: industry && at > 0, right: industry } };
    });
    return { deck, step, vp: box.tracks[deck].vp[Math.min(step, box.tracks[deck].vp.length - 1)] ?? 0, modules };
  });
}

/** What a module is, at a station or in the market. */
export function printed(name: string, box: Box): Pick<Laid, "core" | "signs" | "dock" | "end" | "slot"> {
  const core = CORES[name];
  const kind = box.modules[name];
  if (core) return { core: true, signs: core, dock: true, end: false, slot: "" };
  const end = kind?.end;
  if (end) {
    const each = signs(`per.${end.per}._.vp.points_${end.each}.-`);
    return { core: false, signs: [`vp${end.base}`, "plus", ...each], dock: false, end: true, slot: "" };
  }
  return {
    core: false,
    signs: signs(box.effects[name] ?? ""),
    dock: kind?.deck !== "science",
    end: false,
    slot: (kind?.slot ?? "") as Laid["slot"],
  };
}

/** The two signs that a moon shows at most; a choice shows both. */
export function face(moon: string, box: Box): { color: string; signs: string[] } {
  const kind = box.moons[moon];
  return kind ? { color: kind.color, signs: either(kind.gives, kind.other) } : { color: "nebula", signs: [] };
}

export interface Shelf {
  deck: Deck;
  /** From the cheapest on; null where a module has gone. */
  spaces: (Offered | null)[];
}
export interface Offered {
  name: string;
  /** As options name it: `market:science,1`. */
  thing: string;
  price: string[];
  damage: number;
  signs: string[];
  end: boolean;
  slot: Laid["slot"];
}
const COLUMN = 3;

/** What each column of the market offers: modules stay on their spaces until it is refreshed. */
export function market(table: Table, box: Box, lying: (deck: Deck) => (string | null)[]): Shelf[] {
  return DECKS.map((deck, at) => {
    const names = lying(deck);
    const gaps = new Set(table.gaps[at]);
    let next = 0;
    const spaces = Array.from({ length: COLUMN }, (_, space): Offered | null => {
      const name = gaps.has(space) ? undefined : names[next++];
      if (!name) return null;
      const price = box.numbers.prices[deck][space] ?? [];
      const { signs, end, slot } = printed(name, box);
      return {
        name,
        thing: `market:${deck},${space}`,
        price: either(price, []),
        damage: box.modules[name]?.damage ?? 0,
        signs,
        end,
        slot,
      };
    });
    return { deck, spaces };
  });
}
