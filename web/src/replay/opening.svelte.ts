/** The moment in the address of the page: opened when the table is there, and gone from the address with it. */

import { untrack } from "svelte";
import { route } from "../route.svelte";
import type { LookBack } from "./back.svelte";

/** `seat` is our own; with other eyes one looks only once the table has ended. */
export function opened(
  back: LookBack,
  ready: () => boolean,
  look: (entry: number, eyes: number) => Promise<void>,
  seat: number,
): void {
  $effect(() => {
    const at = route.at;
    if (at && ready()) void untrack(() => look(at.entry, at.eyes ?? seat));
  });
  let was = false;
  $effect(() => {
    if (was && !back.active) route.toNow();
    was = back.active;
  });
}
