/** What is barred for one reason stands in one place. */

import { expect, it } from "vitest";
import { recordings } from "../recorded";
import { Messages, parsed } from "../words/messages";
import { shared } from "./barred.svelte";

it("and everything that is barred is named there", () => {
  const [, xia] = recordings;
  const words = new Messages("en", "xia", parsed(xia.texts.en), xia.names, 0);
  const frames = xia.viewers.flatMap(({ frames }) => frames).filter(({ barred }) => barred.length);
  expect(frames.length).toBeGreaterThan(5);
  for (const { barred, frame } of frames) {
    const code = frame.asked?.[0]?.code ?? "";
    const bars = shared(barred, words, code);
    expect(new Set(bars.map(({ reason, rule }) => reason + rule)).size).toBe(bars.length);
    for (const one of barred) {
      const bar = bars.find(({ reason, rule }) => reason === words.reason(one) && rule === one.rule);
      expect(bar?.labels).toContain(words.label(code, one.key));
    }
  }
});
