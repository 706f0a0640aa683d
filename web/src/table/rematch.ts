/** The same seats at a new table. */

import { rememberRematch, tableOf } from "../keep";
import * as api from "../rest";
import { route } from "../route.svelte";
import type { Table } from "../types";

/** Keeps the keys for the rematch that somebody has made. */
export function remembered(table: Table): void {
  const id = table.rematch;
  if (!tableOf(id)) rememberRematch(table.id, { ...table, id, rematch: "" }, "");
}

/** Goes to the rematch, which is made where there is none. */
export async function again(table: Table, key: string): Promise<void> {
  if (table.rematch) {
    remembered(table);
    route.go(`/t/${table.rematch}`);
    return;
  }
  const created = await api.rematch(table.id, key);
  rememberRematch(table.id, created.table, created.invite);
  route.go(`/t/${created.table.id}`);
}
