/** How it stands, in the words of the game: the same lines as at the text table, `shown/view.py`. */

import type { View } from "../../types";
import type { Messages } from "../../words/messages";
import { healthOf, HOME, SHIELDS, tableOf, VILLAINS, type Box, type Figure, type Ship } from "./model";

type Params = Parameters<Messages["text"]>[1];
const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** What each has earned; in a campaign, in all its missions. */
export function digitsOf(view: View): number[] {
  const { pay, earned } = tableOf(view);
  return pay.map((own, seat) => Math.max(0, sum(own) + sum(earned[seat] ?? [])));
}

/** How far a campaign is, and what everybody has to spend. */
export function campaign(view: View, box: Box, words: Messages): string[] {
  const { campaign: length, storyline, played, ships, figures, digits } = tableOf(view);
  if (!length) return [];
  const counted = played.filter((name) => box.missions[name]?.titles.includes(storyline));
  const far = words.text("aurora.table.campaign", { storyline, played: counted.length, length });
  const purses = ships.filter(({ seat }) => seat >= 0);
  return [
    far,
    ...purses.map(({ seat, upgrades }) => {
      const trained = figures.filter((who) => who.seat === seat).flatMap((who) => who.upgrades);
      const told = { seat, digits: digits[seat] ?? 0, upgrades: [...upgrades, ...trained] };
      return words.text("aurora.table.purse", told);
    }),
  ];
}

/** The round, what the mission asks for, and where that lies. */
export function course(view: View, box: Box, words: Messages): string[] {
  const table = tableOf(view);
  const lines: [string, Params][] = [];
  const left = Math.max(0, table.left);
  if (table.round) lines.push(["round", { round: table.round, events: table.deck, left, waits: Number(waits(view)) }]);
  const mission = box.missions[table.mission] ?? box.endings[table.mission];
  if (mission) {
    const { reward: digits, coalition } = mission;
    lines.push(["mission", { mission: table.mission, tier: table.tier, digits, coalition }]);
  }
  for (const { name: what, square, side, rounds } of table.things) lines.push(["goal", { what, square, side, rounds }]);
  return lines.map(([code, params]) => words.text(`aurora.table.${code}`, params));
}

/** Whether the first world event comes only when somebody has landed. */
function waits(view: View): boolean {
  const { timed, quicker, figures } = tableOf(view);
  const landed = figures.some(({ square, side }) => square >= 0 && side < VILLAINS);
  const begun = view.zones["events:done"]?.items.length || landed;
  return timed && !quicker && !begun;
}

/** Where a ship is, and what it can still take. */
export function shipLine(view: View, words: Messages, ship: Ship): string {
  const { seat, name, side, square, facing, dock, damage, hull, captor } = ship;
  const told = {
    ...{ seat, ship: name, side, up: Number(ship.shields_up) },
    left: (ship.shields_up ? SHIELDS : hull) - damage,
    digits: digitsOf(view)[seat] ?? 0,
    cards: names(ship.salvage),
  };
  const line = (code: string, more: Record<string, string | number> = {}) =>
    words.text(`aurora.table.${code}`, { ...told, ...more });
  if (captor >= 0) return line("taken", { captor: tableOf(view).ships[captor]?.name ?? "" });
  if (square >= 0) return line("in-orbit", { square, facing });
  return dock >= 0 && dock <= HOME ? line("docked", { dock }) : line("nowhere");
}

/** How one of a crew is, where, and what it has. */
export function crewLine(view: View, box: Box, words: Messages, who: Figure): string {
  const { ships, figures, mates } = tableOf(view);
  const told = {
    ...{ seat: who.seat, crew: who.name, wounds: who.wounds, health: healthOf(box, tableOf(view), who.name) },
    ...{ out: Number(who.out), hidden: Number(who.hidden), stun: Number(who.tokens.includes("stun")) },
    ...{ gear: names(who.gear), holds: who.holds },
  };
  const line = (code: string, more: Record<string, string | number>) =>
    words.text(`aurora.table.${code}`, { ...told, ...more });
  const mate = mates.find(({ figure }) => figures[figure]?.name === who.name);
  if (who.square >= 0 && who.seat < 0 && mate) return line("mate", { square: who.square, card: mate.card });
  if (who.square >= 0) return line("on-surface", { square: who.square });
  if (who.carrier >= 0) return line("is-carried", { carrier: figures[who.carrier]?.name ?? "" });
  return line("aboard", { ship: ships[who.ship]?.name ?? "", room: who.room });
}

/** My secret bounty. */
export function bounty(view: View, box: Box, words: Messages): string[] {
  const faces = tableOf(view).mission ? (view.zones[`bounty:${view.seat}`]?.items ?? []) : []; // ashore it was returned
  return faces.flatMap(([crew]) =>
    typeof crew === "string" ? [words.text("aurora.table.bounty", { crew, digits: box.bounties[crew] ?? 0 })] : [],
  );
}
