/** What can be looked into in Xia: spaces, ships on the board, Outfits. What is printed on cards the shell knows. */

import type { Inspected } from "../../inspect/inspect";
import type { View } from "../../types";
import type { Messages } from "../../words/messages";
import { free, placeOf } from "./mat/told";
import { laid, signsOf } from "./map/chart";
import { keyOf } from "../../board/hexes";
import { boxOf, faces, ownShip, tableOf, type Box, type Outfit, type Ship } from "./model";
import { tell } from "./words";

const OF_GROUND: Record<string, string[]> = {
  planet: ["xia.planet.on-planet", "xia.border.shield-cross", "xia.border.entrance"],
  nebula: ["xia.border.nebula-enter", "xia.border.nebula-inside"],
  asteroid: ["xia.border.asteroid-enter", "xia.border.asteroid-within"],
  debris: ["xia.border.debris-enter", "xia.border.debris-within"],
  gate: ["xia.gate.use", "xia.gate.normal-movement"],
  star: ["xia.border.star"],
};
const OF_MARK: Record<string, string> = {
  buy: "xia.cargo.buy",
  sell: "xia.cargo.sell",
  mine: "xia.cargo.mine",
  salvage: "xia.cargo.salvage",
  harvest: "xia.cargo.harvest",
  mission: "xia.mission.draw",
  spawn: "xia.respawn.where",
  explore: "xia.explore.token-collect",
};
const OF_OUTFIT: Record<string, string[]> = {
  engine: ["xia.move.engine", "xia.combat.ram"],
  shield: ["xia.combat.shield-markers", "xia.outfit.shield-hazards", "xia.outfit.shield-limits"],
  blaster: ["xia.combat.blaster"],
  missile: ["xia.combat.missile"],
};

const IN_SPACE = new Set(["hex", "follow", "edge", "gate", "cross", "jump"]);
const IN_HOLD = new Set(["hold", "use", "engine", "space", "sell-outfit"]);
const isNumber = (text: string) => /^-?\d+$/.test(text);

/** The thing that the key of an answer speaks of. */
function thingOf(key: string): string {
  const [word = "", rest = ""] = key.split(":");
  const [first = "", second = "", third] = rest.split(",");
  const reaching = word === "use" && third !== undefined; // without it, a use of an Outfit
  if ((IN_SPACE.has(word) || reaching) && isNumber(first) && isNumber(second)) return `hex:${first},${second}`;
  if (word === "rescue" || word === "ship") return `ship:${first}`;
  if (word === "buy-outfit") return `outfit:${first}`;
  if (word === "buy-ship" || word === "mat") return `ship:${first}`;
  return key;
}

export function inspect(thing: string, view: View, words: Messages, given: unknown): Inspected | string | null {
  const box = boxOf(given, view);
  const named = thingOf(thing);
  if (named !== thing) return named;
  const [word = "", rest = ""] = thing.split(":");
  const [first = ""] = rest.split(",");
  if (word === "hex") return space(rest, view, words, box);
  if (word === "outfit") return outfit(first, words, box, ownShip(view));
  if (word === "number") return numberOf(first, view, words, box);
  if (word === "ship" && isNumber(first)) return ship(Number(first), view, words, box);
  if (word === "ship") return { ...bare(words.name("ship", first)), ...mat(first, words, box) };
  if (word === "card") return { ...bare(words.name("card", first)), rules: [`xia.ability.${first}`] };
  if (word === "title") return { ...bare(words.name("title", first)), rules: ["xia.title.claim", "xia.title.skill"] };
  if (word === "job") return { ...bare(words.name("job", first)), rules: missionRules(first, box) };
  if (word === "sector") return { ...bare(words.name("sector", first)), rules: sectorRules(first, box) };
  if (IN_HOLD.has(word)) return inHold(rest.split(",").map(Number), view);
  return null;
}

const bare = (title: string): Inspected => ({ title, lines: [] });

function missionRules(name: string, box: Box): string[] {
  const type = box.missions[name]?.type ?? "";
  const own: Record<string, string> = {
    shuttle: "xia.mission.shuttle-pickup",
    research: "xia.mission.research-roll",
    "bounty-hunter": "xia.mission.bounty-hunter-target",
    smuggler: "xia.mission.smuggler-pickup",
    thief: "xia.mission.thief-steal",
    assassin: "xia.mission.assassin-target",
  };
  return [...(own[type] ? [own[type]] : []), "xia.mission.card"];
}

const sectorRules = (name: string, box: Box) => OF_GROUND[box.sectors[name]?.kind ?? ""] ?? [];

function mat(name: string, words: Messages, box: Box): Partial<Inspected> {
  const ability = box.ships[name]?.ability ?? "";
  return {
    rules: ["xia.ship.mat"],
    more: ability ? [{ thing: `card:${ability}`, name: words.name("card", ability) }] : [],
  };
}

/** Whatever Outfit lies on a Hold space: of a ship by its number, or of mine. */
function inHold([first = -1, second]: number[], view: View): string | null {
  const ship = second === undefined ? ownShip(view) : tableOf(view).ships[first];
  const lies = ship?.outfits.find(({ sections }) => sections.includes(second ?? first));
  return lies ? `outfit:${lies.name}` : null;
}

/** What stands on a mat, and what it stands for. */
const OF_NUMBER: Record<string, string> = {
  energy: "xia.energy.spend",
  impulse: "xia.move.impulse",
  armed: "xia.marker.spend",
  disarmed: "xia.marker.when-armed",
  bounty: "xia.bounty.status",
  credits: "xia.credits.spending",
  fame: "xia.fame.track",
};

/** A number of a ship: `energy.2` is that of ship 2. */
function numberOf(name: string, view: View, words: Messages, box: Box): Inspected | null {
  const [what = "", of = ""] = name.split(".");
  const { ships, credits, fame, target } = tableOf(view);
  const found = ships[Number(of)];
  const rule = OF_NUMBER[what];
  if (!found || !rule) return null;
  const values: Record<string, string> = {
    energy: `${found.energy}/${found.meter}`,
    impulse: String(box.ships[found.name]?.impulse ?? 0),
    armed: String(found.armed),
    disarmed: String(found.disarmed),
    bounty: plain(found.bounty, words),
    credits: plain(credits[Number(of)] ?? 0, words),
    fame: `${fame[Number(of)] ?? 0}/${target}`,
  };
  return {
    title: tell(`number-${what}`),
    lines: [tell(`about-${what}`)],
    facts: [[words.names[Number(of)] ?? "", values[what] ?? ""]],
    rules: [rule],
  };
}

/** What an Outfit of mine can do now: damage takes off its die, and a damaged or used space is no use. */
function ready(own: Outfit | undefined, ship: Ship | undefined): [string, string][] {
  if (!own || !ship) return [];
  const hurt = own.sections.filter((space) => ship.damaged.includes(space)).length;
  const left = own.uses.filter((space) => !ship.markers.includes(space) && !ship.damaged.includes(space)).length;
  const die = tell("die", { die: own.die });
  return [
    [tell("fact-now"), hurt ? `${die} − ${hurt}` : die],
    [tell("fact-left"), tell("fact-of", { left, of: own.uses.length })],
  ];
}

function outfit(name: string, words: Messages, box: Box, ship: Ship | undefined): Inspected | null {
  const kind = box.outfits[name];
  if (!kind) return null;
  const own = ship?.outfits.find((one) => one.name === name);
  return {
    title: words.name("outfit", name),
    kind: words.name("kind", kind.kind),
    facts: [
      ...ready(own, ship),
      [tell("fact-die"), tell("die", { die: kind.die })],
      [tell("fact-uses"), String(kind.uses.length)],
      [tell("fact-size"), String(kind.cells.length)],
      [tell("fact-price"), plain(kind.price, words)],
    ],
    lines: [tell(`about-${kind.kind}`)],
    rules: [...(OF_OUTFIT[kind.kind] ?? []), "xia.outfit.use-space-limit"],
  };
}

const plain = (count: number, words: Messages) => count.toLocaleString(words.language);

function ship(number: number, view: View, words: Messages, box: Box): Inspected | null {
  const table = tableOf(view);
  const found = table.ships[number];
  if (!found) return null;
  return found.npc ? npc(number, found, view, words) : captain(number, found, view, words, box);
}

function npc(number: number, found: Ship, view: View, words: Messages): Inspected {
  const credits = tableOf(view).credits[number] ?? 0;
  const parts = found.npc === "merchant" ? ["route", "move", "defense"] : ["target", "move", "attack", "defense"];
  return {
    title: words.name("ship", found.npc),
    kind: placeOf(found, words),
    facts: [
      [tell("fact-credits"), plain(credits, words)],
      [tell("fact-wounds"), String(found.wounds)],
    ],
    lines: [tell(`about-${found.npc}`)],
    rules: [...parts.map((part) => `xia.npc.${found.npc}-${part}`), "xia.npc.controller"],
    more: spaceOf(found, words),
  };
}

function spaceOf({ space }: Ship, words: Messages): { thing: string; name: string }[] {
  const cell = space && words.naming.spaces.get(space.join());
  return cell ? [{ thing: `hex:${space.join()}`, name: words.text("xia.space", cell) }] : [];
}

function captain(number: number, found: Ship, view: View, words: Messages, box: Box): Inspected {
  const table = tableOf(view);
  const known = (zone: string) => faces(view, zone).filter((face): face is string => typeof face === "string");
  const each = (kind: string, names: string[]) =>
    [...new Set(names)].map((name) => ({ thing: `${kind}:${name}`, name: words.name(kind, name) }));
  const name = words.names[number] ?? "";
  const kind = box.ships[found.name];
  return {
    title: found.name ? words.name("ship", found.name) : name,
    kind: name,
    facts: [
      [tell("fame"), String(table.fame[number] ?? 0)],
      [tell("fact-credits"), plain(table.credits[number] ?? 0, words)],
      [tell("energy"), `${found.energy}/${found.meter}`],
      [tell("impulse"), String(kind?.impulse ?? 0)],
      [tell("fact-free"), String(free(found))],
      ...(found.bounty ? [[tell("fact-bounty"), plain(found.bounty, words)] as [string, string]] : []),
    ],
    lines: [placeOf(found, words)],
    more: [
      ...each("ship", found.name ? [found.name] : []),
      ...each("card", [...known(`abilities:${number}`), ...known(`exhausted:${number}`)]),
      ...each(
        "outfit",
        found.outfits.map((one) => one.name),
      ),
      ...each("job", known(`mission:${number}`)),
      ...each("title", known(`titles:${number}`)),
      ...spaceOf(found, words),
    ],
    rules: ["xia.ship.mat"],
  };
}

function space(key: string, view: View, words: Messages, box: Box): Inspected | null {
  const table = tableOf(view);
  for (const tile of table.tiles.map((one) => laid(box, one))) {
    const here = tile.spaces.find(({ hex }) => keyOf(...hex) === key);
    if (!here) continue;
    const cell = words.naming.spaces.get(key)?.["cell"] ?? "";
    const marks = signsOf(view, table, tile).marks.filter(({ hex }) => keyOf(...hex) === key);
    const adrift = table.adrift.filter(([q, r]) => keyOf(q, r) === key);
    const ships = table.ships.flatMap((one, number) => (one.space?.join() === key ? [number] : []));
    return {
      title: words.text("xia.space", { sector: tile.kind.name, cell }),
      kind: words.text("xia.map.glyph", { what: here.ground }),
      lines: [
        ...ships.map((number) => tell("stands-here", { name: words.text("xia.map.ship", { ship: number }) })),
        ...marks.map(({ verb, what }) =>
          capital(
            words.text("xia.map.mark", { mark: verb, goods: what || "none", cell, number: tile.kind.spawn ?? 0 }),
          ),
        ),
        ...adrift.map(([, , cube]) => tell("adrift-here", { cube: words.name("cube", cube) })),
        tell(`ground-${here.ground}`),
      ],
      rules: [...marks.flatMap(({ verb }) => OF_MARK[verb] ?? []), ...(OF_GROUND[here.ground] ?? [])],
      more: [
        { thing: `sector:${tile.kind.name}`, name: words.name("sector", tile.kind.name) },
        ...ships.map((number) => ({ thing: `ship:${number}`, name: words.text("xia.map.ship", { ship: number }) })),
      ],
    };
  }
  return null;
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
