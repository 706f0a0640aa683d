/** The words of the drawings: what the game's own texts have no need to say. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "../../settings.svelte";
import en from "./locale/en.ftl?raw";
import ru from "./locale/ru.ftl?raw";

const bundles: Record<Language, FluentBundle> = { en: bundle("en", en), ru: bundle("ru", ru) };

function bundle(language: Language, ftl: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(ftl));
  return made;
}

/** A text by its id, in the language of the settings. */
export function tell(id: string, params: Record<string, string | number> = {}): string {
  const own = bundles[settings.language];
  const pattern = own.getMessage(id)?.value;
  return pattern ? own.formatPattern(pattern, params) : id;
}
