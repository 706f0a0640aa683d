/** Pieces round (0, 0): moons, hulls, leaders, raiders, developments, modules. What is a seat's is `var(--seat)`. */

import { polar } from "../../../board/grid";
import { PATHS } from "../../../look/seats";
import type { Shape } from "../../../types";
import type { Hull } from "../model";
import { CUTS, DEVELOPMENTS, FANG, HEXAGON, HULLS, WEDGE_CUTS, WEDGES } from "./outlines";
import { letters, line, moved, sign, track } from "./signs";

export const NIGHT = "#05080d";
const f = (x: number) => String(Math.round(x * 10) / 10);

// --- moons -------------------------------------------------------------------------------------------------------------
const SCALLOPS = `M${Array.from({ length: 10 }, (_, k) => {
  const [x, y] = polar([0, 0], k * 36, 12.4);
  return `${f(x)},${f(y)}A4.3,4.3 0 0 1 `;
}).join("")}12.4,0`;
const PITTED = (hue: string) =>
  `<circle r="13" fill="#141c27" stroke="${hue}" stroke-width="2"/><circle cx="-6.5" cy="-7" r="2" fill="${hue}" opacity=".4"/><circle cx="8.4" cy="6" r="1.5" fill="${hue}" opacity=".4"/>`;

/** What a moon shows: one sign, two, or so many in a row that they are small. `drawn` is its own scale. */
function shown(signs: readonly string[], drawn: number): string {
  if (signs.length === 1) return moved(0, 0, sign(signs[0] ?? "", 0.76 * drawn), 0.76);
  const [step, scale] = signs.length === 2 ? [10, 0.5] : [7.4, 0.38];
  return signs
    .map((one, at) => moved((at - (signs.length - 1) / 2) * step, 0, sign(one, scale * drawn), scale))
    .join("");
}

/** With what it gives; `left` counts the moons of a stack, whose rims are seen behind it. */
export function moon(color: string, signs: readonly string[], left = 1, drawn = 1): string {
  const hue = `var(--${color})`;
  const below = Array.from({ length: Math.max(0, left - 1) }, (_, k) => left - 1 - k).map(
    (k) => `<circle cx="${f(-2.2 * k)}" cy="${f(2.4 * k)}" r="13" fill="#10161f" stroke="${hue}" stroke-width="1.4"/>`,
  );
  const rim =
    color === "nebula" ? `<path d="${SCALLOPS}" fill="#1a1230" stroke="${hue}" stroke-width="1.6"/>` : PITTED(hue);
  return below.join("") + rim + shown(signs, drawn);
}

export const hollowMoon = (color: string, signs: readonly string[]) =>
  `<circle r="13" fill="#070b12" fill-opacity=".7" stroke="var(--${color})" stroke-dasharray="2 3.4" stroke-width="1.3"/>${shown(signs, 1)}`;

/** A slot for a moon, free or taken; `free` where one may be laid now. */
export function slot(radius: number, hue: string, inner: string, free = false): string {
  const ring = `<circle r="${radius}" fill="#070b12" stroke="${free ? "var(--act)" : hue}" stroke-width="${free ? 2 : 1.5}" stroke-dasharray="3.2 2.8"/>`;
  return ring + (inner ? moved(0, 0, inner, radius / 13) : free ? line("M-6,0H6M0,-6V6", "var(--act)", 2.6) : "");
}

// --- ships and leaders -------------------------------------------------------------------------------------------------
/** Nose up, in the colour of its seat; a ghost is one that is not there. */
export function hull(kind: Hull, ghost = false): string {
  if (ghost)
    return `<path d="${HULLS[kind]}" fill="none" stroke="var(--seat)" stroke-width="1.6" stroke-dasharray="3 2.4" stroke-linejoin="round"/>`;
  const dish =
    kind === "science-vessel"
      ? `<circle cy="-4.4" r="6.6" fill="${NIGHT}"/><circle cy="-4.4" r="3" fill="var(--seat)"/>`
      : line(CUTS[kind], NIGHT, 1.6);
  return `<path d="${HULLS[kind]}" fill="var(--seat)" stroke="${NIGHT}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>${dish}`;
}

/** A head over the shape of its seat, which tells its owner without colour. */
export function leader(shape: Shape): string {
  const look = 'fill="var(--seat)" stroke="#0a0f16" stroke-width="1.6" stroke-linejoin="round"';
  return `<path d="${PATHS[shape]}" transform="translate(0 5) scale(.86)" ${look}/><circle cy="-8.5" r="4.6" ${look}/>`;
}

// --- what stands on a planet -------------------------------------------------------------------------------------------
/** The type of a planet on which nobody has built. */
export const typeMark = (type: string) =>
  `<path d="${HEXAGON}" fill="#070b12" fill-opacity=".9" stroke="var(--${type})" stroke-width="1.6"/>${moved(0, 0, track(type), 0.66)}`;
export const development = (kind: string) =>
  `<path d="M0,-17L14.7,-8.5V8.5L0,17L-14.7,8.5V-8.5Z" fill="#070b12" stroke="var(--seat)" stroke-width="2"/>${moved(0, -1, `<path d="${DEVELOPMENTS[kind] ?? ""}" fill="var(--seat)"/><path d="M-4,4H-2M2,4H4M-4,8H-2M2,8H4" stroke="#070b12" stroke-width="1.5"/>`, 0.74)}`;

// --- raiders -----------------------------------------------------------------------------------------------------------
const THORNS = Array.from(
  { length: 12 },
  (_, k) => `<path d="M-3,-18.5L0,-25.5L3,-18.5Z" transform="rotate(${k * 30})"/>`,
).join("");
export const fang = (letter: string) =>
  `<path d="${FANG}" fill="#0f1620" stroke="var(--raider)" stroke-width="2" stroke-linejoin="round"/>${letters(5, letter, 14, "#efe9dc")}`;

/** Hollow, in a ring of thorns, with the letter of its class; one that waits on its card has no thorns. */
export function raider(letter: string, count: number): string {
  const disc = `<circle r="18.5" fill="#0b0608" fill-opacity=".9" stroke="var(--raider)" stroke-width="1.8" stroke-dasharray="${count ? "5 3" : "2 4"}"/>`;
  const wedge = `<path d="${WEDGES[letter] ?? ""}" fill="none" stroke="var(--raider)" stroke-width="2.2" stroke-linejoin="round"/>${line(WEDGE_CUTS[letter] ?? "", "var(--raider)", 2.2)}`;
  const thorns = count ? `<g fill="var(--raider)">${THORNS}</g>` : "";
  const swarm =
    count > 1
      ? `<rect x="-28" y="5" width="25" height="18" rx="9" fill="${NIGHT}" stroke="var(--raider)" stroke-width="1.2"/><text x="-15.5" y="19" text-anchor="middle" font-size="14" font-weight="700" font-family="var(--ui)" fill="#efe9dc">×${count}</text>`
      : "";
  return `${thorns}${disc}<g opacity="${count ? 1 : 0.6}">${moved(0, -1, wedge, 0.86)}</g>${moved(14, 14, fang(letter))}${swarm}`;
}

// --- plates ------------------------------------------------------------------------------------------------------------
/** The outline of a module or a bay: corners cut. */
export const plate = (w: number, h: number, cut = 9) =>
  `M${cut},0H${w - cut}L${w},${cut}V${h - cut}L${w - cut},${h}H${cut}L0,${h - cut}V${cut}Z`;
export const TINTS: Record<string, string> = {
  science: "#13283a",
  industry: "#32241a",
  commerce: "#2f2c1b",
  civilization: "#1c2f20",
};
/** Cards by their type: the colour of their bar, and their sign. */
export const CARDS: Record<string, [colour: string, path: string]> = {
  action: ["#74e0d8", "M-4,-7L7,0L-4,7Z"],
  event: [
    "#d58bf0",
    "M0,-5A5,5 0 1 1 -.01,-5ZM0,-7V-11M6,-3.5L9.5,-5.5M6,3.5L9.5,5.5M0,7V11M-6,3.5L-9.5,5.5M-6,-3.5L-9.5,-5.5",
  ],
  sustain: ["#d6b08c", "M0,0C-3,-6 -10,-6 -10,0C-10,6 -3,6 0,0C3,-6 10,-6 10,0C10,6 3,6 0,0Z"],
  diplomacy: ["#7cc2ff", "M-4,-6.4A6.4,6.4 0 1 1 -4.01,-6.4ZM4,-6.4A6.4,6.4 0 1 1 3.99,-6.4Z"],
  battle: ["#ff8b78", "M-8,-8L6,6M8,-8L-6,6M3,8L8,3M-3,8L-8,3"],
};
