/** What the server sends, by the names of its schemas; `api.d.ts` is made from its description. */

import type { components } from "./api";

type Schemas = components["schemas"];

export type Plain = boolean | number | string | null;
export type Data = Plain | Data[] | { [name: string]: Data };

export type Option = Schemas["Option"];
export type Sort = NonNullable<Option["sort"]> | "plain";
export type Fate = Schemas["Fate"];
export type Question = Schemas["Question"];
export type Report = Schemas["Report"];
export type Back = Schemas["Back"];
export type Crumb = Schemas["Crumb"];
export type Zone = Schemas["Zone"];
export type Outcome = Schemas["Outcome"];
export type Refusal = Schemas["Refusal"];
export type Reason = Schemas["Reason"];
export type Table = Schemas["Table"];
export type Seat = Schemas["Seat"];
export type Proposal = Schemas["Proposal"];
export type Colour = Seat["colour"];
export type Shape = Seat["shape"];
export type Chat = Schemas["Chat"];
export type Aside = Schemas["Aside"];
export type Notes = Schemas["Notes"];
export type Game = Schemas["Game"];
export type Pack = Schemas["Pack"];
export type Games = Schemas["Games"];
export type Created = Schemas["Created"];
export type SeatKey = Pick<Schemas["SeatKey"], "seat" | "key">;
export type Setting = Schemas["Setting"];
export type Value = number | string | boolean;

export interface Event {
  number: number;
  code: string;
  depth: number;
  params: Record<string, Data>;
  /** Whose doing it was where no seat's: the number of an NPC on the table. */
  other?: number;
  /** Of an undo or a take-back: the number of the first event that it withdrew. */
  since?: number;
}

/** A seat's whole knowledge. What lies on the table is the game's own affair. */
export interface View {
  game: string;
  version: string;
  seat: number;
  seats: number;
  table: Record<string, Data>;
  stack: Record<string, Data>[];
  zones: Record<string, Zone>;
  unseen: Record<string, Record<string, number>>;
  answered: number[];
  early: Record<string, Data>;
  result: Outcome | null;
  /** How the parts of a campaign ended that are over. */
  parts?: Outcome[] | undefined;
}

export type Full = Omit<Schemas["Full"], "view" | "events"> & { view: View | null; events: Event[] };
export type Change = Omit<Schemas["Change"], "table" | "stack" | "early" | "events"> & {
  table: View["table"];
  stack: View["stack"];
  early: View["early"];
  events: Event[];
};
export type Moment = Omit<Schemas["Moment"], "view" | "events"> & { view: View | null; events: Event[] };
/** `earlier` only where the rules of the table have changed, `ordered` only where orders may be known. */
export type Moments = Omit<Schemas["Moments"], "earlier" | "ordered"> & { earlier?: number[]; ordered?: number[] };
export type Story = Schemas["Story"];
export type Grounds = Schemas["Grounds"];
export type Hint = Schemas["Hint"];
export type Why = Schemas["Why"];
export type Review = Schemas["Review"];
export type Changed = Schemas["Changed"];
export type Done = Schemas["Done"];
export type Refused = Schemas["Refused"];
/** What is answered for a seat without asking it: as it is given, and as it stands. What is usual is left out. */
export type Order = Pick<Schemas["Order"], "where"> &
  Partial<Omit<Schemas["Order"], "where" | "unless">> & {
    unless?: (Pick<Schemas["Unless"], "tells"> & Partial<Schemas["Unless"]>)[];
  };
export type Standing = Omit<Schemas["Standing"], "order"> & { order: Order };
export type Orders = Omit<Schemas["Orders"], "orders"> & { orders: Standing[] };
export type Message = Full | Change | Changed | Chat | Aside | Notes | Orders | Done | Refused;

/** What a seat does; the number of the request is put in by the stream. */
export type Command =
  | { do: "answer"; question: number; key: string }
  | { do: "answers"; question: number; keys: string[]; codes?: string[] }
  | { do: "act"; key: string }
  | { do: "undo"; to?: number }
  | { do: "take-back"; to: number }
  | { do: "end" }
  | { do: "consent"; proposal: number; agree: boolean }
  | { do: "concede" }
  | { do: "order"; order: Order }
  | { do: "revoke"; order?: Order } // without one, all of them
  | { do: "say"; text: string; to?: "all" | "side"; name?: string };

export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
  colour?: Colour;
  shape?: Shape;
  wishes?: Record<string, Value>;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Value>;
  name?: string;
  public?: boolean;
  watch?: boolean;
  /** Spectators may chat. */
  talk?: boolean;
  pace?: "live" | "slow";
  seed?: string;
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  src?: string[];
  ruling?: string;
  edition?: string;
  variant?: string;
  /** `designed` where we made it ourselves. */
  source?: string;
}

export interface Rulebook {
  game: string;
  title: string;
  language: string;
  /** The printed books that rules come from, by the name before the colon of a source. */
  books?: Record<string, { title: string }>;
  rules: Rule[];
  ways: Ways;
}

/** How people look things up in the rules, in the language of the book. */
export interface Ways {
  /** Words that ask and name nothing. */
  asking: string;
  endings: string;
  /** Words that are as good as each other, by how they begin. */
  alike: string[];
  /** The rules that words mean, by how the words begin: what the thing is first. */
  everyday: Record<string, string[]>;
  /** The rule of a term, by a pattern of all its forms; longest first where one begins like another. */
  terms: Record<string, string>;
}

/** Where a practice table of one's own goes on from. */
export interface WhatIf {
  entry?: number;
  seat?: number;
  bot?: string;
  name?: string;
}
