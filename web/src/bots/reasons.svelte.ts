/** What a bot would do in my place, and why bots did what they did: asked of the server, one thing at a time. */

import { entryOf } from "../replay/back.svelte";
import type { Grounds, Hint, Moments, Why } from "../types";
import type { Messages } from "../words/messages";

/** A reason in words, as an event is put into them. */
export const inWords = (words: Messages, { code, params }: Grounds): string =>
  words.event({ number: 0, depth: 0, code, params: params as never });

/** One hint, for the question that it was asked for; another question has another id. */
export class Hints {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  trouble = $state.raw<unknown>(null);

  async ask(fetch: () => Promise<Hint>): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.trouble = null;
    try {
      this.hint = await fetch();
    } catch (error) {
      this.trouble = error;
    } finally {
      this.thinking = false;
    }
  }
}

/** What is known of the reason for an entry: it is thought about, it was told, or it failed. */
export interface Reason {
  why: Grounds | null;
  trouble: unknown;
}

interface Source {
  moments(): Promise<Moments>;
  why(entry: number): Promise<Why>;
}

const QUIET = 700; // milliseconds without news before it is looked up which answers were bots'

export class Whys {
  moments = $state.raw<Moments | null>(null);
  /** By the first event of an entry, which stays its own when others are taken back. */
  told = $state.raw<Record<number, Reason>>({});
  readonly bots = $derived(new Set(this.moments?.bots ?? []));
  /** What standing orders gave, as far as it may be known. */
  readonly ordered = $derived(new Set(this.moments?.ordered ?? []));
  #entries = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: Source) {}

  /** So many entries there are now; what they are is looked up once nothing more comes. */
  look(entries: number): void {
    if (entries === this.#entries) return;
    this.#entries = entries;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.source.moments().then(
        (found) => (this.moments = found),
        () => (this.#entries = -1),
      );
    }, QUIET);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  entryOf(event: number): number {
    return entryOf(this.moments?.first ?? [], event);
  }

  /** Of each of these entries the first of these lines, by the number of its event. */
  firsts(lines: readonly number[], entries: ReadonlySet<number>): Map<number, number> {
    const found = new Map<number, number>();
    let last = -1;
    for (const line of lines) {
      const entry = this.entryOf(line);
      if (entry !== last && entries.has(entry)) found.set(line, entry);
      last = entry;
    }
    return found;
  }

  /** The last answer of a bot; -1 where there is none. */
  latest(): number {
    return this.moments?.bots.at(-1) ?? -1;
  }

  seatOf(entry: number): number {
    return this.moments?.seats[entry] ?? -1;
  }

  reason(entry: number): Reason | undefined {
    return this.told[this.moments?.first[entry] ?? -1];
  }

  async ask(entry: number): Promise<void> {
    const first = this.moments?.first[entry];
    if (first === undefined || this.told[first]?.why) return;
    const keep = (reason: Reason) => (this.told = { ...this.told, [first]: reason });
    keep({ why: null, trouble: null });
    try {
      keep({ why: (await this.source.why(entry)).why, trouble: null });
    } catch (trouble) {
      keep({ why: null, trouble });
    }
  }
}
