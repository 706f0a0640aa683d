/** The keys there are, and the sheet that lists them. */

type Key = [keys: string[], does: string];

/** `does` is the id of a text. */
export const KEYS: Record<string, Key[]> = {
  table: [
    [["1", "…", "9"], "choose"],
    [["↑", "↓"], "through"],
    [["Enter"], "primary"],
    [["U"], "undo"],
    [["⇧ U"], "restart"],
    [["Esc"], "close"],
    [["."], "hurry"],
    [["W"], "what"],
    [["T"], "hint"],
    [["Y"], "why"],
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
  hold: [
    [["←", "↑", "→", "↓"], "shift"],
    [["R"], "rotate"],
    [["A"], "arrange"],
    [["Del"], "take-out"],
  ],
  back: [[[",", "."], "step"]],
};

class KeysSheet {
  open = $state(false);
}
export const keysSheet = new KeysSheet();
