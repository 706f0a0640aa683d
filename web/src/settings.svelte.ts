/** What this browser prefers. */

import { read, write } from "./keep";

export type Language = "en" | "ru";
export type Theme = "auto" | "night" | "day";

interface Kept {
  language?: Language;
  theme?: Theme;
  notify?: boolean;
  digest?: boolean;
}

const PLACE = "rimward.settings";

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  /** Tell by a notice of the browser when it is my turn. */
  notify = $state(false);
  /** Tell what happened meanwhile when I come back. */
  digest = $state(true);

  constructor() {
    const kept = read<Kept>(PLACE, {});
    this.language = kept.language ?? (navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en");
    this.theme = kept.theme ?? "auto";
    this.notify = kept.notify ?? false;
    this.digest = kept.digest ?? true;
  }

  keep(): void {
    write(PLACE, { language: this.language, theme: this.theme, notify: this.notify, digest: this.digest });
  }
}

export const settings = new Settings();
