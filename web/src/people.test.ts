import { describe, expect, it } from "vitest";
import { peopleOf } from "./people";
import type { Event } from "./types";

const event = (code: string, params: Event["params"]): Event => ({ number: 0, code, depth: 0, params });
const PEOPLE = { "": ["seat", "targets"], "game.death.": ["by", "ship"] };

describe("the people of an event", () => {
  it("are those that the game names, whoever does it first", () => {
    expect(peopleOf(event("game.death.removed", { ship: 2, by: 0, seat: 1 }), PEOPLE)).toEqual([0, 2]);
  });

  it("are not told by the name of a parameter that means something else elsewhere", () => {
    expect(peopleOf(event("game.joined", { seat: 1, ship: 0, by: 0 }), PEOPLE)).toEqual([1]);
  });

  it("may be several in one parameter, or none", () => {
    expect(peopleOf(event("game.salvo", { targets: [3, 1] }), PEOPLE)).toEqual([3, 1]);
    expect(peopleOf(event("game.salvo", { seat: "loath", targets: null }), PEOPLE)).toEqual([]);
  });
});
