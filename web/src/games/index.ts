/**
 * What a game adds to the shell, by its name. A game without an entry can be played all the same.
 *
 * `naming` says what its spaces are called; `board` brings the component that draws its table, when somebody opens one,
 * `side` what lies beside the board: my own things, and cards; `captain` tells about a seat in a few lines, and `others`
 * about those that play without one.
 */

import type { Component } from "svelte";
import type { Sorter } from "../digest/digest";
import type { Event, Option, Question, Seat, View } from "../types";
import type { Messages, Naming } from "../words/messages";
import { naming as ofXia } from "./xia/naming";
import { sort as sortOfXia } from "./xia/sort";

export interface BoardProps {
  view: View;
  box: unknown;
  words: Messages;
  seats: Seat[];
  /** The letters of the seats. */
  marks: string[];
  /** What I am asked, where I am. */
  question: Question | undefined;
  /** What can be chosen now: the board outlines the things that they belong to. */
  options: Option[];
  choose(key: string): void;
  /** What happened with the step that is shown, in its order. */
  news: Event[];
}

export interface GameParts {
  naming?: (view: View, box: unknown) => Naming;
  sort?: Sorter;
  board?: () => Promise<{ default: Component<BoardProps> }>;
  side?: () => Promise<{ default: Component<BoardProps> }>;
  captain?: () => Promise<{ default: Component<BoardProps & { seat: number }> }>;
  others?: () => Promise<{ default: Component<BoardProps> }>;
  /** By the code of a question, the option that ends a turn. */
  ends?: Record<string, string>;
}

export const PARTS: Record<string, GameParts> = {
  xia: {
    naming: ofXia,
    sort: sortOfXia,
    board: () => import("./xia/Board.svelte"),
    side: () => import("./xia/Side.svelte"),
    captain: () => import("./xia/mat/Captain.svelte"),
    others: () => import("./xia/mat/Others.svelte"),
    ends: { "xia.action.list": "end" },
  },
};

/** The order of the lobby; what is not named here comes after. */
const ORDER = ["xia", "andromeda", "aurora"];

export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const place = (game: T) => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
  return games.toSorted((one, other) => place(one) - place(other));
}
