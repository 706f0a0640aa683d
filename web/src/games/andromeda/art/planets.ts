/** Fifteen worlds: a globe lit from the upper left, with a relief of its own made from its name as seed. */

import { poly, polar, type Point } from "../../../board/grid";
import { seeded } from "../../../look/seeded";

interface Look {
  lit: string;
  middle: string;
  dark: string;
  one: string;
  two: string;
  relief: keyof typeof RELIEFS;
  friend?: "ring" | "shards" | "beads";
}
const look = (colours: string, relief: Look["relief"], friend?: Look["friend"]): Look => {
  const [lit = "", middle = "", dark = "", one = "", two = ""] = colours.split(" ");
  return { lit, middle, dark, one, two, relief, ...(friend && { friend }) };
};
const LOOKS: Record<string, Look> = {
  hearthglass: look("#e4f6ff #86b9d8 #14293c #ffffff #5d97bd", "caps"),
  mirrorfen: look("#8fd6f7 #2f78b5 #081c33 #bfe9ff #1d5288", "eye"),
  "tarn-seven": look("#c9ecff #5f9fd6 #10253f #eefaff #3f7ab0", "bands", "ring"),
  cinderwell: look("#f0b889 #8c5130 #220f08 #ffb066 #5c2f1a", "cracks"),
  ironmeadow: look("#e8b98f #9a6641 #2a170d #6f4426 #c58d5e", "craters"),
  "low-anvil": look("#f3d3ae #b98a5c #33200f #8a5f38 #e2b98a", "bands", "ring"),
  "old-redoubt": look("#c98ba0 #6a2f47 #1a0a13 #ff8fae #43192c", "cracks"),
  spearhaven: look("#f2b3c4 #a8506c #2a0e1a #f7d0da #7c3049", "eye"),
  crownfall: look("#d9bcc6 #86606f #22161c #5c3c49 #b894a2", "craters", "shards"),
  "long-tally": look("#fff6cf #cdb772 #3a2f14 #f5e6a8 #a08843", "swirl"),
  "saffron-quay": look("#fffbe0 #dccf8e #403716 #b7a458 #fff3bd", "bands", "ring"),
  "amber-ford": look("#f6e7a6 #b3984a #31260d #8c7430 #e9d68b", "craters", "beads"),
  "thousand-wells": look("#bfe9d8 #4f9c86 #0d2a25 #8fd07e #2e6f62", "swirl", "beads"),
  quietmarch: look("#a9dcf0 #3f86a6 #0b2433 #7cb866 #4f8f4a", "land"),
  "orchard-reach": look("#c4e8b0 #5f9a58 #12260f #3c7040 #9fce86", "land"),
};
/** A world without a look of its own has one of its type. */
const OF_TYPE: Record<string, string[]> = {
  science: ["hearthglass", "mirrorfen", "tarn-seven"],
  industry: ["cinderwell", "ironmeadow", "low-anvil"],
  supremacy: ["spearhaven", "old-redoubt", "crownfall"],
  commerce: ["saffron-quay", "long-tally", "amber-ford"],
  civilization: ["thousand-wells", "quietmarch", "orchard-reach"],
};
function lookOf(name: string, type: string): Look {
  const names = OF_TYPE[type] ?? [];
  return (LOOKS[name] ?? LOOKS[seeded(`edge ${name}`).pick(names)]) as Look;
}
const f = (x: number) => String(Math.round(x * 100) / 100);
type Chance = ReturnType<typeof seeded>;

function smooth(points: Point[]): string {
  const mids = points.map(([x, y], at): Point => {
    const [a, b] = points[(at + 1) % points.length] as Point;
    return [(x + a) / 2, (y + b) / 2];
  });
  const [x, y] = mids.at(-1) as Point;
  const curves = points.map(([a, b], at) => `Q${f(a)},${f(b)} ${mids[at]?.map(f).join()}`);
  return `M${f(x)},${f(y)}${curves.join("")}Z`;
}

function blob(middle: Point, radius: number, chance: Chance, from: number): string {
  const corners = Array.from({ length: 9 }, (_, k) =>
    polar(middle, k * 40 + chance.between(-11, 11), radius * chance.between(from, 1.1)),
  );
  return smooth(corners);
}
const bend = (y: number, width: number, fill: string, opacity: number, turn: number, r: number) =>
  `<ellipse cy="${f(y)}" rx="${f(r * 1.3)}" ry="${f(width)}" fill="${fill}" opacity="${opacity}" transform="rotate(${turn})"/>`;

const RELIEFS = {
  bands(r: number, { one, two, lit }: Look, chance: Chance): string {
    return times(8, (k) => {
      const y = -r + (2 * r * (k + chance.between(0, 1))) / 8;
      return bend(y, r * chance.between(0.03, 0.1), chance.pick([one, two, lit]), 0.42, -14, r);
    });
  },
  eye(r: number, { one, two }: Look, chance: Chance): string {
    const bands = times(6, (k) => {
      const y = -r + (2 * r * (k + chance.between(0, 1))) / 6;
      return bend(y, r * chance.between(0.04, 0.09), chance.pick([one, two]), 0.3, 10, r);
    });
    const rings = [0.36, 0.26, 0.15, 0.06].map(
      (k, at) =>
        `<ellipse cx="${f(r * 0.18)}" cy="${f(r * 0.16)}" rx="${f(r * k * 1.3)}" ry="${f(r * k * 0.8)}" fill="${at % 2 ? one : two}" opacity=".75" transform="rotate(10)"/>`,
    );
    return bands + rings.join("");
  },
  caps(r: number, { one, two }: Look, chance: Chance): string {
    const caps = ([-100, 80] as const).map(
      (turn, at) =>
        `<path d="${blob(polar([0, 0], turn, r * 0.92), r * (at ? 0.5 : 0.62), chance, 0.75)}" fill="${one}" opacity=".7"/>`,
    );
    const veil = `M${f(-r)},${f(r * 0.1)}Q0,${f(r * 0.5)} ${f(r)},${f(-r * 0.1)}M${f(-r)},${f(r * 0.32)}Q0,${f(r * 0.72)} ${f(r)},${f(r * 0.12)}`;
    return `${caps.join("")}<path d="${veil}" stroke="${two}" stroke-width="${f(r * 0.06)}" opacity=".55" fill="none"/>`;
  },
  cracks(r: number, { one, two }: Look, chance: Chance): string {
    return times(5, () => {
      const from = polar([0, 0], chance.between(0, 360), r * chance.between(0.5, 0.95));
      const way: Point[] = [from];
      for (let k = 0; k < 4; k++) {
        const [x, y] = way.at(-1) as Point;
        way.push([
          x + chance.between(-0.34, 0.34) * r - from[0] * 0.3,
          y + chance.between(-0.34, 0.34) * r - from[1] * 0.3,
        ]);
      }
      const d = `M${way.map((point) => point.map(f).join()).join("L")}`;
      const drawn = (colour: string, wide: number) =>
        `<path d="${d}" stroke="${colour}" stroke-width="${f(r * wide)}" stroke-linejoin="round" fill="none"/>`;
      return drawn(two, 0.15) + drawn(one, 0.05);
    });
  },
  craters(r: number, { one, two }: Look, chance: Chance): string {
    return times(11, () => {
      const [x, y] = polar([0, 0], chance.between(0, 360), r * chance.between(0, 0.95));
      const s = r * chance.between(0.07, 0.24);
      const rim = `M${f(x - s * 0.8)},${f(y + s * 0.3)}A${f(s)},${f(s * 0.86)} 0 0 0 ${f(x + s * 0.9)},${f(y + s * 0.1)}`;
      return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(s)}" ry="${f(s * 0.86)}" fill="${one}" opacity=".6"/><path d="${rim}" stroke="${two}" stroke-width="${f(Math.max(0.6, s * 0.2))}" fill="none" opacity=".8"/>`;
    });
  },
  swirl(r: number, { one, two }: Look): string {
    return times(5, (k) => {
      const y = -r * 0.8 + k * r * 0.42;
      const d = `M${f(-r)},${f(y)}C${f(-r * 0.4)},${f(y - r * 0.3)} ${f(r * 0.2)},${f(y + r * 0.4)} ${f(r)},${f(y)}`;
      return `<path d="${d}" stroke="${k % 2 ? one : two}" stroke-width="${f(r * (k % 2 ? 0.16 : 0.1))}" fill="none" opacity=".5"/>`;
    });
  },
  land(r: number, { one, two }: Look, chance: Chance): string {
    const ground = times(7, () => {
      const middle = polar([0, 0], chance.between(0, 360), r * chance.between(0.1, 0.9));
      const fill = chance.pick([one, one, two]);
      return `<path d="${blob(middle, r * chance.between(0.2, 0.4), chance, 0.5)}" fill="${fill}" opacity=".78"/>`;
    });
    const clouds = times(4, () => {
      const [x, y] = polar([0, 0], chance.between(0, 360), r * chance.between(0.1, 0.8));
      return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(r * chance.between(0.2, 0.5))}" ry="${f(r * 0.045)}" fill="#fff" opacity=".34" transform="rotate(-14 ${f(x)} ${f(y)})"/>`;
    });
    return ground + clouds;
  },
};
const times = (count: number, made: (k: number) => string) => Array.from({ length: count }, (_, k) => made(k)).join("");

/** A lit globe round (0, 0); a developed world has lights on its night side. `id` is unlike any other in the page. */
export function planet(name: string, type: string, r: number, lights: boolean, id: string): string {
  const its = lookOf(name, type);
  const { lit, middle, dark, relief, friend } = its;
  const chance = seeded(`edge ${name}`);
  const globe = radial(`${id}-globe`, 0.3, 0.26, [
    [0, lit, 1],
    [0.42, middle, 1],
    [1, dark, 1],
  ]);
  const night = radial(`${id}-night`, 0.32, 0.28, [
    [0, "#000", 0],
    [0.5, "#000", 0],
    [0.8, "#03060c", 0.62],
    [1, "#02040a", 0.9],
  ]);
  const halo = `<circle r="${f(r * 1.2)}" fill="${lit}" opacity=".07"/><circle r="${f(r * 1.09)}" fill="${lit}" opacity=".14"/>`;
  const body = `<clipPath id="${id}-clip"><circle r="${r}"/></clipPath><g clip-path="url(#${id}-clip)"><circle r="${r}" fill="url(#${id}-globe)"/>${RELIEFS[relief](r, its, chance)}<circle r="${r}" fill="url(#${id}-night)"/>${lights ? city(r, chance) : ""}</g>`;
  const ring = (sweep: 0 | 1, opacity: number) =>
    friend === "ring"
      ? `<path d="M${f(-r * 1.52)},0A${f(r * 1.52)},${f(r * 0.42)} 0 0 ${sweep} ${f(r * 1.52)},0" transform="rotate(-18)" stroke="${lit}" stroke-opacity="${opacity}" stroke-width="${f(r * 0.13)}" fill="none"/>`
      : "";
  return `<defs>${globe}${night}</defs>${halo}${ring(1, 0.55)}${body}${ring(0, 0.9)}${company(r, its)}`;
}

function company(r: number, { friend, lit, middle }: Look): string {
  if (friend === "beads") {
    const beads = [-62, -40, 138].map((turn) => {
      const [x, y] = polar([0, 0], turn, r * 1.32);
      return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.07)}" fill="${lit}" opacity=".9"/>`;
    });
    return `${beads.join("")}<circle r="${f(r * 1.32)}" stroke="${lit}" stroke-opacity=".25" stroke-width=".7" fill="none"/>`;
  }
  if (friend !== "shards") return "";
  const shards: [number, number][] = [
    [-30, 0.18],
    [-8, 0.12],
    [-52, 0.1],
    [150, 0.14],
  ];
  return shards
    .map(([turn, size]) => {
      const at = polar([0, 0], turn, r * 1.26);
      const corners = Array.from({ length: 5 }, (_, k) => polar(at, k * 72 + turn, r * size * (k % 2 ? 1 : 0.6)));
      return `<path d="${poly(corners)}" fill="${middle}"/>`;
    })
    .join("");
}

const city = (r: number, chance: Chance) =>
  times(30, () => {
    const [x, y] = polar([0, 0], chance.between(-12, 102), r * chance.between(0.36, 0.93));
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * chance.pick([0.025, 0.03, 0.045]))}" fill="${chance.pick(["#ffe2a8", "#fff3d6", "#ffc978"])}"/>`;
  });

/** The orbit of a developed world, in the colour of its seat. */
export function orbit(r: number): string {
  const drawn = (colour: string, wide: number, opacity: number) =>
    `<ellipse rx="${f(r * 1.36)}" ry="${f(r * 0.5)}" transform="rotate(24)" stroke="${colour}" stroke-width="${f(r * wide)}" fill="none" opacity="${opacity}" stroke-dasharray="${f(r * 3.1)} ${f(r * 2.9)}" stroke-dashoffset="${f(r * 3.05)}"/>`;
  return drawn("#05080d", 0.16, 0.55) + drawn("var(--seat)", 0.085, 1);
}

type Stops = [offset: number, colour: string, opacity: number][];
export function radial(id: string, x: number, y: number, stops: Stops, r = 0.82): string {
  const inner = stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join("");
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${inner}</radialGradient>`;
}
