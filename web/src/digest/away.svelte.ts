/** Notices that its reader was away: what happened meanwhile is offered as a digest. */

import { read, write } from "../keep";
import type { Event, Moments } from "../types";
import { standing } from "../table/withdrawn";
import { afterLast } from "./digest";

const PLACE = "rimward.watched";
/** Tables of which is remembered how far they were watched. */
const MOST = 60;
/** Events that make up a page, by which earlier ones are fetched. */
const PAGE = 1000;

/** The table, as far as it is needed here. */
export interface Source {
  id: string;
  seat: number;
  moments(): Promise<Moments>;
  events(since: number, limit: number): Promise<Event[]>;
}

export interface Told {
  /** The number of the first event. */
  since: number;
  events: Event[];
}

export class Away {
  told = $state.raw<Told | null>(null);
  #watched: number | undefined;
  #absent = true;

  constructor(private readonly source: Source) {
    this.#watched = read<Record<string, number>>(PLACE, {})[source.id];
  }

  /** Nobody looks, or nothing comes: what happens from here on was not seen. */
  leave(): void {
    this.#absent = true;
  }

  /** Somebody looks at the table, which has so many events. Returns from which on they were not seen; -1 for none. */
  look(cursor: number): number {
    const [before, absent] = [this.#watched, this.#absent];
    this.#watched = cursor;
    this.#absent = false;
    if (before !== cursor) this.#keep(cursor);
    return absent && before !== undefined && before < cursor ? before : -1;
  }

  /** All since the last answer of this seat, or since `from` where that is later. */
  async tell(from: number, cursor: number): Promise<Told> {
    const since = Math.max(from, afterLast(await this.source.moments(), this.source.seat));
    const events: Event[] = [];
    for (let first = since; first < cursor; first += PAGE)
      events.push(...(await this.source.events(first, Math.min(PAGE, cursor - first))));
    return { since: Math.min(since, cursor), events: standing(events) };
  }

  #keep(cursor: number): void {
    const { [this.source.id]: _, ...others } = read<Record<string, number>>(PLACE, {});
    write(PLACE, Object.fromEntries([...Object.entries(others), [this.source.id, cursor]].slice(-MOST)));
  }
}
