/** What a module is used for, said with the ship that comes home. */

import { afterEach, describe, expect, it } from "vitest";
import type { Option, Question } from "../../../types";
import type { Messages } from "../../../words/messages";
import { offers, plainKey } from "../../../table/offers";
import { page } from "../page.svelte";
import { ways } from "./ways";

const words = {
  game: "andromeda",
  has: () => false,
  brief: () => null,
  default: () => null,
  option: (_: string, { key }: Option) => key,
  name: (_: string, thing: string) => thing,
  text: (code: string) => code,
  naming: { spaces: new Map(), others: new Map() },
} as unknown as Messages;

const option = (key: string, thing: string, about: Option["about"]): Option => ({ key, thing, about });
const told = "build:fighter=build/fighter/price.ice_1 repair>module:5=module/keel-line/ repair>vp=vp//";
const dock = (ship: number): Option =>
  option(`ship:1,${ship}`, "module:1", { module: "shipwright", kind: "transport", from: 4, ways: told });
const question = (options: Option[]): Question => ({
  id: 1,
  seat: 0,
  code: "andromeda.return.ship-activation",
  quiet: false,
  answered: false,
  passes: "done",
  about: {},
  options,
});

afterEach(() => (page.carrier = undefined));

describe("a Shipwright", () => {
  it("says what it is used for, with all answers that do it", () => {
    const found = offers(words, question([dock(28), option("done", "", {})]), { ways });
    expect(found.map(({ key }) => key)).toEqual(["ship:1,28", "ship:1,28+0", "ship:1,28+1", "ship:1,28+2", "done"]);
    expect(found[2]?.title).toBe("shipwright: repair keel-line");
    expect(found[2]?.follow).toEqual([
      [
        { key: "repair", code: "andromeda.core.shipwright" },
        { key: "module:5", code: "andromeda.repair.choose" },
      ],
    ]);
    expect(found[3]?.follow[0]?.at(-1)).toEqual({ key: "vp", code: "andromeda.repair.nothing" });
    expect(found.map(({ key }) => plainKey(key))).toEqual([...Array<string>(4).fill("ship:1,28"), "done"]);
  });

  it("is used with the ship in hand", () => {
    const keys = () => offers(words, question([dock(28), dock(31)]), { ways }).map(({ key }) => key);
    expect(keys()).toContain("ship:1,28+0");
    expect(keys()).not.toContain("ship:1,31+0");
    page.carrier = 31;
    expect(keys()).toContain("ship:1,31+0");
    expect(keys()).not.toContain("ship:1,28+0");
  });
});

it("a repair is offered by what is repaired, and not besides", () => {
  const repair = option("repair", "", { found: 2, ways: "module:5=module/keel-line/ ship:3=ship/fighter/" });
  const found = offers(words, question([repair]), { ways });
  expect(found.map(({ key, title }) => [key, title])).toEqual([
    ["repair+0", "Repair keel-line"],
    ["repair+1", "Repair a fighter"],
  ]);
});
