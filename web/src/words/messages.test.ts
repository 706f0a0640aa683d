/** The words of the client are those of the server: of a whole game of Comet and of a slice of Xia, in both languages. */

import { describe, expect, it } from "vitest";
import { opened } from "../games";
import { recordings, type Frame } from "../recorded";
import { begun, changed, type Known } from "../stream";
import { Messages, parsed, shapeOf } from "./messages";

const languages = ["en", "ru"] as const;

/** Everything there is to say about a frame, in the order in which the recording has it. */
function said(words: Messages, { frame, barred }: Frame): string[] {
  const lines: string[] = [];
  for (const event of frame.events)
    lines.push(words.heading(event) ?? "", words.event(event), String(words.aside(event)));
  for (const question of frame.asked) {
    lines.push(words.prompt(question.code, question.about));
    for (const option of question.options ?? []) {
      const brief = words.brief(option);
      lines.push(words.option(question.code, option), words.label(question.code, option.key));
      lines.push(
        brief ? [brief.group, brief.part, brief.short, brief.note].join("|") : "",
        words.default(option) ?? "",
      );
    }
  }
  lines.push(...barred.map((why) => words.reason(why)));
  lines.push(...frame.breadcrumb.map((crumb) => words.name("frame", crumb.frame)));
  lines.push(...frame.any_time.map((act) => words.option("", act)));
  return lines;
}

describe.each(recordings)("a recorded game of $game", ({ game, names, texts, box, viewers }) => {
  it.each(viewers)("is told to seat $you as the server tells it", async ({ you, frames }) => {
    const parts = await opened(game);
    const both = languages.map((language) => new Messages(language, game, parsed(texts[language]), names, you));
    let known: Known | null = null;
    let lines = 0;
    for (const frame of frames) {
      known = frame.frame.is === "full" ? begun(frame.frame, known) : changed(known as Known, frame.frame);
      const naming = known.view && parts?.naming?.(known.view, box);
      both.forEach((words, language) => {
        if (naming) words.naming = naming;
        expect(said(words, frame)).toEqual(frame.said[language]);
        lines += frame.said[language]?.length ?? 0;
      });
    }
    expect(lines).toBeGreaterThan(1000);
  });

  it.each(viewers)("adds up to what a newcomer is sent at seat $you", ({ frames }) => {
    let known: Known | null = null;
    for (const { frame, view } of frames) {
      known = frame.is === "full" ? begun(frame, known) : changed(known as Known, frame);
      expect(known.cursor).toBe(frame.cursor);
      if (view) expect(known.view).toEqual(view);
    }
    expect(frames.filter((frame) => frame.view).length).toBeGreaterThan(3);
    expect(known?.events.length).toBe(known?.cursor);
  });
});

describe("a key", () => {
  it("has a word, and the rest by place", () => {
    expect(shapeOf("hex:3,-1")).toEqual(["hex", { first: 3, second: -1 }]);
    expect(shapeOf("7")).toEqual(["number", { first: 7 }]);
    expect(shapeOf("pass")).toEqual(["pass", {}]);
  });
});

describe("what has no text", () => {
  it("is shown as its code with what it was given", () => {
    const words = new Messages("en", "comet", parsed("kernel-you = You"));
    expect(words.text("comet.nothing", { ice: 3 })).toBe("comet.nothing (ice=3)");
  });
});

describe("dice of several", () => {
  it.each([
    ["en", "You rolled 6, 2 on 2d6; Bo rolled 1 on d6; the Scoundrel rolled 5 on d8 (combat)."],
    ["ru", "Вы бросаете 2к6: 6, 2; Bo бросает к6: 1; Разбойник бросает к8: 5 (бой)."],
  ] as const)("are told as the dice of each, in %s as the server does", (language, text) => {
    const words = new Messages(language, "xia", parsed(recordings[1].texts[language]), ["Ann", "Bo"], 0);
    words.naming = { spaces: new Map(), others: new Map([[-1, "scoundrel"]]) };
    const params = { by: 1, rule: "xia.combat.roll", dice: [6, 6, 8, 6], faces: [6, 1, 5, 2], owners: [0, 1, -1, 0] };
    expect(words.event({ number: 0, code: "kernel.rolled", depth: 0, params })).toBe(text);
  });
});

describe("a space", () => {
  it.each([
    [{ space: [2, -1] }, "{ PLACE($space) }", "Deltus Gate c3"],
    [{ first: 2, second: -1 }, "{ PLACE($first, $second) }", "Deltus Gate c3"],
    [{ region: 3 }, "{ PLACE($region) }", "Deltus Gate c4"],
    [{ room: "bridge", square: [4, 7] }, "{ PLACE($room, $square) }", "Deltus Gate c5"],
    [{ space: ["hold", 1, 2, 3] }, "{ PLACE($space) }", "(hold, 1, 2, 3)"],
  ])("has a name of any shape: %o", (params, text, said) => {
    const words = new Messages("en", "xia", parsed(`${recordings[1].texts.en}\nhere = ${text}\n`));
    const cells = { "2,-1": "c3", "3": "c4", "bridge,4,7": "c5" };
    const named = Object.entries(cells).map(([key, cell]) => [key, { sector: "deltus-gate", cell }] as const);
    words.naming = { spaces: new Map(named), others: new Map() };
    expect(words.text("here", params)).toBe(said);
  });
});
