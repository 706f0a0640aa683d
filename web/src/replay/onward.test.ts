/** What is said before a practice table is made: whether it will be a sample. */

import { describe, expect, it } from "vitest";
import type { Seat, Table } from "../types";
import { isSampled } from "./onward";

const table = (status: Table["status"], practice: boolean, ...kinds: Seat["kind"][]) =>
  ({ status, practice, seats: kinds.map((kind, seat) => ({ kind, seat })) }) as Table;

describe("going on from a moment", () => {
  it.each([
    ["a running game", table("playing", false, "person", "bot"), true],
    ["practice alone", table("playing", true, "person", "bot"), false],
    ["practice with others", table("playing", true, "person", "person"), true],
    ["a game that is over", table("over", false, "person", "person"), false],
    ["one that was closed", table("closed", false, "person", "person"), false],
  ])("%s", (_, from, sampled) => expect(isSampled(from, 0)).toBe(sampled));
});
