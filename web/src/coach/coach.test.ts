/** Lessons come when they are due, one after the other; all that they name is there. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { recordings } from "../recorded";
import type { Event, Question } from "../types";
import { idOf } from "../words/messages";
import { opened } from "../games";
import { due, look, putAside, reached, type Moment, type State } from "./coach";
import type { Course, Lesson } from "./course";
import { canTry, targets } from "./target";

const START: State = { seen: [], shown: null, during: null };
const asked = (id: number, code: string, ...keys: string[]): Question => ({
  id,
  seat: 0,
  code,
  quiet: false,
  answered: false,
  passes: "",
  about: {},
  options: keys.map((key) => ({ key, thing: "", about: {} })),
});
const told = (code: string, params: Event["params"] = {}): Event => ({ number: 0, code, depth: 0, params });
const { people } = recordings[1];
const NONE: Course = { lessons: [], goals: [] };
const courseOf = async (game: string) => (await (await opened(game))?.lessons?.course())?.default ?? NONE;
const xia = await courseOf("xia");
const moment = (question?: Question, ...events: Event[]): Moment => ({
  course: xia,
  seat: 0,
  question,
  events,
  people,
});
const all = xia.lessons.map((lesson) => lesson.id);
const allBut = (...ids: string[]) => all.filter((id) => !ids.includes(id));

describe("the coach", () => {
  it("begins with a welcome, and goes on to the question", () => {
    const first = moment(asked(1, "xia.setup.ship-choice-tier-one"));
    const state = look(START, first);
    expect(state.shown?.id).toBe("xia-welcome");
    const next = putAside(state, first);
    expect(next.shown?.id).toBe("xia-ship");
    expect(putAside(next, first)).toEqual({ seen: ["xia-welcome", "xia-ship"], shown: null, during: 1 });
  });

  it("keeps a lesson until its question is answered, and then does not repeat it", () => {
    const state = look({ ...START, seen: ["xia-welcome"] }, moment(asked(1, "xia.action.list")));
    expect(look(state, moment())).toBe(state);
    expect(look(state, moment(asked(1, "xia.action.list")))).toBe(state);
    const next = look(state, moment(asked(2, "xia.move.point-per-space")));
    expect(next.seen).toEqual(["xia-welcome", "xia-turn"]);
    expect(next.shown?.id).toBe("xia-move");
    expect(look(next, moment(asked(3, "xia.action.list"))).shown).toBeNull();
  });

  it("leaves time to read what came up in the turns of others", () => {
    const news = told("xia.explore.place-tile");
    const state = look({ ...START, seen: allBut("xia-sector", "xia-turn") }, moment(undefined, news));
    expect(state.shown?.id).toBe("xia-sector");
    const mine = moment(asked(5, "xia.action.list"), news);
    const still = look(state, mine);
    expect(still.shown?.id).toBe("xia-sector");
    expect(putAside(still, mine).shown?.id).toBe("xia-turn");
  });

  it("speaks of what happened to me, and not to others", () => {
    const seen = allBut("xia-roll");
    expect(due(seen, moment(undefined, told("xia.move.engine", { ship: 1 })))).toEqual([]);
    expect(due(seen, moment(undefined, told("xia.move.engine", { ship: 0 }))).map(({ id }) => id)).toEqual([
      "xia-roll",
    ]);
  });

  it("tells of a ship that was destroyed to its captain, not to whoever destroyed it", () => {
    const dead = (ship: number, by: number) => moment(undefined, told("xia.death.removed", { ship, by }));
    expect(due(allBut("xia-dead"), dead(0, 1)).map(({ id }) => id)).toEqual(["xia-dead"]);
    expect(due(allBut("xia-dead"), dead(1, 0))).toEqual([]);
  });

  it("says one thing about the options of a question, and the next with the next question", () => {
    const options = asked(1, "xia.action.list", "scan", "token", "impulse");
    let state = look({ ...START, seen: allBut("xia-scan", "xia-token", "xia-impulse") }, moment(options));
    expect(state.shown?.id).toBe("xia-scan");
    state = putAside(state, moment(options));
    expect(state.shown).toBeNull();
    expect(look(state, moment(options)).shown).toBeNull();
    expect(look(state, moment({ ...options, id: 2 })).shown?.id).toBe("xia-token");
  });

  it("speaks of options only as long as they are there", () => {
    const scan = asked(1, "xia.action.list", "scan");
    const state = look({ ...START, seen: allBut("xia-scan") }, moment(scan));
    expect(state.shown?.id).toBe("xia-scan");
    expect(look(state, moment())).toMatchObject({ shown: null });
    expect(look(state, moment()).seen).toContain("xia-scan");
  });

  it("points at the options that it speaks of, and suggests nothing that is not there", () => {
    const lessonOf = (id: string) => xia.lessons.find((lesson) => lesson.id === id) as Lesson;
    const question = asked(1, "xia.action.list", "token", "engine:M22", "engine:Saker", "end");
    expect(targets(lessonOf("xia-token"), question)).toEqual(['[data-key="token"]']);
    expect(targets(lessonOf("xia-turn"), question)).toHaveLength(2);
    expect(canTry(lessonOf("xia-turn"), question)).toBe(true);
    expect(targets(lessonOf("xia-turn"), asked(2, "xia.action.list", "scan"))).toEqual([]);
    expect(canTry(lessonOf("xia-turn"), asked(2, "xia.action.list", "scan"))).toBe(false);
    expect(canTry(lessonOf("xia-fame"), undefined)).toBe(true);
    expect(targets(lessonOf("xia-title"), undefined)[0]).toContain("data-look");
    const goal = { ...question, options: [...(question.options ?? [])].map((one) => ({ ...one })) };
    Object.assign(goal.options[2] ?? {}, { sort: "goal" });
    expect(targets(lessonOf("xia-turn"), goal)[0]).toContain("Saker");
  });

  it("ticks off goals, and keeps those of before", () => {
    const events = [told("xia.move.engine", { ship: 0 }), told("xia.cargo.sell", { seat: 1 })];
    expect(reached(moment(undefined, ...events), ["xia-token"])).toEqual(["xia-roll", "xia-token"]);
  });

  it.each(recordings)("gets through a whole recorded game", async ({ game, people, viewers }) => {
    const course = await courseOf(game);
    const seat = viewers[0]?.you ?? 0;
    let state = START;
    const shown = new Set<string>();
    const events: Event[] = [];
    for (const { frame } of viewers[0]?.frames ?? []) {
      events.push(...(frame.events as Event[]));
      const question = frame.asked.find((one) => one.seat === seat && one.options && !one.answered);
      state = look(state, { course, seat, question, events, people });
      if (state.shown) shown.add(state.shown.id);
    }
    expect(new Set(state.seen).size).toBe(state.seen.length);
    expect(shown.size).toBeGreaterThan(4);
  });
});

describe.each(recordings)("the lessons", async ({ game, texts, rules }) => {
  const { lessons, goals } = await courseOf(game);
  const { default: en } = (await (await opened(game))?.lessons?.words.en()) ?? { default: "" };
  const messages = new FluentResource(texts.en).body.map((text) => ({
    id: String(text.id),
    parts: Object.keys(text.attributes),
  }));
  const ids = new Set(messages.map(({ id }) => id));
  const own = new Set(new FluentResource(en).body.map((text) => text.id));
  /** A code in the letters of the texts, where dots are hyphens. */
  const covers = (code: string, id: string) => (code.endsWith(".") ? id.startsWith(idOf(code)) : id === idOf(code));

  it(`of ${game} name rules that there are`, () => {
    const known = new Set(rules.rules.map((rule) => rule.id));
    expect(lessons.flatMap((lesson) => lesson.rules).filter((rule) => !known.has(rule))).toEqual([]);
  });

  it(`of ${game} cover every question by more than a welcome`, () => {
    const questions = messages.filter(({ parts }) => parts.includes("ask")).map(({ id }) => id);
    const ownGame = questions.filter((id) => id.startsWith(`${game}-`));
    const codes = lessons.slice(1).flatMap((lesson) => lesson.asked ?? []);
    expect(ownGame.length).toBeGreaterThan(3);
    expect(ownGame.filter((id) => !codes.some((code) => covers(code, id)))).toEqual([]);
  });

  it(`of ${game} wait for what can happen`, () => {
    const codes = [...lessons, ...goals].flatMap((one) => one.told ?? []);
    expect(codes.filter((code) => ![...ids].some((id) => covers(code, id)))).toEqual([]);
    const at = lessons.flatMap((lesson) => lesson.at ?? []).filter((name) => !name.startsWith("look:"));
    const words = [...lessons.flatMap((lesson) => lesson.offered ?? []), ...at];
    expect(words.filter((word) => !ids.has(`${game}-option-${word}`))).toEqual([]);
  });

  it(`of ${game} have all their words`, () => {
    const wanted = [
      ...lessons.flatMap(({ id }) => [`lesson-${id}-title`, `lesson-${id}`, `lesson-${id}-try`]),
      ...goals.map(({ id }) => `goal-${id}`),
    ];
    expect(wanted.filter((id) => !own.has(id))).toEqual([]);
    const written = [...own].filter((id) => id.startsWith(`lesson-${game}-`) || id.startsWith(`goal-${game}-`));
    expect(written.filter((id) => !wanted.includes(id))).toEqual([]);
  });
});
