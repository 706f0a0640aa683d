/** Making a table and sitting down at it. */

import { coaching } from "../coach/kept.svelte";
import { rememberCreated } from "../keep";
import * as api from "../rest";
import { route } from "../route.svelte";
import type { NewTable } from "../types";

/** With the coach, if it is to be a guided game. */
export async function begin(wish: NewTable, coached = false): Promise<void> {
  const created = await api.create(wish);
  rememberCreated(created);
  if (coached) coaching.guide(created.table.id);
  route.go(`/t/${created.table.id}`);
}

/** A seed for a practice table that nobody has to choose. */
export const anySeed = () => [...crypto.getRandomValues(new Uint32Array(3))].join("-");
