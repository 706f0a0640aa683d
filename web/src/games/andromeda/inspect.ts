/** What can be looked into in Andromeda's Edge: regions, ships, tracks, stores. What is printed on cards the shell knows. */

import type { Inspected } from "../../inspect/inspect";
import type { View } from "../../types";
import type { Messages } from "../../words/messages";
import { lookOf, OF_SIGN } from "./art/looks";
import {
  berths,
  boxOf,
  KINDS,
  regionOf,
  stores,
  tableOf,
  TRACKS,
  type Box,
  type Hull,
  type Table,
  type Track,
} from "./model";
import { towers } from "./rail/towers";
import { printed } from "./station/rows";
import { told } from "./told";
import { tell } from "./words";

/** The rules of what is counted, by its name in the drawings. */
const OF_NUMBER: Record<string, string[]> = {
  titanium: ["andromeda.resource.kinds", "andromeda.resource.costs"],
  nanocarbon: ["andromeda.resource.kinds", "andromeda.resource.costs"],
  ice: ["andromeda.resource.kinds", "andromeda.resource.costs"],
  credit: ["andromeda.resource.credits"],
  energy: ["andromeda.resource.energy", "andromeda.battle.dice-energy", "andromeda.return.energy-activation"],
  tactics: ["andromeda.tactics.are-resources", "andromeda.tactics.hand-limit"],
  leaders: ["andromeda.free.recruit-leaders"],
  vp: ["andromeda.general.vp-track", "andromeda.end.trigger"],
};
const OF_SHIP: Record<string, string> = {
  voyage: "andromeda.ship.ability-voyage",
  attack: "andromeda.ship.ability-attack",
  jump: "andromeda.ship.ability-jump",
  populate: "andromeda.ship.ability-populate",
};

/** The thing that the key of an answer speaks of. */
function thingOf(key: string, table: Table, seat: number): string {
  const [word = "", rest = ""] = key.split(":");
  const [first = "", second = ""] = rest.split(",");
  if (word === "launch") return `region:${second}`;
  if (word === "build") return `bay:${first}`;
  if ((word === "module" || word === "energy") && /^\d+$/.test(first))
    return `module:${table.modules[seat]?.[Number(first)]?.name ?? ""}`;
  if (word === "ship" && second) return `module:${table.modules[seat]?.[Number(first)]?.name ?? ""}`;
  if (word === "raider" && /^\d+$/.test(first)) return `raider:${table.raiders[Number(first)]?.name ?? ""}`;
  if (word === "play") return `card:${first}`;
  return key;
}

export function inspect(thing: string, view: View, words: Messages, given: unknown): Inspected | string | null {
  const table = tableOf(view);
  const box = boxOf(given, view);
  const named = thingOf(thing, table, view.seat);
  if (named !== thing) return named;
  const [word = "", first = ""] = thing.split(":");
  if (word === "region") return region(Number(first), table, box, words);
  if (word === "ship") {
    const at = regionOf(thing, table);
    return at === null ? shipOf(table.ships[Number(first)]?.kind, table, view.seat, words) : `region:${at}`;
  }
  if (word === "bay") {
    const [kind = "", of = view.seat] = first.split(",");
    return shipOf(kind as Hull, table, Number(of), words);
  }
  if (word === "sign") return signOf(first);
  if (word === "track") return trackOf(first as Track, table, box, view.seat, words);
  if (word === "number") return numberOf(first, view, box, words);
  if (word === "module") return moduleOf(first, box, words);
  if (word === "moon") return moonOf(first, words);
  if (word === "market") return marketOf(first, view);
  if (word === "raider") return raiderOf(first, table, words);
  if (word === "planet" || word === "alliance") return placeOf(first, table, box, words);
  return null;
}

function region(number: number, table: Table, box: Box, words: Messages): Inspected | null {
  const here = table.regions[number];
  if (!here || here.kind === "empty") return null;
  const space = words.naming.spaces.get(String(number)) ?? {};
  const rules: Record<string, string[]> = {
    planet: ["andromeda.development.types", "andromeda.moon.limit"],
    base: ["andromeda.launch.base-ability-check"],
    nebula: ["andromeda.ship.ability-voyage"],
  };
  return {
    title: words.text("andromeda.space", space),
    lines: [told(table, box, words, number)],
    rules: rules[here.kind] ?? [],
    more: here.kind === "planet" ? [{ thing: `planet:${here.name}`, name: words.name("planet", here.name) }] : [],
  };
}

/** A tile by its name, with what lies there now. */
function placeOf(name: string, table: Table, box: Box, words: Messages): Inspected | null {
  const number = table.regions.findIndex((one) => one.name === name);
  return number < 0
    ? null
    : {
        title: words.text("andromeda.space", words.naming.spaces.get(String(number)) ?? {}),
        lines: [told(table, box, words, number)],
      };
}

function shipOf(kind: Hull | undefined, table: Table, seat: number, words: Messages): Inspected | null {
  if (!kind || !KINDS.includes(kind)) return null;
  const bay = berths(table, seat).find((one) => one.kind === kind);
  if (!bay) return { title: words.name("ship", kind), lines: [] };
  return {
    title: words.name("ship", kind),
    lines: bay.abilities.map((one) => tell(`edge-about-${one}`)),
    facts: [
      [tell("edge-range"), String(bay.range)],
      [tell("edge-weapons"), String(bay.weapons)],
      [tell("edge-targeting"), String(1 + bay.targeting)],
      [tell("edge-shields"), `${bay.shields - bay.damaged}/${bay.shields}`],
    ],
    rules: ["andromeda.ship.specs", ...bay.abilities.flatMap((one) => OF_SHIP[one] ?? [])],
    more: bay.tile ? [{ thing: `upgrade:${bay.tile}`, name: words.name("upgrade", bay.tile) }] : [],
  };
}

/** What the next floors of a tower hold, and who stands where. */
function trackOf(track: Track, table: Table, box: Box, seat: number, words: Messages): Inspected | null {
  const tower = towers(table, box, seat).find((one) => one.track === track);
  if (!tower || !TRACKS.includes(track)) return null;
  const ahead = tower.floors
    .filter(({ step, signs, level }) => step > tower.step && (signs.length || level))
    .slice(0, 4);
  return {
    title: words.name("track", track),
    facts: words.names.map((name, one) => {
      const step = table.tracks[one]?.[TRACKS.indexOf(track)] ?? 0;
      return [name, tell("edge-step", { step, vp: tower.floors[Math.min(step, tower.floors.length - 1)]?.vp ?? 0 })];
    }),
    lines: ahead.map(({ step, vp, signs, level }) =>
      tell("edge-floor", {
        step,
        vp,
        what: [...(level ? [tell("edge-level", { level })] : []), ...signs.map((one) => tell(`edge-sign-${one}`))].join(
          ", ",
        ),
      }),
    ),
    rules: ["andromeda.track.vp-values", "andromeda.track.development-levels"],
  };
}

function numberOf(name: string, view: View, box: Box, words: Messages): Inspected | null {
  const [what = "", of = ""] = name.split(".");
  const rules = OF_NUMBER[what];
  if (!rules) return null;
  const table = tableOf(view);
  if (what === "vp")
    return {
      title: tell("edge-vp"),
      lines: [tell("edge-about-vp")],
      facts: of ? [[words.names[Number(of)] ?? "", `${table.vp[Number(of)] ?? 0}/${table.terminus}`]] : [],
      rules,
    };
  if (what === "leaders") return { title: tell("edge-leaders-title"), lines: [tell("edge-about-leaders")], rules };
  const stored = view.seat < table.seats ? stores(view, box, view.seat).find((one) => one.what === what) : undefined;
  return {
    title: tell("edge-stored", { what }),
    lines: [tell(`edge-about-${what}`)],
    facts: stored ? [[words.names[view.seat] ?? "", `${stored.count}/${stored.limit}`]] : [],
    rules,
  };
}

const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const countOf = (name: string) => Number(name.slice("any".length) || 1);
const meaning = (name: string) =>
  name.startsWith("any") ? tell("edge-sign-any", { count: countOf(name) }) : tell(`edge-sign-${name}`);

/** A sign by itself. */
const signOf = (name: string): Inspected | null =>
  name in OF_SIGN || name.startsWith("any")
    ? { title: upper(meaning(name)), lines: [], rules: OF_SIGN[name.startsWith("any") ? "any" : name] ?? [] }
    : null;

const JOINS = ["or", "plus", "arrow", "per", "more"];
/** What is printed on it the shell knows; from here each of its signs is looked into. */
function moduleOf(name: string, box: Box, words: Messages): Inspected {
  const more = [...new Set(printed(name, box).signs)]
    .filter((sign) => lookOf(sign) && !JOINS.includes(sign))
    .map((sign) => ({ thing: lookOf(sign), name: signName(sign, words) }));
  return { title: words.name("module", name), lines: [], rules: moduleRules(name, box), more };
}

function signName(sign: string, words: Messages): string {
  const [kind = "", what = ""] = lookOf(sign).split(":");
  if (kind === "track") return upper(words.name("track", what));
  if (kind === "sign") return upper(meaning(sign));
  if (what === "vp") return tell("edge-vp");
  return what === "leaders" ? tell("edge-leaders-title") : tell("edge-stored", { what });
}

const moduleRules = (name: string, box: Box): string[] => {
  const kind = box.modules[name];
  if (!kind) return ["andromeda.return.once-per-module"];
  if (kind.end) return ["andromeda.return.undocked-modules"];
  return [
    kind.deck === "science" ? "andromeda.core.science-through-reactor" : "andromeda.return.ship-activation",
    ...(kind.slot === "input"
      ? ["andromeda.moon.input-cost"]
      : kind.slot === "output"
        ? ["andromeda.moon.output"]
        : []),
    ...(kind.damage ? ["andromeda.return.damaged-blocked"] : []),
  ];
};

/** A moon by its name; of an own one, whose number an option tells, nothing more is known here. */
function moonOf(name: string, words: Messages): Inspected | null {
  if (/^\d+$/.test(name)) return null;
  return {
    title: words.name("moon", name),
    lines: [tell("edge-about-moon")],
    rules: ["andromeda.moon.slot-any-time", "andromeda.free.abandon-moon"],
  };
}

/** What lies on a space of the market: `science,1`. */
function marketOf(place: string, view: View): string | null {
  const [deck = "", space = ""] = place.split(",");
  const gaps = new Set(tableOf(view).gaps[["science", "industry", "commerce", "civilization"].indexOf(deck)]);
  const before = Array.from({ length: Number(space) }, (_, one) => one).filter((one) => !gaps.has(one)).length;
  const name = view.zones[`market:${deck}`]?.items[before]?.[0];
  return typeof name === "string" ? `module:${name}` : null;
}

/** What is printed on the card, and how it stands now. */
function raiderOf(name: string, table: Table, words: Messages): Inspected | null {
  const found = table.raiders.find((one) => one.name === name);
  if (!found) return null;
  const places = found.regions.map((one) => words.text("andromeda.space", words.naming.spaces.get(String(one)) ?? {}));
  return {
    title: words.name("raider", name),
    lines: places.length ? [tell("edge-raiders-at", { places: words.listed([...new Set(places)]) })] : [],
    facts: [
      [tell("edge-range"), String(found.range)],
      [tell("edge-weapons"), String(found.weapons)],
      [tell("edge-shields"), `${found.shields - found.damaged}/${found.shields}`],
    ],
    rules: ["andromeda.raider.card", "andromeda.raider.strike-timing"],
  };
}
