/** What Destiny Aurora adds to the shell. */

import type { GameParts } from "..";
import { minutes } from "./minutes";
import { naming } from "./naming";

export const parts: GameParts = {
  words: {
    en: () => import("./locale/en/shell.ftl?raw"),
    ru: () => import("./locale/ru/shell.ftl?raw"),
  },
  lessons: {
    course: () => import("./lessons"),
    words: {
      en: () => import("./locale/en/lessons.ftl?raw"),
      ru: () => import("./locale/ru/lessons.ftl?raw"),
    },
  },
  book: () => import("./book"),
  minutes,
  naming,
};
