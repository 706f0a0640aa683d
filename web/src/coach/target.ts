/** What a lesson points at: an option that can be chosen now, or a thing that lies on the table. */

import type { Question } from "../types";
import { shapeOf } from "../words/messages";
import type { Lesson } from "./course";

const THING = "look:";

/** The options and things of a lesson; of a lesson about options, those options where nothing else is said. */
const named = (lesson: Lesson) => lesson.at ?? lesson.offered ?? [];

/** Selectors of what it speaks of, the best first: goals before other options. */
export function targets(lesson: Lesson, question: Question | undefined): string[] {
  const options = question?.options ?? [];
  const goals = options.toSorted((one, other) => Number(other.sort === "goal") - Number(one.sort === "goal"));
  return named(lesson).flatMap((name) =>
    name.startsWith(THING)
      ? [`[data-look^="${CSS.escape(name.slice(THING.length))}"]`]
      : goals.filter(({ key }) => shapeOf(key)[0] === name).map(({ key }) => `[data-key="${CSS.escape(key)}"]`),
  );
}

/** Whether what it suggests can be done now. */
export function canTry(lesson: Lesson, question: Question | undefined): boolean {
  const words = named(lesson).filter((name) => !name.startsWith(THING));
  const offered = new Set(question?.options?.map(({ key }) => shapeOf(key)[0]));
  return words.length === 0 || words.some((word) => offered.has(word));
}

/** The first of them that is in view; on the board rather than beside it. */
export function visible(selectors: readonly string[]): Element | undefined {
  const found = selectors.flatMap((one) => [...document.querySelectorAll(one)]).filter(inView);
  return found.find((one) => one.closest(".board")) ?? found[0];
}

function inView(element: Element): boolean {
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  if (!width || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return false;
  return !element.closest("dialog") && !element.closest("[inert]");
}
