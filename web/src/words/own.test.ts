/** Every text of the client is there in both languages, wants the same, and is used. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const sources = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const en = import.meta.glob<string>("./locale/en/*.ftl", { query: "?raw", import: "default", eager: true });
const ru = import.meta.glob<string>("./locale/ru/*.ftl", { query: "?raw", import: "default", eager: true });
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

  it("are all used", () => {
    const beginnings = [...source.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1] ?? "-");
    const unused = [...english.keys()].filter(
      (id) => !source.includes(`"${id}"`) && !beginnings.some((beginning) => id.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });
});
