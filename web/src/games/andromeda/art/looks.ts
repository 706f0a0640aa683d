/** What a sign is called where things are looked into, and what there is to tell of it. */

import { RESOURCES, sign } from "./signs";
import { TRACKS } from "../model";

/** Rules of signs that stand for something done; others have a name of their own. */
export const OF_SIGN: Record<string, string[]> = {
  repair: ["andromeda.repair.choose"],
  damage: ["andromeda.return.damaged-blocked", "andromeda.repair.module"],
  ship: ["andromeda.ship.build"],
  build: ["andromeda.development.requirements"],
  module: ["andromeda.module.gain-steps"],
  discovery: ["andromeda.free.discard-token"],
  upgrade: ["andromeda.upgrade.gain"],
  event: ["andromeda.event.track-advance"],
  peek: ["andromeda.activate.nebula-peek"],
  moon: ["andromeda.moon.slot-any-time"],
  any: ["andromeda.base.any-resources"],
  arrow: ["andromeda.resource.costs"],
  or: ["andromeda.resource.icon-or"],
  dock: ["andromeda.return.ship-activation", "andromeda.return.energy-activation"],
  slot: ["andromeda.moon.slot-any-time", "andromeda.moon.slot-permanent"],
  used: ["andromeda.return.once-per-module"],
  plus: [],
  per: [],
};

/** `titanium` is a number that one has, `science` a track; `repair` is a sign and no more. */
export function lookOf(name: string): string {
  if (RESOURCES.includes(name)) return `number:${name}`;
  if (name.startsWith("vp")) return "number:vp";
  if (name === "leader") return "number:leaders";
  if ((TRACKS as readonly string[]).includes(name)) return `track:${name}`;
  return name.startsWith("any") || name in OF_SIGN ? `sign:${name}` : "";
}

/** A drawing round (0, 0) that tells what it is where the pointer rests on it. */
export function looked(thing: string, drawing: string, radius = 12): string {
  return thing
    ? `<g data-look="${thing}"><circle r="${radius}" fill="none" pointer-events="all"/>${drawing}</g>`
    : drawing;
}

/** A sign that tells what it means. */
export const toldSign = (name: string, scale = 1): string => looked(lookOf(name), sign(name, scale));
