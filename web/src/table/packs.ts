/** Packs that are laid over the box of a game: what they make another has addresses of its own. */

import type { Game, Table } from "../types";

/** The game as it is played at a table. */
export function gameAt(game: Game, table: Pick<Table, "content"> | undefined): Game {
  return { ...game, content: { ...game.content, ...table?.content } };
}
