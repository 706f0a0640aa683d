/** Every text of the client is there in both languages, wants the same, and is used. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const sources = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const en = import.meta.glob<string>(["./locale/en/*.ftl", "../games/*/locale/en/{cover,shell,lessons}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ru = import.meta.glob<string>(["./locale/ru/*.ftl", "../games/*/locale/ru/{cover,shell,lessons}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = Object.values(sources).join("\n");

const texts = (files: Record<string, string>) =>
  new Map(
    Object.values(files)
      .flatMap((ftl) => new FluentResource(ftl).body)
      .map((text) => [text.id as string, JSON.stringify(text.value)]),
  );
const params = (text = "") =>
  [...new Set([...text.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]))].sort();
const [english, russian] = [texts(en), texts(ru)];

describe("the client's texts", () => {
  it("are the same in both languages", () => {
    expect([...russian.keys()]).toEqual([...english.keys()]);
  });

  it.each([...english.keys()])("%s wants the same parameters", (id) => {
    expect(params(russian.get(id))).toEqual(params(english.get(id)));
  });

  it("are there for everything that is said", () => {
    const said = [...source.matchAll(/say\(\s*"([\w-]+)"/g)].map((found) => found[1] ?? "");
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((id) => !english.has(id))).toEqual([]);
  });

  it("name no game but in its own folder", () => {
    const files = Object.entries({ ...en, ...ru });
    const games = new Set(files.flatMap(([path]) => /games\/(\w+)\//.exec(path)?.[1] ?? []));
    expect(games.size).toBeGreaterThan(3);
    for (const [path, ftl] of files) {
      const own = /games\/(\w+)\//.exec(path)?.[1] ?? "";
      const others = [...games].filter((game) => game !== own);
      const named = new FluentResource(ftl).body.filter(({ id }) =>
        others.some((game) => String(id).split("-").includes(game)),
      );
      expect(named, path).toEqual([]);
    }
  });

  it("are all used", () => {
    const beginnings = [...source.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1] ?? "-");
    const ofGames = [...source.matchAll(/sayOf\([^"()]+(?:\([^()]*\))?, "([\w-]+)"/g)].map((found) => `${found[1]}-`);
    const unused = [...english.keys()].filter(
      (id) => !source.includes(`"${id}"`) && ![...beginnings, ...ofGames].some((beginning) => id.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });
});
