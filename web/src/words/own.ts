/** The client's own words, in the language of this browser. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Problem } from "../rest";
import { settings, type Language } from "../settings.svelte";
import type { Messages } from "./messages";
import { idOf } from "./messages";

type Texts = Record<string, string>;
const en: Texts = import.meta.glob("./locale/en/*.ftl", { query: "?raw", import: "default", eager: true });
const ru: Texts = import.meta.glob("./locale/ru/*.ftl", { query: "?raw", import: "default", eager: true });

const bundles: Record<Language, FluentBundle> = { en: bundle("en", en), ru: bundle("ru", ru) };

function bundle(language: Language, texts: Texts): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const ftl of Object.values(texts)) made.addResource(new FluentResource(ftl));
  return made;
}

/** A text by its id. It reads the language of the settings, so what shows it changes with that. */
export function say(id: string, params: Record<string, string | number> = {}): string {
  const own = bundles[settings.language];
  const pattern = own.getMessage(id)?.value;
  return pattern ? own.formatPattern(pattern, params) : id;
}

export function knows(id: string): boolean {
  return bundles[settings.language].hasMessage(id);
}

/** Why something failed, for a person: by its code where we have words for it, else as the server says it. */
export function why(error: unknown): string {
  if (!(error instanceof Problem)) return String(error instanceof Error ? error.message : error);
  const id = `problem-${idOf(error.code)}`;
  if (knows(id)) return say(id);
  return error.detail ? error.detail.slice(0, 1).toUpperCase() + error.detail.slice(1) : say("problem-web-offline");
}

/** Why a command was refused: by the table in our words, by the rules in the game's. */
export function refused(refusal: { code: string; numbers: Record<string, string | number> }, words: Messages): string {
  const id = `problem-${idOf(refusal.code)}`;
  return knows(id) ? say(id, refusal.numbers) : words.text(refusal.code, refusal.numbers);
}
