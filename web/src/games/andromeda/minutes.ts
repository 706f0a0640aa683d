/** How long a game of Andromeda's Edge takes, as far as one can say beforehand: by its length, for each faction. */

import type { Value } from "../../types";

const A_FACTION: Record<string, number> = { short: 20, medium: 25, long: 30 };
const USUAL = 25;

export const minutes = ({ length }: Record<string, Value>, seats: number) =>
  seats * (A_FACTION[String(length)] ?? USUAL);
