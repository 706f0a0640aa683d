/** Chance for drawings: the same picture for the same name, wherever it is drawn. */

export function seeded(name: string) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number) => least + (most - least) * next();
  const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T;
  return { between, pick };
}
