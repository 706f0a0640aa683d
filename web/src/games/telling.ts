/** The words of a game's drawings: what its own texts have no need to say. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";

export type Tell = (id: string, params?: Record<string, string | number>) => string;

/** Tells a text by its id, in the language of the settings. */
export function telling(texts: Record<Language, string[]>): Tell {
  const bundles: Record<Language, FluentBundle> = { en: bundle("en", texts.en), ru: bundle("ru", texts.ru) };
  return (id, params = {}) => {
    const own = bundles[settings.language];
    const pattern = own.getMessage(id)?.value;
    return pattern ? own.formatPattern(pattern, params) : id;
  };
}

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const ftl of texts) made.addResource(new FluentResource(ftl));
  return made;
}
