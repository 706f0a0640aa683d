/** What I cannot do now, and why: asked for once with every question to me. */

import * as api from "../rest";
import type { Reason } from "../types";
import type { Messages } from "../words/messages";
import type { LiveTable } from "./live.svelte";

/** What is barred for the same reason. */
export interface Bar {
  labels: string[];
  reason: string;
  rule: string;
}

export class Barred {
  reasons = $state.raw<Reason[]>([]);
  #question = "";

  /** Another question is open, or something has happened while it was: its reasons, or none while nothing is asked. */
  look(live: LiveTable, id: number | undefined): void {
    const question = id === undefined ? "" : `${id} ${live.known?.entries}`;
    if (question === this.#question) return;
    this.#question = question;
    this.reasons = [];
    if (!question) return;
    api.whyNot(live.id, live.who).then(
      (found) => {
        if (this.#question === question) this.reasons = found;
      },
      () => (this.#question = ""), // told by the banner already; asked for again with the next look
    );
  }
}

/** What is barred for the same reason shares a place; the same thing is named once. */
export function shared(reasons: Reason[], words: Messages, code: string): Bar[] {
  const found = new Map<string, Bar>();
  for (const one of reasons) {
    const reason = words.reason(one);
    const bar = found.get(reason + one.rule) ?? { labels: [], reason, rule: one.rule };
    const label = words.label(code, one.key);
    if (!bar.labels.includes(label)) bar.labels.push(label);
    found.set(reason + one.rule, bar);
  }
  return [...found.values()];
}
