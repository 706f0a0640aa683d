/** What can be chosen at a station. */

import { describe, expect, it } from "vitest";
import type { Option } from "../../../types";
import { carriers, moonWays, ofStation, onShelves, plainly } from "./choices";

const option = (key: string, thing = "", about: Option["about"] = {}): Option => ({ key, thing, about });

describe("a return", () => {
  const options = [
    option("ship:1,28", "module:1", { kind: "transport", from: 4 }),
    option("ship:2,28", "module:2", { kind: "transport", from: 4 }),
    option("ship:1,31", "module:1", { kind: "fighter", from: -3 }),
    option("energy:2", "module:2", { cost_energy: 1 }),
    option("done"),
  ];

  it("knows each ship with all modules that it can dock at, and energy", () => {
    const found = carriers(options);
    expect(found.map(({ ship, kind, from }) => [ship, kind, from])).toEqual([
      [28, "transport", 4],
      [31, "fighter", -3],
      [null, null, -1],
    ]);
    expect(found[0]?.docks.get(2)?.key).toBe("ship:2,28");
    expect([...(found[2]?.docks.keys() ?? [])]).toEqual([2]);
  });

  it("is one of the station, and a launch is not", () => {
    expect(ofStation({ options })).toBe(true);
    expect(ofStation({ options: [option("launch:transport,3", "region:3"), option("return")] })).toBe(false);
    expect(ofStation({ options: [option("pass")] })).toBe(false);
    expect(ofStation({ options: [option("pass")] }, true)).toBe(true);
  });
});

it("finds modules that are chosen as such, and those on the shelves", () => {
  expect([...plainly([option("module:3", "module:3"), option("ship:3,1", "module:3")]).keys()]).toEqual([3]);
  expect([...onShelves([option("buy:science,1", "market:science,1"), option("decline")]).keys()]).toEqual([
    "market:science,1",
  ]);
});

it("knows where a moon can go", () => {
  const found = moonWays([option("slot:0,3"), option("slot:0,ops"), option("abandon:0"), option("slot:1,3")]);
  expect([...(found.get(0)?.slots.keys() ?? [])]).toEqual(["3", "ops"]);
  expect(found.get(0)?.abandon?.key).toBe("abandon:0");
  expect(found.get(1)?.abandon).toBeUndefined();
});
