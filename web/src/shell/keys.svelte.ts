/** The keys there are, and the sheet that lists them. A game adds its own (`GameParts.keys`). */

export type Key = [keys: string[], does: string];

/** `does` is the id of a text. */
export const KEYS: Record<string, Key[]> = {
  table: [
    [["1", "…", "9"], "choose"],
    [["↑", "↓"], "through"],
    [["Enter"], "primary"],
    [["E"], "end"],
    [["A"], "all"],
    [["U"], "undo"],
    [["⇧ U"], "restart"],
    [["Esc"], "close"],
    [["."], "hurry"],
    [["W"], "what"],
    [["T"], "hint"],
    [["Y"], "always"],
    [["Q"], "why"],
    [["O"], "orders"],
    [["I"], "inspect"],
    [["B"], "book"],
    [["L"], "log"],
    [["?"], "this"],
  ],
  map: [
    [["←", "↑", "→", "↓"], "cursor"],
    [["Enter"], "space"],
    [["+", "−"], "zoom"],
    [["0"], "fit"],
    [["H"], "ship"],
  ],
  back: [[[",", "."], "step"]],
};

class KeysSheet {
  open = $state(false);
  /** The game of the table that is open. */
  game = $state("");
}
export const keysSheet = new KeysSheet();
