/** How long a game of Xia takes, as far as one can say beforehand: a minute and a half for each point of each captain. */

import type { Value } from "../../types";

const A_POINT = 1.5;
const USUAL = 10;

export const minutes = ({ target }: Record<string, Value>, seats: number) =>
  seats * (typeof target === "number" ? target : USUAL) * A_POINT;
