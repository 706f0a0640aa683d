/** What this browser remembers of the coach: whether it speaks, what it has said, and the goals of the first game. */

import { read, write } from "../keep";

interface Kept {
  on: boolean;
  seen: string[];
  /** The table of the guided game, and what was reached there. */
  table: string;
  goals: string[];
}

const PLACE = "rimward.coach";

class Coaching {
  on = $state(false);
  seen = $state.raw<readonly string[]>([]);
  table = $state("");
  goals = $state.raw<readonly string[]>([]);
  /** The questions that have yet to be explained, while the coach speaks. */
  ahead = $state.raw<ReadonlySet<string>>(new Set());

  constructor() {
    const kept = read<Partial<Kept>>(PLACE, {});
    this.on = kept.on ?? false;
    this.seen = kept.seen ?? [];
    this.table = kept.table ?? "";
    this.goals = kept.goals ?? [];
  }

  /** A guided game begins: everything is new again. */
  guide(table: string): void {
    this.on = true;
    this.table = table;
    this.goals = [];
    this.again();
  }

  again(): void {
    this.seen = [];
    this.keep();
  }

  keep(): void {
    write(PLACE, { on: this.on, seen: this.seen, table: this.table, goals: this.goals } satisfies Record<
      keyof Kept,
      unknown
    >);
  }
}

export const coaching = new Coaching();
