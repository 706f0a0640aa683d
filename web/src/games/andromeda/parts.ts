/** What Andromeda's Edge adds to the shell. */

import type { GameParts } from "..";
import { minutes } from "./minutes";
import { naming } from "./naming";
import { thumbs } from "./thumbs";

/** A region, or a ship that may be in one. */
const PLACES = /^(region|ship):/;

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
  minutes,
  naming,
  thumbs,
  board: () => import("./Board.svelte"),
  moments: () => import("./moments"),
  onBoard: ({ thing }) => PLACES.test(thing),
};
