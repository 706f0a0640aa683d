/** Options that have a place on a board, by their cells. */

import { odds } from "../table/offers";
import type { Option } from "../types";

export type Sort = "goal" | "risk" | "plain";

/** Of a hundred: that it does not end well, and that it is the end of the ship. */
export interface Harm {
  wrong: number;
  dead: number;
}

export interface Spot {
  cell: string;
  /** What can be chosen there, the best first. */
  options: [Option, ...Option[]];
  sort: Sort;
  /** Of the mildest of its risks, where there is nothing else to choose. */
  harm: Harm | null;
  /** The one bare number of a plain cell. */
  value: number | null;
}

export function harmOf(option: Option): Harm | null {
  const found = odds(option);
  return found && { wrong: Math.round(100 - found.good), dead: found.dead };
}

export const sortOf = ({ sort }: Option): Sort => (sort === "goal" || sort === "risk" ? sort : "plain");

const ORDER: Sort[] = ["goal", "plain", "risk"];
const rankOf = ({ about: { rank } }: Option) => (typeof rank === "number" ? rank : Infinity);

/** The better of two options of a cell comes first: goals by their rank, what is sure, and then risks by their chance. */
function better(one: Option, other: Option): number {
  const sorts = ORDER.indexOf(sortOf(one)) - ORDER.indexOf(sortOf(other));
  if (sorts) return sorts;
  const [rank, next] = [rankOf(one), rankOf(other)];
  if (rank !== next) return rank - next;
  return (harmOf(one)?.wrong ?? 0) - (harmOf(other)?.wrong ?? 0);
}

/** `where` says which cell an option belongs to, `value` the number that a plain cell shows. */
export function spots(
  options: readonly Option[],
  where: (option: Option) => string | null,
  value: (option: Option) => number | null = () => null,
): Map<string, Spot> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const cell = where(option);
    if (cell !== null) found.set(cell, [...(found.get(cell) ?? []), option]);
  }
  return new Map([...found].map(([cell, there]) => [cell, spot(cell, there, value)]));
}

function spot(cell: string, there: Option[], value: (option: Option) => number | null): Spot {
  const options = there.toSorted(better) as [Option, ...Option[]];
  const [best] = options;
  const values = options.filter((option) => sortOf(option) === "plain").map(value);
  const known = values.filter((number) => number !== null);
  return {
    cell,
    options,
    sort: sortOf(best),
    harm: sortOf(best) === "risk" ? harmOf(best) : null,
    value: known.length ? Math.max(...known) : null,
  };
}

/** The cells on the way of an option, as far as it tells them. */
export const wayOf = (option: Option): string[] =>
  String(option.about["way"] ?? "")
    .split(" ")
    .filter(Boolean);
