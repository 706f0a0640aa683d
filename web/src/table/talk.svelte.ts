/** What is said to one's own side, and one's private notes: of one seat, and of nobody else's. */

import * as api from "../rest";
import type { Aside } from "../types";

/** Milliseconds after the last key until notes are kept. */
export const PAUSE = 800;

/** The server, as far as it is needed here. */
export interface Source {
  asides(): Promise<Aside[]>;
  notes(): Promise<string>;
  keep(text: string): Promise<void>;
}

export const sourceOf = (id: string, seat: number, who: api.Who): Source => ({
  asides: () => api.asides(id, seat, who),
  notes: async () => (await api.notes(id, seat, who)).text,
  keep: (text) => api.keepNotes(id, text, who),
});

export class Talk {
  asides = $state.raw<Aside[]>([]);
  notes = $state("");
  trouble = $state.raw<unknown>(null);
  /** What was written is not kept yet. */
  dirty = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Without a source for who has no seat. */
  constructor(private readonly source: Source | null) {}

  hear(lines: Aside[]): void {
    const known = new Set(this.asides.map(named));
    const news = lines.filter((line) => !known.has(named(line)));
    if (news.length) this.asides = [...this.asides, ...news].sort((a, b) => a.at - b.at);
  }

  /** Notes as they are kept: written in another window, or here. What is being written comes first. */
  noted(text: string): void {
    if (!this.dirty) this.notes = text;
  }

  /** Everything that was missed. */
  async catchUp(): Promise<void> {
    if (!this.source) return;
    try {
      const [asides, notes] = await Promise.all([this.source.asides(), this.source.notes()]);
      this.hear(asides);
      this.noted(notes);
    } catch {
      // It is asked for again with the next connection.
    }
  }

  write(text: string): void {
    this.notes = text;
    this.dirty = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), PAUSE);
  }

  /** At once, where somebody stops writing. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.dirty || !this.source) return;
    const text = this.notes;
    try {
      await this.source.keep(text);
      this.trouble = null;
      this.dirty = this.notes !== text;
    } catch (error) {
      this.trouble = error;
    }
  }
}

const named = ({ at, seat, text }: Aside) => `${at} ${seat} ${text}`;
