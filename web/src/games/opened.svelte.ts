/** The games of which a table was opened: what each adds is fetched once. */

import { untrack } from "svelte";
import { settings } from "../settings.svelte";
import type { GameParts } from ".";

const FETCH: Record<string, () => Promise<{ parts: GameParts }>> = {
  xia: () => import("./xia/parts"),
  andromeda: () => import("./andromeda/parts"),
  aurora: () => import("./aurora/parts"),
  comet: () => import("./comet/parts"),
};

/** What the opened games add, by their names. */
export const PARTS: Record<string, GameParts | undefined> = $state({});

/** To be awaited before anything of a game is shown. */
export async function opened(game: string): Promise<GameParts | undefined> {
  if (untrack(() => PARTS[game])) return PARTS[game];
  const found = (await FETCH[game]?.())?.parts;
  await found?.ready?.(untrack(() => settings.language));
  return (PARTS[game] = found);
}
