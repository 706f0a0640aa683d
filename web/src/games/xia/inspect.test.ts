/** Whatever can be seen or chosen in a recorded game can be looked into, in both languages, with rules that there are. */

import { describe, expect, it } from "vitest";
import { lookInto, nameOf } from "../../inspect/inspect";
import { recordings } from "../../recorded";
import { settings, type Language } from "../../settings.svelte";
import type { View } from "../../types";
import { Messages, parsed } from "../../words/messages";
import { inspect } from "./inspect";
import { tableOf, type Box } from "./model";
import { naming } from "./naming";

const [, xia] = recordings;
const box = xia.box as Box;
const view = xia.viewers[0]?.frames.findLast(({ view: whole }) => whole)?.view as View;
const rules = new Set(xia.rules.rules.map((rule) => rule.id));

function words(language: Language): Messages {
  settings.language = language;
  const made = new Messages(language, "xia", parsed(xia.texts[language]), xia.names, 0);
  made.naming = naming(view, box);
  return made;
}

const things = [
  ...[...words("en").naming.spaces.keys()].map((key) => `hex:${key}`),
  ...tableOf(view).ships.map((_, number) => `ship:${number}`),
  ...["outfit", "ship", "sector", "title", "job"].flatMap((kind) => {
    const part = { outfit: "outfits", ship: "ships", sector: "sectors", title: "titles", job: "missions" }[kind];
    return Object.keys(box[part as "outfits"]).map((name) => `${kind}:${name}`);
  }),
  ...Object.values(box.ships).map(({ ability }) => `card:${ability}`),
];

describe.each(["en", "ru"] as const)("looking into things in %s", (language) => {
  it("tells a name, and something in words of that language", () => {
    const own = words(language);
    const told = things.map((thing) =>
      lookInto(thing, { looking: { inspect }, things: xia.things, view, words: own, box }),
    );
    expect(things.length).toBeGreaterThan(200);
    for (const [place, one] of told.entries()) {
      expect(one?.title, things[place]).toBeTruthy();
      const text = [one?.title, one?.kind, ...(one?.lines ?? []), ...(one?.more ?? []).map(({ name }) => name)].join(
        " ",
      );
      expect(text, things[place]).not.toMatch(/xia[.-]|\(\w+=|undefined|ground-|about-/);
      if (things[place]?.startsWith("hex:")) expect(/[а-я]/.test(text), text).toBe(language === "ru");
    }
  });
});

it("names rules that there are", () => {
  const own = words("en");
  const named = things.flatMap((thing) => {
    const told = inspect(thing, view, own, box);
    return told && typeof told === "object" ? (told.rules ?? []) : [];
  });
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((rule) => !rules.has(rule))).toEqual([]);
});

it("knows the thing that an answer or a reason speaks of", () => {
  const own = { looking: { inspect }, things: [], view, words: words("en"), box };
  expect(nameOf("use:1,-6,rescue,6", own)).toBe("hex:1,-6");
  expect(nameOf("buy-outfit:halon", own)).toBe("outfit:halon");
  expect(nameOf("rescue:3", own)).toBe("ship:3");
  expect(nameOf("mine", own)).toBe("mine");
  const [ship] = tableOf(view).ships;
  const { name, sections } = ship?.outfits[0] ?? { name: "", sections: [] };
  expect(nameOf(`use:0,${sections[0]}`, own)).toBe(`outfit:${name}`);
});
