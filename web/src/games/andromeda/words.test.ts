/** The words of the drawings are there in both languages, want the same, and are used. */

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import english from "./locale/en/edge.ftl?raw";
import englishMoments from "./locale/en/moments.ftl?raw";
import russian from "./locale/ru/edge.ftl?raw";
import russianMoments from "./locale/ru/moments.ftl?raw";

const sources = import.meta.glob(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = Object.values(sources).join("\n");
const texts = (ftl: string) =>
  new Map(new FluentResource(ftl).body.map((text) => [text.id as string, JSON.stringify(text.value)]));
const params = (text = "") =>
  [...new Set([...text.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]))].sort();
const [en, ru] = [texts(english + englishMoments), texts(russian + russianMoments)];

it("has the same texts in both languages", () => {
  expect([...ru.keys()]).toEqual([...en.keys()]);
  for (const [id, text] of en) expect(params(ru.get(id)), id).toEqual(params(text));
});

it("has a text for all that is told, and tells all of them", () => {
  const ids = [...en.keys()];
  const said = [...source.matchAll(/tell\(\s*"([\w-]+)"/g)].map((found) => found[1] ?? "");
  expect(said.filter((id) => !ids.includes(id))).toEqual([]);
  const beginnings = [...source.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1] ?? "-");
  const used = (id: string) => source.includes(`"${id}"`) || beginnings.some((beginning) => id.startsWith(beginning));
  expect(ids.filter((id) => !used(id))).toEqual([]);
});
