/** A table as it comes down its socket: everything first, then what changes; after a break, what was missed. */

import type {
  Aside,
  Back,
  Change,
  Command,
  Done,
  Event,
  Full,
  Message,
  Option,
  Question,
  Refusal,
  Standing,
  Table,
  View,
  Chat,
  Crumb,
} from "./types";

/** What is known of a table. It is replaced and never changed. */
export interface Known {
  table: Table;
  view: View | null;
  asked: Question[];
  breadcrumb: Crumb[];
  events: Event[];
  /** What I may do besides answering. */
  anyTime: Option[];
  /** How far I may go back alone. */
  back: Back | null;
  cursor: number;
  entries: number;
  /** How many events came before the first of `events`. */
  before: number;
}

export function merged(view: View, change: Change): View {
  const zones = { ...view.zones, ...change.zones };
  for (const name of change.gone) delete zones[name];
  return {
    ...view,
    table: { ...view.table, ...change.table },
    zones,
    unseen: { ...view.unseen, ...change.unseen },
    stack: change.stack,
    answered: change.answered,
    early: change.early,
    result: change.result,
    parts: change.parts,
  };
}

/** A whole view. Events that were known before a break are kept, unless too much happened meanwhile. */
export function begun(full: Full, known: Known | null): Known {
  const goesOn = known !== null && known.cursor >= full.before && full.cursor >= known.cursor;
  const earlier = goesOn ? known.events.filter((event) => event.number < full.before) : [];
  return {
    table: full.table,
    view: full.view,
    asked: full.asked,
    breadcrumb: full.breadcrumb,
    events: [...earlier, ...full.events],
    anyTime: full.any_time ?? [],
    back: full.back,
    cursor: full.cursor,
    entries: full.entries,
    before: goesOn ? known.before : full.before,
  };
}

export function changed(known: Known, change: Change): Known {
  return {
    ...known,
    view: known.view && merged(known.view, change),
    asked: change.asked,
    breadcrumb: change.breadcrumb,
    events: [...known.events, ...change.events],
    anyTime: change.any_time ?? [],
    back: change.back,
    cursor: change.cursor,
    entries: change.entries,
    table: {
      ...known.table,
      waiting: change.result ? [] : change.asked.filter((asked) => !asked.answered).map((asked) => asked.seat),
    },
  };
}

/** Why a command was not carried out. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export interface Listener {
  /** `whole`: it does not go on from what was known before. */
  known(known: Known, whole: boolean): void;
  chat(line: Chat): void;
  /** The standing orders of my seat, all of them. */
  orders(orders: Standing[]): void;
  /** Said to our own side, or written down by us. */
  aside(line: Aside): void;
  notes(text: string): void;
  online(yes: boolean): void;
  /** The server does not want us: no such table, a key that no longer fits. We do not come back by ourselves. */
  denied(code: number, reason: string): void;
}

/** The parts of a WebSocket that are used, so that a test can play the server. */
export type Socket = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">;

interface Waiting {
  resolve(done: Done): void;
  reject(error: Error): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const FINAL = [4400, 4401, 4403, 4404, 4409];

export class Stream {
  #known: Known | null = null;
  #socket: Socket | null = null;
  #requests = new Map<number, Waiting>();
  #request = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly open: () => Socket,
    private readonly hello: { key: string; invite: string },
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  /** Resolves when it is stored; rejects with why it was refused, or because the connection was lost. */
  send(command: Command): Promise<Done> {
    const socket = this.#socket;
    if (!socket || !this.#known) return Promise.reject(new RefusedError(lost()));
    const request = ++this.#request;
    socket.send(JSON.stringify({ ...command, request }));
    return new Promise((resolve, reject) => this.#requests.set(request, { resolve, reject }));
  }

  /** Do not wait any longer: the network is back, or a person is impatient. */
  hurry(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** The browser says that the network is gone, which a socket may take minutes to find out. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket, 0, "");
    socket.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#forget();
  }

  #connect(): void {
    const socket = (this.#socket = this.open());
    socket.onopen = () => socket.send(JSON.stringify({ ...this.hello, cursor: this.#known?.cursor ?? 0 }));
    socket.onmessage = (event) => this.#closed || this.#take(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.#lost(socket, event.code, event.reason);
  }

  #take(message: Message): void {
    switch (message.is) {
      case "full":
        this.#wait = FIRST_WAIT;
        this.listener.orders([]); // where there are any, they come next
        this.#tell(begun(message, this.#known), true);
        this.listener.online(true);
        break;
      case "change":
        if (this.#known) this.#tell(changed(this.#known, message));
        break;
      case "table":
        if (this.#known) this.#tell({ ...this.#known, table: message.table });
        break;
      case "chat":
        this.listener.chat(message);
        break;
      case "orders":
        this.listener.orders(message.orders);
        break;
      case "aside":
        this.listener.aside(message);
        break;
      case "notes":
        this.listener.notes(message.text);
        break;
      case "done":
        this.#answered(message.request)?.resolve(message);
        break;
      case "refused":
        this.#answered(message.request)?.reject(new RefusedError(message.refusal));
    }
  }

  #tell(known: Known, whole = false): void {
    this.#known = known;
    this.listener.known(known, whole);
  }

  /** Request 0 is a message that was not even read: it can only be the oldest one. */
  #answered(request: number): Waiting | undefined {
    const number = request || this.#requests.keys().next().value;
    const waiting = number === undefined ? undefined : this.#requests.get(number);
    if (number !== undefined) this.#requests.delete(number);
    return waiting;
  }

  #lost(socket: Socket, code: number, reason: string): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#forget();
    if (this.#closed) return;
    if (FINAL.includes(code)) {
      this.listener.denied(code, reason);
      return;
    }
    this.listener.online(false);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #forget(): void {
    for (const waiting of this.#requests.values()) waiting.reject(new RefusedError(lost()));
    this.#requests.clear();
  }
}

function lost(): Refusal {
  return { code: "web.lost", rule: "", numbers: {} };
}
