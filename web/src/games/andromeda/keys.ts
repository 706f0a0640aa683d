/** The keys of Andromeda's Edge. */

import type { Key } from "../../shell/keys.svelte";

export const keys: Record<string, Key[]> = {
  "andromeda-pages": [
    [["S"], "andromeda-station"],
    [["X"], "andromeda-ship"],
  ],
};
