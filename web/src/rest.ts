/** The REST side of the server. A key goes in a header and never in an address: addresses end up in logs. */

import type {
  Aside,
  Chat,
  Created,
  Event,
  Games,
  Hint,
  Moment,
  Moments,
  NewTable,
  Notes,
  Pack,
  Reason,
  Report,
  Review,
  SeatKey,
  Story,
  Table,
  WhatIf,
  Why,
} from "./types";

export interface Who {
  key?: string;
  invite?: string;
}

/** Why a request failed: the server's code, and its sentence for where we have no words of our own. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}

async function ask(method: string, path: string, who: Who = {}, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (who.key) headers["Authorization"] = `Bearer ${who.key}`;
  if (who.invite) headers["X-Invite"] = who.invite;
  let reply: Response;
  try {
    reply = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Problem(0, "web.offline", "the server does not answer");
  }
  if (!reply.ok) throw await problem(reply);
  return reply;
}

async function problem(reply: Response): Promise<Problem> {
  const said = (await reply.json().catch(() => ({}))) as { code?: string; detail?: string };
  return new Problem(reply.status, said.code ?? "", said.detail ?? reply.statusText);
}

async function json<T>(method: string, path: string, who?: Who, body?: unknown): Promise<T> {
  return (await (await ask(method, `/api${path}`, who, body)).json()) as T;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const seated = (table: string, seat: number) => `${at(table)}/seats/${seat}`;

export const games = () => json<Games>("GET", "/games");
export const packs = () => json<{ packs: Pack[] }>("GET", "/packs");
export const openTables = () => json<{ tables: Table[]; next: string }>("GET", "/tables?status=open");
export const create = (wish: NewTable) => json<Created>("POST", "/tables", {}, wish);
export const table = (id: string, who: Who) => json<Table>("GET", at(id), who);
export const start = (id: string, key: string, fill: string) =>
  json<Table>("POST", `${at(id)}/start`, { key }, { fill });
export const rematch = (id: string, key: string) => json<Created>("POST", `${at(id)}/rematch`, { key });
/** A practice table of one's own, which goes on from a moment of this one. */
export const whatIf = (id: string, wish: WhatIf, who: Who) => json<Created>("POST", `${at(id)}/what-if`, who, wish);
/** The key says who takes a seat: one of the host's does not count as another person's. */
export const join = (
  id: string,
  wish: { name: string; invite?: string; colour?: string; shape?: string },
  key?: string,
) => json<SeatKey>("POST", `${at(id)}/join`, { key }, wish);
export const newInvite = (id: string, key: string) => json<{ invite: string }>("POST", `${at(id)}/invite`, { key });
export const handToBot = (id: string, seat: number, key: string, bot: string) =>
  json<Table>("POST", `${seated(id, seat)}/bot`, { key }, { bot });
export const comeBack = (id: string, seat: number, key: string) =>
  json<Table>("POST", `${seated(id, seat)}/return`, { key });
export const leave = (id: string, seat: number, key: string) =>
  json<Table>("POST", `${seated(id, seat)}/leave`, { key });
/** At once for one's own seat; asked for by the host, it fits once somebody has agreed to the proposal. */
export const newKey = (id: string, seat: number, key: string) =>
  json<SeatKey>("POST", `${seated(id, seat)}/key`, { key });
export const openSeat = (id: string, seat: number, key: string) =>
  json<Table>("POST", `${seated(id, seat)}/open`, { key });
export const whyNot = (id: string, who: Who) => json<Reason[]>("GET", `${at(id)}/why-not`, who);
export const hint = (id: string, who: Who) => json<Hint>("GET", `${at(id)}/hint`, who);
export const reason = (id: string, entry: number, who: Who) => json<Why>("GET", `${at(id)}/why?entry=${entry}`, who);
export const turningPoints = (id: string, seat: number, who: Who) =>
  json<Review>("GET", `${at(id)}/turning-points?seat=${seat}`, who);
export const report = (id: string, who: Who) => json<Report>("GET", `${at(id)}/report`, who);
export const chat = (id: string, after: number, who: Who) => json<Chat[]>("GET", `${at(id)}/chat?after=${after}`, who);
/** What was said to one's own side; the server reads a seat's from its key. */
export const asides = (id: string, seat: number, who: Who) => json<Aside[]>("GET", `${seated(id, seat)}/asides`, who);
export const notes = (id: string, seat: number, who: Who) => json<Notes>("GET", `${seated(id, seat)}/notes`, who);
/** Beside the socket, so that writing holds up nothing that is done at the table. */
export const keepNotes = (id: string, text: string, who: Who) =>
  json<void>("POST", `${at(id)}/do`, who, { do: "note", text });
export const events = (id: string, since: number, limit: number, who: Who) =>
  json<Event[]>("GET", `${at(id)}/events?since=${since}&limit=${limit}`, who);
export const moments = (id: string, who: Who) => json<Moments>("GET", `${at(id)}/moments`, who);
/** Without a seat, as the one who asks knew it. */
export const moment = (id: string, entry: number, seat: number | null, who: Who) =>
  json<Moment>("GET", `${at(id)}/moment?entry=${entry}${seat === null ? "" : `&seat=${seat}`}`, who);
export const story = (id: string, who: Who) => json<Story>("GET", `${at(id)}/story`, who);
export const record = async (id: string, who: Who) => (await ask("GET", `/api${at(id)}/record`, who)).blob();

const kept = new Map<string, Promise<unknown>>();

/** A part of a game that never changes, by its address; the browser keeps it, too. */
export function content<T>(address: string): Promise<T> {
  const known = kept.get(address);
  if (known) return known as Promise<T>;
  const asked = ask("GET", address).then((reply) => reply.json());
  asked.catch(() => kept.delete(address));
  kept.set(address, asked);
  return asked as Promise<T>;
}
