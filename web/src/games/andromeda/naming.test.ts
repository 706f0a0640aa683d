import { describe, expect, it } from "vitest";
import type { View } from "../../types";
import { Messages, parsed } from "../../words/messages";
import { naming } from "./naming";

const box = { spaces: { A1: [1, 2], A2: [0], N1: [0] } };
const regions = [
  { kind: "planet", name: "low-anvil", neighbours: [1, 2] },
  { kind: "empty", name: "", neighbours: [0] },
  { kind: "nebula", name: "N1", neighbours: [0] },
];
const view = { table: { regions } } as unknown as View;

describe("the regions of Andromeda's Edge", () => {
  it("are called by their tile and their space", () => {
    const { spaces } = naming(view, box);
    expect(spaces.get("0")).toEqual({ kind: "planet", name: "low-anvil", space: "A1" });
    expect(spaces.get("2")).toEqual({ kind: "nebula", name: "N1", space: "N1" });
    expect(spaces.size).toBe(3);
  });

  it("have their names in texts, and so have raiders", () => {
    const ftl = "andromeda-space = { $name } ({ $space })\nthere = { PLACE($region) }\n";
    const words = new Messages("en", "andromeda", parsed(ftl), ["Ann"], 0);
    words.naming = naming(view, box);
    expect(words.text("there", { region: 0 })).toBe("low-anvil (A1)");
    expect(words.naming.others.get(-1)).toBe("raiders");
  });
});
