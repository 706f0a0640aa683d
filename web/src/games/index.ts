/**
 * What a game adds to the shell, by its name. A game without an entry can be played all the same.
 *
 * `naming` says what its spaces are called; `board` brings the component that draws its table, when somebody opens one.
 */

import type { Component } from "svelte";
import type { Option, View } from "../types";
import type { Messages, Naming } from "../words/messages";
import { naming as ofXia } from "./xia/naming";

export interface BoardProps {
  view: View;
  box: unknown;
  words: Messages;
  /** What can be chosen now: the board outlines the things that they belong to. */
  options: Option[];
  choose(key: string): void;
}

export interface GameParts {
  naming?: (view: View, box: unknown) => Naming;
  board?: () => Promise<{ default: Component<BoardProps> }>;
}

export const PARTS: Record<string, GameParts> = {
  xia: { naming: ofXia },
};

/** The order of the lobby; what is not named here comes after. */
const ORDER = ["xia", "andromeda", "aurora"];

export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const place = (game: T) => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
  return games.toSorted((one, other) => place(one) - place(other));
}
