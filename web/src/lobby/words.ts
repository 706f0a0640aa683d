/** The words of a game for the lobby, where there is no table yet. */

import * as api from "../rest";
import { settings, type Language } from "../settings.svelte";
import type { Game } from "../types";
import { opened } from "../games";
import { Messages, parsed } from "../words/messages";
import { learn } from "../words/own";

export async function wordsOf(game: Game, language: Language): Promise<Messages> {
  const texts = await api.content<{ ftl: string }>(game.content[`texts-${language}`] ?? "");
  return new Messages(language, game.name, parsed(texts.ftl));
}

/** What the shell says of a game where there is no table of it, such as what its house rules do. */
export async function learnGame(game: string, language: Language = settings.language): Promise<void> {
  await learn((await opened(game))?.words, language);
}
