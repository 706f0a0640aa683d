/** What lies and stands in a region, in the words of the game: the same that the text table says. */

import type { Messages } from "../../words/messages";
import { fleets, type Box, type Table } from "./model";

type Amounts = [what: string, count: number][];

export function told(table: Table, box: Box, words: Messages, region: number): string {
  const { kind, name } = table.regions[region] ?? { kind: "empty", name: "" };
  const space = Object.keys(box.spaces)[region] ?? "";
  if (kind === "empty") return words.text("andromeda.space", { kind, name, space });
  const track = (kind === "planet" && box.planets[name]?.type) || "";
  const things = lying(table, box, words, region).join("; ") || "none";
  return words.text("andromeda.map.guide", { space, kind, name, track, things });
}

function lying(table: Table, box: Box, words: Messages, region: number): string[] {
  const inWords = (what: string, params: Parameters<Messages["text"]>[1]) =>
    words.text(`andromeda.map.${what}`, params);
  const listed = (amounts: Amounts) => amounts.map(([what, count]) => inWords("amount", { what, count })).join(", ");
  const either = (gives: Amounts, other: Amounts) =>
    other.length ? inWords("either", { first: listed(gives), second: listed(other) }) : listed(gives);
  const things: string[] = [];
  const built = table.developments.find((one) => one.region === region);
  if (built) things.push(inWords("built", { kind: built.kind, seat: built.owner }));
  const left = table.moons_left[region] ?? 0;
  const top = box.moons[table.tops[region] ?? ""];
  if (left && top) things.push(inWords("moons", { count: left, top: either(top.gives, top.other) }));
  const planet = box.planets[table.regions[region]?.name ?? ""];
  if (planet && !left) things.push(inWords("gives", { contents: either(planet.under, planet.other) }));
  if (planet && !built) things.push(inWords("costs", { contents: listed(planet.cost) }));
  const bonus = table.bonus[region] ?? [];
  if (bonus.length) things.push(inWords("bonus", { contents: listed(bonus) }));
  for (const [seat, leaders] of (table.leaders[region] ?? []).entries())
    if (leaders) things.push(inWords("leaders", { seat, leaders }));
  for (const raider of table.raiders) {
    const count = raider.regions.filter((one) => one === region).length;
    if (count) things.push(inWords("raiders", { raider: raider.name, count }));
  }
  for (const { seat, hulls } of fleets(table, region)) {
    const ships = hulls.flatMap(({ kind, count }) => Array<string>(count).fill(kind));
    things.push(inWords("ships", { seat, ships }));
  }
  return things;
}
