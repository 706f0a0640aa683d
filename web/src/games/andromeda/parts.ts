/** What Andromeda's Edge adds to the shell. */

import type { GameParts } from "..";
import { underWay } from "./battle/battle";
import { keys } from "./keys";
import { means, standing } from "./means";
import { ways } from "./choice/ways";
import { minutes } from "./minutes";
import { naming } from "./naming";
import { picks } from "./picks";
import { thumbs } from "./thumbs";

/** Regions and what is at a station: the board shows the one or the other. */
const PLACES = /^(region|ship|module|market):/;

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
  keys,
  minutes,
  naming,
  thumbs,
  board: () => import("./Board.svelte"),
  side: () => import("./Side.svelte"),
  seated: () => import("./rail/Seated.svelte"),
  others: () => import("./rail/Others.svelte"),
  track: () => import("./rail/Ruler.svelte"),
  means,
  sheet: () => import("./score/Scoring.svelte"),
  standing,
  looking: () => import("./inspect"),
  moments: () => import("./moments"),
  combat: {
    underWay,
    panel: () => import("./battle/Battle.svelte"),
  },
  picks,
  ways,
  onBoard: ({ thing }) => PLACES.test(thing),
};
