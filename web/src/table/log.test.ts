/** The log: parts under headings, forced steps together, what interrupts a roll under that roll. */

import { describe, expect, it } from "vitest";
import { recordings } from "../recorded";
import type { Event, Question } from "../types";
import { Messages, parsed } from "../words/messages";
import { levels, parts } from "./log";
import { grouped, odds, offers } from "./offers";

const [recorded] = recordings;
const words = new Messages("en", "comet", parsed(recorded.texts.en), recorded.names, 0);
const events = recorded.viewers[0]?.frames.flatMap((one) => one.frame.events) ?? [];

describe("the log", () => {
  it("has every event once, in order, under its heading", () => {
    const log = parts(words, events);
    const headings = events.filter((event) => words.heading(event) !== null);
    expect(log.filter((part) => part.heading).map((part) => part.first)).toEqual(headings.map((event) => event.number));
    const told = log.flatMap((part) => part.lines.flatMap((line) => line.forced ?? [line.text]));
    const rest = events.filter((event) => words.heading(event) === null).map((event) => words.event(event));
    expect(told).toEqual(rest);
    expect(log.some((part) => part.seat !== null)).toBe(true);
  });

  it("has the dice of every throw", () => {
    const lines = parts(words, events).flatMap((part) => part.lines);
    const rolled = events.filter((event) => event.code === "kernel.rolled");
    expect(lines.flatMap(({ dice }) => (dice ? [dice.map(({ value }) => value)] : []))).toEqual(
      rolled.map((event) => event.params["faces"]),
    );
    expect(lines.find(({ dice }) => dice)?.dice?.[0]?.by).toBe(rolled[0]?.params["by"]);
  });

  it("indents what interrupts a roll", () => {
    const event = (code: string, depth: number): Event => ({ number: 0, code, depth, params: {} });
    const told = [event("a", 1), event("kernel.rolled", 3), event("b", 4), event("c", 2)];
    expect(levels(told)).toEqual([0, 0, 1, 0]);
  });
});

describe("options", () => {
  const option = (key: string, about = {}) => ({ key, thing: "", about });
  const question = (...options: Question["options"] & object): Question => ({
    id: 1,
    seat: 0,
    code: "comet.turn.action",
    quiet: false,
    answered: false,
    passes: "",
    about: {},
    options,
  });

  it("have a name and the rest", () => {
    const [drill] = offers(words, question(option("drill", { safe: 5, of: 6, ice: 1, hold: 0 }), option("haul")));
    expect(drill).toMatchObject({ title: "Drill", usual: false });
    expect(drill?.detail).toMatch(/^5 in 6 safe for 1 ice/);
  });

  it("tell how a die may fall, by what the game says of it", () => {
    const fates = [
      { kind: "good" as const, code: "safe", percent: 85 },
      { kind: "dead" as const, code: "destroyed", percent: 15 },
    ];
    expect(odds({ ...option("cross:1,2"), odds: fates })).toEqual({ good: 85, dead: 15 });
    expect(odds(option("haul"))).toBeNull();
  });

  it("that are alike are one", () => {
    const about = { card: "boost" };
    const found = offers(words, question(option("card:0", about), option("card:1", about)));
    expect(found.map((offer) => offer.key)).toEqual(["card:0"]);
    expect(grouped(found)).toMatchObject([{ title: "", parts: [{ offers: [{ key: "card:0" }] }] }]);
  });
});
