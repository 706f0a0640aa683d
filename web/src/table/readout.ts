/** A view in plain rows, whatever the game. */

import type { Data, View } from "../types";
import type { Messages } from "../words/messages";

/** What there is for each seat, and what there is once. */
export function rows(view: View): { bySeat: [string, Data[]][]; single: [string, Data][] } {
  const bySeat: [string, Data[]][] = [];
  const single: [string, Data][] = [];
  for (const [name, value] of Object.entries(view.table)) {
    if (name === "seats") continue;
    const each = Array.isArray(value) && value.length === view.seats && value.every((one) => typeof one !== "object");
    if (each) bySeat.push([name, value]);
    else single.push([name, value]);
  }
  return { bySeat, single };
}

/** A field by its own name, where nobody has given it a better one. */
export const spaced = (name: string) => name.replace(/[_-]/g, " ").replace(/^./, (first) => first.toUpperCase());

/** A value by its name, if it is the name of one of what the field holds: the `near` of `lanes` is a lane. */
export const valued = (field: string, value: Data, words: Messages): string =>
  typeof value === "string" ? words.named(field.replace(/s$/, ""), value) : readable(value);

/** Something in one line; what is empty, zero or false says nothing. */
export function readable(value: Data): string {
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join(", ");
  if (value === null || typeof value !== "object") return String(value ?? "");
  return Object.entries(value)
    .filter(([name, part]) => name !== "is" && part !== null && part !== "" && part !== false && part !== 0)
    .map(([name, part]) => [name, readable(part)])
    .filter(([, part]) => part)
    .map(([name, part]) => `${name} ${part}`)
    .join("; ");
}

export interface Lying {
  name: string;
  title: string;
  count: number;
  faces: string[];
}

/** Piles and hands in which something lies, with the faces that this seat knows. */
export function zones(view: View, words: Messages): Lying[] {
  return Object.entries(view.zones)
    .map(([name, zone]) => ({
      name,
      title: titled(name, words),
      count: zone.bag + zone.items.length,
      faces: zone.items.flatMap(([face]) => (face === null ? [] : [named(zone.deck, face, words)])),
    }))
    .filter((zone) => zone.count > 0);
}

function titled(name: string, words: Messages): string {
  const whole = name.replace(":", "-");
  if (words.has(`${words.game}.zone.${whole}`)) return words.name("zone", whole);
  const [kind = "", whose = ""] = name.split(":");
  const seat = /^\d+$/.test(whose) ? (words.names[Number(whose)] ?? "") : whose;
  const title = spaced(words.named("zone", kind));
  return seat ? `${title} · ${spaced(seat)}` : title;
}

const named = (deck: string, face: string, words: Messages) =>
  spaced(words.has(`${words.game}.${deck}.${face}`) ? words.name(deck, face) : words.named("card", face));
