/**
 * What a game adds to the shell, by its name. A game without an entry can be played all the same.
 *
 * `naming` says what its spaces are called; `sort` what an event is to a seat that was away; `board` brings the component
 * that draws its table, when somebody opens one, `side` what lies beside the board: my own things, and cards; `captain` tells about a seat in a few lines, and `others`
 * about those that play without one. `looking` tells what a thing is and does, where the box does not. `combat` is a fight
 * that everybody watches: while it is under way its panel stands above the prompt, and what can be declared is compared
 * there.
 */

import type { Component } from "svelte";
import type { Sorter } from "../digest/digest";
import type { Looking } from "../inspect/inspect";
import type { Event, Option, Question, Reason, Seat, View } from "../types";
import type { Messages, Naming } from "../words/messages";
import { declares, underWay } from "./xia/combat/underway";
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
  /** What cannot be done now, and why. */
  barred: Reason[];
  /** Gives an answer; says whether it was taken. */
  choose(key: string): Promise<boolean>;
  /** Why the last answer was not taken. */
  refusal: string;
  /** Takes my last step back, while that is possible. */
  undo: (() => void) | undefined;
  /** What happened with the step that is shown, in its order. */
  news: Event[];
  /** What happened while I was away, as long as I am told of it. */
  since?: readonly Event[];
}

export interface FightProps extends BoardProps {
  /** What is known to have happened until then. */
  events: Event[];
  /** The seats whose answer is awaited. */
  asked: number[];
}

export interface DeclareProps {
  question: Question;
  view: View;
  words: Messages;
  seats: Seat[];
  busy: boolean;
  /** Answers that follow each other. */
  declare(keys: string[]): void;
}

export interface Combat {
  underWay(view: View): boolean;
  /** Whether `options` shows this question; others are asked as ever. */
  declares(question: Question): boolean;
  panel(): Promise<{ default: Component<FightProps> }>;
  options(): Promise<{ default: Component<DeclareProps> }>;
}

export interface GameParts {
  naming?: (view: View, box: unknown) => Naming;
  sort?: Sorter;
  board?: () => Promise<{ default: Component<BoardProps> }>;
  side?: () => Promise<{ default: Component<BoardProps> }>;
  captain?: () => Promise<{ default: Component<BoardProps & { seat: number }> }>;
  others?: () => Promise<{ default: Component<BoardProps> }>;
  looking?: () => Promise<Looking>;
  combat?: Combat;
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
    looking: () => import("./xia/inspect"),
    combat: {
      underWay,
      declares,
      panel: () => import("./xia/combat/Combat.svelte"),
      options: () => import("./xia/combat/Declare.svelte"),
    },
    ends: { "xia.action.list": "end" },
  },
};

/** The order of the lobby; what is not named here comes after. */
const ORDER = ["xia", "andromeda", "aurora"];

export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const place = (game: T) => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
  return games.toSorted((one, other) => place(one) - place(other));
}
