/** What was done against me, what counts, and what changes the map, in a recorded game. */

import { describe, expect, it } from "vitest";
import { recordings } from "../../recorded";
import { kindOf } from "./kinds";

const events = recordings[1].viewers[0]?.frames.flatMap(({ frame }) => frame.events) ?? [];
const codes = (seat: number, kind: string) =>
  new Set(events.filter((event) => kindOf(event, seat) === kind).map(({ code }) => code));

describe("what an event is about", () => {
  it("is against the one who is shot at, and nobody else", () => {
    const attack = events.find(({ code }) => code === "xia.combat.declare-attack");
    const { attacker, target } = attack?.params as { attacker: number; target: number };
    expect(attack && kindOf(attack, target)).toBe("against");
    expect(attack && kindOf(attack, attacker)).toBeUndefined();
    expect([...codes(1, "against")]).toEqual(
      expect.arrayContaining([
        "xia.combat.declare-attack",
        "xia.combat.resolve",
        "xia.damage.placement",
        "xia.death.removed",
      ]),
    );
    expect(codes(-1, "against").size).toBe(0);
  });

  it("is fame wherever it was gained", () => expect([...codes(0, "score")]).toContain("xia.fame.luck"));

  it("is the map where ships and sectors come", () => {
    expect([...codes(0, "map")]).toEqual(
      expect.arrayContaining(["xia.explore.place-tile", "xia.move.point-per-space"]),
    );
  });
});
