/** What this browser prefers. */

import { read, write } from "./keep";

export type Language = "en" | "ru";
export type Theme = "auto" | "night" | "day";
export type Motion = "auto" | "reduced" | "full";
/** How fast one sees what others do. */
export type Speed = "instant" | "normal" | "slow";
export const TEXT_SIZES = [100, 115, 130] as const;

const PLACE = "rimward.settings";

class Settings {
  language = $state<Language>(navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en");
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  speed = $state<Speed>("normal");
  /** Of the text, in per cent. */
  textSize = $state<number>(100);
  sounds = $state(false);
  /** Of the sounds, in per cent. */
  volume = $state(50);
  /** Ask twice before a turn ends in which there is still something to do. */
  askToEnd = $state(false);
  /** Tell by a notice of the browser when it is my turn. */
  notify = $state(false);
  /** Tell what happened meanwhile when I come back. */
  digest = $state(true);

  constructor() {
    Object.assign(this, read<Partial<Settings>>(PLACE, {}));
  }

  keep(): void {
    const { language, theme, motion, speed, textSize, sounds, volume, askToEnd, notify, digest } = this;
    write(PLACE, { language, theme, motion, speed, textSize, sounds, volume, askToEnd, notify, digest });
  }
}

export const settings = new Settings();
