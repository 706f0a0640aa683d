/** A table that is open in this browser: what is known of it, who we are there, its words, and what we do. */

import * as api from "../rest";
import { PARTS } from "../games";
import { tempo } from "../shell/motion";
import { settings } from "../settings.svelte";
import { RefusedError, Stream, type Known } from "../stream";
import type { Chat, Command, Data, Event, Game, Question, Refusal, Rulebook } from "../types";
import { Messages, NO_NAMING, parsed } from "../words/messages";
import { Pace } from "./pace";

type Resource = ReturnType<typeof parsed>;

export class LiveTable {
  /** Replaced whole with every message: no proxy over thousands of things. */
  known = $state.raw<Known | null>(null);
  /** What happened with the step that is shown. */
  news = $state.raw<Event[]>([]);
  /** How many steps of others are still to be shown. */
  behind = $state(0);
  /** Until I am asked, everything is shown at once. */
  hurried = $state(false);
  chat = $state.raw<Chat[]>([]);
  online = $state(true);
  /** Why the server does not let us in: its close code. */
  denied = $state(0);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  game = $state.raw<Game | null>(null);
  box = $state.raw<Data>(null);
  #texts = $state.raw<Resource | null>(null);
  #mine: number[] = [];
  #past: Event[] = []; // from before those that came with the whole view
  readonly #stream: Stream;
  readonly #pace = new Pace(
    (known) => this.#know(known),
    (steps) => (this.behind = steps),
    () => (this.hurried || document.hidden ? 0 : tempo()),
  );

  /** `seat` is -1 for somebody who only looks on. */
  constructor(
    readonly id: string,
    readonly seat: number,
    readonly who: { key: string; invite: string },
  ) {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/stream`;
    this.#stream = new Stream(() => new WebSocket(address), who, {
      known: (known, whole) => this.#pace.take(known, whole || this.busy),
      chat: (line) => this.#hear([line]),
      online: (yes) => {
        this.online = yes;
        if (yes) void this.#catchUp();
      },
      denied: (code) => (this.denied = code),
    });
  }

  close(): void {
    this.#stream.close();
    this.#pace.close();
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

  #namingOf(known: Known | null) {
    const naming = this.game && PARTS[this.game.name]?.naming;
    return naming && known?.view && this.box ? naming(known.view, this.box) : NO_NAMING;
  }

  /** The texts of the game in the language of the settings, and what lies in its box. */
  async learn(): Promise<void> {
    const name = this.known?.table.game;
    const language = settings.language;
    const game = this.game ?? (await api.games()).games.find((other) => other.name === name) ?? null;
    if (!game) return;
    const [texts, box] = await Promise.all([
      api.content<{ ftl: string }>(game.content[`texts-${language}`] ?? ""),
      api.content<Data>(game.content["box"] ?? ""),
    ]);
    if (language !== settings.language) return;
    this.box = box;
    this.game = game;
    this.#texts = parsed(texts.ftl);
  }

  rules(): Promise<Rulebook> {
    return api.content<Rulebook>(this.game?.content["rules"] ?? "");
  }

  // --- what comes ----------------------------------------------------------------------------------------------------
  #know(known: Known): void {
    const before = this.known;
    this.#latest = known;
    if (this.words) this.words.naming = this.#namingOf(known); // before anybody reads what is new
    this.known = this.#withPast(known);
    this.news = before && before.cursor >= known.before ? known.events.filter((e) => e.number >= before.cursor) : [];
    if (this.questions.length) this.hurried = false;
  }

  #withPast(known: Known): Known {
    const [first, last] = [this.#past[0], this.#past.at(-1)];
    if (!first || last?.number !== known.before - 1) return known;
    return { ...known, events: [...this.#past, ...known.events], before: first.number };
  }

  /** The step that is shown has been seen. */
  next = () => this.#pace.next();

  /** Whatever others did is shown at once, and so is all that they do until I am asked. */
  hurryOn = () => {
    this.hurried = this.seat >= 0 && !this.questions.length;
    this.toNow();
  };

  toNow = () => this.#pace.skip();

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
    if (command.do !== "say") this.#pace.skip(); // what I do, I do now
    const entry = this.known?.entries ?? 0;
    try {
      const done = await this.#stream.send(command);
      if (command.do === "answer" || command.do === "answers") this.#mine.push(entry);
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

  /** Answers to the same question as it comes again, in one go: all of them, or up to what chance has decided. */
  async answers(keys: string[]): Promise<boolean> {
    const question = this.questions[0];
    if (!question) return false;
    return this.do({ do: "answers", question: question.id, keys, codes: keys.map(() => question.code) });
  }

  /** The number that a take-back of my last answer names; of the last step at all, where I gave none yet. */
  get myLast(): number {
    const entries = this.known?.entries ?? 0;
    while ((this.#mine.at(-1) ?? -1) >= entries) this.#mine.pop();
    return this.#mine.at(-1) ?? entries - 1;
  }
}
