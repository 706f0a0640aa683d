import { expect, test } from "vitest";
import { phrase, read } from "./phrase";

const say = (code: string, params: Record<string, unknown>, part: string): string =>
  `${code.replace("kernel.effect.", "")}${part && `.${part}`}<${Object.values(params).join("|")}>`;

test("what is spelled can be read", () => {
  expect(read("then._.pay.energy_1.-._.choose._.again.-._.gain.credits_2.-.-")).toEqual([
    "then",
    ["pay", "energy_1"],
    ["choose", ["again"], ["gain", "credits_2"]],
  ]);
});

test("every composition has its text, the same as in tests/kernel/test_effect.py", () => {
  const spelled =
    "when.any-time._.then._.per.moons.2.of_science._.gain.credits_2.-.-._.if._.moons.least_1.of_science.-" +
    "._.choose._.gain.credits_2.-._.again.-.-.-.-";
  expect(phrase("toy", spelled, say)).toBe(
    "when<any-time<>|then<group<per<toy.each.moons<2|science>|toy.do.gain<2>>>|" +
      "group<if<toy.if.moons.least<1|science|1>|choose<or<toy.do.gain<2>|toy.do.again<>>>>>>>",
  );
});
