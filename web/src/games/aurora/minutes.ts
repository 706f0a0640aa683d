/** How long a mission of Destiny Aurora takes, as far as one can say beforehand: by its rounds, for each player. */

import type { Value } from "../../types";

const A_ROUND = 4;
const USUAL = 8; // a mission seldom needs all of a full deck
const SETUP = 5;

export const minutes = ({ deck }: Record<string, Value>, seats: number) =>
  seats * (SETUP + A_ROUND * Math.min(Number(deck), USUAL));
