/**
 * The client's own words, in the language of this browser. What a game adds is in its folder: `cover.ftl`, which comes with
 * them, and what `learn` fetches.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Problem } from "../rest";
import { settings, type Language } from "../settings.svelte";
import type { Messages } from "./messages";
import { learned } from "./learned.svelte";
import { idOf } from "./messages";

const OWN = { en: () => import("./en"), ru: () => import("./ru") };

/** What was fetched. */
const bundles: Partial<Record<Language, FluentBundle>> = {};

/** In the language of the settings; until that has come, in the one that is here. */
const spoken = () => (learned.count >= 0 ? (bundles[settings.language] ?? bundles.en ?? bundles.ru) : undefined);

/** Fetches the client's words in a language. To be awaited before anything is shown. */
export async function speak(language: Language): Promise<FluentBundle> {
  const known = bundles[language];
  if (known) return known;
  const { default: files } = await OWN[language]();
  if (!bundles[language]) {
    const made = new FluentBundle(language, { useIsolating: false });
    for (const ftl of files) made.addResource(new FluentResource(ftl));
    bundles[language] = made;
    learned.count++;
  }
  return bundles[language];
}

/** Texts of a game, a file for each language, fetched when they are wanted. */
export type Texts = Record<Language, () => Promise<{ default: string }>>;

const fetched = new Map<() => unknown, Promise<void>>();

/** Fetches texts of a game, once for each language; from then on they can be said. */
export function learn(texts: Texts | undefined, language: Language): Promise<void> {
  const from = texts?.[language];
  if (!from) return Promise.resolve();
  const known = fetched.get(from);
  if (known) return known;
  const coming = Promise.all([from(), speak(language)]).then(([{ default: ftl }, bundle]) => {
    bundle.addResource(new FluentResource(ftl));
    learned.count++;
  });
  coming.catch(() => fetched.delete(from));
  fetched.set(from, coming);
  return coming;
}

/** A text by its id. It reads the language of the settings, so what shows it changes with that. */
export function say(id: string, params: Record<string, string | number> = {}): string {
  const own = spoken();
  const pattern = own?.getMessage(id)?.value;
  return own && pattern ? own.formatPattern(pattern, params) : id;
}

export function knows(id: string): boolean {
  return spoken()?.hasMessage(id) ?? false;
}

/** What a game calls something, `ID-GAME`; where it has no word of its own, the usual one. */
export function sayOf(game: string, id: string, params: Record<string, string | number> = {}): string {
  const own = `${id}-${game}`;
  return say(knows(own) ? own : id, params);
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
