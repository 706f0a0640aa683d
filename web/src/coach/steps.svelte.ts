/** The way of a newcomer: a game with the coach, a whole one, one with a friend, one with a house rule. */

import { read, write } from "../keep";
import type { Game, Table } from "../types";

export const STEPS = ["guided", "full", "friend", "house"] as const;
export type Step = (typeof STEPS)[number];

const PLACE = "rimward.steps";

/** What a finished table was, for whoever played there. */
export function stepsOf(table: Pick<Table, "seats" | "options">, game: Pick<Game, "presets" | "settings">): Step[] {
  const preset = Object.entries(game.presets["first-game"] ?? {});
  const first = preset.length > 0 && preset.every(([name, value]) => table.options[name] === value);
  const people = table.seats.filter((seat) => seat.kind === "person").length;
  const house = !first && game.settings.some(({ name, default: usual }) => (table.options[name] ?? usual) !== usual);
  return [
    first ? ("guided" as const) : ("full" as const),
    ...(people > 1 ? ["friend" as const] : []),
    ...(house ? ["house" as const] : []),
  ];
}

class Steps {
  done = $state.raw<readonly Step[]>(read<Step[]>(PLACE, []));

  /** Those that are still to come, in their order. A whole game makes the first one idle. */
  readonly left = $derived(
    STEPS.filter((step) => !this.done.includes(step) && !(step === "guided" && this.done.includes("full"))),
  );

  finished(table: Table, game: Game): void {
    const steps = stepsOf(table, game).filter((step) => !this.done.includes(step));
    if (!steps.length) return;
    this.done = [...this.done, ...steps];
    write(PLACE, this.done);
  }
}

export const steps = new Steps();
