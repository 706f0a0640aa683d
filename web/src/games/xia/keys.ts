/** The keys of the dry dock. */

import type { Key } from "../../shell/keys.svelte";

export const keys: Record<string, Key[]> = {
  "xia-hold": [
    [["←", "↑", "→", "↓"], "xia-shift"],
    [["R"], "xia-rotate"],
    [["A"], "xia-arrange"],
    [["Del"], "xia-take-out"],
  ],
};
