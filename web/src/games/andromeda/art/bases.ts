/** Six Alliance Bases and the special regions, each round (0, 0) in a box of 60. Gradients are those of `DEFS`. */

import { poly, polar, type Point } from "../../../board/grid";
import { seeded } from "../../../look/seeded";

const linear = (id: string, colours: [string, string, string]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${colours.map((c, k) => `<stop offset="${k / 2}" stop-color="${c}"/>`).join("")}</linearGradient>`;
export const DEFS = `${linear("edge-steel", ["#dbe6ee", "#8496a5", "#36434f"])}${linear("edge-stone", ["#8a8fa6", "#4a4f66", "#1b1e2b"])}<radialGradient id="edge-seam"><stop offset="0" stop-color="#d8fffb" stop-opacity=".95"/><stop offset=".5" stop-color="#5fe0d6" stop-opacity=".4"/><stop offset="1" stop-color="#1b7a86" stop-opacity="0"/></radialGradient>`;

const GLOW = '<circle r="27" fill="url(#edge-seam)" opacity=".26"/>';
const STEEL = 'fill="url(#edge-steel)" stroke="#0a1016" stroke-width="1"';
const f = (x: number) => String(Math.round(x * 10) / 10);

const shard = (x: number, y: number, size: number, turn: number) =>
  `<path d="${poly(Array.from({ length: 5 }, (_, k) => polar([x, y], k * 72 + turn, size * (k % 2 ? 1 : 0.6))))}" fill="url(#edge-stone)"/>`;

function field(name: string, arcs: [from: number, wide: number][], heart: string): string {
  const chance = seeded(`edge ${name}`);
  const rims = arcs.map(([from, wide]) => {
    const [a, b] = [polar([0, 0], from, 20), polar([0, 0], from + wide, 20)].map((p: Point) => p.map(f).join());
    const strokes: [number, string][] = [
      [9, "#0a1016"],
      [6.5, "url(#edge-stone)"],
      [1.3, "#8ff0e6"],
    ];
    return strokes
      .map(([width, c]) => `<path d="M${a}A20,20 0 0 1 ${b}" stroke="${c}" stroke-width="${width}" fill="none"/>`)
      .join("");
  });
  const rocks = Array.from({ length: 8 }, () => {
    const at = polar([0, 0], chance.between(0, 360), chance.between(10, 27));
    const corners = Array.from({ length: 6 }, (_, k) =>
      polar(at, k * 60 + chance.between(-14, 14), chance.between(1.6, 4.4)),
    );
    return `<path d="${poly(corners)}" fill="url(#edge-steel)"/>`;
  });
  return rims.join("") + rocks.join("") + heart;
}

const crates = [45, 135, 225, 315]
  .map(
    (turn) =>
      `<g transform="rotate(${turn})"><path d="M-5.5,-27H5.5V-17H-5.5Z" ${STEEL}/><path d="M-5.5,-22H5.5" stroke="#0a1016" stroke-width="1"/></g>`,
  )
  .join("");
const ribs = [-20, -10, 0, 10, 20].map((x) => `<path d="M${x},-17V17" stroke="#8496a5" stroke-width="1.6"/>`).join("");
const arms = (colour: string, width: number, opacity: number) =>
  [0, 1, 2, 3]
    .map(
      (k) =>
        `<path d="M0,0C12,-4 26,4 24,20C22,34 4,40 -10,34" transform="rotate(${k * 90}) scale(.7)" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" opacity="${opacity}"/>`,
    )
    .join("");

const DRAWN: Record<string, string> = {
  monolith: `${shard(-19, -10, 6, 10)}${shard(20, 6, 7, 40)}${shard(-16, 14, 4.5, 80)}${shard(17, -16, 4, 20)}<path d="M-9,-25L7,-28L11,22L-6,27Z" fill="url(#edge-stone)" stroke="#0a0d16"/><path d="M7,-28L11,22L15,18L11,-24Z" fill="#14172a"/><path d="M-1,-20V-6M-1,-2V3M-1,8V18" stroke="#8ff0e6" stroke-width="2.2" stroke-linecap="round"/><path d="M-5,-10H3M-4.6,12H3.4" stroke="#8ff0e6" stroke-width="1.2" stroke-linecap="round" opacity=".8"/>`,
  "trade-hub": `${crates}<circle r="16" stroke="#0a1016" stroke-width="8" fill="none"/><circle r="16" stroke="url(#edge-steel)" stroke-width="6" fill="none"/><path d="M-16,0H16M0,-16V16" stroke="#8496a5" stroke-width="2.6"/><circle r="6.5" ${STEEL}/><circle r="2.6" fill="#8ff0e6"/>`,
  maximus: field(
    "maximus",
    [
      [-60, 62],
      [20, 96],
      [140, 70],
    ],
    `<path d="M-8,-7L0,-11.5L8,-7V7L0,11.5L-8,7Z" ${STEEL}/><circle r="4" fill="#17222c"/><circle r="1.8" fill="#8ff0e6"/>`,
  ),
  odessa: field(
    "odessa",
    [
      [-100, 84],
      [10, 60],
      [100, 100],
    ],
    `<path d="M-10,9V-1A10,10 0 0 1 10,-1V9H4.5V0A4.5,4.5 0 0 0 -4.5,0V9Z" ${STEEL}/><circle cy="5" r="1.8" fill="#8ff0e6"/>`,
  ),
  shipyard: `<path d="M-26,-21H26V-15H-26ZM-26,15H26V21H-26Z" ${STEEL}/>${ribs}<path d="M-17,0L-9,-7H8L18,-2V2L8,7H-9Z" fill="#c9d6df" stroke="#0a1016" stroke-width="1.2"/><path d="M-6,-7V7M3,-7V7" stroke="#4d5d6a"/><circle cx="24" cy="-18" r="1.8" fill="#8ff0e6"/><circle cx="-24" cy="18" r="1.8" fill="#8ff0e6"/>`,
  "development-office": `<path d="M-26,22L-20,-6H20L26,22Z" ${STEEL}/><path d="M-20,-6H20M-22,6H22M-24,14H24M-9,-6L-12,22M9,-6L12,22" stroke="#36434f"/><path d="M-13,4V-14A13,13 0 0 1 13,-14V4Z" fill="#17222c" stroke="url(#edge-steel)" stroke-width="3"/><path d="M-7,4V-9H-1V4M3,4V-14H8V4" fill="#8ff0e6" fill-opacity=".85"/><path d="M0,-27V-33" stroke="#8496a5" stroke-width="2"/>`,
};

/** What stands on an Alliance Base. */
export const base = (name: string) => GLOW + (DRAWN[name] ?? "");

/** A Quasar burns and nothing lands there; a Vortex turns. */
export function special(kind: "quasar" | "vortex"): string {
  if (kind === "vortex") return `${arms("#2c6f86", 6, 0.6)}${arms("#7fe3dc", 2, 0.9)}<circle r="6" fill="#eafffb"/>`;
  const jets = '<path d="M0,-34L3,-6H-3ZM0,34L3,6H-3Z" fill="#ffe7b8" opacity=".85" transform="rotate(14)"/>';
  const disc = (rx: number, ry: number, c: string, o: number) =>
    `<ellipse rx="${rx}" ry="${ry}" fill="${c}" opacity="${o}" transform="rotate(-8)"/>`;
  return `${jets}${disc(30, 9, "#b56a9a", 0.5)}${disc(23, 6, "#ffb877", 0.7)}${disc(14, 4, "#ffe7b8", 0.9)}<circle r="7" fill="#fff"/>`;
}

/** What a launch there does, as signs. */
export const DOES: Record<string, string[]> = {
  "trade-hub": ["any2", "arrow", "credit", "credit"],
  monolith: ["any2", "arrow", "tactics", "tactics", "tactics"],
  maximus: ["event", "plus", "science", "or", "industry"],
  odessa: ["event", "plus", "commerce", "or", "civilization"],
  shipyard: ["ship", "or", "repair"],
  "development-office": ["build"],
};
