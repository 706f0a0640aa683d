/** Effects in signs. */

import { describe, expect, it } from "vitest";
import { amounts, either, parse, signs } from "./effects";

describe("what a card does, in signs", () => {
  it("is read part by part", () => {
    const root = parse("then._.pay.ice_1.any_0.-._.choose._.repair.-._.vp.points_2.-.-");
    expect(root?.parts.map(({ word }) => word)).toEqual(["pay", "choose"]);
    expect(root?.parts[0]?.named).toEqual({ ice: 1, any: 0 });
    expect(root?.parts[1]?.parts.map(({ word }) => word)).toEqual(["repair", "vp"]);
  });

  it("puts what is paid before an arrow", () => {
    expect(signs("when.played._.then._.pay.titanium_0.ice_1.any_0.-._.gain.energy_2.-.-")).toEqual([
      "ice",
      "arrow",
      "energy",
      "energy",
    ]);
    expect(signs("then._.pay.any_3.-._.discovery.-")).toEqual(["any3", "arrow", "discovery"]);
  });

  it("puts a stroke between what there is to choose from", () => {
    expect(signs("choose._.gain.titanium_1.-._.draw.cards_2.-")).toEqual(["titanium", "or", "tactics", "tactics"]);
  });

  it("says what is counted, and what is done again", () => {
    expect(signs("per.developments.1.most_2._.gain.energy_1.-")).toEqual(["energy", "per", "build"]);
    expect(signs("repeat.2._.repair.-")).toEqual(["repair", "repair"]);
  });

  it("ends in dots where there is no room, and where there is no sign", () => {
    expect(signs("gain.titanium_3.nanocarbon_3.ice_3", 4)).toEqual(["titanium", "titanium", "titanium", "more"]);
    expect(signs("no-strike")).toEqual(["more"]);
    expect(signs("")).toEqual([]);
  });
});

it("shows amounts, and one of two", () => {
  expect(
    amounts([
      ["vp", 2],
      ["credit", 2],
      ["any", 3],
    ]),
  ).toEqual(["vp2", "credit", "credit", "any3"]);
  expect(either([["ice", 1]], [["energy", 1]])).toEqual(["ice", "or", "energy"]);
});
