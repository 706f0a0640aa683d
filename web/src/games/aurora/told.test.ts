import { expect, it } from "vitest";
import { recordings } from "../../recorded";
import { Messages, parsed } from "../../words/messages";
import { tableOf, type Box } from "./model";
import { bounty, campaign, course, crewLine, digitsOf, shipLine } from "./told";

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

it.each(["en", "ru"] as const)("says how far a campaign is and what there is to spend, in %s", (language) => {
  const words = new Messages(language, "aurora", parsed(recorded.texts[language]), recorded.names, 0);
  const frames = recorded.viewers.flatMap(({ frames }) => frames.flatMap(({ view }) => (view ? [view] : [])));
  const view = structuredClone(frames[frames.length - 1]!);
  expect(campaign(view, box, words)).toEqual([]);
  const [storyline] = Object.values(box.missions)[0]!.titles;
  const played = Object.keys(box.missions).slice(0, 1);
  const before = digitsOf(view)[0]!;
  const earned = tableOf(view).pay.map(() => [100]);
  Object.assign(view.table, { campaign: 3, storyline, played, earned, digits: earned.map(() => 75) });
  const [far, ...purses] = campaign(view, box, words);
  expect(far).toContain("1");
  expect(purses).toHaveLength(earned.length);
  expect(purses.every((line) => line.includes("75"))).toBe(true);
  expect([far, ...purses].filter((line) => line?.includes("aurora."))).toEqual([]);
  expect(digitsOf(view)[0]).toBe(before + 100);
});
