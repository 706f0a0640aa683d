/** What is said of an option on the board before it is risked. */

import type { Option } from "../types";
import type { Messages } from "../words/messages";
import { say } from "../words/own";
import { harmOf } from "./spots";

/** What comes of it, in the words of the game, or only how likely it goes wrong; nothing where the dock tells it. */
export function daring(words: Messages, option: Option, docked: boolean): string {
  if (docked) return say("board-again");
  const ways = option.odds?.map(
    ({ code, percent }) =>
      `${say("board-percent", { number: percent })} ${words.text(`${words.game}.odds.${code}`, option.about)}`,
  );
  const harm = harmOf(option);
  const odds = ways?.join(" · ") ?? (harm ? say("board-wrong", { percent: harm.wrong }) : "");
  return [say("board-again"), odds].filter(Boolean).join(": ");
}
