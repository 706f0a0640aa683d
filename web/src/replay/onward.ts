/** Going on from a moment at a practice table of one's own. */

import { rememberCreated, tableOf } from "../keep";
import * as api from "../rest";
import { route } from "../route.svelte";
import type { Table, WhatIf } from "../types";

/** Whether what the seat cannot see is dealt again. The server decides; this says so beforehand. */
export function isSampled(table: Table, seat: number): boolean {
  if (table.status === "over" || table.status === "closed") return false;
  return !table.practice || table.seats.some((other) => other.seat !== seat && other.kind !== "bot");
}

/** With the key of that seat, or as the host, or by the invitation. */
export function whoAt(id: string, seat: number): api.Who {
  const mine = tableOf(id);
  const key = mine?.keys.find((one) => one.seat === seat)?.key ?? mine?.host ?? "";
  return { key, invite: route.invite || (mine?.invite ?? "") };
}

export async function goOn(table: Table, seat: number, wish: WhatIf): Promise<void> {
  const created = await api.whatIf(table.id, wish, whoAt(table.id, seat));
  rememberCreated(created);
  route.go(`/t/${created.table.id}`);
}

/** A page without TLS on the local network has no clipboard of its own. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
