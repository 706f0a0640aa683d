/** Borders: every kind differs from every other in its pattern, whatever its colour. */

import type { Law } from "../model";
import type { Border, Laid } from "./chart";
import { along, inset, poly, pt, segments, type Edge } from "../../../board/grid";
import { add, edge, keyOf, SIZE, STEPS } from "../../../board/hexes";

/** In the order in which they are drawn. */
const ORDER: Border[] = ["normal", "inner", "asteroid", "debris", "nebula", "gate", "shield", "entrance", "star"];

const line = (e: Edge) => segments([e]);

/** Three scallops that bulge outwards. */
function scallops(e: Edge): string {
  const parts = [0, 1, 2].map((i) => `Q${pt(along(e, (i + 0.5) / 3, -SIZE * 0.24))} ${pt(along(e, (i + 1) / 3))}`);
  return `M${pt(e[0])}${parts.join("")}`;
}

function teeth(e: Edge): string {
  const turns = [0.12, 0.24, 0.38, 0.5, 0.62, 0.76, 0.88];
  const points = turns.map((t, i) => along(e, t, i % 2 ? 2.9 : -2.9));
  return `M${[e[0], ...points, e[1]].map(pt).join("L")}`;
}

const beads = (e: Edge) =>
  [1.5, 2.3, 1.6, 2.4, 1.5]
    .map((r, i) => {
      const [x, y] = along(e, 0.1 + 0.2 * i);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}"/>`;
    })
    .join("");

const flames = (e: Edge) =>
  [0.17, 0.5, 0.83].map((t) => poly([along(e, t - 0.11), along(e, t, -8), along(e, t + 0.11)])).join("");

const gems = (e: Edge) =>
  [0.2, 0.5, 0.8]
    .map((t) => poly([along(e, t - 0.085), along(e, t, 3.6), along(e, t + 0.085), along(e, t, -3.6)]))
    .join("");

const posts = (e: Edge) => [0.06, 0.94].map((t) => `M${pt(along(e, t, -6))}L${pt(along(e, t, 6))}`).join("");

/** Two chevrons that point in. */
const chevrons = (e: Edge) =>
  [-5.5, 0].map((o) => `M${[along(e, 0.3, o), along(e, 0.5, o + 5.5), along(e, 0.7, o)].map(pt).join("L")}`).join("");

/** All edges of a kind in a few elements, as SVG. */
function drawn(kind: Border, edges: Edge[], law: Law): string {
  const all = (path: (e: Edge) => string) => edges.map(path).join("");
  const stroke = (d: string, colour: string, width: number, more = "") =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  const colour = `var(--${law || "neutral"})`;
  const cap = 'stroke-linecap="round"';
  switch (kind) {
    case "normal":
      return stroke(all(line), "var(--grid)", 1);
    case "inner":
      return stroke(all(line), "#fff", 1.1, 'stroke-opacity=".38" stroke-dasharray="3 4"');
    case "nebula":
      return stroke(all(scallops), "var(--nebula)", 2);
    case "asteroid":
      return `<g fill="var(--asteroid)">${all(beads)}</g>`;
    case "debris":
      return stroke(all(teeth), "var(--debris)", 1.5);
    case "star":
      return stroke(all(line), "var(--star)", 4.5, cap) + `<path d="${all(flames)}" fill="var(--star)"/>`;
    case "gate":
      return stroke(all(line), "var(--gate)", 1.1) + `<path d="${all(gems)}" fill="var(--gate)"/>`;
    case "shield":
      return (
        stroke(all(line), "#070b12", 6.4, cap) +
        stroke(
          all((e) => line(inset(e, 2.2)) + line(inset(e, -2.2))),
          colour,
          2.1,
          cap,
        )
      );
    case "entrance":
      return stroke(all(posts), colour, 4, cap) + stroke(all(chevrons), colour, 2, cap);
  }
}

const WEIGHTS: Partial<Record<Border, number>> = {
  star: 5,
  shield: 4,
  nebula: 2.6,
  asteroid: 2.4,
  debris: 2.2,
  gate: 2,
};

/** From afar a pattern is a plain line of the same weight. */
function afar(kind: Border, edges: Edge[], law: Law): string {
  const width = WEIGHTS[kind];
  const colour = kind === "shield" ? law || "neutral" : kind;
  if (!width) return drawn(kind, edges, law);
  return `<path d="${segments(edges)}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** The borders of a tile, near and from afar. At its rim they lie a little inside, so that those of two tiles are both seen. */
export function bordersOf(tile: Laid): string {
  const here = new Set(tile.spaces.map(({ hex }) => keyOf(...hex)));
  const grounds = new Map(tile.spaces.map(({ hex, ground }) => [keyOf(...hex), ground]));
  const edges = new Map<Border, Edge[]>();
  for (const { hex, direction, kind } of tile.borders) {
    const there = add(hex, STEPS[direction] ?? [0, 0]);
    const key = keyOf(...there);
    const rim = !here.has(key);
    // A calm side is drawn once, and not at all where the other side has a border of its own.
    if (kind === "normal" || kind === "inner") {
      const other = grounds.get(key);
      if (rim || (other !== grounds.get(keyOf(...hex)) && other !== "space") || direction > 2) continue;
    }
    const own = edge(hex, direction);
    const list = edges.get(kind) ?? [];
    list.push(rim ? inset(own, 3) : own);
    edges.set(kind, list);
  }
  const all = (draw: typeof drawn) =>
    ORDER.map((kind) => (edges.has(kind) ? draw(kind, edges.get(kind) ?? [], tile.kind.law) : "")).join("");
  return `<g class="near">${all(drawn)}</g><g class="far">${all(afar)}</g>`;
}
