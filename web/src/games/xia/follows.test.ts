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
  expect(keys(MOVING, { about: { gain: "token" } })).toEqual(["token", "token"]);
  expect(keys(MOVING, { about: { gain: "harvest" } })).toEqual(["stop harvest", "harvest"]);
  expect(keys(MOVING, { about: { gain: "recharge" } })).toEqual([]);
});

it("only arms what is rolled for, and does the rest with whatever asks when no movement is left", () => {
  const of = (about: Option["about"]) =>
    follows({ key: "hex:1,2", sort: "goal", about } as Option, { code: MOVING } as Question);
  expect(of({ gain: "harvest" }).map((all) => all.filter(({ arms }) => arms).length)).toEqual([1, 1]);
  expect(of({ gain: "draw" }).map(([one]) => one?.code)).toEqual([MOVING, "xia.action.list"]);
});

it("buys as many as the button says, where they are of one type", () => {
  const about = { gain: "buy", goods: "spice", cubes: 4 };
  expect(keys("xia.action.list", { key: "buy", about })).toEqual(["pairs:2 auto", "pairs:2"]);
  expect(keys("xia.action.list", { key: "buy", about: { ...about, cubes: 2 } })).toEqual(["auto"]);
  expect(keys(MOVING, { about }).slice(0, 2)).toEqual(["stop buy pairs:2 auto", "buy pairs:2 auto"]);
  expect(keys(MOVING, { about: { ...about, goods: "any" } })).toEqual(["stop buy", "buy"]);
});

it("collects all of one type that there is room for", () => {
  const about = { gain: "collect", goods: "holo", cubes: 3, room: 2 };
  const option = { key: "collect", about };
  expect(keys("xia.action.list", option)).toEqual(["cube:holo cube:holo auto", "cube:holo cube:holo"]);
  expect(keys("xia.action.list", { ...option, about: { ...about, goods: "any" } })).toEqual([]);
  expect(keys(MOVING, { about })[0]).toBe("collect cube:holo cube:holo auto");
});

it("ends the turn with what is free there, each answer where it is asked", () => {
  const end = { key: "end", sort: "end", about: { then: "recharge end arm:3" } } as unknown as Option;
  expect(follows(end, { code: "xia.action.list" } as Question)).toEqual([
    [
      { key: "recharge", code: "xia.business.any-order" },
      { key: "end", code: "xia.business.any-order" },
      { key: "arm:3", code: "xia.status.arm" },
    ],
  ]);
});

it("is what the rules say of stopping, and nothing of a plain space or a risk", () => {
  expect(keys(MOVING, { key: "stop", sort: "end", about: { then: "sell sell:holo,3" } })).toEqual(["sell sell:holo,3"]);
  expect(keys(MOVING, { sort: "risk", about: { gain: "token" } })).toEqual([]);
  expect(keys(MOVING, { key: "cross:1,2", about: { gain: "token" } })).toEqual([]);
});
