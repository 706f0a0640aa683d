/** The galaxy ends here: its light and most of its stars lie lower left, the upper right is nearly empty. */

import type { Frame, Point } from "../../../board/grid";
import { seeded } from "../../../look/seeded";
import { radial } from "./planets";

const CLOUDS = ["#b06bf0", "#6d6bff", "#ff7fb8", "#3fa0d8", "#ff9d6b", "#38c7b8"];
/** Which of these colours a nebula has, the first of them most. */
const TINTS: Record<string, number[]> = {
  N1: [0, 1, 0, 2],
  N2: [2, 0, 2, 4],
  N3: [1, 3, 1, 0],
  N4: [3, 5, 1, 3],
  N5: [0, 3, 1, 1],
  N6: [4, 2, 0, 4],
};
export const PLATES: Record<string, [middle: string, rim: string]> = {
  science: ["#17304a", "#0c1825"],
  industry: ["#35271d", "#1a130f"],
  supremacy: ["#351d2b", "#190e16"],
  commerce: ["#33301f", "#191710"],
  civilization: ["#1f3324", "#101a13"],
  base: ["#22303c", "#111a22"],
  quasar: ["#33243f", "#150f1d"],
  vortex: ["#1b2c40", "#0d1520"],
};
const f = (x: number) => String(Math.round(x * 10) / 10);

export const DEFS = [
  ...Object.entries(PLATES).map(([kind, [middle, rim]]) =>
    radial(
      `edge-plate-${kind}`,
      0.5,
      0.5,
      [
        [0, middle, 1],
        [1, rim, 1],
      ],
      0.6,
    ),
  ),
  ...CLOUDS.map((colour, k) =>
    radial(
      `edge-haze-${k}`,
      0.5,
      0.5,
      [
        [0, colour, 0.24],
        [0.5, colour, 0.11],
        [1, colour, 0],
      ],
      0.5,
    ),
  ),
  radial(
    "edge-core",
    0.5,
    0.5,
    [
      [0, "#ffe7b8", 0.55],
      [0.25, "#ffb877", 0.26],
      [0.6, "#b56a9a", 0.12],
      [1, "#3a2a5a", 0],
    ],
    0.5,
  ),
  radial(
    "edge-arm",
    0.5,
    0.5,
    [
      [0, "#9fb8e8", 0.2],
      [0.6, "#6a7ab8", 0.08],
      [1, "#6a7ab8", 0],
    ],
    0.5,
  ),
].join("");

const ARMS = [
  [0.1, 0.72, 0.62, 0.12],
  [0.22, 0.96, 0.7, 0.1],
  [0.02, 0.4, 0.42, 0.1],
] as const;
const STARS = 320;

export function sky({ x, y, width, height }: Frame): string {
  const chance = seeded("edge sky");
  const core = `<ellipse cx="${f(x - width * 0.06)}" cy="${f(y + height * 0.94)}" rx="${f(width * 0.62)}" ry="${f(height * 0.5)}" fill="url(#edge-core)" transform="rotate(-24 ${f(x)} ${f(y + height)})"/>`;
  const arms = ARMS.map(([a, b, rx, ry], k) => {
    const [cx, cy] = [f(x + width * a), f(y + height * b)];
    return `<ellipse cx="${cx}" cy="${cy}" rx="${f(width * rx)}" ry="${f(height * ry)}" fill="url(#edge-arm)" transform="rotate(${-26 - 6 * k} ${cx} ${cy})"/>`;
  });
  const stars = Array.from({ length: STARS }, () => {
    const [a, b, dim] = [chance.between(0, 1), chance.between(0, 1), chance.between(0, 1)];
    if (dim > (1.05 - a) * 0.55 + b * 0.45) return "";
    const colour = chance.pick(["#cfe0f5", "#ffe9c9", "#cfe0f5"]);
    return `<circle cx="${f(x + a * width)}" cy="${f(y + b * height)}" r="${chance.pick([0.5, 0.6, 0.8, 1.1])}" fill="${colour}" opacity="${f(chance.between(0.2, 0.7))}"/>`;
  });
  return core + arms.join("") + stars.join("");
}

/** Soft clouds on spots along the middle of its band. Nothing is clipped: neighbours melt, lines tell them apart. */
export function nebula(name: string, spots: readonly Point[], size: number): string {
  const chance = seeded(`edge nebula ${name}`);
  return spots
    .map(([x, y]) => {
      const clouds = [0, 1].map(() => {
        const [cx, cy] = [x + chance.between(-0.4, 0.4) * size, y + chance.between(-0.35, 0.35) * size].map(f);
        const [rx, ry] = [size * chance.between(0.55, 1.2), size * chance.between(0.35, 0.8)].map(f);
        return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#edge-haze-${chance.pick(TINTS[name] ?? [0])})" transform="rotate(${f(chance.between(-50, 50))} ${cx} ${cy})"/>`;
      });
      const star = `<circle cx="${f(x + chance.between(-0.6, 0.6) * size)}" cy="${f(y + chance.between(-0.5, 0.5) * size)}" r="${chance.pick([0.6, 0.9])}" fill="#fff" opacity="${f(chance.between(0.3, 0.8))}"/>`;
      return clouds.join("") + star;
    })
    .join("");
}

/** The far rim of a nebula, scalloped. */
export function scallops(rim: readonly Point[]): string {
  const arcs = rim.slice(1).map(([x, y], at) => {
    const [a, b] = rim[at] as Point;
    const r = f(Math.hypot(x - a, y - b) * 0.6);
    return `A${r},${r} 0 0 1 ${f(x)},${f(y)}`;
  });
  return `M${rim[0]?.map(f).join()}${arcs.join("")}`;
}
