/** What is answered along with a goal, and that nothing is where dice decide or the number is the player's. */

import { expect, it } from "vitest";
import type { Option, Question } from "../../types";
import { follows } from "./follows";

const MOVING = "xia.move.point-per-space";
const keys = (code: string, option: Partial<Option>) =>
  follows({ key: "hex:1,2", thing: "", sort: "goal", about: {}, ...option } as Option, { code } as Question).map(
    (all) => all.map(({ key }) => key).join(" "),
  );

it("stops and sells all of one kind, also where no movement is left", () => {
  const about = { gain: "sell-all", goods: "spice", cubes: 2 };
  expect(keys(MOVING, { about })).toEqual(["stop sell sell:spice,2", "sell sell:spice,2"]);
  expect(keys(MOVING, { about: { ...about, goods: "any" } })).toEqual(["stop sell", "sell"]);
  expect(keys("xia.action.list", { key: "sell", about })).toEqual(["sell:spice,2"]);
});

it("does on the way what does not end the Move, and stops where something is rolled for", () => {
  expect(keys(MOVING, { about: { gain: "token" } })).toEqual(["token"]);
  expect(keys(MOVING, { about: { gain: "harvest" } })).toEqual(["stop"]);
  expect(keys(MOVING, { about: { gain: "recharge" } })).toEqual([]);
});

it("is what the rules say of stopping, and nothing of a plain space or a risk", () => {
  expect(keys(MOVING, { key: "stop", sort: "end", about: { then: "sell sell:holo,3" } })).toEqual(["sell sell:holo,3"]);
  expect(keys(MOVING, { sort: "risk", about: { gain: "token" } })).toEqual([]);
  expect(keys(MOVING, { key: "cross:1,2", about: { gain: "token" } })).toEqual([]);
});
