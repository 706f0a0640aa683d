/** Signs of the book, each round (0, 0) in a box of 24: resources, tracks, what cards and modules do. Our own drawings. */

import { poly, polar, type Point } from "../../../board/grid";
import { DEVELOPMENTS, HULLS, WEDGES } from "./outlines";

const INK = "var(--mark-ink)"; // dark at night, paper by day
const TEXT = "var(--text)";
const SOFT = "var(--text-2)";

export const line = (path: string, colour = "currentColor", width = 2, fill = "none") =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="${fill}"/>`;
export const moved = (x: number, y: number, inner: string, scale = 1) =>
  `<g transform="translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})${scale === 1 ? "" : ` scale(${scale})`}">${inner}</g>`;
/** The size of a font is an attribute, and so its family: no style sheet reaches into a drawing. */
export const letters = (y: number, text: string, size: number, fill: string) =>
  `<text y="${y}" text-anchor="middle" font-size="${size}" font-weight="800" font-family="var(--ui)" fill="${fill}">${text}</text>`;

const OUTLINES: Record<string, [letter: string, path: string]> = {
  titanium: ["T", "M-6,-8H6L11,8H-11Z"],
  nanocarbon: ["N", "M0,-11L9.5,-5.5V5.5L0,11L-9.5,5.5V-5.5Z"],
  ice: ["I", "M0,-12L7,-4L5,9H-5L-7,-4Z"],
  credit: ["C", "M0,-10.5A10.5,10.5 0 1 1 -.01,-10.5Z"],
  energy: ["", "M3,-12L-9,2H-1L-4,12L9,-3H1Z"],
  tactics: ["", "M-7,-10H7V10H-7Z"],
};
/** Six things that are stored, three of them solid and three hollow. */
export const RESOURCES = Object.keys(OUTLINES);

const LETTER = 15;
const READ = 8.5 / LETTER; // the scale from which on a letter on a piece can be read

function resource(kind: string, scale: number): string {
  const [letter, path] = OUTLINES[kind] as [string, string];
  const hue = `var(--${kind})`;
  if (kind === "energy")
    return `<path d="${path}" fill="${hue}" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/>`;
  if (kind === "tactics") {
    const card = `<path d="${path}" fill="${INK}" stroke="${hue}" stroke-width="2.2" stroke-linejoin="round"/>`;
    return card + line("M-3.2,-3L0,-6L3.2,-3M-3.2,2.5L0,-.5L3.2,2.5M-3.2,7.5L0,4.5L3.2,7.5", hue, 1.7);
  }
  const hollow = kind === "nanocarbon" || kind === "credit";
  const body = `<path d="${path}" fill="${hollow ? INK : hue}" stroke="${hue}" stroke-width="${hollow ? 2.2 : 1}" stroke-linejoin="round"/>`;
  const milled = `<circle r="10.5" stroke="${hue}" stroke-width="2.6" stroke-dasharray="1.4 3.3" fill="none"/>`;
  const text = scale < READ ? "" : letters(kind === "titanium" ? 6.2 : 5.4, letter, LETTER, hollow ? hue : INK);
  return body + (kind === "credit" ? milled : "") + text;
}

const star = poly(Array.from({ length: 10 }, (_, k): Point => polar([0, 0], -90 + k * 36, k % 2 ? 8.6 : 12)));
const DOTS: Point[][] = [
  [[0, 0]],
  [
    [-3.4, 0],
    [3.4, 0],
  ],
  [
    [-3.4, 2.4],
    [3.4, 2.4],
    [0, -3.4],
  ],
  [
    [-3.2, -3.2],
    [3.2, -3.2],
    [-3.2, 3.2],
    [3.2, 3.2],
  ],
];
/** A number, as dots where it is too small to be read. */
function number(n: string, scale: number, colour: string): string {
  const dots = scale < READ ? DOTS[Number(n) - 1] : undefined;
  if (!dots) return letters(5.4, n, LETTER, colour);
  return dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.5" fill="${colour}"/>`).join("");
}
const points = (n: string, scale: number) => `<path d="${star}" fill="${TEXT}"/>${number(n, scale, INK)}`;
const anything = (n: string, scale: number) =>
  `<circle r="10.6" stroke="${SOFT}" stroke-width="2" stroke-dasharray="3.4 2.9" fill="${INK}"/>${number(n, scale, TEXT)}`;

const GEAR = poly(
  Array.from({ length: 8 }, (_, k) => k * 45).flatMap((turn) =>
    (
      [
        [-15, 7.6],
        [-10, 11],
        [10, 11],
        [15, 7.6],
      ] as const
    ).map(([by, radius]) => polar([0, 0], turn + by, radius)),
  ),
);
const orbit = (turn: number, c: string) =>
  `<ellipse rx="10" ry="4.2" transform="rotate(${turn})" stroke="${c}" stroke-width="2" fill="none"/>`;
const TRACK_SIGNS: Record<string, (c: string) => string> = {
  science: (c) => `${orbit(-32, c)}${orbit(32, c)}<circle r="2.8" fill="${c}"/>`,
  industry: (c) => `<path d="${GEAR}" fill="${c}"/><circle r="3.4" fill="${INK}"/>`,
  supremacy: (c) => `<path d="M0,-12L3.4,-4V4H8.5L10,8H3V12H-3V8H-10L-8.5,4H-3.4V-4Z" fill="${c}"/>`,
  commerce: (c) =>
    `<path d="M0,-11.5L11.5,0L0,11.5L-11.5,0Z" fill="none" stroke="${c}" stroke-width="2"/>${line("M-4.5,-2H4.5M2,-4.6L4.8,-2L2,.6M4.5,3H-4.5M-2,.6L-4.8,3L-2,5.6", c, 1.7)}`,
  civilization: (c) =>
    `<path d="M-11,10V1H-6V10M-3.6,10V-6L0,-11L3.6,-6V10M6,10V-2H11V10Z" fill="${c}"/>${line("M-11.5,10H11.5", c)}`,
};
export const track = (kind: string, colour = `var(--${kind})`) => TRACK_SIGNS[kind]?.(colour) ?? "";

const WRENCH =
  "M-9.6,6.2L-.8,-2.4C-2.2,-7 1.6,-11.4 6.2,-10.6L2.6,-7L3.4,-3.4L7,-2.6L10.6,-6.2C11.4,-1.6 7,2.2 2.4,.8L-6.2,9.6C-7.4,10.8 -9.2,10.8 -10.2,9.8C-11,8.8 -10.8,7.4 -9.6,6.2Z";
const DAMAGE = "M-3,-11L2,-7.5L8.5,-9L7,-3L11,2L6.5,5L6,10.5L0,8L-6,11L-6.5,5L-11,2.5L-7,-2L-9,-8.5L-3.5,-7Z";

/** What cards and modules do, and what stands on towers. */
const SIGNS: Record<string, string> = {
  repair: `<path d="${WRENCH}" fill="${TEXT}" stroke="${INK}" stroke-width=".8"/>`,
  damage: `<path d="${DAMAGE}" fill="var(--surface-1)" stroke="var(--risk)" stroke-width="1.8" stroke-linejoin="round"/>${line("M-3.4,-3.4L3.4,3.4M3.4,-3.4L-3.4,3.4", "var(--risk)", 2.4)}`,
  event: `<circle r="8" stroke="var(--nebula)" stroke-width="2.4" fill="${INK}"/>${line("M0,-8V-12M7,-4L10.4,-6M7,4L10.4,6M0,8V12M-7,4L-10.4,6M-7,-4L-10.4,-6", "var(--nebula)", 2.2)}<circle r="3" fill="var(--nebula)"/>`,
  arrow: line("M-7,0H6M1,-5L6.5,0L1,5", SOFT, 2.2),
  or: line("M4,-9L-4,9", SOFT),
  plus: line("M-6,0H6M0,-6V6", SOFT, 2.2),
  per: line("M-4,-4L4,4M4,-4L-4,4", SOFT, 2),
  ship: `<path d="${HULLS.transport}" fill="none" stroke="${TEXT}" stroke-width="2"/>`,
  build: `<path d="${DEVELOPMENTS["city"]}" fill="none" stroke="${TEXT}" stroke-width="2"/>`,
  module: line("M-9,-8H6L9,-5V8H-6L-9,5Z", TEXT),
  discovery: `<path d="M-4.6,-11H4.6L11,-4.6V4.6L4.6,11H-4.6L-11,4.6V-4.6Z" fill="var(--surface-3)" stroke="var(--science)" stroke-width="1.8"/>${letters(5.2, "?", 14, "var(--science)")}`,
  prize: `<path d="M0,-12L10.5,-7V3L0,12L-10.5,3V-7Z" fill="var(--surface-3)" stroke="var(--supremacy)" stroke-width="1.8"/>${moved(0, -1, track("supremacy"), 0.6)}`,
  upgrade: line("M-8,3L0,-5L8,3M-8,10L0,2L8,10", TEXT, 2.4),
  vault: line("M-10,-9H10V9H-10ZM0,-4A4,4 0 1 1 -.01,-4ZM0,0H4", TEXT),
  hand: line("M-9,-6L-3,-10L3,8L-3,10ZM-1,-10H8V8H4", TEXT),
  peek: line("M-11,0C-6,-8 6,-8 11,0C6,8 -6,8 -11,0ZM0,-2.6A2.6,2.6 0 1 1 -.01,-2.6Z", TEXT),
  leader: `<path d="M-8,11C-8,2 8,2 8,11Z" fill="none" stroke="${TEXT}" stroke-width="2" stroke-linejoin="round"/><circle cy="-5" r="4.6" fill="none" stroke="${TEXT}" stroke-width="2"/>`,
  moon: `<circle r="9.5" fill="none" stroke="${TEXT}" stroke-width="2"/><circle cx="-3.5" cy="-3.5" r="1.8" fill="${TEXT}"/>`,
  module_hurt: line("M-9,-8H6L9,-5V8H-6L-9,5Z", "var(--risk)"),
  raider: `<path d="${WEDGES["S"]}" fill="none" stroke="var(--raider)" stroke-width="2.2" stroke-linejoin="round"/>`,
  reach: line("M-9,0H9M-5,-4L-9,0L-5,4M5,-4L9,0L5,4", SOFT, 2.2),
  weapon: line("M-8,-8L6,6M8,-8L-6,6M3,8L8,3M-3,8L-8,3", SOFT, 2.2),
  shield: line("M0,-10L9,-6V1C9,6 4,9 0,11C-4,9 -9,6 -9,1V-6Z", SOFT, 2.2),
  aim: `<circle r="7" stroke="${SOFT}" stroke-width="2" fill="none"/>${line("M0,-11V-4M0,4V11M-11,0H-4M4,0H11", SOFT)}`,
  more: `<circle cx="-7" r="2" fill="${TEXT}"/><circle r="2" fill="${TEXT}"/><circle cx="7" r="2" fill="${TEXT}"/>`,
};

/** A sign by its name: `titanium`, `vp3`, `any2`, `science`, `repair` ... As small as `scale` it has no letters. */
export function sign(name: string, scale = 1): string {
  if (name in OUTLINES) return resource(name, scale);
  if (name in TRACK_SIGNS) return track(name);
  const counted = /^(vp|any)(\d*)$/.exec(name);
  if (counted) return counted[1] === "vp" ? points(counted[2] ?? "", scale) : anything(counted[2] || "1", scale);
  return SIGNS[name] ?? (SIGNS["more"] as string);
}

const SMALL = new Set(["arrow", "or", "plus", "per"]);

/** Signs in a row, centred on (0, 0). `draw` may do more than draw them. */
export const strip = (names: readonly string[], step = 17, scale = 0.66, draw = sign) =>
  names
    .map((name, at) =>
      moved((at - (names.length - 1) / 2) * step, 0, draw(name, scale), scale * (SMALL.has(name) ? 0.8 : 1)),
    )
    .join("");
