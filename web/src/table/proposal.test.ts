import { describe, expect, test } from "vitest";
import type { Proposal, Seat } from "../types";
import { agreeing, worded } from "./proposal";

const seat = (number: number, away = false) => ({ seat: number, name: "ABCD"[number], away }) as Seat;
const seats = [seat(0), seat(1), seat(2, true), seat(3)];
const proposed = (what: Partial<Proposal>) =>
  ({ number: 1, by: 0, to: 0, seat: -1, needs: [], instead: [], consents: [], ...what }) as Proposal;

describe("who may still agree", () => {
  test("those who are needed and have not", () => {
    expect(agreeing(proposed({ kind: "take-back", needs: [0, 1, 2], consents: [0] }), seats)).toEqual([1, 2]);
  });
  test("nobody for whom a bot sits in, to the end of the game", () => {
    expect(agreeing(proposed({ kind: "end", needs: [0, 1, 2], consents: [0] }), seats)).toEqual([1]);
  });
  test("others in the place of one who is long away", () => {
    expect(agreeing(proposed({ kind: "key", seat: 1, needs: [1], instead: [2, 3] }), seats)).toEqual([1, 2, 3]);
  });
});

describe("what is proposed", () => {
  test("names whose seat it is", () => {
    expect(worded(proposed({ kind: "key", seat: 1 }), seats, 9)).toContain("B");
    expect(worded(proposed({ kind: "key", seat: 1, instead: [2, 3] }), seats, 9)).toContain("two others");
    expect(worded(proposed({ kind: "open", seat: 3 }), seats, 9)).toContain("D");
  });
  test("counts the steps that would be taken back", () => {
    expect(worded(proposed({ kind: "take-back", to: 6 }), seats, 9)).toContain("3");
  });
});
