/** The words of a game for the lobby, where there is no table yet. */

import * as api from "../rest";
import type { Language } from "../settings.svelte";
import type { Game } from "../types";
import { Messages, parsed } from "../words/messages";

export async function wordsOf(game: Game, language: Language): Promise<Messages> {
  const texts = await api.content<{ ftl: string }>(game.content[`texts-${language}`] ?? "");
  return new Messages(language, game.name, parsed(texts.ftl));
}
