import { expect, it } from "vitest";
import { recordings } from "../../recorded";
import { Messages, parsed } from "../../words/messages";
import { tableOf, type Box } from "./model";
import { bounty, course, crewLine, shipLine } from "./told";

const recorded = recordings[3];
const box = recorded.box as Box;

it.each(["en", "ru"] as const)("has words for all that it tells, in %s", (language) => {
  const words = new Messages(language, "aurora", parsed(recorded.texts[language]), recorded.names, 0);
  const views = recorded.viewers.flatMap(({ frames }) => frames.flatMap(({ view }) => (view ? [view] : [])));
  const lines = views.flatMap((view) => [
    ...course(view, box, words),
    ...tableOf(view).ships.map((ship) => shipLine(view, words, ship)),
    ...tableOf(view).figures.map((who) => crewLine(view, box, words, who)),
    ...bounty(view, box, words),
  ]);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes("aurora."))).toEqual([]);
});
