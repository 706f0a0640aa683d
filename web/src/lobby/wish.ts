/** What is asked for when a table is made. */

import { firstBot, usualBot } from "../bots/bots";
import type { Me } from "../keep";
import { COLOURS, SHAPES } from "../look/seats";
import type { Colour, Game, NewTable, SeatWish, Setting, Shape, Value } from "../types";
import { say, sayOf } from "../words/own";

/** Who takes the other seats. */
export const COMPANY = ["bot", "open", "me"] as const;
export type Company = (typeof COMPANY)[number];

/** Names for bots, in the language of whoever seats them. */
export const botNames = () => say("bot-names").split(", ");

export const ownName = (me: Me, game: string) => me.name.trim() || sayOf(game, "player");

export function mySeat(me: Me, game: string): SeatWish {
  return { kind: "me", name: ownName(me, game), ...looksOf(me) };
}

/** What I chose once, as far as it still is a colour and a shape. */
function looksOf({ colour, shape }: Me): { colour: Colour; shape: Shape } {
  return {
    colour: colour && COLOURS.includes(colour) ? colour : "sky",
    shape: shape && SHAPES.includes(shape) ? shape : "circle",
  };
}

export function botSeat(place: number, bot: string): SeatWish {
  const names = botNames();
  return { kind: "bot", bot, name: names[(place - 1) % names.length] ?? "" };
}

/** A colour and a shape for each seat that wishes for none: those that nobody has. */
export function looks(seats: SeatWish[]): { colour: Colour; shape: Shape }[] {
  const colours = COLOURS.filter((one) => !seats.some((seat) => seat.colour === one));
  const shapes = SHAPES.filter((one) => !seats.some((seat) => seat.shape === one));
  return seats.map((seat) => ({
    colour: seat.colour ?? colours.shift() ?? "sky",
    shape: seat.shape ?? shapes.shift() ?? "circle",
  }));
}

/** A first game: the book's own set-up, against one or two easy bots, and with dice by a seed, so that every step can be
 * undone. */
export function guided(game: Game, me: Me, seed: string): NewTable {
  const bot = firstBot(game);
  const bots = Math.min(2, Math.min(game.usual, game.seats.at(-1) ?? 2) - 1);
  const seats = [mySeat(me, game.name), ...Array.from({ length: bots }, (_, place) => botSeat(place + 1, bot))];
  const found = looks(seats);
  return {
    game: game.name,
    seats: seats.map((seat, place) => ({ ...seat, ...found[place] })),
    options: game.presets["first-game"] ?? {},
    name: say("learn-table"),
    pace: "live",
    seed,
  };
}

/** Alone against as many bots as are usual, with the game's own options. */
export function againstBots(game: Game, me: Me, bot = usualBot(game)): NewTable {
  const others = Array.from({ length: game.usual - 1 }, (_, place) => botSeat(place + 1, bot));
  const seats = [mySeat(me, game.name), ...others];
  const found = looks(seats);
  return { game: game.name, seats: seats.map((seat, place) => ({ ...seat, ...found[place] })), pace: "live" };
}

const MANY = 4;

/** Of a long row of numbers those that people count by, if they are few and the usual one is among them. */
export function few({ allowed, default: usual }: Setting): Value[] {
  const round = allowed.filter((value) => typeof value === "number" && value % 5 === 0);
  return allowed.length > MANY + 1 && round.length <= MANY && round.includes(usual) ? round : allowed;
}
