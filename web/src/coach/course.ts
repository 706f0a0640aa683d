/**
 * What a game has the coach say, and when. The words come with it: `lesson-ID-title`, `lesson-ID` and `lesson-ID-try`, and
 * `goal-ID`.
 *
 * A code that ends with a full stop stands for all that begin with it.
 */

export interface Lesson {
  id: string;
  /** The rules that it explains; its § opens the first. */
  rules: [string, ...string[]];
  /** The questions to me that bring it up. */
  asked?: string[];
  /** What brings it up when it is among my options. */
  offered?: string[];
  /** What brings it up once it has happened: to me or by me, unless `anybody`. */
  told?: string[];
  anybody?: boolean;
  /**
   * What it points at: words of options, and `look:` with how the name of a thing begins. What it suggests is said only
   * while one of these options is there. Where nothing is said, it points at what is `offered`.
   */
  at?: string[];
  /** The parameter that has to be me, where others take part in it too. */
  whom?: string;
}

/** Something to try in a first game; what happened to me that ticks it off. */
export interface Goal {
  id: string;
  told: string[];
}

export interface Course {
  /** Of several that are due, the first comes first. */
  lessons: Lesson[];
  goals: Goal[];
}
