/** What Xia adds to the shell. */

import type { GameParts } from "..";
import { underWay } from "./combat/underway";
import { follows } from "./follows";
import { keys } from "./keys";
import { means, standing } from "./means";
import { minutes } from "./minutes";
import { naming } from "./naming";
import { picks } from "./picks";
import { sort } from "./sort";
import { thumbs } from "./thumbs";
import { ready } from "./words";

const PLACES = /^(hex|follow|edge|gate|cross|jump|ship|rescue):/;

export const parts: GameParts = {
  ready,
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
  sort,
  means,
  standing,
  onBoard: ({ thing }) => PLACES.test(thing),
  track: () => import("./mat/Fame.svelte"),
  board: () => import("./Board.svelte"),
  side: () => import("./Side.svelte"),
  seated: () => import("./mat/Captain.svelte"),
  others: () => import("./mat/Others.svelte"),
  looking: () => import("./inspect"),
  moments: () => import("./moments"),
  kinds: () => import("./kinds"),
  combat: {
    underWay,
    panel: () => import("./combat/Combat.svelte"),
  },
  picks,
  follows,
  thumbs,
  ends: { "xia.action.list": "end" },
};
