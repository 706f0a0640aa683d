/** The words of a game's drawings: what its own texts have no need to say. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";
import { learned } from "../words/learned.svelte";

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

interface Fetched {
  tell: Tell;
  ready(language: Language): Promise<void>;
}

/** The same with texts that are fetched: those of one language, and others when somebody changes to them. */
export function fetched(texts: Record<Language, () => Promise<{ default: string[] }>>): Fetched {
  const bundles: Partial<Record<Language, FluentBundle>> = {};
  const asked: Partial<Record<Language, Promise<void>>> = {};
  const ready = (language: Language) =>
    (asked[language] ??= texts[language]().then((found) => {
      bundles[language] = bundle(language, found.default);
      learned.count++;
    }));
  const tell: Tell = (id, params = {}) => {
    const { language } = settings;
    if (!bundles[language]) void ready(language);
    const own = learned.count >= 0 ? (bundles[language] ?? Object.values(bundles)[0]) : undefined;
    const pattern = own?.getMessage(id)?.value;
    return own && pattern ? own.formatPattern(pattern, params) : id;
  };
  return { tell, ready };
}

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const ftl of texts) made.addResource(new FluentResource(ftl));
  return made;
}
