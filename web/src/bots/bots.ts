/** Bots by name: a level and a style, `normal/trader`; of old tables also a kind, `greedy`. */

import type { Game } from "../types";
import type { Messages } from "../words/messages";

const FIRST = "easy"; // sensible, but often careless
const USUAL = "normal";
export const STRONGEST = "expert"; // plays every way, unless one is asked for

/** From the weakest on; a game without advice has only what needs none. */
export const levelsOf = (game: Game): string[] => (game.levels.length ? game.levels : game.bots);

const oneOf = (game: Game, wanted: string, otherwise: number): string => {
  const levels = levelsOf(game);
  return levels.includes(wanted) ? wanted : (levels.at(otherwise) ?? "");
};
/** Who sits down where nobody says, and who in a first game. */
export const usualBot = (game: Game) => oneOf(game, USUAL, -1);
export const firstBot = (game: Game) => oneOf(game, FIRST, 0);

export const levelName = (words: Messages, level: string): string =>
  words.name(words.has(`kernel.level.${level}`) ? "level" : "bot", level);

/** `normal, trader`. */
export function botTitle(words: Messages, bot: string): string {
  const [level = "", style] = bot.split("/");
  return style ? `${levelName(words, level)}, ${words.name("style", style)}` : levelName(words, level);
}
