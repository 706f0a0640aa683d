/**
 * What a game adds to the shell: the `parts` of its own `parts.ts`, fetched when a table of it is opened. A game without
 * them can be played all the same. No game's code is imported by another's or by the shell, but through here.
 *
 * `naming` says what its spaces are called; `sort` what an event is to a seat that was away; `board` brings the component
 * that draws its table, when somebody opens one, `side` what lies beside the board: my own things, and cards; `seated` tells about a seat in a few lines, and `others`
 * about those that play without one. `looking` tells what a thing is and does, where the box does not. `combat` is a fight
 * that everybody watches: while it is under way its panel stands above the prompt. `words`, `lessons` and `keys` are what
 * the shell says of it, for the shell knows no game.
 */

import type { Component } from "svelte";
import type { Course } from "../coach/course";
import type { Sorter } from "../digest/digest";
import type { Looking } from "../inspect/inspect";
import type { Key } from "../shell/keys.svelte";
import type { Choosing } from "../table/choosing.svelte";
import type { Medal, Moment, Step } from "../table/moments";
import type { Thumb } from "../table/orders";
import type { Language } from "../settings.svelte";
import type { Follows, Ways } from "../table/offers";
import type { Rule } from "../table/picks";
import type { Row, Side } from "../ending/sheet";
import type { Event, Option, Question, Reason, Seat, Table, Value, View } from "../types";
import type { Messages, Naming } from "../words/messages";
import type { Texts } from "../words/own";

export { opened, PARTS } from "./opened.svelte";

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
  /** What can be done at any time, whoever is asked; and what does it. */
  acts: readonly Option[];
  act(key: string): Promise<boolean>;
  /** What is pointed at and armed, in the dock and on the board. */
  choosing: Choosing;
  /** How many pixels of the board the dock lies over, from below. */
  covered: number;
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

/** How a game ended, for a score sheet of its own. */
export interface ScoreProps {
  rows: Row[];
  sides: Side[];
  table: Table;
  words: Messages;
  marks: string[];
  /** The rules that there are: a source may be one. */
  rules: ReadonlySet<string>;
  view: View;
  box: unknown;
}

export interface Combat {
  underWay(view: View): boolean;
  panel(): Promise<{ default: Component<FightProps> }>;
}

/** Something that I have, for the line on a phone. */
export interface Mean {
  /** A path in a box of 20 by 20 round 0,0. */
  icon: string;
  /** What it is, for those who do not see the sign. */
  text: string;
  value: string;
  /** It is bad to have it. */
  harm?: boolean;
}

/** How things stand, for the head of a phone: by seat, and the number of the round where rounds are counted. */
export interface Standing {
  scores: number[];
  round?: number;
}

export interface Telling {
  /** Of a step, in its order. */
  moments(step: Step): Moment[];
  Medal: Component<{ medal: Medal; seats: Seat[]; marks: string[]; size: number }>;
  Sign: Component<{ name: string }>;
}

export interface LogKind {
  name: string;
  /** In the language of the settings. */
  label(): string;
  has(event: Event): boolean;
}

export interface GameParts {
  /** To be awaited before anything is drawn: the words of its drawings. */
  ready?: (language: Language) => Promise<void>;
  /** What stands in the middle of the top bar: how far everybody has come. */
  track?: () => Promise<{ default: Component<BoardProps> }>;
  /** What I have, on a phone: up to six. */
  means?: (view: View) => Mean[];
  /** The score sheet of the end, in the place of the usual one. */
  sheet?: () => Promise<{ default: Component<ScoreProps> }>;
  standing?: (view: View) => Standing;
  /** Whether an option is chosen on the board: where there are many of those, the dock leaves what is plain to it. */
  onBoard?: (option: Pick<Option, "thing">) => boolean;
  naming?: (view: View, box: unknown, before?: Naming) => Naming;
  sort?: Sorter;
  board?: () => Promise<{ default: Component<BoardProps> }>;
  side?: () => Promise<{ default: Component<BoardProps> }>;
  seated?: () => Promise<{ default: Component<BoardProps & { seat: number }> }>;
  others?: () => Promise<{ default: Component<BoardProps> }>;
  looking?: () => Promise<Looking>;
  combat?: Combat;
  /** What is worth being held over the board for a moment. */
  moments?: () => Promise<Telling>;
  /** What the log can be narrowed down to, besides rolls. */
  kinds?: () => Promise<{ kinds: LogKind[] }>;
  /** By the code of a question, the option that ends a turn. */
  ends?: Record<string, string>;
  /** By the code of a question, how several answers are given in one gesture; a `PickSome` needs no entry. */
  picks?: Record<string, Rule>;
  /** What is sure to follow an option that is taken for what it brings: answered with it, in one gesture. */
  follows?: Follows;
  /** What an option may be taken for, where the game would ask that next: each is offered, with its answers. */
  ways?: Ways;
  /** By the code of a question, the rules of thumb that may be ordered there: texts `GAME-thumb-NAME`. */
  thumbs?: Record<string, Thumb[]>;
  /**
   * What the shell says of it, by ids with its name in them: what can be done (`can-GAME-WORD`, `can-QUESTION-WORD`), what
   * comes next (`next-GAME-FRAME`), the chapters of its rules (`chapter-GAME-NAME`), what a house rule does
   * (`house-GAME-OPTION`), its keys (`key-GAME-NAME`). Its title and its nouns stand in its `cover.ftl`.
   */
  words?: Texts;
  /** What the coach says in a first game, fetched with its texts (`lesson-ID`, `goal-ID`) when somebody wants the coach. */
  lessons?: { course(): Promise<{ default: Course }>; words: Texts };
  /** Keys of its own, by the heading under which they are listed. */
  keys?: Record<string, Key[]>;
  /** About how many minutes a game takes with these options, for so many seats. */
  minutes?: (options: Record<string, Value>, seats: number) => number;
}

/** The order of the lobby; what is not named here comes after. */
const ORDER = ["xia", "andromeda", "aurora"];

/** Whether it has a large card there. */
export const isBig = (game: string) => ORDER.includes(game);

export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const place = (game: T) => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
  return games.toSorted((one, other) => place(one) - place(other));
}
