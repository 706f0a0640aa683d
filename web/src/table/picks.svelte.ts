/** What has been picked so far in a panel, before any of it is answered. */

import type { Panel } from "./picks";

export type State = "" | "armed" | "sent" | "refused";

export class Picking {
  #tally = $state<Record<string, number>>({});
  /** It has to be pressed again, is on its way, or was not taken: until something else is picked. */
  state = $state<State>("");

  constructor(readonly panel: Panel) {
    const last = panel.things.at(-1);
    const most = panel.kind === "amount" && last ? [last.key] : [];
    this.only(panel.rule.initial?.(panel.question) ?? most);
  }

  get keys(): string[] {
    return this.panel.things.flatMap(({ key }) => Array.from({ length: this.times(key) }, () => key));
  }
  get count(): number {
    return this.keys.length;
  }
  get missing(): number {
    return Math.max(0, this.panel.least - this.count);
  }
  get full(): boolean {
    return this.count >= this.panel.most;
  }

  times = (key: string) => this.#tally[key] ?? 0;
  has = (key: string) => this.panel.things.some((thing) => thing.key === key);
  /** Whether one more of it may be picked. */
  may = (key: string) => !this.full && this.times(key) < (this.panel.things.find((one) => one.key === key)?.most ?? 0);

  add(key: string): void {
    if (this.may(key)) this.#set({ ...this.#tally, [key]: this.times(key) + 1 });
  }

  take(key: string): void {
    if (this.times(key)) this.#set({ ...this.#tally, [key]: this.times(key) - 1 });
  }

  /** Of what may be picked once: on or off. Of what may be picked more often: one more, and after the last none. */
  toggle(key: string): void {
    if (this.may(key)) this.add(key);
    else if (this.times(key)) this.#set({ ...this.#tally, [key]: 0 });
  }

  only(keys: readonly string[]): void {
    const tally: Record<string, number> = {};
    for (const key of keys) tally[key] = (tally[key] ?? 0) + 1;
    this.#set(tally);
  }

  clear = () => this.only([]);

  /** Of amounts: the next greater or smaller one. */
  step(by: number): void {
    const { things } = this.panel;
    const next = things[things.findIndex(({ key }) => this.times(key)) + by];
    if (next) this.only([next.key]);
  }

  #set(tally: Record<string, number>): void {
    if (this.state === "sent") return;
    this.#tally = tally;
    this.state = "";
  }
}
