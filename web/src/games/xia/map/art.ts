/** What a sector looks like: gradients and paths, no filters, made once from its name as seed. */

import type { Hex } from "../model";
import type { Laid } from "./chart";
import { poly, polar, pt, segments, type Point } from "../../../board/grid";
import { at, hexPath, outline, SIZE } from "../../../board/hexes";
import { seeded } from "../../../look/seeded";

const TINT: Record<string, [string, string]> = {
  planet: ["#1a3046", "#0f1d2b"],
  nebula: ["#31204c", "#17122a"],
  asteroid: ["#3a2d25", "#1c1613"],
  debris: ["#2a3a44", "#141e25"],
  gate: ["#143c3b", "#0c2226"],
  star: ["#4a2c0c", "#1c1008"],
  void: ["#0a0f17", "#06090f"],
};
const GLOBES: Record<string, [lit: string, middle: string, dark: string, detail: string]> = {
  ocean: ["#7fc4e6", "#2f719f", "#0b2238", "#4f9a72"],
  desert: ["#f0cf94", "#a9743c", "#2f1a12", "#c99a58"],
  rust: ["#d98a6c", "#7f3a2f", "#23100f", "#b0634a"],
  ice: ["#dff2f5", "#7fa9bf", "#1c3040", "#b5d4df"],
};
const LOOKS: Record<string, string> = {
  "kemplar-ii": "ocean",
  lunari: "ice",
  azure: "ocean",
  "doravin-v": "desert",
  "neo-damascus": "ice",
  loath: "rust",
  "smugglers-den": "rust",
};

const f = (x: number) => String(Math.round(x * 10) / 10);

type Stops = [offset: number, colour: string, opacity: number][];
function radial(id: string, stops: Stops, x = 0.5, y = 0.5, r = 0.5): string {
  const inner = stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join("");
  return `<radialGradient id="xia-${id}" cx="${x}" cy="${y}" r="${r}">${inner}</radialGradient>`;
}
function linear(id: string, colours: [string, string, string]): string {
  const stops = colours.map((c, i) => `<stop offset="${[0, 0.55, 1][i]}" stop-color="${c}"/>`).join("");
  return `<linearGradient id="xia-${id}" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient>`;
}

/** Gradients and patterns that all sectors share. */
export const DEFS: string = [
  ...Object.entries(TINT).map(([kind, [centre, rim]]) =>
    radial(
      `plate-${kind}`,
      [
        [0, centre, 1],
        [1, rim, 1],
      ],
      0.5,
      0.5,
      0.62,
    ),
  ),
  ...Object.entries(GLOBES).map(([look, [lit, middle, dark]]) =>
    radial(
      `globe-${look}`,
      [
        [0, lit, 1],
        [0.45, middle, 1],
        [1, dark, 1],
      ],
      0.32,
      0.28,
      0.8,
    ),
  ),
  radial(
    "shade",
    [
      [0, "#000", 0],
      [0.55, "#000", 0],
      [1, "#02060c", 0.7],
    ],
    0.34,
    0.3,
    0.78,
  ),
  ...["#c76bf0", "#6d6bff", "#ff7fb8", "#3fa0d8"].map((colour, i) =>
    radial(`cloud-${i}`, [
      [0, colour, 0.42],
      [0.5, colour, 0.16],
      [1, colour, 0],
    ]),
  ),
  radial("sun", [
    [0, "#fff8e0", 1],
    [0.35, "#ffd27a", 1],
    [0.7, "#ff9a3c", 0.95],
    [1, "#d9561c", 1],
  ]),
  radial("corona", [
    [0, "#ffb54a", 0.7],
    [1, "#ffb54a", 0],
  ]),
  radial("portal", [
    [0, "#d8fffb", 0.9],
    [0.3, "#5fe0d6", 0.55],
    [0.8, "#1b7a86", 0.2],
    [1, "#1b7a86", 0],
  ]),
  linear("rock", ["#d0b091", "#80684f", "#2c231d"]),
  linear("hull", ["#c3d3dd", "#6d828f", "#26323a"]),
  '<pattern id="xia-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
  '<rect width="2.2" height="7" fill="var(--risk)"/></pattern>',
].join("");

type Random = ReturnType<typeof seeded>;
const circle = ([x, y]: Point, r: number, more: string) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" ${more}/>`;

function dust(centre: Point, count: number, random: Random): string {
  const specks = Array.from({ length: count }, () => {
    const [x, y] = polar(centre, random.between(0, 360), SIZE * 4.3 * Math.sqrt(random.between(0, 1)));
    return `M${f(x)},${f(y)}h.01`;
  });
  const third = Math.ceil(count / 3);
  return [0, 1, 2]
    .map((i) => {
      const d = specks.slice(i * third, (i + 1) * third).join("");
      return `<path d="${d}" stroke="#dfe9f5" stroke-linecap="round" stroke-width="${1 + i * 0.4}" opacity="${0.25 + i * 0.2}"/>`;
    })
    .join("");
}

function smooth(points: Point[]): string {
  const mids = points.map((p, i): Point => {
    const next = points[(i + 1) % points.length] ?? p;
    return [(p[0] + next[0]) / 2, (p[1] + next[1]) / 2];
  });
  return `M${pt(mids.at(-1) ?? [0, 0])}${points.map((p, i) => `Q${pt(p)} ${pt(mids[i] ?? p)}`).join("")}Z`;
}

/** A lit globe, seen through the spaces of the planet. */
function planet(name: string, hexes: Hex[], random: Random): string {
  const points = hexes.map(at);
  const c: Point = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const size = Math.max(...points.map(([x, y]) => Math.hypot(x - c[0], y - c[1]))) + SIZE;
  const look = LOOKS[name] ?? "ocean";
  const [lit, middle, , detail] = GLOBES[look] ?? ["#fff", "#888", "#000", "#555"];
  let inner = circle(c, size, `fill="url(#xia-globe-${look})"`);
  if (look === "ocean" || look === "rust") {
    for (let i = 0; i < 9; i++) {
      const p = polar(c, random.between(0, 360), size * random.between(0.1, 0.95));
      const blob = Array.from({ length: 10 }, (_, a) =>
        polar(p, a * 36 + random.between(-9, 9), size * random.between(0.12, 0.34)),
      );
      inner += `<path d="${smooth(blob)}" fill="${detail}" opacity=".5"/>`;
    }
  } else {
    for (let i = 0; i < 11; i++) {
      const y = c[1] - size + (size * 2 * (i + random.between(0, 1))) / 11;
      inner += `<ellipse cx="${f(c[0])}" cy="${f(y)}" rx="${f(size * 1.2)}" ry="${f(size * random.between(0.02, 0.09))}" fill="${random.pick([lit, detail, middle])}" opacity=".38" transform="rotate(-12 ${f(c[0])} ${f(c[1])})"/>`;
    }
  }
  inner += circle(c, size, 'fill="url(#xia-shade)"');
  const halo = `<path d="${segments(outline(hexes))}" stroke="${lit}" stroke-opacity=".16" stroke-width="16" stroke-linecap="round"/>`;
  const clip = `<clipPath id="xia-globe-of-${name}"><path d="${hexPath(hexes, 1.005)}"/></clipPath>`;
  return `${halo}${clip}<g clip-path="url(#xia-globe-of-${name})">${inner}</g>`;
}

const mean = (numbers: number[]) => numbers.reduce((sum, x) => sum + x, 0) / Math.max(1, numbers.length);

function clouds(hexes: Hex[], random: Random): string {
  return hexes
    .flatMap((h) =>
      Array.from({ length: 4 }, () => {
        const [x, y] = polar(at(h), random.between(0, 360), SIZE * random.between(0, 0.6));
        const [rx, ry] = [SIZE * random.between(0.9, 1.7), SIZE * random.between(0.7, 1.2)];
        const turn = `rotate(${Math.round(random.between(-40, 40))} ${f(x)} ${f(y)})`;
        return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="url(#xia-cloud-${random.pick([0, 0, 1, 1, 2, 3])})" transform="${turn}"/>`;
      }),
    )
    .join("");
}

/** Rocks on the rim of each space: the middle stays calm. */
function rocks(hexes: Hex[], random: Random): string {
  return hexes
    .map((h) => {
      let holes = "";
      const stones = Array.from({ length: 9 }, (_, i) => {
        const p = polar(at(h), i * 40 + random.between(-15, 15), SIZE * random.between(0.52, 0.76));
        const size = SIZE * random.pick([0.07, 0.1, 0.14, 0.19, 0.24]);
        if (size > SIZE * 0.12)
          holes += poly(
            [0, 1, 2, 3, 4, 5].map((a) => polar([p[0] + size * 0.2, p[1] + size * 0.15], a * 60, size * 0.3)),
          );
        return poly(
          Array.from({ length: 8 }, (_, a) =>
            polar(p, a * 45 + random.between(-14, 14), size * random.between(0.75, 1.2)),
          ),
        );
      });
      return `${stones.map((d) => `<path d="${d}" fill="url(#xia-rock)"/>`).join("")}<path d="${holes}" fill="#2c231d" opacity=".5"/>`;
    })
    .join("");
}

/** Hull plates, girders and broken arcs. */
function wreckage(hexes: Hex[], random: Random): string {
  const plate: Point[] = [
    [-1, -0.5],
    [0.2, -0.7],
    [1.1, -0.1],
    [0.5, 0.1],
    [0.7, 0.6],
    [-0.6, 0.5],
  ];
  return hexes
    .flatMap((h) =>
      Array.from({ length: 6 }, (_, i) => {
        const [x, y] = polar(at(h), i * 60 + random.between(-18, 18), SIZE * random.between(0.5, 0.72));
        const size = SIZE * random.between(0.17, 0.3);
        const put = `transform="translate(${f(x)} ${f(y)}) rotate(${Math.round(random.between(0, 359))})"`;
        const kind = random.pick(["plate", "plate", "girder", "girder", "arc"]);
        if (kind === "plate")
          return `<path d="${poly(plate.map(([a, b]) => [a * size, b * size]))}" fill="url(#xia-hull)" ${put}/>`;
        const s = (t: number) => f(t * size);
        const ties = [-1.2, -0.8, -0.4, 0, 0.4, 0.8]
          .map((t) => `M${s(t)},${s(-0.22)}L${s(t + 0.35)},${s(0.22)}`)
          .join("");
        const rails = [-0.22, 0.22].map((o) => `M${s(-1.3)},${s(o)}H${s(1.2)}`).join("");
        if (kind === "girder")
          return `<path d="${ties}${rails}" stroke="#9db2bf" stroke-width="1.1" fill="none" ${put}/>`;
        return `<path d="M${s(-1)},0A${s(1)},${s(1)} 0 0 1 ${s(0.7)},${s(-0.7)}" stroke="#8ea2ae" stroke-width="2.4" fill="none" ${put}/>`;
      }),
    )
    .join("");
}

function gate(centre: Point): string {
  const rings: [number, number, string][] = [
    [1.92, 7, "#1d4a4c"],
    [1.92, 3.4, "#3f8f8f"],
    [1.66, 1, "#8ff0e6"],
    [1.3, 0.8, "#5fc9c2"],
    [0.9, 0.7, "#5fc9c2"],
  ];
  const pylons = [0, 1, 2, 3, 4, 5].map((k) => {
    const [x, y] = polar(centre, 60 * k, SIZE * 1.92);
    return `<path d="M-7,-9L7,-6L10,0L7,6L-7,9L-3,0Z" fill="#2b6668" stroke="#8ff0e6" transform="translate(${f(x)} ${f(y)}) rotate(${60 * k})"/>`;
  });
  return [
    circle(centre, SIZE * 1.7, 'fill="url(#xia-portal)"'),
    ...rings.map(([r, w, c]) => circle(centre, SIZE * r, `fill="none" stroke="${c}" stroke-width="${w}"`)),
    ...pylons,
  ].join("");
}

/** The sun through the spaces of the star, its light over the whole plate. */
function star(name: string, hexes: Hex[]): string {
  const points = hexes.map(at);
  const c: Point = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const size = Math.max(...points.map(([x, y]) => Math.hypot(x - c[0], y - c[1]))) + SIZE;
  const rays = Array.from({ length: 24 }, (_, k) =>
    poly([polar(c, k * 15 - 2.2, SIZE), polar(c, k * 15, SIZE * (k % 2 ? 4.2 : 5)), polar(c, k * 15 + 2.2, SIZE)]),
  );
  return [
    circle(c, SIZE * 5, 'fill="url(#xia-corona)"'),
    `<path d="${rays.join("")}" fill="#ffcf7a" opacity=".22"/>`,
    `<clipPath id="xia-sun-of-${name}"><path d="${hexPath(hexes, 1.005)}"/></clipPath>`,
    `<g clip-path="url(#xia-sun-of-${name})">${circle(c, size, 'fill="url(#xia-sun)"')}</g>`,
  ].join("");
}

function survey(hexes: Hex[], c: Point): string {
  const crosses = hexes.map(at).map(([x, y]) => `M${f(x - 3)},${f(y)}h6M${f(x)},${f(y - 3)}v6`);
  const rings = [1.2, 2.2, 3.2].map((k) =>
    circle(c, SIZE * k, 'fill="none" stroke="#5c6e82" stroke-width=".7" stroke-dasharray="1 7" opacity=".6"'),
  );
  return `<path d="${crosses.join("")}" stroke="#5c6e82" stroke-width=".8" opacity=".55"/>${rings.join("")}`;
}

/** A sector without what can change. */
export function plate({ kind, centre, spaces }: Laid): string {
  const random = seeded(kind.name);
  const c = at(centre);
  const hexes = spaces.map(({ hex }) => hex);
  const of = (ground: string) => spaces.filter((space) => space.ground === ground).map(({ hex }) => hex);
  const painted: [Hex[], (hexes: Hex[]) => string][] = [
    [of("nebula"), (h) => clouds(h, random)],
    [of("asteroid"), (h) => rocks(h, random)],
    [of("debris"), (h) => `<g opacity=".62">${wreckage(h, random)}</g>`],
    [of("planet"), (h) => planet(kind.name, h, random)],
    [of("star"), (h) => star(kind.name, h)],
  ];
  const ground = painted.filter(([found]) => found.length).map(([found, paint]) => paint(found));
  const rim = segments(outline(hexes));
  return [
    `<clipPath id="xia-plate-of-${kind.name}"><path d="${hexPath(hexes, 1.005)}"/></clipPath>`,
    `<g clip-path="url(#xia-plate-of-${kind.name})">`,
    circle(c, SIZE * 5, `fill="url(#xia-plate-${kind.kind})"`),
    dust(c, { void: 12, star: 12 }[kind.kind] ?? 42, random),
    kind.kind === "void" ? survey(hexes, c) : "",
    kind.kind === "gate" ? gate(c) : "",
    ...ground,
    "</g>",
    `<path d="${rim}" stroke="#000" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="${rim}" stroke="#8aa0b8" stroke-opacity=".34" stroke-width="1.1" stroke-linecap="round"/>`,
  ].join("");
}
