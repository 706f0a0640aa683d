/** What can be heard at a table, where the settings want it. */

import { PARTS } from "../games";
import { play } from "../shell/sounds";
import type { LiveTable } from "./live.svelte";

/** To be called while a component is made. */
export function hear(live: LiveTable): void {
  let asked: boolean | undefined; // nothing is told about the moment in which one comes
  $effect(() => {
    const before = asked;
    if (live.known) asked = live.questions.length > 0;
    if (asked && before === false) play("turn");
  });
  $effect(() => {
    const sort = PARTS[live.game?.name ?? ""]?.sort;
    if (live.news.some((event) => event.code === "kernel.rolled")) play("dice");
    if (live.news.some((event) => sort?.(event, live.seat)?.kind === "score")) play("score");
  });
}
