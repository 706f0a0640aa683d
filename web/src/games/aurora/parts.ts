/** What Destiny Aurora adds to the shell. */

import type { GameParts } from "..";
import { minutes } from "./minutes";
import { naming } from "./naming";

/** A square of one of the boards, or what may stand there. */
const PLACES = /^(square|orbit|crew|ship|crate|salvage|thing|pile|dock):\d+$/;

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
  board: () => import("./Board.svelte"),
  side: () => import("./Side.svelte"),
  seated: () => import("./Seated.svelte"),
  onBoard: ({ thing }) => PLACES.test(thing),
};
