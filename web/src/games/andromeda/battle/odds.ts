/** How likely a side wins: rows of dice from the highest down, compared like words; andromeda.battle.compare. */

export interface Throw {
  dice: number;
  /** A die below it is rolled until it is not. */
  targeting: number;
}
export interface Chances {
  win: number;
  lose: number;
  nobody: number;
}
const FACES = 6;
const MOST_DICE = 6;
const MOST_TARGETING = 5;

export const capped = ({ dice, targeting }: Throw): Throw => ({
  dice: Math.min(MOST_DICE, dice),
  targeting: Math.min(MOST_TARGETING, targeting),
});

/** Every row that a side may come to, as a number that is greater the higher it is, with its share. */
function rows({ dice, targeting }: Throw): Map<number, number> {
  const least = Math.max(1, targeting);
  const share = 1 / (FACES - least + 1);
  const found = new Map<number, number>();
  const roll = (left: number, highest: number, counts: number[], shares: number): void => {
    if (left && highest >= least) {
      for (let count = left; count >= 0; count--) {
        const more = shares * share ** count * choose(left, count);
        roll(left - count, highest - 1, [...counts, ...Array<number>(count).fill(highest)], more);
      }
    } else if (!left) {
      found.set(ranked(counts), (found.get(ranked(counts)) ?? 0) + shares);
    }
  };
  roll(dice, FACES, [], 1);
  return found;
}

/** A missing die is a zero, so that the longer of two rows that begin alike is the higher. */
const ranked = (row: number[]) =>
  Array.from({ length: MOST_DICE }, (_, at) => row[at] ?? 0).reduce((sum, face) => sum * (FACES + 1) + face, 0);

function choose(from: number, count: number): number {
  let ways = 1;
  for (let at = 1; at <= count; at++) ways = (ways * (from - count + at)) / at;
  return ways;
}

/** That one side has a higher row than every other. */
function wins(mine: Throw, others: readonly Throw[]): number {
  const below = others.map((other) => {
    const all = [...rows(other)].toSorted(([one], [two]) => one - two);
    return (row: number) => all.reduce((sum, [rank, share]) => (rank < row ? sum + share : sum), 0);
  });
  return [...rows(mine)].reduce((sum, [row, share]) => sum + below.reduce((p, lower) => p * lower(row), share), 0);
}

/** In shares of one: that the first wins, that another does, that nobody does. */
export function chances(mine: Throw, others: readonly Throw[]): Chances {
  const win = wins(mine, others);
  const lose = others.reduce(
    (sum, other, at) => sum + wins(other, [mine, ...others.filter((_, place) => place !== at)]),
    0,
  );
  return { win, lose, nobody: Math.max(0, 1 - win - lose) };
}

/** Whole per cents that add up to 100. */
export function percents({ win, lose, nobody }: Chances): Chances {
  const exact = [win, lose, nobody].map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const order = exact
    .map((one, at) => ({ at, rest: one - (whole[at] ?? 0) }))
    .toSorted((one, two) => two.rest - one.rest);
  for (const { at } of order.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return { win: whole[0] ?? 0, lose: whole[1] ?? 0, nobody: whole[2] ?? 0 };
}
