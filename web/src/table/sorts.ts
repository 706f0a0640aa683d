/** Where the options of a question stand: goals and risks first, what is plain on the board, what ends it always last. */

import type { Option } from "../types";
import type { Offer } from "./offers";

/** Whether an option is chosen on the board; a game tells it by the thing that the option belongs to. */
export type OnBoard = (option: Pick<Option, "thing">) => boolean;

export interface Sorted {
  /** In the dock, in their order. */
  cards: Offer[];
  /** All that the board shows, where the dock leaves some of it to the board; else nothing. */
  all: Offer[];
  /** What stops, passes or ends the turn. */
  ends: Offer[];
  /** What Enter alone chooses. */
  primary: Offer | undefined;
  /** The key that chooses an option: a number, or E for the end. */
  caps: ReadonlyMap<string, string>;
}

const FEW = 4; // spaces that the dock still lists
const RISKS = 3; // on the board that the dock shows, where there are more of them than FEW
const KEYS = 9;
const LONG = 110; // letters of a card that does not fit the usual height of the dock

export const NOTHING: Sorted = { cards: [], all: [], ends: [], primary: undefined, caps: new Map() };

/** `first` is the key of what the last answer was given for: it stands before all others. */
export function sorted(offers: readonly Offer[], onBoard: OnBoard = () => false, first = ""): Sorted {
  const of = (sort: Offer["sort"]) => offers.filter((offer) => offer.sort === sort);
  const risks = shown(of("risk"), onBoard);
  const plain = of("plain");
  const spaces = plain.filter(onBoard);
  const cards = [...of("goal"), ...risks, ...(spaces.length > FEW ? plain.filter((one) => !onBoard(one)) : plain)];
  cards.sort((one, other) => Number(other.key === first) - Number(one.key === first));
  let ends = of("end");
  const among = new Set([...cards, ...ends]);
  const all = offers.some((offer) => !among.has(offer)) ? offers.filter(onBoard) : [];
  if (!cards.length && !all.length) {
    cards.push(...ends.slice(0, -1)); // where everything is an end, the last is
    ends = ends.slice(-1);
  }
  return { cards, all, ends, primary: primaryOf(offers, cards, ends), caps: caps(cards, ends) };
}

/** Cards that are read, and of which none is on the board: the dock is as high as they are. */
export const isLong = ({ cards, all }: Sorted): boolean =>
  !all.length && cards.some(({ title, gain, detail, cost }) => `${title}${gain}${detail}${cost}`.length > LONG);

/** All of them, but of many on the board only those that are likeliest to go well. */
function shown(risks: Offer[], onBoard: OnBoard): Offer[] {
  const there = risks.filter(onBoard);
  if (there.length <= FEW) return risks;
  const good = ({ gain, odds }: Offer) => (gain ? 100 : 0) + (odds?.good ?? 0);
  const kept = new Set(there.toSorted((one, other) => good(other) - good(one)).slice(0, RISKS));
  return risks.filter((one) => !onBoard(one) || kept.has(one));
}

/** The first goal, else what the game calls usual, else the only card, else the end. */
function primaryOf(offers: readonly Offer[], cards: Offer[], ends: Offer[]): Offer | undefined {
  const goal = cards.find(({ sort }) => sort === "goal");
  const usual = offers.find((offer) => offer.usual && offer.sort !== "risk");
  return goal ?? usual ?? (offers.length === 1 ? offers[0] : ends[0]);
}

function caps(cards: Offer[], [end, ...others]: Offer[]): Map<string, string> {
  const found = new Map([...cards, ...others].slice(0, KEYS).map(({ key }, at) => [key, String(at + 1)]));
  return end ? found.set(end.key, "E") : found;
}
