/** Bots by name. */

import { describe, expect, it } from "vitest";
import type { Game } from "../types";
import { Messages, parsed } from "../words/messages";
import { botTitle, firstBot, levelsOf, usualBot } from "./bots";

const game = (levels: string[], bots = ["random", "easy", "greedy"]) => ({ levels, bots }) as unknown as Game;
const words = new Messages(
  "en",
  "xia",
  parsed("kernel-level-normal = normal\nkernel-bot-greedy = greedy\nxia-style-trader = trader\n"),
);

describe("a bot", () => {
  it("is a normal one where nobody says, and an easy one in a first game", () => {
    const whole = game(["easy", "normal", "hard", "expert"]);
    expect([usualBot(whole), firstBot(whole)]).toEqual(["normal", "easy"]);
  });

  it("is what there is where a game gives no advice", () => {
    const bare = game([], ["random"]);
    expect([levelsOf(bare), usualBot(bare), firstBot(bare)]).toEqual([["random"], "random", "random"]);
  });

  it("is called by its level and its style, and by its kind at an old table", () => {
    expect(botTitle(words, "normal/trader")).toBe("normal, trader");
    expect(botTitle(words, "normal")).toBe("normal");
    expect(botTitle(words, "greedy")).toBe("greedy");
  });
});
