/** What is asked for when a table is made. */

import type { Me } from "../keep";
import { COLOURS, SHAPES } from "../look/seats";
import type { Colour, Game, NewTable, SeatWish, Shape } from "../types";
import { say } from "../words/own";

/** Names for bots, in the language of whoever seats them. */
export const botNames = () => say("bot-names").split(", ");

export const ownName = (me: Me) => me.name.trim() || say("captain");

export function mySeat(me: Me): SeatWish {
  return { kind: "me", name: ownName(me), colour: me.colour ?? "sky", shape: me.shape ?? "circle" };
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

/** Alone against as many bots as are usual, with the game's own options. */
export function againstBots(game: Game, me: Me): NewTable {
  const bot = game.bots.at(-1) ?? "";
  const others = Array.from({ length: game.usual - 1 }, (_, place) => botSeat(place + 1, bot));
  const seats = [mySeat(me), ...others];
  const found = looks(seats);
  return { game: game.name, seats: seats.map((seat, place) => ({ ...seat, ...found[place] })), pace: "live" };
}
