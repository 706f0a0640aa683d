/** When which lesson is shown: a state and what comes in, to the next state. Nothing here knows a browser. */

import { peopleOf, type People } from "../people";
import type { Event, Question } from "../types";
import { shapeOf } from "../words/messages";
import type { Course, Goal, Lesson } from "./course";

/** What the coach looks at: what I am asked, and what has happened lately. */
export interface Moment {
  course: Course;
  seat: number;
  question: Question | undefined;
  events: readonly Event[];
  people: People;
}

export interface State {
  /** The lessons that were shown to the end. */
  seen: readonly string[];
  shown: Lesson | null;
  /** The question during which it is shown; null while I have not been asked yet. */
  during: number | null;
}

export const LATELY = 60; // events that are still worth a word

const fits = (codes: readonly string[] | undefined, code: string) =>
  codes?.some((one) => (one.endsWith(".") ? code.startsWith(one) : code === one)) ?? false;

/** What is to be said now, the most urgent first: about the question, about what happened, about the options. */
export function due(seen: readonly string[], moment: Moment): Lesson[] {
  const { question, seat, people } = moment;
  const words = new Set(question?.options?.map((option) => shapeOf(option.key)[0]));
  const lately = moment.events.slice(-LATELY);
  const open = moment.course.lessons.filter((lesson) => !seen.includes(lesson.id));
  const concerns = ({ whom }: Lesson, event: Event) =>
    whom ? event.params[whom] === seat : peopleOf(event, people).includes(seat);
  const tells = (lesson: Lesson, event: Event) =>
    fits(lesson.told, event.code) && (lesson.anybody || concerns(lesson, event));
  return [
    ...open.filter((lesson) => question && fits(lesson.asked, question.code)),
    ...open.filter((lesson) => lately.some((event) => tells(lesson, event))),
    ...open.filter((lesson) => lesson.offered?.some((word) => words.has(word))),
  ];
}

/**
 * Something new came in. A lesson stays until its reader has answered what was asked meanwhile; one about options only as
 * long as they are there.
 */
export function look(state: State, moment: Moment): State {
  const asked = moment.question?.id ?? null;
  if (state.shown) {
    if (asked === null && state.shown.offered) return { ...state, seen: [...state.seen, state.shown.id], shown: null };
    if (asked === null || asked === state.during) return state;
    if (state.during === null) return { ...state, during: asked };
  }
  const seen = state.shown ? [...state.seen, state.shown.id] : state.seen;
  const enough = !state.shown && asked === state.during; // one about the options was put aside, or there was none
  const [shown = null] = due(seen, moment).filter((lesson) => !enough || !lesson.offered);
  return { seen, shown, during: asked };
}

/** The reader has had enough of this lesson. About the options one is enough for a question. */
export function putAside(state: State, moment: Moment): State {
  if (!state.shown) return state;
  const seen = [...state.seen, state.shown.id];
  const next = due(seen, moment)[0];
  const enough = !next || (state.shown.offered && next.offered);
  return { seen, shown: enough ? null : next, during: moment.question?.id ?? null };
}

/** The goals of a first game that have been reached, those of before among them. */
export function reached({ course, seat, events, people }: Moment, before: readonly string[]): string[] {
  const done = (goal: Goal) =>
    before.includes(goal.id) ||
    events.some((event) => fits(goal.told, event.code) && peopleOf(event, people).includes(seat));
  return course.goals.filter(done).map((goal) => goal.id);
}
