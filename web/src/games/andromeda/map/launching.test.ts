/** Which ship is launched, and where it may go. */

import { describe, expect, it } from "vitest";
import type { Option } from "../../../types";
import { inHand, launchers, ofShip, ways } from "./launching";

const option = (key: string, sort?: "goal" | "risk" | "end"): Option => ({
  key,
  thing: "",
  about: {},
  ...(sort && { sort }),
});

const options = [
  option("launch:fighter,3", "risk"),
  option("launch:transport,3", "goal"),
  option("launch:transport,5"),
  option("launch:fighter,5"),
  option("return", "end"),
];

describe("a launch", () => {
  const found = launchers(options);

  it("is one of a type of ship, in the order of the bay", () => {
    expect(found.map(({ kind }) => kind)).toEqual(["transport", "fighter"]);
    expect(found.map(ways)).toEqual([
      { safe: 2, risky: 0 },
      { safe: 1, risky: 1 },
    ]);
  });

  it("is with the ship in hand: pointed at, or chosen, or that of the first option in the dock", () => {
    const hand = (chosen: string, cap: string, pointed = "") =>
      inHand(found, chosen, { armed: "", pointed, caps: new Map([[cap, "1"]]) });
    expect(hand("", "")).toBe("transport");
    expect(hand("", "launch:fighter,3")).toBe("fighter");
    expect(hand("transport", "launch:fighter,3")).toBe("transport");
    expect(hand("transport", "", "launch:fighter,3")).toBe("fighter");
    expect(hand("heavy-cruiser", "")).toBe("transport");
    expect(inHand([], "", { armed: "", pointed: "", caps: new Map() })).toBeUndefined();
  });

  it("leaves on the map what that ship can do, and all that is no launch", () => {
    const keys = ofShip(options, "fighter").map(({ key }) => key);
    expect(keys).toEqual(["launch:fighter,3", "launch:fighter,5", "return"]);
  });
});
