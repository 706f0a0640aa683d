/**
 * Codes in words: the same texts and the same results as `rimward.messages`, whose head tells how texts are named.
 *
 * A test compares the two, event by event and option by option.
 */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type Scope } from "@fluent/bundle";
import type { Data, Event, Option, Plain, Value } from "../types";
import { phrase } from "./phrase";

/** A pattern as the bundle keeps it; its types are not for others, so they are told here as far as we look. */
type Pattern = string | Element[];
type Element =
  string | { type: string; name?: string; selector?: Element; variants?: { value: Pattern }[]; args?: Element[] };
type Params = Record<string, unknown>;
type Text = [id: string, part: string];

/**
 * What stands for names: of spaces the parameters of the text `GAME-space`, of others that act, by number. A space is
 * named by its parts as events have them, joined by commas: `3`, `2,-1`, `bridge,4,7`.
 */
export interface Naming {
  spaces: ReadonlyMap<string, Record<string, string>>;
  others: ReadonlyMap<number, string>;
}

/** An answer as one of many: the line that it stands in, the part of that, a word for it, and what is special. */
export interface Brief {
  group: string;
  part: string;
  short: string;
  note: string;
}

export const NO_NAMING: Naming = { spaces: new Map(), others: new Map() };

const UNKNOWN = "unknown";
const NONE = "none";
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];
const BRIEF = ["group", "part", "short", "note"] as const;

/** A list among the parameters; only the functions look into it. */
class Several extends FluentType<readonly Data[]> {
  constructor(readonly values: readonly Data[]) {
    super(values);
  }
  override toString(_scope: Scope): string {
    return this.values.join(", ");
  }
}

class MissingMessage extends Error {}

export const idOf = (code: string) => code.replaceAll(".", "-");

/** The word of an option's key, and the rest by place: `hex:3,-1` is a hex, its $first 3 and its $second -1. */
export function shapeOf(key: string): [word: string, places: Record<string, Plain>] {
  const colon = key.indexOf(":");
  let word = colon < 0 ? key : key.slice(0, colon);
  let rest = colon < 0 ? "" : key.slice(colon + 1);
  if (colon < 0 && isNumber(word)) [word, rest] = ["number", word];
  const places: Record<string, Plain> = {};
  if (rest) {
    const values = rest.split(",");
    PLACES.slice(0, values.length).forEach((name, place) => (places[name] = plain(values[place] ?? "")));
  }
  return [word.replace(/[^A-Za-z0-9_-]/gu, "-"), places];
}

const isNumber = (text: string) => /^-?[0-9]{1,9}$/.test(text);
const plain = (text: string): Plain => (isNumber(text) ? Number(text) : text);

/** The parsed texts of a game; parsing takes some milliseconds, so it is done once. */
export const parsed = (ftl: string) => new FluentResource(ftl);

export class Messages {
  naming: Naming = NO_NAMING;
  readonly #bundle: FluentBundle;
  readonly #needed = new Map<string, Set<string>>();

  constructor(
    readonly language: string,
    readonly game: string,
    private readonly resource: FluentResource,
    readonly names: readonly string[] = [],
    readonly you = -1,
  ) {
    this.#bundle = new FluentBundle([language], { functions: this.#functions(), useIsolating: false });
    this.#bundle.addResource(resource);
  }

  /** The same for another reader, or with other names. */
  seenBy(you: number, names: readonly string[] = this.names): Messages {
    const other = new Messages(this.language, this.game, this.resource, names, you);
    other.naming = this.naming;
    return other;
  }

  // --- what there is to say ------------------------------------------------------------------------------------------
  prompt(code: string, about: Params = {}): string {
    return sentence(this.text(code, about, "ask"), code);
  }

  /** An answer with all that its owner is told about it. */
  option(question: string, option: Option): string {
    const [word, places] = shapeOf(option.key);
    const told: Params = { ...places, ...option.about };
    const texts: Text[] = [...this.#offers(idOf(question), `offer-${word}`), [idOf(question), `option-${word}`]];
    for (const prefix of this.#prefixes()) {
      const id = `${prefix}-option-${word}`;
      texts.push(...this.#offers(id, "offer"), [id, ""]);
    }
    const fitting = texts.filter((text) => !text[1].startsWith("offer") || this.#isTold(text, told));
    return sentence(this.#first(fitting, option.key, told), option.key);
  }

  brief(option: Option): Brief | null {
    const [word, places] = shapeOf(option.key);
    const told: Params = { ...places, ...option.about };
    const texts = BRIEF.map((part): Text => [`${this.game}-option-${word}`, part]);
    if (texts.some((text) => this.#pattern(text) === null || !this.#isTold(text, told))) return null;
    const [group, part, short, note] = texts.map((text) => this.#first([text], option.key, told));
    return { group: group ?? "", part: part ?? "", short: short ?? "", note: note ?? "" };
  }

  /** The text of an answer that Enter alone gives. */
  default(option: Option): string | null {
    const code = `${this.game}.option.${shapeOf(option.key)[0]}`;
    return this.has(code, "enter") ? this.text(code, {}, "enter") : null;
  }

  /** An answer by its key alone: one that is barred, was given by the engine, or is an act at any time. */
  label(question: string, key: string): string {
    const [word, places] = shapeOf(key);
    const labels: Text[] = question ? [[idOf(question), `option-${word}`]] : [];
    labels.push(...this.#prefixes().map((prefix): Text => [`${prefix}-option-${word}`, ""]));
    return sentence(this.#first(labels, key, places), key);
  }

  event(event: Event, count = 1): string {
    const told = event.other === undefined ? event.params : { ...event.params, by: event.other };
    const run = count > 1 && this.has(event.code, "run");
    const text = run
      ? this.text(event.code, { ...told, count }, "run")
      : this.text(event.code, told, "owners" in told ? "several" : "");
    return sentence(text, event.code);
  }

  /** Who acts: a seat, one that no seat plays, or less than 0 for the table itself. */
  who(number: number): string {
    return sentence(this.#seat(number));
  }

  /** The line under which the log goes on from this event; null for an event that is no heading. */
  heading(event: Event): string | null {
    if (!this.has(event.code, "heading")) return null;
    return sentence(this.text(event.code, event.params, "heading"), event.code);
  }

  /** Whether it was done by somebody else and is not worth a line in a brief log. */
  aside(event: Event): boolean {
    return this.has(event.code, "aside") && this.text(event.code, event.params, "aside") !== "you";
  }

  reason(why: { code: string; numbers: Params }): string {
    return this.text(why.code, why.numbers);
  }

  ending(code: string): string {
    return this.text(code, {}, "end");
  }

  name(kind: string, thing: string | number, form = ""): string {
    const forms = form ? [form, ""] : [""];
    const texts = this.#prefixes().flatMap((prefix) => forms.map((part): Text => [`${prefix}-${kind}-${thing}`, part]));
    return this.#first(texts, String(thing), {});
  }

  /** The name of a thing where there is one, else its key. */
  named(kind: string, thing: string): string {
    return this.has(`${this.game}.${kind}.${thing}`) ? this.name(kind, thing) : thing;
  }

  value(setting: string, value: Value): string {
    if (typeof value === "boolean") return this.text(value ? "kernel.yes" : "kernel.no");
    const code = `${this.game}.setting.${setting}`;
    return this.has(code, `value-${value}`) ? this.text(code, {}, `value-${value}`) : String(value);
  }

  /** A score in the game's own units, where it has a text for that. */
  points(score: number): string {
    const code = `${this.game}.score`;
    return this.has(code) ? this.text(code, { score }) : String(score);
  }

  text(code: string, params: Params = {}, part = ""): string {
    return this.#first([[idOf(code), part]], code, params);
  }

  has(code: string, part = ""): boolean {
    return this.#pattern([idOf(code), part]) !== null;
  }

  /** Whether a text speaks of this parameter. */
  wants(code: string, part: string, param: string): boolean {
    return this.#params([idOf(code), part]).has(param);
  }

  listed(things: string[]): string {
    const others = things.slice(0, -1);
    const last = things.at(-1) ?? "";
    return others.length ? this.text("kernel.and", { others: others.join(", "), last }) : last;
  }

  // --- looking up ----------------------------------------------------------------------------------------------------
  #prefixes(): string[] {
    return this.game ? [this.game, "kernel"] : ["kernel"];
  }

  #pattern([id, part]: Text): Pattern | null {
    const message = this.#bundle.getMessage(id);
    if (!message) return null;
    return ((part ? message.attributes[part] : message.value) ?? null) as Pattern | null;
  }

  /** `offer`, `offer_odds` ...: in the order in which they are written. */
  #offers(id: string, name: string): Text[] {
    const parts = Object.keys(this.#bundle.getMessage(id)?.attributes ?? {});
    return parts.filter((part) => part === name || part.startsWith(`${name}_`)).map((part) => [id, part]);
  }

  #isTold(text: Text, told: Params): boolean {
    return [...this.#params(text)].every((name) => name in told);
  }

  /** The parameters that a text needs, those of texts that it refers to among them. */
  #params(text: Text): Set<string> {
    const key = text.join(".");
    const known = this.#needed.get(key);
    if (known) return known;
    const found = new Set<string>();
    const pattern = this.#pattern(text);
    if (pattern !== null) this.#look(pattern, found);
    this.#needed.set(key, found);
    return found;
  }

  #look(pattern: Pattern | Element, found: Set<string>): void {
    if (typeof pattern === "string") return;
    if (Array.isArray(pattern)) {
      for (const element of pattern) this.#look(element, found);
      return;
    }
    if (pattern.type === "var") found.add(pattern.name ?? "");
    if (pattern.type === "mesg") for (const name of this.#params([pattern.name ?? "", ""])) found.add(name);
    if (pattern.selector) this.#look(pattern.selector, found);
    for (const variant of pattern.variants ?? []) this.#look(variant.value, found);
    for (const argument of pattern.args ?? []) this.#look(argument, found);
  }

  /** The first of these texts that there is; what cannot be said is shown as its code. */
  #first(texts: Text[], bare: string, params: Params): string {
    const wanted = texts.find((text) => this.#pattern(text) !== null) ?? texts[0];
    try {
      return this.#found(wanted ?? ["", ""], params);
    } catch (error) {
      if (!(error instanceof MissingMessage)) throw error;
      const told = Object.entries(params).map(([name, value]) => `${name}=${String(value)}`);
      return told.length ? `${bare} (${told.join(", ")})` : bare;
    }
  }

  #found(text: Text, params: Params): string {
    const pattern = this.#pattern(text);
    if (pattern === null) throw new MissingMessage(text.join("."));
    const told = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, fluent(value)]));
    const errors: Error[] = [];
    const words = this.#bundle.formatPattern(pattern as never, told, errors);
    if (errors.length) throw new MissingMessage(`${text.join(".")}: ${errors.join("; ")}`);
    return words;
  }

  // --- functions for the messages ------------------------------------------------------------------------------------
  #functions(): Record<string, (given: FluentValue[], named: Record<string, FluentValue>) => FluentValue> {
    return {
      SEAT: ([seat]) => this.#seat(number(seat)),
      SEATS: ([seats]) => {
        const order = values(seats).map(Number);
        return this.listed(
          [...order.filter((s) => s === this.you), ...order.filter((s) => s !== this.you)].map((s) => this.#seat(s)),
        );
      },
      PERSON: ([seat]) => this.#person(number(seat)),
      NAME: ([kind, thing], { form }) => this.#name(word(kind), bare(thing), form === undefined ? "" : word(form)),
      TALLY: ([kind, things]) => this.#tally(word(kind), values(things)),
      SIZE: ([things]) => new FluentNumber(values(things).length),
      NTH: ([place]) => new FluentNumber(number(place) + 1),
      EACH: ([kind, things]) =>
        values(things)
          .map((thing, seat) => this.text("kernel.each", { seat, text: this.#name(word(kind), thing) }))
          .join("; "),
      SHARES: ([kind, shares]) => this.#shares(word(kind), word(shares)),
      PLACE: (parts) => this.#place(parts),
      COUNT: ([kind, count]) => this.#found([`${this.game}-count-${word(kind)}`, ""], { count }),
      LESS: ([kind, count]) => this.#found([`${this.game}-count-${word(kind)}`, ""], { count: -number(count) }),
      AMOUNTS: ([amounts]) =>
        this.listed(
          values(amounts).map((amount) => {
            const [what, count] = amount as readonly Data[];
            return this.#found([`${this.game}-count-${String(what)}`, ""], { count });
          }),
        ),
      LIST: ([things]) => values(things).join(", "),
      DICE: ([dice]) => this.#dice(values(dice).map(Number)),
      THROWS: ([owners, dice, faces]) => this.#throws(values(owners).map(Number), values(dice), values(faces)),
      ROLL: ([code]) => this.text(word(code), {}, "roll"),
      OPTION: ([question, key]) => this.label(word(question), word(key)),
      EFFECT: ([spelled]) => phrase(this.game, word(spelled), (code, params, part) => this.text(code, params, part)),
    };
  }

  #seat(seat: number): string {
    const other = this.naming.others.get(seat);
    if (other !== undefined) return this.name("npc", other);
    if (seat < 0) return this.text("kernel.nobody");
    if (seat === this.you) return this.text("kernel.you");
    return this.names[seat] ?? this.text("kernel.seat", { number: seat + 1 });
  }

  #person(seat: number): string {
    if (this.naming.others.has(seat)) return "npc";
    return seat < 0 ? "nobody" : seat === this.you ? "you" : "other";
  }

  #name(kind: string, thing: Data, form = ""): string {
    if (Array.isArray(thing)) return thing.map((one) => this.#name(kind, one, form)).join(", ");
    return this.name(kind, thing === null ? UNKNOWN : String(thing), form);
  }

  /** Equal things together, in the order in which they first occur: `2 × Cyber, Spice`. */
  #tally(kind: string, things: readonly Data[]): string {
    const counted = new Map<Data, number>();
    for (const thing of things) counted.set(thing, (counted.get(thing) ?? 0) + 1);
    return [...counted].map(([thing, count]) => (count > 1 ? `${count} × ` : "") + this.#name(kind, thing)).join(", ");
  }

  #shares(kind: string, shares: string): string {
    return this.listed(
      shares.split(",").map((share) => {
        const space = share.lastIndexOf(" ");
        return this.text("kernel.share", {
          name: this.#name(kind, share.slice(0, space)),
          share: share.slice(space + 1),
        });
      }),
    );
  }

  #place(parts: readonly FluentValue[]): string {
    const space = parts.map(bare).flat();
    const named = this.naming.spaces.get(space.join());
    return named ? this.text(`${this.game}.space`, named) : this.text("kernel.space", { space });
  }

  #dice(dice: number[]): string {
    const groups: [count: number, sides: number][] = [];
    for (const sides of dice) {
      const last = groups.at(-1);
      if (last?.[1] === sides) last[0] += 1;
      else groups.push([1, sides]);
    }
    return groups.map(([count, sides]) => this.text("kernel.dice", { count, sides })).join(" + ");
  }

  /** The dice of each who rolled, in the order in which they first occur. */
  #throws(owners: readonly number[], dice: readonly Data[], faces: readonly Data[]): string {
    return [...new Set(owners)]
      .map((by) => {
        const own = (_: Data, place: number) => owners[place] === by;
        return this.text("kernel.throw", { by, dice: dice.filter(own), faces: faces.filter(own) });
      })
      .join("; ");
  }
}

/** A name at its beginning may be one that is written small elsewhere; a code without a text stays as it is. */
function sentence(text: string, code?: string): string {
  return code !== undefined && text.startsWith(code) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

function fluent(value: unknown): FluentValue {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === undefined) return UNKNOWN;
  if (value === "") return NONE;
  if (Array.isArray(value)) return new Several(value as Data[]);
  if (typeof value === "number" || typeof value === "string") return value as FluentValue;
  return value instanceof FluentType ? (value as FluentValue) : String(value);
}

function bare(value: FluentValue | undefined): Data {
  if (value instanceof Several) return [...value.values];
  if (value instanceof FluentNumber) return value.value;
  if (typeof value === "string") return value;
  throw new MissingMessage("a parameter that was not told");
}

const word = (value: FluentValue | undefined) => String(bare(value));
const number = (value: FluentValue | undefined) => Number(bare(value));

function values(value: FluentValue | undefined): readonly Data[] {
  if (value instanceof Several) return value.values;
  throw new MissingMessage("a list that was not told");
}
