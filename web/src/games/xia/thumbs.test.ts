/** Whether what was answered by hand is what a rule of thumb would have answered. */

import { expect, it } from "vitest";
import type { Question } from "../../types";
import { thumbs } from "./thumbs";

const asked = (options: Record<string, object>): Question => ({
  id: 1,
  seat: 0,
  code: "",
  quiet: true,
  answered: false,
  about: {},
  passes: "",
  options: Object.entries(options).map(([key, about]) => ({ key, thing: "", about: about as Record<string, number> })),
});
const follows = (code: string, options: Record<string, object>, key: string) =>
  thumbs[code]?.[0]?.follows?.(asked(options), key);

it("is all markers where that is free, and nothing where it costs", () => {
  expect(follows("xia.status.arm", { "arm:2": { energy: 0 }, "arm:10": { energy: 0 } }, "arm:10")).toBe(true);
  expect(follows("xia.status.arm", { "arm:2": { energy: 0 }, "arm:10": { energy: 0 } }, "arm:2")).toBe(false);
  expect(follows("xia.status.arm", { "arm:1": { energy: 1 }, "arm:0": { energy: 0 } }, "arm:1")).toBeNull();
});

it("is to recharge where that can be done, and to stow freely where there is a choice", () => {
  expect(follows("xia.business.any-order", { recharge: {}, end: {} }, "end")).toBe(false);
  expect(follows("xia.business.any-order", { end: {} }, "end")).toBeNull();
  expect(follows("xia.cargo.placing", { "space:1": {}, auto: {} }, "auto")).toBe(true);
});
