/** A battle, a development and an event are told to each role, with what follows from them. */

import { expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import type { Moment } from "../../table/moments";
import type { Event, Seat, View } from "../../types";
import { Messages } from "../../words/messages";
import { moments } from "./moments";

const texts = new FluentResource(`
andromeda-battle-won = The highest die wins.
andromeda-raider-defeated = Raiders are defeated.
andromeda-track-prize = A prize.
andromeda-development-built = It stands.
andromeda-development-scored = Points.
andromeda-event-scored = Points for a track.
andromeda-development-city = City
andromeda-event-storm = Storm
`);
const names = ["Mara", "Ilya", "Juno"];
const seats = names.map((name, seat) => ({ seat, name, colour: "sky", shape: "circle" })) as unknown as Seat[];
const event = (code: string, params: Event["params"]): Event => ({
  number: 1,
  code: `andromeda.${code}`,
  depth: 4,
  params,
});
function seen(seat: number, ...news: Event[]): Moment[] {
  const words = new Messages("en", "andromeda", texts, names, seat);
  const view = {} as View;
  return moments({ news, events: news, before: view, view, seat, seats, words, box: null });
}

const battle = event("battle.won", { side: 0, die: 1, sides: [0, -1, 1], results: [[6, 4], [1], [5]] });

it("tells a battle to who won it, to who lost it and to the others, with the dice of all sides", () => {
  expect([0, 1, 2, -1].map((seat) => seen(seat, battle)[0]?.sentence)).toEqual([
    "You win the battle",
    "You lose the battle",
    "The battle is won: Mara",
    "The battle is won: Mara",
  ]);
  const [lost] = seen(1, battle);
  expect([lost?.tone, lost?.caps]).toEqual(["harm", "Battle · Mara – The raiders – Ilya"]);
  expect(lost?.dice.map(({ by, faces }) => [by, faces.map(({ value }) => value)])).toEqual([
    [0, [6, 4]],
    [-1, [1]],
    [1, [5]],
  ]);
});

it("tells what follows with it, up to four things", () => {
  const after = Array(6).fill(event("track.prize", { seat: 0, token: "x" })) as Event[];
  const [moment] = seen(0, battle, event("raider.defeated", { seat: 0, raider: "x" }), ...after);
  expect(moment?.follows.map(({ title }) => title)).toEqual(["Raiders are defeated.", ...Array(3).fill("A prize.")]);
});

it("tells of developments and events, but not of no points", () => {
  const [mine, other] = [0, 1].map((seat) =>
    seen(seat, event("development.built", { seat: 0, kind: "city", region: 1 })),
  );
  expect([mine?.[0]?.sentence, other?.[0]?.sentence]).toEqual(["You built: City", "Mara built: City"]);
  const scored = [2, 0].map((points, seat) => event("event.scored", { seat, track: "science", points }));
  const [storm] = seen(2, event("event.card", { card: "storm" }), ...scored);
  expect([storm?.sentence, storm?.tone, storm?.follows.length]).toEqual(["Storm", "title", 1]);
});
