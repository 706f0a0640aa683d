/** Whatever is asked in the recorded games, every option has a plain sentence, and something comes next. */

import { FluentResource } from "@fluent/bundle";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { opened } from "../games";
import { recordings } from "../recorded";
import { settings } from "../settings.svelte";
import { Messages, parsed, shapeOf } from "../words/messages";
import { learn } from "../words/own";
import { offers } from "./offers";
import { next, possible, sentence } from "./whatnow";

beforeAll(async () => {
  for (const { game } of recordings) await learn((await opened(game))?.words, "en");
});
beforeEach(() => {
  settings.language = "en";
});

describe.each(recordings)("what can be done", ({ game, texts, names, viewers }) => {
  const words = new Messages("en", game, parsed(texts.en), names, 0);
  const frames = viewers[0]?.frames ?? [];
  const questions = frames.flatMap(({ frame }) => frame.asked.filter((one) => one.options));

  it(`in ${game} is told by kind, and no option is lost`, () => {
    expect(questions.length).toBeGreaterThan(20);
    for (const question of questions) {
      const told = possible(words, question);
      expect(told.reduce((sum, can) => sum + can.count, 0)).toBe(offers(words, question).length);
      expect(new Set(told.map((can) => can.word)).size).toBe(told.length);
    }
  });

  it(`in ${game} is a sentence for every kind of option that there is`, () => {
    const found = new FluentResource(texts.en).body.flatMap((text) => {
      const own = new RegExp(`^${game}-option-(.+)$`).exec(String(text.id))?.[1];
      const parts = Object.keys(text.attributes).flatMap((part) => /^option-(.+)$/.exec(part)?.[1] ?? []);
      return own ? [own] : parts;
    });
    const bare = [...new Set(found)].filter((word) => !sentence(words, "", word).endsWith("."));
    expect(found.length).toBeGreaterThan(8);
    expect(bare).toEqual([]);
  });

  it(`in ${game} is followed by what comes next`, () => {
    for (const { frame } of frames) if (frame.breadcrumb.length) expect(next(game, frame.breadcrumb)).not.toBe("");
  });
});

it("is told by the question first", () => {
  const [, xia] = recordings;
  const words = new Messages("en", "xia", parsed(xia.texts.en), xia.names, 0);
  expect(sentence(words, "xia.respawn.where", "hex:1,2")).not.toBe(
    sentence(words, "xia.move.point-per-space", "hex:1,2"),
  );
  expect(shapeOf("hex:1,2")[0]).toBe("hex");
});
