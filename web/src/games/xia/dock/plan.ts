/**
 * From what was laid out in the dry dock to answers. The server asks for one thing at a time and has the last word: a plan
 * says what to answer to the next question, and ends where that is not among the options.
 */

import type { Option, Question, View } from "../../../types";
import { stowing, type Box, type Outfit, type Ship } from "../model";
import { fits, lying, movedFrom, spotOf, type Cell, type Layout, type Piece, type Shape } from "./geometry";

/** What the question in hand has to do with a Hold. */
export type Matter = "stow" | "trade" | "setup" | "ship" | "other" | "none";

const STOW = ["xia.outfit.placement", "xia.cargo.placing"];
const CUBE: Shape = { cells: [[0, 0]], uses: [] };

export function matterOf(question: Question | undefined): Matter {
  if (!question) return "none";
  if (STOW.includes(question.code)) return "stow";
  if (question.code === "xia.business.any-order") return "trade";
  if (question.code === "xia.setup.starting-outfits") return "setup";
  if (question.code === "xia.setup.ship-choice-tier-one") return "ship";
  return question.code === "xia.business.buy-ship-transfer" ? "other" : "none";
}

/** The word of an option that buys an Outfit, or that takes a ship. */
export const outfitKey = (matter: Matter, name: string) => `${matter === "setup" ? "outfit" : "buy-outfit"}:${name}`;
export const shipKey = (matter: Matter, name: string) => `${matter === "ship" ? "mat" : "buy-ship"}:${name}`;

// --- what there is ----------------------------------------------------------------------------------------------------
interface InHand {
  outfits: [name: string, marked: number[]][];
  cubes: string[];
}

export const hullOf = (box: Box, name: string): readonly Cell[] => box.ships[name]?.hold ?? [];
export const shapeOf = (box: Box, name: string): Shape => box.outfits[name] ?? CUBE;

function outfitPiece(box: Box, ship: Ship, outfit: Outfit, id: number): Piece {
  const shape = shapeOf(box, outfit.name);
  return {
    id,
    name: outfit.name,
    cube: false,
    shape,
    spot: spotOf(hullOf(box, ship.name), shape, outfit.sections),
    fixed: outfit.sections.some((space) => ship.damaged.includes(space)),
    wanted: false,
    marked: outfit.sections.flatMap((space, i) => (ship.markers.includes(space) ? [i] : [])),
  };
}

function cubePiece(name: string, id: number, at: Cell | undefined): Piece {
  const spot = at ? { x: at[0], y: at[1], turn: 0 } : null;
  return { id, name, cube: true, shape: CUBE, spot, fixed: false, wanted: false, marked: [] };
}

/** My Hold as it is, or as it is being filled: then what lies there stays, and the rest is in hand, the next one first. */
export function holdOf(view: View, box: Box, ship: Ship, matter: Matter): Layout & { ship: string } {
  const now = matter === "stow" ? stowing(view, box, ship) : ship;
  const hull = hullOf(box, now.name);
  const laid = now.outfits.map((outfit, id) => outfitPiece(box, now, outfit, id));
  const stowed = now.hold.flatMap((cube, space) => (cube ? [cubePiece(cube, 100 + space, hull[space])] : []));
  const lies = [...laid, ...stowed];
  if (matter !== "stow") return { ship: now.name, hull, damaged: now.damaged, pieces: lies };
  const { outfits, cubes } = view.stack.at(-1) as unknown as InHand;
  const inHand = [
    ...outfits.map(([name, marked], i) => ({
      ...cubePiece(name, 200 + i, undefined),
      cube: false,
      shape: shapeOf(box, name),
      marked,
    })),
    ...cubes.map((cube, i) => cubePiece(cube, 300 + i, undefined)),
  ];
  return {
    ship: now.name,
    hull,
    damaged: now.damaged,
    pieces: [...lies.map((one) => ({ ...one, fixed: true })), ...inHand],
  };
}

/** All of it in the Hold of another ship, where nothing has a place yet; damage stays behind. */
export const aboard = (box: Box, ship: string, from: Layout): Layout & { ship: string } => ({
  ship,
  hull: hullOf(box, ship),
  damaged: [],
  pieces: from.pieces.map((piece) => ({ ...piece, spot: null, fixed: false })),
});

/** One more, not mine yet. */
export const wanted = (box: Box, name: string, id: number): Piece => ({
  ...cubePiece(name, id, undefined),
  cube: false,
  shape: shapeOf(box, name),
  wanted: true,
});

// --- plans ------------------------------------------------------------------------------------------------------------
interface Place {
  name: string;
  /** The Hold spaces that it is to lie on, and those of its uses, each in order. */
  spaces: string;
  uses: string;
}

export interface Plan {
  /** Answers that begin something, in their order. */
  begin: string[];
  /** Where things are to lie, in the order in which they are asked for if they are alike. */
  places: Place[];
}

/** Why what was laid out cannot be done: the key of the option that it takes, and one of our texts otherwise. */
export interface Hitch {
  key: string;
  text: "not-now" | "in-hand" | "nothing-new";
}

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other).join();

function placesOf(hull: readonly Cell[], pieces: readonly Piece[]): Place[] {
  return pieces.map((piece) => {
    const spaces = lying(hull, piece);
    const uses = piece.shape.uses.map((use) => spaces[use] ?? -1);
    return { name: piece.name, spaces: inOrder(spaces), uses: inOrder(uses) };
  });
}

/** How to come from the Hold as it is to the draft, with these options. */
export function planFor(
  now: Layout & { ship: string },
  draft: Layout & { ship: string },
  matter: Matter,
  keys: ReadonlySet<string>,
): Plan | Hitch {
  const needed = (...begin: string[]): Plan | Hitch => {
    const missing = begin.find((key) => !keys.has(key));
    return missing === undefined ? { begin, places: placesOf(draft.hull, order) } : { key: missing, text: "not-now" };
  };
  const bought = draft.pieces.filter((piece) => piece.wanted);
  const order = [...bought, ...draft.pieces.filter((piece) => !piece.wanted)];
  if (draft.ship !== now.ship) return needed(shipKey(matter, draft.ship));
  const [first] = bought;
  if (matter === "setup" && first) return needed(outfitKey(matter, first.name)); // where they lie is asked in the end
  if (matter === "stow" && first) return { key: outfitKey(matter, first.name), text: "not-now" };
  if (draft.pieces.some((piece) => !piece.spot)) return { key: "", text: "in-hand" };
  if (matter === "stow") return { begin: [], places: placesOf(draft.hull, order) };
  const mine = draft.pieces.filter((piece) => !piece.wanted);
  const moved = movedFrom(draft.hull, now.pieces, mine).length > 0;
  if (!first) return moved ? needed("rearrange") : { key: "", text: "nothing-new" };
  // What fits as all lies is put into the Hold as it lies; else everything is asked for again.
  const asItLies = fits(now, first).length > 0;
  return needed(...(moved && asItLies ? ["rearrange"] : []), outfitKey(matter, first.name));
}

export const isPlan = (found: Plan | Hitch): found is Plan => "begin" in found;

/** The spaces that an option tells, as they are numbered here. */
const told = (option: Option, name: string) =>
  String(option.about[name] ?? "")
    .split(", ")
    .map((number) => Number(number) - 1);

/** The option that puts a piece on these spaces. */
export const optionFor = (options: readonly Option[], place: { spaces: string; uses: string }) =>
  options.find(
    (option) =>
      (option.key.startsWith("place:") &&
        inOrder(told(option, "spaces")) === place.spaces &&
        inOrder(told(option, "uses")) === place.uses) ||
      option.key === `space:${place.spaces}`,
  );

/** The next answer and what is left of the plan; null when there is nothing more to answer, "stuck" when it cannot go on. */
export function next(plan: Plan, question: Question | undefined): { key: string; rest: Plan } | "stuck" | null {
  const options = question?.options ?? [];
  const [key, ...later] = plan.begin;
  if (matterOf(question) === "stow") {
    const asked = question?.about["outfit"] ?? question?.about["cube"];
    for (const [i, place] of plan.places.entries()) {
      const option = place.name === asked ? optionFor(options, place) : undefined;
      if (option) return { key: option.key, rest: { ...plan, places: plan.places.toSpliced(i, 1) } };
    }
    return "stuck";
  }
  if (key === undefined) return null;
  return options.some((option) => option.key === key) ? { key, rest: { ...plan, begin: later } } : "stuck";
}
