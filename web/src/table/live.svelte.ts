/** A table that is open in this browser: what is known of it, who we are there, its words, and what we do. */

import * as api from "../rest";
import { opened, PARTS, type Telling } from "../games";
import { tempo } from "../shell/motion";
import { settings } from "../settings.svelte";
import { RefusedError, Stream, type Known } from "../stream";
import type { Chat, Command, Data, Event, Game, Question, Refusal, Rulebook, Standing } from "../types";
import { Messages, NO_NAMING, parsed, type Naming } from "../words/messages";
import { learn } from "../words/own";
import { HELD, MomentQueue, type Held, type Moment } from "./moments";
import type { Habit } from "./orders";
import { falling, Pace } from "./pace";
import type { Picking } from "./picks.svelte";
import { gameAt } from "./packs";
import { sourceOf, Talk } from "./talk.svelte";
import { standing } from "./withdrawn";

type Resource = ReturnType<typeof parsed>;

export class LiveTable {
  /** Replaced whole with every message: no proxy over thousands of things. */
  known = $state.raw<Known | null>(null);
  /** What happened with the step that is shown. */
  news = $state.raw<Event[]>([]);
  /** The number of the first event of the last step that told something. */
  since = $state(0);
  /** How many steps of others are still to be shown. */
  behind = $state(0);
  /** Until I am asked, everything is shown at once. */
  hurried = $state(false);
  chat = $state.raw<Chat[]>([]);
  /** What is answered for me without asking; the first that fits decides. */
  orders = $state.raw<Standing[]>([]);
  /** What is being picked in a panel of choices. */
  picking = $state.raw<Picking | null>(null);
  /** What I answered by hand while this page was open. */
  readonly habits: Habit[] = [];
  online = $state(true);
  /** Why the server does not let us in: its close code. */
  denied = $state(0);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  game = $state.raw<Game | null>(null);
  box = $state.raw<Data>(null);
  #texts = $state.raw<Resource | null>(null);
  #past: Event[] = []; // from before those that came with the whole view
  readonly talk: Talk;
  readonly #stream: Stream;
  /** What is held over the board. */
  held = $state.raw<Held | null>(null);
  telling = $state.raw<Telling | null>(null);
  readonly #moments = new MomentQueue(
    (held) => (this.held = held),
    () => this.#pace.next(),
  );
  readonly #pace: Pace = new Pace(
    (known, news) => this.#step(known, news),
    (steps) => (this.behind = steps),
    () => (this.hurried || document.hidden ? 0 : tempo()),
    (known, news) => (this.#worth(known, news).length ? falling(this.known, known, news) : null),
  );

  /** `seat` is -1 for somebody who only looks on. */
  constructor(
    readonly id: string,
    readonly seat: number,
    readonly who: { key: string; invite: string },
  ) {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/stream`;
    this.talk = new Talk(seat < 0 ? null : sourceOf(id, seat, who));
    this.#stream = new Stream(() => new WebSocket(address), who, {
      known: (known, whole) => this.#pace.take(known, whole || this.busy, whole),
      chat: (line) => this.#hear([line]),
      orders: (orders) => (this.orders = orders),
      aside: (line) => this.talk.hear([line]),
      notes: (text) => this.talk.noted(text),
      online: (yes) => {
        this.online = yes;
        if (yes) void Promise.all([this.#catchUp(), this.talk.catchUp()]);
      },
      denied: (code) => (this.denied = code),
    });
  }

  close(): void {
    void this.talk.keep();
    this.#stream.close();
    this.#pace.close();
    this.#moments.clear();
  }

  hurry = () => this.#stream.hurry();
  drop = () => this.#stream.drop();

  // --- words ---------------------------------------------------------------------------------------------------------
  #names = $derived(JSON.stringify(this.known?.table.seats.map((seat) => seat.name) ?? []));
  readonly words = $derived.by(() => {
    if (!this.#texts || !this.game) return null;
    const words = new Messages(settings.language, this.game.name, this.#texts, JSON.parse(this.#names), this.seat);
    words.naming = this.#namingOf(this.#latest);
    return words;
  });
  #latest: Known | null = null; // as it came; not a signal: words are made again for other reasons

  #namingOf(known: Known | null, before?: Naming) {
    const naming = this.game && PARTS[this.game.name]?.naming;
    return naming && known?.view && this.box ? naming(known.view, this.box, before) : NO_NAMING;
  }

  /** The texts of the game in the language of the settings, and what lies in its box. */
  async learn(): Promise<void> {
    const table = this.known?.table;
    const language = settings.language;
    const bare = this.game ?? (await api.games()).games.find((other) => other.name === table?.game) ?? null;
    if (!bare) return;
    const game = gameAt(bare, table);
    const [texts, box] = await Promise.all([
      api.content<{ ftl: string }>(game.content[`texts-${language}`] ?? ""),
      api.content<Data>(game.content["box"] ?? ""),
      opened(game.name).then(async (found) => {
        await learn(found?.words, language);
        this.telling = (await found?.moments?.()) ?? null;
      }),
    ]);
    if (language !== settings.language) return;
    this.box = box;
    this.game = game;
    this.#texts = parsed(texts.ftl);
  }

  /** In the language of the settings; in English where the book has not been written in that one. */
  rules(): Promise<Rulebook> {
    return api.content<Rulebook>(this.game?.content[`rules-${settings.language}`] ?? "");
  }

  // --- what comes ----------------------------------------------------------------------------------------------------
  /** A step with what is worth being held of it; returns for how long. */
  #step(known: Known, news: readonly Event[]): number {
    const moments = this.#worth(known, news);
    this.#know(known);
    this.#moments.push(moments, this.hurried ? 0 : tempo());
    return moments.length * HELD;
  }

  #worth(known: Known, news: readonly Event[]): Moment[] {
    const { words, seat, telling } = this;
    const before = this.known?.view;
    if (!telling || !words || !before || !known.view || !news.length || this.hurried || !tempo()) return [];
    const events = standing(known.events);
    const { seats } = known.table;
    return telling.moments({ news, events, before, view: known.view, seat, seats, words, box: this.box });
  }

  #know(known: Known): void {
    const before = this.known;
    this.#latest = known;
    if (this.words) this.words.naming = this.#namingOf(known, this.words.naming); // before anybody reads what is new
    this.known = this.#withPast(known);
    this.news = before && before.cursor >= known.before ? known.events.filter((e) => e.number >= before.cursor) : [];
    const told = (before ? this.news : known.events).filter((event) => event.code !== "kernel.forced");
    this.since = (before ? told[0] : told.at(-1))?.number ?? this.since;
    if (this.questions.length) this.hurried = false;
  }

  #withPast(known: Known): Known {
    const [first, last] = [this.#past[0], this.#past.at(-1)];
    if (!first || last?.number !== known.before - 1) return known;
    return { ...known, events: [...this.#past, ...known.events], before: first.number };
  }

  /** The step that is shown has been seen, or the moment that is held. */
  next = () => (this.held ? this.#moments.next() : this.#pace.next());

  /** Whatever others did is shown at once, and so is all that they do until I am asked. */
  hurryOn = () => {
    this.hurried = this.seat >= 0 && !this.questions.length;
    this.toNow();
  };

  toNow = () => {
    this.#moments.clear();
    this.#pace.skip();
  };

  /** How many lines people have said, to all or to our side. */
  get heard(): number {
    return this.chat.filter((line) => line.seat >= 0).length + this.talk.asides.length;
  }

  #hear(lines: Chat[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    const news = lines.filter((line) => line.number > last);
    if (news.length) this.chat = [...this.chat, ...news];
  }

  async #catchUp(): Promise<void> {
    const lines = await api.chat(this.id, this.chat.at(-1)?.number ?? -1, this.who).catch(() => []);
    this.#hear(lines);
  }

  /** Events from before those that came with the whole view. */
  async earlier(): Promise<void> {
    const known = this.known;
    if (!known || !known.before) return;
    const since = Math.max(0, known.before - 400);
    const events = await api.events(this.id, since, known.before - since, this.who);
    if (!this.#latest) return;
    this.#past = known.before < this.#latest.before ? [...events, ...this.#past] : events;
    this.known = this.#withPast(this.#latest);
  }

  /** What happened and still counts. */
  readonly events = $derived(standing(this.known?.events ?? []));

  // --- what we do ----------------------------------------------------------------------------------------------------
  /** The open questions to me. */
  readonly questions = $derived<Question[]>(
    this.known?.asked.filter((asked) => asked.seat === this.seat && asked.options && !asked.answered) ?? [],
  );
  /** What I answered before the others have: it may still be changed. */
  readonly given = $derived<Question | undefined>(
    this.known?.asked.find((asked) => asked.seat === this.seat && asked.options && asked.answered),
  );
  readonly me = $derived.by(() => (this.seat < 0 ? undefined : this.known?.table.seats[this.seat]));

  async do(command: Command): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    if (command.do !== "say") this.toNow(); // what I do, I do now
    try {
      const answers = command.do === "answer" || command.do === "answers" ? command : null;
      const question = answers && this.questions.find(({ id }) => id === answers.question);
      const done = await this.#stream.send(command);
      if (answers && question)
        this.habits.push({ question, key: answers.do === "answers" ? (answers.keys[0] ?? "") : answers.key });
      this.refusal = done.refusal ?? null; // of several answers, the one from which on they were dropped
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refusal = error.refusal;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Answers that follow each other, in one go: all of them, or up to what chance has decided. They answer the same
   * question as it comes again, unless it is said what asks for each. */
  async answers(keys: string[], codes?: string[]): Promise<boolean> {
    const question = this.questions[0];
    if (!question) return false;
    return this.do({ do: "answers", question: question.id, keys, codes: codes ?? keys.map(() => question.code) });
  }

  /** Asks for my last act back; for the last one at all, where I have done nothing yet. */
  async takeBack(): Promise<void> {
    const { seats } = await api.moments(this.id, this.who);
    const mine = seats.lastIndexOf(this.seat);
    await this.do({ do: "take-back", to: mine < 1 ? seats.length - 1 : mine });
  }
}
