/** What a page of a table knows beside the table itself: what is asked, pointed at, looked back to, and drawn. */

import { untrack } from "svelte";
import { Whys } from "../bots/reasons.svelte";
import { coaching } from "../coach/kept.svelte";
import { Away } from "../digest/away.svelte";
import { isWorth } from "../digest/digest";
import { PARTS, type BoardProps } from "../games";
import { letters } from "../look/seats";
import { LookBack } from "../replay/back.svelte";
import { opened } from "../replay/opening.svelte";
import * as api from "../rest";
import { settings } from "../settings.svelte";
import type { Option, Question } from "../types";
import { refused, why } from "../words/own";
import { Barred } from "./barred.svelte";
import { Choosing } from "./choosing.svelte";
import { Drawn } from "./drawn.svelte";
import type { LiveTable } from "./live.svelte";
import { Notifier } from "./notify";
import { NOT_FOLLOWED, odds, offers, plainKey, type Follow } from "./offers";
import { of as picks } from "./picks";
import { NOTHING, sorted } from "./sorts";

export class Sitting {
  readonly back: LookBack;
  readonly whys: Whys;
  readonly away: Away;
  readonly barred = new Barred();
  readonly drawn = new Drawn();
  readonly choosing: Choosing;
  /** The question whose answer is to be another. */
  changing = $state<number | null>(null);
  /** How many pixels of the board the dock lies over. */
  covered = $state(0);
  /** What went wrong, in words. */
  trouble = $state("");

  constructor(readonly live: LiveTable) {
    const { id, seat, who } = live;
    const moments = () => api.moments(id, who);
    this.back = new LookBack({ moments, moment: (entry, eyes) => api.moment(id, entry, eyes, who) });
    this.whys = new Whys({ moments, why: (entry) => api.reason(id, entry, who) });
    this.away = new Away({ id, seat, moments, events: (since, limit) => api.events(id, since, limit, who) });
    this.choosing = new Choosing(this.choose, (option) => this.#twice(option));
  }

  readonly table = $derived.by(() => this.live.known?.table);
  readonly parts = $derived.by(() => (this.live.game ? PARTS[this.live.game.name] : undefined));
  readonly over = $derived.by(() => this.table?.status === "over" || this.table?.status === "closed");
  readonly digesting = $derived.by(() => this.away.told !== null && !this.over && !this.back.active);
  readonly marks = $derived.by(() => letters(this.table?.seats ?? []));
  readonly question = $derived.by<Question | undefined>(() => {
    const { questions, given } = this.live;
    return this.over ? undefined : (questions[0] ?? (this.changing === given?.id ? given : undefined));
  });
  /** As it was, while one looks back. */
  readonly view = $derived.by(() => this.back.moment?.view ?? this.live.known?.view ?? null);

  readonly offers = $derived.by(() => {
    const { words } = this.live;
    if (!words || !this.question) return [];
    return offers(words, this.question, { ...this.parts, closing: this.#ending });
  });
  /** The end of a turn passes over nothing that a first game has yet to explain. */
  readonly #ending = $derived.by(() => {
    const key = this.parts?.ends?.[this.question?.code ?? ""];
    return key === undefined ? undefined : { key, ahead: coaching.ahead };
  });
  /** Where several things are picked and confirmed at once: it numbers them itself. */
  readonly panel = $derived.by(() => (this.question ? picks(this.question, this.parts?.picks) : null));
  readonly sorted = $derived.by(() => (this.panel ? NOTHING : sorted(this.offers, this.parts?.onBoard, this.#first)));

  /** What the drawings of this game are made from. */
  readonly given = $derived.by<BoardProps | null>(() => {
    const { words, box, live } = { words: this.live.words, box: this.live.box, live: this.live };
    if (!this.view || !words || !this.table) return null;
    const asked = !this.back.active && !this.digesting;
    return {
      view: this.view,
      box,
      words,
      seats: this.table.seats,
      marks: this.marks,
      question: asked ? this.question : undefined,
      options: asked ? (this.question?.options ?? []) : [],
      barred: asked ? this.barred.reasons : [],
      news: this.back.moment?.events ?? live.news,
      since: this.digesting ? this.away.told?.events : undefined,
      choose: this.choose,
      choosing: this.choosing,
      acts: asked ? (live.known?.anyTime ?? []) : [],
      act: (key) => live.do({ do: "act", key }),
      covered: this.covered,
      refusal: live.refusal ? refused(live.refusal, words) : "",
      undo: this.#undo,
    };
  });
  readonly #undo = $derived.by(() => {
    const step = this.live.known?.back?.step;
    return step === undefined || this.back.active ? undefined : () => void this.live.do({ do: "undo", to: step });
  });

  /** `bare`: without what would follow. */
  readonly choose = async (key: string, bare = false): Promise<boolean> => {
    const { picking } = this.live;
    if (picking?.has(key)) {
      picking.toggle(key); // one more, which is no answer yet
      return false;
    }
    if (!this.question || this.back.active) return false;
    const follow = bare ? [] : (this.offers.find((one) => one.key === key)?.follow ?? []);
    const taken = await this.#give(this.question, plainKey(key), follow);
    if (taken) this.changing = null;
    return taken;
  };

  /** The first of what may follow that the game takes; else the answer alone. */
  async #give({ id, code }: Question, key: string, follow: Follow[][]): Promise<boolean> {
    this.#meant = undefined;
    for (const all of follow) {
      this.#meant = all.find(({ arms }) => arms);
      const more = all.filter(({ arms }) => !arms);
      const [keys, codes] = [more.map((one) => one.key), more.map((one) => one.code)];
      if (await this.live.answers([key, ...keys], [code, ...codes])) return true;
      if (!NOT_FOLLOWED.includes(this.live.refusal?.code ?? "")) return false;
    }
    return this.live.do({ do: "answer", question: id, key });
  }

  /** Another question: what dice decide, and the last answer was meant for, is armed there. */
  asked(): void {
    const { code, options } = this.question ?? {};
    const meant = this.#meant?.code === code && options?.some(({ key }) => key === this.#meant?.key);
    this.#first = meant ? (this.#meant?.key ?? "") : "";
    this.choosing.opened(this.#first);
    if (this.question) this.#meant = undefined;
  }
  #meant: Follow | undefined;
  #first = $state("");

  /** What dice decide is pressed twice; so is the end of a turn, for those who want that. */
  #twice(option: Option): boolean {
    if (this.live.picking?.has(option.key)) return false;
    if (option.sort === "risk" || odds(option)) return true;
    const ends = plainKey(option.key) === this.#ending?.key;
    return settings.askToEnd && ends && this.offers.length > 1;
  }

  // --- going back, and being told --------------------------------------------------------------------------------------
  readonly fail = (error: unknown): void => {
    this.trouble = why(error);
  };

  readonly lookBack = async (event?: number): Promise<void> => {
    this.away.told = null;
    await this.back.open(event);
    if (!this.back.active && this.back.trouble) this.fail(this.back.trouble);
  };

  readonly lookAt = async (entry: number, seat: number): Promise<void> => {
    await this.lookBack();
    if (!this.back.active) return;
    this.back.eyes = seat === this.live.seat ? null : seat;
    this.back.go(entry);
  };

  async playThrough(event: number): Promise<void> {
    await this.lookBack(event);
    this.back.play();
  }

  /** Who was not looking while much happened is told of it; who asks for it, always. */
  async digest(from = -1): Promise<void> {
    const told = await this.away.tell(from, this.live.known?.cursor ?? 0);
    if (from < 0 || isWorth(told.events, this.live.seat, this.parts?.sort)) this.away.told = told;
  }

  /** Somebody looks at the table, which has come to this event. */
  look(cursor: number): void {
    const from = this.away.look(cursor);
    if (from < 0 || !settings.digest || this.live.seat < 0 || this.over) return;
    void this.digest(from).catch(() => {}); // it was only offered
  }
}

/** Keeps a sitting up with its table, as long as the component lives that calls it. */
export function attend(sitting: Sitting): void {
  const { live, back, whys, away, barred, choosing, drawn } = sitting;
  const notifier = new Notifier();
  let hidden = $state(document.hidden);
  const asked = $derived(sitting.question?.id);
  const game = $derived(sitting.table?.game ?? ""); // not the table itself, which is another with every message

  $effect(() => () => {
    back.now();
    whys.stop();
  });
  $effect(() => choosing.watch(window));
  const ready = $derived((live.known?.view ?? null) !== null); // what is looked at later is no reason to go back
  opened(back, () => ready, sitting.lookAt, live.seat);
  $effect(() => drawn.fetch(game));
  $effect(() => {
    if (game && settings.language) untrack(() => live.learn()).catch(sitting.fail); // again in another language
  });
  $effect(() => {
    if (live.known?.entries) whys.look(live.known.entries);
  });
  $effect(() => barred.look(live, asked));
  $effect(() => {
    void asked;
    untrack(() => sitting.asked());
  });
  $effect(() => {
    choosing.caps = sitting.sorted.caps;
    choosing.titles = new Map(
      sitting.offers.flatMap(({ key, title, follow }) => (follow.length ? [[key, title]] : [])),
    );
  });
  $effect(() => {
    const entries = live.known?.entries ?? 0;
    if (back.active) untrack(() => back.grown(entries));
  });
  $effect(() => {
    if (!sitting.over && back.eyes !== null) back.see(null); // an end that was taken back
  });
  $effect(() => {
    const seen = () => {
      hidden = document.hidden;
      if (hidden) live.toNow();
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  });
  $effect(() => {
    const cursor = live.known?.cursor;
    if (hidden || !live.online) away.leave();
    else if (cursor !== undefined && live.game) untrack(() => sitting.look(cursor));
  });
  $effect(() => {
    const question = live.questions[0];
    const { words } = live;
    const table = sitting.table;
    if (!words || !table) return;
    const said = question ? words.prompt(question.code, question.about) : "";
    notifier.look(said, table.name || words.text(`${table.game}.title`), table.id);
  });
}
